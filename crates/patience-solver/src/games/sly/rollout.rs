//! The position of Sly for rollouts: small, quick to copy, with a cost for each legal move. [`rollout`] plays it to its end many
//! times and prefers cheap moves. A win that it finds in the stock's true order is replayed by the rules; after a shuffle it is
//! one sample of an estimate. Nothing is proven lost here.
//!
//! Cards go home where they can. Others are placed where they delay the cards beneath least; if they delay none, on the packet
//! whose next needed card follows them closest.

use super::state::{Move, SlyState};
use crate::card::suit;
use crate::engine::Rng;
use crate::games::card_copies::{FoundationHeights, NONE, RolloutStock};
use crate::play::rollout;

/// Cost of placing a card on a packet, to which that of covering it is added.
const PLACE: u32 = 500;
/// Cost of turning a card: between rounds the last resort, within a round the only move.
const TURN: u32 = 100_000;
/// The largest distance of a card from its foundation.
const MAX_DISTANCE: u32 = 13;
/// Weight of a distance where no card is delayed.
const GAP_WEIGHT: u32 = 8;

#[derive(Clone)]
pub(crate) struct SlyRollout {
    round_size: u8,
    packets: usize,
    hand: u8,
    stock: RolloutStock,
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
            stock: RolloutStock::new(&state.stock),
            top: [NONE; 20],
            cards: [[NONE; 2]; 104],
            used: 0,
            foundations: FoundationHeights::new(state.ranks, state.up, state.down),
            in_round: state.in_round,
            first_round: state.first_round,
            placed: state.placed,
        };
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

    /// Turns a card; `None` if it starts a foundation, which the rules do not leave to the player.
    fn turn(&mut self) -> Option<u8> {
        let card = self.stock.take();
        (!self.foundations.start_foundation(card)).then_some(card)
    }

    /// The number of cards of its suit that must go home before a card, on the foundation that needs it first; 0 if none
    /// needs it any more.
    fn distance(&self, card: u8) -> u32 {
        self.foundations.distance(card).unwrap_or(0)
    }

    /// Cost of covering a packet with a card: at most `MAX_DISTANCE * GAP_WEIGHT` if it delays no card there, more if it does.
    fn cover(&self, card: u8, packet: usize) -> u32 {
        let distance = self.distance(card);
        let (mut at, mut delay_above, mut nearest, mut cost) = (self.top[packet], 0, MAX_DISTANCE, 0);
        while at != NONE {
            let [card, beneath] = self.cards[usize::from(at)];
            let other = self.distance(card);
            // The cards above delay it already: only what the new card adds counts, and more for a card needed soon.
            let delay = other.max(delay_above);
            if distance >= other {
                cost += (distance + 1).saturating_sub(delay) * (MAX_DISTANCE + 1 - other);
            } else {
                nearest = nearest.min(other - distance);
            }
            delay_above = delay;
            at = beneath;
        }
        if cost == 0 { nearest * GAP_WEIGHT } else { (MAX_DISTANCE + cost) * GAP_WEIGHT }
    }

    fn end_round_if_over(&mut self) {
        let over = self.placed >= self.round_size || (self.stock.is_empty() && self.hand == NONE);
        if self.in_round && over && self.hand == NONE {
            self.in_round = false;
            self.first_round = false;
        }
    }
}

impl rollout::RolloutState for SlyRollout {
    type Move = Move;

    fn shuffle(&mut self, rng: &mut Rng) {
        self.stock.shuffle(rng);
    }

    fn choices(&self, choices: &mut Vec<Move>) {
        if self.hand != NONE {
            let suit = suit(self.hand);
            choices.extend(self.foundations.directions(self.hand).map(|up| Move::Hand { suit, up }));
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
                let play = |up| Move::Play { packet: p as u8, suit: suit(card), up };
                choices.extend(self.foundations.directions(card).map(play));
            }
        }
        if !self.stock.is_empty() {
            choices.push(Move::Turn);
        }
    }

    fn cost(&self, m: Move) -> u32 {
        match m {
            Move::Turn => TURN,
            Move::Place(p) => PLACE + self.cover(self.hand, p.into()),
            Move::Hand { .. } => 0,
            Move::Play { packet, .. } => {
                // Prefer to uncover a card needed soon; an emptied packet is filled from the stock by chance.
                let [_, beneath] = self.cards[usize::from(self.top[usize::from(packet)])];
                let next = self.cards.get(usize::from(beneath)).map_or(MAX_DISTANCE, |[card, _]| self.distance(*card));
                GAP_WEIGHT * next
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
            Move::Hand { suit, up } => {
                self.foundations.raise_pile(suit, up);
                self.hand = NONE;
            }
            Move::Place(p) => {
                self.push_card(self.hand, p.into());
                self.hand = NONE;
                self.placed += 1;
            }
            Move::Play { packet, suit, up } => {
                self.foundations.raise_pile(suit, up);
                let packet = usize::from(packet);
                self.top[packet] = self.cards[usize::from(self.top[packet])][1];
                // An emptied packet is filled from the stock at once; a card that starts a foundation does not stay.
                while self.top[packet] == NONE && !self.stock.is_empty() {
                    if let Some(card) = self.turn() {
                        self.push_card(card, packet);
                    }
                }
            }
        }
        self.end_round_if_over();
    }

    fn cards_home(&self) -> (u32, u32) {
        self.foundations.cards_home()
    }
}
