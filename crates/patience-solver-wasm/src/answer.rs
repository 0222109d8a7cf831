//! Answers to the page, as `types.d.ts` declares them: plain objects that a worker can post.

use patience::token::{Token, TokenWithPiles};
use patience::{Move, PileSpec, Position};
use patience_problems::MakingResult;
use patience_solver::Explanation;
use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

/// A token with its game's piles.
pub struct TokenValue {
    pub token: Token,
    pub specs: &'static [PileSpec],
}

impl Serialize for TokenValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.token.with_piles(self.specs).serialize(serializer)
    }
}

/// A move.
#[derive(Serialize)]
pub struct MoveAnswer {
    #[serde(rename = "move")]
    notation: String,
    token: TokenValue,
    piles: Vec<u8>,
}

impl MoveAnswer {
    /// A move that is legal in a position.
    pub fn of(position: &Position, m: Move) -> Self {
        let piles = [Some(m.from), m.second, position.destination_pile(m)].into_iter().flatten();
        Self {
            notation: position.game().write_move(m),
            token: TokenValue { token: position.describe(m), specs: position.pile_specs() },
            piles: piles.map(|pile| pile.0).collect(),
        }
    }
}

/// An explanation of a lost position.
#[derive(Serialize)]
pub struct Why<'a> {
    pub token: TokenWithPiles<'a>,
    pub brief: TokenWithPiles<'a>,
    pub cards: Vec<Mark>,
}

impl<'a> Why<'a> {
    /// An explanation with its game's piles.
    pub fn of(why: &'a Explanation, specs: &'a [PileSpec]) -> Self {
        Self {
            token: why.token.with_piles(specs),
            brief: why.brief.with_piles(specs),
            cards: why.cards.iter().map(|card| Mark { pile: card.pile.0, index: card.index }).collect(),
        }
    }
}

/// A card to highlight.
#[derive(Serialize)]
pub struct Mark {
    pub pile: u8,
    pub index: usize,
}

/// Games of the quick player with shuffled hidden cards.
#[derive(Serialize)]
pub struct Chance {
    pub wins: u32,
    pub of: u32,
}

/// The state of a search.
#[derive(Serialize)]
pub struct Answer<'a> {
    pub verdict: &'static str,
    pub line: Vec<String>,
    pub next: Option<MoveAnswer>,
    pub reason: Option<TokenValue>,
    pub last: Option<MoveAnswer>,
    pub spent: f64,
    pub open: bool,
    pub played: f64,
    pub chance: Option<Chance>,
    pub why: Option<Why<'a>>,
    pub method: Option<&'static str>,
    pub states: f64,
}

/// The best move by visible cards.
#[derive(Serialize)]
pub struct Advice {
    pub best: Option<MoveAnswer>,
    pub second: Option<MoveAnswer>,
    pub wins: u32,
    pub tried: u32,
    pub lost: u32,
    pub hidden: bool,
    pub forced: bool,
    pub why: Option<TokenValue>,
}

/// A decision that cost much of the chance to win.
#[derive(Serialize)]
pub struct Decision {
    pub ply: usize,
    pub better: String,
    pub played: u8,
    pub wins: u8,
}

/// A reviewed game.
#[derive(Serialize)]
pub struct Review<'a> {
    pub packs: u32,
    pub estimates: Vec<u8>,
    pub dealt: &'a [usize],
    pub decisions: Vec<Decision>,
    pub done: bool,
}

/// Converts an answer for the page. A missing value crosses as `null`.
pub fn to_js(value: &impl Serialize) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    // Plain data of these types always converts.
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// Makes an `Error` with a token as its property; its message is the token's key.
pub fn error_of(token: &Token) -> js_sys::Error {
    let error = js_sys::Error::new(token.key());
    // Fails for frozen objects only.
    let _ = js_sys::Reflect::set(&error, &"token".into(), &to_js(&token.with_piles(&[])));
    error
}

/// The result of a check of a problem.
#[derive(Serialize)]
pub struct Proof {
    pub finding: &'static str,
    pub line: Vec<String>,
}

/// The refutation of a wrong answer.
#[derive(Serialize)]
pub struct Refutation<'a> {
    pub line: Vec<String>,
    pub why: Option<Why<'a>>,
    pub transfers: Option<u8>,
    /// Lower bound of the transfers that bring the card of a release home, with those before the line; without meaning for
    /// other questions.
    #[serde(rename = "atLeast")]
    pub at_least: u8,
    pub cause: Option<Cause>,
}

/// Why a transfer brings the card of a release home too late.
#[derive(Serialize)]
pub struct Cause {
    k: &'static str,
    card: Option<String>,
}

impl From<patience_problems::Cause> for Cause {
    fn from(cause: patience_problems::Cause) -> Self {
        let (k, card) = match cause {
            patience_problems::Cause::Occupies(card) => ("occupies", Some(card)),
            patience_problems::Cause::Covers(card) => ("covers", Some(card)),
            patience_problems::Cause::Spends => ("spends", None),
        };
        Self { k, card: card.map(|card| card.to_string()) }
    }
}

/// The result of making a problem.
#[derive(Serialize)]
pub struct MadeProblem {
    finding: &'static str,
    link: Option<String>,
    answers: Vec<String>,
}

impl MadeProblem {
    /// Describes the result for the page.
    pub fn of(making: &MakingResult) -> MadeProblem {
        let (finding, problem) = match making {
            MakingResult::Problem(problem) => ("problem", Some(problem)),
            MakingResult::Easy(problem) => ("easy", problem.as_ref()),
            MakingResult::Lost => ("lost", None),
            MakingResult::Over => ("over", None),
            MakingResult::Stock => ("stock", None),
            MakingResult::Undecided => ("undecided", None),
        };
        let answers = problem.map_or(Vec::new(), |problem| {
            let game = problem.position().game();
            problem.answers().0.iter().map(|answer| game.write_move(answer.m)).collect()
        });
        MadeProblem { finding, link: problem.map(ToString::to_string), answers }
    }
}
