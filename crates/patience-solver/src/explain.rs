//! Why a lost position is lost, where a person can see the reason on the table.
//!
//! Each explanation is a proof on its own (ledger, WHY-B): a game is looked at that allows everything the
//! real one does, and more; what can be freed in it is found by going on until nothing changes; and if something is
//! left over, a small part of it whose cards wait for nobody but each other is named. In the Fairie Queen (WHY-R) all
//! that this game allows is looked at, and the cards are named that there is never room to move. In the Empress of India
//! (WHY-E) the pairs are named that wait for each other.

use crate::card::{kind, rank, suit};
use crate::convert::State;
use crate::empress::{self, EmpressState};
use crate::fairie::{self, FairieState};
use crate::labyrinth::{Grace, LabyrinthState};
use crate::sly::SlyState;
use patience::{Card, Outcome, Position};

/// What keeps the cards of an explanation from ever being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Cards that lie under, or between, cards that wait for them.
    Buried,
    /// Pairs that wait for each other.
    Waiting,
    /// A row without a single card to go with those of the other.
    Unpaired,
    /// Cards that there is never room to move off what lies under them.
    Room,
}

/// Why a position cannot be won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What kind of reason it is.
    pub kind: Reason,
    /// The cards to be marked: the address of the pile, the place in it from the bottom, and the card.
    pub cards: Vec<(String, usize, Card)>,
    /// The reason in words.
    pub sentence: String,
}

/// More cards than these are no reason that a person can see.
const MOST: usize = 16;

/// The reason why a position cannot be won, if one can be seen; `None` says nothing about the position.
#[must_use]
pub fn explain(position: &Position) -> Option<Explanation> {
    if position.outcome() == Outcome::Won {
        return None;
    }
    let state = State::read(position)?;
    let explanation = match &state {
        State::Fairie(state) => fairie(state),
        State::Empress(state) => empress(state),
        _ => refute(&state),
    }?;
    (explanation.kind == Reason::Unpaired || (2..=MOST).contains(&explanation.cards.len())).then_some(explanation)
}

/// The same for a plain state, however many cards the reason has.
pub(crate) fn refute(state: &State) -> Option<Explanation> {
    match state {
        State::Sly(state) => sly(state),
        State::Labyrinth(state) => labyrinth(state),
        State::Empress(_) | State::Fairie(_) => None,
    }
}

fn card(kind: u8) -> Option<Card> {
    Card::pack().nth(usize::from(kind))
}

fn name(kind: u8) -> String {
    card(kind).map(Card::name).unwrap_or_default()
}

/// A card that is not home yet.
struct Item {
    kind: u8,
    /// Its pile and its place there; none in the stock.
    at: Option<(String, usize)>,
    /// The cards next to it, of which one must go before it is free; one side that is bare is enough.
    sides: Vec<Option<usize>>,
}

/// Everything that can still be reached in Sly or the Labyrinth.
struct Reach<'a> {
    items: &'a [Item],
    ranks: u8,
    start: [[u8; 4]; 2],
    /// How far the ascending, the descending foundation of each suit can get.
    height: [[u8; 4]; 2],
    gone: Vec<bool>,
    taken: Option<usize>,
}

impl<'a> Reach<'a> {
    /// Goes on until nothing changes, one card being `taken` by force.
    fn new(items: &'a [Item], ranks: u8, start: [[u8; 4]; 2], taken: Option<usize>) -> Self {
        let mut reach = Self { items, ranks, start, height: start, gone: vec![false; items.len()], taken };
        while reach.step() {}
        reach
    }

    fn is_free(&self, i: usize) -> bool {
        self.taken == Some(i) || self.items[i].sides.iter().any(|side| side.is_none_or(|j| self.gone[j]))
    }

    /// The height at which a foundation takes a card of this kind.
    fn wanted_at(&self, sign: usize, kind: u8) -> u8 {
        if sign == 0 { rank(kind) } else { self.ranks - 1 - rank(kind) }
    }

    /// Whether a foundation can still get to where it takes a card of this kind.
    fn takes(&self, sign: usize, kind: u8) -> bool {
        let (at, s) = (self.wanted_at(sign, kind), usize::from(suit(kind)));
        self.start[sign][s] <= at && at <= self.height[sign][s]
    }

    fn step(&mut self) -> bool {
        let mut changed = false;
        for i in 0..self.items.len() {
            let card = self.items[i].kind;
            if self.gone[i] || !self.is_free(i) {
                continue;
            }
            for sign in 0..2 {
                if self.takes(sign, card) {
                    let height = &mut self.height[sign][usize::from(suit(card))];
                    *height = (*height).max(if sign == 0 { rank(card) } else { self.ranks - 1 - rank(card) } + 1);
                    self.gone[i] = true;
                    changed = true;
                }
            }
            if self.taken == Some(i) && !self.gone[i] {
                self.gone[i] = true;
                changed = true;
            }
        }
        // A card that is gone by one foundation may as well be counted for the other: there it is free too.
        for i in 0..self.items.len() {
            let card = self.items[i].kind;
            for sign in 0..2 {
                let s = usize::from(suit(card));
                if self.gone[i] && self.is_free(i) && self.height[sign][s] == self.wanted_at(sign, card) {
                    self.height[sign][s] += 1;
                    changed = true;
                }
            }
        }
        changed
    }

    fn is_won(&self) -> bool {
        self.height.iter().flatten().all(|&h| h == self.ranks)
    }

    /// The cards that keep this foundation from going on: pairs of a card and one beside it that will not go.
    fn ring(&self, sign: usize, s: usize) -> Vec<(usize, usize)> {
        let mut links = Vec::new();
        let mut piles = vec![(sign, s)];
        let mut done = 0;
        let mut shut: Vec<usize> = Vec::new();
        let mut shut_done = 0;
        while done < piles.len() || shut_done < shut.len() {
            if let Some(&(sign, s)) = piles.get(done) {
                done += 1;
                let h = self.height[sign][s];
                let wanted = kind(s as u8, if sign == 0 { h } else { self.ranks - 1 - h });
                for i in (0..self.items.len()).filter(|&i| self.items[i].kind == wanted) {
                    if !shut.contains(&i) {
                        shut.push(i);
                    }
                }
                continue;
            }
            let i = shut[shut_done];
            shut_done += 1;
            for j in self.items[i].sides.iter().flatten().copied() {
                links.push((i, j));
                // Why the neighbour does not go: no foundation gets to it, or it is shut in itself.
                let card = self.items[j].kind;
                if (0..2).any(|sign| self.takes(sign, card)) {
                    if !shut.contains(&j) {
                        shut.push(j);
                    }
                    continue;
                }
                for sign in 0..2 {
                    let pile = (sign, usize::from(suit(card)));
                    let open = self.start[sign][pile.1] <= self.wanted_at(sign, card);
                    if open && !piles.contains(&pile) {
                        piles.push(pile);
                    }
                }
            }
        }
        links
    }

    /// The smallest ring in words, if one is small enough.
    fn explanation(&self, between: bool, note: &str) -> Option<Explanation> {
        let mut best: Option<(usize, Vec<(usize, usize)>)> = None;
        for sign in 0..2 {
            for s in (0..4).filter(|&s| self.height[sign][s] < self.ranks) {
                let links = self.ring(sign, s);
                let size = cards_of(&links).len();
                if best.as_ref().is_none_or(|b| size < b.0) {
                    best = Some((size, links));
                }
            }
        }
        let (_, links) = best?;
        let mut sentence = ["None of these cards can ever be played", note].concat();
        let mut told: Vec<String> = Vec::new();
        for &(i, _) in &links {
            let mut part =
                [&*name(self.items[i].kind), if between { " is shut in by" } else { " lies under" }].concat();
            for (n, link) in links.iter().filter(|link| link.0 == i).enumerate() {
                part += if n == 0 { " the " } else { " and the " };
                part += &name(self.items[link.1].kind);
            }
            if !told.contains(&part) {
                sentence += if told.is_empty() { ": the " } else { ", the " };
                sentence += &part;
                told.push(part);
            }
        }
        sentence.push('.');
        let cards = cards_of(&links).into_iter().filter_map(|i| {
            let (address, index) = self.items[i].at.clone()?;
            Some((address, index, card(self.items[i].kind)?))
        });
        Some(Explanation { kind: Reason::Buried, cards: cards.collect(), sentence })
    }
}

/// Every card of some links, once.
fn cards_of(links: &[(usize, usize)]) -> Vec<usize> {
    let mut all = Vec::new();
    for &(i, j) in links {
        for card in [i, j] {
            if !all.contains(&card) {
                all.push(card);
            }
        }
    }
    all
}

fn loose(kind: u8, at: Option<(String, usize)>) -> Item {
    Item { kind, at, sides: vec![None] }
}

/// Why a position of the Fairie Queen after the deal is lost, however many cards the reason has.
pub(crate) fn fairie(state: &FairieState) -> Option<Explanation> {
    let mut cards = Vec::new();
    let mut sentence = String::from("However it is played, there is never room to move");
    for (column, at, [upper, under]) in fairie::stuck(state) {
        // The king is the first card of its column.
        let address = format!("c{}", column + 1);
        let word = if cards.is_empty() { " the " } else { ", or the " };
        sentence = [&*sentence, word, &name(upper), " off the ", &name(under)].concat();
        cards.push((address.clone(), at + 1, card(upper)?));
        cards.push((address, at, card(under)?));
    }
    sentence.push('.');
    (!cards.is_empty()).then_some(Explanation { kind: Reason::Room, cards, sentence })
}

pub(crate) fn sly(state: &SlyState) -> Option<Explanation> {
    let mut items = Vec::new();
    for (p, packet) in state.packets.iter().enumerate() {
        for (level, &kind) in packet.iter().enumerate() {
            let over = (level + 1 < packet.len()).then_some(items.len() + 1);
            items.push(Item { kind, at: Some((format!("p{}", p + 1), level)), sides: vec![over] });
        }
    }
    items.extend(state.hand.iter().chain(&state.stock).map(|&kind| loose(kind, None)));
    let reach = Reach::new(&items, state.ranks, [state.up, state.down], None);
    if reach.is_won() { None } else { reach.explanation(false, "") }
}

pub(crate) fn labyrinth(state: &LabyrinthState) -> Option<Explanation> {
    let mut items = Vec::new();
    let mut cells = Vec::new();
    for (r, row) in state.rows.iter().enumerate() {
        for (c, &kind) in row.iter().enumerate() {
            let Some(kind) = kind else { continue };
            cells.push((r, c));
            items.push(Item { kind, at: Some((format!("r{}c{}", r + 1, c + 1), 0)), sides: Vec::new() });
        }
    }
    let at = |cell: (usize, usize)| cells.iter().position(|&other| other == cell);
    for (item, &(r, c)) in items.iter_mut().zip(&cells) {
        item.sides = vec![r.checked_sub(1).and_then(|above| at((above, c))), at((r + 1, c))];
    }
    if let Grace::Holds(kind) = state.grace {
        items.push(loose(kind, Some(("grace".into(), 0))));
    }
    items.extend(state.stock.iter().map(|&kind| loose(kind, None)));
    let start = [state.up, state.down];
    let reach = Reach::new(&items, state.ranks, start, None);
    if reach.is_won() {
        return None;
    }
    if state.grace == Grace::Unused {
        // Of the one card that may be taken by force, every choice must fail.
        if (0..cells.len()).any(|i| Reach::new(&items, state.ranks, start, Some(i)).is_won()) {
            return None;
        }
        return reach.explanation(true, ", grace or not");
    }
    reach.explanation(true, "")
}

fn empress(state: &EmpressState) -> Option<Explanation> {
    if empress::is_unpaired(state) {
        let sentence = "No pair can be played, and one row has no single card to go with those of the other.".into();
        return Some(Explanation { kind: Reason::Unpaired, cards: Vec::new(), sentence });
    }
    let mut sentence = String::from("These pairs wait for each other and can never all be played: ");
    let (mut cards, mut waiting) = (Vec::new(), empress::waiting(state));
    for (row, letter) in ["a", "n"].into_iter().enumerate() {
        for (space, pair) in state.rows[row].iter().enumerate().filter(|(_, space)| space.len() == 2) {
            if waiting & 1 == 1 {
                sentence += if cards.is_empty() { "the " } else { ", the " };
                sentence += &[&*name(pair[0]), " with the ", &name(pair[1])].concat();
                for (level, &kind) in pair.iter().enumerate() {
                    cards.push(([letter, &(space + 1).to_string()].concat(), level, card(kind)?));
                }
            }
            waiting >>= 1;
        }
    }
    sentence.push('.');
    Some(Explanation { kind: Reason::Waiting, cards, sentence })
}
