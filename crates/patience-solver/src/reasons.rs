//! Why a move of the fair adviser's is a good one, told from what its searches have seen.
//!
//! A reason is never made up: it is a fact of the position and of the lines that win after the move in the imagined orders
//! of the stock. It is given if it holds in at least three of four of the lines looked at; cards that the player cannot see
//! are neither named nor counted on.

use crate::token;
use patience::{Card, Move, Position, Role, Token};

/// Moves within which something comes soon.
const SOON: usize = 10;
/// Moves of a line that are looked at.
pub(crate) const LOOK: usize = 120;
/// Lines that are looked at.
pub(crate) const LINES: usize = 12;
/// Fewer lines than this say too little of what is hidden.
const LEAST: usize = 3;
/// Fewer other places than this say nothing of the one that was taken.
const ALTERNATIVES: usize = 3;

/// A line that wins after the move.
pub(crate) struct Line<'a> {
    /// The position before the move, the stock in the order that was imagined.
    pub before: &'a Position,
    /// What follows after the move, in the notation; not all of it.
    pub then: &'a [String],
}

/// What can be said for a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fact {
    /// The card beneath goes home soon, and could not without the move.
    Uncovers(Card),
    /// Another card goes home soon, and could not without the move.
    Frees(Card),
    /// The same, on the foundation on which the move's own card went.
    Follows(Card),
    /// The move's card goes home, and the one beneath it is the next on that foundation.
    Run(Card, Card),
    /// The card beneath goes home later than most that could have been covered.
    Late(Card),
    /// The same where the two are a pair from then on, and nothing lies beneath.
    PairLate(Card),
    /// A card is laid soon on the one that was beneath.
    Room(Card),
    /// The card and the one that it was laid on soon go home together.
    Pair(Card, Card),
}

impl Fact {
    fn token(self) -> Token {
        match self {
            Fact::Uncovers(card) => token::hint_uncovers(card),
            Fact::Frees(card) => token::hint_frees(card),
            Fact::Follows(card) => token::hint_follows(card),
            Fact::Run(card, on) => token::hint_run(card, on),
            Fact::Late(card) => token::hint_late(card),
            Fact::PairLate(card) => token::hint_pair_late(card),
            Fact::Room(card) => token::hint_room(card),
            Fact::Pair(card, other) => token::hint_pair(card, other),
        }
    }
}

/// The reason for a move, if there is one; `hidden`: whether the player does not see everything.
pub(crate) fn reason(position: &Position, m: Move, lines: &[Line], hidden: bool) -> Option<Token> {
    let lines = &lines[..lines.len().min(LINES)];
    if position.role(m.from) == Role::Stock || lines.len() < if hidden { LEAST } else { 1 } {
        return None;
    }
    shown(m, lines).or_else(|| (position.rules().safe_move() == Some(m)).then(token::hint_safe))
}

/// What most of the lines show.
fn shown(m: Move, lines: &[Line]) -> Option<Token> {
    let mut counts: Vec<(Fact, usize)> = Vec::new();
    for line in lines {
        for fact in facts(m, line) {
            match counts.iter_mut().find(|(known, _)| *known == fact) {
                Some((_, n)) => *n += 1,
                None => counts.push((fact, 1)),
            }
        }
    }
    counts.retain(|(_, n)| 4 * n >= 3 * lines.len());
    counts.iter().map(|(fact, _)| *fact).min_by_key(|fact| kind(*fact)).map(Fact::token)
}

/// How telling a fact is: the lower the more. Facts of one kind are in the order in which they were found, the soonest first.
fn kind(fact: Fact) -> u8 {
    match fact {
        Fact::Pair(..) => 0,
        Fact::Run(..) => 1,
        Fact::Uncovers(_) => 2,
        Fact::Frees(_) => 3,
        Fact::Follows(_) => 4,
        Fact::Late(_) | Fact::PairLate(_) => 5,
        Fact::Room(_) => 6,
    }
}

/// A card that lay open before the move: its pile, and its place in it from the bottom.
type Seat = (usize, usize);

/// A position in which the cards that lay open at first are known by where they lay.
struct Traced {
    position: Position,
    seats: Vec<Vec<(Card, Option<Seat>)>>,
}

/// What a move did.
struct Done {
    /// The cards that went home, the upper first, with the foundation's pile.
    home: Vec<(Card, Option<Seat>, usize)>,
    /// The pile on which a card was laid, if it is no foundation.
    laid: Option<usize>,
}

impl Traced {
    fn new(position: &Position) -> Self {
        let stock = position.game().pile_of(Role::Stock);
        let open = |pile: usize| stock.is_none_or(|stock| usize::from(stock.0) != pile);
        let seats = (0..position.places().len())
            .map(|pile| {
                let cards = position.table().pile(patience::PileId(pile as u8));
                cards.iter().enumerate().map(|(n, card)| (*card, open(pile).then_some((pile, n)))).collect()
            })
            .collect();
        Self { position: position.clone(), seats }
    }

    fn len(&self, pile: usize) -> usize {
        self.seats[pile].len()
    }

    /// Plays a legal move.
    fn play(&mut self, m: Move) -> Done {
        let home = self.position.goes_home(m);
        let lands = self.position.lands(m).map(|pile| usize::from(pile.0));
        let before = self.position.home();
        self.position.play_unchecked(m);
        let mut moved: Vec<(Card, Option<Seat>)> = self.seats[usize::from(m.from.0)].pop().into_iter().collect();
        match m.with {
            Some(other) => moved.extend(self.seats[usize::from(other.0)].pop()),
            // A pair goes home as one.
            None if home && self.position.home() == before + 2 && self.is_whole(m) => {
                moved.extend(self.seats[usize::from(m.from.0)].pop());
            }
            None => {}
        }
        let mut done = Done { home: Vec::new(), laid: lands.filter(|_| !home) };
        if home {
            let pile = lands.unwrap_or(usize::MAX);
            done.home = moved.iter().map(|&(card, seat)| (card, seat, pile)).collect();
        } else if let Some(pile) = lands {
            self.seats[pile].append(&mut moved);
        }
        self.follow();
        done
    }

    /// Whether what is left of the pile that a move came from is no longer there.
    fn is_whole(&self, m: Move) -> bool {
        let left = &self.seats[usize::from(m.from.0)];
        let now = self.position.table().pile(m.from);
        left.len() == 1 && (now.is_empty() || now[0] != left[0].0)
    }

    /// Takes over what the rules have done after a move: cards that come are not known.
    fn follow(&mut self) {
        for (n, seats) in self.seats.iter_mut().enumerate() {
            let cards = self.position.table().pile(patience::PileId(n as u8));
            seats.truncate(cards.len());
            let same = seats.iter().zip(cards).take_while(|((known, _), card)| known == *card).count();
            seats.truncate(same);
            seats.extend(cards[same..].iter().map(|card| (*card, None)));
        }
    }

    fn top(&self, pile: usize) -> Option<(Card, Option<Seat>)> {
        self.seats[pile].last().copied()
    }
}

/// What a line shows of a move.
fn facts(m: Move, line: &Line) -> Vec<Fact> {
    let from = usize::from(m.from.0);
    let mut without = Traced::new(line.before);
    let mut with = Traced::new(line.before);
    let Some((card, own)) = with.top(from) else { return Vec::new() };
    let beneath =
        with.len(from).checked_sub(2).and_then(|n| with.seats[from][n].1.map(|seat| (with.seats[from][n].0, seat)));
    let others = alternatives(line.before, m);
    let from_hand = line.before.role(m.from) == Role::Hand;
    let first = with.play(m);
    // What it was laid on.
    let on = first.laid.and_then(|pile| with.len(pile).checked_sub(2).map(|n| with.seats[pile][n]));
    let went = first.home.first().map(|home| home.2);
    let mut facts = Vec::new();
    // When cards went home: seat, move, foundation.
    let mut homes: Vec<(Seat, usize, usize)> = Vec::new();
    // Whether it is a game of pairs: then cards go home in twos.
    let mut in_twos = false;
    for (n, text) in line.then.iter().enumerate().take(LOOK) {
        let Ok(next) = with.position.parse_move(text) else { break };
        let top = with.top(usize::from(next.from.0));
        // A move that could be made without this one as well owes it nothing.
        let same = n < SOON && without.top(usize::from(next.from.0)) == top && is_legal(&without.position, next);
        let room = n < SOON && beneath.is_some_and(|(_, seat)| with.top(from).is_some_and(|top| top.1 == Some(seat)));
        let done = with.play(next);
        in_twos |= done.home.len() == 2;
        if room
            && done.laid == Some(from)
            && with.top(from).is_some_and(|top| top.1 != own)
            && let Some((under, _)) = beneath
        {
            facts.push(Fact::Room(under));
        }
        let seats: Vec<Option<Seat>> = done.home.iter().map(|home| home.1).collect();
        if n < 2 * SOON
            && done.home.len() == 2
            && next.with.is_none()
            && let (Some(Some(seat)), Some((under, Some(other)))) = (Some(own), on)
            && seats.contains(&Some(seat))
            && seats.contains(&Some(other))
        {
            facts.push(Fact::Pair(card, under));
        }
        for &(what, seat, pile) in &done.home {
            let Some(seat) = seat else { continue };
            homes.push((seat, n, pile));
            if n >= SOON || same || Some(seat) == own {
                continue;
            }
            match beneath {
                _ if went == Some(pile) => facts.push(Fact::Follows(what)),
                // A card in the hand must go somewhere before anything else: wherever it goes, that frees others.
                _ if from_hand => {}
                Some((under, at)) if at == seat => facts.push(Fact::Uncovers(under)),
                _ => facts.push(Fact::Frees(what)),
            }
        }
        if same {
            without.play(next);
        }
    }
    if let (Some(own), Some((under, Some(at)))) = (own, on) {
        let home = |seat: Seat| homes.iter().find(|(one, ..)| *one == seat);
        if let (Some(&(_, one, pile)), Some(&(_, two, other))) = (home(own), home(at))
            && pile == other
            && one < two
            && !homes.iter().any(|&(_, n, any)| any == pile && n > one && n < two)
        {
            facts.push(Fact::Run(card, under));
        }
        let when = |seat: Seat| home(seat).map_or(usize::MAX, |home| home.1);
        let sooner = others.iter().filter(|seat| when(**seat) < when(at)).count();
        if others.len() >= ALTERNATIVES && 2 * sooner > others.len() {
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

/// The top cards on which the move's card could have been laid as well.
fn alternatives(position: &Position, m: Move) -> Vec<Seat> {
    let Some(to) = m.to.pile().filter(|to| position.role(*to) == Role::Tableau) else { return Vec::new() };
    let mut seats = Vec::new();
    for other in position.legal_moves() {
        if let Some(pile) = other.to.pile()
            && (other.from, other.with) == (m.from, m.with)
            && pile != to
            && position.role(pile) == Role::Tableau
            && let Some(n) = position.table().len(pile).checked_sub(1)
        {
            seats.push((usize::from(pile.0), n));
        }
    }
    seats
}
