//! Every reason for a loss is literally true: random play on from wrong answers of listed problems, with grace on every card,
//! never does what the reason rules out.

use crate::common::{Random, arg};
use crate::problems::lists;
use patience::problem::Question;
use patience::token::{Arg, Token};
use patience::{Card, Link, Move, Outcome, PileId, Position, Role};
use patience_solver::{Explanation, Marked, Reason, explain};
use std::collections::HashMap;

/// Problems of each list; `LISTED` sets more for a long run.
fn problems_a_list() -> usize {
    std::env::var("LISTED").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

/// The marked cards of a reason in one line of play: where each lies, and whether it has gone home.
struct Watch<'a> {
    why: &'a Explanation,
    /// Pile and index of each marked card; `None` once it is home.
    places: Vec<Option<(PileId, usize)>>,
    has_moved: bool,
}

impl<'a> Watch<'a> {
    fn new(why: &'a Explanation) -> Self {
        let places = why.cards.iter().map(|marked| Some((marked.pile, marked.index))).collect();
        Watch { why, places, has_moved: false }
    }

    /// Plays a move, and follows the marked cards.
    fn play(&mut self, position: &mut Position, m: Move) {
        let is_home = position.is_to_foundation(m);
        let to = position.destination_pile(m);
        let before = position.clone();
        position.play_unchecked(m);
        for (Marked { card, .. }, place) in self.why.cards.iter().zip(&mut self.places) {
            let Some((pile, index)) = *place else { continue };
            let is_top = index + 1 == before.table().pile(pile).len();
            let has_left = position.table().pile(pile).len() <= index || (pile == m.from && is_top);
            if !has_left {
                continue;
            }
            self.has_moved = true;
            *place = match to {
                Some(to) if !is_home => {
                    let index = position.table().pile(to).iter().rposition(|other| other == card);
                    index.map(|index| (to, index))
                }
                _ => None,
            };
        }
    }

    /// Checks that the line contradicts nothing.
    fn check(&self, from: &Position, end: &Position) {
        let home = self.places.iter().filter(|place| place.is_none()).count();
        let says = |text: &str| self.why.token.key() == text;
        let is_by_grace = arg(&self.why.token, "grace") == Some(&Arg::Flag(true));
        let is_true = match self.why.kind {
            // "Not all of these cards can go home, even by grace."
            Reason::Buried if says("why-shut-in") && is_by_grace => home < self.places.len(),
            // "None of these cards can ever go home."
            Reason::Buried => home == 0,
            // "They can never all go home." "Either way cards wait for each other."
            Reason::Waiting | Reason::Either => home < self.places.len(),
            // "Only these cards can still go home." "This card can never go home." "At most so many more cards can go home."
            Reason::Few | Reason::Never => self.allows(&gone_home(from, end)),
            // "There's never room to move these."
            Reason::Room => !self.has_moved,
            Reason::Unpaired => true,
            _ => false,
        };
        assert!(is_true, "{}: {home} of {:?} went home", from.game().id, self.why);
    }

    /// Returns true if these cards are among the few that can go home, none of them never goes home, and they are not more
    /// than can go.
    fn allows(&self, gone: &[Card]) -> bool {
        self.why.token.args().all(|(_, arg)| match arg {
            Arg::Card(card) => !gone.contains(card),
            Arg::Cards(cards) => gone.iter().all(|card| cards.contains(card)),
            // The cards of a kind that never goes home.
            Arg::Tokens(held) => held.iter().all(|link| card_of(link, "card").is_none_or(|card| !gone.contains(&card))),
            Arg::Number(count) => self.why.token.key() != "why-most" || gone.len() <= *count,
            _ => true,
        })
    }
}

/// A card of a token.
fn card_of(token: &Token, wanted: &str) -> Option<Card> {
    if let Some(Arg::Card(card)) = arg(token, wanted) { Some(*card) } else { None }
}

/// The cards of a token, in their order.
fn cards_of<'a>(token: &'a Token, wanted: &str) -> &'a [Card] {
    if let Some(Arg::Cards(cards)) = arg(token, wanted) { cards } else { &[] }
}

/// The tokens within a token.
fn links_of<'a>(token: &'a Token, wanted: &str) -> &'a [Token] {
    if let Some(Arg::Tokens(links)) = arg(token, wanted) { links } else { &[] }
}

/// A visible card that is not home, with the cards on each side of which one must go before it: those on it, or in the Labyrinth
/// those above it and those below it, without a gap. The other card of a pair of the Empress.
struct Copy {
    card: Card,
    /// Indices of copies, by side.
    sides: Vec<Vec<usize>>,
}

fn copies_on_table(position: &Position) -> Vec<Copy> {
    let specs = position.pile_specs();
    let spec = |pile: PileId| &specs[usize::from(pile.0)];
    let piles = (0..specs.len()).map(|pile| PileId(pile as u8));
    let places: Vec<(PileId, usize)> = piles
        .filter(|pile| !matches!(position.role(*pile), Role::Foundation | Role::Stock | Role::Decoration))
        .flat_map(|pile| (0..position.table().len(pile)).map(move |index| (pile, index)))
        .collect();
    let is_grid = |pile: PileId| position.game().id.starts_with("labyrinth") && position.role(pile) == Role::Tableau;
    let is_paired = |pile: PileId| position.game().id == "empress-of-india" && position.role(pile) == Role::Tableau;
    let sides = |(pile, index): (PileId, usize)| {
        let of = |is_in: &dyn Fn(&(PileId, usize)) -> bool| {
            (0..places.len()).filter(|n| is_in(&places[*n])).collect::<Vec<usize>>()
        };
        if is_grid(pile) {
            let row = spec(pile).row.expect("a row");
            let at = |row: u8| {
                let is_there =
                    |(other, _): &(PileId, usize)| spec(*other).n == spec(pile).n && spec(*other).row == Some(row);
                places.iter().position(|place| is_grid(place.0) && is_there(place))
            };
            let above = (0..row).rev().map_while(at).collect();
            let below = (row + 1..=u8::MAX).map_while(at).collect();
            return vec![above, below];
        }
        vec![of(&|other| other.0 == pile && if is_paired(pile) { other.1 != index } else { other.1 > index })]
    };
    let copy = |&place: &(PileId, usize)| Copy { card: position.table().pile(place.0)[place.1], sides: sides(place) };
    places.iter().map(copy).collect()
}

/// Checks that cards lie where the parts of a reason say.
fn assert_places(position: &Position, why: &Explanation) {
    let copies = copies_on_table(position);
    for link in links_of(&why.token, "links").iter().chain(links_of(&why.token, "held")) {
        let card = card_of(link, "card").expect("a card");
        let named = ["under", "with", "on"].iter().filter_map(|name| card_of(link, name));
        for over in named.chain(cards_of(link, "by").iter().copied()) {
            let holds = |copy: &Copy| copy.sides.iter().flatten().any(|other| copies[*other].card == over);
            let lies_on =
                |copy: &Copy| copy.card == over && copy.sides[0].iter().any(|other| copies[*other].card == card);
            let is_near = |copy: &Copy| {
                let first = copy.sides.iter().filter_map(|side| side.first());
                first.into_iter().any(|other| copies[*other].card == over)
            };
            let is_near = arg(link, "near") != Some(&Arg::Flag(true))
                || copies.iter().any(|copy| copy.card == card && is_near(copy));
            let is_held = is_near && copies.iter().any(|copy| copy.card == card && holds(copy));
            // A card without room lies on the one named.
            assert!(is_held || (card_of(link, "on").is_some() && copies.iter().any(lies_on)), "{link:?}");
        }
    }
}

/// The foundations of a card's suit that have not passed it, true if ascending, with the cards that each takes before it.
fn cards_before(position: &Position, card: Card) -> Vec<(bool, Vec<Card>)> {
    let piles = (0..position.pile_specs().len()).map(|pile| PileId(pile as u8));
    let next = piles.filter(|pile| position.role(*pile) == Role::Foundation).filter_map(|pile| {
        let next = position.next_card(pile).filter(|next| next.suit == card.suit)?;
        Some((position.pile_specs()[usize::from(pile.0)].address.contains('+'), next))
    });
    next.filter(|(is_up, next)| if *is_up { next.rank <= card.rank } else { next.rank >= card.rank })
        .map(|(is_up, next)| {
            let is_before = |other: &Card| {
                let [low, high] = if is_up { [next.rank, other.rank] } else { [other.rank, next.rank] };
                other.suit == card.suit
                    && other.rank != card.rank
                    && low <= high
                    && if is_up { other.rank < card.rank } else { other.rank > card.rank }
            };
            (is_up, Card::pack().filter(is_before).collect())
        })
        .collect()
}

/// Proves a ring from its links alone: of the cards that it names as blocked, none can be the first to go. Each lies under, or
/// between, cards that wait for others of them, on each foundation that may take those.
struct Ring<'a> {
    position: &'a Position,
    copies: Vec<Copy>,
    why: &'a Explanation,
    /// The copies that go to an ascending, or a descending, foundation only: one of each of two equal cards.
    only: HashMap<usize, bool>,
    /// The kinds of these.
    split: &'a [Card],
}

impl Ring<'_> {
    /// The cards named on the sides of a card, each with those that it waits for.
    fn covers(&self, card: Card) -> Vec<(Card, Vec<Card>)> {
        let links = links_of(&self.why.token, "links").iter().filter(|link| card_of(link, "card") == Some(card));
        let waits_of = |card: Card| {
            let waits =
                links_of(&self.why.token, "waits").iter().filter(move |wait| card_of(wait, "card") == Some(card));
            waits.filter_map(|wait| card_of(wait, "after")).collect::<Vec<_>>()
        };
        links
            .flat_map(|link| match card_of(link, "under") {
                Some(under) => vec![(under, cards_of(link, "waits").to_vec())],
                None => cards_of(link, "by").iter().map(|&by| (by, waits_of(by))).collect(),
            })
            .collect()
    }

    fn may_go(&self, copy: usize, is_up: bool) -> bool {
        self.only.get(&copy).is_none_or(|only| *only == is_up)
    }

    /// Returns true if a foundation cannot get past one of the cards that a copy waits for.
    fn waits(&self, copy: usize, waits: &[Card], blocked: &[usize]) -> bool {
        let home = |card: Card| {
            let piles = (0..self.position.pile_specs().len()).map(|pile| PileId(pile as u8));
            let foundations = piles.filter(|pile| self.position.role(*pile) == Role::Foundation);
            foundations
                .map(|pile| self.position.table().pile(pile).iter().filter(|home| **home == card).count())
                .sum::<usize>()
        };
        cards_before(self.position, self.copies[copy].card).iter().filter(|(is_up, _)| self.may_go(copy, *is_up)).all(
            |(is_up, before)| {
                waits.iter().filter(|card| before.contains(card)).any(|card| {
                    let visible: Vec<usize> =
                        (0..self.copies.len()).filter(|n| self.copies[*n].card == *card).collect();
                    let going: Vec<usize> = visible.iter().copied().filter(|n| self.may_go(*n, *is_up)).collect();
                    // A card of the stock is free, unless it goes the other way.
                    let is_other_away = self.split.contains(card) && visible.len() == 1 && going.len() == 1;
                    let left = 2 - home(*card);
                    (visible.len() == left || is_other_away && left == 2) && going.iter().all(|n| blocked.contains(n))
                })
            },
        )
    }

    /// The copies that never go.
    fn blocked(&self) -> Vec<usize> {
        let mut blocked: Vec<usize> =
            (0..self.copies.len()).filter(|n| !self.covers(self.copies[*n].card).is_empty()).collect();
        loop {
            let stays = |n: &usize| {
                let covers = self.covers(self.copies[*n].card);
                let holds = |copy: &usize| {
                    let named = covers.iter().filter(|(card, _)| *card == self.copies[*copy].card);
                    blocked.contains(copy) || named.into_iter().any(|(_, waits)| self.waits(*copy, waits, &blocked))
                };
                self.copies[*n].sides.iter().all(|side| side.iter().any(holds))
            };
            let left: Vec<usize> = blocked.iter().copied().filter(stays).collect();
            if left.len() == blocked.len() {
                return left;
            }
            blocked = left;
        }
    }
}

/// Proves the rings of a reason: of two equal cards that go up and down, one each way.
fn assert_rings(position: &Position, why: &Explanation) {
    let key = why.token.key();
    if !["why-under", "why-either", "why-shut-in"].contains(&key) || arg(&why.token, "grace") == Some(&Arg::Flag(true))
    {
        return;
    }
    let kinds = cards_of(&why.token, "cards");
    let mut ring = Ring { position, copies: copies_on_table(position), why, only: HashMap::new(), split: kinds };
    let links = links_of(&why.token, "links");
    if kinds.is_empty() {
        let blocked: Vec<Card> = ring.blocked().iter().map(|n| ring.copies[*n].card).collect();
        for link in links {
            assert!(blocked.contains(&card_of(link, "card").expect("a card")), "{link:?} of {why:?}");
        }
        return;
    }
    for ways in 0..1 << kinds.len() {
        ring.only.clear();
        for (k, kind) in kinds.iter().enumerate() {
            let is_up = ways >> k & 1 == 1;
            let copies = (0..ring.copies.len()).filter(|n| ring.copies[*n].card == *kind);
            // The other copy may be in the stock.
            ring.only.extend(copies.zip([is_up, !is_up]));
        }
        assert!(!ring.blocked().is_empty(), "{ways}: {why:?}");
    }
}

/// Pairs that cannot all go home, proven from the waits of a reason alone: none of them can be the first to go, as the others hold
/// too many of the cards that one of its cards waits for.
struct PairRing<'a> {
    position: &'a Position,
    waits: Vec<(Card, Card)>,
}

impl<'a> PairRing<'a> {
    fn of(position: &'a Position, why: &Explanation) -> Self {
        let waits = links_of(&why.token, "waits").iter();
        PairRing {
            position,
            waits: waits
                .map(|link| (card_of(link, "card").expect("a card"), card_of(link, "after").expect("a card")))
                .collect(),
        }
    }

    fn home(&self, card: Card) -> usize {
        let piles = (0..self.position.pile_specs().len()).map(|pile| PileId(pile as u8));
        let foundations = piles.filter(|pile| self.position.role(*pile) == Role::Foundation);
        // The first card is of the set-up.
        foundations
            .map(|pile| self.position.table().pile(pile).iter().skip(1).filter(|home| **home == card).count())
            .sum()
    }

    /// The pairs that never go.
    fn blocked(&self, pairs: &[[Card; 2]]) -> Vec<[Card; 2]> {
        let mut blocked = pairs.to_vec();
        loop {
            let waits = |n: usize| {
                let pair = blocked[n];
                self.waits.iter().filter(|(card, _)| pair.contains(card)).any(|(card, after)| {
                    let others = blocked.iter().enumerate().filter(|(other, pair)| *other != n && pair.contains(after));
                    is_before(*after, *card) && others.count() + self.home(*card) >= 4
                })
            };
            let left: Vec<[Card; 2]> = (0..blocked.len()).filter(|n| waits(*n)).map(|n| blocked[n]).collect();
            if left.len() == blocked.len() {
                return left;
            }
            blocked = left;
        }
    }
}

/// Returns true if the Empress's foundations take the first card before the second.
fn is_before(first: Card, second: Card) -> bool {
    first.suit == second.suit && place_in_sequence(first) < place_in_sequence(second)
}

/// The place of a card in the sequence of the Empress's foundations; `None` for a card beside them.
fn place_in_sequence(card: Card) -> Option<usize> {
    let sequence = if is_red(card) { "KQT98765432A" } else { "A23456789TJK" };
    sequence.find(&card.to_string()[..1])
}

fn is_red(card: Card) -> bool {
    card.to_string().ends_with(['D', 'H'])
}

fn pairs_named(why: &Explanation) -> Vec<[Card; 2]> {
    let pair = |link: &Token| [card_of(link, "card").expect("a card"), card_of(link, "with").expect("a card")];
    links_of(&why.token, "links").iter().map(pair).collect()
}

/// The cards of the Empress that are neither home nor paired, those of the stock among them.
fn unpaired(position: &Position) -> Vec<Card> {
    let is_paired = |pile: PileId| position.role(pile) == Role::Tableau && position.table().len(pile) == 2;
    let bound = (0..position.pile_specs().len())
        .map(|pile| PileId(pile as u8))
        .filter(|pile| is_paired(*pile) || matches!(position.role(*pile), Role::Foundation | Role::Decoration));
    let bound: Vec<Card> = bound.flat_map(|pile| position.table().pile(pile).to_vec()).collect();
    let left = |card: Card| 4_usize.saturating_sub(bound.iter().filter(|other| **other == card).count());
    Card::pack().filter(|card| place_in_sequence(*card).is_some()).flat_map(|card| vec![card; left(card)]).collect()
}

/// Checks that pairs that wait do so in a ring, also each pair of a card that has no partner.
fn assert_waits(position: &Position, why: &Explanation) {
    let key = why.token.key();
    if !["why-waiting", "why-partners"].contains(&key) {
        return;
    }
    let (ring, pairs) = (PairRing::of(position, why), pairs_named(why));
    match key {
        "why-waiting" if !ring.waits.is_empty() => assert_eq!(ring.blocked(&pairs).len(), pairs.len(), "{why:?}"),
        "why-partners" => {
            let (first, card) = (cards_of(&why.token, "first"), card_of(&why.token, "card").expect("a card"));
            let (with, named) = (cards_of(&why.token, "with"), cards_of(&why.token, "partners"));
            let left = unpaired(position);
            let is_blocked =
                |pairs: &[[Card; 2]], pair: [Card; 2]| ring.blocked(&[&[pair], pairs].concat()).contains(&pair);
            let partners_of = |card: Card| left.iter().filter(move |other| is_red(**other) != is_red(card));
            let mut ways = vec![(pairs.clone(), Vec::new())];
            if let [first] = *first {
                for other in partners_of(first).filter(|other| !with.contains(other)) {
                    assert!(is_blocked(&pairs, [first, *other]), "{first} may go with {other}: {why:?}");
                }
                ways =
                    with.iter().map(|&other| ([&[[first, other]], &pairs[..]].concat(), vec![first, other])).collect();
            }
            for (pairs, taken) in ways {
                let count = |cards: &[Card], card: Card| cards.iter().filter(|other| **other == card).count();
                let is_left = |other: &&Card| count(&left, **other) > count(&taken, **other);
                for partner in partners_of(card).filter(is_left) {
                    assert!(named.contains(partner), "{partner} is a partner, too: {why:?}");
                    assert!(is_blocked(&pairs, [card, *partner]), "{partner}: {why:?}");
                }
            }
        }
        _ => {}
    }
}

/// Checks that the cards of an outlook's reason, and of one despite grace, wait for a card that their foundation takes before them.
fn assert_stuck_waits(position: &Position, why: &Explanation) {
    let is_despite_grace = arg(&why.token, "grace") == Some(&Arg::Flag(true));
    if !is_despite_grace && !matches!(why.kind, Reason::Few | Reason::Never) {
        return;
    }
    let waits = links_of(&why.token, "waits");
    for wait in waits {
        let (card, after) = (card_of(wait, "card").expect("a card"), card_of(wait, "after").expect("a card"));
        assert!(cards_before(position, card).iter().any(|(_, before)| before.contains(&after)), "{wait:?}");
    }
}

/// The cards that have gone home between two positions.
fn gone_home(from: &Position, to: &Position) -> Vec<Card> {
    let piles = (0..from.pile_specs().len()).map(|pile| PileId(pile as u8));
    let foundations = piles.filter(|pile| from.role(*pile) == Role::Foundation);
    foundations.flat_map(|pile| to.table().pile(pile)[from.table().len(pile)..].to_vec()).collect()
}

/// Checks that a card that is said to be held by others is not available.
fn assert_held(position: &Position, why: &Explanation) {
    let held = links_of(&why.token, "held");
    if held.is_empty() || held.iter().any(|link| cards_of(link, "by").is_empty()) {
        return;
    }
    let card = card_of(&held[0], "card");
    let is_free = |copy: &Copy| Some(copy.card) == card && copy.sides.iter().any(Vec::is_empty);
    assert!(!copies_on_table(position).iter().any(is_free), "{card:?} is free: {why:?}");
}

/// Plays at random to the end, cards home more often than not; grace takes a card of these if it can.
fn play_on(start: &Position, why: &Explanation, grace: Option<PileId>, random: &mut Random) {
    let mut position = start.clone();
    let mut watch = Watch::new(why);
    for _ in 0..400 {
        let legal = position.legal_moves();
        if position.outcome() == Outcome::Won || legal.is_empty() {
            break;
        }
        let home: Vec<Move> = legal.iter().copied().filter(|m| position.is_to_foundation(*m)).collect();
        let by_grace = legal.iter().copied().find(|m| {
            grace == Some(m.from) && position.destination_pile(*m).is_some_and(|to| position.role(to) == Role::Reserve)
        });
        let m = match by_grace {
            Some(m) => m,
            None if !home.is_empty() && random.below(8) > 0 => home[random.below(home.len())],
            None => legal[random.below(legal.len())],
        };
        watch.play(&mut position, m);
        assert_held(&position, why);
    }
    watch.check(start, &position);
}

/// Checks that no pair can go home, and that the named rows, and no other, have no unpaired card.
fn assert_unpaired(position: &Position, why: &Explanation) {
    for (row, arg) in why.token.args() {
        let piles = (0..position.pile_specs().len()).map(|pile| PileId(pile as u8));
        let is_in = |pile: &PileId| position.pile_specs()[usize::from(pile.0)].address.starts_with(&row[..1]);
        let mut spaces = piles.filter(|pile| position.role(*pile) == Role::Tableau).filter(is_in);
        assert_eq!(*arg, Arg::Flag(spaces.all(|pile| position.table().len(pile) != 1)), "{row}");
    }
    let pairs_home = position
        .legal_moves()
        .into_iter()
        .filter(|m| position.is_to_foundation(*m) && position.table().pile(m.from).len() == 2);
    assert_eq!(pairs_home.count(), 0);
}

#[test]
fn every_reason_is_literally_true() {
    let mut counts: HashMap<(&str, &str), usize> = HashMap::new();
    let mut random = Random::new(35);
    for (_, list) in lists() {
        let chosen = problems_a_list().min(list.len());
        for problem in (0..chosen).map(|n| list.entry(n * list.len() / chosen).expect("a problem").problem) {
            if problem.question() != Question::Win(problem.question().kind()) {
                continue;
            }
            let position = problem.position();
            for m in position.legal_moves().into_iter().filter(|m| problem.answers().get(*m).is_none()) {
                let mut after = position.clone();
                after.play_unchecked(m);
                let Some(why) = explain(&after).expect("a solver") else { continue };
                *counts.entry((position.game().id, why.token.key())).or_default() += 1;
                assert_places(&after, &why);
                assert_waits(&after, &why);
                assert_rings(&after, &why);
                assert_stuck_waits(&after, &why);
                if why.kind == Reason::Unpaired {
                    assert_unpaired(&after, &why);
                }
                for marked in &why.cards {
                    play_on(&after, &why, Some(marked.pile), &mut random);
                }
                (0..4).for_each(|_| play_on(&after, &why, None, &mut random));
            }
        }
    }
    println!("{counts:?}");
    let keys = [
        "why-under",
        "why-either",
        "why-shut-in",
        "why-waiting",
        "why-partners",
        "why-balance",
        "why-unpaired",
        "why-few",
        "why-never",
    ];
    for key in keys {
        assert!(counts.keys().any(|(_, of)| *of == key), "no {key}: {counts:?}");
    }
}

#[test]
fn a_card_that_goes_home_as_it_is_dealt_is_counted() {
    let link = Link::parse(
        "#fairie-queen/~m0n5YZ20oLSP8F14BXdGAesQr5Dxt21WMgpnAmKszBCt37ig_EDv_18nX0hblDQERR3hO9OYHxMmGutI61sFBA/\
         -C.JJJJ.q1cbx",
    )
    .expect("a link");
    let position = link.play(|_, _| ());
    let why = explain(&position).expect("a solver").expect("a reason");
    assert_eq!((why.kind, why.token.key()), (Reason::Few, "why-few"));
    let mut after = position.clone();
    let deal = position.legal_moves().into_iter().find(|m| !position.is_to_foundation(*m)).expect("a deal of a card");
    after.play_unchecked(deal);
    assert_eq!(after.home(), position.home() + 1, "the last ace goes home");
    let mut random = Random::new(1);
    (0..4).for_each(|_| play_on(&position, &why, None, &mut random));
}

#[test]
fn a_reason_despite_grace_does_not_deny_what_grace_frees() {
    let link = Link::parse("#labyrinth/M222-78JD/9.7bPrdyv_yoCeKFl6BG6MUT.mxaox").expect("a link");
    let position = link.play(|_, _| ());
    let why = explain(&position).expect("a solver").expect("a reason");
    let mut random = Random::new(1);
    for marked in &why.cards {
        (0..40).for_each(|_| play_on(&position, &why, Some(marked.pile), &mut random));
    }
}
