//! A fair adviser: what it says depends on nothing but what a player can see.
//!
//! A player sees every pile but the order of the stock; which cards are in the stock follows from the rest. So the
//! adviser takes the stock's cards, shuffles them with a generator of its own, and asks [`Search`] how the game would be won
//! if they lay in this order: a *determinization* of what is hidden. The first move of every winning line is a vote; the
//! moves with most votes, and those that the simple player of [`crate::greedy`] likes best, are then tried in every
//! determinization. Where there are few moves all are tried, without a vote. That a move "wins in 41 of 64" is meant
//! literally: in so many of these orders a winning line was found that begins with it.
//!
//! It says less than it seems, on both sides: the line found for an order knows that order, and where the search ends
//! undecided there may have been one. The shares serve to compare moves.
//!
//! What was seen and then taken back by undo is not used: the adviser is given a position, not how it came about. Two
//! positions that look the same have the same advice.

use crate::limits::Limits;
use crate::reasons::{self, Line};
use crate::registry::{NoSolver, solver_of};
use crate::rng::{Rng, mix};
use crate::search::Search;
use crate::solver::GameSolver;
use crate::sort;
use crate::verdict::{Status, Verdict};
use patience::{Card, Game, Move, Outcome, Position, Role, Token};
use std::cmp::Reverse;

pub use crate::limits::FairLimits;

impl FairLimits {
    /// Limits for an answer within about a second.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn for_game(game: &'static Game) -> Result<Self, NoSolver> {
        Ok(solver_of(game)?.fair_limits())
    }
}

/// A move, and in how many determinizations it wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Vote {
    /// The move.
    pub m: Move,
    /// Determinizations in which a winning line begins with it.
    pub wins: u32,
    /// Determinizations in which it is proven that none does.
    pub losses: u32,
    /// Determinizations in which it was tried: all, but for a move that fell behind. Neither won nor lost are those that
    /// the limits left undecided.
    pub tried: u32,
    /// Nodes that its searches took: how hard the wins were to find.
    effort: u64,
}

/// What the adviser has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Advice {
    /// The moves that were tried, best first; when none wins in any determinization, the adviser does not know. Empty when
    /// no move is legal, and when nothing is hidden and no win was found.
    pub best: Vec<Vote>,
    /// How many determinizations were looked at; 0 when there is nothing to choose.
    pub samples: u32,
    /// In how many of them it is proven that nothing wins.
    pub losses: u32,
    /// Whether anything is hidden. If not, there is one determinization, the real stock, and the advice is exact.
    pub hidden: bool,
    /// Whether all legal moves come to the same: the one that [`Advice::best`] names, untried.
    pub forced: bool,
}

/// The chance to win at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estimate {
    /// Imagined orders in which a win was found.
    pub wins: u32,
    /// Orders that were imagined; 1 if nothing was hidden, 0 if then nothing is known.
    pub of: u32,
}

impl Estimate {
    /// Of 100, rounded, and never more; `None` if nothing is known.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        let (wins, of) = (u64::from(self.wins.min(self.of)), u64::from(self.of));
        (of > 0).then(|| ((wins * 100 + of / 2) / of) as u32)
    }
}

/// Moves that come to the same, for the player and for the rest of the game.
#[derive(Clone, Debug)]
struct Choice {
    m: Move,
    key: Vec<u8>,
    votes: u32,
    /// How little the simple player thinks of it.
    value: u32,
}

/// A possible order of the stock, and what its own search came to.
struct Determinization {
    position: Position,
    verdict: Root,
    /// How the line of its own search begins, if that won.
    line: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Root {
    /// By a line that begins with this choice, found with so many nodes.
    Won(usize, u64),
    Lost,
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Solving the determinizations.
    Sample,
    /// Trying the choice of `votes[vote]` in a determinization.
    Try {
        vote: usize,
        sample: usize,
    },
    Done,
}

/// Nodes of a turn of a search; always the same, so that the caller's slices leave no trace.
const TURN: u64 = 4_096;

/// Nodes that beginning a search counts for: positions are copied, lines replayed.
const BEGIN: u64 = 200;

/// Advice for one position, worked out in slices.
///
/// The same view of the table and the same limits give the same advice on every platform, however the work is sliced.
///
/// ```
/// use patience::{Deal, Game, Position};
/// use patience_solver::fair::{Adviser, FairLimits};
/// # fn main() -> Result<(), patience_solver::NoSolver> {
/// let game = Game::by_id("empress-of-india").unwrap();
/// let position = Position::start(&Deal::numbered(game, 1).unwrap());
/// let mut adviser = Adviser::new(&position, FairLimits { samples: 4, ..FairLimits::for_game(game)? })?;
/// while !adviser.run(100_000) {}
/// let advice = adviser.advice();
/// assert!(advice.hidden && advice.best[0].wins > 0);
/// # Ok(())
/// # }
/// ```
#[must_use]
pub struct Adviser {
    solver: &'static dyn GameSolver,
    position: Position,
    limits: FairLimits,
    hidden: bool,
    choices: Vec<Choice>,
    samples: Vec<Determinization>,
    votes: Vec<(usize, Vote)>,
    /// What wins after the move of each vote: the determinization, and how the line goes on.
    lines: Vec<Vec<(usize, Vec<String>)>>,
    /// The choice that is tried in every determinization, whatever the others come to.
    played: Option<usize>,
    stage: Stage,
    search: Option<Search>,
    spent: u64,
}

impl Adviser {
    /// An adviser that has not begun.
    ///
    /// # Errors
    /// [`NoSolver`] for a position of a game that cannot be solved.
    pub fn new(position: &Position, limits: FairLimits) -> Result<Self, NoSolver> {
        let solver = solver_of(position.game())?;
        let stock = stock(position);
        let hidden = stock.iter().any(|card| *card != stock[0]);
        let mut choices: Vec<Choice> = Vec::new();
        for m in position.legal_moves() {
            let key = solver.equivalence_key(position, m);
            if !choices.iter().any(|choice| choice.key == key) {
                choices.push(Choice { m, key, votes: 0, value: solver.value(position, m) });
            }
        }
        let limits = FairLimits { samples: if hidden { limits.samples.max(1) } else { 1 }, ..limits };
        let over = choices.len() < 2 || position.outcome() != Outcome::Playing;
        Ok(Self {
            solver,
            position: position.clone(),
            limits,
            hidden,
            choices,
            samples: Vec::new(),
            votes: Vec::new(),
            lines: Vec::new(),
            played: None,
            stage: if over { Stage::Done } else { Stage::Sample },
            search: None,
            spent: 0,
        })
    }

    /// An adviser that holds a legal move against the best of the others, whatever it comes to: [`Adviser::compared`].
    pub(crate) fn comparing(position: &Position, limits: FairLimits, played: Move) -> Result<Self, NoSolver> {
        let mut adviser = Self::new(position, limits)?;
        let key = adviser.solver.equivalence_key(position, played);
        adviser.played = adviser.choices.iter().position(|choice| choice.key == key);
        Ok(adviser)
    }

    /// What the move that is compared comes to, and the best of the others. Of a position that hides nothing the move
    /// itself is not tried: it is known to be lost.
    pub(crate) fn compared(&self) -> Option<(Estimate, (Move, Estimate))> {
        let played = self.played?;
        let estimate = |vote: &Vote| Estimate { wins: vote.wins, of: vote.tried };
        let own = self.votes.iter().find(|(choice, _)| *choice == played).map(|(_, vote)| estimate(vote));
        let mut others: Vec<Vote> = Vec::new();
        others.extend(self.votes.iter().filter(|(choice, _)| *choice != played).map(|(_, vote)| *vote));
        sort::few(&mut others, |one, other| rank(one) > rank(other));
        let best = others.first()?;
        Some((own.unwrap_or(Estimate { wins: 0, of: best.tried }), (best.m, estimate(best))))
    }

    /// Nodes spent so far.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Works on for about this many nodes; true once the advice will not change.
    pub fn run(&mut self, nodes: u64) -> bool {
        let end = self.spent.saturating_add(nodes);
        while self.stage != Stage::Done && self.spent < end {
            match self.stage {
                Stage::Sample => self.sample(),
                Stage::Try { vote, sample } => self.attempt(vote, sample),
                Stage::Done => {}
            }
        }
        self.stage == Stage::Done
    }

    /// The advice as far as it has come.
    pub fn advice(&self) -> Advice {
        let forced = self.choices.len() == 1;
        let mut best: Vec<Vote> = self.votes.iter().map(|(_, vote)| *vote).collect();
        sort::few(&mut best, |one, other| rank(one) > rank(other));
        if forced {
            best.push(Vote::untried(self.choices[0].m));
        }
        Advice {
            best,
            samples: self.samples.len() as u32,
            losses: self.samples.iter().filter(|sample| sample.verdict == Root::Lost).count() as u32,
            hidden: self.hidden,
            forced,
        }
    }

    /// Why the best move is a good one, if the lines that win after it show it: one of the `hint-…` tokens.
    #[must_use]
    pub fn reason(&self) -> Option<Token> {
        let best = self.advice().best.first()?.m;
        let n = self.votes.iter().position(|(_, vote)| vote.m == best)?;
        let lines: Vec<Line> =
            self.lines[n].iter().map(|(sample, then)| Line { before: &self.samples[*sample].position, then }).collect();
        reasons::reason(&self.position, best, &lines, self.hidden)
    }

    /// Goes on with the search at hand, or begins one of `position`. A win comes with how its line begins.
    fn search(&mut self, position: impl FnOnce(&Self) -> Position) -> Option<(Verdict, u64, Vec<String>)> {
        let mut search = self.search.take().unwrap_or_else(|| {
            let position = position(self);
            self.spent += BEGIN;
            // With nothing hidden there is one search for all of them.
            let nodes = if self.hidden { self.limits.nodes } else { self.limits.nodes.saturating_mul(EXACT) };
            let limits = Limits { nodes, memory: self.limits.memory, ..Limits::default() };
            Search::brief(self.solver, &position, limits)
        });
        let before = search.spent();
        let status = search.run(TURN);
        self.spent += search.spent() - before;
        match status {
            Status::Done(verdict) => Some((verdict, search.spent(), search.take_line())),
            Status::Working => {
                self.search = Some(search);
                None
            }
        }
    }

    fn sample(&mut self) {
        let verdict = if self.tries_all() {
            self.spent += BEGIN;
            Some((Verdict::Unknown, 0, Vec::new()))
        } else {
            self.search(Self::determinize)
        };
        let Some((verdict, spent, line)) = verdict else { return };
        let position = self.determinize();
        let verdict = match verdict {
            Verdict::Won(line) => {
                let key = line.first().map(|m| self.solver.equivalence_key(&self.position, *m));
                let choice = self.choices.iter().position(|choice| Some(&choice.key) == key.as_ref());
                choice.map_or(Root::Unknown, |choice| Root::Won(choice, spent))
            }
            Verdict::Lost(_) => Root::Lost,
            Verdict::Unknown => Root::Unknown,
        };
        if let Root::Won(choice, _) = verdict {
            self.choices[choice].votes += 1;
        }
        self.samples.push(Determinization { position, verdict, line });
        if self.samples.len() < self.limits.samples as usize {
            return;
        }
        let mut order = self.candidates();
        if let Some(played) = self.played
            && self.hidden
            && !order.contains(&played)
        {
            order.push(played);
        }
        self.votes = order.into_iter().map(|n| (n, Vote::untried(self.choices[n].m))).collect();
        self.lines = vec![Vec::new(); self.votes.len()];
        self.stage = if self.votes.is_empty() { Stage::Done } else { Stage::Try { vote: 0, sample: 0 } };
    }

    /// Whether every choice is tried, so that no votes are needed.
    fn tries_all(&self) -> bool {
        self.hidden && self.choices.len() <= self.limits.candidates
    }

    /// The choices to be tried: the better half by votes, the others by what the simple player thinks.
    fn candidates(&self) -> Vec<usize> {
        let mut voted: Vec<usize> = (0..self.choices.len()).filter(|n| self.choices[*n].votes > 0).collect();
        sort::by_key(&mut voted, |n| u32::MAX - self.choices[*n].votes);
        if !self.hidden {
            return voted;
        }
        let most = self.limits.candidates.max(2);
        voted.truncate(most.div_ceil(2));
        let mut liked: Vec<usize> = (0..self.choices.len()).filter(|n| !voted.contains(n)).collect();
        sort::by_key(&mut liked, |n| self.choices[*n].value);
        liked.truncate(most - voted.len());
        voted.append(&mut liked);
        sort::by_key(&mut voted, |n| self.choices[*n].value);
        voted
    }

    /// The next determinization; where nothing is hidden the position as it is.
    fn determinize(&self) -> Position {
        if !self.hidden {
            return self.position.clone();
        }
        determinized(&self.position, self.limits.seed, self.samples.len() as u32)
    }

    /// Tries the move of a vote in a determinization, unless that is known already.
    fn attempt(&mut self, n: usize, sample: usize) {
        let choice = self.votes[n].0;
        let known = match self.samples[sample].verdict {
            Root::Won(first, spent) if first == choice => Some((Some(true), spent, self.after(choice, sample))),
            Root::Lost => Some((Some(false), 0, Vec::new())),
            _ => None,
        };
        let found = known.or_else(|| {
            let after = |adviser: &Self| {
                let mut position = adviser.samples[sample].position.clone();
                position.play_unchecked(adviser.choices[choice].m);
                position
            };
            let (verdict, spent, line) = self.search(after)?;
            let won = match verdict {
                Verdict::Won(_) => Some(true),
                Verdict::Lost(_) => Some(false),
                Verdict::Unknown => None,
            };
            Some((won, spent, line))
        });
        let Some((won, spent, line)) = found else { return };
        if won == Some(true) && !line.is_empty() {
            self.lines[n].push((sample, line));
        }
        let vote = &mut self.votes[n].1;
        vote.tried += 1;
        vote.wins += u32::from(won == Some(true));
        vote.losses += u32::from(won == Some(false));
        vote.effort += spent;
        // What can no longer be the best is tried no further.
        let left = (self.samples.len() - sample - 1) as u32;
        let hopeless =
            self.played != Some(choice) && (0..n).any(|other| self.votes[other].1.wins > self.votes[n].1.wins + left);
        self.stage = if sample + 1 < self.samples.len() && !hopeless {
            Stage::Try { vote: n, sample: sample + 1 }
        } else if n + 1 < self.votes.len() {
            Stage::Try { vote: n + 1, sample: 0 }
        } else {
            Stage::Done
        };
    }
}

impl Adviser {
    /// How a determinization's own line goes on after a choice with which it begins; nothing if it begins with another
    /// move that comes to the same.
    fn after(&self, choice: usize, sample: usize) -> Vec<String> {
        let line = &self.samples[sample].line;
        let m = self.position.game().write_move(self.choices[choice].m);
        if line.first() == Some(&m) { line[1..].to_vec() } else { Vec::new() }
    }
}

/// The one search of a position that hides nothing may take so many times the nodes of a determinization's.
const EXACT: u64 = 64;

impl Vote {
    fn untried(m: Move) -> Self {
        Self { m, wins: 0, losses: 0, tried: 0, effort: 0 }
    }
}

/// The best first: what wins most often, then what is lost least often, then what is won most easily.
fn rank(vote: &Vote) -> (Reverse<u32>, u32, u64) {
    (Reverse(vote.wins), vote.losses, vote.effort)
}

/// A position with the stock's cards in the `n`th order, which depends on nothing but which cards they are.
pub(crate) fn determinized(position: &Position, seed: u64, n: u32) -> Position {
    let mut cards = stock(position);
    sort::by_key(&mut cards, |card| 4 * u32::from(card.rank.value()) + card.suit as u32);
    let mut rng = Rng::new(mix(seed ^ mix(n.into())));
    for i in (1..cards.len()).rev() {
        cards.swap(i, rng.below(i + 1));
    }
    position.restocked(&cards).unwrap_or_else(|| position.clone())
}

/// The undealt cards, the next one first.
pub(crate) fn stock(position: &Position) -> Vec<Card> {
    let pile = position.game().pile_of(Role::Stock);
    let mut cards = pile.map_or(Vec::new(), |pile| position.table().pile(pile).to_vec());
    cards.reverse();
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::Deal;

    fn start(id: &str, number: u32) -> Position {
        Position::start(&Deal::numbered(Game::by_id(id).expect("a game"), number).expect("a deal"))
    }

    #[test]
    fn no_estimate_is_more_than_certain() {
        let percent = |wins, of| Estimate { wins, of }.percent();
        assert_eq!([percent(0, 0), percent(1, 3), percent(32, 32)], [None, Some(33), Some(100)]);
        assert_eq!([percent(5, 1), percent(u32::MAX, u32::MAX)], [Some(100), Some(100)]);
    }

    #[test]
    fn what_searches_in_slices_can_be_sent_to_another_thread() {
        fn send<T: Send>() {}
        send::<crate::Search>();
        send::<Adviser>();
        send::<crate::review::Reviewer>();
    }

    /// What the simple player does.
    fn plan(position: &Position) -> Vec<Move> {
        crate::greedy::plan(position).expect("rules of thumb")
    }

    /// A position after some moves of the simple player, with something to choose.
    fn position(id: &str, number: u32, moves: usize) -> Position {
        let mut position = start(id, number);
        for n in 0.. {
            let plan = plan(&position);
            if plan.is_empty() || n >= moves && position.legal_moves().len() > 1 {
                break;
            }
            plan.into_iter().for_each(|m| position.play_unchecked(m));
        }
        position
    }

    fn limits(id: &str) -> FairLimits {
        FairLimits {
            samples: 5,
            candidates: 3,
            nodes: 30_000,
            ..FairLimits::for_game(Game::by_id(id).expect("a game")).expect("a solver")
        }
    }

    fn advise(position: &Position, slice: u64) -> Advice {
        let mut adviser = Adviser::new(position, limits(position.game().id)).expect("a solver");
        while !adviser.run(slice) {}
        adviser.advice()
    }

    const POSITIONS: [(&str, u32, usize); 9] = [
        ("sly", 3, 0),
        ("sly", 1, 90),
        ("labyrinth", 1, 3),
        ("labyrinth-dealt-foundations", 1, 20),
        ("labyrinth-late-refill", 1, 20),
        ("empress-of-india", 1, 4),
        ("empress-of-india", 2, 60),
        ("fairie-queen", 1, 60),
        ("fairie-queen", 2, 130),
    ];

    #[test]
    fn the_order_of_the_stock_and_the_slices_do_not_matter() {
        for (id, number, moves) in POSITIONS {
            let position = position(id, number, moves);
            let advice = advise(&position, 1 << 30);
            let mut cards = stock(&position);
            assert!(advice.hidden && cards.len() > 3, "{id} {number}");
            cards.rotate_left(3);
            cards.swap(0, 1);
            let other = position.restocked(&cards).expect("the same cards");
            assert_eq!(advise(&other, 777), advice, "{id} {number}");
        }
    }

    /// In the adviser's own turns: by how much a search goes beyond its limit depends on them.
    fn solve(position: &Position, limits: Limits) -> Verdict {
        let mut search = Search::new(position, limits).expect("a solver");
        loop {
            if let Status::Done(verdict) = search.run(TURN) {
                return verdict;
            }
        }
    }

    #[test]
    fn what_it_counts_is_so() {
        for (id, number, moves) in POSITIONS {
            let position = position(id, number, moves);
            let mut adviser = Adviser::new(&position, limits(id)).expect("a solver");
            while !adviser.run(1 << 30) {}
            let advice = adviser.advice();
            let key = |m: Move| adviser.solver.equivalence_key(&position, m);
            let all = Limits { nodes: adviser.limits.nodes, memory: adviser.limits.memory, ..Limits::default() };
            let most = advice.best[0].wins;
            assert_eq!((advice.samples, advice.best[0].tried), (5, 5));
            for vote in advice.best {
                let (mut wins, mut losses) = (0, 0);
                for sample in &adviser.samples[..vote.tried as usize] {
                    let root = solve(&sample.position, all);
                    let mut after = sample.position.clone();
                    after.play_unchecked(vote.m);
                    let verdict = solve(&after, all);
                    // A line of a determinization's own search counts if it begins with this move or one that comes to the same.
                    let begins = |line: &[Move]| key(line[0]) == key(vote.m);
                    let voted = matches!(&root, Verdict::Won(line) if !adviser.tries_all() && begins(line));
                    let lost = matches!(root, Verdict::Lost(_)) && !adviser.tries_all();
                    wins += u32::from(voted || !lost && matches!(verdict, Verdict::Won(_)));
                    losses += u32::from(lost || !voted && matches!(verdict, Verdict::Lost(_)));
                }
                assert_eq!((vote.wins, vote.losses), (wins, losses), "{id} {number} {:?}", vote.m);
                assert!(vote.tried == 5 || vote.wins + 5 - vote.tried < most);
            }
        }
    }

    #[test]
    fn where_nothing_can_be_chosen_nothing_is_searched() {
        let position = start("fairie-queen", 1);
        let mut adviser = Adviser::new(&position, limits("fairie-queen")).expect("a solver");
        assert!(adviser.run(1));
        let advice = adviser.advice();
        assert!(advice.forced && adviser.spent() == 0);
        assert_eq!(advice.best[0].m, position.legal_moves()[0]);
    }

    #[test]
    fn with_the_stock_out_the_advice_is_exact() {
        let mut position = start("empress-of-india", 3);
        let Verdict::Won(line) = crate::solve(&position, Limits::default()).expect("a solver").0 else {
            panic!("deal 3 can be won")
        };
        for m in line {
            let nothing_hidden = position.stock() == 0 && position.legal_moves().len() > 1;
            position.play_unchecked(m);
            if nothing_hidden && position.outcome() == Outcome::Playing {
                let advice = advise(&position, 1 << 30);
                assert!(!advice.hidden && advice.samples <= 1);
                let mut after = position.clone();
                after.play_unchecked(advice.best[0].m);
                assert!(matches!(crate::solve(&after, Limits::default()).expect("a solver").0, Verdict::Won(_)));
            }
        }
    }

    #[test]
    fn after_the_first_deal_of_sly_playing_a_card_spoils_nothing() {
        for number in 0..6 {
            let mut position = start("sly", number);
            while position.rules().hidden_state() != [1, u8::MAX] {
                plan(&position).into_iter().for_each(|m| position.play_unchecked(m));
            }
            plan(&position).into_iter().for_each(|m| position.play_unchecked(m));
            let limits = Limits { nodes: 10_000_000, ..Limits::default() };
            assert!(matches!(solve(&position, limits), Verdict::Won(_)), "{number}");
        }
    }

    #[test]
    fn moves_that_come_to_the_same_are_one_choice() {
        let position = start("empress-of-india", 1);
        let adviser = Adviser::new(&position, limits("empress-of-india")).expect("a solver");
        assert!(position.legal_moves().len() > 1_100 && adviser.choices.len() < 900);
        // After the deal of the Fairie Queen all bare kings are alike, though not before: then only the last one counts.
        let mut position = start("sly", 1);
        while position.stock() > 60 {
            let plan = plan(&position);
            plan.into_iter().for_each(|m| position.play_unchecked(m));
        }
        let mut tops = Vec::new();
        for m in position.legal_moves() {
            let packet = m.to.pile().map(|pile| position.table().pile(pile).to_vec());
            if !tops.contains(&packet) {
                tops.push(packet);
            }
        }
        assert_eq!(Adviser::new(&position, limits("sly")).expect("a solver").choices.len(), tops.len());
    }

    /// Within so many moves something comes soon.
    const SOON: usize = 10;

    /// Whether the card goes home in one of the next moves of a line; `pair`: with this other one.
    fn goes_home(mut position: Position, line: &[String], card: Card, pair: Option<Card>, within: usize) -> bool {
        let on_foundations = |position: &Position| {
            let mut cards: Vec<Card> = Vec::new();
            for pile in 0..position.places().len() {
                let pile = patience::PileId(pile as u8);
                if position.role(pile) == Role::Foundation {
                    cards.extend(position.table().pile(pile));
                }
            }
            cards
        };
        let count = |cards: &[Card], wanted: Card| cards.iter().filter(|card| **card == wanted).count();
        for text in line.iter().take(within) {
            let before = on_foundations(&position);
            position.play_unchecked(position.parse_move(text).expect("a line is legal"));
            let after = on_foundations(&position);
            let went = |wanted| count(&after, wanted) > count(&before, wanted);
            if went(card) && pair.is_none_or(went) {
                return true;
            }
        }
        false
    }

    #[test]
    fn a_reason_is_true_of_the_position_and_of_the_lines_that_win() {
        let mut found: Vec<&str> = Vec::new();
        let mut check = |position: &Position, limits: FairLimits| {
            let mut adviser = Adviser::new(position, limits).expect("a solver");
            while !adviser.run(1 << 30) {}
            let Some(reason) = adviser.reason() else { return };
            found.push(reason.key());
            let m = adviser.advice().best[0].m;
            let cards: Vec<Card> = reason
                .args()
                .filter_map(|(_, arg)| if let patience::token::Arg::Card(card) = arg { Some(*card) } else { None })
                .collect();
            // Nothing is named that the player does not see.
            let open: Vec<Card> = position.piles().into_iter().flat_map(|(_, cards)| cards).collect();
            assert!(cards.iter().all(|card| open.contains(card)), "{reason:?} {position:?}");
            let beneath = position.table().pile(m.from).iter().rev().nth(1).copied();
            let own = position.table().top(m.from);
            let under = m.to.pile().and_then(|pile| position.table().top(pile));
            match reason.key() {
                "hint-uncovers" | "hint-room" => assert_eq!(beneath, Some(cards[0])),
                "hint-run" | "hint-pair" => assert_eq!((own, under), (Some(cards[0]), Some(cards[1]))),
                "hint-late" => {
                    assert_eq!(under, Some(cards[0]));
                    // Nothing lies beneath a card that is paired.
                    assert_ne!(position.game().id, "empress-of-india", "{position:?}");
                }
                "hint-pair-late" => {
                    assert_eq!(under, Some(cards[0]));
                    assert_eq!(position.game().id, "empress-of-india", "{position:?}");
                }
                "hint-safe" => assert_eq!(position.rules().safe_move(), Some(m)),
                _ => {}
            }
            let n = adviser.votes.iter().position(|(_, vote)| vote.m == m).expect("a vote");
            let lines = &adviser.lines[n][..adviser.lines[n].len().min(reasons::LINES)];
            let shown = lines.iter().filter(|(sample, line)| {
                let mut after = adviser.samples[*sample].position.clone();
                after.play_unchecked(m);
                match reason.key() {
                    "hint-uncovers" | "hint-frees" | "hint-follows" => goes_home(after, line, cards[0], None, SOON),
                    "hint-pair" => goes_home(after, line, cards[0], Some(cards[1]), 2 * SOON),
                    "hint-run" => goes_home(after, line, cards[1], None, usize::MAX),
                    _ => true,
                }
            });
            assert!(4 * shown.count() >= 3 * lines.len(), "{reason:?} {position:?}");
            assert!(!adviser.hidden || lines.len() >= 3 || reason.key() == "hint-safe");
        };
        for (id, number, moves) in POSITIONS {
            for more in [0, 7, 15] {
                check(&position(id, number, moves + more), limits(id));
            }
        }
        for link in [
            "empress-of-india/E222-223K/BsCoB5i6Fh-FqGYxVHipHidxQCF7lA0lcZmj5uKh4qfjZfZIP36r9Sqh",
            "sly/S222-227J/jk9gEi5e1mupNNgPMdsGhffsjA0al0aDgsC",
        ] {
            let session = patience::Session::open(link).expect("a link");
            check(session.position(), FairLimits { samples: 4, nodes: 20_000, ..FairLimits::default() });
        }
        for key in ["hint-frees", "hint-follows", "hint-pair", "hint-pair-late", "hint-run"] {
            assert!(found.contains(&key), "{key} is not among {found:?}");
        }
    }

    #[test]
    fn what_is_hidden_changes_no_reason() {
        for (id, number, moves) in POSITIONS {
            let position = position(id, number, moves);
            let reason = |position: &Position| {
                let mut adviser = Adviser::new(position, limits(id)).expect("a solver");
                while !adviser.run(1 << 30) {}
                adviser.reason()
            };
            let mut cards = stock(&position);
            cards.rotate_left(5);
            let other = position.restocked(&cards).expect("the same cards");
            assert_eq!(reason(&other), reason(&position), "{id} {number}");
        }
    }
}
