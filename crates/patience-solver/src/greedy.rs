//! Simple players that see what a person sees and think no further than stated here. They are the measure of what thinking
//! is worth.
//!
//! - **The Empress of India**: plays what can be played; else pairs two cards that are equally far from being needed, or
//!   one step apart, those needed last first, and empties the space whose talon's next card is needed sooner; turns the
//!   stock rather than make any other pair.
//! - **The Labyrinth**: plays any suitable card, first those whose place is not refilled; else deals a row; takes by grace
//!   the card after which most cards go home in this manner.
//! - **Sly**: plays any suitable card; lays one that is not on the packet where it covers the fewest cards that are
//!   needed sooner, and among those, on the one whose nearest need comes soonest after its own.
//! - **The Fairie Queen**: plays any suitable card; after the deal takes the shortest way of transfers to a card that can
//!   go home, if one is found among the nearest positions.

use crate::card::{rank, suit};
use crate::empress::{is_red, step};
use patience::{Card, Move, Outcome, PileId, Position, Role};
use std::collections::{HashSet, VecDeque};

/// Positions that the way to the next card home is looked for in.
const NEAREST: usize = 1_000;

/// The moves to make next, at least one unless the player gives up.
#[must_use]
pub fn plan(position: &Position) -> Vec<Move> {
    let moves = position.legal_moves();
    let best = moves.iter().map(|mv| (value(position, *mv), *mv)).min_by_key(|(value, _)| *value);
    match best {
        Some((GRACE, _)) => grace(position, &moves).into_iter().collect(),
        Some((TRANSFER, _)) => transfers(position),
        Some((_, mv)) => vec![mv],
        None => Vec::new(),
    }
}

const PLAY: u32 = 0;
const TURN: u32 = 1_000;
const PLACE: u32 = 2_000;
const GRACE: u32 = 1_000_000;
const TRANSFER: u32 = 1_000_001;

/// How little this player thinks of a legal move.
pub(crate) fn value(position: &Position, mv: Move) -> u32 {
    let place = |pile: PileId| &position.places()[usize::from(pile.0)];
    let (from, to) = (place(mv.from), place(position.lands(mv)));
    if to.role == Role::Foundation {
        let labyrinth = position.game().id.starts_with("labyrinth");
        if let Some(with) = mv.with {
            let steps = [mv.from, with].map(|pile| kinds(position, pile).map(step).sum::<u8>());
            return 1 + u32::from(steps[0]) + u32::from(steps[1]);
        }
        return PLAY + u32::from(labyrinth && position.stock() > 0 && is_in_lowest_row(position, mv.from));
    }
    match (position.game().id, from.role, to.role) {
        (_, Role::Stock, _) => TURN,
        ("empress-of-india", ..) => pair(position, mv),
        ("sly", ..) => PLACE + cover(position, mv),
        (_, Role::Hand, _) => PLACE,
        (_, _, Role::Reserve) => GRACE,
        _ => TRANSFER,
    }
}

fn is_in_lowest_row(position: &Position, cell: PileId) -> bool {
    let [rows, _] = position.rules().registers();
    position.places()[usize::from(cell.0)].address.starts_with(&format!("r{rows}c"))
}

fn kinds(position: &Position, pile: PileId) -> impl Iterator<Item = u8> {
    position.table().pile(pile).iter().map(|card| card.index() as u8)
}

/// The pairs of the Empress of India.
fn pair(position: &Position, mv: Move) -> u32 {
    let top = |pile| kinds(position, pile).last().unwrap_or(0);
    let (moved, other) = (top(mv.from), top(mv.to));
    let (a, b) = (step(moved), step(other));
    let talon = if is_red(moved) { "talon-red" } else { "talon-black" };
    let talon = position.places().iter().position(|place| place.address == talon);
    let next = talon.and_then(|pile| kinds(position, PileId(pile as u8)).last()).map_or(11, step);
    let apart = u32::from(a.abs_diff(b));
    let base = if apart <= 1 { 0 } else { TURN };
    base + 1 + apart * 300 + u32::from(20 - a.min(b)) * 12 + u32::from(next)
}

/// How far a card of Sly is from its turn, by the nearer of its suit's two foundations.
fn distance(position: &Position, kind: u8) -> u32 {
    let height = |sign: char| {
        let address = format!("{}{sign}", char::from(crate::card::SUITS[usize::from(suit(kind))]));
        let pile = position.places().iter().position(|place| place.address == address);
        pile.map_or(0, |pile| position.table().len(PileId(pile as u8)) as u32)
    };
    let (r, up, down) = (u32::from(rank(kind)), height('+'), height('-'));
    let ways = [r.checked_sub(up), (12 - r).checked_sub(down)];
    ways.into_iter().flatten().min().unwrap_or(0)
}

/// What a card of Sly covers on a packet.
fn cover(position: &Position, mv: Move) -> u32 {
    let own = kinds(position, mv.from).last().map_or(0, |kind| distance(position, kind));
    let (mut sooner, mut nearest) = (0, 13);
    for kind in kinds(position, mv.to) {
        let other = distance(position, kind);
        if other <= own {
            sooner += 14 - other;
        } else {
            nearest = nearest.min(other - own);
        }
    }
    sooner * 16 + nearest
}

/// The card whose grace brings most cards home; the stock is out, so that nothing is hidden.
fn grace(position: &Position, moves: &[Move]) -> Option<Move> {
    let home = |mv: &&Move| {
        let mut after = position.clone();
        after.play_unchecked(**mv);
        loop {
            let moves = after.legal_moves();
            let play = moves.iter().find(|mv| value(&after, **mv) < TURN);
            let Some(play) = play else { return after.home() };
            after.play_unchecked(*play);
        }
    };
    // The first of the best.
    moves.iter().rev().max_by_key(home).copied()
}

/// The shortest way of transfers to a card that can go home; nothing is hidden after the deal.
fn transfers(position: &Position) -> Vec<Move> {
    let columns = |position: &Position| -> Vec<Vec<Card>> {
        let places = position.places().iter().enumerate().filter(|(_, place)| place.role == Role::Tableau);
        let mut columns: Vec<Vec<Card>> = places
            .map(|(pile, _)| position.table().pile(PileId(pile as u8)).iter().skip(1).copied().collect())
            .collect();
        // Which king heads a column does not matter.
        columns.sort();
        columns
    };
    let mut seen = HashSet::from([columns(position)]);
    let mut queue = VecDeque::from([(position.clone(), Vec::new())]);
    while let Some((position, way)) = queue.pop_front() {
        for mv in position.legal_moves() {
            let mut way = way.clone();
            way.push(mv);
            if value(&position, mv) < TURN {
                return way;
            }
            let mut next = position.clone();
            next.play_unchecked(mv);
            if seen.len() < NEAREST && seen.insert(columns(&next)) {
                queue.push_back((next, way));
            }
        }
    }
    Vec::new()
}

/// Plays a game to its end; the moves, and how it ends.
#[must_use]
pub fn play(position: &Position) -> (Vec<Move>, Outcome) {
    let (mut position, mut moves) = (position.clone(), Vec::new());
    loop {
        let plan = plan(&position);
        if position.outcome() != Outcome::Playing || plan.is_empty() {
            return (moves, position.outcome());
        }
        for mv in plan {
            position.play_unchecked(mv);
            moves.push(mv);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{Deal, Game};

    #[test]
    fn every_game_ends_and_some_are_won() {
        for game in Game::all() {
            let mut won = 0;
            for number in 0..20 {
                let start = Position::start(&Deal::numbered(game, number).expect("a deal"));
                let (moves, outcome) = play(&start);
                let end = moves.iter().fold(start, |position, mv| position.play(*mv).expect("a legal move"));
                assert_eq!(end.outcome(), outcome);
                won += usize::from(outcome == Outcome::Won);
            }
            assert!(won < 20 && (won > 8 || game.id != "empress-of-india"), "{}: {won}", game.id);
        }
    }
}
