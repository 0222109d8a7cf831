//! Reasons for hints, mined from the lines that win in the determinizations.
//!
//! A reason is a fact of the position and of at least three of four winning lines. It neither names hidden cards nor
//! relies on them. In: the hinted move and the lines that win after it. Out: a `hint-…` token.

use crate::token;
use patience::{Card, Move, Position, Role, Token};

/// Moves within which an event is soon.
const SOON: usize = 10;
/// Maximum number of moves read of a line.
pub(crate) const MAX_LINE_MOVES: usize = 120;
/// Maximum number of lines read.
pub(crate) const MAX_LINES: usize = 12;
/// Minimum number of lines if something is hidden.
const MIN_HIDDEN_LINES: usize = 3;
/// Minimum number of alternatives for a card to be late.
const MIN_ALTERNATIVES: usize = 3;

/// A line that wins after the move.
pub(crate) struct Line<'a> {
    /// The position before the move, with the determinized stock.
    pub before: &'a Position,
    /// The first moves after it.
    pub then: &'a [Move],
}

/// A fact in favour of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fact {
    /// The card beneath goes home soon, and could not without the move.
    Uncovers(Card),
    /// Another card goes home soon, and could not without the move.
    Frees(Card),
    /// The same, on the foundation that took the moved card.
    Follows(Card),
    /// The moved card goes home, and the one beneath is next on that foundation.
    Run(Card, Card),
    /// The card beneath goes home later than most that could have been covered.
    Late(Card),
    /// The same if the two become a pair.
    PairLate(Card),
    /// A card soon covers the one that was beneath.
    Room(Card),
    /// The moved card and the one below it soon go home together.
    Pair(Card, Card),
}

impl Fact {
    /// The priority of its kind, lowest first, and its token.
    fn ranked(self) -> (u8, Token) {
        match self {
            Fact::Pair(card, other) => (0, token::hint_pair(card, other)),
            Fact::Run(card, on) => (1, token::hint_run(card, on)),
            Fact::Uncovers(card) => (2, token::hint_uncovers(card)),
            Fact::Frees(card) => (3, token::hint_frees(card)),
            Fact::Follows(card) => (4, token::hint_follows(card)),
            Fact::Late(card) => (5, token::hint_late(card)),
            Fact::PairLate(card) => (5, token::hint_pair_late(card)),
            Fact::Room(card) => (6, token::hint_room(card)),
        }
    }
}

/// Finds the reason for a move; `hidden` if the player does not see everything.
pub(crate) fn reason(position: &Position, m: Move, lines: &[Line], hidden: bool) -> Option<Token> {
    let lines = &lines[..lines.len().min(MAX_LINES)];
    if position.role(m.from) == Role::Stock || lines.len() < if hidden { MIN_HIDDEN_LINES } else { 1 } {
        return None;
    }
    most_common_fact(position, m, lines).or_else(|| (position.rules().safe_move() == Some(m)).then(token::hint_safe))
}

/// Reason for a move whose lines have no fact in common, by its kind: it ties with the best of all that were tried.
pub(crate) fn kind(position: &Position, m: Move) -> Option<Token> {
    if position.is_to_foundation(m) {
        return Some(token::hint_home());
    }
    (position.role(m.from) == Role::Stock).then(token::hint_turn)
}

/// Finds the best fact that three of four lines show; of one kind, the one that is counted first.
fn most_common_fact(position: &Position, m: Move, lines: &[Line]) -> Option<Token> {
    let mut counts: Vec<(Fact, usize)> = Vec::new();
    for line in lines {
        for fact in facts(m, line) {
            match counts.iter_mut().find(|(counted, _)| *counted == fact) {
                Some((_, n)) => *n += 1,
                None => counts.push((fact, 1)),
            }
        }
    }
    let home = home_cards(position);
    // A move frees no card that can go home now, nor its copy, which has the same name.
    counts.retain(|(fact, n)| 4 * n >= 3 * lines.len() && !matches!(fact, Fact::Frees(card) if home.contains(card)));
    counts.into_iter().map(|(fact, _)| fact.ranked()).min_by_key(|(priority, _)| *priority).map(|(_, token)| token)
}

/// The cards that a legal move plays home, each of a pair among them.
pub(super) fn home_cards(position: &Position) -> Vec<Card> {
    let moves = position.legal_moves().into_iter().filter(|m| position.is_to_foundation(*m));
    moves.flat_map(|m| TracedPosition::new(position).play(m).home).map(|(card, ..)| card).collect()
}

/// The place of a card that was visible before the move: pile and index.
type CardOrigin = (usize, usize);

/// A position with the origin of each visible card.
struct TracedPosition {
    position: Position,
    origins: Vec<Vec<(Card, Option<CardOrigin>)>>,
}

/// The effect of a move.
struct MoveEffect {
    /// Cards that went home, upper first, with the foundation.
    home: Vec<(Card, Option<CardOrigin>, usize)>,
    /// The pile whose last card it covered, unless it is a foundation.
    covered: Option<usize>,
}

impl TracedPosition {
    fn new(position: &Position) -> Self {
        let stock = position.game().pile_of(Role::Stock);
        let open = |pile: usize| stock.is_none_or(|stock| usize::from(stock.0) != pile);
        let origins = (0..position.pile_specs().len())
            .map(|pile| {
                let cards = position.table().pile(patience::PileId(pile as u8));
                cards.iter().enumerate().map(|(n, card)| (*card, open(pile).then_some((pile, n)))).collect()
            })
            .collect();
        Self { position: position.clone(), origins }
    }

    fn len(&self, pile: usize) -> usize {
        self.origins[pile].len()
    }

    /// Plays a legal move.
    fn play(&mut self, m: Move) -> MoveEffect {
        let home = self.position.is_to_foundation(m);
        let lands = self.position.destination_pile(m).map(|pile| usize::from(pile.0));
        let before = self.position.home();
        self.position.play_unchecked(m);
        let mut moved: Vec<(Card, Option<CardOrigin>)> =
            self.origins[usize::from(m.from.0)].pop().into_iter().collect();
        match m.second {
            Some(other) => moved.extend(self.origins[usize::from(other.0)].pop()),
            // A pair goes home as one.
            None if home && self.position.home() == before + 2 && self.is_pair_gone(m) => {
                moved.extend(self.origins[usize::from(m.from.0)].pop());
            }
            None => {}
        }
        let mut done = MoveEffect { home: Vec::new(), covered: lands.filter(|_| !home) };
        if home {
            let pile = lands.unwrap_or(usize::MAX);
            done.home = moved.iter().map(|&(card, origin)| (card, origin, pile)).collect();
        } else if let Some(pile) = lands {
            self.origins[pile].append(&mut moved);
        }
        self.resync();
        done
    }

    /// Returns true if the other card of a pair has left the pile, too.
    fn is_pair_gone(&self, m: Move) -> bool {
        let left = &self.origins[usize::from(m.from.0)];
        let now = self.position.table().pile(m.from);
        left.len() == 1 && (now.is_empty() || now[0] != left[0].0)
    }

    /// Takes over refills and deals, whose cards have no origin.
    fn resync(&mut self) {
        for (n, origins) in self.origins.iter_mut().enumerate() {
            let cards = self.position.table().pile(patience::PileId(n as u8));
            origins.truncate(cards.len());
            let same = origins.iter().zip(cards).take_while(|((previous, _), card)| previous == *card).count();
            origins.truncate(same);
            origins.extend(cards[same..].iter().map(|card| (*card, None)));
        }
    }

    fn top(&self, pile: usize) -> Option<(Card, Option<CardOrigin>)> {
        self.origins[pile].last().copied()
    }
}

/// Facts that a line shows for the move, each once, the soonest of a kind first.
fn facts(m: Move, line: &Line) -> Vec<Fact> {
    let from = usize::from(m.from.0);
    let mut without = TracedPosition::new(line.before);
    let mut with = TracedPosition::new(line.before);
    let Some((card, card_origin)) = with.top(from) else { return Vec::new() };
    let beneath = with
        .len(from)
        .checked_sub(2)
        .and_then(|n| with.origins[from][n].1.map(|origin| (with.origins[from][n].0, origin)));
    let others = alternatives(line.before, m);
    let from_hand = line.before.role(m.from) == Role::Hand;
    let first = with.play(m);
    // The card below the moved one.
    let on = first.covered.and_then(|pile| with.len(pile).checked_sub(2).map(|n| with.origins[pile][n]));
    let went = first.home.first().map(|home| home.2);
    let mut facts = Vec::new();
    // Origin, move number and foundation of each card that went home.
    let mut homes: Vec<(CardOrigin, usize, usize)> = Vec::new();
    // In a game of pairs, cards go home in twos.
    let mut in_twos = false;
    for (n, &next) in line.then.iter().enumerate().take(MAX_LINE_MOVES) {
        let top = with.top(usize::from(next.from.0));
        // A move that was legal without the hint does not count in its favour.
        let same = n < SOON && without.top(usize::from(next.from.0)) == top && is_legal(&without.position, next);
        let room =
            n < SOON && beneath.is_some_and(|(_, origin)| with.top(from).is_some_and(|top| top.1 == Some(origin)));
        let done = with.play(next);
        in_twos |= done.home.len() == 2;
        if room
            && done.covered == Some(from)
            && with.top(from).is_some_and(|top| top.1 != card_origin)
            && let Some((under, _)) = beneath
        {
            facts.push(Fact::Room(under));
        }
        let origins: Vec<Option<CardOrigin>> = done.home.iter().map(|home| home.1).collect();
        if n < 2 * SOON
            && done.home.len() == 2
            && next.second.is_none()
            && let (Some(Some(origin)), Some((under, Some(other)))) = (Some(card_origin), on)
            && origins.contains(&Some(origin))
            && origins.contains(&Some(other))
        {
            facts.push(Fact::Pair(card, under));
        }
        for &(what, origin, pile) in &done.home {
            let Some(origin) = origin else { continue };
            homes.push((origin, n, pile));
            if n >= SOON || same || Some(origin) == card_origin {
                continue;
            }
            match beneath {
                _ if went == Some(pile) => facts.push(Fact::Follows(what)),
                // The hand must be emptied first, so any move of it frees others.
                _ if from_hand => {}
                Some((under, at)) if at == origin => facts.push(Fact::Uncovers(under)),
                _ => facts.push(Fact::Frees(what)),
            }
        }
        if same {
            without.play(next);
        }
    }
    if let (Some(card_origin), Some((under, Some(at)))) = (card_origin, on) {
        let home = |origin: CardOrigin| homes.iter().find(|(same, ..)| *same == origin);
        if let (Some(&(_, ply, pile)), Some(&(_, other_ply, other))) = (home(card_origin), home(at))
            && pile == other
            && ply < other_ply
            && !homes.iter().any(|&(_, n, any)| any == pile && n > ply && n < other_ply)
        {
            facts.push(Fact::Run(card, under));
        }
        let when = |origin: CardOrigin| home(origin).map_or(usize::MAX, |home| home.1);
        let sooner = others.iter().filter(|origin| when(**origin) < when(at)).count();
        if others.len() >= MIN_ALTERNATIVES && 2 * sooner > others.len() {
            facts.push(if in_twos { Fact::PairLate(under) } else { Fact::Late(under) });
        }
    }
    let mut once: Vec<Fact> = Vec::new();
    for fact in facts {
        if !once.contains(&fact) {
            once.push(fact);
        }
    }
    once
}

fn is_legal(position: &Position, m: Move) -> bool {
    position.legal_moves().contains(&m)
}

/// Other top cards on which the moved card could have been placed.
fn alternatives(position: &Position, m: Move) -> Vec<CardOrigin> {
    let Some(to) = m.to.pile().filter(|to| position.role(*to) == Role::Tableau) else { return Vec::new() };
    let mut origins = Vec::new();
    for other in position.legal_moves() {
        if let Some(pile) = other.to.pile()
            && (other.from, other.second) == (m.from, m.second)
            && pile != to
            && position.role(pile) == Role::Tableau
            && let Some(n) = position.table().len(pile).checked_sub(1)
        {
            origins.push((usize::from(pile.0), n));
        }
    }
    origins
}
