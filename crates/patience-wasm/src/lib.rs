//! The boundary between the rules engine and the page.
//!
//! One crossing per act: every act answers with the whole `View`. The page names piles by their number in
//! the game's list of places and moves by their notation; whatever it says is checked against the rules. What is face
//! down crosses as a count. Errors are JavaScript `Error`s with a sentence for the player.

mod view;

/// One thread, small tables: a small allocator does.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

use patience::{Deal, Game, Link, PileId, Session, Shape, deal::NUMBERS};
use serde::Serialize;
use std::fmt::Display;
use view::{Choice, Group, Info, Selection, View};
use wasm_bindgen::prelude::*;

type Answer = Result<JsValue, js_sys::Error>;

fn refuse(sentence: &dyn Display) -> js_sys::Error {
    js_sys::Error::new(&patience::words::capital(&sentence.to_string()))
}

/// What is missing crosses as `null`, as `types.d.ts` says, not as `undefined`.
fn answer(value: &impl Serialize) -> Answer {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(|_| refuse(&"the table cannot be shown"))
}

fn find(game: &str) -> Result<&'static Game, js_sys::Error> {
    Game::by_id(game).ok_or_else(|| refuse(&patience::LinkError::Game(game.chars().take(40).collect())))
}

/// A panic is a bug: let it at least say where, before the page says that something went wrong.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|_| web_sys::console::error_1(&"the rules engine panicked".into())));
}

/// All games and variants, each game before its variants.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> Answer {
    answer(&Game::all().map(Info::of).collect::<Vec<_>>())
}

/// Where the piles of a game lie, on a table higher than wide or wider than high.
#[wasm_bindgen(unchecked_return_type = "Layout")]
pub fn layout(game: &str, tall: bool) -> Answer {
    answer(&find(game)?.layout(if tall { Shape::Tall } else { Shape::Wide }))
}

/// The game that a deal code belongs to: its link. Throws a sentence for what is no code.
#[wasm_bindgen(js_name = linkOfCode)]
pub fn link_of_code(code: &str) -> Result<String, js_sys::Error> {
    let deal = Deal::from_code(code).map_err(|error| refuse(&error))?;
    Ok(Link { deal, choices: Vec::new() }.to_string())
}

/// A game in hand.
#[wasm_bindgen]
pub struct Table {
    session: Session,
}

impl Table {
    fn pile(&self, pile: u8) -> Result<PileId, js_sys::Error> {
        let known = usize::from(pile) < self.session.position().places().len();
        known.then_some(PileId(pile)).ok_or_else(|| refuse(&"there is no such pile"))
    }
}

#[wasm_bindgen]
impl Table {
    /// The game of a link (the fragment of an address, or all of it), with its moves played.
    pub fn open(link: &str) -> Result<Table, js_sys::Error> {
        Session::open(link).map(|session| Table { session }).map_err(|error| refuse(&error))
    }

    /// A new game of a deal chosen at random.
    pub fn random(game: &str) -> Result<Table, js_sys::Error> {
        let number = getrandom::u64().map_err(|_| refuse(&"this browser gives no random number"))? % u64::from(NUMBERS);
        Table::numbered(game, number as u32)
    }

    /// A new game of the deal of a number.
    pub fn numbered(game: &str, number: u32) -> Result<Table, js_sys::Error> {
        let deal = Deal::numbered(find(game)?, number).ok_or_else(|| refuse(&"no deal"))?;
        Ok(Table { session: Session::new(deal) })
    }

    /// The whole table.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&self) -> Answer {
        answer(&View::of(&self.session))
    }

    /// Makes exactly one move, given in notation.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn play(&mut self, notation: &str) -> Answer {
        self.session.play_text(notation).map_err(|error| refuse(&error))?;
        self.view()
    }

    /// Makes a move as a player does: the next card turns by itself where nothing else is to be decided.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn act(&mut self, notation: &str) -> Answer {
        let m = self.session.position().parse_move(notation).map_err(|error| refuse(&error))?;
        self.session.act(m).map_err(|error| refuse(&error))?;
        self.view()
    }

    /// What choosing a pile offers.
    #[wasm_bindgen(unchecked_return_type = "Selection")]
    pub fn select(&self, pile: u8) -> Answer {
        answer(&Selection::of(self.session.position(), self.pile(pile)?))
    }

    /// The moves that choosing one pile and then another can mean.
    #[wasm_bindgen(unchecked_return_type = "Choice[]")]
    pub fn between(&self, from: u8, to: u8) -> Answer {
        let position = self.session.position();
        let moves = position.between(self.pile(from)?, self.pile(to)?);
        answer(&moves.into_iter().map(|m| Choice::among_few(position, m)).collect::<Vec<_>>())
    }

    /// All legal moves, pile by pile.
    #[wasm_bindgen(unchecked_return_type = "MoveGroup[]")]
    pub fn moves(&self) -> Answer {
        answer(&Group::all(self.session.position()))
    }

    /// Deals on until there is something to decide.
    #[wasm_bindgen(js_name = dealOn, unchecked_return_type = "View")]
    pub fn deal_on(&mut self) -> Answer {
        self.session.deal_on();
        self.view()
    }

    /// Deals one step on, whatever there is to decide.
    #[wasm_bindgen(js_name = dealOne, unchecked_return_type = "View")]
    pub fn deal_one(&mut self) -> Answer {
        self.session.deal_one();
        self.view()
    }

    /// Plays every card home that can never be missed.
    #[wasm_bindgen(js_name = playSafe, unchecked_return_type = "View")]
    pub fn play_safe(&mut self) -> Answer {
        self.session.play_safe();
        self.view()
    }

    /// Takes back the last act, if there is one.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn undo(&mut self) -> Answer {
        self.session.undo();
        self.view()
    }

    /// Makes the act again that was taken back last, if there is one.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn redo(&mut self) -> Answer {
        self.session.redo();
        self.view()
    }

    /// Goes to a move of the line; 0 is the deal. What lies beyond can be redone.
    #[wasm_bindgen(js_name = goTo, unchecked_return_type = "View")]
    pub fn go_to(&mut self, ply: usize) -> Answer {
        self.session.go_to(ply);
        self.view()
    }
}
