//! Candidates for problems: positions at which a careless player loses a game that could still be won.
//!
//! A careless game is cut at its last winnable position, a candidate. There a winning move is played, and the careless player
//! continues to the next mistake, nearer to the end. If the game is won, or is lost while its stock has too many cards for a
//! problem, a winning line is played up to that point or beyond, and the careless player continues from there. In the Fairie
//! Queen this is always done: right after the deal, where the careless player errs, moves stay undecided. The Fairie Queen has
//! two more kinds of candidates: positions on a winning line where most moves are soon proven lost, and, for releases,
//! positions after the deal. In: a deal, a winning line and a seed. Out: questions, each with the moves to its position.

use crate::{Counts, Event, Judge, ProblemLimits, release};
use patience::problem::{Kind, Question, Release};
use patience::{Deal, Move, Outcome, Position};
use patience_solver::player::{Player, RolloutPlayer};
use patience_solver::rng::Rng;
use patience_solver::rollout::Skill;
use patience_solver::{Limits, NoSolver, Verdict, WorkerRole, solve};
use std::collections::HashSet;

/// The quick player without its search at the end: a model of people who do not look ahead.
const CARELESS: Skill = Skill { nodes: [1; 2], ..Skill::QUICK };

/// Maximum number of positions of a game that are tried for a release.
const MAX_RELEASES: usize = 3;

/// Number of games of a deal that are tried for a release; further ones differ little after the deal.
const RELEASE_GAMES: u64 = 3;

/// Maximum number of mistakes of a game; after each the careless player continues from a winning move.
const MAX_MISTAKES: usize = 8;

/// Maximum number of mistakes of a game of the Fairie Queen.
const MAX_QUEEN_MISTAKES: usize = 3;

/// Number of careless ways to play the deal of the Fairie Queen, after which a winning line is searched.
const MAX_DEALT_STARTS: u64 = 6;

/// Parts of a winning line at which the careless player takes over.
const TAKEOVER_PARTS: u64 = 8;

/// Nodes of a search for easy proofs of loss.
const PROOF_NODES: u64 = 3_000;

/// In the Fairie Queen a careless player plays one in this many moves at random.
const STRAY_INTERVAL: usize = 6;

/// Number of moves of the winning line, after a mistake, among which narrow positions are searched.
const MAX_LINE_MOVES: usize = 40;

/// Maximum moves of a careless game.
const MAX_MOVES: usize = 1_000;

/// Finds the candidates of one careless game of the wanted kinds, each with the moves to it.
pub(crate) fn candidates(
    deal: &Deal,
    line: &[Move],
    seed: u64,
    is_wanted: &dyn Fn(Kind) -> bool,
    limits: ProblemLimits,
    counts: &mut Counts,
) -> Result<Vec<(Question, Vec<Move>)>, NoSolver> {
    // In the Fairie Queen the careless player takes over in the middle of a winning line: it would err right after the deal.
    let is_queen = deal.game().id == "fairie-queen";
    let length = if is_queen { opening_length(deal, line, seed, limits) } else { None };
    let mut game = CarelessGame::play(deal, &line[..length.unwrap_or(0)], seed)?;
    let mut found = Vec::new();
    if is_wanted(Kind::Release) && is_queen && seed < RELEASE_GAMES {
        for release in game.releases() {
            counts.add(Kind::Release, Event::Candidate);
            found.push(release);
        }
    }
    if !Kind::ALL.iter().any(|kind| *kind != Kind::Release && is_wanted(*kind)) {
        return Ok(found);
    }
    if is_queen && length.is_none() {
        return Ok(found);
    }
    let mut mistake = game.last_winnable(length.unwrap_or(0), limits)?;
    if mistake.is_none()
        && !is_queen
        && let Some(length) = opening_length(deal, line, seed, limits)
    {
        game = CarelessGame::play(deal, &line[..length], seed)?;
        mistake = game.last_winnable(0, limits)?;
    }
    let is_lost_early = mistake.is_none();
    for _ in 0..if is_queen { MAX_QUEEN_MISTAKES } else { MAX_MISTAKES } {
        let Some((ply, winning_line)) = mistake else { break };
        let Some(right) = winning_line.first() else { break };
        let kind = Kind::of(&game.positions[ply]);
        if is_wanted(kind) {
            counts.add(kind, Event::Candidate);
            found.push((Question::Win(kind), game.moves[..ply].to_vec()));
        }
        if is_queen {
            for moves in game.narrow_positions(ply, &winning_line, limits)? {
                counts.add(Kind::Move, Event::Candidate);
                found.push((Question::Win(Kind::Move), moves));
            }
        }
        let opening = [&game.moves[..ply], &[*right]].concat();
        game = CarelessGame::play(deal, &opening, seed)?;
        mistake = game.last_winnable(opening.len(), limits)?;
    }
    if game.last().outcome() == Outcome::Won {
        counts.add(Kind::Move, Event::GameWon);
    } else if is_lost_early {
        counts.add(Kind::Move, Event::GameLost);
    }
    Ok(found)
}

/// Finds a winning line of a deal; empty if none is found. In the Fairie Queen the search also begins after careless deals: from
/// the end of the deal a line is found sooner.
pub(crate) fn winning_line(deal: &Deal, limits: ProblemLimits) -> Result<Vec<Move>, NoSolver> {
    if let Verdict::Won(line) = solve(&Position::start(deal), limits.verdict())?.0 {
        return Ok(line);
    }
    if deal.game().id == "fairie-queen" {
        let mut tried = HashSet::new();
        for seed in 0..MAX_DEALT_STARTS {
            let game = CarelessGame::play(deal, &[], seed)?;
            let Some(ply) = game.positions.iter().position(|position| position.stock() == 0) else { continue };
            if tried.insert(game.positions[ply].clone())
                && let Verdict::Won(line) = solve(&game.positions[ply], limits.verdict())?.0
            {
                return Ok([&game.moves[..ply], &line].concat());
            }
        }
    }
    Ok(Vec::new())
}

/// Number of moves of a winning line before the careless player takes over: until the stock is small enough for a problem, and,
/// depending on the seed, a part of the rest, since positions near the end have fewer moves to prove.
fn opening_length(deal: &Deal, line: &[Move], seed: u64, limits: ProblemLimits) -> Option<usize> {
    let mut position = Position::start(deal);
    let mut first = None;
    for (n, m) in line.iter().enumerate() {
        if position.stock() <= limits.max_open_stock {
            first = Some(n);
            break;
        }
        position.play_unchecked(*m);
    }
    first.map(|first| first + (line.len() - first) * (seed % TAKEOVER_PARTS) as usize / TAKEOVER_PARTS as usize)
}

/// Returns true if at least half of the moves, a natural one among them, are proven lost within [`PROOF_NODES`] each: about a
/// hundredth of the nodes of a search for a winning line.
fn is_narrow_by_proofs(position: &Position, limits: ProblemLimits) -> Result<bool, NoSolver> {
    if position.stock() > 0 || Kind::of(position) != Kind::Move {
        return Ok(false);
    }
    let judge = Judge::narrow(position, Question::Win(Kind::Move), limits)?;
    let proof = Limits { nodes: PROOF_NODES, role: WorkerRole::Proofs, ..limits.verdict() };
    let (legal, mut lost_moves) = (position.legal_moves(), Vec::new());
    let mut undecided = legal.len();
    for (m, after) in judge.irreversible_moves() {
        if matches!(solve(after, proof)?.0, Verdict::Lost(_)) {
            lost_moves.push(m);
            undecided -= 1;
        }
    }
    Ok(2 * undecided <= legal.len()
        && (lost_moves.iter().any(|m| position.is_to_foundation(*m))
            || Player::Greedy.plan(position)?.0.first().is_some_and(|m| lost_moves.contains(m))))
}

/// A game with all its positions.
struct CarelessGame {
    moves: Vec<Move>,
    positions: Vec<Position>,
}

impl CarelessGame {
    /// Plays `opening`, then as the quick player until it gives up, then as the greedy player to the end.
    fn play(deal: &Deal, opening: &[Move], seed: u64) -> Result<CarelessGame, NoSolver> {
        let start = Position::start(deal);
        let mut game = CarelessGame { moves: Vec::new(), positions: vec![start] };
        for m in opening {
            game.push(*m);
        }
        for m in RolloutPlayer::new(game.last(), CARELESS)?.play(seed).0 {
            game.push(m);
        }
        let mut rng = Rng::from_seed(seed);
        while game.last().outcome() == Outcome::Playing && game.moves.len() < MAX_MOVES {
            let legal = game.last().legal_moves();
            // Nothing is hidden after the deal of the Fairie Queen, and the greedy player would play each seed alike.
            let is_stray = seed > 0 && deal.game().id == "fairie-queen" && rng.below(STRAY_INTERVAL) == 0;
            let plan = if is_stray { vec![legal[rng.below(legal.len())]] } else { Player::Greedy.plan(game.last())?.0 };
            if plan.is_empty() {
                break;
            }
            for m in plan {
                game.push(m);
            }
        }
        Ok(game)
    }

    /// The position after all moves.
    fn last(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// Plays a legal move.
    fn push(&mut self, m: Move) {
        let mut position = self.last().clone();
        position.play_unchecked(m);
        self.moves.push(m);
        self.positions.push(position);
    }

    /// The last position of a lost game that is won by a search, with the stock open, and a winning line; found by bisection
    /// after the first moves, as a lost position stays lost.
    fn last_winnable(&self, first: usize, limits: ProblemLimits) -> Result<Option<(usize, Vec<Move>)>, NoSolver> {
        let winning_line = |ply: usize| match solve(&self.positions[ply], limits.verdict())?.0 {
            Verdict::Won(line) => Ok(Some(line)),
            _ => Ok(None),
        };
        let mut lost_ply = self.positions.len() - 1;
        let first_open_ply = self.positions.iter().position(|position| position.stock() <= limits.max_open_stock);
        let first_open_ply = first_open_ply.map(|ply| ply.max(first));
        let Some(mut won_ply) = first_open_ply.filter(|ply| *ply < lost_ply && self.last().outcome() != Outcome::Won)
        else {
            return Ok(None);
        };
        let Some(mut line) = winning_line(won_ply)? else { return Ok(None) };
        while lost_ply - won_ply > 1 {
            let middle = won_ply.midpoint(lost_ply);
            match winning_line(middle)? {
                Some(next) => (won_ply, line) = (middle, next),
                None => lost_ply = middle,
            }
        }
        Ok(Some((won_ply, line)))
    }

    /// Positions of the Fairie Queen on a winning line after the last mistake, of which most moves are soon proven lost.
    fn narrow_positions(&self, ply: usize, line: &[Move], limits: ProblemLimits) -> Result<Vec<Vec<Move>>, NoSolver> {
        let (mut found, mut position) = (Vec::new(), self.positions[ply].clone());
        let mut moves = self.moves[..ply].to_vec();
        for m in line.iter().take(MAX_LINE_MOVES) {
            position.play_unchecked(*m);
            moves.push(*m);
            if is_narrow_by_proofs(&position, limits)? {
                found.push(moves.clone());
            }
        }
        Ok(found)
    }

    /// Positions after the deal in which no card can go home, with the card that needs most transfers.
    fn releases(&self) -> Vec<(Question, Vec<Move>)> {
        let is_dealt = |position: &Position| {
            position.stock() == 0
                && position.piles_with_home_moves().is_empty()
                && Kind::of(position) == Kind::Move
                && position.outcome() == Outcome::Playing
        };
        let mut found = Vec::new();
        for (ply, position) in
            self.positions.iter().enumerate().filter(|(_, position)| is_dealt(position)).take(MAX_RELEASES)
        {
            if let Some((card, transfers)) = release::hardest(position) {
                let question = Question::Release(Release { card, transfers, fewest: true });
                found.push((question, self.moves[..ply].to_vec()));
            }
        }
        found
    }
}
