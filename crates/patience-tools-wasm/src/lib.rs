//! What the page needs now and then, in a module that comes when it is first asked for: the check of one's own cards,
//! games as text, the moves of a line in words, QR codes.
//!
//! Everything that comes in is text, and hostile until parsed. Errors are JavaScript `Error`s with a token.

mod own;

use own::OwnCards;
use patience::{Game, Link, LinkError, Place, Token, text, token::Kind};
use qrcodegen::{QrCode as Code, QrCodeEcc};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

type Answer = Result<JsValue, js_sys::Error>;

mod told {
    patience::tokens! {
        /// No QR code is large enough.
        qr_too_long = "qr-too-long";
        /// The answer could not be handed over.
        not_shown = "tools-not-shown";
    }
}

/// The tokens that are declared here.
pub fn kinds() -> Vec<Kind> {
    [told::KINDS, own::told::KINDS].concat()
}

/// A token as the page has it.
struct Said {
    token: Token,
    places: &'static [Place],
}

impl Said {
    /// A token in which there are no piles.
    fn plain(token: Token) -> Said {
        Said { token, places: &[] }
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.token.told(self.places).serialize(serializer)
    }
}

/// An `Error` with the token as its property; its message is the token's key.
fn error_of(token: Token) -> js_sys::Error {
    let error = js_sys::Error::new(token.key());
    if let Ok(token) = cross(&Said::plain(token)) {
        // It fails for frozen objects only.
        let _ = js_sys::Reflect::set(&error, &"token".into(), &token);
    }
    error
}

/// What is missing crosses as `null`, as `types.d.ts` says, not as `undefined`.
fn cross(value: &impl Serialize) -> Result<JsValue, serde_wasm_bindgen::Error> {
    value.serialize(&serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true))
}

fn answer(value: &impl Serialize) -> Answer {
    cross(value).map_err(|_| error_of(told::not_shown()))
}

fn parse(link: &str) -> Result<Link, js_sys::Error> {
    Link::parse(link).map_err(|error| error_of(error.token()))
}

fn find(game: &str) -> Result<&'static Game, js_sys::Error> {
    Game::by_id(game).ok_or_else(|| error_of(LinkError::no_game(game).token()))
}

/// Checks cards in the order in which they come off the pack, as far as they are typed.
#[wasm_bindgen(js_name = ownCards, unchecked_return_type = "OwnCards")]
pub fn own_cards(game: &str, text: &str) -> Answer {
    answer(&OwnCards::check(find(game)?, text))
}

#[derive(Serialize)]
struct Told {
    replay: String,
    moves: Vec<ToldMove>,
}

#[derive(Serialize)]
struct ToldMove {
    #[serde(rename = "move")]
    notation: String,
    token: Said,
}

/// The moves of a link, in notation and as tokens, and the link that shows them one by one.
#[wasm_bindgen(unchecked_return_type = "Told")]
pub fn tell(link: &str) -> Answer {
    let link = parse(link)?;
    let mut moves = Vec::with_capacity(link.plies());
    link.play(|position, m| {
        let token = Said { token: position.describe(m), places: position.places() };
        moves.push(ToldMove { notation: position.game().write_move(m), token });
    });
    answer(&Told { replay: link.replay(), moves })
}

/// A game as text. The date is `1914-06-28`, or empty.
#[wasm_bindgen(js_name = writeText)]
pub fn write_text(link: &str, date: &str) -> Result<String, js_sys::Error> {
    let link = parse(link)?;
    let parsed = text::Date::parse(date);
    if parsed.is_none() && !date.is_empty() {
        return Err(error_of(text::told::date(date.chars().take(40).collect())));
    }
    Ok(text::write(&link, parsed))
}

#[derive(Serialize)]
struct TextGame {
    link: String,
    game: &'static str,
    deal: Option<String>,
    date: Option<String>,
    plies: usize,
    outcome: &'static str,
    error: Option<Said>,
}

/// The games of a text, each read or refused by itself.
#[wasm_bindgen(js_name = readText, unchecked_return_type = "TextGame[]")]
pub fn read_text(text: &str) -> Answer {
    let games: Vec<TextGame> = text::read(text)
        .into_iter()
        .map(|game| match game {
            Ok(record) => TextGame {
                link: record.link.to_string(),
                game: record.link.deal().game().id,
                deal: record.link.deal().code(),
                date: record.date.map(|date| date.to_string()),
                plies: record.moves.len(),
                outcome: record.end.outcome().name(),
                error: None,
            },
            Err(error) => TextGame {
                link: String::new(),
                game: "",
                deal: None,
                date: None,
                plies: 0,
                outcome: "playing",
                error: Some(Said::plain(error.token())),
            },
        })
        .collect();
    answer(&games)
}

#[derive(Serialize)]
struct QrCode {
    side: i32,
    modules: String,
}

/// The QR code of a text, with the best correction that its size has room for. Throws for a text that no code holds.
#[wasm_bindgen(js_name = qrCode, unchecked_return_type = "QrCode")]
pub fn qr_code(text: &str) -> Answer {
    let code = Code::encode_text(text, QrCodeEcc::Low).map_err(|_| error_of(told::qr_too_long()))?;
    let side = code.size();
    let mut modules = String::new();
    for y in 0..side {
        for x in 0..side {
            modules.push(if code.get_module(x, y) { '1' } else { '0' });
        }
    }
    answer(&QrCode { side, modules })
}
