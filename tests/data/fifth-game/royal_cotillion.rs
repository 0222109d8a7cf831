//! Royal Cotillion.
//!
//! Two packs. Four columns of three cards are the left wing, whose vacancies stay empty; sixteen single cards are the
//! right wing, refilled from the waste or, failing that, from the pack. Four foundations begin with aces and four with
//! twos; all build up in suit by twos and go on past the king or the queen: A 3 5 7 9 J K 2 4 6 8 T Q, and
//! 2 4 6 8 T Q A 3 5 7 9 J K. The pack is turned up once, card by card.
//!
//! **Order of the legal moves:** `stock>waste`; then for the waste, each column from `l1` and each card from `r1`: home
//! to the ace's foundation, to the two's.

use crate::{
    Arrangement, Card, Fan, Features, Game, Move, PileGroup, PileId, PileList, Piles, Rank, Role, Rules, Run, Suit,
    Table, game,
};
use alloc::{boxed::Box, vec::Vec};

const PILES: PileList = PileList(&[
    PileGroup::single("stock", Role::Stock, "stock"),
    PileGroup::single("waste", Role::Talon, "waste"),
    PileGroup::single("CA", Role::Foundation, "odd").suit(Suit::Clubs),
    PileGroup::single("DA", Role::Foundation, "odd").suit(Suit::Diamonds),
    PileGroup::single("HA", Role::Foundation, "odd").suit(Suit::Hearts),
    PileGroup::single("SA", Role::Foundation, "odd").suit(Suit::Spades),
    PileGroup::single("C2", Role::Foundation, "even").suit(Suit::Clubs),
    PileGroup::single("D2", Role::Foundation, "even").suit(Suit::Diamonds),
    PileGroup::single("H2", Role::Foundation, "even").suit(Suit::Hearts),
    PileGroup::single("S2", Role::Foundation, "even").suit(Suit::Spades),
    PileGroup::many("l", Role::Tableau, "left-wing", 4),
    PileGroup::many("r", Role::Reserve, "right-wing", 16),
]);
const STOCK: PileId = PILES.pile("stock");
const WASTE: PileId = PILES.pile("waste");
const FOUNDATIONS: Piles = PILES.of(Role::Foundation);
const LEFT: Piles = PILES.piles("l");
const RIGHT: Piles = PILES.piles("r");

/// The game has no variants.
pub const GAMES: &[Game] = &[Game {
    id: "royal-cotillion",
    letter: 'R',
    number: 5,
    name: "Royal Cotillion",
    variant: "",
    plate: "",
    features: Features::NOTHING,
    pack: || game::packs(2, |_| 0),
    piles: PILES,
    targets: &[],
    wide: WIDE,
    tall: TALL,
    open: None,
    tokens: &[],
    set_up: |cards| Box::new(RoyalCotillion::new(cards)),
}];

#[derive(Clone)]
struct RoyalCotillion {
    table: Table,
}

impl RoyalCotillion {
    fn new(cards: &[Card]) -> RoyalCotillion {
        let mut table = Table::new(PILES.count());
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        for _ in 0..3 {
            LEFT.for_each(|column| table.move_top(STOCK, column));
        }
        RIGHT.for_each(|cell| table.move_top(STOCK, cell));
        RoyalCotillion { table }
    }

    /// The card that a foundation takes next; `None` when it is complete.
    fn wanted(&self, foundation: PileId) -> Option<Card> {
        let place = foundation.0 - FOUNDATIONS.at(0).0;
        let suit = Suit::ALL[usize::from(place % 4)];
        let first = place / 4;
        let count = self.table.len(foundation) as u8;
        let rank = Rank::new((first + 2 * count) % 13 + 1)?;
        (count < 13).then_some(Card::new(rank, suit))
    }

    fn foundations_for(&self, pile: PileId) -> Vec<PileId> {
        let Some(card) = self.table.top(pile) else { return Vec::new() };
        FOUNDATIONS.filter(&|foundation| self.wanted(foundation) == Some(card))
    }
}

impl Rules for RoyalCotillion {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if !self.table.is_empty(STOCK) {
            moves.push(Move::new(STOCK, WASTE));
        }
        for from in [WASTE].into_iter().chain(LEFT).chain(RIGHT) {
            for foundation in self.foundations_for(from) {
                moves.push(Move::new(from, foundation));
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        let Some(to) = m.to.pile() else { return };
        self.table.move_top(m.from, to);
        if RIGHT.contains(m.from) {
            let from = if self.table.is_empty(WASTE) { STOCK } else { WASTE };
            self.table.move_top(from, m.from);
        }
    }

    fn is_won(&self) -> bool {
        self.table.count(FOUNDATIONS) == 104
    }

    fn next_deal_move(&self, first: bool) -> Option<Move> {
        let covers = !self.foundations_for(WASTE).is_empty();
        (!self.table.is_empty(STOCK) && (first || !covers)).then_some(Move::new(STOCK, WASTE))
    }

    fn founding_card(&self, pile: PileId) -> Option<Card> {
        let is_empty = FOUNDATIONS.contains(pile) && self.table.is_empty(pile);
        if is_empty { self.wanted(pile) } else { None }
    }
}

const WIDE: Arrangement = Arrangement {
    width: 11.5,
    height: 6.3,
    runs: &[
        Run::single(STOCK, 0.0, 0.0),
        Run::single(WASTE, 1.1, 0.0),
        Run::new(FOUNDATIONS, 2.75, 0.0, 1.1),
        Run::new(LEFT, 0.0, 1.75, 1.1).fan(Fan::Down, 2.6),
        Run::new(RIGHT, 4.95, 1.75, 1.1).rows(6, 1.55),
    ],
    captions: &[],
    tiers: None,
};

const TALL: Arrangement = Arrangement {
    width: 5.8,
    height: 8.9,
    runs: &[
        Run::new(FOUNDATIONS, 0.0, 0.0, 0.731).width(0.683),
        Run::new(LEFT, 0.6, 1.15, 1.2).fan(Fan::Down, 2.3),
        Run::new(RIGHT, 0.0, 3.65, 0.98).rows(6, 1.32).width(0.9).sink(1.0, 0.0),
        Run::single(STOCK, 0.0, 7.75).width(0.8).sink(1.0, 0.0),
        Run::single(WASTE, 0.98, 7.75).width(0.8).sink(1.0, 0.0),
    ],
    captions: &[],
    tiers: None,
};
