//! Sly.
//!
//! Two packs. Twenty packets, dealt on twenty cards at a time and played from only between the deals; four
//! foundations ascend from the ace, four descend from the king.
//!
//! **Order of the legal moves:** `stock>hand`; `hand>X+`, `hand>X-`, `hand>p1` … `hand>p20`; then for each packet
//! from `p1` to `p20`: `pN>X+`, `pN>X-`.

use crate::{Arrangement, Caption, Card, Game, Move, PileId, Piles, Places, Rank, Role, Rules, Run, Table, foundations::UpAndDown, game, words};

const STOCK: PileId = PileId(0);
const HAND: PileId = PileId(1);
const FIRST_UP: PileId = PileId(2);
const FIRST_PACKET: PileId = PileId(10);
const TWENTY: u8 = 20;
const PACKETS: Piles = Piles::new(FIRST_PACKET, TWENTY);
/// Founded only off the stock.
const FOUNDATIONS: UpAndDown = UpAndDown::new(FIRST_UP, false);

/// The game has no variants.
pub const GAMES: &[Game] = &[Game {
    id: "sly",
    letter: 'S',
    number: 1,
    name: "Sly",
    short_name: "Sly",
    variant: "",
    lead: "Twenty packets; build up from the aces and down from the kings. Where you lay each card is all the skill.",
    plate: "sly/SAPE-NVV7/_TX2EA3bnZqdeSAYXEDEVVX8Clf65oPf_Zpx",
    pack: || game::packs(2, |_| 0),
    piles: PILES,
    wide: WIDE,
    tall: TALL,
    set_up: |cards| Box::new(Sly::new(cards)),
}];

fn packet_number(packet: PileId) -> u8 {
    packet.0 - FIRST_PACKET.0 + 1
}

const PILES: &[Places] = &[
    Places::one("stock", Role::Stock, "Pack"),
    Places::one("hand", Role::Hand, "In hand"),
    Places::one("C+", Role::Foundation, "Clubs up"),
    Places::one("D+", Role::Foundation, "Diamonds up"),
    Places::one("H+", Role::Foundation, "Hearts up"),
    Places::one("S+", Role::Foundation, "Spades up"),
    Places::one("C-", Role::Foundation, "Clubs down"),
    Places::one("D-", Role::Foundation, "Diamonds down"),
    Places::one("H-", Role::Foundation, "Hearts down"),
    Places::one("S-", Role::Foundation, "Spades down"),
    Places::many("p", Role::Tableau, "Packet", TWENTY),
];

#[derive(Clone)]
struct Sly {
    table: Table,
    /// Which deal of twenty this is, or was last: 1 for the first.
    deal: u8,
    /// Cards placed on packets in this deal; `None` between deals and after the last.
    placed: Option<u8>,
}

impl Sly {
    fn new(cards: &[Card]) -> Sly {
        let mut table = Table::new((FIRST_PACKET.0 + TWENTY) as usize);
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        Sly { table, deal: 1, placed: Some(0) }
    }

    fn is_suitable(&self, pile: PileId) -> bool {
        !FOUNDATIONS.homes(&self.table, pile).is_empty()
    }

    /// The first ace and the first king of a suit to come off the stock found its piles.
    fn founds(&self, card: Card) -> Option<PileId> {
        let foundation = match card.rank {
            Rank::ACE => FOUNDATIONS.up(card.suit),
            Rank::KING => FOUNDATIONS.down(card.suit),
            _ => return None,
        };
        self.table.is_empty(foundation).then_some(foundation)
    }

    /// Takes a card off the stock; a founding card goes to its space at once, any other to `place`.
    /// Returns whether `place` has it.
    fn turn_to(&mut self, place: PileId) -> bool {
        let Some(card) = self.table.pop(STOCK) else { return false };
        let foundation = self.founds(card);
        self.table.push(foundation.unwrap_or(place), card);
        foundation.is_none()
    }

    /// In the first deal the packets are filled in order.
    fn first_empty_packet(&self) -> Option<PileId> {
        PACKETS.first(&|packet| self.table.is_empty(packet))
    }

    /// Rule II: the card in hand may go on any packet, once each has its first card.
    fn is_open(&self, packet: PileId) -> bool {
        self.deal > 1 || self.first_empty_packet().is_none_or(|first| packet == first)
    }

    fn home(&self) -> usize {
        FOUNDATIONS.home(&self.table)
    }

    fn suitable_packets(&self) -> usize {
        PACKETS.those(&|packet| self.is_suitable(packet)).len()
    }
}

impl Rules for Sly {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// The number of the deal; the cards placed in it, or 255 between deals and after the last.
    fn registers(&self) -> [u8; 2] {
        [self.deal, self.placed.unwrap_or(u8::MAX)]
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.table.is_empty(HAND) && !self.table.is_empty(STOCK) {
            moves.push(Move::new(STOCK, HAND));
        }
        if !self.table.is_empty(HAND) {
            FOUNDATIONS.push_homes(&self.table, HAND, moves);
            for packet in PACKETS {
                if self.is_open(packet) {
                    moves.push(Move::new(HAND, packet));
                }
            }
        }
        // Rule IV: in a deal nothing is played from the packets.
        if self.placed.is_none() {
            // Rule III: only the uppermost card.
            for packet in PACKETS {
                FOUNDATIONS.push_homes(&self.table, packet, moves);
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        if m.from == STOCK {
            if self.placed.is_none() {
                self.placed = Some(0);
                self.deal += 1;
            }
            self.turn_to(HAND);
        } else {
            self.table.shift(m.from, m.to);
            if PACKETS.contains(m.to) {
                self.placed = self.placed.map(|placed| placed + 1);
            }
            if m.from != HAND && self.table.is_empty(m.from) {
                while !self.table.is_empty(STOCK) && !self.turn_to(m.from) {}
            }
        }
        let out_of_cards = self.table.is_empty(STOCK) && self.table.is_empty(HAND);
        if self.placed == Some(TWENTY) || out_of_cards {
            self.placed = None;
        }
    }

    fn is_won(&self) -> bool {
        self.home() == 104
    }

    fn prompt(&self) -> String {
        if let Some(card) = self.table.top(HAND) {
            let place = match self.first_empty_packet() {
                Some(packet) if self.deal == 1 => format!("packet {}", packet_number(packet)),
                _ => "any packet".into(),
            };
            return if self.is_suitable(HAND) {
                format!("The {} is suitable: play it, or lay it on {place}.", card.name())
            } else {
                format!("Lay the {} on {place}.", card.name())
            };
        }
        if self.placed.is_some() {
            return "Turn up the next card.".into();
        }
        match (self.suitable_packets(), self.table.is_empty(STOCK)) {
            (0, _) => format!("No card is suitable. Begin the {} deal.", words::ordinal(self.deal as usize + 1)),
            (n, true) => format!("The pack is out. {}", words::suitable(n)),
            (n, false) => {
                let next = words::ordinal(self.deal as usize + 1);
                format!("{} Play, or begin the {next} deal.", words::suitable(n))
            }
        }
    }

    fn destination(&self, m: Move) -> String {
        match (FOUNDATIONS.ascends(m.to), self.table.top(m.to)) {
            (Some(true), _) => "home, going up".into(),
            (Some(false), _) => "home, going down".into(),
            (None, Some(card)) => format!("to packet {}, on the {}", packet_number(m.to), card.name()),
            (None, None) => format!("to packet {}", packet_number(m.to)),
        }
    }

    fn phrase(&self, m: Move) -> Option<String> {
        (m.from == STOCK).then(|| match self.placed {
            Some(_) => "Turn up the next card".into(),
            None => format!("Begin the {} deal", words::ordinal(self.deal as usize + 1)),
        })
    }

    fn asks(&self) -> Option<PileId> {
        (!self.table.is_empty(HAND)).then_some(HAND)
    }

    fn deal_label(&self) -> Option<String> {
        self.deal_step(true)?;
        Some(match (self.placed, self.deal_step(false)) {
            (None, _) => format!("Begin the {} deal", words::ordinal(self.deal as usize + 1)),
            (_, None) => words::LAY_AND_DEAL_ON.into(),
            _ => words::DEAL_ON.into(),
        })
    }

    fn deal_step(&self, first: bool) -> Option<Move> {
        if self.table.is_empty(HAND) {
            let goes_on = self.placed.is_some() || first;
            return (goes_on && !self.table.is_empty(STOCK)).then_some(Move::new(STOCK, HAND));
        }
        let undecided = self.is_suitable(HAND);
        let packet = self.first_empty_packet().filter(|_| self.deal == 1)?;
        (first || !undecided).then_some(Move::new(HAND, packet))
    }

    fn turns_itself(&self) -> bool {
        self.placed.is_some()
    }

    /// A packet's top card with only one home left, when no vacancy would call for a card of the pack: whatever is
    /// done without it can be done after it, and the card beneath is free the sooner.
    fn safe_move(&self) -> Option<Move> {
        if self.placed.is_some() {
            return None;
        }
        let draws = |packet| self.table.len(packet) == 1 && !self.table.is_empty(STOCK);
        let safe = PACKETS.first(&|packet| !draws(packet) && FOUNDATIONS.only_home(&self.table, packet).is_some());
        FOUNDATIONS.only_home(&self.table, safe?)
    }

    fn figures(&self) -> Vec<String> {
        vec![format!("{} of 104 home", self.home())]
    }

    fn tally(&self) -> Option<(u8, u8, &'static str)> {
        self.placed.map(|placed| (placed, TWENTY, "placed"))
    }

    fn awaits(&self, pile: PileId) -> Option<Card> {
        FOUNDATIONS.awaits(pile)
    }
}

const WIDE: Arrangement = Arrangement {
    width: 10.9,
    height: 5.5,
    runs: &[
        // Pack, hand and the eight foundations are numbered in this order.
        Run::new(STOCK, 10, 0.0, 0.3, 1.1),
        Run::new(FIRST_PACKET, TWENTY, 0.0, 2.2, 1.1).rows(10, 1.75).sink(0.4, 0.3),
    ],
    captions: &[
        Caption::new("Pack", 0.0, 0.12, 1.0),
        Caption::new("In hand", 1.1, 0.12, 1.0),
        Caption::new("Ascending from the ace", 2.2, 0.12, 4.3),
        Caption::new("Descending from the king", 6.6, 0.12, 4.3),
        Caption::new("The promenade", 0.0, 2.02, 10.9).sink(0.4),
    ],
    tiers: None,
};

const TALL: Arrangement = Arrangement {
    width: 5.8,
    height: 8.3,
    runs: &[
        Run::new(FIRST_UP, 8, 0.0, 0.0, 0.731).width(0.683),
        Run::new(FIRST_PACKET, TWENTY, 0.0, 1.12, 1.2).rows(5, 1.49).sink(0.15, 0.2),
        Run::one(STOCK, 0.0, 7.22).width(0.683).sink(1.0, 0.0),
        Run::one(HAND, 2.4, 7.18).width(0.75).sink(1.0, 0.0),
    ],
    captions: &[],
    tiers: None,
};
