//! Candidate positions: the last positions of careless players' lost games that could still be won, and positions after the
//! deal of the Fairie Queen for releases.
//!
//! Where a careless game is lost before its stock may lie open, a winning line is played up to there, and the careless
//! player goes on.

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

/// Maximum moves of a careless game.
const MAX_MOVES: usize = 1_000;

/// Finds the candidates of one careless game, of the kinds wanted: the moves to each.
pub(super) fn candidates(
    deal: &Deal,
    opening: &[Move],
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
    let mut ply = game.last_winnable(limits)?;
    if ply.is_none() && game.positions.last().is_some_and(|last| last.outcome() != Outcome::Won) && !opening.is_empty()
    {
        game = Game::careless(deal, opening, seed)?;
        ply = game.last_winnable(limits)?;
    }
    if let Some(ply) = ply {
        let kind = Kind::of(&game.positions[ply]);
        if is_wanted(kind) {
            found.push((Question::Win(kind), game.moves[..ply].to_vec()));
        }
    }
    Ok(found)
}

/// The moves of a winning line until the stock may lie open; empty if none is found.
pub(super) fn opening(deal: &Deal, limits: ProblemLimits) -> Result<Vec<Move>, NoSolver> {
    let mut position = Position::start(deal);
    let (Verdict::Won(line), _) = solve(&position, limits.search())? else { return Ok(Vec::new()) };
    let mut moves = Vec::new();
    for m in line {
        if position.stock() <= limits.open {
            break;
        }
        position.play_unchecked(m);
        moves.push(m);
    }
    Ok(moves)
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

    /// The last position of a lost game that is won by a search, with the stock open; found by bisection, as a lost
    /// position stays lost.
    fn last_winnable(&self, limits: ProblemLimits) -> Result<Option<usize>, NoSolver> {
        let is_won = |ply: usize| Ok(matches!(solve(&self.positions[ply], limits.search())?.0, Verdict::Won(_)));
        let mut lost = self.positions.len() - 1;
        let first = self.positions.iter().position(|position| position.stock() <= limits.open);
        let Some(mut won) = first.filter(|first| *first < lost && self.last().outcome() != Outcome::Won) else {
            return Ok(None);
        };
        if !is_won(won)? {
            return Ok(None);
        }
        while lost - won > 1 {
            let middle = won.midpoint(lost);
            if is_won(middle)? {
                won = middle;
            } else {
                lost = middle;
            }
        }
        Ok(Some(won))
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
