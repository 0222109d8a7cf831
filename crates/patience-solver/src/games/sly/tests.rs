//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::Sly;
use super::packet_assignment::PacketAssignment;
use super::state::SlyState;
use crate::engine::{Answer, GameSolver, Snapshot};
use crate::methods::nogood_learning::NogoodSearch;
use crate::testkit::{Oracle, Random, Tally, for_each_winning_position, sample_size, searches, shuffled_packs};
use crate::{Limits, Method, Search, Status};
use patience::Session;

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

#[test]
fn small_packs_agree_with_plain_search() {
    let mut searches = searches(Sly.rules(), 1_000_000, 300_000);
    searches.extend([0, 1].map(|n| (Limits::default().for_worker(n), 300_000)));
    let mut tally = Tally::default();
    for (ranks, suits, packets, percent) in [(3, 2, 2, 30), (4, 2, 3, 25), (5, 2, 2, 25), (4, 3, 3, 20)] {
        let mut random = Random(u64::from(ranks) * 100 + u64::from(suits) * 10 + packets as u64);
        for _ in 0..percent * sample_size(400) / 100 {
            let plain = random_position(ranks, suits, packets, &mut random);
            tally.compare(&plain, &state_of(&plain), &searches, 60_000);
        }
    }
    tally.assert_meaningful(10, 80);
}

#[test]
fn three_of_four_workers_anneal_and_the_second_assigns_packets() {
    // Undecided after two hundred million nodes.
    let session = Session::open("sly/S22P-6D2N/lB.xIs7IpTb-Sn1K9MzqgK.eICdu").expect("a link");
    let nodes = [0, 1, 2, 3].map(|n| {
        let mut search = Search::new(session.position(), Limits::default().for_worker(n)).expect("a solver");
        assert_eq!(search.run(4_000_000), Status::Working);
        [Method::Annealing, Method::PacketAssignment].map(|method| search.stats().of(method).nodes)
    });
    for (n, [lines, proofs]) in nodes.into_iter().enumerate() {
        if n == 1 {
            assert!(0 < lines && lines < proofs / 4, "{lines} of {proofs}");
        } else {
            assert!(lines > 0 && proofs == 0, "{lines} of {proofs}");
        }
    }
}

/// The answer of the packet assignment alone; `None` for a position in the first round, or without a stock.
fn answer_by_packets(state: &SlyState, nodes: u64) -> Option<Answer> {
    let mut search = NogoodSearch::new(PacketAssignment::new(state, state.unfinished_relaxation())?, 1);
    let answer = search.turn(nodes).answer;
    assert!(!search.is_inconclusive, "a solution without a line: {state:?}");
    Some(answer)
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
    assert!(matches!(answer_by_packets(&state, 1_000_000), Some(Answer::Won(_))));
    let mut search = state.search(Limits::default());
    let (_, answer) = search.run(1_000_000);
    assert!(matches!(answer, Answer::Won(_)), "{answer:?}");
}

#[test]
fn packet_assignment_decides_small_packs_as_plain_search_does() {
    let packs = [(3, 2, 2), (4, 2, 3), (5, 2, 2), (4, 2, 4), (5, 2, 4), (3, 3, 3), (6, 1, 3)];
    let positions = sample_size(2_000);
    let (mut won, mut lost) = (0, 0);
    for (ranks, suits, packets) in packs {
        let mut random = Random(u64::from(ranks) * 1_000 + u64::from(suits) * 10 + packets as u64);
        for _ in 0..positions / packs.len() {
            let plain = random_position(ranks, suits, packets, &mut random);
            let state = state_of(&plain);
            let Some(answer) = answer_by_packets(&state, 10_000_000) else { continue };
            let Some(is_winnable) = plain.can_be_won(60_000) else { continue };
            let verdict = plain.check(is_winnable, answer, &Limits::default());
            assert!(verdict.is_some(), "undecided: {state:?}");
            *if is_winnable { &mut won } else { &mut lost } += 1;
        }
    }
    assert!(won * 20 > positions && lost * 20 > positions, "{won} won, {lost} lost");
}

#[test]
fn packet_assignment_refutes_no_winning_line() {
    let mut compared = 0;
    for_each_winning_position("sly", 0..sample_size(2) as u32, |position| {
        let state = SlyState::read(position);
        if let Some(answer) = answer_by_packets(&state, 500_000) {
            assert!(!matches!(answer, Answer::Lost(_)), "{state:?}");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}
