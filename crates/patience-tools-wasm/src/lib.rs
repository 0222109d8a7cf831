//! Tools in a module that is loaded on first use: the check of typed cards, games as text, descriptions of the moves of
//! a line, challenges, problems, QR codes.
//!
//! All input is text, hostile until parsed. Errors are JavaScript `Error`s with a token.

mod problems;
mod typed_cards;

use patience::{Challenge, Curve, Finisher, Game, Link, LinkError, PileSpec, Score, Token, text, token::Kind};
use qrcodegen::{QrCode as Code, QrCodeEcc};
use serde::{Serialize, Serializer};
use typed_cards::TypedCards;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

type Answer = Result<JsValue, js_sys::Error>;

mod messages {
    patience::tokens! {
        /// No QR code is large enough.
        qr_too_long = "qr-too-long";
        /// The answer could not be converted.
        not_shown = "tools-not-shown";
    }
}

/// The kinds of tokens declared here.
pub fn kinds() -> Vec<Kind> {
    [messages::KINDS, typed_cards::messages::KINDS].concat()
}

/// A token with its game's piles.
struct TokenValue {
    token: Token,
    specs: &'static [PileSpec],
}

impl TokenValue {
    /// Makes a token without piles.
    fn plain(token: Token) -> TokenValue {
        TokenValue { token, specs: &[] }
    }
}

impl Serialize for TokenValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.token.with_piles(self.specs).serialize(serializer)
    }
}

/// Makes an `Error` with the token as its property; its message is the token's key.
fn error_of(token: Token) -> js_sys::Error {
    let error = js_sys::Error::new(token.key());
    if let Ok(token) = to_js(&TokenValue::plain(token)) {
        // Fails for frozen objects only.
        let _ = js_sys::Reflect::set(&error, &"token".into(), &token);
    }
    error
}

/// Serialises a missing value as `null`, as `types.d.ts` declares, not as `undefined`.
fn to_js(value: &impl Serialize) -> Result<JsValue, serde_wasm_bindgen::Error> {
    value.serialize(&serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true))
}

fn answer(value: &impl Serialize) -> Answer {
    to_js(value).map_err(|_| error_of(messages::not_shown()))
}

fn parse(link: &str) -> Result<Link, js_sys::Error> {
    Link::parse(link).map_err(|error| error_of(error.token()))
}

fn find(game: &str) -> Result<&'static Game, js_sys::Error> {
    Game::by_id(game).ok_or_else(|| error_of(LinkError::no_game(game).token()))
}

/// Checks a possibly unfinished list of cards in dealing order.
#[wasm_bindgen(js_name = checkCards, unchecked_return_type = "CheckedCards")]
pub fn check_cards(game: &str, text: &str) -> Answer {
    answer(&TypedCards::check(find(game)?, text))
}

#[derive(Serialize)]
struct DescribedGame {
    replay: String,
    moves: Vec<DescribedMove>,
}

#[derive(Serialize)]
struct DescribedMove {
    #[serde(rename = "move")]
    notation: String,
    token: TokenValue,
}

/// Lists the moves of a link, in notation and as tokens, with the link that replays them.
#[wasm_bindgen(js_name = describeMoves, unchecked_return_type = "DescribedGame")]
pub fn describe_line(link: &str) -> Answer {
    let link = parse(link)?;
    let mut moves = Vec::with_capacity(link.plies());
    link.play(|position, m| {
        let token = TokenValue { token: position.describe(m), specs: position.pile_specs() };
        moves.push(DescribedMove { notation: position.game().write_move(m), token });
    });
    answer(&DescribedGame { replay: link.replay(), moves })
}

/// Writes a game as text. The date is `1914-06-28`, or empty.
#[wasm_bindgen(js_name = writeText)]
pub fn write_text(link: &str, date: &str) -> Result<String, js_sys::Error> {
    let link = parse(link)?;
    let parsed = text::Date::parse(date);
    if parsed.is_none() && !date.is_empty() {
        return Err(error_of(text::messages::date(date.chars().take(40).collect())));
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
    error: Option<TokenValue>,
}

/// Reads the games of a text; each gives a game or an error.
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
                error: Some(TokenValue::plain(error.token())),
            },
        })
        .collect();
    answer(&games)
}

#[derive(Serialize)]
struct ReadChallenge {
    link: String,
    won: bool,
    finisher: &'static str,
    moves: u16,
    hints: u16,
    undos: u16,
    curve: Option<Curve>,
}

/// Reads a challenge; null for a link without a result. Throws for a damaged result or one of a newer version.
#[wasm_bindgen(js_name = readChallenge, unchecked_return_type = "SentResult | null")]
pub fn read_challenge(text: &str) -> Answer {
    let challenge = Challenge::parse(text).map_err(|error| error_of(error.token()))?;
    answer(&challenge.map(|challenge| {
        let Score { won, finisher, moves, hints, undos, curve } = challenge.score().clone();
        let link = Link::from(challenge.deal().clone()).to_string();
        ReadChallenge { link, won, finisher: finisher.name(), moves, hints, undos, curve }
    }))
}

/// Writes a challenge as the fragment of an address: the deal of a link with a result. A curve has eight levels from 0 to
/// 7, or is empty. Unknown finishers count as the player.
#[wasm_bindgen(js_name = writeChallenge)]
pub fn write_challenge(
    link: &str,
    won: bool,
    finisher: &str,
    moves: u16,
    hints: u16,
    undos: u16,
    curve: &[u8],
) -> Result<String, js_sys::Error> {
    let deal = parse(link)?.deal().clone();
    let finisher = Finisher::by_name(finisher).unwrap_or(Finisher::Player);
    let score = Score { won, finisher, moves, hints, undos, curve: curve.try_into().ok() };
    Ok(Challenge::new(deal, score).fragment())
}

#[derive(Serialize)]
struct QrCode {
    side: i32,
    modules: String,
}

/// Makes the QR code of a text, with the best correction that its size allows. Throws for a text too long for any code.
#[wasm_bindgen(js_name = qrCode, unchecked_return_type = "QrCode")]
pub fn qr_code(text: &str) -> Answer {
    let code = Code::encode_text(text, QrCodeEcc::Low).map_err(|_| error_of(messages::qr_too_long()))?;
    let side = code.size();
    let mut modules = String::new();
    for y in 0..side {
        for x in 0..side {
            modules.push(if code.get_module(x, y) { '1' } else { '0' });
        }
    }
    answer(&QrCode { side, modules })
}
