//! What the page needs now and then, in a module that comes when it is first asked for: the check of one's own cards,
//! games as text, the moves of a line in words, QR codes.
//!
//! Everything that comes in is text, and hostile until parsed. Errors are JavaScript `Error`s with a sentence.

mod own;

use own::OwnCards;
use patience::{Game, Link, text};
use qrcodegen::{QrCode as Code, QrCodeEcc};
use serde::Serialize;
use std::fmt::Display;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

type Answer = Result<JsValue, js_sys::Error>;

fn refuse(sentence: &dyn Display) -> js_sys::Error {
    js_sys::Error::new(&patience::words::capital(&sentence.to_string()))
}

/// What is missing crosses as `null`, as `types.d.ts` says, not as `undefined`.
fn answer(value: &impl Serialize) -> Answer {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(|_| refuse(&"this cannot be shown"))
}

fn find(game: &str) -> Result<&'static Game, js_sys::Error> {
    Game::by_id(game).ok_or_else(|| refuse(&patience::LinkError::Game(game.chars().take(40).collect())))
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
    words: String,
}

/// The moves of a link, in notation and in words, and the link that shows them one by one.
#[wasm_bindgen(unchecked_return_type = "Told")]
pub fn tell(link: &str) -> Answer {
    let link = Link::parse(link).map_err(|error| refuse(&error))?;
    let mut moves = Vec::with_capacity(link.choices.len());
    link.play(|position, m| {
        moves.push(ToldMove { notation: position.game().write_move(m), words: position.describe(m) });
    });
    answer(&Told { replay: link.replay(), moves })
}

/// A game as text. The date is `1914-06-28`, or empty.
#[wasm_bindgen(js_name = writeText)]
pub fn write_text(link: &str, date: &str) -> Result<String, js_sys::Error> {
    let link = Link::parse(link).map_err(|error| refuse(&error))?;
    Ok(text::write(&link, text::Date::parse(date)))
}

#[derive(Serialize)]
struct TextGame {
    link: String,
    game: &'static str,
    deal: Option<String>,
    date: Option<String>,
    plies: usize,
    outcome: &'static str,
    error: Option<String>,
}

/// The games of a text, each read or refused by itself.
#[wasm_bindgen(js_name = readText, unchecked_return_type = "TextGame[]")]
pub fn read_text(text: &str) -> Answer {
    let games: Vec<TextGame> = text::read(text)
        .into_iter()
        .map(|game| match game {
            Ok(record) => TextGame {
                link: record.link.to_string(),
                game: record.link.deal.game().id,
                deal: record.link.deal.code(),
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
                error: Some(patience::words::capital(&error.to_string()) + "."),
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
    let code = Code::encode_text(text, QrCodeEcc::Low).map_err(|_| refuse(&"this is too long for a QR code"))?;
    let side = code.size();
    let mut modules = String::new();
    for y in 0..side {
        for x in 0..side {
            modules.push(if code.get_module(x, y) { '1' } else { '0' });
        }
    }
    answer(&QrCode { side, modules })
}
