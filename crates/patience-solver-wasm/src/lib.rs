//! The solver for a Web Worker.
//!
//! A position comes as a link; the worker calls [`Solver::run`] or [`Hint::run`] in slices, so that it can handle messages
//! between them. Every line is replayed under the rules before it is returned. Messages cross as tokens.

mod answer;
mod verdicts;

/// One thread needs only a small allocator.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

use answer::{Answer, MoveAnswer, TokenValue, Why, error_of, to_js};
use patience::problem::Question;
use patience::{Deal, Link, Move, Outcome, Position, Problem};
use patience_problems::{Cause, Finding, ProblemCheck, ProblemLimits, ProblemMaker, cause_of, refute, transfers};
use patience_solver::hint::{Estimate, HintLimits, HintSearch, reason_of_line};
use patience_solver::review::{ReviewError, ReviewLimits, Reviewer, is_dealt};
use patience_solver::win_rate::win_probability;
use patience_solver::{Limits, Method, NoSolver, Proof, Search, Status, Verdict, token};
use verdicts::VerdictCache;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// The game of a link up to one of its positions.
struct Game {
    deal: Deal,
    moves: Vec<Move>,
    position: Position,
    /// The position before the last move.
    before: Position,
}

impl Game {
    /// Opens a link up to its first `ply` moves. The table made the link and reports its errors in full; here one error is
    /// enough.
    fn open(link: &str, ply: usize) -> Result<Game, js_sys::Error> {
        let mut link = Link::parse(link).map_err(|_| error_of(&token::unreadable()))?;
        link.truncate(ply);
        let (mut moves, mut before) = (Vec::new(), Position::start(link.deal()));
        let position = link.play(|position, m| {
            before = position.clone();
            moves.push(m);
        });
        Ok(Game { deal: link.deal().clone(), moves, position, before })
    }
}

fn refused(error: NoSolver) -> js_sys::Error {
    error_of(&error.token())
}

#[wasm_bindgen]
impl VerdictCache {
    /// Creates an empty cache.
    #[wasm_bindgen(constructor)]
    pub fn new() -> VerdictCache {
        VerdictCache::default()
    }

    /// Gives a search its cached verdict. Returns true if there is one.
    pub fn get(&self, solver: &mut Solver) -> bool {
        let cached = self.find(&solver.game.deal, &solver.game.moves);
        let is_cached = cached.is_some();
        solver.verdict = cached.or(solver.verdict.take());
        is_cached
    }

    /// Caches the verdict of another worker on the position after the first `ply` moves of a link: a winning line, or none if
    /// it is lost. A line is played first and ignored if it does not win.
    pub fn learn(&mut self, link: &str, ply: usize, line: Option<Vec<String>>) -> Result<(), js_sys::Error> {
        let Game { deal, moves, position, .. } = Game::open(link, ply)?;
        let Some(line) = line else {
            self.record(&deal, &moves, &Verdict::Lost(Proof::Exhausted));
            return Ok(());
        };
        let (mut position, mut played) = (position, Vec::new());
        for text in &line {
            let Ok(m) = position.parse_move(text) else { return Ok(()) };
            let Ok(next) = position.play(m) else { return Ok(()) };
            position = next;
            played.push(m);
        }
        if position.outcome() == Outcome::Won {
            self.record(&deal, &moves, &Verdict::Won(played));
        }
        Ok(())
    }

    /// Caches the verdict of a search, if it has one.
    pub fn insert(&mut self, solver: &Solver) {
        if let Some(verdict) = &solver.verdict {
            self.record(&solver.game.deal, &solver.game.moves, verdict);
        }
    }
}

/// A search that decides the position of a link, given the order of the stock.
#[wasm_bindgen]
pub struct Solver {
    game: Game,
    search: Search,
    limit: u64,
    /// The verdict of the search, or of the cache.
    verdict: Option<Verdict>,
}

#[wasm_bindgen]
impl Solver {
    /// Creates an idle search of at most `nodes` nodes for the position after the first `ply` moves of a link. The default
    /// seed is 1; other seeds are for parallel workers, which use half the memory. Throws a `SolverRefusal` for text that is
    /// not a link, and for a game without a solver.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, ply: usize, nodes: f64, seed: Option<u32>) -> Result<Solver, js_sys::Error> {
        let game = Game::open(link, ply)?;
        // The limit is enforced in `run`, so that it can be raised: `Limits::nodes` would end the search for good.
        let mut limits = Limits::default();
        if let Some(helper @ 2..) = seed {
            limits = Limits { memory: limits.memory / 2, ..limits.for_worker(helper - 2) };
        }
        let search = Search::new(&game.position, limits).map_err(refused)?;
        Ok(Solver { game, search, limit: nodes as u64, verdict: None })
    }

    /// Raises the limit, so that a search that reached it continues.
    #[wasm_bindgen(js_name = raiseLimit)]
    pub fn raise_limit(&mut self, nodes: f64) {
        self.limit = self.limit.saturating_add(nodes as u64);
    }

    /// Pauses the search: lowers its limit to the nodes already spent. A win already found is the answer.
    pub fn pause(&mut self) {
        self.limit = self.limit.min(self.search.spent());
        self.conclude_at_limit();
    }

    /// Searches for about `nodes` nodes. Returns `working`, `won`, `lost`, or `unknown` at the limit or when the search gave
    /// up. The same limit gives the same answer on every platform.
    #[wasm_bindgen(unchecked_return_type = "Answer['verdict']")]
    pub fn run(&mut self, nodes: u32) -> String {
        let left = self.limit.saturating_sub(self.search.spent());
        if self.verdict.is_none()
            && left > 0
            && let Status::Done(verdict) = self.search.run(left.min(nodes.into()))
        {
            self.verdict = Some(verdict);
        }
        self.conclude_at_limit();
        self.name().into()
    }

    /// Returns the nodes spent: moves made in searches and playouts.
    pub fn spent(&self) -> f64 {
        self.search.spent() as f64
    }

    /// Returns the state of the search.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn answer(&self) -> JsValue {
        let Game { position, before, moves, .. } = &self.game;
        let line: &[Move] = if let Some(Verdict::Won(line)) = &self.verdict { line } else { &[] };
        let lost = matches!(self.verdict, Some(Verdict::Lost(_)));
        let explanation = if lost { patience_solver::explain(position).ok().flatten() } else { None };
        let (specs, stats) = (position.pile_specs(), self.search.stats());
        to_js(&Answer {
            verdict: self.name(),
            line: line.iter().map(|m| position.game().write_move(*m)).collect(),
            next: line.first().map(|m| MoveAnswer::of(position, *m)),
            // The reason names no card of a hidden stock, but its line knows their order.
            reason: if position.is_stock_hidden() { None } else { reason_of_line(position, line) }
                .map(|token| TokenValue { token, specs }),
            last: moves.last().map(|m| MoveAnswer::of(before, *m)),
            spent: self.spent(),
            open: self.verdict.is_none(),
            played: if self.verdict.is_some() { 0.0 } else { self.search.playouts() as f64 },
            chance: self.chance(),
            method: stats.decided_by().map(Method::name),
            states: stats.states() as f64,
            why: explanation.as_ref().map(|why| Why::of(why, specs)),
        })
    }
}

impl Solver {
    /// Takes the win that a search at its limit has found, whose line could be shortened further.
    fn conclude_at_limit(&mut self) {
        if self.verdict.is_none() && self.search.spent() >= self.limit {
            self.verdict = self.search.conclude();
        }
    }

    /// Estimates an undecided position by rollouts.
    fn chance(&self) -> Option<answer::Chance> {
        let rate =
            (self.name() == Verdict::Unknown.name()).then(|| win_probability(&self.game.position).ok().flatten())??;
        Some(answer::Chance { wins: rate.won, of: rate.played })
    }

    fn name(&self) -> &'static str {
        let open = if self.search.spent() < self.limit { "working" } else { Verdict::Unknown.name() };
        self.verdict.as_ref().map_or(open, Verdict::name)
    }
}

/// A hint search: the best move by visible cards alone.
#[wasm_bindgen]
pub struct Hint {
    position: Position,
    search: HintSearch,
}

#[wasm_bindgen]
impl Hint {
    /// Creates an idle hint search for the position after the first `ply` moves of a link. Throws a `SolverRefusal` as
    /// `Solver` does.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, ply: usize) -> Result<Hint, js_sys::Error> {
        let Game { position, .. } = Game::open(link, ply)?;
        let limits = HintLimits::for_game(position.game()).map_err(refused)?;
        let search = HintSearch::new(&position, limits).map_err(refused)?;
        Ok(Hint { position, search })
    }

    /// Searches for about `nodes` nodes. Returns true when the advice is complete.
    pub fn run(&mut self, nodes: u32) -> bool {
        self.search.run(nodes.into())
    }

    /// Returns the nodes spent.
    pub fn spent(&self) -> f64 {
        self.search.spent() as f64
    }

    /// Returns the current advice.
    #[wasm_bindgen(unchecked_return_type = "Advice")]
    pub fn advice(&self) -> JsValue {
        let advice = self.search.advice();
        let best = advice.best.first();
        to_js(&answer::Advice {
            best: best.map(|candidate| MoveAnswer::of(&self.position, candidate.m)),
            second: advice.best.get(1).map(|candidate| MoveAnswer::of(&self.position, candidate.m)),
            wins: best.map_or(0, |candidate| candidate.wins),
            tried: best.map_or(advice.samples, |candidate| candidate.tried),
            lost: advice.losses,
            hidden: advice.hidden,
            forced: advice.forced,
            why: self.search.reason().map(|token| answer::TokenValue { token, specs: self.position.pile_specs() }),
        })
    }
}

/// Code of a missing estimate in the estimates of [`Review`].
const PENDING: u8 = 255;
/// Code of an undecided position.
const UNDECIDED: u8 = 254;

/// A review of a game: the chance to win after each move, by the cards visible then, and the costliest decisions.
#[wasm_bindgen]
pub struct Review {
    game: &'static patience::Game,
    packs: u32,
    dealt: Vec<usize>,
    reviewer: Reviewer,
}

#[wasm_bindgen]
impl Review {
    /// Creates a review of the whole game of a link. It continues an earlier one from its `estimates`, as in `ReviewAnswer`.
    /// The default seed is 1; `bench review` compares others, which sample other orders of the stock. Throws a `SolverRefusal`
    /// as `Solver` does.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, estimates: &[u8], seed: Option<u32>) -> Result<Review, js_sys::Error> {
        let link = Link::parse(link).map_err(|_| error_of(&token::unreadable()))?;
        let (mut moves, mut dealt) = (Vec::new(), Vec::new());
        link.play(|position, m| {
            if is_dealt(position, m) {
                dealt.push(moves.len());
            }
            moves.push(m);
        });
        let game = link.deal().game();
        let mut limits = ReviewLimits::for_game(game).map_err(refused)?;
        limits.hint.seed = seed.map_or(limits.hint.seed, u64::from);
        let packs = limits.hint.samples;
        let estimates: Vec<Option<Estimate>> = estimates
            .iter()
            .map(|percent| match *percent {
                UNDECIDED => Some(Estimate::NONE),
                percent => (percent <= 100).then(|| Estimate::from_percent(percent)),
            })
            .collect();
        let reviewer = Reviewer::new(link.deal(), &moves, limits, &estimates).map_err(|error| match error {
            ReviewError::NoSolver(error) => refused(error),
            _ => error_of(&token::unreadable()),
        })?;
        Ok(Review { game, packs, dealt, reviewer })
    }

    /// Works for about `nodes` nodes. Returns true when the review is complete.
    pub fn run(&mut self, nodes: u32) -> bool {
        self.reviewer.run(nodes.into())
    }

    /// Returns the current review.
    #[wasm_bindgen(unchecked_return_type = "ReviewAnswer")]
    pub fn answer(&self) -> JsValue {
        let percent = |estimate: Estimate| estimate.percent().map_or(UNDECIDED, |percent| percent as u8);
        let estimates = self.reviewer.estimates().iter().map(|estimate| estimate.map_or(PENDING, percent));
        let decisions = self.reviewer.decisions().iter().map(|decision| answer::Decision {
            ply: decision.ply,
            better: self.game.write_move(decision.better.0),
            played: percent(decision.played),
            wins: percent(decision.better.1),
        });
        to_js(&answer::Review {
            packs: self.packs,
            estimates: estimates.collect(),
            dealt: &self.dealt,
            decisions: decisions.collect(),
            done: self.reviewer.is_done(),
        })
    }
}

/// The limits of a check.
fn limits_of(effort: Option<u32>) -> ProblemLimits {
    ProblemLimits::default().times(effort.unwrap_or(1))
}

/// A check of a problem that is in no list, and the search for the line of a release.
#[wasm_bindgen]
pub struct ProblemProof {
    game: &'static patience::Game,
    check: ProblemCheck,
    finding: Option<Finding>,
}

#[wasm_bindgen]
impl ProblemProof {
    /// Creates an idle check of the problem of a link, with `effort` times the usual budget, by default once. Throws a
    /// `SolverRefusal` as `Solver` does.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, effort: Option<u32>) -> Result<ProblemProof, js_sys::Error> {
        let problem = Problem::parse(link).map_err(|_| error_of(&token::unreadable()))?;
        let check = ProblemCheck::new(&problem, limits_of(effort)).map_err(refused)?;
        Ok(ProblemProof { game: problem.position().game(), check, finding: None })
    }

    /// Works for about `nodes` nodes. Returns true when the check is complete.
    pub fn run(&mut self, nodes: u32) -> bool {
        self.finding = self.finding.or_else(|| self.check.run(nodes.into()));
        self.finding.is_some()
    }

    /// Returns the finding.
    #[wasm_bindgen(unchecked_return_type = "ProofAnswer")]
    pub fn answer(&self) -> JsValue {
        let finding = match self.finding {
            Some(Finding::Proven) => "proven",
            Some(Finding::Wrong) => "wrong",
            Some(Finding::Easy) => "easy",
            Some(Finding::Stock) => "stock",
            Some(Finding::Undecided) | None => "undecided",
        };
        let line = self.check.line().iter().map(|m| self.game.write_move(*m)).collect();
        to_js(&answer::Proof { finding, line })
    }
}

/// Refutes a wrong answer to the problem of a link: `moves` are the right answers before it, and the wrong one.
/// Throws a `SolverRefusal` as `Solver` does.
#[wasm_bindgen(unchecked_return_type = "RefutationAnswer")]
pub fn refutation(link: &str, moves: Vec<String>) -> Result<JsValue, js_sys::Error> {
    let unreadable = || error_of(&token::unreadable());
    let problem = Problem::parse(link).map_err(|_| unreadable())?;
    let mut position = problem.position();
    let mut line = Vec::new();
    for text in &moves {
        let m = position.parse_move(text).map_err(|_| unreadable())?;
        position = position.play(m).map_err(|_| unreadable())?;
        line.push(m);
    }
    let refutation = refute(&position, problem.question()).map_err(refused)?;
    let game = position.game();
    let before = transfers(&problem.position(), &line);
    Ok(to_js(&answer::Refutation {
        line: refutation.line.iter().map(|m| game.write_move(*m)).collect(),
        why: refutation.why.as_ref().map(|why| Why::of(why, game.pile_specs())),
        transfers: refutation.transfers.map(|after| before.saturating_add(after)),
        at_least: before.saturating_add(refutation.at_least),
        cause: cause_of_answer(&problem, &line).map(answer::Cause::from),
    }))
}

/// The cause of a wrong answer to a release, without one that is the end of a run.
fn cause_of_answer(problem: &Problem, moves: &[Move]) -> Option<Cause> {
    match (problem.question(), moves) {
        (Question::Release(release), [m]) if problem.answers().get(*m).is_none() => {
            cause_of(&problem.position(), *m, release)
        }
        _ => None,
    }
}

/// A resumable maker of the problem of a position.
#[wasm_bindgen]
pub struct ProblemMaking {
    maker: ProblemMaker,
    answer: Option<answer::MadeProblem>,
}

#[wasm_bindgen]
impl ProblemMaking {
    /// Creates an idle maker for the position after `ply` moves of a link, with `effort` times the usual budget, by default
    /// once. Throws a `SolverRefusal` as `Solver` does.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, ply: usize, effort: Option<u32>) -> Result<ProblemMaking, js_sys::Error> {
        let mut link = Link::parse(link).map_err(|_| error_of(&token::unreadable()))?;
        link.truncate(ply);
        let maker = ProblemMaker::new(link, limits_of(effort)).map_err(refused)?;
        Ok(ProblemMaking { maker, answer: None })
    }

    /// Works for about `nodes` nodes. Returns true when all moves are proven, or there is no problem.
    pub fn run(&mut self, nodes: u32) -> bool {
        if self.answer.is_none() {
            self.answer = self.maker.run(nodes.into()).map(answer::MadeProblem::of);
        }
        self.answer.is_some()
    }

    /// Returns the problem, or why there is none; null before that.
    #[wasm_bindgen(unchecked_return_type = "MadeProblem | null")]
    pub fn answer(&self) -> JsValue {
        to_js(&self.answer)
    }
}
