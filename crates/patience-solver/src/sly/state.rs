//! A position of Sly as plain data, and its moves.

use crate::card::SUITS;
use crate::homes::{Copies, Homes};
use crate::reader::Reader;
use patience::Position;

/// A position of Sly; cards are kinds, suit times thirteen plus rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SlyState {
    /// Ranks in a suit: 13, or fewer in a cut pack.
    pub(crate) ranks: u8,
    /// Cards placed in one deal: 20.
    pub(crate) deal_size: u8,
    /// The undealt cards, the next one first.
    pub(crate) stock: Vec<u8>,
    /// The packets, bottom card first.
    pub(crate) packets: Vec<Vec<u8>>,
    /// Cards on each ascending foundation, in the order C D H S.
    pub(crate) up: [u8; 4],
    /// Cards on each descending foundation.
    pub(crate) down: [u8; 4],
    /// The card turned up and not yet put anywhere.
    pub(crate) hand: Option<u8>,
    /// Whether a deal is going on.
    pub(crate) in_deal: bool,
    /// Whether that deal, or the one just over, is the first.
    pub(crate) first_deal: bool,
    /// Cards placed on packets in the deal that is going on.
    pub(crate) placed: u8,
}

impl SlyState {
    pub(crate) fn read(position: &Position) -> Self {
        let reader = Reader(position);
        let [deal, placed] = position.rules().hidden_state();
        Self {
            ranks: 13,
            deal_size: 20,
            stock: reader.stock(),
            packets: (1..=20).map(|n| reader.pile(&format!("p{n}"))).collect(),
            up: reader.heights('+'),
            down: reader.heights('-'),
            hand: reader.pile("hand").first().copied(),
            in_deal: placed != u8::MAX,
            first_deal: deal == 1,
            placed: if placed == u8::MAX { 0 } else { placed },
        }
    }

    /// The relaxed game, in which hand and stock are available.
    pub(crate) fn homes(&self) -> Homes {
        let mut homes = self.cards_of_homes();
        homes.begin();
        homes
    }

    /// The same before it is begun: more ties can be added.
    pub(crate) fn cards_of_homes(&self) -> Homes {
        let mut homes = Homes::new(self.ranks, self.up, self.down, false);
        let mut copies = Copies::default();
        // In the order in which the play-outs tell copies apart.
        for packet in &self.packets {
            let mut under = None;
            for (n, &card) in packet.iter().enumerate() {
                let item = copies.next(card);
                homes.add(item, n + 1 == packet.len());
                if let Some(under) = under {
                    homes.tie(item, under);
                }
                under = Some(item);
            }
        }
        for &card in self.hand.iter().chain(&self.stock) {
            homes.add(copies.next(card), true);
        }
        homes
    }
}

/// A move of Sly; packets count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Turn,
    HandUp(u8),
    HandDown(u8),
    Place(u8),
    Up(u8, u8),
    Down(u8, u8),
}

impl Move {
    /// The move in the notation.
    pub(crate) fn text(self) -> String {
        let suit = |s: u8| char::from(SUITS[usize::from(s)]);
        match self {
            Move::Turn => "stock>hand".into(),
            Move::HandUp(s) => format!("hand>{}+", suit(s)),
            Move::HandDown(s) => format!("hand>{}-", suit(s)),
            Move::Place(p) => format!("hand>p{}", p + 1),
            Move::Up(p, s) => format!("p{}>{}+", p + 1, suit(s)),
            Move::Down(p, s) => format!("p{}>{}-", p + 1, suit(s)),
        }
    }
}
