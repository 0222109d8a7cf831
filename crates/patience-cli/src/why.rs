//! `why`: reasons why no legal move leads from one pile to another, as JSON Lines.

use crate::{
    Failure,
    input::{BadInput, DealArgs, MoveArgs},
};
use clap::Args;
use patience::{NotationError, PileId, PileSpec, Position, Reason, Role, Session, Target, Token, token::Arg};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Arguments of `why`.
#[derive(Args)]
#[command(override_usage = "patience why [OPTIONS] <GAME> <CODE> <FROM> [TO]\n       \
                            patience why [OPTIONS] <GAME> --cards <CARDS> <FROM> [TO]\n       \
                            patience why [OPTIONS] <GAME> <CODE> --all")]
pub struct Why {
    /// The id of a game.
    game: String,
    /// A deal code (not with --cards or --cards-file), the pile that the card comes from, and the pile that it goes to.
    /// Without TO, explain why the card of FROM cannot move.
    #[arg(value_name = "CODE FROM TO")]
    words: Vec<String>,
    /// The cards in dealing order, separated by spaces: "TH 2C …".
    #[arg(long, conflicts_with = "cards_file")]
    cards: Option<String>,
    /// A file with the cards; - is standard input.
    #[arg(long, value_name = "FILE")]
    cards_file: Option<String>,
    #[command(flatten)]
    moves: MoveArgs,
    /// Print a line for every ordered pair of different piles, if the first has a card.
    #[arg(long)]
    all: bool,
}

impl Why {
    /// Prints the reasons.
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let Why { game, words, cards, cards_file, moves, all } = self;
        let mut words = words.into_iter();
        let is_given = cards.is_some() || cards_file.is_some();
        let code = if is_given { None } else { words.next() };
        if code.is_none() && !is_given {
            return Err(BadInput::new("a deal is missing: give a code, --cards or --cards-file").into());
        }
        let deal = DealArgs { game, code, cards, cards_file };
        let piles: Vec<String> = words.collect();
        let mut session = Session::new(deal.read()?);
        moves.each(&mut session, |_, _| Ok(()))?;
        let position = session.position();
        match &piles[..] {
            [] if all => {
                let address = |pile: PileId| position.pile_specs()[usize::from(pile.0)].address.as_str();
                for (from, to, why) in position.why_all() {
                    line(out, position, address(from), Some(address(to)), why)?;
                }
            }
            _ if all => return Err(BadInput::new("--all takes no piles").into()),
            [from] => line(out, position, from, None, position.why_idle(pile(position, from, None)?))?,
            [from, to] => {
                let source = pile(position, from, None)?;
                let target = pile(position, to, Some(source))?;
                if source == target {
                    return Err(BadInput::new(format!("{from} and {to} are the same pile")).into());
                }
                line(out, position, from, Some(to), position.why(source, target))?;
            }
            _ => return Err(BadInput::new("name two piles, FROM and TO, such as p3 S+").into()),
        }
        Ok(())
    }
}

/// Finds the pile of an address. An address that several foundations of a suit share (`D-`) is the first of them. As a
/// target, a word of the notation is enough: `f` for a foundation of the card's suit, `talon` and `row` for a pile that the
/// stock deals to.
fn pile(position: &Position, text: &str, from: Option<PileId>) -> Result<PileId, BadInput> {
    let game = position.game();
    let unknown = || BadInput::new(NotationError::Address(text.chars().take(20).collect()));
    let first = || game.pile_at(&format!("{text}1")).filter(|&pile| position.role(pile) == Role::Foundation);
    if let Some(pile) = game.pile_at(text).or_else(first) {
        return Ok(pile);
    }
    let word = game.targets.iter().find(|target| target.word() == Some(text));
    let (Some(word), Some(from)) = (word, from) else { return Err(unknown()) };
    let found = match word {
        Target::Home => foundation(position, from),
        Target::Talon => game.pile_of(Role::Talon),
        _ => dealt(position),
    };
    found.ok_or_else(unknown)
}

/// Finds a foundation of the suit of a pile's card, one that takes the card if possible; any for the stock, whose cards are
/// hidden.
fn foundation(position: &Position, from: PileId) -> Option<PileId> {
    let foundations = piles_of(position, Role::Foundation);
    let cards = if position.role(from) == Role::Stock { &[] } else { position.table().pile(from) };
    let of_suit = |pile: &PileId| {
        let suit = position.pile_specs()[usize::from(pile.0)].suit;
        cards.is_empty() || cards.iter().rev().take(2).any(|card| Some(card.suit) == suit)
    };
    let of_suit: Vec<PileId> = foundations.into_iter().filter(of_suit).collect();
    let legal = of_suit.iter().find(|&&pile| position.why(from, pile).is_none());
    legal.or(of_suit.first()).copied()
}

/// Finds a pile that the stock deals to now, or else the last pile of the tableau.
fn dealt(position: &Position) -> Option<PileId> {
    let stock = position.game().pile_of(Role::Stock)?;
    let tableau = piles_of(position, Role::Tableau);
    let dealt = tableau.iter().find(|&&pile| position.why(stock, pile).is_none());
    dealt.or(tableau.last()).copied()
}

fn piles_of(position: &Position, role: Role) -> Vec<PileId> {
    let piles = (0..position.pile_specs().len()).map(|pile| PileId(pile as u8));
    piles.filter(|&pile| position.role(pile) == role).collect()
}

#[derive(Serialize)]
struct Line<'a> {
    from: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<&'a str>,
    legal: bool,
    #[serde(flatten)]
    refused: Option<Refused>,
}

#[derive(Serialize)]
struct Refused {
    key: &'static str,
    rule: Option<&'static str>,
    args: Value,
}

fn line(
    out: &mut impl Write,
    position: &Position,
    from: &str,
    to: Option<&str>,
    why: Option<Reason>,
) -> io::Result<()> {
    let refused =
        |Reason { token, rule }| Refused { key: token.key(), rule, args: args(&token, position.pile_specs()) };
    let line = Line { from, to, legal: why.is_none(), refused: why.map(refused) };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}

/// Converts the arguments of a token to JSON: cards as text, piles by their addresses.
fn args(token: &Token, specs: &[PileSpec]) -> Value {
    let address = |pile: &PileId| specs[usize::from(pile.0)].address.clone();
    let mut args = Map::new();
    for (name, arg) in token.args() {
        let value = match arg {
            Arg::Card(card) => card.to_string().into(),
            Arg::Cards(cards) => cards.iter().map(ToString::to_string).collect(),
            Arg::Pile(pile) => address(pile).into(),
            Arg::Piles(piles) => piles.iter().map(address).collect(),
            Arg::Number(number) => (*number).into(),
            Arg::Flag(flag) => (*flag).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Token(token) => json!({ "key": token.key(), "args": self::args(token, specs) }),
            _ => Value::Null,
        };
        args.insert((*name).to_owned(), value);
    }
    args.into()
}
