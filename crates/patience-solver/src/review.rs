//! A game looked back on: how good the chance to win was after each of its moves, by what a player could see, and which
//! decisions cost most of it.
//!
//! The chance after a move is that of the fair adviser: the stock's cards are shuffled, and the share counts of the orders
//! in which [`Search`] finds a win. While no card is turned up these orders stay the same, so what is won after a move was
//! won before it, and only the others are searched. With nothing hidden any more the position is won, lost or not known:
//! since there is then no luck, the place where a win was lost is found by halving.
//!
//! A decision is judged by `Adviser::comparing`: the move played and the best other one, in the same orders.

use crate::fair::{Adviser, determinized, stock};
use crate::limits::{FairLimits, Limits};
use crate::registry::{NoSolver, solver_of};
use crate::search::Search;
use crate::solver::GameSolver;
use crate::sort;
use crate::verdict::{Status, Verdict};
use patience::{Deal, Move, Outcome, Position, Role};

pub use crate::fair::Estimate;

/// What a review may spend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReviewLimits {
    /// Orders of the stock that are imagined at each position, 1 to 64; nodes for each search of one; how many moves are
    /// compared where a decision is judged.
    pub fair: FairLimits,
    /// Nodes for each search of a position that hides nothing.
    pub exact: u64,
    /// How many decisions are judged: those after which the chance fell most. Some of them only seem costly, as their
    /// chances are estimated in few orders.
    pub decisions: usize,
    /// Orders of the stock in which they are judged, 1 to 64.
    pub judged: u32,
    /// What a decision must have cost to be told, of 100.
    pub least: u32,
}

impl ReviewLimits {
    /// Limits for a review within a minute or so in a browser.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn for_game(game: &'static patience::Game) -> Result<Self, NoSolver> {
        let solver = solver_of(game)?;
        let fair = solver.fair_limits();
        let fair = FairLimits { samples: solver.review_orders(), nodes: solver.review_nodes(), ..fair };
        Ok(Self { fair, exact: 500_000, decisions: 16, judged: (fair.samples * 3).min(MOST), least: 10 })
    }
}

/// A decision that cost much of the chance to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Moves before it.
    pub ply: usize,
    /// The orders in which the move played wins.
    pub played: Estimate,
    /// The best of the other moves, and the orders in which that wins: the same ones.
    pub better: (Move, Estimate),
}

/// What is being worked on.
enum Stage {
    /// Positions that hide nothing: `won` is the last that is known to be won, `lost` the first that is lost.
    Open {
        won: Option<usize>,
        lost: usize,
        tried: Vec<usize>,
    },
    /// Positions that hide something, from the last to the first: the position, the next order, and the orders that win.
    Back {
        ply: usize,
        order: u32,
        wins: u64,
    },
    /// Decisions that are to be judged, and the one at hand.
    Judge {
        left: Vec<usize>,
        at: Option<(usize, Box<Adviser>)>,
    },
    Done,
}

/// A review of a game, worked out in slices. The same game and limits give the same review on every platform.
#[must_use]
pub struct Reviewer {
    solver: &'static dyn GameSolver,
    positions: Vec<Position>,
    moves: Vec<Move>,
    limits: ReviewLimits,
    estimates: Vec<Option<Estimate>>,
    decisions: Vec<Decision>,
    /// The orders that win at the position that was estimated last.
    last: Option<(usize, u64)>,
    stage: Stage,
    search: Option<Search>,
    spent: u64,
}

/// Nodes of a turn of a search.
const TURN: u64 = 4_096;
/// Nodes that beginning a search counts for.
const BEGIN: u64 = 200;
/// Positions that hide nothing that are looked at.
const LOOKS: usize = 12;
/// Most orders that are imagined: as many as there are bits in a word.
const MOST: u32 = 64;

impl Reviewer {
    /// A review of the game that is played by these legal moves from the deal on. What is known of a game that was
    /// reviewed in part, position by position, need not be worked out again.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn new(
        deal: &Deal,
        moves: &[Move],
        limits: ReviewLimits,
        known: &[Option<Estimate>],
    ) -> Result<Self, NoSolver> {
        let solver = solver_of(deal.game())?;
        let mut position = Position::start(deal);
        let mut positions = vec![position.clone()];
        for m in moves {
            position.play_unchecked(*m);
            positions.push(position.clone());
        }
        let fair = FairLimits { samples: limits.fair.samples.clamp(1, MOST), ..limits.fair };
        let mut estimates = known.to_vec();
        estimates.resize(positions.len(), None);
        let mut reviewer = Self {
            solver,
            positions,
            moves: moves.to_vec(),
            limits: ReviewLimits { fair, ..limits },
            estimates,
            decisions: Vec::new(),
            last: None,
            stage: Stage::Done,
            search: None,
            spent: 0,
        };
        reviewer.stage = reviewer.begin();
        Ok(reviewer)
    }

    /// Nodes spent so far.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// The chance after each number of moves, from 0 to all, as far as it is worked out.
    #[must_use]
    pub fn estimates(&self) -> &[Option<Estimate>] {
        &self.estimates
    }

    /// The costliest decisions, the costliest first; complete when the review is.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Whether the review is complete.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }

    /// Works on for about so many nodes; true when the review is complete.
    pub fn run(&mut self, nodes: u64) -> bool {
        let end = self.spent.saturating_add(nodes);
        while !self.is_done() && self.spent < end {
            // Every step costs something, so that a slice ends.
            self.spent += 1;
            self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Open { won, lost, tried } => self.look(won, lost, tried),
                Stage::Back { ply, order, wins } => self.estimate(ply, order, wins),
                Stage::Judge { left, at } => self.judge(left, at),
                Stage::Done => Stage::Done,
            };
        }
        self.is_done()
    }

    fn hides(&self, ply: usize) -> bool {
        let stock = stock(&self.positions[ply]);
        stock.iter().any(|card| *card != stock[0])
    }

    /// The first position that hides nothing; their number if all hide something.
    fn open(&self) -> usize {
        (0..self.positions.len()).find(|ply| !self.hides(*ply)).unwrap_or(self.positions.len())
    }

    fn begin(&mut self) -> Stage {
        let (open, end) = (self.open(), self.positions.len());
        if open >= end || self.estimates[open..].iter().all(Option::is_some) {
            return self.back(open);
        }
        match self.positions[end - 1].outcome() {
            Outcome::Won => self.settle(Some(end - 1), end),
            Outcome::Stuck => Stage::Open { won: None, lost: end - 1, tried: Vec::new() },
            Outcome::Playing => Stage::Open { won: None, lost: end, tried: Vec::new() },
        }
    }

    /// Looks at one of the positions that hide nothing.
    fn look(&mut self, won: Option<usize>, lost: usize, mut tried: Vec<usize>) -> Stage {
        let first = won.map_or(self.open(), |won| won + 1);
        // The one next to the middle that was not tried in vain.
        let middle = usize::midpoint(first, lost);
        let next = (first..lost).filter(|ply| !tried.contains(ply)).min_by_key(|ply| ply.abs_diff(middle));
        let Some(ply) = next.filter(|_| tried.len() < LOOKS) else { return self.settle(won, lost) };
        let limits = Limits { nodes: self.limits.exact, memory: self.limits.fair.memory, ..Limits::default() };
        match self.search(|reviewer| reviewer.positions[ply].clone(), limits) {
            None => Stage::Open { won, lost, tried },
            Some(Verdict::Won(_)) => Stage::Open { won: Some(ply), lost, tried },
            Some(Verdict::Lost(_)) => Stage::Open { won, lost: ply, tried },
            Some(Verdict::Unknown) => {
                tried.push(ply);
                Stage::Open { won, lost, tried }
            }
        }
    }

    /// Notes what was found of the positions that hide nothing.
    fn settle(&mut self, won: Option<usize>, lost: usize) -> Stage {
        let open = self.open();
        for ply in open..self.positions.len() {
            self.estimates[ply] = Some(match won {
                Some(won) if ply <= won => Estimate { wins: 1, of: 1 },
                _ if ply >= lost => Estimate { wins: 0, of: 1 },
                _ => Estimate { wins: 0, of: 0 },
            });
        }
        self.back(open)
    }

    /// Goes to the last position before one that is still to be estimated.
    fn back(&mut self, before: usize) -> Stage {
        match (0..before).rev().find(|ply| self.estimates[*ply].is_none()) {
            Some(ply) => Stage::Back { ply, order: 0, wins: 0 },
            None => self.choose(),
        }
    }

    /// Whether a move turned up no card, so that the same orders are imagined before and after it.
    fn keeps_orders(&self, ply: usize) -> bool {
        self.positions.get(ply + 1).is_some_and(|next| next.stock() == self.positions[ply].stock())
    }

    /// Tries one order of the stock at a position.
    fn estimate(&mut self, ply: usize, order: u32, wins: u64) -> Stage {
        let of = self.limits.fair.samples;
        // Of the next position, if the same orders are imagined there.
        let after = self.last.filter(|&(last, _)| last == ply + 1 && self.keeps_orders(ply)).map(|(_, wins)| wins);
        let note = |reviewer: &mut Self, wins: u64| {
            reviewer.estimates[ply] = Some(Estimate { wins: wins.count_ones(), of });
            reviewer.last = Some((ply, wins));
            reviewer.back(ply)
        };
        if order >= of {
            return note(self, wins);
        }
        if let (Some(after), 0) = (after, order) {
            let legal = self.positions[ply].legal_moves();
            let key = |m: &Move| self.solver.equivalence_key(&self.positions[ply], *m);
            // What can only be done costs nothing.
            if legal.len() == 1 || legal.iter().all(|m| key(m) == key(&legal[0])) {
                return note(self, after);
            }
        }
        if after.is_some_and(|after| after >> order & 1 == 1) {
            return Stage::Back { ply, order: order + 1, wins: wins | 1 << order };
        }
        let fair = self.limits.fair;
        let limits = Limits { nodes: fair.nodes, memory: fair.memory, ..Limits::default() };
        match self.search(|reviewer| determinized(&reviewer.positions[ply], fair.seed, order), limits) {
            None => Stage::Back { ply, order, wins },
            Some(Verdict::Won(_)) => Stage::Back { ply, order: order + 1, wins: wins | 1 << order },
            Some(_) => Stage::Back { ply, order: order + 1, wins },
        }
    }

    /// Goes on with the search at hand, or begins one.
    fn search(&mut self, position: impl FnOnce(&Self) -> Position, limits: Limits) -> Option<Verdict> {
        let mut search = self.search.take().unwrap_or_else(|| {
            self.spent += BEGIN;
            Search::brief(self.solver, &position(self), limits)
        });
        let before = search.spent();
        let status = search.run(TURN);
        self.spent += search.spent() - before;
        match status {
            Status::Done(verdict) => Some(verdict),
            Status::Working => {
                self.search = Some(search);
                None
            }
        }
    }

    /// Chooses the decisions that are to be judged: those after which the chance fell most.
    fn choose(&self) -> Stage {
        let fell = |ply: usize| -> Option<u32> {
            let [before, after] = [ply, ply + 1].map(|ply| self.estimates[ply].and_then(Estimate::percent));
            before?.checked_sub(after?)
        };
        let mut found: Vec<(usize, u32)> = (0..self.moves.len())
            .filter_map(|ply| Some((ply, fell(ply)?)))
            .filter(|&(ply, fall)| fall >= self.limits.least && self.positions[ply].legal_moves().len() > 1)
            .collect();
        sort::by_key(&mut found, |(_, fall)| 100 - fall);
        found.truncate(self.limits.decisions);
        // Taken from the end.
        Stage::Judge { left: found.into_iter().rev().map(|(ply, _)| ply).collect(), at: None }
    }

    /// Judges the decisions one after the other.
    fn judge(&mut self, mut left: Vec<usize>, at: Option<(usize, Box<Adviser>)>) -> Stage {
        let Some((ply, mut adviser)) = at else {
            let Some(ply) = left.pop() else {
                sort::by_key(&mut self.decisions, |decision| 100 - decision.cost());
                return Stage::Done;
            };
            // The registry had a solver for the game when the review began.
            let fair = FairLimits { samples: self.limits.judged, ..self.limits.fair };
            let adviser = Adviser::comparing(&self.positions[ply], fair, self.moves[ply]);
            return Stage::Judge { left, at: adviser.ok().map(|adviser| (ply, Box::new(adviser))) };
        };
        let before = adviser.spent();
        let done = adviser.run(TURN);
        self.spent += adviser.spent() - before;
        if !done {
            return Stage::Judge { left, at: Some((ply, adviser)) };
        }
        if let Some((played, better)) = adviser.compared() {
            let hides = self.hides(ply);
            let decision = Decision {
                ply,
                // With nothing hidden the position after the move has been judged already.
                played: if hides { played } else { self.estimates[ply + 1].unwrap_or(played) },
                better,
            };
            if decision.cost() >= self.limits.least && better.1.of == decision.played.of {
                self.decisions.push(decision);
            }
        }
        Stage::Judge { left, at: None }
    }
}

impl Decision {
    /// What it cost, of 100.
    #[must_use]
    pub fn cost(&self) -> u32 {
        let [played, better] = [self.played, self.better.1].map(|estimate| estimate.percent().unwrap_or(0));
        better.saturating_sub(played)
    }
}

/// Whether a move comes off the pack: nobody has decided on the card.
#[must_use]
pub fn is_dealt(position: &Position, m: Move) -> bool {
    position.role(m.from) == Role::Stock
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use patience::Game;

    /// A game that the simple player plays, but for some careless moves.
    fn game(id: &str, number: u32, careless: u32, most: usize) -> (Deal, Vec<Move>) {
        let deal = Deal::numbered(Game::by_id(id).expect("a game"), number).expect("a deal");
        let mut position = Position::start(&deal);
        let mut rng = Rng::new(number.into());
        let mut moves = Vec::new();
        while moves.len() < most {
            let plan = crate::greedy::plan(&position).expect("rules of thumb");
            if plan.is_empty() {
                break;
            }
            for m in plan {
                let legal = position.legal_moves();
                let m = if rng.chance(careless) { legal[rng.below(legal.len())] } else { m };
                position.play_unchecked(m);
                moves.push(m);
                if position.outcome() != Outcome::Playing {
                    return (deal, moves);
                }
                if moves.last() != Some(&m) {
                    break;
                }
            }
        }
        (deal, moves)
    }

    fn limits() -> ReviewLimits {
        let fair = FairLimits { samples: 6, nodes: 4_000, candidates: 3, ..FairLimits::default() };
        ReviewLimits { fair, exact: 100_000, decisions: 4, judged: fair.samples, least: 10 }
    }

    fn review(deal: &Deal, moves: &[Move], known: &[Option<Estimate>], slice: u64) -> Reviewer {
        let mut reviewer = Reviewer::new(deal, moves, limits(), known).expect("a solver");
        while !reviewer.run(slice) {}
        reviewer
    }

    const GAMES: [(&str, u32); 4] =
        [("labyrinth", 2), ("labyrinth-late-refill", 1), ("empress-of-india", 1), ("sly", 2)];

    #[test]
    fn slices_leave_no_trace_and_what_is_known_is_kept() {
        for (id, number) in GAMES {
            let (deal, moves) = game(id, number, 2_000, 90);
            let whole = review(&deal, &moves, &[], 1 << 30);
            let sliced = review(&deal, &moves, &[], 777);
            assert_eq!(whole.estimates(), sliced.estimates(), "{id}");
            assert_eq!(whole.decisions(), sliced.decisions(), "{id}");
            assert!(whole.estimates().iter().all(Option::is_some), "{id}");
            // Begun again when all positions are known, only the decisions are left to be judged.
            let again = review(&deal, &moves, whole.estimates(), 1 << 30);
            assert_eq!((again.estimates(), again.decisions()), (whole.estimates(), whole.decisions()), "{id}");
            assert!(again.spent() < whole.spent(), "{id}");
            let mut some = whole.estimates().to_vec();
            some[..moves.len() / 2].fill(None);
            assert_eq!(review(&deal, &moves, &some, 1 << 30).estimates()[moves.len() / 2..], some[moves.len() / 2..]);
        }
    }

    /// The orders in which a position is won by its own search.
    fn won(position: &Position) -> u64 {
        let fair = limits().fair;
        let limits = Limits { nodes: fair.nodes, memory: fair.memory, ..Limits::default() };
        let solver = solver_of(position.game()).expect("a solver");
        (0..fair.samples)
            .filter(|order| {
                let mut search = Search::brief(solver, &determinized(position, fair.seed, *order), limits);
                loop {
                    if let Status::Done(verdict) = search.run(TURN) {
                        break matches!(verdict, Verdict::Won(_));
                    }
                }
            })
            .fold(0, |wins, order| wins | 1 << order)
    }

    #[test]
    fn what_it_counts_is_so() {
        for (id, number) in GAMES {
            let (deal, moves) = game(id, number, 2_000, 60);
            let reviewer = review(&deal, &moves, &[], 1 << 30);
            let mut wins = 0;
            for ply in (0..=moves.len()).rev() {
                if !reviewer.hides(ply) {
                    continue;
                }
                if !reviewer.keeps_orders(ply) || !reviewer.hides(ply + 1) {
                    wins = 0;
                }
                // What is won after the move is won before it; the others are searched, unless there was no choice.
                let position = &reviewer.positions[ply];
                let forced = Adviser::new(position, limits().fair).expect("a solver").advice().forced;
                if !forced || !reviewer.keeps_orders(ply) {
                    wins |= won(position);
                }
                let expected = Estimate { wins: wins.count_ones(), of: 6 };
                assert_eq!(reviewer.estimates()[ply], Some(expected), "{id} after {ply} moves");
            }
        }
    }

    #[test]
    fn a_decision_is_worse_than_the_better_one_in_the_same_orders() {
        let mut found = 0;
        for (id, number) in GAMES {
            let (deal, moves) = game(id, number, 4_000, 90);
            let reviewer = review(&deal, &moves, &[], 1 << 30);
            for decision in reviewer.decisions() {
                found += 1;
                let position = &reviewer.positions[decision.ply];
                assert!(position.legal_moves().contains(&decision.better.0));
                assert!(decision.better.0 != moves[decision.ply] && decision.cost() >= 10);
                assert_eq!(decision.played.of, decision.better.1.of);
                if reviewer.hides(decision.ply) {
                    let solved = Adviser::comparing(position, limits().fair, moves[decision.ply]);
                    let mut adviser = solved.expect("a solver");
                    while !adviser.run(1 << 30) {}
                    assert_eq!(adviser.compared(), Some((decision.played, decision.better)), "{id} {}", decision.ply);
                }
            }
            let costs: Vec<u32> = reviewer.decisions().iter().map(Decision::cost).collect();
            assert!(costs.is_sorted_by(|one, other| one >= other), "{id} {costs:?}");
        }
        assert!(found > 2);
    }

    #[test]
    fn with_nothing_hidden_it_is_won_until_it_is_lost() {
        // A won game to its end; the same with a careless end.
        let deal = Deal::numbered(Game::by_id("empress-of-india").expect("a game"), 1).expect("a deal");
        let (Verdict::Won(line), _) = crate::solve(&Position::start(&deal), Limits::default()).expect("a solver")
        else {
            panic!("deal 1 can be won")
        };
        let reviewer = review(&deal, &line, &[], 1 << 30);
        assert_eq!(reviewer.estimates().last(), Some(&Some(Estimate { wins: 1, of: 1 })));
        let open = reviewer.open();
        assert!(open < line.len() && reviewer.spent() > 0);
        assert!(reviewer.estimates()[open..].iter().all(|estimate| estimate.and_then(Estimate::percent) == Some(100)));

        let mut position = reviewer.positions[open].clone();
        let mut moves = line[..open].to_vec();
        let mut rng = Rng::new(3);
        while position.outcome() == Outcome::Playing {
            let legal = position.legal_moves();
            let m = legal[rng.below(legal.len())];
            position.play_unchecked(m);
            moves.push(m);
        }
        assert_eq!(position.outcome(), Outcome::Stuck);
        let reviewer = review(&deal, &moves, &[], 1 << 30);
        let percents: Vec<_> = reviewer.estimates()[open..].iter().map(|one| one.and_then(Estimate::percent)).collect();
        let lost = percents.iter().position(|one| *one == Some(0)).expect("it was lost");
        assert!(lost > 0 && percents[..lost].iter().all(|one| one.is_none_or(|one| one == 100)), "{percents:?}");
        assert!(percents[lost..].iter().all(|one| *one == Some(0)));
        if percents[lost - 1].is_some() {
            assert!(
                reviewer.decisions().iter().any(|decision| decision.ply == open + lost - 1 && decision.cost() == 100)
            );
        }
    }
}
