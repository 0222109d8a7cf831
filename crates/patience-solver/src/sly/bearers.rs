//! A proof that a position of Sly is lost: the cards of one deal find no packets that could bear them (ledger, SLY-B).
//!
//! What is laid on a packet must go before all that lies there. Of the deal at hand, or of the one that comes next, the cards
//! are known that cannot be played as they turn up; each is given a packet, and the relaxed game must be won with all of
//! them tied to what they cover. Where no way to give them packets is left, the position is lost.

use super::state::{Move, SlyState};
use crate::card::{kind, rank, suit};
use crate::homes::{Homes, Item, NONE, PASS, Way};
use crate::portfolio::Exhaustive;
use crate::solver::Progress;
use crate::verdict::Proof;

/// Passes that one question to the relaxed game may take. What takes longer counts as possible.
const PASSES: u64 = 400;

/// Packets given to some of the cards, those that the others may still be given, and a way in which the relaxed game is won.
#[derive(Clone, Debug)]
struct Node {
    /// The packets that each card may lie on, as a set. A card of one packet only lies there.
    may: Vec<u32>,
    way: Way,
    /// The card whose packets are looked at next, and whether one was left out since the first card was.
    at: usize,
    narrowed: bool,
}

/// The search, which can be run in slices.
#[derive(Clone, Debug)]
pub(crate) struct Bearers {
    /// The relaxed game without the ties that are looked for; it is not begun.
    homes: Homes,
    /// The cards that must be laid on packets, in the order in which they turn up.
    cards: Vec<Item>,
    /// For each packet the lowest card that may be bare when the deal begins; none if nothing need be left of it by then.
    under: Vec<Item>,
    stack: Vec<Node>,
    /// Whether packets were found for all cards, so that nothing can be proven.
    over: bool,
}

/// How far the foundations may have come, every copy that could go serving both of them, whenever they ask for it.
#[derive(Clone, Copy)]
struct Reached {
    ranks: u8,
    start: [[u8; 4]; 2],
    height: [[u8; 4]; 2],
    /// The kinds that have gone.
    gone: u64,
}

impl Reached {
    /// Whether a foundation can have taken a card of this kind by now; if so, it may have come further.
    fn takes(&mut self, card: u8) -> bool {
        let s = suit(card);
        let n = usize::from(s);
        let wanted = [rank(card), self.ranks - 1 - rank(card)];
        if !(0..2).any(|sign| self.start[sign][n] <= wanted[sign] && wanted[sign] <= self.height[sign][n]) {
            return false;
        }
        self.gone |= 1 << card;
        // One foundation that grows may ask for what went to the other one before.
        for (sign, heights) in self.height.iter_mut().enumerate() {
            let height = &mut heights[n];
            while *height < self.ranks {
                let asked = if sign == 0 { *height } else { self.ranks - 1 - *height };
                if self.gone >> kind(s, asked) & 1 == 0 {
                    break;
                }
                *height += 1;
            }
        }
        true
    }

    /// Cards of each packet that may be left at the least when nothing more is dealt, with every copy serving both
    /// foundations.
    fn play(&mut self, packets: &[Vec<u8>]) -> Vec<usize> {
        let mut left: Vec<usize> = packets.iter().map(Vec::len).collect();
        loop {
            let before = (self.height, left.clone());
            for (packet, left) in packets.iter().zip(&mut left) {
                while *left > 0 && self.takes(packet[*left - 1]) {
                    *left -= 1;
                }
            }
            if before == (self.height, left.clone()) {
                return left;
            }
        }
    }

    /// The same, with packets that are emptied refilled from the stock, as far as it may come: of the cards that cannot go on
    /// to a foundation, each such packet takes one.
    fn play_and_refill(&mut self, packets: &[Vec<u8>], stock: &[u8]) -> Vec<usize> {
        loop {
            let left = self.play(packets);
            let before = self.height;
            let mut empty = left.iter().filter(|left| **left == 0).count();
            for &card in stock {
                if empty == 0 {
                    break;
                }
                empty -= usize::from(!self.takes(card));
            }
            if self.height == before {
                return left;
            }
        }
    }
}

impl Bearers {
    /// The search from this position; none where it would have nothing to tell. `homes` is the relaxed game, not yet begun.
    pub(crate) fn new(state: &SlyState, homes: Homes) -> Option<Self> {
        if state.first_deal && state.in_deal {
            return None;
        }
        let start = [state.up, state.down];
        let mut reached = Reached { ranks: state.ranks, start, height: start, gone: 0 };
        let mut left: Vec<usize> = state.packets.iter().map(Vec::len).collect();
        if !state.in_deal {
            left = reached.play_and_refill(&state.packets, &state.stock);
        }
        let mut copies = crate::homes::Copies::default();
        let under = state.packets.iter().zip(&left).map(|(packet, left)| {
            let items: Vec<Item> = packet.iter().map(|&card| copies.next(card)).collect();
            left.checked_sub(1).map_or(NONE, |lowest| items[lowest])
        });
        let under: Vec<Item> = under.collect();
        let places = usize::from(state.deal_size - if state.in_deal { state.placed } else { 0 });
        let mut cards = Vec::new();
        for &card in state.hand.iter().chain(&state.stock).take(places) {
            let item = copies.next(card);
            if !reached.takes(card) {
                cards.push(item);
            }
        }
        let root = Node { may: vec![(1 << under.len()) - 1; cards.len()], way: Way::default(), at: 0, narrowed: false };
        let over = cards.is_empty();
        Some(Self { homes, cards, under, stack: vec![root], over })
    }

    /// The relaxed game with the ties of all cards that have one packet only.
    fn tied(&self, may: &[u32]) -> Homes {
        let mut homes = self.homes.clone();
        let mut laid: Vec<(u32, Item)> = Vec::with_capacity(may.len());
        for (&item, &packets) in self.cards.iter().zip(may) {
            if packets.count_ones() != 1 {
                continue;
            }
            let packet = packets.trailing_zeros();
            let below = laid.iter().rev().find(|(other, _)| *other == packet).map(|(_, item)| *item);
            let below = below.unwrap_or(self.under[packet as usize]);
            if below != NONE {
                homes.lay(item, below);
            }
            laid.push((packet, item));
        }
        homes.begin();
        homes
    }

    /// Whether the relaxed game may be won so; a way is noted. Returns the passes too.
    fn may_be_won(&self, may: &[u32], way: &mut Way) -> (u64, bool) {
        let mut homes = self.tied(may);
        if homes.follows(*way) {
            return (1, true);
        }
        let (passes, can) = homes.run(PASSES);
        if can == Some(true) {
            *way = homes.way;
        }
        (passes + 1, can != Some(false))
    }

    /// Leaves out the packets that one card cannot lie on; returns the passes and whether it has one left.
    fn narrow(&self, node: &mut Node, n: usize) -> (u64, bool) {
        let mut spent = 0;
        let mut left = node.may[n];
        if left.count_ones() == 1 {
            return (spent, true);
        }
        let mut may = node.may.clone();
        while left != 0 {
            let packet = left & left.wrapping_neg();
            left &= left - 1;
            may[n] = packet;
            let (passes, can) = self.may_be_won(&may, &mut { node.way });
            spent += passes;
            if !can {
                node.may[n] &= !packet;
                node.narrowed = true;
            }
        }
        // A card that is tied by this may need another way, or leave none.
        if node.may[n].count_ones() == 1 {
            let (passes, can) = self.may_be_won(&node.may, &mut node.way);
            return (spent + passes, can);
        }
        (spent, node.may[n] != 0)
    }

    /// Gives one of the cards that have several packets each of these; true if there is none.
    fn part(&mut self, node: &Node) -> bool {
        let open = (0..self.cards.len()).filter(|&n| node.may[n].count_ones() > 1);
        let Some(n) = open.min_by_key(|&n| node.may[n].count_ones()) else { return true };
        let mut packets = node.may[n];
        while packets != 0 {
            let mut child = Node { at: 0, narrowed: false, ..node.clone() };
            child.may[n] = packets & packets.wrapping_neg();
            packets &= packets - 1;
            self.stack.push(child);
        }
        false
    }
}

impl Exhaustive for Bearers {
    type Move = Move;

    fn proof(&self) -> Proof {
        Proof::Relaxed
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn run(&mut self, nodes: u64) -> (u64, Progress<Move>) {
        let mut spent = 0;
        while spent < nodes && !self.over {
            let Some(mut node) = self.stack.pop() else { return (spent, Progress::Exhausted) };
            if node.at == self.cards.len() {
                if node.narrowed {
                    (node.at, node.narrowed) = (0, false);
                    self.stack.push(node);
                } else {
                    self.over = self.part(&node);
                }
                continue;
            }
            let n = node.at;
            node.at += 1;
            let (passes, possible) = self.narrow(&mut node, n);
            spent += passes.max(1) * PASS;
            if possible {
                self.stack.push(node);
            }
        }
        (spent, Progress::Working)
    }
}
