//! Sly.
//!
//! Two packs, twenty packets. Each round deals twenty cards onto the packets, which are played from only between rounds; four
//! foundations ascend from the ace, four descend from the king.
//!
//! **Order of the legal moves:** `stock>hand`; `hand>X+`, `hand>X-`, `hand>p1` … `hand>p20`; then for each packet
//! from `p1` to `p20`: `pN>X+`, `pN>X-`.

use crate::{
    Arrangement, Caption, Card, Describe, ExplainIllegal, Fan, Features, Game, Move, PileGroup, PileId, PileList,
    Piles, Rank, Reason, Role, Rules, RulesView, Run, Suit, Table, Tally, Token, foundations::UpAndDown, game,
    rules::describe, token::common,
};
use alloc::{boxed::Box, vec::Vec};

const ROUND_SIZE: u8 = 20;

const PILES: PileList = PileList(&[
    PileGroup::single("stock", Role::Stock, "stock"),
    PileGroup::single("hand", Role::Hand, "hand"),
    PileGroup::single("C+", Role::Foundation, "up").suit(Suit::Clubs),
    PileGroup::single("D+", Role::Foundation, "up").suit(Suit::Diamonds),
    PileGroup::single("H+", Role::Foundation, "up").suit(Suit::Hearts),
    PileGroup::single("S+", Role::Foundation, "up").suit(Suit::Spades),
    PileGroup::single("C-", Role::Foundation, "down").suit(Suit::Clubs),
    PileGroup::single("D-", Role::Foundation, "down").suit(Suit::Diamonds),
    PileGroup::single("H-", Role::Foundation, "down").suit(Suit::Hearts),
    PileGroup::single("S-", Role::Foundation, "down").suit(Suit::Spades),
    PileGroup::many("p", Role::Tableau, "packet", ROUND_SIZE),
]);
const STOCK: PileId = PILES.pile("stock");
const HAND: PileId = PILES.pile("hand");
const PACKETS: Piles = PILES.piles("p");
/// An ace or a king founds its foundation only as it leaves the stock.
const FOUNDATIONS: UpAndDown = UpAndDown::new(PILES.of(Role::Foundation), false);

/// The game has no variants.
pub const GAMES: &[Game] = &[Game {
    id: "sly",
    letter: 'S',
    number: 1,
    name: "Sly",
    variant: "",
    plate: "sly/SAPE-NVV7/WC.A3bnZqdeSAYXEDEVVX8Clf65oPf_Zpx.01DFI",
    features: Features::EVERYTHING,
    pack: || game::packs(2, |_| 0),
    piles: PILES,
    targets: &[],
    wide: WIDE,
    tall: TALL,
    open: Some([WIDE_OPEN, TALL_OPEN]),
    tokens: messages::KINDS,
    set_up: |cards| Box::new(Sly::new(cards)),
}];

/// Messages of this patience alone.
pub mod messages {
    use crate::{Card, PileId};

    crate::tokens! {
        /// The card in the hand must be placed on a given packet, or on any.
        place = "sly-place" { card: Card, on: Option<PileId> };
        /// The card in the hand can also go home.
        play_or_place = "sly-play-or-place" { card: Card, on: Option<PileId> };
        /// No card can go home: the next round begins, the second, third …
        begin = "sly-begin" { round: usize };
        /// `home` cards can go home, or the next round begins.
        play_or_begin = "sly-play-or-begin" { home: usize, round: usize };
        /// The round of this number begins.
        begin_round = "sly-begin-round" { round: usize };
        /// A card goes on a packet, on its top card if it has one.
        on_packet = "sly-on-packet" { packet: PileId, card: Option<Card> };
        /// `placed` of `of` cards of a round are placed.
        placed = "sly-placed" { round: usize, placed: usize, of: usize };

        // Illegal moves.

        /// Nothing is played from the packets until the round is complete: `left` cards are still to be placed and
        /// `cards` still to be dealt.
        promenade_not_full = "promenade-not-full" { left: usize, cards: usize };
        /// In the first round the packets are filled in order: this one is next.
        in_order = "in-order" { packet: PileId };
        /// No card moves from packet to packet.
        no_transfer = "no-transfer";
    }
}

#[derive(Clone)]
struct Sly {
    table: Table,
    /// The number of the round in progress, or of the last one: 1 for the first.
    round: u8,
    /// Cards placed on packets in this round; `None` between rounds and after the last.
    placed: Option<u8>,
}

impl Sly {
    fn new(cards: &[Card]) -> Sly {
        let mut table = Table::new(PILES.count());
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        Sly { table, round: 1, placed: Some(0) }
    }

    /// Returns true if a foundation takes the top card of a pile.
    fn is_next(&self, pile: PileId) -> bool {
        !FOUNDATIONS.foundations_for(&self.table, pile).is_empty()
    }

    /// The foundation that a dealt card founds: that of the first ace or king of a suit.
    fn founds(&self, card: Card) -> Option<PileId> {
        let foundation = match card.rank {
            Rank::ACE => FOUNDATIONS.up(card.suit),
            Rank::KING => FOUNDATIONS.down(card.suit),
            _ => return None,
        };
        self.table.is_empty(foundation).then_some(foundation)
    }

    /// Takes a card off the stock; a founding card founds its foundation, any other goes to `pile`. Returns true if
    /// `pile` has it.
    fn deal_to(&mut self, pile: PileId) -> bool {
        let Some(card) = self.table.pop(STOCK) else { return false };
        let foundation = self.founds(card);
        self.table.push(foundation.unwrap_or(pile), card);
        foundation.is_none()
    }

    /// The packet that is filled next: in the first round they are filled in order.
    fn first_empty_packet(&self) -> Option<PileId> {
        PACKETS.find(&|packet| self.table.is_empty(packet))
    }

    /// Rule II: the card in the hand may go on any packet, once each has its first card.
    fn is_open(&self, packet: PileId) -> bool {
        self.round > 1 || self.first_empty_packet().is_none_or(|first| packet == first)
    }

    fn home(&self) -> usize {
        FOUNDATIONS.home(&self.table)
    }

    /// Rule IV: during a round nothing is played from the packets.
    fn explain_mid_round(&self) -> Option<Reason> {
        let left = usize::from(ROUND_SIZE - self.placed?);
        let cards = self.table.len(STOCK) + self.table.len(HAND);
        Some(Reason::by("IV", messages::promenade_not_full(left, cards)))
    }

    /// The number of packets whose top card a foundation takes.
    fn count_next(&self) -> usize {
        PACKETS.filter(&|packet| self.is_next(packet)).len()
    }
}

impl Rules for Sly {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// The number of the round; the cards placed in it, or 255 between rounds and after the last.
    fn extra_state(&self) -> [u8; 2] {
        [self.round, self.placed.unwrap_or(u8::MAX)]
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.table.is_empty(HAND) && !self.table.is_empty(STOCK) {
            moves.push(Move::new(STOCK, HAND));
        }
        if !self.table.is_empty(HAND) {
            FOUNDATIONS.push_home_moves(&self.table, HAND, moves);
            for packet in PACKETS {
                if self.is_open(packet) {
                    moves.push(Move::new(HAND, packet));
                }
            }
        }
        // Rule IV: during a round nothing is played from the packets.
        if self.placed.is_none() {
            // Rule III: only the top card.
            for packet in PACKETS {
                FOUNDATIONS.push_home_moves(&self.table, packet, moves);
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        if m.from == STOCK {
            if self.placed.is_none() {
                self.placed = Some(0);
                self.round += 1;
            }
            self.deal_to(HAND);
        } else if let Some(to) = m.to.pile() {
            self.table.move_top(m.from, to);
            if PACKETS.contains(to) {
                self.placed = self.placed.map(|placed| placed + 1);
            }
            if m.from != HAND && self.table.is_empty(m.from) {
                while !self.table.is_empty(STOCK) && !self.deal_to(m.from) {}
            }
        }
        let out_of_cards = self.table.is_empty(STOCK) && self.table.is_empty(HAND);
        if self.placed == Some(ROUND_SIZE) || out_of_cards {
            self.placed = None;
        }
    }

    fn is_won(&self) -> bool {
        self.home() == 104
    }

    fn pending_pile(&self) -> Option<PileId> {
        (!self.table.is_empty(HAND)).then_some(HAND)
    }

    fn next_deal_move(&self, first: bool) -> Option<Move> {
        if self.table.is_empty(HAND) {
            let continues = self.placed.is_some() || first;
            return (continues && !self.table.is_empty(STOCK)).then_some(Move::new(STOCK, HAND));
        }
        let undecided = self.is_next(HAND);
        let packet = self.first_empty_packet().filter(|_| self.round == 1)?;
        (first || !undecided).then_some(Move::new(HAND, packet))
    }

    fn auto_draws(&self) -> bool {
        self.placed.is_some()
    }

    /// A packet's top card with only one foundation left, when no vacancy calls for a card of the stock: it delays no
    /// other move and frees the card beneath.
    fn safe_move(&self) -> Option<Move> {
        if self.placed.is_some() {
            return None;
        }
        let draws = |packet| self.table.len(packet) == 1 && !self.table.is_empty(STOCK);
        let safe = PACKETS.find(&|packet| !draws(packet) && FOUNDATIONS.only_home_move(&self.table, packet).is_some());
        FOUNDATIONS.only_home_move(&self.table, safe?)
    }

    /// Rules III and IV: the top card of a packet, except during a round.
    fn is_available(&self, _pile: PileId) -> Option<bool> {
        Some(self.placed.is_none())
    }

    fn description(&self) -> &dyn Describe {
        self
    }

    fn build_sequence(&self, foundation: PileId) -> &'static [u8] {
        FOUNDATIONS.build_sequence(foundation)
    }

    #[cfg(feature = "refusals")]
    fn refusals(&self) -> &dyn ExplainIllegal {
        self
    }
}

impl ExplainIllegal for Sly {
    fn explain_move(&self, _at: RulesView, from: PileId, to: PileId) -> Option<Reason> {
        match (from, PACKETS.contains(to)) {
            (STOCK, _) => None,
            (HAND, true) => self.first_empty_packet().map(|packet| messages::in_order(packet).into()),
            // No transfers between rounds either.
            (_, true) => Some(messages::no_transfer().into()),
            (HAND, false) => None,
            (_, false) => self.explain_mid_round(),
        }
    }

    fn explain_pile(&self, _at: RulesView, _pile: PileId) -> Option<Reason> {
        self.explain_mid_round()
    }
}

impl Describe for Sly {
    fn prompt(&self, _at: RulesView) -> Token {
        let next = usize::from(self.round) + 1;
        if let Some(card) = self.table.top(HAND) {
            let packet = self.first_empty_packet().filter(|_| self.round == 1);
            let place = if self.is_next(HAND) { messages::play_or_place } else { messages::place };
            return place(card, packet);
        }
        match (self.placed, self.count_next()) {
            (Some(_), _) => common::turn_up(),
            (None, 0) => messages::begin(next),
            (None, count) if self.table.is_empty(STOCK) => common::prompt_stock_empty(count),
            (None, count) => messages::play_or_begin(count, next),
        }
    }

    fn destination(&self, _at: RulesView, m: Move) -> Token {
        let pile = m.to.pile().unwrap_or(HAND);
        FOUNDATIONS.destination(pile).unwrap_or_else(|| messages::on_packet(pile, self.table.top(pile)))
    }

    fn sentence(&self, at: RulesView, m: Move) -> Token {
        match (m.from, self.placed) {
            (STOCK, Some(_)) => common::turn_up_next(),
            (STOCK, None) => messages::begin_round(usize::from(self.round) + 1),
            _ => describe::general_sentence(at, m, self.destination(at, m)),
        }
    }

    fn deal_label(&self, _at: RulesView) -> Option<Token> {
        self.next_deal_move(true)?;
        Some(match (self.placed, self.next_deal_move(false)) {
            (None, _) => messages::begin_round(usize::from(self.round) + 1),
            (_, None) => common::place_and_deal_on(),
            _ => common::deal_on(),
        })
    }

    fn figures(&self, _at: RulesView) -> Vec<Token> {
        vec![common::home_of(self.home(), 104)]
    }

    fn tally(&self, _at: RulesView) -> Option<Tally> {
        self.placed.map(|placed| Tally {
            done: placed,
            of: ROUND_SIZE,
            token: messages::placed(self.round.into(), placed.into(), ROUND_SIZE.into()),
        })
    }
}

const WIDE: Arrangement = Arrangement {
    width: 10.9,
    height: 5.5,
    runs: &[
        // Stock, hand and the eight foundations are numbered in this order.
        Run::new(Piles::span(STOCK, PILES.pile("S-")), 0.0, 0.3, 1.1),
        Run::new(PACKETS, 0.0, 2.2, 1.1).rows(10, 1.75).sink(0.4, 0.3),
    ],
    captions: &[
        Caption::new("stock", 0.0, 0.12, 1.0),
        Caption::new("hand", 1.1, 0.12, 1.0),
        Caption::new("ascending", 2.2, 0.12, 4.3),
        Caption::new("descending", 6.6, 0.12, 4.3),
        Caption::new("promenade", 0.0, 2.02, 10.9).sink(0.4),
    ],
    tiers: None,
};

/// Each packet has the room down to the next row, for a card or two more where there is room.
const WIDE_OPEN: Arrangement = Arrangement {
    width: 12.79,
    height: 7.08,
    runs: &[
        Run::new(Piles::span(STOCK, PILES.pile("S-")), 0.0, 0.3, 1.31),
        Run::new(PACKETS, 0.0, 2.42, 1.31).rows(10, 2.4).fan(Fan::Open, 2.26).sink(0.1, 0.45),
    ],
    captions: &[
        Caption::new("stock", 0.0, 0.12, 1.0),
        Caption::new("hand", 1.31, 0.12, 1.0),
        Caption::new("ascending", 2.62, 0.12, 4.93),
        Caption::new("descending", 7.86, 0.12, 4.93),
        Caption::new("promenade-open", 0.0, 2.22, 12.79).sink(0.1),
    ],
    tiers: None,
};

const TALL_OPEN: Arrangement = Arrangement {
    width: 5.8,
    height: 8.5,
    runs: &[
        Run::new(FOUNDATIONS.all(), 0.0, 0.0, 0.731).width(0.683),
        Run::new(PACKETS, 0.0, 1.22, 1.2).rows(5, 1.47).fan(Fan::Open, 1.39).sink(0.05, 0.28),
        Run::single(STOCK, 0.0, 7.34).width(0.683).sink(1.0, 0.0),
        Run::single(HAND, 2.4, 7.1).sink(1.0, 0.0),
    ],
    captions: &[],
    tiers: None,
};

const TALL: Arrangement = Arrangement {
    width: 5.8,
    height: 8.5,
    runs: &[
        Run::new(FOUNDATIONS.all(), 0.0, 0.0, 0.731).width(0.683),
        Run::new(PACKETS, 0.0, 1.2, 1.2).rows(5, 1.44).sink(0.15, 0.2),
        Run::single(STOCK, 0.0, 7.34).width(0.683).sink(1.0, 0.0),
        Run::single(HAND, 2.4, 7.1).sink(1.0, 0.0),
    ],
    captions: &[],
    tiers: None,
};
