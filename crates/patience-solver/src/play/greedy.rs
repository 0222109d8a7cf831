//! The greedy policy: the baseline player, which sees only the visible cards. Each game's module `greedy` defines it.

use crate::NoSolver;
use crate::registry::solver_of;
use patience::{Move, Position};

/// Plans the next moves, at least one unless the policy gives up.
pub(crate) fn plan(position: &Position) -> Result<Vec<Move>, NoSolver> {
    let solver = solver_of(position.game())?;
    let moves = position.legal_moves();
    let best = moves.iter().min_by_key(|m| solver.cost(position, **m));
    Ok(best.map_or(Vec::new(), |best| solver.plan(position, &moves, *best)))
}
