//! Rollouts of Sly: plays cards home; places others where they delay the cards beneath least, and if none is delayed,
//! on the one needed next after them.

use super::state::{Move, SlyState};
use crate::card::suit;
use crate::engine::rng::Rng;
use crate::games::card_copies::{FoundationHeights, NONE};
use crate::play::rollout;

/// Cost of placing a card on a packet, and of starting the next round.
const PLACE: u32 = 500;
const TURN: u32 = 100_000;

#[derive(Clone)]
pub(crate) struct SlyRollout {
    round_size: u8,
    packets: usize,
    /// The hand, and the stock from `next` to `count`.
    hand: u8,
    stock: [u8; 104],
    next: usize,
    count: usize,
    /// Per packet its top, an index into `cards`, which holds a card and the index of the one beneath.
    top: [u8; 20],
    cards: [[u8; 2]; 104],
    used: usize,
    foundations: FoundationHeights,
    in_round: bool,
    first_round: bool,
    placed: u8,
}

impl SlyRollout {
    pub(crate) fn new(state: &SlyState) -> Self {
        let mut table = Self {
            round_size: state.round_size,
            packets: state.packets.len(),
            hand: state.hand.unwrap_or(NONE),
            stock: [NONE; 104],
            next: 0,
            count: state.stock.len(),
            top: [NONE; 20],
            cards: [[NONE; 2]; 104],
            used: 0,
            foundations: FoundationHeights::new(state.ranks, state.up, state.down),
            in_round: state.in_round,
            first_round: state.first_round,
            placed: state.placed,
        };
        table.stock[..table.count].copy_from_slice(&state.stock);
        for (p, packet) in state.packets.iter().enumerate() {
            for &card in packet {
                table.push_card(card, p);
            }
        }
        table
    }

    fn push_card(&mut self, card: u8, packet: usize) {
        self.cards[self.used] = [card, self.top[packet]];
        self.top[packet] = self.used as u8;
        self.used += 1;
    }

    fn has_stock(&self) -> bool {
        self.next < self.count
    }

    /// Turns a card; `None` if it starts a foundation, as it must.
    fn turn(&mut self) -> Option<u8> {
        let card = self.stock[self.next];
        self.next += 1;
        (!self.foundations.start_foundation(card)).then_some(card)
    }

    /// Cards of its suit that go before a card; 0 if no foundation needs it.
    fn distance(&self, card: u8) -> u32 {
        self.foundations.distance(card).unwrap_or(0)
    }

    /// Cost of covering a packet with a card.
    fn cover(&self, card: u8, packet: usize) -> u32 {
        let distance = self.distance(card);
        let (mut at, mut above, mut nearest, mut cost) = (self.top[packet], 0, 13, 0);
        while at != NONE {
            let [card, beneath] = self.cards[usize::from(at)];
            let other = self.distance(card);
            // The cards above delay it already.
            let waits = other.max(above);
            if distance >= other {
                cost += (distance + 1).saturating_sub(waits) * (14 - other);
            } else {
                nearest = nearest.min(other - distance);
            }
            above = waits;
            at = beneath;
        }
        if cost == 0 { nearest * 8 } else { 104 + cost * 8 }
    }

    fn ends_round(&mut self) {
        let over = self.placed >= self.round_size || (!self.has_stock() && self.hand == NONE);
        if self.in_round && over && self.hand == NONE {
            self.in_round = false;
            self.first_round = false;
        }
    }
}

impl rollout::RolloutState for SlyRollout {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.stock[self.next..self.count]);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        if self.hand != NONE {
            let s = suit(self.hand);
            let [up, down] = self.foundations.wanted(self.hand);
            if up {
                choices.push(Move::HandUp(s));
            }
            if down {
                choices.push(Move::HandDown(s));
            }
            let empty = (0..self.packets).find(|p| self.top[*p] == NONE);
            match empty {
                Some(p) if self.first_round => choices.push(Move::Place(p as u8)),
                _ => choices.extend((0..self.packets).map(|p| Move::Place(p as u8))),
            }
            return;
        }
        if !self.in_round {
            for p in 0..self.packets {
                if self.top[p] == NONE {
                    continue;
                }
                let card = self.cards[usize::from(self.top[p])][0];
                let [up, down] = self.foundations.wanted(card);
                if up {
                    choices.push(Move::Up(p as u8, suit(card)));
                }
                if down {
                    choices.push(Move::Down(p as u8, suit(card)));
                }
            }
        }
        if self.has_stock() {
            choices.push(Move::Turn);
        }
    }

    fn cost(&self, m: Move) -> u32 {
        match m {
            Move::Turn => TURN,
            Move::Place(p) => PLACE + self.cover(self.hand, p.into()),
            Move::HandUp(_) | Move::HandDown(_) => 0,
            Move::Up(p, _) | Move::Down(p, _) => {
                // Prefer to uncover a card needed soon.
                let [_, beneath] = self.cards[usize::from(self.top[usize::from(p)])];
                let next = self.cards.get(usize::from(beneath)).map_or(13, |[card, _]| self.distance(*card));
                8 * next
            }
        }
    }

    fn make(&mut self, m: Move) {
        match m {
            Move::Turn => {
                if !self.in_round {
                    self.in_round = true;
                    self.placed = 0;
                }
                if let Some(card) = self.turn() {
                    self.hand = card;
                }
            }
            Move::HandUp(s) | Move::HandDown(s) => {
                self.foundations.raise_pile(s, matches!(m, Move::HandUp(_)));
                self.hand = NONE;
            }
            Move::Place(p) => {
                self.push_card(self.hand, p.into());
                self.hand = NONE;
                self.placed += 1;
            }
            Move::Up(p, s) | Move::Down(p, s) => {
                self.foundations.raise_pile(s, matches!(m, Move::Up(..)));
                let packet = usize::from(p);
                self.top[packet] = self.cards[usize::from(self.top[packet])][1];
                while self.top[packet] == NONE && self.has_stock() {
                    if let Some(card) = self.turn() {
                        self.push_card(card, packet);
                    }
                }
            }
        }
        self.ends_round();
    }

    fn cards_home(&self) -> (u32, u32) {
        self.foundations.cards_home()
    }

    fn notation(&self, m: Move) -> String {
        m.text()
    }
}
