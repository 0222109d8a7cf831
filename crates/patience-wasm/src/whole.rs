//! Functions beyond showing and playing a game. Single-game modules lack them: the page then passes its game to the module
//! of all games (`www/engine/loader.js`).

use crate::{
    Answer, Table, answer, error_of, find,
    json::{Json, Value},
    messages, parse,
};
use alloc::{string::String, vec::Vec};
use js_sys::Error;
use patience::{Deal, Move, PileId, Position, Reason, Session, Token, deal::DEAL_COUNT};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Table {
    /// Opens a deal given by the attributes of an element: a code or, after `~`, cards as in a link; and its moves as in a
    /// link, or none.
    #[wasm_bindgen(js_name = ofDeal)]
    pub fn of_deal(game: &str, deal: &str, moves: &str) -> Result<Table, Error> {
        let link = if deal.starts_with('~') { [game, "/", deal].concat() } else { parse(deal)?.link.text() };
        Table::open(&if moves.is_empty() { link } else { [&link, "/", moves].concat() })
    }

    /// Opens a line at the position after `ply` moves, with an action ending after each move number in `ends`. For games saved
    /// before the save format.
    #[wasm_bindgen(js_name = withEnds)]
    pub fn with_ends(link: &str, ply: usize, ends: &[usize]) -> Result<Table, Error> {
        Ok(Table::of(Session::with_ends(parse(link)?.link, ply, ends)))
    }

    /// Starts a random deal.
    pub fn random(game: &str) -> Result<Table, Error> {
        let number = getrandom::u64().map_err(|_| error_of(messages::no_random()))? % u64::from(DEAL_COUNT);
        Table::numbered(game, number as u32)
    }

    /// Starts the deal of a number.
    pub fn numbered(game: &str, number: u32) -> Result<Table, Error> {
        let deal = Deal::numbered(find(game)?, number).ok_or_else(|| error_of(messages::no_number(number as usize)))?;
        Ok(Table::of(Session::new(deal)))
    }

    /// Previews a line that branches off after the first `from` moves, at its position after move `ply` of the game. Its moves
    /// are in notation, separated by spaces. The previewed moves join the game's line: `restore` goes back.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn preview(&mut self, from: usize, moves: &str, ply: usize) -> Answer {
        let game = self.session.deal().game();
        let moves = game.read_moves(moves).map_err(|error| error_of(error.token()))?;
        self.session.preview(from, &moves, ply).map_err(|error| error_of(error.token()))?;
        self.view()
    }

    /// Goes to the position of a link to the same deal; the moves beyond it on the line can be redone.
    #[wasm_bindgen(js_name = goToLink, unchecked_return_type = "View")]
    pub fn go_to_link(&mut self, link: &str) -> Answer {
        if self.session.go_to_link(parse(link)?.link) { self.view() } else { Err(error_of(messages::other_deal())) }
    }

    /// Lists all legal moves with their descriptions, pile by pile.
    #[wasm_bindgen(unchecked_return_type = "MoveGroup[]")]
    pub fn moves(&self) -> Answer {
        let position = self.session.position();
        answer(&Group::all(position), position.pile_specs())
    }

    /// Explains why no legal move leads from one pile to another; null if one does, and for a pile that the game lacks.
    #[wasm_bindgen(unchecked_return_type = "Reason | null")]
    pub fn why(&self, from: usize, to: usize) -> Answer {
        let position = self.session.position();
        let is_there = from.max(to) < position.pile_specs().len();
        let why = is_there.then(|| position.why(PileId(from as u8), PileId(to as u8))).flatten();
        answer(&why, position.pile_specs())
    }

    /// Explains why a run of some cards cannot go from one pile to another; null if it can, or if no run fits there.
    #[wasm_bindgen(js_name = whyRun, unchecked_return_type = "Reason | null")]
    pub fn why_run(&self, from: usize, to: usize, cards: usize) -> Answer {
        let position = self.session.position();
        let why = position.why_run(PileId(from.min(255) as u8), PileId(to.min(255) as u8), cards);
        answer(&why, position.pile_specs())
    }

    /// Explains why no legal move begins at a pile, and names the card that it waits for; null if a move begins there, and for
    /// a pile that the game lacks.
    #[wasm_bindgen(js_name = whyIdle, unchecked_return_type = "Reason | null")]
    pub fn why_idle(&self, pile: usize) -> Answer {
        self.why(pile, pile)
    }

    /// Returns the moves that win by playing every card home, in notation, separated by spaces; empty if that does not win, or
    /// while cards are hidden.
    pub fn finish(&self) -> String {
        let position = self.session.position();
        position.finish().map_or(String::new(), |line| position.game().write_moves(&line))
    }
}

/// A legal move with its description.
struct DescribedMove<'a> {
    position: &'a Position,
    m: Move,
    token: Token,
    /// True if another move of the pile has the same description.
    has_twin: bool,
}

impl Value for DescribedMove<'_> {
    fn write(&self, json: &mut Json) {
        let DescribedMove { position, m, token, has_twin } = self;
        let apart = m.second.or(m.to.pile()).filter(|_| *has_twin);
        json.object()
            .field("move", &position.game().write_move(*m))
            .field("from", &m.from.0)
            .field("with", &m.second.map(|pile| pile.0))
            .field("to", &position.destination_pile(*m).map(|pile| pile.0))
            .field("home", &position.is_to_foundation(*m))
            .field("token", token)
            .field("apart", &apart.map(|pile| pile.0))
            .end();
    }
}

/// The legal moves of one pile.
struct Group<'a> {
    pile: u8,
    moves: Vec<DescribedMove<'a>>,
}

impl Value for Group<'_> {
    fn write(&self, json: &mut Json) {
        json.object().field("pile", &self.pile).field("moves", &self.moves).end();
    }
}

impl Group<'_> {
    /// All legal moves, pile by pile.
    fn all(position: &Position) -> Vec<Group<'_>> {
        let mut groups: Vec<Group> = Vec::new();
        for m in position.legal_moves() {
            if groups.last().is_none_or(|group| group.pile != m.from.0) {
                groups.push(Group { pile: m.from.0, moves: Vec::new() });
            }
            let Some(group) = groups.last_mut() else { continue };
            let token = position.describe(m);
            // Equal cards in two places: the buttons must tell them apart.
            let mut has_twin = false;
            for twin in group.moves.iter_mut().filter(|other| other.token == token) {
                twin.has_twin = true;
                has_twin = true;
            }
            group.moves.push(DescribedMove { position, m, token, has_twin });
        }
        groups
    }
}

/// A reason why a move is illegal.
impl Value for Reason {
    fn write(&self, json: &mut Json) {
        json.object().field("token", &self.token).field("rule", &self.rule).end();
    }
}
