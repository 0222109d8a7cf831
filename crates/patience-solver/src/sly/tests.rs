//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::explain::explain;
use super::solver::solver;
use super::state::SlyState;
use crate::limits::{Limits, Rule, RuleSet};
use crate::solver::{Answer, Engine};
use std::collections::HashSet;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

type Card = (u8, u8);

/// The game in the plainest way; cards are (suit, rank).
#[derive(Clone, PartialEq, Eq, Hash)]
struct Plain {
    stock: Vec<Card>,
    hand: Option<Card>,
    packets: Vec<Vec<Card>>,
    up: [u8; 4],
    down: [u8; 4],
    first: bool,
    placed: Option<u8>,
}

struct Rules {
    ranks: u8,
    size: u8,
}

impl Rules {
    fn homes(&self, at: &Plain, (s, r): Card) -> Vec<char> {
        let (u, d) = (at.up[s as usize], at.down[s as usize]);
        let up = (u > 0 && u == r).then_some('+');
        let down = (d > 0 && d < self.ranks && self.ranks - 1 - d == r).then_some('-');
        up.into_iter().chain(down).collect()
    }

    fn raise(at: &mut Plain, card: Card, sign: char) {
        let heights = if sign == '+' { &mut at.up } else { &mut at.down };
        heights[card.0 as usize] += 1;
    }

    /// Takes the next card off the stock; `None` if it founds a pile.
    fn turn(&self, at: &mut Plain) -> Option<Card> {
        let card = at.stock.remove(0);
        let s = card.0 as usize;
        if card.1 == 0 && at.up[s] == 0 {
            at.up[s] = 1;
            return None;
        }
        if card.1 + 1 == self.ranks && at.down[s] == 0 {
            at.down[s] = 1;
            return None;
        }
        Some(card)
    }

    fn next(&self, at: &Plain) -> Vec<(String, Plain)> {
        let letter = |c: Card| char::from(b"CDHS"[c.0 as usize]);
        let mut all = Vec::new();
        if at.hand.is_none() && !at.stock.is_empty() {
            let mut next = at.clone();
            if next.placed.is_none() {
                next.placed = Some(0);
                next.first = false;
            }
            next.hand = self.turn(&mut next);
            all.push(("stock>hand".to_owned(), next));
        }
        if let Some(card) = at.hand {
            for sign in self.homes(at, card) {
                let mut next = at.clone();
                next.hand = None;
                Self::raise(&mut next, card, sign);
                all.push((format!("hand>{}{sign}", letter(card)), next));
            }
            for p in 0..at.packets.len() {
                if at.first && at.packets.iter().position(Vec::is_empty) != Some(p) {
                    continue;
                }
                let mut next = at.clone();
                next.hand = None;
                next.packets[p].push(card);
                next.placed = next.placed.map(|n| n + 1);
                all.push((format!("hand>p{}", p + 1), next));
            }
        }
        if at.placed.is_none() {
            for p in 0..at.packets.len() {
                let Some(&card) = at.packets[p].last() else { continue };
                for sign in self.homes(at, card) {
                    let mut next = at.clone();
                    next.packets[p].pop();
                    Self::raise(&mut next, card, sign);
                    while next.packets[p].is_empty() && !next.stock.is_empty() {
                        if let Some(card) = self.turn(&mut next) {
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

    fn is_won(&self, at: &Plain) -> bool {
        at.up.iter().chain(&at.down).all(|&h| h == self.ranks)
    }

    fn can_be_won(&self, from: &Plain) -> Option<bool> {
        let mut seen = HashSet::from([from.clone()]);
        let mut stack = vec![from.clone()];
        while let Some(at) = stack.pop() {
            if self.is_won(&at) {
                return Some(true);
            }
            if seen.len() > 60_000 {
                return None;
            }
            for (_, next) in self.next(&at) {
                if seen.insert(next.clone()) {
                    stack.push(next);
                }
            }
        }
        Some(false)
    }
}

fn compare(ranks: u8, suits: u8, packets: usize, deals: usize) -> usize {
    let rules = Rules { ranks, size: packets as u8 };
    let mut random = Random(u64::from(ranks) * 100 + u64::from(suits) * 10 + packets as u64);
    let (mut lost, mut checked, mut explained) = (0, 0, 0);
    for _ in 0..deals {
        let mut stock = Vec::new();
        for _ in 0..2 {
            for s in 0..suits {
                stock.extend((0..ranks).map(|r| (s, r)));
            }
        }
        for i in (1..stock.len()).rev() {
            stock.swap(i, random.below(i + 1));
        }
        let heights = [0, 1, 2, 3].map(|s| if s < suits { 0 } else { ranks });
        let packets = vec![Vec::new(); packets];
        let mut plain = Plain { stock, hand: None, packets, up: heights, down: heights, first: true, placed: Some(0) };
        for _ in 0..random.below(40) {
            let next = rules.next(&plain);
            if next.is_empty() {
                break;
            }
            plain = next[random.below(next.len())].1.clone();
        }
        if rules.is_won(&plain) {
            continue;
        }
        let Some(truth) = rules.can_be_won(&plain) else { continue };
        let kind = |c: &Card| c.0 * 13 + c.1;
        let state = SlyState {
            ranks,
            deal_size: rules.size,
            stock: plain.stock.iter().map(kind).collect(),
            packets: plain.packets.iter().map(|p| p.iter().map(kind).collect()).collect(),
            up: plain.up,
            down: plain.down,
            hand: plain.hand.as_ref().map(kind),
            in_deal: plain.placed.is_some(),
            first_deal: plain.first,
            placed: plain.placed.unwrap_or(0),
        };
        if let Some(reason) = explain(&state) {
            assert!(!truth, "explained, but the plain search wins: {reason:?} {state:?}");
            explained += 1;
        }
        for used in rule_sets() {
            match solver(&state, Limits { rules: used, ..Limits::default() })
                .run(if used == RuleSet::ALL { 1_000_000 } else { 300_000 })
                .1
            {
                Answer::Won(line) => {
                    assert!(truth, "won by {used:?}, but the plain search says lost: {state:?}");
                    let mut at = plain.clone();
                    for text in line {
                        let next = rules.next(&at).into_iter().find(|n| n.0 == text);
                        at = next.expect("a legal move").1;
                    }
                    assert!(rules.is_won(&at));
                    checked += usize::from(used == RuleSet::ALL);
                }
                Answer::Lost(_) => {
                    assert!(!truth, "lost by {used:?}, but the plain search wins: {state:?}");
                    lost += usize::from(used == RuleSet::ALL);
                    checked += usize::from(used == RuleSet::ALL);
                }
                Answer::GaveUp | Answer::Working => {}
            }
        }
    }
    println!("{explained} explained of {lost} lost, {checked} compared");
    assert!(checked * 10 >= deals * 4, "only {checked} of {deals} compared");
    lost
}

/// All rules, each one off, none.
fn rule_sets() -> Vec<RuleSet> {
    let without = [Rule::SlyS, Rule::SlyR].map(|rule| RuleSet::ALL.without(rule));
    [RuleSet::ALL, RuleSet::NONE].into_iter().chain(without).collect()
}

#[test]
fn small_packs_agree_with_plain_search() {
    let lost = compare(3, 2, 2, 200) + compare(4, 2, 3, 150) + compare(5, 2, 2, 80);
    assert!(lost > 20, "too few lost positions to mean anything: {lost}");
}

#[test]
#[ignore = "takes minutes; a share of it runs above"]
fn small_packs_agree_with_plain_search_at_length() {
    let lost = compare(3, 2, 2, 6_000) + compare(4, 2, 3, 5_000) + compare(5, 2, 2, 5_000) + compare(4, 3, 3, 4_000);
    println!("{lost} lost");
}
