//! The boundary between the rules engine and the page.
//!
//! One call per action: every action returns the whole `View`, with the moves of each pile. The page names piles by their
//! number in the game's list and moves by their notation; all its input is checked against the rules. Face-down cards
//! cross as a count, messages as tokens. Errors are JavaScript `Error`s with a token.

// Without the standard library the module holds no panic messages.
#![cfg_attr(target_family = "wasm", no_std)]

extern crate alloc;

mod json;
mod view;
#[cfg(feature = "whole")]
mod whole;

/// One thread and small tables need only a small allocator.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

use alloc::{string::String, vec::Vec};
use js_sys::{Error, JSON, Reflect, Uint8Array};
use json::{Json, Value};
use patience::{Address, Deal, Game, Link, LinkError, Offers, PileSpec, Session, Shape, Token, token::Kind};
use view::{Summary, View};
use wasm_bindgen::prelude::*;

type Answer = Result<JsValue, Error>;

mod messages {
    patience::tokens! {
        /// The answer could not be converted.
        not_shown = "not-shown";
        /// The browser has no random numbers.
        no_random = "no-random";
        /// The link belongs to another deal.
        other_deal = "other-deal";
        /// No deal has this number.
        no_number = "no-number" { number: usize };
    }
}

/// The kinds of tokens declared here.
pub fn kinds() -> Vec<Kind> {
    messages::KINDS.to_vec()
}

/// Sets a property. Fails for frozen objects only, which these are not.
fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

/// Makes an `Error` with the token as its property; its message is the token's key.
fn error_of(token: Token) -> Error {
    let error = Error::new(token.key());
    if let Ok(token) = JSON::parse(&Json::of(&token, &[])) {
        set(&error, "token", &token);
    }
    error
}

/// Makes the error of a text that cannot be opened. A single-game module gives no reason: the page asks the module of all
/// games, which may open it.
fn refused(token: impl FnOnce() -> Token) -> Error {
    if cfg!(feature = "whole") { error_of(token()) } else { Error::new("refused") }
}

/// Converts an answer; `specs` are the piles of the tokens in it.
fn answer(value: &dyn Value, specs: &'static [PileSpec]) -> Answer {
    JSON::parse(&Json::of(value, specs)).map_err(|_| error_of(messages::not_shown()))
}

fn find(game: &str) -> Result<&'static Game, Error> {
    Game::by_id(game).ok_or_else(|| refused(|| LinkError::no_game(game).token()))
}

/// Parses a link, a whole address that ends in one, or a deal code.
fn parse(text: &str) -> Result<Address, Error> {
    if text.bytes().any(|byte| matches!(byte, b'#' | b'/')) {
        return Address::parse(text).map_err(|error| refused(|| error.token()));
    }
    match Deal::from_code(text) {
        Ok(deal) => Ok(Address { link: Link::from(deal), replay: false }),
        // A link may be encoded or in full-width characters.
        Err(error) => Address::parse(text).map_err(|_| refused(|| error.token())),
    }
}

/// A panic is a bug: the console names the module before the page reports an error.
#[cfg(target_family = "wasm")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    web_sys::console::error_1(&"the rules engine panicked".into());
    core::arch::wasm32::unreachable()
}

/// Lists all games and variants, each game before its variants.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> Answer {
    answer(&Game::all().collect::<Vec<_>>(), &[])
}

/// Returns the layout of a game's piles on a tall or a wide table. `open` asks for a layout with every card readable, if the
/// game has one.
#[wasm_bindgen(unchecked_return_type = "Layout")]
pub fn layout(game: &str, tall: bool, open: Option<bool>) -> Answer {
    let shape = match (tall, open == Some(true)) {
        (false, false) => Shape::Wide,
        (true, false) => Shape::Tall,
        (false, true) => Shape::WideOpen,
        (true, true) => Shape::TallOpen,
    };
    answer(&find(game)?.layout(shape), &[])
}

/// Summarises a link, a whole address that ends in one, or a deal code.
#[wasm_bindgen(unchecked_return_type = "LinkSummary")]
pub fn read(text: &str) -> Answer {
    Table::open(text)?.summary()
}

/// A game in progress.
#[wasm_bindgen]
pub struct Table {
    session: Session,
    /// True if the opened text asked for a replay move by move.
    replay: bool,
}

impl Table {
    fn of(session: Session) -> Table {
        Table { session, replay: false }
    }
}

#[wasm_bindgen]
impl Table {
    /// Opens the game of a text, as `read` takes it, with its moves played.
    pub fn open(text: &str) -> Result<Table, Error> {
        let Address { link, replay } = parse(text)?;
        Ok(Table { session: Session::from_link(link), replay })
    }

    /// Restores a game from the text of `save`.
    pub fn restore(save: &str) -> Result<Table, Error> {
        Session::restore(save).map(Table::of).map_err(|error| refused(|| error.token()))
    }

    /// Returns the summary of the game, without the table.
    #[wasm_bindgen(unchecked_return_type = "LinkSummary")]
    pub fn summary(&self) -> Answer {
        answer(&Summary { session: &self.session, replay: self.replay }, &[])
    }

    /// Returns the whole table.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&self) -> Answer {
        let position = self.session.position();
        let offers = Offers::of(position);
        let view = answer(&View { session: &self.session, offers: &offers }, position.pile_specs())?;
        set(&view, "gestures", &Uint8Array::from(view::gestures(&offers).as_slice()));
        set(&view, "choices", &Uint8Array::from(view::choices(&offers).as_slice()));
        Ok(view)
    }

    /// Saves the game as text, for `restore`.
    pub fn save(&self) -> String {
        self.session.save()
    }

    /// Makes exactly one move, given in notation.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn play(&mut self, notation: &str) -> Answer {
        self.session.play_text(notation).map_err(|error| error_of(error.token()))?;
        self.view()
    }

    /// Makes a move, then draws the next card automatically while that is the only decision; or moves a run of the view.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn act(&mut self, notation: &str) -> Answer {
        if notation.bytes().any(|byte| byte == b'*') {
            self.session.move_run(notation).map_err(|error| error_of(error.token()))?;
            return self.view();
        }
        let m = self.session.position().parse_move(notation).map_err(|error| error_of(error.token()))?;
        self.session.play_and_draw(m).map_err(|error| error_of(error.token()))?;
        self.view()
    }

    /// Deals until there is a decision.
    #[wasm_bindgen(js_name = dealOn, unchecked_return_type = "View")]
    pub fn deal_on(&mut self) -> Answer {
        self.session.deal_on();
        self.view()
    }

    /// Deals the whole stock, over cards that can go home, too. With `safe` the safe ones go home first.
    #[wasm_bindgen(js_name = dealAll, unchecked_return_type = "View")]
    pub fn deal_all(&mut self, safe: bool) -> Answer {
        self.session.deal_all(safe);
        self.view()
    }

    /// Makes one dealing move.
    #[wasm_bindgen(js_name = dealOnce, unchecked_return_type = "View")]
    pub fn deal_once(&mut self) -> Answer {
        self.session.deal_once();
        self.view()
    }

    /// Plays every safe card home.
    #[wasm_bindgen(js_name = playSafe, unchecked_return_type = "View")]
    pub fn play_safe(&mut self) -> Answer {
        self.session.play_safe();
        self.view()
    }

    /// Undoes the last action, if there is one.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn undo(&mut self) -> Answer {
        self.session.undo();
        self.view()
    }

    /// Redoes the last undone action, if there is one.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn redo(&mut self) -> Answer {
        self.session.redo();
        self.view()
    }

    /// Goes to the position after `ply` moves of the line; 0 is the deal. The moves beyond can be redone.
    #[wasm_bindgen(js_name = goTo, unchecked_return_type = "View")]
    pub fn go_to(&mut self, ply: usize) -> Answer {
        self.session.go_to(ply);
        self.view()
    }
}
