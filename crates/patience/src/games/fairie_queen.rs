//! Spenser's Fairie Queen.
//!
//! Two packs. Kings head columns as they turn up; each card dealt goes on the last king or home; afterwards single
//! cards move, in descending values whatever their suit, until the eight foundations stand from ace to queen.
//!
//! **Order of the legal moves:** `stock>hand`; `hand>f`, `hand>cN`; then for each column from `c1` to `c8`: `cN>f`,
//! `cN>c1` … `cN>c8`.

use crate::{Arrangement, Caption, Card, Fan, Game, Move, PileId, Piles, Places, Rank, Role, Rules, Run, Suit, Table, game, words};

const STOCK: PileId = PileId(0);
const HAND: PileId = PileId(1);
const FIRST_COLUMN: PileId = PileId(2);
const COLUMNS: Piles = Piles::new(FIRST_COLUMN, 8);
const FIRST_FOUNDATION: PileId = PileId(10);
const FOUNDATIONS: Piles = Piles::new(FIRST_FOUNDATION, 8);
/// The word `f` of the notation: whichever of a suit's two foundations the card fits.
const HOME: PileId = PileId(18);

/// The game has no variants.
pub const GAMES: &[Game] = &[Game {
    id: "fairie-queen",
    letter: 'F',
    number: 2,
    name: "Spenser’s Fairie Queen",
    short_name: "Fairie Queen",
    variant: "",
    lead: "Eight kings head eight columns as they come. Deal first, think after.",
    plate: "fairie-queen/FQJE-8GDW/JLYzGUCI4jVjk2WZwU",
    pack: || game::packs(2, |card| usize::from(card == Card::new(Rank::KING, Suit::Spades))),
    piles: PILES,
    wide: WIDE,
    tall: TALL,
    set_up: |cards| Box::new(FairieQueen::new(cards)),
}];

fn foundations(suit: Suit) -> [PileId; 2] {
    [0, 1].map(|copy| FOUNDATIONS.at(2 * suit as u8 + copy))
}

const PILES: &[Places] = &[
    Places::one("stock", Role::Stock, "Pack"),
    Places::one("hand", Role::Hand, "In hand"),
    Places::many("c", Role::Tableau, "Column", 8),
    Places::many("C+", Role::Foundation, "Clubs foundation", 2),
    Places::many("D+", Role::Foundation, "Diamonds foundation", 2),
    Places::many("H+", Role::Foundation, "Hearts foundation", 2),
    Places::many("S+", Role::Foundation, "Spades foundation", 2),
    Places::one("f", Role::Word, "home"),
];

/// A position. All of it is on the table: the number of kings is the number of columns in use.
#[derive(Clone)]
struct FairieQueen {
    table: Table,
}

impl FairieQueen {
    fn new(cards: &[Card]) -> FairieQueen {
        let mut table = Table::new(HOME.0 as usize + 1);
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        table.push(FIRST_COLUMN, Card::new(Rank::KING, Suit::Spades));
        FairieQueen { table }
    }

    fn home(&self) -> usize {
        self.table.count(FOUNDATIONS)
    }

    /// The deal lasts while the pack or the hand holds a card.
    fn is_dealing(&self) -> bool {
        !self.table.is_empty(STOCK) || !self.table.is_empty(HAND)
    }

    /// Rule II: of several kings, the last one turned up takes the cards.
    fn last_king(&self) -> PileId {
        let in_use = COLUMNS.those(&|column| !self.table.is_empty(column));
        in_use.last().copied().unwrap_or(FIRST_COLUMN)
    }

    /// Rule I: in suit, from the ace up to the queen.
    fn foundation_for(&self, card: Card) -> Option<PileId> {
        foundations(card.suit).into_iter().find(|&foundation| {
            self.table.len(foundation) + 1 == card.rank.value() as usize && card.rank != Rank::KING
        })
    }

    fn is_suitable(&self, pile: PileId) -> bool {
        self.table.top(pile).is_some_and(|card| self.foundation_for(card).is_some())
    }

    fn suitable_columns(&self) -> Vec<PileId> {
        COLUMNS.those(&|column| self.is_suitable(column))
    }

    /// Rules III and V: on a card one higher, of any suit; on a single king, any card. A column's king never moves.
    fn can_transfer(&self, from: PileId, to: PileId) -> bool {
        let (Some(card), Some(target)) = (self.table.top(from), self.table.top(to)) else { return false };
        from != to
            && self.table.len(from) > 1
            && (self.table.len(to) == 1 || target.rank.below() == Some(card.rank))
    }

    /// Turns up a card: aces and kings go to their places at once.
    fn turn(&mut self) {
        let Some(card) = self.table.pop(STOCK) else { return };
        let place = match card.rank {
            Rank::ACE => self.foundation_for(card),
            Rank::KING => COLUMNS.first(&|column| self.table.is_empty(column)),
            _ => None,
        };
        self.table.push(place.unwrap_or(HAND), card);
    }

    /// Both foundations of the card's suit are just below it or beyond, and every other one at most two below:
    /// whatever could still be laid on the card can itself go home.
    fn is_safe(&self, card: Card) -> bool {
        Suit::ALL.into_iter().all(|suit| {
            let least = card.rank.value() as usize - if suit == card.suit { 1 } else { 2.min(card.rank.value() as usize) };
            foundations(suit).into_iter().all(|foundation| self.table.len(foundation) >= least)
        })
    }
}

impl Rules for FairieQueen {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.is_won() {
            // Only kings are left in the pack, and the game is over.
            return;
        }
        let dealing = self.is_dealing();
        if dealing && self.table.is_empty(HAND) {
            moves.push(Move::new(STOCK, HAND));
        }
        if !self.table.is_empty(HAND) {
            if self.is_suitable(HAND) {
                moves.push(Move::new(HAND, HOME));
            }
            moves.push(Move::new(HAND, self.last_king()));
        }
        for from in COLUMNS {
            // Rule IV: only the lowest card of a column.
            if self.is_suitable(from) {
                moves.push(Move::new(from, HOME));
            }
            if !dealing {
                for to in COLUMNS {
                    if self.can_transfer(from, to) {
                        moves.push(Move::new(from, to));
                    }
                }
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        if m.from == STOCK {
            self.turn();
        } else {
            self.table.shift(m.from, self.lands(m));
        }
    }

    fn is_won(&self) -> bool {
        self.home() == 96
    }

    fn lands(&self, m: Move) -> PileId {
        if m.to != HOME {
            return m.to;
        }
        self.table.top(m.from).and_then(|card| self.foundation_for(card)).unwrap_or(HOME)
    }

    fn prompt(&self) -> String {
        if let Some(card) = self.table.top(HAND) {
            let suitable = if self.is_suitable(HAND) { "Play it home, or lay it" } else { "Lay it" };
            return format!("{}. {suitable} on column {}.", words::capital(&card.name()), self.last_king().0 - FIRST_COLUMN.0 + 1);
        }
        let suitable = self.suitable_columns().len();
        match (suitable, self.is_dealing()) {
            (0, true) => "Turn up the next card.".into(),
            (n, true) => format!("{} Play, or turn up the next card.", words::suitable(n)),
            (0, false) => "Move a card to one a step higher, or to a bare king.".into(),
            (n, false) => format!("{} Play, or go on building.", words::suitable(n)),
        }
    }

    fn destination(&self, m: Move) -> String {
        match self.table.pile(m.to) {
            _ if m.to == HOME => "home".into(),
            [king] => format!("on the bare {}", king.name()),
            cards => words::on(cards.last().copied()),
        }
    }

    fn phrase(&self, m: Move) -> Option<String> {
        (m.from == STOCK).then(|| "Turn up the next card".into())
    }

    fn means(&self, m: Move, from: PileId, to: PileId) -> bool {
        // Laying the card in hand on a suitable one would bury it: the player says which of the two is meant.
        let buries = from == HAND && to == self.last_king() && m == Move::new(to, HOME);
        // Which of a suit's two foundations is chosen never matters.
        let twin = m.to == HOME && FOUNDATIONS.contains(to) && self.lands(m).0 ^ to.0 == 1;
        m.from == from && (self.lands(m) == to || twin) || buries
    }

    fn asks(&self) -> Option<PileId> {
        (!self.table.is_empty(HAND)).then_some(HAND)
    }

    fn deal_label(&self) -> Option<String> {
        let decided = self.table.is_empty(HAND) || self.deal_step(false).is_some();
        self.deal_step(true).map(|_| if decided { words::DEAL_ON } else { words::LAY_AND_DEAL_ON }.into())
    }

    fn deal_step(&self, first: bool) -> Option<Move> {
        if self.is_won() {
            return None;
        }
        let king = self.last_king();
        if self.table.is_empty(HAND) {
            return (!self.table.is_empty(STOCK)).then_some(Move::new(STOCK, HAND));
        }
        let undecided = self.is_suitable(HAND) || self.is_suitable(king);
        (first || !undecided).then_some(Move::new(HAND, king))
    }

    fn turns_itself(&self) -> bool {
        true
    }

    fn safe_move(&self) -> Option<Move> {
        let safe = |pile| self.is_suitable(pile) && self.table.top(pile).is_some_and(|card| self.is_safe(card));
        let pile = if safe(HAND) { HAND } else { COLUMNS.first(&safe)? };
        Some(Move::new(pile, HOME))
    }

    fn figures(&self) -> Vec<String> {
        let home = self.home();
        let pack = match self.table.len(STOCK) {
            0 => "pack dealt".into(),
            n => format!("{n} in the pack"),
        };
        vec![pack, format!("{home} of 96 home")]
    }

    fn note(&self, pile: PileId) -> Option<String> {
        let bare = COLUMNS.contains(pile) && self.table.len(pile) == 1;
        bare.then(|| "bare king".into())
    }

    fn awaits(&self, pile: PileId) -> Option<Card> {
        let suit = Suit::ALL.into_iter().find(|&suit| foundations(suit).contains(&pile))?;
        Some(Card::new(Rank::ACE, suit))
    }
}

const WIDE: Arrangement = Arrangement {
    width: 13.6,
    height: 6.9,
    runs: &[
        Run::new(FIRST_COLUMN, 8, 0.0, 0.3, 1.2).fan(Fan::Down, 6.4),
        Run::new(FIRST_FOUNDATION, 8, 9.95, 0.3, 1.2).rows(2, 1.68).sink(0.0, 0.33),
        // When the pack is dealt, its column goes and the cards grow.
        Run::one(STOCK, 12.6, 0.3),
        Run::one(HAND, 12.6, 2.45),
    ],
    captions: &[
        Caption::new("Eight kings", 0.0, 0.12, 9.4),
        Caption::new("Ace to queen", 9.95, 0.12, 2.2),
        Caption::new("Pack", 12.6, 0.12, 1.0),
        Caption::new("In hand", 12.6, 2.27, 1.0),
    ],
    tiers: None,
};

const TALL: Arrangement = Arrangement {
    width: 8.56,
    height: 10.4,
    runs: &[
        Run::new(FIRST_FOUNDATION, 8, 0.0, 0.0, 1.08),
        Run::new(FIRST_COLUMN, 8, 0.0, 1.75, 1.08).fan(Fan::Down, 7.0),
        Run::one(STOCK, 0.0, 9.0).sink(1.0, 0.0),
        Run::one(HAND, 2.6, 9.0).sink(1.0, 0.0),
    ],
    captions: &[Caption::new("", 0.0, 1.58, 8.56)],
    tiers: None,
};
