//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::Sly;
use super::explain::explain;
use super::packet_assignment::PacketAssignment;
use super::solver::solver;
use super::state::SlyState;
use crate::engine::{Answer, Engine, GameSolver, Progress};
use crate::limits::{Limits, RuleSet};
use crate::methods::assignment_portfolio::ExactSearch;
use crate::testkit::{Oracle, Random, for_each_winning_position, positions_at_length, rule_sets, shuffled_packs};

type Card = (u8, u8);

/// A reference implementation of the game; cards are (suit, rank).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Plain {
    ranks: u8,
    /// Cards placed in a round.
    size: u8,
    stock: Vec<Card>,
    hand: Option<Card>,
    packets: Vec<Vec<Card>>,
    up: [u8; 4],
    down: [u8; 4],
    first: bool,
    placed: Option<u8>,
}

impl Plain {
    fn foundations_for(&self, (s, r): Card) -> Vec<char> {
        let (u, d) = (self.up[s as usize], self.down[s as usize]);
        let up = (u > 0 && u == r).then_some('+');
        let down = (d > 0 && d < self.ranks && self.ranks - 1 - d == r).then_some('-');
        up.into_iter().chain(down).collect()
    }

    fn raise(&mut self, card: Card, sign: char) {
        let heights = if sign == '+' { &mut self.up } else { &mut self.down };
        heights[card.0 as usize] += 1;
    }

    /// Takes the next card off the stock; `None` if it starts a foundation.
    fn turn(&mut self) -> Option<Card> {
        let card = self.stock.remove(0);
        let s = card.0 as usize;
        if card.1 == 0 && self.up[s] == 0 {
            self.up[s] = 1;
            return None;
        }
        if card.1 + 1 == self.ranks && self.down[s] == 0 {
            self.down[s] = 1;
            return None;
        }
        Some(card)
    }
}

impl Oracle for Plain {
    const GAME: &'static str = "sly";

    fn successors(&self) -> Vec<(String, Plain)> {
        let letter = |c: Card| char::from(b"CDHS"[c.0 as usize]);
        let mut all = Vec::new();
        if self.hand.is_none() && !self.stock.is_empty() {
            let mut next = self.clone();
            if next.placed.is_none() {
                next.placed = Some(0);
                next.first = false;
            }
            next.hand = next.turn();
            all.push(("stock>hand".to_owned(), next));
        }
        if let Some(card) = self.hand {
            for sign in self.foundations_for(card) {
                let mut next = self.clone();
                next.hand = None;
                next.raise(card, sign);
                all.push((format!("hand>{}{sign}", letter(card)), next));
            }
            for p in 0..self.packets.len() {
                if self.first && self.packets.iter().position(Vec::is_empty) != Some(p) {
                    continue;
                }
                let mut next = self.clone();
                next.hand = None;
                next.packets[p].push(card);
                next.placed = next.placed.map(|n| n + 1);
                all.push((format!("hand>p{}", p + 1), next));
            }
        }
        if self.placed.is_none() {
            for p in 0..self.packets.len() {
                let Some(&card) = self.packets[p].last() else { continue };
                for sign in self.foundations_for(card) {
                    let mut next = self.clone();
                    next.packets[p].pop();
                    next.raise(card, sign);
                    while next.packets[p].is_empty() && !next.stock.is_empty() {
                        if let Some(card) = next.turn() {
                            next.packets[p].push(card);
                        }
                    }
                    all.push((format!("p{}>{}{sign}", p + 1, letter(card)), next));
                }
            }
        }
        for (_, next) in &mut all {
            if next.placed == Some(self.size) || (next.stock.is_empty() && next.hand.is_none()) {
                next.placed = None;
            }
        }
        all
    }

    fn is_won(&self) -> bool {
        self.up.iter().chain(&self.down).all(|&h| h == self.ranks)
    }
}

/// A position after some random moves with a small pack.
fn random_position(ranks: u8, suits: u8, packets: usize, random: &mut Random) -> Plain {
    let stock = shuffled_packs(ranks, suits, random);
    let (up, size) = ([0, 1, 2, 3].map(|s| if s < suits { 0 } else { ranks }), packets as u8);
    let packets = vec![Vec::new(); packets];
    let plain = Plain { ranks, size, stock, hand: None, packets, up, down: up, first: true, placed: Some(0) };
    let moves = random.below(40);
    plain.play_randomly(moves, random)
}

fn state_of(plain: &Plain) -> SlyState {
    let kind = |c: &Card| c.0 * 13 + c.1;
    SlyState {
        ranks: plain.ranks,
        round_size: plain.size,
        stock: plain.stock.iter().map(kind).collect(),
        packets: plain.packets.iter().map(|p| p.iter().map(kind).collect()).collect(),
        up: plain.up,
        down: plain.down,
        hand: plain.hand.as_ref().map(kind),
        in_round: plain.placed.is_some(),
        first_round: plain.first,
        placed: plain.placed.unwrap_or(0),
    }
}

fn compare(ranks: u8, suits: u8, packets: usize, deals: usize) -> usize {
    let mut random = Random(u64::from(ranks) * 100 + u64::from(suits) * 10 + packets as u64);
    let (mut lost, mut checked, mut explained) = (0, 0, 0);
    for _ in 0..deals {
        let plain = random_position(ranks, suits, packets, &mut random);
        if plain.is_won() {
            continue;
        }
        let Some(truth) = plain.can_be_won(60_000) else { continue };
        let state = state_of(&plain);
        if let Some(reason) = explain(&state) {
            assert!(!truth, "explained, but the plain search wins: {reason:?} {state:?}");
            explained += 1;
        }
        for rules in rule_sets(Sly.rules()) {
            let limits = Limits { rules, ..Limits::default() };
            let nodes = if rules == RuleSet::ALL { 1_000_000 } else { 300_000 };
            let verdict = plain.check(truth, solver(&state, limits).run(nodes).1, &limits);
            if rules == RuleSet::ALL {
                checked += usize::from(verdict.is_some());
                lost += usize::from(verdict == Some(false));
            }
        }
    }
    println!("{explained} explained of {lost} lost, {checked} compared");
    assert!(checked * 10 >= deals * 4, "only {checked} of {deals} compared");
    lost
}

#[test]
fn small_packs_agree_with_plain_search() {
    let lost = compare(3, 2, 2, 200) + compare(4, 2, 3, 150) + compare(5, 2, 2, 80);
    assert!(lost > 20, "too few lost positions to mean anything: {lost}");
}

#[test]
#[ignore = "takes minutes; a share of it runs above"]
fn small_packs_agree_with_plain_search_at_length() {
    let part = |of_100: usize| of_100 * positions_at_length() / 100;
    let lost = compare(3, 2, 2, part(30))
        + compare(4, 2, 3, part(25))
        + compare(5, 2, 2, part(25))
        + compare(4, 3, 3, part(20));
    println!("{lost} lost");
}

/// Returns true if the packet assignment alone refutes a position.
fn is_refuted_by_packets(state: &SlyState, nodes: u64) -> Option<bool> {
    let mut packets = PacketAssignment::new(state, state.unfinished_relaxation())?;
    let mut spent = 0;
    while spent < nodes && !packets.is_inconclusive() {
        let (n, progress) = packets.run(1);
        spent += n;
        if progress == Progress::Exhausted {
            return Some(true);
        }
    }
    Some(false)
}

/// Compares positions of small packs. Returns the number compared, and of those lost by their packets.
fn compare_packets(positions: usize) -> (usize, usize) {
    let packs = [(3, 2, 2), (4, 2, 3), (5, 2, 2), (4, 2, 4), (5, 2, 4), (3, 3, 3), (6, 1, 3)];
    let (mut compared, mut lost) = (0, 0);
    for (ranks, suits, packets) in packs {
        let mut random = Random(u64::from(ranks) * 1_000 + u64::from(suits) * 10 + packets as u64);
        for _ in 0..positions / packs.len() {
            let plain = random_position(ranks, suits, packets, &mut random);
            if plain.is_won() || plain.stock.is_empty() && plain.hand.is_none() {
                continue;
            }
            let state = state_of(&plain);
            let Some(refuted) = is_refuted_by_packets(&state, 1_000_000) else { continue };
            compared += 1;
            if refuted {
                assert_ne!(plain.can_be_won(60_000), Some(true), "the plain search wins: {state:?}");
                lost += 1;
            }
        }
    }
    (compared, lost)
}

/// Both twos of a suit can go down before the ascending foundation needs one: then one of them goes up, and one packet
/// can be emptied.
#[test]
fn either_foundation_may_take_both_copies_of_a_kind() {
    let state = SlyState {
        ranks: 5,
        round_size: 2,
        stock: vec![13, 1, 17],
        packets: vec![vec![16, 4, 14, 0, 2], vec![15, 3, 1, 2]],
        up: [1, 3, 5, 5],
        down: [2, 2, 5, 5],
        hand: None,
        in_round: false,
        first_round: false,
        placed: 0,
    };
    assert_ne!(is_refuted_by_packets(&state, 1_000_000), Some(true));
    let mut search = solver(&state, Limits::default());
    let (_, answer) = search.run(1_000_000);
    assert!(matches!(answer, Answer::Won(_)), "{answer:?}");
}

#[test]
fn packet_assignment_agrees_with_plain_search() {
    let (compared, lost) = compare_packets(2_000);
    assert!(compared > 500 && lost > 100, "{compared} positions, {lost} of them lost");
}

/// `POSITIONS=100000 cargo test --release -p patience-solver packet_assignment -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes; a share of it runs above"]
fn packet_assignment_agrees_with_plain_search_at_length() {
    let (compared, lost) = compare_packets(positions_at_length());
    println!("{compared} positions, {lost} of them lost by their packets");
}

/// Checks that no position on a winning line is refuted. Returns the number of positions.
fn compare_lines(deals: std::ops::Range<u32>) -> usize {
    let mut compared = 0;
    for_each_winning_position("sly", deals, |position| {
        let state = SlyState::read(position);
        if let Some(refuted) = is_refuted_by_packets(&state, 500_000) {
            assert!(!refuted, "{state:?}");
            compared += 1;
        }
    });
    compared
}

#[test]
fn packet_assignment_refutes_no_winning_line() {
    assert!(compare_lines(0..2) > 100);
}

#[test]
#[ignore = "takes minutes; a share of it runs above"]
fn packet_assignment_refutes_no_winning_line_at_length() {
    println!("{} positions of lines that win", compare_lines(0..200));
}
