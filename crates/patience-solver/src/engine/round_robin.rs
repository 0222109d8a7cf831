//! Round-robin scheduling of the searches of one position; budgets double each round.
//!
//! In: the node budgets of the first round. Out: the index of the search on turn and its nodes.

/// Rounds after which budgets no longer double.
const MAX_DOUBLINGS: u32 = 24;

/// The current turn and its length.
#[derive(Clone, Debug)]
pub(crate) struct RoundRobin {
    /// Nodes of each search in round 0; a search with 0 is skipped.
    budgets: Vec<u64>,
    current: usize,
    /// Nodes left of the current turn.
    remaining: u64,
    /// True at the beginning of a turn, false if a slice ended in the middle of it.
    pub(crate) is_new_turn: bool,
    round: u32,
    /// The replacement budgets and the round from which they apply.
    replacement: Option<(u32, Vec<u64>)>,
}

impl RoundRobin {
    pub(crate) fn new(budgets: &[u64]) -> Self {
        Self {
            budgets: budgets.to_vec(),
            current: 0,
            remaining: budgets[0],
            is_new_turn: true,
            round: 0,
            replacement: None,
        }
    }

    /// Replaces the budgets from a round on, scaled by `2^round` like the first ones.
    pub(crate) fn with_budgets_from(self, round: u32, budgets: &[u64]) -> Self {
        Self { replacement: Some((round, budgets.to_vec())), ..self }
    }

    /// The number of searches.
    pub(crate) fn len(&self) -> usize {
        self.budgets.len()
    }

    /// The index of the search on turn, and the nodes left of its turn.
    pub(crate) fn turn(&self) -> (usize, u64) {
        (self.current, self.remaining)
    }

    /// Charges nodes to the current turn, which ends when they are spent or if the search is `finished`.
    pub(crate) fn charge(&mut self, nodes: u64, finished: bool) {
        self.remaining = self.remaining.saturating_sub(nodes);
        self.is_new_turn = false;
        if self.remaining > 0 && !finished {
            return;
        }
        self.is_new_turn = true;
        self.current += 1;
        if self.current == self.budgets.len() {
            self.current = 0;
            self.round += 1;
            if let Some((_, budgets)) = self.replacement.take_if(|(round, _)| *round == self.round) {
                self.budgets = budgets;
            }
        }
        self.remaining = self.budgets[self.current].saturating_mul(1 << self.round.min(MAX_DOUBLINGS));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unbounded_turn_stays_unbounded_in_every_round() {
        let mut schedule = RoundRobin::new(&[0, u64::MAX]);
        for _ in 0..=2 * MAX_DOUBLINGS {
            schedule.charge(0, true);
            assert_eq!(schedule.turn(), (1, u64::MAX));
            schedule.charge(0, true);
            assert_eq!(schedule.turn(), (0, 0));
        }
    }

    #[test]
    fn budgets_double_each_round_until_they_are_replaced() {
        let mut schedule = RoundRobin::new(&[3, 5]).with_budgets_from(2, &[7, 0]);
        let mut turns = Vec::new();
        for _ in 0..6 {
            let (search, nodes) = schedule.turn();
            turns.push((search, nodes));
            schedule.charge(nodes, nodes == 0);
        }
        assert_eq!(turns, [(0, 3), (1, 5), (0, 6), (1, 10), (0, 28), (1, 0)]);
    }
}
