//! The solver for a Web Worker.
//!
//! A position comes as a link; the worker calls [`Solver::run`] or [`Fair::run`] in slices, so that it hears of a new
//! question between two of them. Every line has been replayed under the rules before it is handed out.

mod memory;

/// One thread: a small allocator does.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

use memory::{Known, Memory};
use patience::{Deal, Link, Move, Position};
use patience_solver::fair::{Advice, Adviser, FairLimits};
use patience_solver::{Limits, Search, Status, Verdict};
use wasm_bindgen::prelude::*;

/// The game of a link up to one of its positions.
struct Game {
    deal: Deal,
    moves: Vec<Move>,
    position: Position,
    /// The position before the last move.
    before: Position,
}

impl Game {
    /// The game up to its first `ply` moves. The table, where the link comes from, has opened it before and would have said
    /// what is wrong with it; here that needs few words.
    fn open(link: &str, ply: usize) -> Result<Game, JsError> {
        let mut link = Link::parse(link).map_err(|_| JsError::new("The solver cannot read this game."))?;
        link.choices.truncate(ply);
        let (mut moves, mut before) = (Vec::new(), Position::start(&link.deal));
        let position = link.play(|position, m| {
            before = position.clone();
            moves.push(m);
        });
        Ok(Game { deal: link.deal, moves, position, before })
    }
}

/// A move for the page: its notation, its words, its piles by number.
#[wasm_bindgen]
pub struct Step {
    notation: String,
    words: String,
    piles: Vec<u8>,
}

impl Step {
    fn of(position: &Position, m: Move) -> Step {
        let mut piles = vec![m.from.0];
        piles.extend(m.with.map(|pile| pile.0));
        piles.push(m.to.0);
        Step { notation: position.game().write_move(m), words: position.describe(m), piles }
    }
}

#[wasm_bindgen]
impl Step {
    /// In notation: "c3>f".
    #[wasm_bindgen(getter)]
    pub fn notation(&self) -> String {
        self.notation.clone()
    }

    /// In words: "Four of clubs on the five of hearts".
    #[wasm_bindgen(getter)]
    pub fn words(&self) -> String {
        self.words.clone()
    }

    /// The piles that give a card, then the one that takes it.
    #[wasm_bindgen(getter)]
    pub fn piles(&self) -> Vec<u8> {
        self.piles.clone()
    }
}

/// Everything found out so far. A worker has one.
#[wasm_bindgen]
#[derive(Default)]
pub struct Mind {
    memory: Memory,
}

#[wasm_bindgen]
impl Mind {
    /// A mind that knows nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Mind {
        Mind::default()
    }

    /// Answers a question from memory, if it can.
    pub fn recall(&self, solver: &mut Solver) -> bool {
        let known = self.memory.recall(&solver.game.deal, &solver.game.moves);
        solver.verdict = match known {
            Some(Known::Won(line)) => Some(Verdict::Won(line)),
            Some(Known::Lost) => Some(Verdict::Lost(patience_solver::Proof::Exhausted)),
            None => return false,
        };
        true
    }

    /// Keeps an answer in mind.
    pub fn learn(&mut self, solver: &Solver) {
        let Game { deal, moves, .. } = &solver.game;
        match &solver.verdict {
            Some(Verdict::Won(line)) => self.memory.won(deal, moves, line),
            Some(Verdict::Lost(_)) => self.memory.lost(deal, moves),
            Some(Verdict::Unknown) | None => {}
        }
    }
}

/// Can the position of a link be won? The order of the pack is known.
#[wasm_bindgen]
pub struct Solver {
    game: Game,
    search: Option<Search>,
    spent: u64,
    limit: u64,
    verdict: Option<Verdict>,
}

#[wasm_bindgen]
impl Solver {
    /// A search that has not begun, for the position after the first `ply` moves of a link, that ends after so many nodes.
    /// Throws if it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, ply: usize, nodes: f64) -> Result<Solver, JsError> {
        Ok(Solver { game: Game::open(link, ply)?, search: None, spent: 0, limit: nodes as u64, verdict: None })
    }

    /// Raises the limit, so that a search that ended there goes on.
    pub fn more(&mut self, nodes: f64) {
        self.limit = self.limit.saturating_add(nodes as u64);
    }

    /// Searches on for about so many nodes. Returns `working`, `won`, `lost`, or `unknown` at the limit or when nothing
    /// is left to try. The same limit gives the same answer on every platform.
    #[wasm_bindgen(unchecked_return_type = "\"working\" | \"won\" | \"lost\" | \"unknown\"")]
    pub fn run(&mut self, nodes: u32) -> String {
        if self.verdict.is_none() && self.spent < self.limit {
            let position = &self.game.position;
            // The limit is kept here, where it can be raised: the search's own would end it for good.
            let search = self.search.get_or_insert_with(|| Search::new(position, Limits::default()));
            if let Status::Done(verdict) = search.run(u64::from(nodes).min(self.limit - self.spent)) {
                self.verdict = Some(verdict);
            }
            self.spent = search.spent();
            if self.verdict.is_some() {
                // Its tables are large.
                self.search = None;
            }
        }
        let open = if self.spent < self.limit { "working" } else { Verdict::Unknown.name() };
        self.verdict.as_ref().map_or(open, Verdict::name).into()
    }

    /// Whether more nodes could decide what is unknown.
    #[wasm_bindgen(getter)]
    pub fn open(&self) -> bool {
        self.verdict.is_none()
    }

    /// Nodes spent: moves made in searches and play-outs.
    pub fn spent(&self) -> f64 {
        self.spent as f64
    }

    /// The winning line in notation, once `run` has answered `won`; else empty.
    pub fn line(&self) -> Vec<String> {
        let game = self.game.position.game();
        match &self.verdict {
            Some(Verdict::Won(moves)) => moves.iter().map(|m| game.write_move(*m)).collect(),
            _ => Vec::new(),
        }
    }

    /// The first move of the winning line.
    pub fn next(&self) -> Option<Step> {
        match &self.verdict {
            Some(Verdict::Won(moves)) => moves.first().map(|m| Step::of(&self.game.position, *m)),
            _ => None,
        }
    }

    /// Why the position is lost, once `run` has answered `lost`, if there is a reason that can be seen.
    pub fn why(&self) -> Option<Why> {
        let Some(Verdict::Lost(_)) = self.verdict else { return None };
        let position = &self.game.position;
        let explanation = patience_solver::explain(position)?;
        let (mut piles, mut levels) = (Vec::new(), Vec::new());
        for (address, level, _) in &explanation.cards {
            let pile = position.places().iter().position(|place| place.address == *address)?;
            piles.push(pile as u8);
            levels.push(*level as u8);
        }
        Some(Why { sentence: explanation.sentence, piles, levels })
    }

    /// The move that led to the position.
    pub fn last(&self) -> Option<Step> {
        self.game.moves.last().map(|m| Step::of(&self.game.before, *m))
    }
}

/// Why a position is lost, where a player can see it: a sentence, and the cards to be marked.
#[wasm_bindgen]
pub struct Why {
    sentence: String,
    piles: Vec<u8>,
    levels: Vec<u8>,
}

#[wasm_bindgen]
impl Why {
    /// The reason in words.
    #[wasm_bindgen(getter)]
    pub fn sentence(&self) -> String {
        self.sentence.clone()
    }

    /// The piles of the cards, by number.
    #[wasm_bindgen(getter)]
    pub fn piles(&self) -> Vec<u8> {
        self.piles.clone()
    }

    /// The place of each card in its pile, counted from the bottom.
    #[wasm_bindgen(getter)]
    pub fn levels(&self) -> Vec<u8> {
        self.levels.clone()
    }
}

/// What is best by what a player can see, without a look through the pack.
#[wasm_bindgen]
pub struct Fair {
    position: Position,
    adviser: Adviser,
    advice: Advice,
}

#[wasm_bindgen]
impl Fair {
    /// Advice that has not begun, for the position after the first `ply` moves of a link. Throws if it is
    /// none.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, ply: usize) -> Result<Fair, JsError> {
        let Game { position, .. } = Game::open(link, ply)?;
        let adviser = Adviser::new(&position, FairLimits::for_game(position.game()));
        let advice = adviser.advice();
        Ok(Fair { position, adviser, advice })
    }

    /// Works on for about so many nodes; true when the advice is complete.
    pub fn run(&mut self, nodes: u32) -> bool {
        let done = self.adviser.run(nodes.into());
        if done {
            self.advice = self.adviser.advice();
        }
        done
    }

    /// Nodes spent.
    pub fn spent(&self) -> f64 {
        self.adviser.spent() as f64
    }

    /// The move that wins most often; none if nothing is known.
    pub fn best(&self) -> Option<Step> {
        self.advice.best.first().map(|vote| Step::of(&self.position, vote.mv))
    }

    /// In how many imagined packs it wins.
    #[wasm_bindgen(getter)]
    pub fn wins(&self) -> u32 {
        self.advice.best.first().map_or(0, |vote| vote.wins)
    }

    /// How many packs were imagined.
    #[wasm_bindgen(getter)]
    pub fn tried(&self) -> u32 {
        self.advice.best.first().map_or(self.advice.samples, |vote| vote.tried)
    }

    /// In how many of them nothing wins, whatever is played.
    #[wasm_bindgen(getter)]
    pub fn lost(&self) -> u32 {
        self.advice.losses
    }

    /// Whether the player does not see everything. If nothing is hidden the advice is exact.
    #[wasm_bindgen(getter)]
    pub fn hidden(&self) -> bool {
        self.advice.hidden
    }

    /// Whether there is nothing to choose.
    #[wasm_bindgen(getter)]
    pub fn forced(&self) -> bool {
        self.advice.forced
    }
}
