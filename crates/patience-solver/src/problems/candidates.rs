//! Candidate positions: the last positions of careless players' lost games that could still be won, and positions after the
//! deal of the Fairie Queen for releases.
//!
//! After such a position a winning move is played, and the careless player goes on to the next mistake, nearer to the end.
//! Where a careless game is lost before its stock may lie open, or not at all, a winning line is played up to there or beyond,
//! and the careless player goes on.

use super::{ProblemLimits, release};
use crate::play::greedy;
use crate::play::rollout::Skill;
use crate::registry::{NoSolver, solver_of};
use crate::search::solve;
use crate::verdict::Verdict;
use patience::problem::{Kind, Question, Release};
use patience::{Deal, Move, Outcome, Position};

/// The quick player without its search at the end: as people play who do not look ahead.
const CARELESS: Skill = Skill { nodes: [1; 2], ..Skill::QUICK };

/// Positions of a game that are tried for a release.
const RELEASES: usize = 3;

/// Games of a deal that are tried for a release: those that follow differ little after the deal.
const RELEASE_GAMES: u64 = 3;

/// Mistakes of a game that are tried: after each the careless player goes on from a winning move.
const MISTAKES: usize = 8;

/// Parts of a winning line at which the careless player takes over.
const PARTS: u64 = 8;

/// Maximum moves of a careless game.
const MAX_MOVES: usize = 1_000;

/// Finds the candidates of one careless game, of the kinds wanted: the moves to each.
pub(super) fn candidates(
    deal: &Deal,
    line: &[Move],
    seed: u64,
    is_wanted: &dyn Fn(Kind) -> bool,
    limits: ProblemLimits,
) -> Result<Vec<(Question, Vec<Move>)>, NoSolver> {
    let mut game = Game::careless(deal, &[], seed)?;
    let mut found = Vec::new();
    if is_wanted(Kind::Release) && deal.game().id == "fairie-queen" && seed < RELEASE_GAMES {
        found.extend(game.releases());
    }
    if !Kind::ALL.iter().any(|kind| *kind != Kind::Release && is_wanted(*kind)) {
        return Ok(found);
    }
    let mut last = game.last_winnable(0, limits)?;
    if last.is_none()
        && let Some(length) = opening_length(deal, line, seed, limits)
    {
        game = Game::careless(deal, &line[..length], seed)?;
        last = game.last_winnable(0, limits)?;
    }
    for _ in 0..MISTAKES {
        let Some((ply, right)) = last else { break };
        let kind = Kind::of(&game.positions[ply]);
        if is_wanted(kind) {
            found.push((Question::Win(kind), game.moves[..ply].to_vec()));
        }
        let opening = [&game.moves[..ply], &[right]].concat();
        game = Game::careless(deal, &opening, seed)?;
        last = game.last_winnable(opening.len(), limits)?;
    }
    Ok(found)
}

/// A winning line of a deal; empty if none is found.
pub(super) fn winning_line(deal: &Deal, limits: ProblemLimits) -> Result<Vec<Move>, NoSolver> {
    let (Verdict::Won(line), _) = solve(&Position::start(deal), limits.search())? else { return Ok(Vec::new()) };
    Ok(line)
}

/// The moves of a winning line before the careless player goes on: until the stock may lie open, and for each seed a different
/// part of those that follow, as positions near the end have fewer moves to prove.
fn opening_length(deal: &Deal, line: &[Move], seed: u64, limits: ProblemLimits) -> Option<usize> {
    let mut position = Position::start(deal);
    let mut first = None;
    for (n, m) in line.iter().enumerate() {
        if position.stock() <= limits.open {
            first = Some(n);
            break;
        }
        position.play_unchecked(*m);
    }
    first.map(|first| first + (line.len() - first) * (seed % PARTS) as usize / PARTS as usize)
}

/// A game with all its positions.
struct Game {
    moves: Vec<Move>,
    positions: Vec<Position>,
}

impl Game {
    /// Plays some moves, then the quick player, and to its end the greedy player.
    fn careless(deal: &Deal, opening: &[Move], seed: u64) -> Result<Game, NoSolver> {
        let start = Position::start(deal);
        let mut game = Game { moves: Vec::new(), positions: vec![start] };
        for m in opening {
            game.play(*m);
        }
        let mut line = Vec::new();
        let _ = solver_of(deal.game())?.rollout(game.last()).play(CARELESS, seed, Some(&mut line));
        for m in line {
            game.play(m);
        }
        while game.last().outcome() == Outcome::Playing && game.moves.len() < MAX_MOVES {
            let plan = greedy::plan(game.last())?;
            if plan.is_empty() {
                break;
            }
            for m in plan {
                game.play(m);
            }
        }
        Ok(game)
    }

    /// The position after all moves.
    fn last(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// Plays a legal move.
    fn play(&mut self, m: Move) {
        let mut position = self.last().clone();
        position.play_unchecked(m);
        self.moves.push(m);
        self.positions.push(position);
    }

    /// The last position of a lost game that is won by a search, with the stock open, and a winning move; found by bisection
    /// after the first moves, as a lost position stays lost.
    fn last_winnable(&self, first: usize, limits: ProblemLimits) -> Result<Option<(usize, Move)>, NoSolver> {
        let winning_move = |ply: usize| match solve(&self.positions[ply], limits.search())?.0 {
            Verdict::Won(line) => Ok(line.first().copied()),
            _ => Ok(None),
        };
        let mut lost = self.positions.len() - 1;
        let open = self.positions.iter().position(|position| position.stock() <= limits.open);
        let open = open.map(|open| open.max(first));
        let Some(mut won) = open.filter(|open| *open < lost && self.last().outcome() != Outcome::Won) else {
            return Ok(None);
        };
        let Some(mut right) = winning_move(won)? else { return Ok(None) };
        while lost - won > 1 {
            let middle = won.midpoint(lost);
            match winning_move(middle)? {
                Some(m) => (won, right) = (middle, m),
                None => lost = middle,
            }
        }
        Ok(Some((won, right)))
    }

    /// Positions after the deal in which no card can go home, with the card that needs most transfers.
    fn releases(&self) -> Vec<(Question, Vec<Move>)> {
        let is_dealt = |position: &Position| {
            position.stock() == 0
                && position.suitable().is_empty()
                && Kind::of(position) == Kind::Move
                && position.outcome() == Outcome::Playing
        };
        let mut found = Vec::new();
        for (ply, position) in
            self.positions.iter().enumerate().filter(|(_, position)| is_dealt(position)).take(RELEASES)
        {
            if let Some((card, transfers)) = release::hardest(position) {
                let question = Question::Release(Release { card, transfers, fewest: true });
                found.push((question, self.moves[..ply].to_vec()));
            }
        }
        found
    }
}
