//! Sly.

use std::collections::BTreeMap;

use super::{
    Card, Foundation, NO_SUCH_MOVE, Place, Rulebook, Ruling, SUITS, count_home, insert_pile, propose_all, read_move,
};

/// Packets count from 1; foundations by suit and `+` or `-`.
#[derive(Clone, Copy)]
enum Spot {
    Stock,
    Hand,
    Packet(usize),
    Home(char, char),
}

impl Place for Spot {
    fn name(self) -> String {
        match self {
            Spot::Stock => "stock".to_string(),
            Spot::Hand => "hand".to_string(),
            Spot::Packet(n) => format!("p{n}"),
            Spot::Home(suit, target) => format!("{suit}{target}"),
        }
    }
}

/// Packets of the promenade, and cards placed in a round.
const ROUND_SIZE: usize = 20;

pub(super) struct Sly {
    /// The next card first.
    pub(super) stock: Vec<Card>,
    hand: Option<Card>,
    pub(super) packets: Vec<Vec<Card>>,
    pub(super) foundations: Vec<Foundation>,
    /// The number of the latest round begun; the first is 1.
    pub(super) round: usize,
    /// True if that round is in progress.
    pub(super) is_dealing: bool,
    /// Cards placed on packets in that round.
    pub(super) placed: usize,
}

impl Sly {
    pub(super) fn new(deal: Vec<Card>) -> Sly {
        let mut foundations = Vec::new();
        for suit in SUITS {
            // Rule I: in suit; the aces ascend to kings, the kings descend to aces. All are empty at first.
            foundations.push(Foundation::empty(format!("{suit}+"), suit, (1..=13).collect()));
            foundations.push(Foundation::empty(format!("{suit}-"), suit, (1..=13).rev().collect()));
        }
        // The first round begins with the game.
        Sly {
            stock: deal,
            hand: None,
            packets: vec![Vec::new(); ROUND_SIZE],
            foundations,
            round: 1,
            is_dealing: true,
            placed: 0,
        }
    }

    fn sources() -> Vec<Spot> {
        let mut spots = vec![Spot::Stock, Spot::Hand];
        spots.extend((1..=ROUND_SIZE).map(Spot::Packet));
        spots
    }

    fn targets() -> Vec<Spot> {
        let mut spots = vec![Spot::Hand];
        spots.extend((1..=ROUND_SIZE).map(Spot::Packet));
        for suit in SUITS {
            spots.push(Spot::Home(suit, '+'));
            spots.push(Spot::Home(suit, '-'));
        }
        spots
    }

    fn foundation(&self, suit: char, target: char) -> &Foundation {
        self.foundations
            .iter()
            .find(|foundation| foundation.suit == suit && foundation.address.ends_with(target))
            .expect("there are eight")
    }

    /// The first ace of a suit to appear founds `X+`, the first king founds `X-`, even if the other foundation of the
    /// suit would take it.
    fn founds(&self, card: Card) -> Option<char> {
        if card.value == 1 && self.foundation(card.suit, '+').cards.is_empty() {
            return Some('+');
        }
        if card.value == 13 && self.foundation(card.suit, '-').cards.is_empty() {
            return Some('-');
        }
        None
    }

    fn ruling(&self, from: Spot, to: Spot) -> Ruling {
        match (from, to) {
            // During a round the next card; between rounds the first card of the next round. No re-deal.
            (Spot::Stock, Spot::Hand) => {
                if self.hand.is_some() {
                    return Err("There is still a card in the hand.");
                }
                if self.stock.is_empty() {
                    return Err("The stock is empty.");
                }
                Ok(())
            }
            // Rule IV: cards may be played as they turn up in the deal.
            (Spot::Hand, Spot::Home(suit, target)) => {
                let Some(card) = self.hand else { return Err("There is no card in the hand.") };
                if !self.foundation(suit, target).takes(card) {
                    return Err("The card in the hand is not suitable there.");
                }
                Ok(())
            }
            (Spot::Hand, Spot::Packet(n)) => {
                if self.hand.is_none() {
                    return Err("There is no card in the hand.");
                }
                // The first round lays out the promenade in order; the others cover it freely.
                if self.round == 1 {
                    let first_empty = self.packets.iter().position(|packet| packet.is_empty()).map(|i| i + 1);
                    if first_empty != Some(n) {
                        return Err("The first deal fills the packets in order.");
                    }
                }
                Ok(())
            }
            (Spot::Packet(n), Spot::Home(suit, target)) => {
                // Rule IV: not until the deal of twenty is complete.
                if self.is_dealing {
                    return Err("No card is played from a packet during a deal.");
                }
                // Rule III: only the top card.
                let Some(card) = self.packets[n - 1].last() else { return Err("This packet is empty.") };
                if !self.foundation(suit, target).takes(*card) {
                    return Err("The top card of the packet is not suitable there.");
                }
                Ok(())
            }
            // The play's last paragraph but one: no transfers from packet to packet. No other moves either.
            _ => NO_SUCH_MOVE,
        }
    }

    fn carry_out(&mut self, from: Spot, to: Spot) {
        match (from, to) {
            (Spot::Stock, _) => {
                if !self.is_dealing {
                    self.is_dealing = true;
                    self.round += 1;
                    self.placed = 0;
                }
                let card = self.stock.remove(0);
                // Foundations are placed at once in their spaces; they are not counted.
                match self.founds(card) {
                    Some(target) => self.lay(card, card.suit, target),
                    None => self.hand = Some(card),
                }
            }
            (Spot::Hand, Spot::Packet(n)) => {
                let card = self.hand.take().expect("ruled legal");
                self.packets[n - 1].push(card);
                self.placed += 1;
            }
            // Cards played during the deal are not counted.
            (Spot::Hand, Spot::Home(suit, target)) => {
                let card = self.hand.take().expect("ruled legal");
                self.lay(card, suit, target);
            }
            (Spot::Packet(n), Spot::Home(suit, target)) => {
                let card = self.packets[n - 1].pop().expect("ruled legal");
                self.lay(card, suit, target);
                // Vacancies are refilled from the pack.
                while self.packets[n - 1].is_empty() && !self.stock.is_empty() {
                    let next = self.stock.remove(0);
                    // A founding card goes to its space, and the next card is turned.
                    match self.founds(next) {
                        Some(target) => self.lay(next, next.suit, target),
                        None => self.packets[n - 1].push(next),
                    }
                }
            }
            _ => unreachable!("ruled legal"),
        }
        // A round lasts until twenty cards are placed, or the stock and the hand are empty.
        let is_out = self.stock.is_empty() && self.hand.is_none();
        if self.is_dealing && (self.placed == ROUND_SIZE || is_out) {
            self.is_dealing = false;
        }
    }

    fn lay(&mut self, card: Card, suit: char, target: char) {
        let address = format!("{suit}{target}");
        for foundation in &mut self.foundations {
            if foundation.address == address {
                foundation.cards.push(card);
            }
        }
    }
}

impl Rulebook for Sly {
    fn legal(&self) -> Vec<String> {
        propose_all(&Self::sources(), &Self::targets(), |from, to| self.ruling(from, to))
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let (from, to) = read_move(text, &Self::sources(), &Self::targets())?;
        self.ruling(from, to)?;
        self.carry_out(from, to);
        Ok(())
    }

    fn piles(&self) -> BTreeMap<String, Vec<String>> {
        let mut piles = BTreeMap::new();
        for (i, packet) in self.packets.iter().enumerate() {
            insert_pile(&mut piles, &format!("p{}", i + 1), packet);
        }
        if let Some(card) = self.hand {
            insert_pile(&mut piles, "hand", &[card]);
        }
        for foundation in &self.foundations {
            insert_pile(&mut piles, &foundation.address, &foundation.cards);
        }
        piles
    }

    fn is_foundation(&self, address: &str) -> bool {
        self.foundations.iter().any(|foundation| foundation.address == address)
    }

    fn stock(&self) -> usize {
        self.stock.len()
    }

    fn home(&self) -> usize {
        count_home(&self.foundations)
    }

    fn outcome(&self) -> &'static str {
        if self.home() == 104 {
            "won"
        } else if self.legal().is_empty() {
            "stuck"
        } else {
            "playing"
        }
    }
}
