//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::{FairieState, Solver};
use crate::search::Answer;
use crate::verdict::Limits;
use std::collections::HashSet;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// The game in the plainest way: lists of cards as (suit, rank), a king is (0, 99).
#[derive(Clone, PartialEq, Eq, Hash)]
struct Plain {
    stock: Vec<(u8, u8)>,
    hand: Option<(u8, u8)>,
    columns: Vec<Vec<(u8, u8)>>,
    home: Vec<Vec<u8>>,
}

impl Plain {
    fn fits(&self, card: (u8, u8)) -> Option<usize> {
        self.home[card.0 as usize].iter().position(|&h| h == card.1)
    }

    fn next(&self) -> Vec<(String, Plain)> {
        let mut all = Vec::new();
        let dealing = !self.stock.is_empty() || self.hand.is_some();
        match self.hand {
            None if !self.stock.is_empty() => {
                let mut next = self.clone();
                let card = next.stock.remove(0);
                if card.1 == 99 {
                    next.columns.push(Vec::new());
                } else if card.1 == 0 {
                    let slot = self.fits(card).expect("an ace finds a space");
                    next.home[card.0 as usize][slot] += 1;
                } else {
                    next.hand = Some(card);
                }
                all.push(("stock>hand".to_owned(), next));
            }
            None => {}
            Some(card) => {
                let mut next = self.clone();
                next.hand = None;
                if let Some(slot) = self.fits(card) {
                    let mut up = next.clone();
                    up.home[card.0 as usize][slot] += 1;
                    all.push(("hand>f".to_owned(), up));
                }
                let last = next.columns.len();
                next.columns[last - 1].push(card);
                all.push((format!("hand>c{last}"), next));
            }
        }
        for from in 0..self.columns.len() {
            let Some(&card) = self.columns[from].last() else { continue };
            let mut without = self.clone();
            without.columns[from].pop();
            if let Some(slot) = self.fits(card) {
                let mut up = without.clone();
                up.home[card.0 as usize][slot] += 1;
                all.push((format!("c{}>f", from + 1), up));
            }
            for to in 0..self.columns.len() {
                let room = self.columns[to].last().is_none_or(|top| top.1 == card.1 + 1);
                if !dealing && to != from && room {
                    let mut next = without.clone();
                    next.columns[to].push(card);
                    all.push((format!("c{}>c{}", from + 1, to + 1), next));
                }
            }
        }
        all
    }

    fn is_won(&self, ranks: u8) -> bool {
        self.home.iter().flatten().all(|&h| h == ranks)
    }

    /// `None` if it takes too long.
    fn can_be_won(&self, ranks: u8) -> Option<bool> {
        let mut seen = HashSet::from([self.clone()]);
        let mut stack = vec![self.clone()];
        while let Some(position) = stack.pop() {
            if position.is_won(ranks) {
                return Some(true);
            }
            if seen.len() > 60_000 {
                return None;
            }
            for (_, next) in position.next() {
                if seen.insert(next.clone()) {
                    stack.push(next);
                }
            }
        }
        Some(false)
    }
}

fn deal(ranks: u8, suits: u8, kings: usize, random: &mut Random) -> Plain {
    let mut stock = Vec::new();
    for _ in 0..2 {
        for s in 0..suits {
            stock.extend((0..ranks).map(|r| (s, r)));
        }
    }
    stock.extend(vec![(0, 99); kings - 1]);
    for i in (1..stock.len()).rev() {
        stock.swap(i, random.below(i + 1));
    }
    let home = (0..4).map(|s| if s < suits { vec![0; 2] } else { vec![ranks; 2] }).collect();
    Plain { stock, hand: None, columns: vec![Vec::new()], home }
}

fn state_of(plain: &Plain, ranks: u8) -> FairieState {
    let kind = |c: (u8, u8)| if c.1 == 99 { 12 } else { c.0 * 13 + c.1 };
    let mut heights = [[0; 2]; 4];
    for (height, home) in heights.iter_mut().zip(&plain.home) {
        *height = [home[0].max(home[1]), home[0].min(home[1])];
    }
    FairieState {
        ranks,
        stock: plain.stock.iter().map(|&c| kind(c)).collect(),
        hand: plain.hand.map(kind),
        columns: plain.columns.iter().map(|c| c.iter().map(|&c| kind(c)).collect()).collect(),
        heights,
    }
}

/// Compares verdicts on `deals` deals, and on a position some random moves on; returns how many were lost.
fn compare(ranks: u8, suits: u8, kings: usize, deals: usize) -> usize {
    let mut random = Random(u64::from(ranks) * 1000 + u64::from(suits) * 10 + kings as u64);
    let (mut lost, mut checked) = (0, 0);
    for _ in 0..deals {
        let mut plain = deal(ranks, suits, kings, &mut random);
        for _ in 0..random.below(60) {
            let next = plain.next();
            if next.is_empty() {
                break;
            }
            plain = next[random.below(next.len())].1.clone();
        }
        if plain.is_won(ranks) {
            continue;
        }
        let Some(truth) = plain.can_be_won(ranks) else { continue };
        let mut solver = Solver::new(&state_of(&plain, ranks), Limits::default());
        match solver.run(3_000_000).1 {
            Answer::Won(line) => {
                assert!(truth, "won, but the plain search says lost");
                let mut at = plain.clone();
                for text in line {
                    let next = at.next().into_iter().find(|n| n.0 == text);
                    at = next.expect("a legal move").1;
                }
                assert!(at.is_won(ranks));
                checked += 1;
            }
            Answer::Lost(_) => {
                assert!(!truth, "lost, but the plain search wins: {:?}", state_of(&plain, ranks));
                lost += 1;
                checked += 1;
            }
            Answer::GaveUp | Answer::Working => {}
        }
    }
    assert!(checked * 10 >= deals * 5, "only {checked} of {deals} compared");
    lost
}

#[test]
fn small_packs_agree_with_plain_search() {
    let lost = compare(3, 2, 2, 600) + compare(4, 2, 2, 600) + compare(3, 3, 2, 300) + compare(4, 2, 3, 200);
    assert!(lost > 30, "too few lost positions to mean anything: {lost}");
}
