//! Explanations of illegal moves: every two piles of real positions have a legal move or a reason, and the reason is
//! true by the rulebook.
//!
//! `WHY_GAMES=200 cargo test --release -p patience-tests why::` plays 200 games of each.

use crate::common::{
    self, Random, arg, cards, deal_from_cards, easy_order, evidence::Evidence, game, games, stacked, text,
};
use patience::{
    Card, Deal, Offers, PileSpec, Position, Reason, Role, Token,
    token::{Arg, Kind},
    token_kinds,
};
use patience_tests::rulebook::{self, Rulebook};
use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    env, fs,
};

/// Messages that any game may use.
const GENERAL: &[(&str, &str)] = &[
    ("no-card-there", ""),
    ("stays-home", ""),
    ("all-home", ""),
    ("onto-stock", ""),
    // The rule on suits is Rule I of every text except the Empress of India's.
    ("wrong-suit", "I"),
    ("waits", ""),
];

/// Every reason of a game, with the number of its rule in the text.
fn reasons(id: &str) -> Vec<(&'static str, &'static str)> {
    let of_game: &[(&str, &str)] = match id {
        "sly" => &[
            ("other-next", ""),
            ("complete", ""),
            ("hand-first", ""),
            ("turn-first", ""),
            ("hand-from-stock", ""),
            ("promenade-not-full", "IV"),
            ("in-order", ""),
            ("no-transfer", ""),
        ],
        "fairie-queen" => &[
            ("suit-next", ""),
            ("hand-first", ""),
            ("turn-first", ""),
            ("hand-from-stock", ""),
            ("last-king-only", "II"),
            ("no-transfer-yet", "III"),
            ("kings-stay", ""),
            ("one-higher", "III"),
            ("bare-king-only", "V"),
            ("no-column-takes", "III"),
            ("no-column-takes", "V"),
        ],
        "empress-of-india" => {
            return vec![
                ("no-card-there", ""),
                ("stays-home", ""),
                ("onto-stock", ""),
                ("only-shown", ""),
                ("wrong-suit", "V"),
                ("suit-next", ""),
                ("needs-partner", "I"),
                ("through-the-lines", "III"),
                ("fills-vacancies", "II"),
                ("talon-by-colour", "IV"),
                ("same-colour", ""),
                ("pair-is-full", ""),
                ("pair-stays", ""),
                ("pair-together", "I"),
                ("no-partner", "I"),
                ("waits", ""),
            ];
        }
        _ => &[
            ("other-next", ""),
            ("complete", ""),
            ("blocked", "II"),
            ("gap-stays", "III"),
            ("rows-whole", "IV"),
            ("only-home", ""),
            ("grace-once", ""),
            ("grace-at-the-end", ""),
            ("grace-when-stuck", ""),
        ],
    };
    let mut all = [GENERAL, of_game].concat();
    // A won game has cards only on its foundations, except the Fairie Queen's kings.
    all.retain(|(key, _)| *key != "all-home" || id == "fairie-queen");
    all
}

/// Messages of the defaults, for games that define none.
const PLAIN: [&str; 2] = ["cannot-go", "cannot-move"];

// ---------------------------------------------------------------- a position, by the rulebook

/// The rulebook's view of a position, with facts that follow from the moves before it.
struct Seen {
    id: &'static str,
    specs: &'static [PileSpec],
    piles: BTreeMap<String, Vec<String>>,
    stock: usize,
    legal: Vec<String>,
    outcome: &'static str,
    /// Sly: the round, true if it is in progress, and the cards placed in it.
    round: usize,
    dealing: bool,
    placed: usize,
    /// The Labyrinth: rows dealt, and true if the grace has been taken.
    rows: usize,
    graced: bool,
}

/// The values of a foundation in building order.
fn build_sequence(id: &str, foundation: &str) -> &'static str {
    match (id, &foundation[..1], &foundation[1..2]) {
        ("fairie-queen", ..) => "A23456789TJQ",
        ("empress-of-india", "C" | "S", _) => "A23456789TJK",
        ("empress-of-india", ..) => "KQT98765432A",
        (_, _, "+") => "A23456789TJQK",
        _ => "KQJT98765432A",
    }
}

impl Seen {
    fn start(id: &'static str, book: &dyn Rulebook) -> Seen {
        let mut seen = Seen {
            id,
            specs: game(id).pile_specs(),
            piles: BTreeMap::new(),
            stock: 0,
            legal: Vec::new(),
            outcome: "",
            round: 1,
            dealing: true,
            placed: 0,
            rows: 1,
            graced: false,
        };
        seen.read_book(book);
        seen
    }

    fn read_book(&mut self, book: &dyn Rulebook) {
        (self.piles, self.stock, self.legal, self.outcome) = (book.piles(), book.stock(), book.legal(), book.outcome());
    }

    /// Updates the view after a move of the rulebook.
    fn update(&mut self, played: &str, book: &dyn Rulebook) {
        match played.split_once('>').unwrap() {
            ("stock", "hand") if !self.dealing => (self.dealing, self.placed, self.round) = (true, 0, self.round + 1),
            ("hand", to) if to.starts_with('p') => self.placed += 1,
            ("stock", "row") => self.rows += usize::from(self.gaps_to_fill().is_empty()),
            (_, "grace") => self.graced = true,
            _ => {}
        }
        self.read_book(book);
        self.dealing &= self.placed < 20 && (self.stock > 0 || self.piles.contains_key("hand"));
    }

    /// The empty cells of the lowest row that `stock>row` fills instead of dealing a new one.
    fn gaps_to_fill(&self) -> Vec<String> {
        let row = (1..=10).map(|column| format!("r{}c{column}", self.rows));
        row.filter(|cell| self.id == "labyrinth-late-refill" && self.is_empty(cell)).collect()
    }

    fn pile(&self, address: &str) -> &[String] {
        self.piles.get(address).map_or(&[], Vec::as_slice)
    }

    fn is_empty(&self, address: &str) -> bool {
        if address == "stock" { self.stock == 0 } else { self.pile(address).is_empty() && !self.is_shown(address) }
    }

    fn top(&self, address: &str) -> Option<&str> {
        self.pile(address).last().map(String::as_str)
    }

    fn role(&self, address: &str) -> Role {
        self.specs.iter().find(|spec| spec.address == address).unwrap().role
    }

    fn is_foundation(&self, address: &str) -> bool {
        self.role(address) == Role::Foundation
    }

    fn is_shown(&self, address: &str) -> bool {
        self.role(address) == Role::Decoration
    }

    fn foundations(&self, suit: &str) -> impl Iterator<Item = &'static str> {
        let of_suit = self.specs.iter().filter(move |spec| spec.role == Role::Foundation);
        let suit = suit.to_owned();
        of_suit.map(|spec| spec.address.as_str()).filter(move |address| address.starts_with(&suit))
    }

    /// The card that a foundation takes next.
    fn next(&self, foundation: &str) -> Option<String> {
        self.beyond(foundation, 0)
    }

    /// The card that a foundation takes after `others` more cards.
    fn beyond(&self, foundation: &str, others: usize) -> Option<String> {
        let value = build_sequence(self.id, foundation).get(self.pile(foundation).len() + others..)?.get(..1)?;
        Some(format!("{value}{}", &foundation[..1]))
    }

    /// The distinct next cards of a suit's foundations.
    fn nexts(&self, suit: &str) -> Vec<String> {
        let mut cards: Vec<String> = self.foundations(suit).filter_map(|foundation| self.next(foundation)).collect();
        let mut seen = HashSet::new();
        cards.retain(|card| seen.insert(card.clone()));
        cards
    }

    fn is_suitable(&self, card: &str) -> bool {
        self.nexts(&card[1..]).iter().any(|next| next == card)
    }

    /// The neighbours of a cell.
    fn neighbours(cell: &str) -> [String; 2] {
        let (row, column) = cell[1..].split_once('c').unwrap();
        let row: usize = row.parse().unwrap();
        [row - 1, row + 1].map(|row| format!("r{row}c{column}"))
    }

    /// Returns true if the top card of a pile is available.
    fn is_available(&self, address: &str) -> bool {
        match self.id {
            "empress-of-india" => address.starts_with(['a', 'n']) && self.pile(address).len() == 1,
            "sly" | "fairie-queen" => true,
            _ if address == "grace" => true,
            _ => Self::neighbours(address).iter().any(|cell| self.pile(cell).is_empty()),
        }
    }

    /// The last column with a king, and its king.
    fn last_king(&self) -> (String, &str) {
        let column = (1..=8).rev().map(|n| format!("c{n}")).find(|column| !self.is_empty(column)).unwrap();
        let king = &self.piles[&column][0];
        (column, king)
    }

    fn columns(&self) -> impl Iterator<Item = (&String, &Vec<String>)> {
        self.piles.iter().filter(|(address, _)| self.role(address) == Role::Tableau)
    }

    /// The pairs of piles that select a legal move, by the notation.
    fn selected_pairs(&self) -> HashSet<(String, String)> {
        let mut selected_pairs = HashSet::new();
        for text in &self.legal {
            let (from, to) = text.split_once('>').unwrap();
            match (from.split_once('+'), to) {
                (Some((with, other)), _) => {
                    selected_pairs.extend(
                        [(with, other), (other, with)].map(|(with, other)| (with.to_owned(), other.to_owned())),
                    );
                }
                (_, "f") => selected_pairs.extend(
                    self.pile(from)
                        [self.pile(from).len().saturating_sub(if self.id == "fairie-queen" { 1 } else { 2 })..]
                        .iter()
                        .flat_map(|card| self.foundations(&card[1..]).collect::<Vec<_>>())
                        .map(|to| (from.to_owned(), to.to_owned())),
                ),
                (_, "talon") => {
                    selected_pairs.extend(["talon-red", "talon-black"].map(|to| (from.to_owned(), to.to_owned())))
                }
                (_, "row") => {
                    let mut cells = self.gaps_to_fill();
                    if cells.is_empty() {
                        cells = (1..=10).map(|column| format!("r{}c{column}", self.rows + 1)).collect();
                    }
                    selected_pairs.extend(cells.into_iter().take(self.stock).map(|cell| (from.to_owned(), cell)));
                }
                _ => drop(selected_pairs.insert((from.to_owned(), to.to_owned()))),
            }
        }
        selected_pairs
    }
}

// ---------------------------------------------------------------- the truth of reasons

/// The arguments of a token, as text.
struct Args<'a>(&'a Token, &'static [PileSpec]);

impl Args<'_> {
    fn of(&self, name: &str) -> Option<String> {
        let arg = arg(self.0, name).unwrap_or_else(|| panic!("no {name}"));
        let address = |pile: &patience::PileId| self.1[usize::from(pile.0)].address.clone();
        Some(match arg {
            Arg::Card(card) => card.to_string(),
            Arg::Cards(cards) => text(cards),
            Arg::Pile(pile) => address(pile),
            Arg::Piles(piles) => piles.iter().map(address).collect::<Vec<_>>().join(" "),
            Arg::Number(number) => number.to_string(),
            Arg::Flag(flag) => flag.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Token(token) => token_line(token, self.1),
            Arg::None => return None,
            arg => panic!("{arg:?} is no argument of a reason"),
        })
    }

    fn text(&self, name: &str) -> String {
        self.of(name).unwrap_or_else(|| panic!("{name} is missing"))
    }

    fn number(&self, name: &str) -> usize {
        self.text(name).parse().unwrap()
    }

    fn flag(&self, name: &str) -> bool {
        self.text(name) == "true"
    }
}

/// A token on one line: its key, and its arguments by name.
fn token_line(token: &Token, specs: &'static [PileSpec]) -> String {
    let args = Args(token, specs);
    let parts = token.args().map(|(name, arg)| match args.of(name) {
        Some(text) if matches!(arg, Arg::Token(_)) => format!(" {name}=({text})"),
        Some(text) => format!(" {name}={}", text.replace(' ', ",")),
        None => format!(" {name}=-"),
    });
    token.key().to_owned() + &parts.collect::<String>()
}

/// The value of a card, 1 to 13.
fn value(card: &str) -> usize {
    "A23456789TJQK".find(&card[..1]).unwrap() + 1
}

impl Seen {
    /// Returns true if a reason is true of the position: why no legal move leads from one pile to another, or, without
    /// another, why none begins at the pile.
    fn is_true(&self, token: &Token, from: &str, to: Option<&str>) -> bool {
        let args = Args(token, self.specs);
        let idle = to.is_none();
        let to = to.unwrap_or("");
        let is_to_foundation = !idle && self.is_foundation(to);
        let same_suit = |card: &str| to.starts_with(&card[1..]);
        let hand = self.top("hand");
        let in_tableau = |address: &str| !address.is_empty() && self.role(address) == Role::Tableau;
        match token.key() {
            "no-card-there" => args.text("pile") == from && self.is_empty(from),
            "all-home" => self.outcome == "won",
            "stays-home" => self.is_foundation(from),
            "only-shown" => [from, to].contains(&args.text("pile").as_str()) && self.is_shown(&args.text("pile")),
            "onto-stock" => to == "stock",
            "hand-first" => from == "stock" && hand == Some(args.text("card").as_str()),
            "turn-first" => from == "stock" && self.stock > 0 && hand.is_none() && !idle && to != "hand",
            "hand-from-stock" => to == "hand" && from != "stock",
            "wrong-suit" => {
                let rule = if self.id == "empress-of-india" { "V" } else { "I" };
                is_to_foundation
                    && self
                        .pile(from)
                        .iter()
                        .rev()
                        .take(if self.id == "empress-of-india" { 2 } else { 1 })
                        .all(|card| !same_suit(card))
                    && args.of("next") == self.next(to)
                    && args.text("rule") == rule
            }
            "other-next" => {
                is_to_foundation
                    && self.top(from).is_some_and(|card| same_suit(card) && self.next(to).as_deref() != Some(card))
                    && args.of("next") == self.next(to)
                    && args.of("top").as_deref() == self.top(to)
                    && matches!(self.id, "sly" | "labyrinth" | "labyrinth-late-refill" | "labyrinth-dealt-foundations")
            }
            "suit-next" => {
                let card = self.top(from).unwrap();
                is_to_foundation
                    && same_suit(card)
                    && !self.is_suitable(card)
                    && args.text("cards") == self.nexts(&card[1..]).join(" ")
                    && matches!(self.id, "fairie-queen" | "empress-of-india")
            }
            "complete" => {
                is_to_foundation
                    && args.text("pile") == to
                    && self.next(to).is_none()
                    && same_suit(self.top(from).unwrap())
            }
            "waits" => idle && self.is_wait_true(&args, from),
            // Sly.
            "promenade-not-full" => {
                from.starts_with('p')
                    && !to.starts_with('p')
                    && self.dealing
                    && args.number("left") == 20 - self.placed
                    && args.number("cards") == self.stock + self.pile("hand").len()
            }
            "in-order" => {
                let first = (1..=20).map(|n| format!("p{n}")).find(|packet| self.is_empty(packet));
                self.round == 1
                    && from == "hand"
                    && to.starts_with('p')
                    && Some(args.text("packet")) == first
                    && first.as_deref() != Some(to)
            }
            "no-transfer" => self.id == "sly" && from.starts_with('p') && to.starts_with('p'),
            // The Fairie Queen.
            "last-king-only" => {
                let (column, king) = self.last_king();
                from == "hand"
                    && in_tableau(to)
                    && args.text("column") == column
                    && to != column
                    && args.text("king") == king
            }
            "no-transfer-yet" => {
                let left = self.stock + self.pile("hand").len();
                left > 0
                    && in_tableau(from)
                    && in_tableau(to)
                    && args.number("left") == left
                    && self.pile(from).len() > 1
            }
            "kings-stay" => self.pile(from).len() == 1 && self.pile(from)[0].starts_with('K') && from.starts_with('c'),
            "bare-king-only" | "one-higher" => {
                let card = self.top(from).unwrap();
                let onto = value(card) + 1;
                let fits = if token.key() == "bare-king-only" {
                    onto == 13
                } else {
                    args.text("card") == card && value(&args.text("onto")) == onto && onto < 13
                };
                fits && in_tableau(from)
                    && self.pile(to).len() > 1
                    && value(self.top(to).unwrap()) != onto
                    && self.stock == 0
            }
            "no-column-takes" => {
                let onto = value(self.top(from).unwrap()) + 1;
                let mut others = self.columns().filter(|(address, _)| *address != from);
                let Some(Arg::Token(home)) = arg(token, "home") else { return false };
                idle && self.stock == 0
                    && hand.is_none()
                    && args.of("onto").map(|card| value(&card)) == (onto < 13).then_some(onto)
                    && others.all(|(_, cards)| cards.len() > 1 && value(cards.last().unwrap()) != onto)
                    && self.is_true(home, from, None)
            }
            // The Labyrinth.
            "blocked" => {
                let neighbours = Self::neighbours(from);
                self.top(from) == Some(args.text("card").as_str())
                    && [args.text("above"), args.text("below")] == neighbours
                    && neighbours.iter().all(|cell| !self.is_empty(cell))
                    && (idle || is_to_foundation)
            }
            "rows-whole" => {
                from == "stock" && self.rows > 0 && !self.selected_pairs().contains(&(from.to_owned(), to.to_owned()))
            }
            "gap-stays" => in_tableau(to) && self.is_empty(to) && from != "stock",
            "only-home" => in_tableau(to) && !self.is_empty(to) && from != "stock",
            "grace-once" => to == "grace" && self.graced,
            "grace-at-the-end" => to == "grace" && !self.graced && self.stock > 0 && args.number("cards") == self.stock,
            "grace-when-stuck" => {
                let (card, at) = (args.text("card"), args.text("at"));
                to == "grace"
                    && !self.graced
                    && self.stock == 0
                    && self.top(&at) == Some(&card)
                    && in_tableau(&at)
                    && self.is_available(&at)
                    && self.is_suitable(&card)
            }
            // The Empress of India.
            "needs-partner" => {
                self.is_needs_partner_true(&args, from) && is_to_foundation && same_suit(self.top(from).unwrap())
            }
            "through-the-lines" => {
                is_to_foundation
                    && (from == "stock" || self.role(from) == Role::Talon)
                    && args.flag("talon") == (from != "stock")
            }
            "fills-vacancies" => {
                let from_talon = from == "stock" || self.role(from) == Role::Talon;
                if idle { self.role(from) == Role::Talon } else { in_tableau(to) && (from_talon || self.is_empty(to)) }
            }
            "talon-by-colour" => self.role(to) == Role::Talon && from != "stock" || self.stock == 0,
            "same-colour" => {
                let red = from.starts_with('a');
                args.flag("red") == red
                    && to.starts_with('a') == red
                    && in_tableau(to)
                    && self.pile(from).len() == 1
                    && self.pile(to).len() == 1
                    && [from, to].iter().all(|at| "DH".contains(&self.top(at).unwrap()[1..]) == red)
            }
            "pair-is-full" => self.pile(from).len() == 1 && in_tableau(to) && self.pile(to).len() == 2,
            "pair-stays" => self.pile(from).len() == 2 && in_tableau(from) && in_tableau(to),
            "pair-together" => {
                let card = args.text("card");
                is_to_foundation
                    && self.pile(from).len() == 2
                    && self.pile(from).contains(&card)
                    && !self.is_suitable(&card)
                    && args.text("cards") == self.nexts(&card[1..]).join(" ")
                    && self.pile(from).iter().any(|card| same_suit(card))
            }
            "no-partner" => {
                let red = from.starts_with('a');
                let other = if red { 'n' } else { 'a' };
                idle && args.flag("red") == red
                    && self.pile(from).len() == 1
                    && self.columns().all(|(at, cards)| !at.starts_with(other) || cards.len() == 2)
            }
            key => panic!("nobody knows when “{key}” is true"),
        }
    }

    /// Checks a wait: the card lies there and is unsuitable, the other card is next on the nearest foundation and lies
    /// where stated: available if any copy of it is, hidden if no pile is named.
    fn is_wait_true(&self, args: &Args, from: &str) -> bool {
        let (card, first) = (args.text("card"), args.text("first"));
        let steps = |foundation: &str| (0..13).find(|n| self.beyond(foundation, *n).as_deref() == Some(card.as_str()));
        let nearest = self
            .foundations(&card[1..])
            .filter_map(|foundation| Some((steps(foundation)?, foundation)))
            .min_by_key(|(steps, _)| *steps);
        let Some((steps, foundation)) = nearest else { return false };
        let there = self.pile(from).contains(&card) && (self.top(from) == Some(&card) || self.id == "empress-of-india");
        let holds = |address: &String| !self.is_foundation(address) && self.piles[address].contains(&first);
        let is_available =
            |address: &String| holds(address) && self.top(address) == Some(&first) && self.is_available(address);
        let lies = match args.of("at") {
            None => !self.piles.keys().any(holds) && self.stock > 0 && !args.flag("available"),
            Some(at) => {
                holds(&at)
                    && is_available(&at) == args.flag("available")
                    && (args.flag("available") || !self.piles.keys().any(is_available))
            }
        };
        there && steps > 0 && lies && self.next(foundation).as_deref() == Some(&first)
    }

    /// Checks partners: the card suits, and the partners are the suitable single cards of the other row, or else its next
    /// cards.
    fn is_needs_partner_true(&self, args: &Args, from: &str) -> bool {
        let red = from.starts_with('a');
        let (other, suits) = if red { ('n', ["C", "S"]) } else { ('a', ["D", "H"]) };
        let mut at: Vec<&String> = self
            .columns()
            .filter(|(address, cards)| address.starts_with(other) && cards.len() == 1 && self.is_suitable(&cards[0]))
            .map(|(address, _)| address)
            .collect();
        at.sort_by_key(|address| address[1..].parse::<usize>().unwrap());
        let mut partners: Vec<String> = if at.is_empty() {
            suits.iter().flat_map(|suit| self.nexts(suit)).collect()
        } else {
            at.iter().map(|address| self.pile(address)[0].clone()).collect()
        };
        partners.sort();
        partners.dedup();
        let said: BTreeSet<String> = args.text("partners").split_whitespace().map(str::to_owned).collect();
        let piles: Vec<String> = args.text("at").split_whitespace().map(str::to_owned).collect();
        self.pile(from).len() == 1
            && self.is_suitable(self.top(from).unwrap())
            && args.flag("red") == red
            && said.into_iter().eq(partners)
            && piles.iter().eq(at)
    }
}

// ---------------------------------------------------------------- walks

/// Counts of the messages of a game, by key and rule.
type MessageCounts = BTreeMap<(&'static str, &'static str), usize>;

struct ReasonCheck {
    kinds: BTreeMap<&'static str, Kind>,
    heard: MessageCounts,
}

impl ReasonCheck {
    fn new() -> ReasonCheck {
        ReasonCheck {
            kinds: token_kinds().into_iter().map(|kind| (kind.key, kind)).collect(),
            heard: MessageCounts::new(),
        }
    }

    fn count(&mut self, reason: &Reason) {
        reason.token.walk(&mut |token| {
            let kind = self.kinds.get(token.key());
            assert!(kind.is_some_and(|kind| kind.allows(token)), "{token:?} is not declared so: {kind:?}");
        });
        *self.heard.entry((reason.token.key(), reason.rule.unwrap_or(""))).or_insert(0) += 1;
    }

    /// Checks the reasons for every two piles of a position, and for every idle pile.
    fn check(&mut self, position: &Position, seen: &Seen, random: &mut Random) {
        let specs = position.pile_specs();
        let name = |pile: patience::PileId| specs[usize::from(pile.0)].address.as_str();
        let piles = || (0..specs.len()).map(|pile| patience::PileId(pile as u8));
        let selected_pairs = seen.selected_pairs();
        let selected_pairs: HashSet<(&str, &str)> =
            selected_pairs.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
        let all = position.why_all();
        let sources = piles().filter(|pile| !seen.is_empty(name(*pile))).count();
        assert_eq!(all.len(), sources * (specs.len() - 1), "every two piles of which the first is not empty");
        for (from, to, why) in &all {
            let (from, to) = (name(*from), name(*to));
            let Some(reason) = why else {
                assert!(selected_pairs.contains(&(from, to)), "{}: {from}>{to} has no reason: {position:?}", seen.id);
                continue;
            };
            assert!(!selected_pairs.contains(&(from, to)), "{}: {from}>{to} is legal, but {reason:?}", seen.id);
            self.count(reason);
            assert!(
                seen.is_true(&reason.token, from, Some(to)),
                "{}: {from}>{to}: {:?} {} is not true: {position:?}",
                seen.id,
                reason.rule,
                token_line(&reason.token, specs)
            );
        }
        let begins = |address: &str| {
            let sources = |text: &String| text.split_once('>').unwrap().0.split('+').any(|source| source == address);
            seen.legal.iter().any(sources)
        };
        let mut idle = Vec::new();
        for pile in piles() {
            let why = position.why_idle(pile);
            let address = name(pile);
            assert_eq!(why.is_none(), begins(address), "{}: {address}: {why:?}: {position:?}", seen.id);
            if let Some(reason) = &why {
                self.count(reason);
                let is_true = seen.is_true(&reason.token, address, None);
                assert!(
                    is_true,
                    "{}: {address}: {} is not true: {position:?}",
                    seen.id,
                    token_line(&reason.token, specs)
                );
            }
            assert_eq!(position.why(pile, pile), why);
            idle.push(why);
        }
        // Single queries agree; an empty pile is always reported as empty.
        for _ in 0..20 {
            let [from, to] = [(); 2].map(|()| patience::PileId(random.below(specs.len()) as u8));
            let why = position.why(from, to);
            match all.iter().find(|(first, second, _)| (*first, *second) == (from, to)) {
                Some((_, _, expected)) => assert_eq!(why, *expected),
                None if from == to => {}
                None => assert_eq!(why.unwrap().token.key(), "no-card-there"),
            }
        }
        // Face-down cards are never revealed.
        let stock = position.pile_specs().iter().position(|place| place.role == Role::Stock).unwrap();
        let mut pack = position.table().pile(patience::PileId(stock as u8)).to_vec();
        for at in (1..pack.len()).rev() {
            pack.swap(at, random.below(at + 1));
        }
        let other = position.with_stock_order(&pack).unwrap();
        assert!(other.why_all() == all, "{}: a reason depends on the order of the pack: {position:?}", seen.id);
        assert!(
            piles().map(|pile| other.why_idle(pile)).eq(idle),
            "{}: what waits knows the pack: {position:?}",
            seen.id
        );
    }

    /// Plays a game on engine and rulebook by `choose`, checking every `stride` moves.
    fn walk(&mut self, deal: &Deal, stride: usize, mut choose: impl FnMut(usize, &[String]) -> Option<String>) {
        let id = deal.game().id;
        let texts: Vec<String> = deal.cards().iter().map(Card::to_string).collect();
        let mut book = rulebook::open(id, &texts).unwrap();
        let mut position = Position::start(deal);
        let mut seen = Seen::start(id, &*book);
        let mut random = Random::new(1914);
        for ply in 0.. {
            let next = choose(ply, &seen.legal);
            if ply % stride == 0 || next.is_none() {
                self.check(&position, &seen, &mut random);
            }
            let Some(text) = next else { return };
            book.play(&text).unwrap();
            position.play_unchecked(position.parse_move(&text).unwrap());
            seen.update(&text, &*book);
        }
    }
}

/// Chooses a random move, mostly home or to the dealt cards, so that games reach all their phases.
fn choose(legal: &[String], eager: bool, random: &mut Random) -> Option<String> {
    let home: Vec<&String> = legal.iter().filter(|text| text.ends_with(">f") || text.ends_with(['+', '-'])).collect();
    if !home.is_empty() && (eager || random.below(3) == 0) {
        return Some(home[random.below(home.len())].clone());
    }
    let deals = legal.iter().find(|text| text.starts_with("stock>"));
    match deals {
        Some(deal) if random.below(3) == 0 => Some(deal.clone()),
        _ if legal.is_empty() => None,
        _ => Some(legal[random.below(legal.len())].clone()),
    }
}

fn walks(id: &'static str) {
    let mut ear = ReasonCheck::new();
    let games = env::var("WHY_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let plies = if id == "empress-of-india" { 250 } else { 400 };
    for number in 0..games {
        let mut random = Random::new(number + 1);
        let deal = if number % 3 == 2 {
            deal_from_cards(id, easy_order(id, &mut random))
        } else {
            Deal::numbered(game(id), random.below(887_503_681) as u32).unwrap()
        };
        let stride = 9 + number as usize;
        ear.walk(&deal, stride, |ply, legal| {
            (ply < plies).then(|| choose(legal, number % 2 == 0, &mut random)).flatten()
        });
    }
    let wins = fs::read_to_string(Evidence::Wins.file(id)).unwrap();
    let win: Vec<&str> = wins.lines().next().unwrap().split_whitespace().collect();
    let deal: Deal = win[0].parse().unwrap();
    ear.walk(&deal, 11, |ply, _| win.get(ply + 1).map(|text| (*text).to_owned()));
    println!("{id}: {:?}", ear.heard);
    let declared: BTreeSet<(&str, &str)> = reasons(id).into_iter().collect();
    let heard: BTreeSet<(&str, &str)> = ear.heard.into_keys().collect();
    assert_eq!(heard, declared, "{id}: the reasons that are given (left) and those that are known, with their rules");
}

#[test]
fn every_two_piles_have_a_legal_move_or_a_true_reason() {
    common::for_each(Evidence::Rulebook.games(), walks);
}

#[test]
fn every_declared_reason_occurs() {
    let given: BTreeSet<&str> = Evidence::Rulebook.all_games().flat_map(reasons).map(|(key, _)| key).collect();
    let declared = patience::token::refusal::KINDS.iter().map(|kind| kind.key);
    for key in declared {
        assert!(given.contains(key) || PLAIN.contains(&key), "{key}");
    }
}

// ---------------------------------------------------------------- one by one

/// The position after some moves.
fn after(deal: &Deal, moves: &str) -> Position {
    let mut position = Position::start(deal);
    for text in moves.split_whitespace() {
        position.play_unchecked(position.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}")));
    }
    position
}

fn at(position: &Position, address: &str) -> patience::PileId {
    position.game().pile_at(address).unwrap_or_else(|| panic!("no pile {address}"))
}

/// A reason on one line: its rule, its key, its arguments.
fn line(position: &Position, why: Option<Reason>) -> String {
    why.map_or("legal".into(), |why| match why.rule {
        Some(rule) => format!("{rule}: {}", token_line(&why.token, position.pile_specs())),
        None => token_line(&why.token, position.pile_specs()),
    })
}

/// Asserts the reason why no legal move leads from one pile to another; without another, why none begins at the pile.
#[track_caller]
fn says(position: &Position, piles: &str, expected: &str) {
    let why = match piles.split_once('>') {
        Some((from, to)) => position.why(at(position, from), at(position, to)),
        None => position.why_idle(at(position, piles)),
    };
    assert_eq!(line(position, why), expected, "{piles}: {position:?}");
}

/// Cards of the Empress of India for the Army and the Navy, in order; the first row to be full has exactly the given
/// cards.
fn lines(army: &str, navy: &str, remaining: &str) -> Deal {
    let (army, navy) = (cards(army), cards(navy));
    assert_eq!((army.len(), navy.len()), (24, 24));
    stacked("empress-of-india", &format!("{} {} {remaining}", text(&army), text(&navy)))
}

/// Red and black cards that stay unsuitable for long.
const UNSUITABLE_REDS: &str = "2D 2D 2D 2D 3D 3D 3D 3D 4D 4D 4D 4D 2H 2H 2H 2H 3H 3H 3H 3H 4H 4H";
const UNSUITABLE_BLACKS: &str = "TC TC TC TC JC JC JC JC KC KC KC KC TS TS TS TS JS JS JS JS KS KS";

#[test]
fn empress_of_india_a_single_card_goes_home_only_with_a_single_card_of_the_other_colour() {
    let open = lines(&format!("QD QH {UNSUITABLE_REDS}"), &format!("2C 2S {UNSUITABLE_BLACKS}"), "AD 9C 9S");
    let position = after(&open, "");
    says(&position, "a1>D-1", "I: needs-partner red=true partners=2C,2S at=n1,n2");
    says(&position, "n2>S+4", "I: needs-partner red=false partners=QD,QH at=a1,a2");
    says(&position, "a1>n2", "legal");
    says(&position, "n2>a1", "legal");
    // One black two goes, the other is paired: the next card is named, though none lies single.
    let position = after(&open, "a1+n1>f n2>a24");
    says(&position, "a2>H-3", "I: needs-partner red=true partners=3C,2C,2S at=");
    says(&position, "a3>D-1", "suit-next cards=TD,QD");
}

#[test]
fn empress_of_india_cards_of_talon_and_pack_pass_through_the_army_or_the_navy() {
    let position =
        after(&lines(&format!("QD QH {UNSUITABLE_REDS}"), &format!("2C 2S {UNSUITABLE_BLACKS}"), ""), "stock>talon");
    // The first of the other cards is black.
    says(&position, "talon-black>C+1", "III: through-the-lines talon=true");
    says(&position, "stock>C+1", "III: through-the-lines talon=false");
    says(&position, "talon-black>n1", "II: fills-vacancies");
    says(&position, "talon-black", "II: fills-vacancies");
    says(&position, "talon-black>talon-red", "IV: talon-by-colour");
    says(&position, "a1>talon-red", "IV: talon-by-colour");
    says(&position, "talon-red>D-1", "no-card-there pile=talon-red");
    says(&position, "stock>talon-red", "legal");
}

#[test]
fn empress_of_india_a_pair_is_a_red_and_a_black_card_takes_no_third_and_stays_together() {
    let position =
        after(&lines(&format!("QD QH {UNSUITABLE_REDS}"), &format!("2C 2S {UNSUITABLE_BLACKS}"), ""), "a3>n1");
    says(&position, "a1>a2", "same-colour red=true");
    says(&position, "n3>n2", "same-colour red=false");
    says(&position, "a1>n1", "pair-is-full");
    says(&position, "n1>a1", "pair-stays");
    says(&position, "n1>C+1", "I: pair-together card=2D cards=QD");
    says(&position, "n1>S+1", "V: wrong-suit next=2S rule=V");
    says(&position, "n1", "waits card=2D first=QD at=a1 available=true");
    says(&position, "empress>a1", "only-shown pile=empress");
    says(&position, "a1>guard-left", "only-shown pile=guard-left");
}

/// A deal of the Fairie Queen: c1 9C, c2 a bare king, c3 3D TS, c4 a bare king, c5 to c8 filled up.
fn columns() -> Deal {
    let first = "9C KC KD 3D TS KS KH KH QC KC 5S KD";
    stacked("fairie-queen", first)
}

/// Deals the whole pack of the Fairie Queen, each card on the last king.
fn dealt(deal: &Deal) -> Position {
    let mut position = Position::start(deal);
    while let Some(m) = position.rules().next_deal_move(true) {
        position.play_unchecked(m);
    }
    position
}

#[test]
fn fairie_queen_while_cards_are_dealt_only_the_last_king_takes_them() {
    let position = after(&columns(), "stock>hand hand>c1 stock>hand stock>hand stock>hand");
    says(&position, "hand>c1", "II: last-king-only king=KD column=c3");
    says(&position, "hand>c5", "II: last-king-only king=KD column=c3");
    says(&position, "hand>c3", "legal");
    says(&position, "c1>c2", "III: no-transfer-yet left=100");
    says(&position, "c2>c1", "kings-stay");
    says(&position, "c1>C+1", "suit-next cards=AC");
    says(&position, "c1>hand", "hand-from-stock");
    says(&position, "stock>hand", "hand-first card=3D");
    says(&position, "c1", "waits card=9C first=AC at=- available=false");
}

#[test]
fn fairie_queen_a_card_goes_onto_the_next_higher_rank_or_onto_a_bare_king() {
    let position = dealt(&columns());
    says(&position, "c1>c3", "legal");
    says(&position, "c1>c2", "legal");
    says(&position, "c1>c7", "III: one-higher card=9C onto=TC");
    // The only card between is a queen, which goes onto a bare king.
    says(&position, "c6>c3", "V: bare-king-only");
    says(&position, "c6>c2", "legal");
    says(&position, "c2>c4", "kings-stay");
    says(&position, "c2>C+1", "kings-stay");
    says(&position, "c1>S+1", "I: wrong-suit next=2S rule=I");
    says(&position, "S+1>c1", "stays-home");
    says(&position, "c1>stock", "onto-stock");
}

#[test]
fn labyrinth_a_card_between_two_others_is_blocked() {
    let position = after(&stacked("labyrinth", "9S 9H"), "stock>row stock>row");
    says(
        &position,
        "r2c1>C+",
        &format!("II: blocked card={} above=r1c1 below=r3c1", position.table().top(at(&position, "r2c1")).unwrap()),
    );
    says(&position, "r1c1>S+", "other-next next=2S top=AS");
    says(&position, "r1c1>S-", "other-next next=QS top=KS");
    says(&position, "r1c1>H-", "I: wrong-suit next=QH rule=I");
    says(&position, "r1c1>r2c1", "only-home");
    says(&position, "r1c1>r4c1", "III: gap-stays");
    says(&position, "r1c1>grace", "grace-at-the-end cards=66");
    says(&position, "stock>r4c7", "legal");
    says(&position, "stock>r5c1", "IV: rows-whole");
    says(&position, "stock>S+", "IV: rows-whole");
    says(&position, "r1c1", "waits card=9S first=QS at=- available=false");
}

#[test]
fn labyrinth_a_card_waits_for_the_nearest_on_either_foundation() {
    // From the ace up three are missing, from the king down eight.
    let position = after(&stacked("labyrinth", "5S 2S 3H JH"), "");
    says(&position, "r1c1", "waits card=5S first=2S at=r1c2 available=true");
    says(&position, "r1c3", "waits card=3H first=2H at=- available=false");
    says(&position, "r1c4", "waits card=JH first=QH at=- available=false");
    says(&position, "r1c2", "legal");
}

#[test]
fn labyrinth_the_lowest_rows_gaps_wait_for_the_pack_in_the_late_refill() {
    let position = after(&stacked("labyrinth-late-refill", "2S 5H"), "r1c1>S+");
    says(&position, "stock>r1c1", "legal");
    says(&position, "stock>r2c1", "IV: rows-whole");
    says(&position, "r1c2>r1c1", "III: gap-stays");
}

#[test]
fn sly_packets_are_closed_until_twenty_cards_are_placed() {
    let deal = stacked("sly", "9C 8C 7C");
    let position = after(&deal, "stock>hand hand>p1");
    says(&position, "p1>C+", "IV: promenade-not-full left=19 cards=103");
    says(&position, "p1", "IV: promenade-not-full left=19 cards=103");
    says(&position, "p1>p2", "no-transfer");
    says(&position, "stock>p2", "turn-first");
    let position = after(&deal, "stock>hand hand>p1 stock>hand");
    says(&position, "hand>p3", "in-order packet=p2");
    says(&position, "hand>p2", "legal");
    says(&position, "hand>C+", "other-next next=AC top=-");
    says(&position, "hand>D-", "I: wrong-suit next=KD rule=I");
    says(&position, "p1>C+", "IV: promenade-not-full left=19 cards=103");
    says(&position, "stock>hand", "hand-first card=8C");
    says(&position, "hand>stock", "onto-stock");
}

#[test]
fn sly_a_top_card_names_the_card_it_waits_for_and_its_packet() {
    let deal = stacked("sly", "AS 3S 4S 9C 8C 7C 6C 5C 4C 3C 2C 2D 3D 4D 5D 6D 7D 8D 9D TD JD 2S 5H");
    let mut moves = "stock>hand ".to_owned();
    (1..=20).for_each(|n| moves += &format!("stock>hand hand>p{n} "));
    let position = after(&deal, &moves);
    says(&position, "p1", "waits card=3S first=2S at=- available=false");
    says(&position, "p1>S+", "other-next next=2S top=AS");
    // The second round: the two of spades goes on the ninth packet, and all others on top of it.
    let mut position = after(&deal, &(moves + "stock>hand hand>p9"));
    says(&position, "p9>S+", "IV: promenade-not-full left=19 cards=82");
    while position.tally().is_some() {
        let moves = ["hand>p9", "stock>hand"].map(|text| position.parse_move(text));
        position.play_unchecked(moves.into_iter().find_map(Result::ok).unwrap());
    }
    says(&position, "p1", "waits card=3S first=2S at=p9 available=false");
}

// ---------------------------------------------------------------- a game that says nothing of its refusals

#[test]
fn every_game_explains_every_two_piles() {
    for game in games() {
        let mut random = Random::new(7);
        let mut position = Position::start(&Deal::numbered(game, 5).unwrap());
        let mut ear = ReasonCheck::new();
        for ply in 0..120 {
            let legal = position.legal_moves();
            if ply % 12 == 0 || legal.is_empty() {
                let gestures = Offers::of(&position).gestures;
                for (from, to, why) in position.why_all() {
                    // Every gesture that the table offers is legal. It may omit the stock's destinations and all but
                    // one of several interchangeable foundations.
                    let offers = gestures.iter().any(|meaning| (meaning.from, meaning.to) == (from, to));
                    let is_spare = position.role(from) == Role::Stock || position.role(to) == Role::Foundation;
                    assert!(offers == why.is_none() || !offers && is_spare, "{}: {why:?}", game.id);
                    let whole = |m: &&patience::Move| m.second.is_none_or(|with| [m.from, with].contains(&to));
                    let leads = position.moves_between(from, to).iter().any(|m| whole(&m));
                    assert_eq!(why.is_none(), leads, "{}: {why:?}", game.id);
                    why.iter().for_each(|reason| ear.count(reason));
                }
                for pile in (0..position.pile_specs().len()).map(|pile| patience::PileId(pile as u8)) {
                    let why = position.why_idle(pile);
                    assert_eq!(why.is_none(), legal.iter().any(|m| m.from == pile || m.second == Some(pile)));
                    why.iter().for_each(|reason| ear.count(reason));
                }
            }
            if legal.is_empty() {
                break;
            }
            position.play_unchecked(legal[random.below(legal.len())]);
        }
    }
}
