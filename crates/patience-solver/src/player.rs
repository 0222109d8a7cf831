//! Players that play whole games by what a person sees: the simple one, the fair one, which always does what the adviser
//! says, and the quick ones.

use crate::fair::Adviser;
use crate::greedy;
use crate::limits::{FairLimits, Limits};
use crate::quick::Skill;
use crate::registry::NoSolver;
use crate::search::solve;
use crate::tries;
use crate::verdict::Verdict;
use patience::{Move, Outcome, Position, Role};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The simple player of [`crate::greedy`].
    Greedy,
    /// The adviser of [`crate::fair`], and where nothing is hidden, [`crate::Search`] with so many nodes. Where these know
    /// nothing, the simple player.
    Fair(FairLimits, u64),
    /// A player of [`crate::quick`], in its first game of the deal.
    Quick(Skill),
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The moves.
    pub moves: Vec<Move>,
    /// Whether they win.
    pub won: bool,
    /// Nodes spent.
    pub nodes: u64,
}

impl Player {
    /// Plays until the game is over, or proven lost, or the player gives up.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that no player can play.
    pub fn play(self, start: &Position) -> Result<Played, NoSolver> {
        let mut position = start.clone();
        let mut played = Played { moves: Vec::new(), won: false, nodes: 0 };
        if let Player::Quick(skill) = self {
            for text in tries::play(start, skill, 0)?.0 {
                // A line of the player is legal; what is not is not played.
                let Ok(m) = position.parse_move(&text) else { break };
                position.play_unchecked(m);
                played.moves.push(m);
            }
            played.won = position.outcome() == Outcome::Won;
            return Ok(played);
        }
        while position.outcome() == Outcome::Playing {
            let plan = match self {
                Player::Greedy => greedy::plan(&position)?,
                Player::Fair(limits, nodes) => fair(&position, limits, nodes, &mut played.nodes)?,
                Player::Quick(_) => Vec::new(),
            };
            if plan.is_empty() {
                break;
            }
            for m in plan {
                position.play_unchecked(m);
                played.moves.push(m);
            }
        }
        played.won = position.outcome() == Outcome::Won;
        Ok(played)
    }
}

fn fair(position: &Position, limits: FairLimits, nodes: u64, spent: &mut u64) -> Result<Vec<Move>, NoSolver> {
    let stock = position.game().pile_of(Role::Stock).map_or(&[][..], |pile| position.table().pile(pile));
    if stock.iter().all(|card| *card == stock[0]) {
        let (verdict, n) = solve(position, Limits { nodes, memory: limits.memory, ..Limits::default() })?;
        *spent += n;
        return match verdict {
            Verdict::Won(line) => Ok(line),
            Verdict::Lost(_) => Ok(Vec::new()),
            Verdict::Unknown => greedy::plan(position),
        };
    }
    let mut adviser = Adviser::new(position, limits)?;
    while !adviser.run(1 << 20) {}
    *spent += adviser.spent();
    let advice = adviser.advice();
    match advice.best.first() {
        Some(vote) if vote.wins > 0 || advice.forced => Ok(vec![vote.m]),
        Some(vote) if advice.best.iter().any(|other| other.losses != vote.losses) => Ok(vec![vote.m]),
        _ => greedy::plan(position),
    }
}
