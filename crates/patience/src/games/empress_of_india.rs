//! The Empress of India.
//!
//! Four packs. A red Army and a black Navy of twenty-four spaces each; red and black cards go home only together,
//! as two single cards or as a pair made before; red foundations descend from the king, black ones ascend from the
//! ace.
//!
//! **Order of the legal moves:** `stock>talon`; then for each Army space from `a1`: `aI>f` for a pair, or for a single
//! card and each single Navy card from `n1`: `aI+nJ>f`, `aI>nJ`; then for each Navy space from `n1`: `nJ>f` for a
//! pair, or `nJ>a1` … `nJ>a24`.

use crate::{
    Arrangement, Caption, Card, Describe, ExplainIllegal, Fan, Features, Game, Move, PileGroup, PileId, PileList,
    Piles, Rank, Reason, Role, Rules, RulesView, Run, Suit, Table, Target, Token, game,
    rules::{describe, refuse},
    token::common,
};
use alloc::{boxed::Box, vec::Vec};

/// Spaces of each row.
const SPACES: u8 = 24;

const PILES: PileList = PileList(&[
    PileGroup::single("stock", Role::Stock, "stock"),
    PileGroup::single("talon-red", Role::Talon, "red-talon"),
    PileGroup::single("talon-black", Role::Talon, "black-talon"),
    PileGroup::many("a", Role::Tableau, "army", SPACES),
    PileGroup::many("n", Role::Tableau, "navy", SPACES),
    PileGroup::many("C+", Role::Foundation, "admiral", 4).suit(Suit::Clubs),
    PileGroup::many("D-", Role::Foundation, "general", 4).suit(Suit::Diamonds),
    PileGroup::many("H-", Role::Foundation, "general", 4).suit(Suit::Hearts),
    PileGroup::many("S+", Role::Foundation, "admiral", 4).suit(Suit::Spades),
    PileGroup::single("empress", Role::Decoration, "empress"),
    PileGroup::single("guard-left", Role::Decoration, "guard-left"),
    PileGroup::single("guard-right", Role::Decoration, "guard-right"),
]);
const STOCK: PileId = PILES.pile("stock");
const TALON_RED: PileId = PILES.pile("talon-red");
const TALON_BLACK: PileId = PILES.pile("talon-black");
const ARMY: Piles = PILES.piles("a");
const NAVY: Piles = PILES.piles("n");
const BOTH: Piles = PILES.of(Role::Tableau);
const FOUNDATIONS: Piles = PILES.of(Role::Foundation);
/// The red foundations.
const GENERALS: Piles = Piles::span(PILES.piles("D-").at(0), PILES.piles("H-").at(3));
const RED: [Suit; 2] = [Suit::Diamonds, Suit::Hearts];
const BLACK: [Suit; 2] = [Suit::Clubs, Suit::Spades];
const EMPRESS: PileId = PILES.pile("empress");
const GUARD_LEFT: PileId = PILES.pile("guard-left");
const GUARD_RIGHT: PileId = PILES.pile("guard-right");
const TURN: Move = Move::to(STOCK, Target::Talon);

/// The game has no variants.
pub const GAMES: &[Game] = &[Game {
    id: "empress-of-india",
    letter: 'E',
    number: 3,
    name: "The Empress of India",
    variant: "",
    plate: "empress-of-india/E2DT-FQAY/u.eYGOL4GA9GQ309Fg2wmyoltYsPz4vaRTmRPE7e0k7AwYpk.bqM8P",
    features: Features::EVERYTHING,
    pack: || game::packs(4, withdrawn),
    piles: PILES,
    targets: &[Target::Home, Target::Talon],
    wide: WIDE,
    tall: TALL,
    open: None,
    tokens: messages::KINDS,
    set_up: |cards| Box::new(Empress::new(cards)),
}];

/// The number of a card's four copies that the set-up takes out.
fn withdrawn(card: Card) -> usize {
    let out = if card.suit.is_red() {
        matches!(card.rank, Rank::KING | Rank::JACK)
    } else {
        matches!(card.rank, Rank::ACE | Rank::QUEEN)
    };
    if out { 4 } else { 0 }
}

/// The four foundations of a suit.
const fn foundations(suit: Suit) -> Piles {
    FOUNDATIONS.part(4 * suit as u8, 4)
}

/// Rule II: a vacancy is refilled with the colour of its own row.
fn row_is_red(space: PileId) -> bool {
    ARMY.contains(space)
}

fn talon(red: bool) -> PileId {
    if red { TALON_RED } else { TALON_BLACK }
}

/// Messages of this patience alone.
pub mod messages {
    use crate::{Card, PileId};
    use alloc::vec::Vec;

    crate::tokens! {
        /// A red and a black single card can go home together, and others can; else `pairs` pairs can; a card can be
        /// turned.
        prompt = "empress-prompt" { red: Option<Card>, black: Option<Card>, others: bool, pairs: usize, turn: bool };
        /// On a card in the Army.
        on_army = "empress-on-army" { card: Card };
        /// On a card in the Navy.
        on_navy = "empress-on-navy" { card: Card };
        /// A card is turned to its talon.
        turn = "empress-turn";
        /// Double plays made, of all there are.
        double_plays = "empress-double-plays" { played: usize, of: usize };
        /// The cards of the red talon.
        red_talon = "empress-red-talon" { cards: usize };
        /// The cards of the black talon.
        black_talon = "empress-black-talon" { cards: usize };

        // Illegal moves.

        /// A card that is next, red or black, goes home only together with one of the other colour: the cards that would
        /// do, and the spaces of those that are unpaired; or, with no such space, the cards to wait for.
        needs_partner = "needs-partner" { red: bool, partners: Vec<Card>, at: Vec<PileId> };
        /// Cards of the talon, or of the stock, pass through the Army or the Navy first.
        through_the_lines = "through-the-lines" { talon: bool };
        /// Empty spaces are filled automatically, from the talon or the stock alone.
        fills_vacancies = "fills-vacancies";
        /// Talons take cards only from the stock, each of its colour.
        talon_by_colour = "talon-by-colour";
        /// A pair is one red card and one black: a red card takes a card of the Navy.
        same_colour = "same-colour" { red: bool };
        /// A pair takes no third card.
        pair_is_full = "pair-is-full";
        /// A pair is never separated.
        pair_stays = "pair-stays";
        /// A pair goes home whole, and this card of it is not next: its suit's next cards are `cards`.
        pair_together = "pair-together" { card: Card, cards: Vec<Card> };
        /// No single card of the other colour is left for a card, red or black.
        no_partner = "no-partner" { red: bool };
    }
}

/// The values of a foundation in building order: red sequences omit the jack, black ones the queen.
const fn build_sequence(red: bool) -> &'static [u8] {
    if red { &[13, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] } else { &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13] }
}

/// The index of a card in its foundation's build sequence.
fn build_index(card: Card) -> usize {
    let sequence = build_sequence(card.suit.is_red());
    sequence.iter().position(|&value| value == card.rank.value()).unwrap_or(sequence.len())
}

/// A position. The piles are its whole state: a pair is a space with two cards.
#[derive(Clone)]
struct Empress {
    table: Table,
}

impl Empress {
    fn new(cards: &[Card]) -> Empress {
        let mut table = Table::new(PILES.count());
        cards.iter().rev().for_each(|&card| table.push(STOCK, card));
        for suit in Suit::ALL {
            let first = if suit.is_red() { Rank::KING } else { Rank::ACE };
            for foundation in foundations(suit) {
                table.push(foundation, Card::new(first, suit));
            }
        }
        table.push(EMPRESS, Card::new(Rank::QUEEN, Suit::Clubs));
        for guard in [GUARD_LEFT, GUARD_RIGHT] {
            for suit in [Suit::Hearts, Suit::Hearts, Suit::Diamonds, Suit::Diamonds] {
                table.push(guard, Card::new(Rank::JACK, suit));
            }
        }
        let mut empress = Empress { table };
        // Both rows are dealt together; a card for a full row goes on its colour's talon.
        while empress.vacancy(true).or(empress.vacancy(false)).is_some() && empress.turn() {}
        empress
    }

    /// The number of cards played home, without the sixteen of the set-up.
    fn played(&self) -> usize {
        self.table.count(FOUNDATIONS).saturating_sub(16)
    }

    /// The first empty space of a colour's row.
    fn vacancy(&self, red: bool) -> Option<PileId> {
        let row = if red { ARMY } else { NAVY };
        row.find(&|space| self.table.is_empty(space))
    }

    /// Turns up a card into an empty space of its colour, or onto its colour's talon (Rule III: nowhere else).
    fn turn(&mut self) -> bool {
        let Some(card) = self.table.pop(STOCK) else { return false };
        let red = card.suit.is_red();
        self.table.push(self.vacancy(red).unwrap_or(talon(red)), card);
        true
    }

    /// Rule II: from the talon first; if the colour has none, from the stock.
    fn refill(&mut self) {
        for red in [true, false] {
            while let Some(space) = self.vacancy(red).filter(|_| !self.table.is_empty(talon(red))) {
                self.table.move_top(talon(red), space);
            }
        }
        while [true, false].into_iter().any(|red| self.vacancy(red).is_some() && self.stock_holds(red)) {
            self.turn();
        }
    }

    fn stock_holds(&self, red: bool) -> bool {
        self.table.pile(STOCK).iter().any(|card| card.suit.is_red() == red)
    }

    /// Rule V: in suit, the next card of one of the four foundations.
    fn foundation_for(&self, card: Card) -> Option<PileId> {
        foundations(card.suit).find(&|foundation| self.table.len(foundation) == build_index(card))
    }

    /// Returns true if a space has cards, and foundations take all of them.
    fn is_next(&self, space: PileId) -> bool {
        let cards = self.table.pile(space);
        !cards.is_empty() && cards.iter().all(|&card| self.foundation_for(card).is_some())
    }

    fn is_single(&self, space: PileId) -> bool {
        self.table.len(space) == 1
    }

    fn play_home(&mut self, space: PileId) {
        while let Some(card) = self.table.pop(space) {
            if let Some(foundation) = self.foundation_for(card) {
                self.table.push(foundation, card);
            }
        }
    }

    /// Counts the single cards of the Army and of the Navy that are next, and the pairs that can go home.
    fn count_next(&self) -> (usize, usize, usize) {
        let count = |piles: Piles, cards: usize| {
            piles.filter(&|space| self.table.len(space) == cards && self.is_next(space)).len()
        };
        (count(ARMY, 1), count(NAVY, 1), count(BOTH, 2))
    }

    /// Returns true if every foundation of the suit is at least as high, so that no other copy competes for the card's
    /// foundation.
    fn is_uncontested(&self, card: Card) -> bool {
        foundations(card.suit).all(|foundation| self.table.len(foundation) >= build_index(card))
    }
}

impl Rules for Empress {
    fn table(&self) -> &Table {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if !self.table.is_empty(STOCK) {
            moves.push(TURN);
        }
        // Rule I: one card of each colour, at the same time. A pair is never separated.
        let singles = NAVY.filter(&|n| self.is_single(n));
        let next_singles = NAVY.filter(&|n| self.is_single(n) && self.is_next(n));
        for a in ARMY {
            if !self.is_single(a) {
                if self.is_next(a) {
                    moves.push(Move::home(a));
                }
                continue;
            }
            let a_is_next = self.is_next(a);
            for &n in &singles {
                if a_is_next && next_singles.contains(&n) {
                    moves.push(Move { from: a, second: Some(n), to: Target::Home });
                }
                moves.push(Move::new(a, n));
            }
        }
        for n in NAVY {
            if self.is_single(n) {
                for a in ARMY {
                    if self.is_single(a) {
                        moves.push(Move::new(n, a));
                    }
                }
            } else if self.is_next(n) {
                moves.push(Move::home(n));
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        if m.from == STOCK {
            self.turn();
            return;
        }
        if let Some(to) = m.to.pile() {
            // Each card can be paired once; the pair is on the pile of the second card.
            self.table.move_top(m.from, to);
        } else {
            self.play_home(m.from);
            m.second.into_iter().for_each(|with| self.play_home(with));
        }
        self.refill();
    }

    fn is_won(&self) -> bool {
        self.played() == 176
    }

    fn destination_pile(&self, m: Move) -> Option<PileId> {
        match m.to {
            Target::Home => self.table.top(m.from).and_then(|card| self.foundation_for(card)),
            // The next card's talon depends on its colour, which is hidden.
            to => to.pile(),
        }
    }

    fn gestures(&self, m: Move, each: &mut dyn FnMut(PileId, PileId)) {
        if let Some(with) = m.second {
            each(m.from, with);
            each(with, m.from);
        } else if let Some(to) = m.to.pile() {
            // The first card goes onto the second. For two that can go home together the gesture is the double play;
            // pairing them is in the list of moves.
            if !(self.is_next(m.from) && self.is_next(to)) {
                each(m.from, to);
            }
        } else if m.to == Target::Home {
            // A pair may be dropped on any foundation of either card's suit.
            let cards = self.table.pile(m.from);
            for suit in Suit::ALL.into_iter().filter(|&suit| cards.iter().any(|card| card.suit == suit)) {
                foundations(suit).for_each(|foundation| each(m.from, foundation));
            }
        } else {
            // The talon of the turned card is hidden until then, so either is a target.
            [TALON_RED, TALON_BLACK].into_iter().for_each(|talon| each(m.from, talon));
        }
    }

    fn next_deal_move(&self, first: bool) -> Option<Move> {
        (first && !self.table.is_empty(STOCK)).then_some(TURN)
    }

    /// With nothing left to turn, a pair that competes with no other copy for a foundation. Talons refill in order, and
    /// an earlier vacancy is filled earlier.
    fn safe_move(&self) -> Option<Move> {
        if !self.table.is_empty(STOCK) {
            return None;
        }
        let uncontested = |space| self.table.pile(space).iter().all(|&card| self.is_uncontested(card));
        let safe = |space| self.table.len(space) == 2 && self.is_next(space) && uncontested(space);
        BOTH.find(&safe).map(Move::home)
    }

    /// Rule I: only together with another card.
    fn is_available(&self, pile: PileId) -> Option<bool> {
        Some(self.is_next(pile) && (!self.is_single(pile) || matches!(self.count_next(), (1.., 1.., _))))
    }

    fn description(&self) -> &dyn Describe {
        self
    }

    fn build_sequence(&self, foundation: PileId) -> &'static [u8] {
        if FOUNDATIONS.contains(foundation) { build_sequence(GENERALS.contains(foundation)) } else { &[] }
    }

    #[cfg(feature = "refusals")]
    fn refusals(&self) -> &dyn ExplainIllegal {
        self
    }
}

impl ExplainIllegal for Empress {
    fn suit_rule(&self) -> &'static str {
        "V"
    }

    fn has_available_card(&self, pile: PileId) -> bool {
        BOTH.contains(pile) && self.is_single(pile)
    }

    fn explain_move(&self, at: RulesView, from: PileId, to: PileId) -> Option<Reason> {
        let (from_space, to_space) = (BOTH.contains(from), BOTH.contains(to));
        let vacated = to_space && self.table.is_empty(to);
        if to == TALON_RED || to == TALON_BLACK {
            return Some(Reason::by("IV", messages::talon_by_colour()));
        }
        if vacated || to_space && !from_space {
            return Some(Reason::by("II", messages::fills_vacancies()));
        }
        if !from_space {
            return Some(Reason::by("III", messages::through_the_lines(from != STOCK)));
        }
        if !to_space {
            return self.explain_home(at, from, to);
        }
        let token = match (self.is_single(from), self.is_single(to)) {
            (false, _) => messages::pair_stays(),
            (_, false) => messages::pair_is_full(),
            _ => messages::same_colour(row_is_red(from)),
        };
        Some(token.into())
    }

    fn explain_pile(&self, at: RulesView, pile: PileId) -> Option<Reason> {
        if !BOTH.contains(pile) {
            return Some(Reason::by("II", messages::fills_vacancies()));
        }
        if self.is_single(pile) {
            return Some(Reason::by("I", messages::no_partner(row_is_red(pile))));
        }
        Some(refuse::explain_wait(at, self.first_not_next(self.table.pile(pile))?)?.into())
    }
}

impl Empress {
    /// The first of these cards that no foundation takes now.
    fn first_not_next(&self, cards: &[Card]) -> Option<Card> {
        cards.iter().copied().find(|&card| self.foundation_for(card).is_none())
    }

    /// Rule I: explains why the cards of a space do not go home; `None` where the foundation's suit or next card
    /// explains it.
    fn explain_home(&self, at: RulesView, from: PileId, to: PileId) -> Option<Reason> {
        let cards = self.table.pile(from);
        let suited = cards.iter().any(|card| foundations(card.suit).contains(to));
        let waiting = self.first_not_next(cards);
        if !suited || (cards.len() == 1 && waiting.is_some()) {
            return None;
        }
        if let Some(card) = waiting {
            return Some(Reason::by("I", messages::pair_together(card, refuse::next_cards(at, &[card.suit]))));
        }
        let red = row_is_red(from);
        let (row, suits) = if red { (NAVY, BLACK) } else { (ARMY, RED) };
        let spaces = row.filter(&|space| self.is_single(space) && self.is_next(space));
        let mut partners = if spaces.is_empty() { refuse::next_cards(at, &suits) } else { Vec::new() };
        for &space in &spaces {
            refuse::push_new(&mut partners, self.table.top(space));
        }
        Some(Reason::by("I", messages::needs_partner(red, partners, spaces)))
    }
}

impl Describe for Empress {
    fn prompt(&self, _at: RulesView) -> Token {
        let single = |piles: Piles| piles.find(&|space| self.is_single(space) && self.is_next(space));
        let (_, _, pairs) = self.count_next();
        let turn = !self.table.is_empty(STOCK);
        let (Some(red), Some(black)) = (single(ARMY), single(NAVY)) else {
            return messages::prompt(None, None, false, pairs, turn);
        };
        let (red, black) = (self.table.top(red), self.table.top(black));
        let other = |space| {
            let card = self.table.top(space);
            self.is_single(space) && self.is_next(space) && card != red && card != black
        };
        messages::prompt(red, black, BOTH.find(&other).is_some(), pairs, turn)
    }

    fn destination(&self, at: RulesView, m: Move) -> Token {
        match m.to.pile().and_then(|space| Some((space, self.table.top(space)?))) {
            Some((space, card)) if row_is_red(space) => messages::on_army(card),
            Some((_, card)) => messages::on_navy(card),
            None => describe::general_destination(at, m),
        }
    }

    fn sentence(&self, at: RulesView, m: Move) -> Token {
        match *self.table.pile(m.from) {
            _ if m.from == STOCK => messages::turn(),
            [under, over] => common::both_home(under, over),
            _ => describe::general_sentence(at, m, self.destination(at, m)),
        }
    }

    fn deal_label(&self, _at: RulesView) -> Option<Token> {
        (!self.table.is_empty(STOCK)).then(common::turn_card)
    }

    fn figures(&self, _at: RulesView) -> Vec<Token> {
        let played = self.played();
        vec![messages::double_plays(played / 2, 88), common::home_of(played, 176)]
    }

    fn note(&self, _at: RulesView, pile: PileId) -> Option<Token> {
        match pile {
            TALON_RED => Some(messages::red_talon(self.table.len(pile))),
            TALON_BLACK => Some(messages::black_talon(self.table.len(pile))),
            _ => None,
        }
    }
}

/// The first two of a suit's foundations, or the last two.
const fn two(suit: Suit, from: u8) -> Piles {
    foundations(suit).part(from, 2)
}

const WIDE: Arrangement = Arrangement {
    width: 17.96,
    height: 9.06,
    runs: &[
        Run::single(STOCK, 2.47, 0.3),
        Run::single(GUARD_LEFT, 4.9, 0.3).fan(Fan::Right, 0.74),
        Run::single(EMPRESS, 8.49, 0.3),
        Run::single(GUARD_RIGHT, 9.84, 0.3).fan(Fan::Right, 0.74),
        Run::new(PILES.of(Role::Talon), 13.36, 0.3, 1.09),
        Run::new(ARMY, 2.47, 2.35, 1.09).rows(12, 1.6).fan(Fan::Pair, 0.0).sink(0.12, 0.2),
        Run::new(NAVY, 2.47, 5.85, 1.09).rows(12, 1.6).fan(Fan::Pair, 0.0).sink(0.58, 0.2),
        Run::new(two(Suit::Clubs, 0), 0.0, 2.35, 0.0).rows(1, 1.6).sink(0.12, 0.2),
        Run::new(two(Suit::Clubs, 2), 0.0, 5.85, 0.0).rows(1, 1.6).sink(0.58, 0.2),
        Run::new(two(Suit::Spades, 0), 1.09, 2.35, 0.0).rows(1, 1.6).sink(0.12, 0.2),
        Run::new(two(Suit::Spades, 2), 1.09, 5.85, 0.0).rows(1, 1.6).sink(0.58, 0.2),
        Run::new(two(Suit::Hearts, 0), 15.87, 2.35, 0.0).rows(1, 1.6).sink(0.12, 0.2),
        Run::new(two(Suit::Hearts, 2), 15.87, 5.85, 0.0).rows(1, 1.6).sink(0.58, 0.2),
        Run::new(two(Suit::Diamonds, 0), 16.96, 2.35, 0.0).rows(1, 1.6).sink(0.12, 0.2),
        Run::new(two(Suit::Diamonds, 2), 16.96, 5.85, 0.0).rows(1, 1.6).sink(0.58, 0.2),
    ],
    captions: &[
        Caption::new("stock", 2.47, 0.12, 1.0),
        Caption::new("empress", 4.9, 0.12, 8.16),
        Caption::new("talons", 13.36, 0.12, 2.09),
        Caption::new("admirals", 0.0, 2.14, 2.09).sink(0.12),
        Caption::new("army", 2.47, 2.14, 12.99).sink(0.12),
        Caption::new("generals", 15.87, 2.14, 2.09).sink(0.12),
        Caption::new("navy", 2.47, 5.65, 12.99).sink(0.52),
    ],
    tiers: None,
};

const TALL: Arrangement = Arrangement {
    width: 8.6,
    height: 13.89,
    runs: &[
        // Pack and talons are numbered in this order.
        Run::new(Piles::span(STOCK, TALON_BLACK), 0.0, 0.0, 1.086),
        Run::single(GUARD_LEFT, 3.38, 0.0).fan(Fan::Right, 0.32),
        Run::single(EMPRESS, 5.44, 0.0),
        Run::single(GUARD_RIGHT, 6.64, 0.0).fan(Fan::Right, 0.32),
        Run::new(foundations(Suit::Clubs), 0.0, 1.82, 1.086).visible(0.72),
        Run::new(foundations(Suit::Spades), 4.344, 1.82, 1.086).visible(0.72),
        Run::new(foundations(Suit::Hearts), 0.0, 3.2, 1.086).visible(0.72).sink(0.1, 0.0),
        Run::new(foundations(Suit::Diamonds), 4.344, 3.2, 1.086).visible(0.72).sink(0.1, 0.0),
        Run::new(ARMY, 0.0, 4.99, 1.086).rows(8, 1.44).fan(Fan::Pair, 0.0).sink(0.5, 0.0),
        Run::new(NAVY, 0.0, 9.61, 1.086).rows(8, 1.44).fan(Fan::Pair, 0.0).sink(1.0, 0.0),
    ],
    captions: &[Caption::new("army", 0.0, 4.82, 8.6).sink(0.4), Caption::new("navy", 0.0, 9.44, 8.6).sink(0.8)],
    tiers: None,
};
