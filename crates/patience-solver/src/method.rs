//! Methods of the searches, and what each of them did.

/// A method of a search; `README.md` says which games use it and what it may conclude.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Method {
    /// The rules alone: the game is over, or only cards can be turned.
    Rules,
    /// Depth-first search with a transposition table.
    DepthFirstSearch,
    /// Simulated annealing of the decisions of a whole game.
    Annealing,
    /// The relaxation that assigns copies of cards to foundations.
    CopyAssignment,
    /// The rest of a game of Sly as a constraint satisfaction problem, with nogood learning.
    PacketAssignment,
    /// Randomized greedy games.
    GreedyRestarts,
    /// The relaxation to the pairs alone.
    PairDeadlock,
    /// Enumeration of the outcomes of the Fairie Queen's deal.
    DealEnumeration,
    /// The packing and the frozen-card abstraction.
    Abstraction,
    /// Depth-first search over components of tableaux, with restarts and coarse keys.
    ComponentSearch,
    /// Counterexample-guided abstraction refinement (CEGAR).
    AbstractionRefinement,
    /// Layered search that shortens a line.
    LineOptimization,
}

impl Method {
    /// Every method with its name.
    pub const ALL: &[(Method, &str)] = &[
        (Method::Rules, "rules"),
        (Method::DepthFirstSearch, "depth-first-search"),
        (Method::Annealing, "annealing"),
        (Method::CopyAssignment, "copy-assignment"),
        (Method::PacketAssignment, "packet-assignment"),
        (Method::GreedyRestarts, "greedy-restarts"),
        (Method::PairDeadlock, "pair-deadlock"),
        (Method::DealEnumeration, "deal-enumeration"),
        (Method::Abstraction, "abstraction"),
        (Method::ComponentSearch, "component-search"),
        (Method::AbstractionRefinement, "abstraction-refinement"),
        (Method::LineOptimization, "line-optimization"),
    ];

    /// Its name, in lower case with hyphens: `abstraction-refinement`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// Statistics of one method.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct MethodStats {
    /// Nodes spent, in the unit of [`Limits::nodes`](crate::Limits::nodes).
    pub nodes: u64,
    /// States generated: positions, abstract states, rounds of propagation of a relaxation, nodes of a constraint search.
    pub states: u64,
    /// States that its closed set did not have; zero for a method without one.
    pub unique_states: u64,
    /// States left after all their moves were tried, lost games of restarts, rejected mutations, and learned nogoods.
    pub backtracks: u64,
    /// States with a single move, by the rules of the game or of the ledger.
    pub forced_moves: u64,
    /// Length of its longest path in states; zero for a method without a path.
    pub depth: u64,
}

impl MethodStats {
    pub(crate) fn add(&mut self, other: MethodStats) {
        self.nodes += other.nodes;
        self.states += other.states;
        self.unique_states += other.unique_states;
        self.backtracks += other.backtracks;
        self.forced_moves += other.forced_moves;
        self.depth = self.depth.max(other.depth);
    }

    /// Counts a path of this length.
    pub(crate) fn reach_depth(&mut self, depth: usize) {
        self.depth = self.depth.max(depth as u64);
    }
}

/// Statistics of a search, by method.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub struct SearchStats {
    by_method: [MethodStats; Method::ALL.len()],
    decided_by: Option<Method>,
}

impl SearchStats {
    /// The methods that ran, in the order of [`Method::ALL`].
    pub fn methods(&self) -> impl Iterator<Item = (Method, MethodStats)> + '_ {
        Method::ALL.iter().map(|&(method, _)| (method, self.of(method))).filter(|(_, stats)| stats.states > 0)
    }

    /// Statistics of one method.
    #[must_use]
    pub const fn of(&self, method: Method) -> MethodStats {
        self.by_method[method as usize]
    }

    /// The method that decided; `None` while nothing is decided.
    #[must_use]
    pub const fn decided_by(&self) -> Option<Method> {
        self.decided_by
    }

    pub(crate) fn decide(&mut self, method: Method) {
        self.decided_by = Some(method);
    }

    /// States of all methods.
    #[must_use]
    pub fn states(&self) -> u64 {
        self.by_method.iter().map(|stats| stats.states).sum()
    }

    pub(crate) fn add(&mut self, method: Method, stats: MethodStats) {
        self.by_method[method as usize].add(stats);
    }

    /// Adds what another search of the same position did.
    pub fn merge(&mut self, other: &SearchStats) {
        self.decided_by = self.decided_by.or(other.decided_by);
        for (method, stats) in other.methods() {
            self.add(method, stats);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_listed_in_order_with_distinct_names() {
        for (n, &(method, name)) in Method::ALL.iter().enumerate() {
            assert_eq!((method as usize, method.name()), (n, name));
            assert!(Method::ALL[..n].iter().all(|(_, other)| *other != name), "{name}");
        }
    }

    #[test]
    fn counts_add_up_and_depths_do_not() {
        let turn = MethodStats { nodes: 1, states: 2, unique_states: 3, backtracks: 4, forced_moves: 5, depth: 6 };
        let mut stats = SearchStats::default();
        stats.add(Method::Annealing, turn);
        stats.add(Method::Annealing, MethodStats { depth: 4, ..turn });
        let twice = MethodStats { nodes: 2, states: 4, unique_states: 6, backtracks: 8, forced_moves: 10, depth: 6 };
        assert_eq!(stats.methods().collect::<Vec<_>>(), [(Method::Annealing, twice)]);
        assert_eq!(stats.states(), 4);
    }
}
