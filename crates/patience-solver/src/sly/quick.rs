//! Sly for quick players.
//!
//! Their rule of thumb: what can be played is played; a card that cannot is put where it delays the cards beneath it
//! least, and if it delays none, on the one that is wanted next after it.

use super::state::{Move, SlyState};
use crate::card::suit;
use crate::quick;
use crate::rng::Rng;
use crate::two_packs::{Heights, NONE};

/// The value of putting a card on a packet, and of beginning the next deal.
const PLACE: u32 = 500;
const TURN: u32 = 100_000;

#[derive(Clone)]
pub(crate) struct Table {
    deal_size: u8,
    packets: usize,
    /// The card in the hand, if there is one, and the undealt cards from `next` to `count`.
    hand: u8,
    stock: [u8; 104],
    next: usize,
    count: usize,
    /// The cards of each packet from the top on: a place in `cards`, which has the card and the place of the one beneath.
    top: [u8; 20],
    cards: [[u8; 2]; 104],
    used: usize,
    foundations: Heights,
    in_deal: bool,
    first_deal: bool,
    placed: u8,
}

impl Table {
    pub(crate) fn new(state: &SlyState) -> Self {
        let mut table = Self {
            deal_size: state.deal_size,
            packets: state.packets.len(),
            hand: state.hand.unwrap_or(NONE),
            stock: [NONE; 104],
            next: 0,
            count: state.stock.len(),
            top: [NONE; 20],
            cards: [[NONE; 2]; 104],
            used: 0,
            foundations: Heights::new(state.ranks, state.up, state.down),
            in_deal: state.in_deal,
            first_deal: state.first_deal,
            placed: state.placed,
        };
        table.stock[..table.count].copy_from_slice(&state.stock);
        for (p, packet) in state.packets.iter().enumerate() {
            for &card in packet {
                table.put(card, p);
            }
        }
        table
    }

    fn put(&mut self, card: u8, packet: usize) {
        self.cards[self.used] = [card, self.top[packet]];
        self.top[packet] = self.used as u8;
        self.used += 1;
    }

    fn has_stock(&self) -> bool {
        self.next < self.count
    }

    /// Turns a card up; `None` if it founds a foundation, which it does at once.
    fn turn(&mut self) -> Option<u8> {
        let card = self.stock[self.next];
        self.next += 1;
        (!self.foundations.found(card)).then_some(card)
    }

    /// How many cards of its suit go before a card; one that no foundation waits for delays nothing.
    fn distance(&self, card: u8) -> u32 {
        self.foundations.distance(card).unwrap_or(0)
    }

    /// What putting a card on a packet costs.
    fn cover(&self, card: u8, packet: usize) -> u32 {
        let own = self.distance(card);
        let (mut at, mut above, mut nearest, mut cost) = (self.top[packet], 0, 13, 0);
        while at != NONE {
            let [card, beneath] = self.cards[usize::from(at)];
            let other = self.distance(card);
            // It waits already for what lies above it.
            let waits = other.max(above);
            if own >= other {
                cost += (own + 1).saturating_sub(waits) * (14 - other);
            } else {
                nearest = nearest.min(other - own);
            }
            above = waits;
            at = beneath;
        }
        if cost == 0 { nearest * 8 } else { 104 + cost * 8 }
    }

    fn ends_deal(&mut self) {
        let over = self.placed >= self.deal_size || (!self.has_stock() && self.hand == NONE);
        if self.in_deal && over && self.hand == NONE {
            self.in_deal = false;
            self.first_deal = false;
        }
    }
}

impl quick::Table for Table {
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
                Some(p) if self.first_deal => choices.push(Move::Place(p as u8)),
                _ => choices.extend((0..self.packets).map(|p| Move::Place(p as u8))),
            }
            return;
        }
        if !self.in_deal {
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

    fn value(&self, m: Move) -> u32 {
        match m {
            Move::Turn => TURN,
            Move::Place(p) => PLACE + self.cover(self.hand, p.into()),
            Move::HandUp(_) | Move::HandDown(_) => 0,
            Move::Up(p, _) | Move::Down(p, _) => {
                // First what uncovers a card that is wanted soon.
                let [_, beneath] = self.cards[usize::from(self.top[usize::from(p)])];
                let next = self.cards.get(usize::from(beneath)).map_or(13, |[card, _]| self.distance(*card));
                8 * next
            }
        }
    }

    fn make(&mut self, m: Move) {
        match m {
            Move::Turn => {
                if !self.in_deal {
                    self.in_deal = true;
                    self.placed = 0;
                }
                if let Some(card) = self.turn() {
                    self.hand = card;
                }
            }
            Move::HandUp(s) | Move::HandDown(s) => {
                self.foundations.rise(s, matches!(m, Move::HandUp(_)));
                self.hand = NONE;
            }
            Move::Place(p) => {
                self.put(self.hand, p.into());
                self.hand = NONE;
                self.placed += 1;
            }
            Move::Up(p, s) | Move::Down(p, s) => {
                self.foundations.rise(s, matches!(m, Move::Up(..)));
                let packet = usize::from(p);
                self.top[packet] = self.cards[usize::from(self.top[packet])][1];
                while self.top[packet] == NONE && self.has_stock() {
                    if let Some(card) = self.turn() {
                        self.put(card, packet);
                    }
                }
            }
        }
        self.ends_deal();
    }

    fn home(&self) -> (u32, u32) {
        self.foundations.home()
    }

    fn text(&self, m: Move) -> String {
        m.text()
    }
}
