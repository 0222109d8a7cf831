//! Spenser's Fairie Queen.
//!
//! Two packs. Kings head columns as they turn up; each card dealt goes on the last king or home; afterwards single
//! cards move, in descending values whatever their suit, until the eight foundations are complete, from ace to queen.
//!
//! **Order of the legal moves:** `stock>hand`; `hand>f`, `hand>cN`; then for each column from `c1` to `c8`: `cN>f`,
//! `cN>c1` … `cN>c8`.

use crate::{
    Arrangement, Caption, Card, Describe, ExplainIllegal, Fan, Features, Game, Move, PileGroup, PileId, PileList,
    Piles, Rank, Reason, Role, Rules, RulesView, Run, RunMove, Suit, Table, Target, Token, game,
    rules::{describe, refuse},
    token::common,
};
use alloc::{boxed::Box, vec::Vec};

const PILES: PileList = PileList(&[
    PileGroup::single("stock", Role::Stock, "stock"),
    PileGroup::single("hand", Role::Hand, "hand"),
    PileGroup::many("c", Role::Tableau, "column", 8),
    PileGroup::many("C+", Role::Foundation, "foundation", 2).suit(Suit::Clubs),
    PileGroup::many("D+", Role::Foundation, "foundation", 2).suit(Suit::Diamonds),
    PileGroup::many("H+", Role::Foundation, "foundation", 2).suit(Suit::Hearts),
    PileGroup::many("S+", Role::Foundation, "foundation", 2).suit(Suit::Spades),
]);
const STOCK: PileId = PILES.pile("stock");
const HAND: PileId = PILES.pile("hand");
const COLUMNS: Piles = PILES.piles("c");
const FOUNDATIONS: Piles = PILES.of(Role::Foundation);

/// The game has no variants.
pub const GAMES: &[Game] = &[Game {
    id: "fairie-queen",
    letter: 'F',
    number: 2,
    name: "Spenser’s Fairie Queen",
    variant: "",
    plate: "fairie-queen/FQJE-8GDW/TD.UCI4jVjk2WZwU.Mikb6",
    features: Features::EVERYTHING,
    pack: || game::packs(2, |card| usize::from(card == Card::new(Rank::KING, Suit::Spades))),
    piles: PILES,
    targets: &[Target::Home],
    wide: WIDE,
    tall: TALL,
    open: None,
    tokens: messages::KINDS,
    set_up: |cards| Box::new(FairieQueen::new(cards)),
}];

fn foundations(suit: Suit) -> [PileId; 2] {
    [0, 1].map(|copy| FOUNDATIONS.at(2 * suit as u8 + copy))
}

/// Messages of this patience alone.
pub mod messages {
    use crate::{Card, PileId, Token};

    crate::tokens! {
        /// The card in the hand goes on a column; `buries` is a card there that can go home.
        place = "fairie-place" { card: Card, column: PileId, buries: Option<Card> };
        /// The same for a card that can go home.
        play_or_place = "fairie-play-or-place" { card: Card, column: PileId, buries: Option<Card> };
        /// `home` cards can go home, or the next card is turned up.
        play_or_turn = "fairie-play-or-turn" { home: usize };
        /// The columns can be built on; `home` cards can go home, possibly none.
        build = "fairie-build" { home: usize };
        /// A card goes on a bare king.
        on_king = "fairie-on-king" { king: Card };
        /// The king is bare.
        bare_king = "fairie-bare-king";

        // Illegal moves.

        /// During the deal only the last king turned up, this one, takes cards.
        last_king_only = "last-king-only" { king: Card, column: PileId };
        /// Cards move between columns once the deal is complete: `left` are still to be dealt.
        no_transfer_yet = "no-transfer-yet" { left: usize };
        /// Kings never move.
        kings_stay = "kings-stay";
        /// Only a bare king takes a card of any rank.
        bare_king_only = "bare-king-only";
        /// A run of `cards` needs `kings` bare kings to move: there are `free`.
        run_needs_kings = "run-needs-kings" { cards: usize, kings: usize, free: usize };
        /// The card goes onto one of the other's rank, of any suit, or onto a bare king.
        next_higher = "one-higher" { card: Card, onto: Card };
        /// No column ends in a card of this rank, and no king is bare; `home` is the card's wait for its foundation.
        no_column_takes = "no-column-takes" { onto: Option<Card>, home: Token };
    }
}

/// A position. The piles are its whole state: there are as many kings as columns in use.
#[derive(Clone)]
struct FairieQueen {
    table: Table,
}

impl FairieQueen {
    fn new(cards: &[Card]) -> FairieQueen {
        let mut table = Table::new(PILES.count());
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        table.push(COLUMNS.at(0), Card::new(Rank::KING, Suit::Spades));
        FairieQueen { table }
    }

    fn home(&self) -> usize {
        self.table.count(FOUNDATIONS)
    }

    /// The deal lasts while the stock or the hand holds a card.
    fn is_dealing(&self) -> bool {
        !self.table.is_empty(STOCK) || !self.table.is_empty(HAND)
    }

    /// Rule II: of several kings, the last one turned up takes the cards.
    fn last_king(&self) -> PileId {
        let in_use = COLUMNS.filter(&|column| !self.table.is_empty(column));
        in_use.last().copied().unwrap_or(COLUMNS.at(0))
    }

    /// Rule I: in suit, from the ace up to the queen.
    fn foundation_for(&self, card: Card) -> Option<PileId> {
        foundations(card.suit)
            .into_iter()
            .find(|&foundation| self.table.len(foundation) + 1 == card.rank.value() as usize && card.rank != Rank::KING)
    }

    /// Returns true if a foundation takes the last card of a pile.
    fn is_next(&self, pile: PileId) -> bool {
        self.table.top(pile).is_some_and(|card| self.foundation_for(card).is_some())
    }

    /// The number of columns whose last card a foundation takes.
    fn count_next(&self) -> usize {
        COLUMNS.filter(&|column| self.is_next(column)).len()
    }

    /// Rules III and V: on a card one rank higher, of any suit; on a bare king, any card. A column's king never moves.
    fn can_transfer(&self, from: PileId, to: PileId) -> bool {
        let (Some(card), Some(target)) = (self.table.top(from), self.table.top(to)) else { return false };
        from != to && self.table.len(from) > 1 && (self.table.len(to) == 1 || target.rank.below() == Some(card.rank))
    }

    /// The cards of a column, without its king, from the last one up, as long as each is on a card one rank higher.
    fn run(&self, column: PileId) -> &[Card] {
        let Some((_, cards)) = self.table.pile(column).split_first() else { return &[] };
        let start = cards.windows(2).rposition(|pair| pair[0].rank.below() != Some(pair[1].rank));
        &cards[start.map_or(0, |at| at + 1)..]
    }

    /// The card of the next higher rank that takes this one in a column; none for a queen, since a king heads its
    /// column.
    fn higher(card: Card) -> Option<Card> {
        let rank = card.rank.above().filter(|&rank| rank != Rank::KING)?;
        Some(Card::new(rank, card.suit))
    }

    /// Turns up a card. Aces and kings are placed at once.
    fn turn(&mut self) {
        let Some(card) = self.table.pop(STOCK) else { return };
        let destination = match card.rank {
            Rank::ACE => self.foundation_for(card),
            Rank::KING => COLUMNS.find(&|column| self.table.is_empty(column)),
            _ => None,
        };
        self.table.push(destination.unwrap_or(HAND), card);
    }

    /// Both foundations of the suit have reached at least the rank below, so the twin loses no place, and every other
    /// foundation is at most two ranks lower, so every card that this one could take can itself go home.
    fn is_safe(&self, card: Card) -> bool {
        Suit::ALL.into_iter().all(|suit| {
            let least =
                card.rank.value() as usize - if suit == card.suit { 1 } else { 2.min(card.rank.value() as usize) };
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
            // Only kings are left in the stock: the game is over.
            return;
        }
        let dealing = self.is_dealing();
        if dealing && self.table.is_empty(HAND) {
            moves.push(Move::new(STOCK, HAND));
        }
        if !self.table.is_empty(HAND) {
            if self.is_next(HAND) {
                moves.push(Move::home(HAND));
            }
            moves.push(Move::new(HAND, self.last_king()));
        }
        for from in COLUMNS {
            // Rule IV: only the last card of a column.
            if self.is_next(from) {
                moves.push(Move::home(from));
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
        } else if let Some(to) = self.destination_pile(m) {
            self.table.move_top(m.from, to);
        }
    }

    fn is_won(&self) -> bool {
        self.home() == 96
    }

    fn destination_pile(&self, m: Move) -> Option<PileId> {
        match m.to {
            Target::Pile(pile) => Some(pile),
            _ => self.table.top(m.from).and_then(|card| self.foundation_for(card)),
        }
    }

    fn gestures(&self, m: Move, each: &mut dyn FnMut(PileId, PileId)) {
        let Some(to) = self.destination_pile(m) else { return };
        each(m.from, to);
        if m.to != Target::Home {
            return;
        }
        // A suit's two foundations are interchangeable.
        if let Some(card) = self.table.top(m.from) {
            foundations(card.suit).into_iter().filter(|&twin| twin != to).for_each(|twin| each(m.from, twin));
        }
        // Placing the hand's card on one that can go home would bury it, so the target decides which is meant.
        if m.from == self.last_king() && !self.table.is_empty(HAND) {
            each(HAND, m.from);
        }
    }

    fn pending_pile(&self) -> Option<PileId> {
        (!self.table.is_empty(HAND)).then_some(HAND)
    }

    fn next_deal_move(&self, first: bool) -> Option<Move> {
        if self.is_won() {
            return None;
        }
        let king = self.last_king();
        if self.table.is_empty(HAND) {
            return (!self.table.is_empty(STOCK)).then_some(Move::new(STOCK, HAND));
        }
        let undecided = self.is_next(HAND) || self.is_next(king);
        (first || !undecided).then_some(Move::new(HAND, king))
    }

    fn next_move_of_deal_all(&self) -> Option<Move> {
        self.next_deal_move(true)
    }

    fn auto_draws(&self) -> bool {
        true
    }

    fn safe_move(&self) -> Option<Move> {
        let safe = |pile| self.is_next(pile) && self.table.top(pile).is_some_and(|card| self.is_safe(card));
        let pile = if safe(HAND) { HAND } else { COLUMNS.find(&safe)? };
        Some(Move::home(pile))
    }

    /// After the deal: a run goes where its first card can, by way of the bare kings.
    fn runs(&self) -> Vec<RunMove> {
        let mut runs = Vec::new();
        if self.is_dealing() {
            return runs;
        }
        let is_bare = |column: PileId| self.table.len(column) == 1;
        for from in COLUMNS {
            let run = self.run(from);
            for cards in 2..=run.len() {
                let first = run[run.len() - cards];
                let takes = |to: PileId| {
                    is_bare(to) || self.table.top(to).is_some_and(|card| card.rank.below() == Some(first.rank))
                };
                for to in COLUMNS.filter(&|to| to != from && takes(to)) {
                    let free = COLUMNS.filter(&|column| column != to && is_bare(column));
                    let is_between_free = is_bare(to) && self.table.len(from) == cards + 1;
                    runs.push(RunMove { from, to, cards, free, is_between_free });
                }
            }
        }
        runs
    }

    /// Rule IV: the last card of each column, except a king.
    fn is_available(&self, pile: PileId) -> Option<bool> {
        Some(self.table.len(pile) > 1)
    }

    fn description(&self) -> &dyn Describe {
        self
    }

    fn build_sequence(&self, foundation: PileId) -> &'static [u8] {
        if FOUNDATIONS.contains(foundation) { &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } else { &[] }
    }

    #[cfg(feature = "refusals")]
    fn refusals(&self) -> &dyn ExplainIllegal {
        self
    }
}

impl ExplainIllegal for FairieQueen {
    fn explain_move(&self, _at: RulesView, from: PileId, to: PileId) -> Option<Reason> {
        let onto_column = COLUMNS.contains(to);
        if from == HAND {
            let column = self.last_king();
            let king = *self.table.pile(column).first()?;
            return onto_column.then(|| Reason::by("II", messages::last_king_only(king, column)));
        }
        if let Some(reason) = self.head_stays(from) {
            return Some(reason);
        }
        if !onto_column || from == STOCK {
            return None;
        }
        let left = self.table.len(STOCK) + self.table.len(HAND);
        if left > 0 {
            return Some(Reason::by("III", messages::no_transfer_yet(left)));
        }
        let card = self.table.top(from)?;
        Some(match Self::higher(card) {
            Some(onto) => Reason::by("III", messages::next_higher(card, onto)),
            None => Reason::by("V", messages::bare_king_only()),
        })
    }

    fn explain_run(&self, run: &RunMove) -> Option<Reason> {
        Some(Reason::by("III", messages::run_needs_kings(run.cards, run.needed(), run.free.len())))
    }

    fn explain_pile(&self, at: RulesView, pile: PileId) -> Option<Reason> {
        if let Some(reason) = self.head_stays(pile) {
            return Some(reason);
        }
        if self.is_dealing() {
            return None;
        }
        let card = self.table.top(pile)?;
        let onto = Self::higher(card);
        let rule = if onto.is_some() { "III" } else { "V" };
        Some(Reason::by(rule, messages::no_column_takes(onto, refuse::explain_wait(at, card)?)))
    }
}

impl FairieQueen {
    fn head_stays(&self, pile: PileId) -> Option<Reason> {
        (COLUMNS.contains(pile) && self.table.len(pile) == 1).then(|| messages::kings_stay().into())
    }
}

impl Describe for FairieQueen {
    fn prompt(&self, _at: RulesView) -> Token {
        if let Some(card) = self.table.top(HAND) {
            let column = self.last_king();
            let buries = self.table.top(column).filter(|_| self.is_next(column));
            let place = if self.is_next(HAND) { messages::play_or_place } else { messages::place };
            return place(card, column, buries);
        }
        match (self.count_next(), self.is_dealing()) {
            (0, true) => common::turn_up(),
            (count, true) => messages::play_or_turn(count),
            (count, false) => messages::build(count),
        }
    }

    fn destination(&self, at: RulesView, m: Move) -> Token {
        match m.to.pile().map(|pile| self.table.pile(pile)) {
            Some([king]) => messages::on_king(*king),
            _ => describe::general_destination(at, m),
        }
    }

    fn sentence(&self, at: RulesView, m: Move) -> Token {
        match m.from {
            STOCK => common::turn_up_next(),
            _ => describe::general_sentence(at, m, self.destination(at, m)),
        }
    }

    fn deal_label(&self, _at: RulesView) -> Option<Token> {
        let decided = self.table.is_empty(HAND) || self.next_deal_move(false).is_some();
        self.next_deal_move(true).map(|_| if decided { common::deal_on() } else { common::place_and_deal_on() })
    }

    fn figures(&self, _at: RulesView) -> Vec<Token> {
        let stock = match self.table.len(STOCK) {
            0 => common::stock_empty(),
            cards => common::in_stock(cards),
        };
        vec![stock, common::home_of(self.home(), 96)]
    }

    fn note(&self, _at: RulesView, pile: PileId) -> Option<Token> {
        let bare = COLUMNS.contains(pile) && self.table.len(pile) == 1;
        bare.then(messages::bare_king)
    }
}

const WIDE: Arrangement = Arrangement {
    width: 13.6,
    height: 6.93,
    runs: &[
        Run::new(COLUMNS, 0.0, 0.3, 1.2).fan(Fan::Down, 6.4),
        Run::new(FOUNDATIONS, 9.95, 0.3, 1.2).rows(2, 1.66).sink(0.0, 0.3),
        // Once the stock is dealt, its column goes and the cards grow.
        Run::single(STOCK, 12.6, 0.3),
        Run::single(HAND, 12.6, 2.45),
    ],
    captions: &[
        Caption::new("kings", 0.0, 0.12, 9.4),
        Caption::new("ace-to-queen", 9.95, 0.12, 2.2),
        Caption::new("stock", 12.6, 0.12, 1.0),
        Caption::new("hand", 12.6, 2.27, 1.0),
    ],
    tiers: None,
};

const TALL: Arrangement = Arrangement {
    width: 8.56,
    height: 10.65,
    runs: &[
        Run::new(FOUNDATIONS, 0.0, 0.0, 1.08),
        Run::new(COLUMNS, 0.0, 2.0, 1.08).fan(Fan::Down, 7.0),
        Run::single(STOCK, 0.0, 9.25).sink(1.0, 0.0),
        Run::single(HAND, 2.6, 9.25).sink(1.0, 0.0),
    ],
    captions: &[Caption::new("", 0.0, 1.83, 8.56)],
    tiers: None,
};
