//! The Empress of India.
//!
//! Four packs. A red Army and a black Navy of twenty-four spaces each; red and black cards go home only together,
//! as two single cards or as a pair made before; red foundations descend from the king, black ones ascend from the
//! ace.
//!
//! **Order of the legal moves:** `stock>talon`; then for each Army space from `a1`: `aI>f` for a pair, or for a single
//! card and each single Navy card from `n1`: `aI+nJ>f`, `aI>nJ`; then for each Navy space from `n1`: `nJ>f` for a
//! pair, or `nJ>a1` … `nJ>a24`.

use crate::{Arrangement, Caption, Card, Fan, Game, Move, PileId, Piles, Places, Rank, Role, Rules, Run, Suit, Table, game, words};

const STOCK: PileId = PileId(0);
const TALON_RED: PileId = PileId(1);
const TALON_BLACK: PileId = PileId(2);
const FIRST_ARMY: PileId = PileId(3);
const FIRST_NAVY: PileId = PileId(27);
const SPACES: u8 = 24;
const ARMY: Piles = Piles::new(FIRST_ARMY, SPACES);
const NAVY: Piles = Piles::new(FIRST_NAVY, SPACES);
const BOTH: Piles = Piles::new(FIRST_ARMY, 2 * SPACES);
const FOUNDATIONS: Piles = Piles::new(PileId(51), 16);
const EMPRESS: PileId = PileId(67);
const GUARD_LEFT: PileId = PileId(68);
const GUARD_RIGHT: PileId = PileId(69);
/// The word `f` of the notation: whichever of a suit's four foundations the card fits.
const HOME: PileId = PileId(70);
/// The word `talon` of the notation: the talon of the card's colour.
const TALON: PileId = PileId(71);

/// The game has no variants.
pub const GAMES: &[Game] = &[Game {
    id: "empress-of-india",
    letter: 'E',
    number: 3,
    name: "The Empress of India",
    short_name: "Empress of India",
    variant: "",
    lead: "An Army of red, a Navy of black: nothing goes home but in pairs.",
    plate: "empress-of-india/E2DT-FQAY/WWCuBeYGOL4GA9GQ309Fg2wmyoltYsPz4vaRTmRPE7e0k7AwYpk",
    pack: || game::packs(4, withdrawn),
    piles: PILES,
    wide: WIDE,
    tall: TALL,
    set_up: |cards| Box::new(Empress::new(cards)),
}];

/// How many of a card's four copies the set-up takes out.
fn withdrawn(card: Card) -> usize {
    let out = if card.suit.is_red() {
        matches!(card.rank, Rank::KING | Rank::KNAVE)
    } else {
        matches!(card.rank, Rank::ACE | Rank::QUEEN)
    };
    if out { 4 } else { 0 }
}

/// The four foundations of a suit.
fn foundations(suit: Suit) -> [PileId; 4] {
    [0, 1, 2, 3].map(|copy| FOUNDATIONS.at(4 * suit as u8 + copy))
}

/// Rule II: a vacancy is refilled with the colour of its own row.
fn row_is_red(space: PileId) -> bool {
    ARMY.contains(space)
}

fn talon(red: bool) -> PileId {
    if red { TALON_RED } else { TALON_BLACK }
}

const PILES: &[Places] = &[
    Places::one("stock", Role::Stock, "Pack"),
    Places::one("talon-red", Role::Talon, "Red talon"),
    Places::one("talon-black", Role::Talon, "Black talon"),
    Places::many("a", Role::Tableau, "Army", SPACES),
    Places::many("n", Role::Tableau, "Navy", SPACES),
    Places::many("C+", Role::Foundation, "Admiral of clubs", 4),
    Places::many("D-", Role::Foundation, "General of diamonds", 4),
    Places::many("H-", Role::Foundation, "General of hearts", 4),
    Places::many("S+", Role::Foundation, "Admiral of spades", 4),
    Places::one("empress", Role::Scenery, "The Empress"),
    Places::one("guard-left", Role::Scenery, "The guard"),
    Places::one("guard-right", Role::Scenery, "The guard"),
    Places::one("f", Role::Word, "home"),
    Places::one("talon", Role::Word, "the talon"),
];

/// How many steps a card is from the card that its foundation begins with.
///
/// The red sequences run K Q 10 … A and omit the knave; the black ones run A 2 … 10 J K and omit the queen.
fn step(card: Card) -> usize {
    let value = card.rank.value() as usize;
    match (card.suit.is_red(), card.rank) {
        (false, Rank::KING) => 11,
        (false, _) => value - 1,
        (true, Rank::KING | Rank::QUEEN) => 13 - value,
        (true, _) => 12 - value,
    }
}

/// A position. All of it is on the table: a pair is a space with two cards.
#[derive(Clone)]
struct Empress {
    table: Table,
}

impl Empress {
    fn new(cards: &[Card]) -> Empress {
        let mut table = Table::new(TALON.0 as usize + 1);
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
                table.push(guard, Card::new(Rank::KNAVE, suit));
            }
        }
        let mut empress = Empress { table };
        // Both rows are dealt together; what comes for a full row is its colour's talon.
        while empress.vacancy(true).or(empress.vacancy(false)).is_some() && empress.turn() {}
        empress
    }

    /// Cards played home; the sixteen that the set-up lays out are not the player's merit.
    fn played(&self) -> usize {
        self.table.count(FOUNDATIONS).saturating_sub(16)
    }

    /// The first empty space of a colour's row.
    fn vacancy(&self, red: bool) -> Option<PileId> {
        let row = if red { ARMY } else { NAVY };
        row.first(&|space| self.table.is_empty(space))
    }

    /// Turns up a card: into an empty space of its colour, else on its colour's talon (Rule III: nowhere else).
    fn turn(&mut self) -> bool {
        let Some(card) = self.table.pop(STOCK) else { return false };
        let red = card.suit.is_red();
        self.table.push(self.vacancy(red).unwrap_or(talon(red)), card);
        true
    }

    /// Rule II: from the talon first, and where there is no talon of the colour, from the pack.
    fn refill(&mut self) {
        for red in [true, false] {
            while let Some(space) = self.vacancy(red).filter(|_| !self.table.is_empty(talon(red))) {
                self.table.shift(talon(red), space);
            }
        }
        while [true, false].into_iter().any(|red| self.vacancy(red).is_some() && self.stock_holds(red)) {
            self.turn();
        }
    }

    fn stock_holds(&self, red: bool) -> bool {
        self.table.pile(STOCK).iter().any(|card| card.suit.is_red() == red)
    }

    /// Rule V: in suit, the next step of one of the four foundations.
    fn foundation_for(&self, card: Card) -> Option<PileId> {
        foundations(card.suit).into_iter().find(|&foundation| self.table.len(foundation) == step(card))
    }

    fn is_suitable(&self, space: PileId) -> bool {
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

    /// How many plays of two are possible: suitable pairs, and whether single cards can go together.
    fn suitable(&self) -> (usize, usize, usize) {
        let count = |piles: Piles, cards: usize| {
            piles.those(&|space| self.table.len(space) == cards && self.is_suitable(space)).len()
        };
        (count(ARMY, 1), count(NAVY, 1), count(BOTH, 2))
    }

    /// Whether no other copy of the card can ever be in its way: every foundation of the suit has come as far.
    fn is_uncontested(&self, card: Card) -> bool {
        foundations(card.suit).into_iter().all(|foundation| self.table.len(foundation) >= step(card))
    }

    fn talons_and_stock_are_out(&self) -> bool {
        [STOCK, TALON_RED, TALON_BLACK].into_iter().all(|pile| self.table.is_empty(pile))
    }

    fn row_name(space: PileId) -> &'static str {
        if row_is_red(space) { "the Army" } else { "the Navy" }
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
            moves.push(Move::new(STOCK, TALON));
        }
        // Rule I: one card of each colour, at the same time. A pair is never separated.
        let singles = NAVY.those(&|n| self.is_single(n));
        let suitable = NAVY.those(&|n| self.is_single(n) && self.is_suitable(n));
        for a in ARMY {
            if !self.is_single(a) {
                if self.is_suitable(a) {
                    moves.push(Move::new(a, HOME));
                }
                continue;
            }
            let a_is_suitable = self.is_suitable(a);
            for &n in &singles {
                if a_is_suitable && suitable.contains(&n) {
                    moves.push(Move { from: a, with: Some(n), to: HOME });
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
            } else if self.is_suitable(n) {
                moves.push(Move::new(n, HOME));
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        if m.from == STOCK {
            self.turn();
            return;
        }
        if m.to == HOME {
            self.play_home(m.from);
            m.with.into_iter().for_each(|with| self.play_home(with));
        } else {
            // Each card can be paired once; the pair lies where the second card lay.
            self.table.shift(m.from, m.to);
        }
        self.refill();
    }

    fn is_won(&self) -> bool {
        self.played() == 176
    }

    fn lands(&self, m: Move) -> PileId {
        if m.to != HOME {
            // Which talon the next card goes to is not to be seen before it is turned.
            return m.to;
        }
        self.table.top(m.from).and_then(|card| self.foundation_for(card)).unwrap_or(HOME)
    }

    fn prompt(&self) -> String {
        let (red, black, pairs) = self.suitable();
        let what = match (red.min(black), pairs) {
            (0, 0) => "Nothing can go home yet.".to_owned(),
            (0, 1) => "A pair can go home.".into(),
            (0, n) => format!("{} pairs can go home.", words::capital(&words::number(n))),
            _ => "A red and a black card can go home.".into(),
        };
        what + match (red.min(black) + pairs, self.table.is_empty(STOCK)) {
            (0, true) => " Pair two cards.",
            (0, false) => " Pair two cards, or turn one.",
            (_, true) => " Play or pair.",
            (_, false) => " Play, pair or turn.",
        }
    }

    fn destination(&self, m: Move) -> String {
        if m.to == HOME {
            return "home".into();
        }
        format!("{}, in {}", words::on(self.table.top(m.to)), Empress::row_name(m.to))
    }

    fn brief(&self, m: Move) -> String {
        if m.to == HOME { "Play both".into() } else { ["Pair in ", Empress::row_name(m.to)].concat() }
    }

    fn phrase(&self, m: Move) -> Option<String> {
        let name = |pile: PileId| self.table.top(pile).map(Card::name).unwrap_or_default();
        if m.from == STOCK {
            return Some("Turn a card to its talon".into());
        }
        if let Some(with) = m.with {
            return Some(words::capital(&format!("{} and {} home together", name(m.from), name(with))));
        }
        let [under, over] = self.table.pile(m.from) else { return None };
        Some(words::capital(&format!("{} and {} home together", under.name(), over.name())))
    }

    fn means(&self, m: Move, from: PileId, to: PileId) -> bool {
        let other = m.with.unwrap_or(m.to);
        if BOTH.contains(to) {
            // Either on either, or both home.
            return (m.from, other) == (from, to) || (m.from, other) == (to, from);
        }
        // Any foundation of either card's suit will do for a pair.
        let accepts = |card: &Card| foundations(card.suit).contains(&to);
        m.from == from && (self.lands(m) == to || other == HOME && self.table.pile(from).iter().any(accepts))
    }

    fn deal_label(&self) -> Option<String> {
        (!self.table.is_empty(STOCK)).then(|| "Turn a card".into())
    }

    fn deal_step(&self, first: bool) -> Option<Move> {
        (first && !self.table.is_empty(STOCK)).then_some(Move::new(STOCK, TALON))
    }

    /// With nothing left to turn, a pair that contends with no other copy for a foundation.
    fn safe_move(&self) -> Option<Move> {
        if !self.talons_and_stock_are_out() {
            return None;
        }
        let uncontested = |space| self.table.pile(space).iter().all(|&card| self.is_uncontested(card));
        let safe = |space| self.table.len(space) == 2 && self.is_suitable(space) && uncontested(space);
        BOTH.first(&safe).map(|space| Move::new(space, HOME))
    }

    fn figures(&self) -> Vec<String> {
        let played = self.played();
        vec![format!("{} of 88 double plays", played / 2), format!("{played} of 176 home")]
    }

    fn note(&self, pile: PileId) -> Option<String> {
        let name = match pile {
            TALON_RED => "army",
            TALON_BLACK => "navy",
            _ => return None,
        };
        Some(format!("{name}, {}", self.table.len(pile)))
    }
}

/// The first of a suit's foundations that are laid out `from` its first one.
const fn foundation(suit: Suit, from: u8) -> PileId {
    FOUNDATIONS.at(4 * suit as u8 + from)
}

const WIDE: Arrangement = Arrangement {
    width: 17.96,
    height: 8.9,
    runs: &[
        Run::one(STOCK, 2.47, 0.3),
        Run::one(GUARD_LEFT, 4.9, 0.3).fan(Fan::Right, 0.74),
        Run::one(EMPRESS, 8.49, 0.3),
        Run::one(GUARD_RIGHT, 9.84, 0.3).fan(Fan::Right, 0.74),
        Run::new(TALON_RED, 2, 13.36, 0.3, 1.09),
        Run::new(FIRST_ARMY, SPACES, 2.47, 2.35, 1.09).rows(12, 1.55).fan(Fan::Pair, 0.0).sink(0.3, 0.0),
        Run::new(FIRST_NAVY, SPACES, 2.47, 5.8, 1.09).rows(12, 1.55).fan(Fan::Pair, 0.0).sink(0.7, 0.0),
        Run::new(foundation(Suit::Clubs, 0), 2, 0.0, 2.35, 0.0).rows(1, 1.55).sink(0.3, 0.0),
        Run::new(foundation(Suit::Clubs, 2), 2, 0.0, 5.8, 0.0).rows(1, 1.55).sink(0.7, 0.0),
        Run::new(foundation(Suit::Spades, 0), 2, 1.09, 2.35, 0.0).rows(1, 1.55).sink(0.3, 0.0),
        Run::new(foundation(Suit::Spades, 2), 2, 1.09, 5.8, 0.0).rows(1, 1.55).sink(0.7, 0.0),
        Run::new(foundation(Suit::Hearts, 0), 2, 15.87, 2.35, 0.0).rows(1, 1.55).sink(0.3, 0.0),
        Run::new(foundation(Suit::Hearts, 2), 2, 15.87, 5.8, 0.0).rows(1, 1.55).sink(0.7, 0.0),
        Run::new(foundation(Suit::Diamonds, 0), 2, 16.96, 2.35, 0.0).rows(1, 1.55).sink(0.3, 0.0),
        Run::new(foundation(Suit::Diamonds, 2), 2, 16.96, 5.8, 0.0).rows(1, 1.55).sink(0.7, 0.0),
    ],
    captions: &[
        Caption::new("Pack", 2.47, 0.12, 1.0),
        Caption::new("The Empress and her guard", 4.9, 0.12, 8.16),
        Caption::new("Talons", 13.36, 0.12, 2.09),
        Caption::new("Admirals, up", 0.0, 2.14, 2.09).sink(0.3),
        Caption::new("The Army", 2.47, 2.14, 12.99).sink(0.3),
        Caption::new("Generals, down", 15.87, 2.14, 2.09).sink(0.3),
        Caption::new("The Navy", 2.47, 5.6, 12.99).sink(0.7),
    ],
    tiers: None,
};

const TALL: Arrangement = Arrangement {
    width: 8.6,
    height: 12.74,
    runs: &[
        // Pack and talons are numbered in this order.
        Run::new(STOCK, 3, 0.0, 0.0, 1.086),
        Run::one(GUARD_LEFT, 3.38, 0.0).fan(Fan::Right, 0.32),
        Run::one(EMPRESS, 5.44, 0.0),
        Run::one(GUARD_RIGHT, 6.64, 0.0).fan(Fan::Right, 0.32),
        Run::new(foundation(Suit::Clubs, 0), 4, 0.0, 1.82, 1.086).show(0.59),
        Run::new(foundation(Suit::Spades, 0), 4, 4.344, 1.82, 1.086).show(0.59),
        Run::new(foundation(Suit::Hearts, 0), 4, 0.0, 2.66, 1.086).show(0.59),
        Run::new(foundation(Suit::Diamonds, 0), 4, 4.344, 2.66, 1.086).show(0.59),
        Run::new(FIRST_ARMY, SPACES, 0.0, 3.84, 1.086).rows(8, 1.44).fan(Fan::Pair, 0.0).sink(0.5, 0.0),
        Run::new(FIRST_NAVY, SPACES, 0.0, 8.46, 1.086).rows(8, 1.44).fan(Fan::Pair, 0.0).sink(1.0, 0.0),
    ],
    captions: &[Caption::new("The Army", 0.0, 3.67, 8.6).sink(0.4), Caption::new("The Navy", 0.0, 8.29, 8.6).sink(0.8)],
    tiers: None,
};
