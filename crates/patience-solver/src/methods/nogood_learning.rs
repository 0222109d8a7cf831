//! Constraint satisfaction by depth-first search that learns from each failure.
//!
//! A *literal* says that a variable has a value; a *nogood* is a set of literals that no solution has (Dechter 1990). When
//! propagation refutes the decisions of a branch, a deletion filter (Chinneck and Dravnieks 1991) tries to do without each
//! of them, and those that it needs are learned as a nogood. Once all but one of its literals hold, a nogood
//! removes the last one's value (unit propagation). So the search never fails twice for the same reason, and it
//! jumps back over decisions that had no part in a failure. Variables of recent nogoods are decided first (VSIDS, Moskewicz
//! et al. 2001), on the value that they had last; restarts let that take effect from the root on.
//!
//! In: a [`ConstraintProblem`]. Out: a solution, or the proof that there is none, which is a failure without a decision.

use crate::engine::{Answer, Rng, Turn, bits, sort};
use crate::{MethodStats, Proof};
use patience::Move;

/// A constraint satisfaction problem over finite domains.
pub(crate) trait ConstraintProblem: Send {
    /// A value that propagation passes on from node to node, such as a witness.
    type Hint: Clone + Send;
    type Move: Into<Move>;

    /// The domain of each variable, a set of at most 64 values, and the first hint. At most 256 variables.
    fn root(&self) -> (Vec<u64>, Self::Hint);

    /// The value to decide on, if it is in the domain; `None` for any.
    fn preferred_value(&self, variable: usize, hint: &Self::Hint) -> Option<u8>;

    /// Removes values that no solution has, without emptying a domain. Adds the nodes spent; false if there is no solution.
    fn propagate(&self, domains: &mut [u64], hint: &mut Self::Hint, nodes: &mut u64) -> bool;

    /// The line of a solution: every domain has one value. `None` if it is none in the game.
    fn line(&self, domains: &[u64]) -> Option<Vec<Self::Move>>;
}

/// A variable and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Literal {
    variable: u8,
    value: u8,
}

impl Literal {
    fn new(variable: usize, value: u8) -> Self {
        Self { variable: variable as u8, value }
    }

    fn variable(self) -> usize {
        usize::from(self.variable)
    }

    fn index(self) -> usize {
        64 * self.variable() + usize::from(self.value)
    }

    fn is_true(self, domains: &[u64]) -> bool {
        domains[self.variable()] == 1 << self.value
    }

    /// Makes the literal true; returns false if it is already false.
    fn assert(self, domains: &mut [u64]) -> bool {
        domains[self.variable()] &= 1 << self.value;
        domains[self.variable()] != 0
    }

    /// Makes the literal false; returns false if it is already true.
    fn deny(self, domains: &mut [u64]) -> bool {
        domains[self.variable()] &= !(1 << self.value);
        domains[self.variable()] != 0
    }
}

/// Nogoods of at least two literals.
#[derive(Clone, Debug, Default)]
struct NogoodStore {
    nogoods: Vec<Vec<Literal>>,
    /// For each literal, by its index, the nogoods that contain it.
    occurrences: Vec<Vec<u32>>,
    /// For each nogood, the number of its literals, and of those that propagation has not found to be true.
    lengths: Vec<u8>,
    open_literals: Vec<u8>,
}

impl NogoodStore {
    /// A full store forgets its longer half.
    const CAPACITY: usize = 10_000;

    fn new(variables: usize) -> Self {
        Self { occurrences: vec![Vec::new(); 64 * variables], ..Self::default() }
    }

    fn add(&mut self, nogood: Vec<Literal>) {
        if self.nogoods.len() == Self::CAPACITY {
            let mut shortest = std::mem::take(&mut self.nogoods);
            sort::by_key(&mut shortest, |nogood| nogood.len() as u32);
            shortest.truncate(Self::CAPACITY / 2);
            self.lengths.clear();
            self.occurrences.iter_mut().for_each(Vec::clear);
            shortest.into_iter().for_each(|nogood| self.add(nogood));
        }
        for literal in &nogood {
            self.occurrences[literal.index()].push(self.nogoods.len() as u32);
        }
        self.lengths.push(nogood.len() as u8);
        self.nogoods.push(nogood);
    }

    /// Unit propagation; returns false if all literals of a nogood are true.
    fn propagate(&mut self, domains: &mut [u64]) -> bool {
        self.open_literals.clone_from(&self.lengths);
        let mut is_counted = [false; 256];
        loop {
            let mut changed = false;
            for variable in 0..domains.len() {
                if is_counted[variable] || domains[variable].count_ones() != 1 {
                    continue;
                }
                is_counted[variable] = true;
                let literal = Literal::new(variable, domains[variable].trailing_zeros() as u8);
                for &n in &self.occurrences[literal.index()] {
                    let open = &mut self.open_literals[n as usize];
                    *open -= 1;
                    if *open > 1 {
                        continue;
                    }
                    let mut literals = self.nogoods[n as usize].iter();
                    let Some(last) = literals.find(|literal| !literal.is_true(domains)) else { return false };
                    let before = domains[last.variable()];
                    if !last.deny(domains) {
                        return false;
                    }
                    changed |= domains[last.variable()] != before;
                }
            }
            if !changed {
                return true;
            }
        }
    }
}

/// The domains after some decisions, propagated.
#[derive(Clone, Debug)]
struct Node<H> {
    domains: Vec<u64>,
    hint: H,
}

/// A depth-first search that learns nogoods.
pub(crate) struct NogoodSearch<P: ConstraintProblem> {
    problem: P,
    /// The decisions of the branch, and the node before each of them and after the last one.
    decisions: Vec<Literal>,
    nodes: Vec<Node<P::Hint>>,
    nogoods: NogoodStore,
    /// Variables of the root whose values were tried one by one.
    probed: usize,
    /// For each variable, in how many nogoods it is, recent ones counting more; and what the next one counts.
    activity: Vec<f64>,
    activity_increment: f64,
    /// The value that each variable was last decided on.
    last_value: Vec<Option<u8>>,
    /// Failures since the last restart, and the number at which the next one comes.
    failures: u32,
    failure_limit: u32,
    rng: Rng,
    /// True after a solution that does not win the game: nothing can be concluded.
    pub(crate) is_inconclusive: bool,
    stats: MethodStats,
}

/// The parts of a branch that the deletion filter first leaves out at a time; then it halves them.
const CHUNKS: usize = 4;
/// Failures before the first restart.
const FIRST_FAILURE_LIMIT: u32 = 50;
/// Growth of the activity's increment with each failure, and the increment at which all are scaled down.
const ACTIVITY_GROWTH: f64 = 1.05;
const MAX_ACTIVITY_INCREMENT: f64 = 1e90;

impl<P: ConstraintProblem> NogoodSearch<P> {
    /// Creates a search; the seed decides ties between values.
    pub(crate) fn new(problem: P, seed: u64) -> Self {
        let (domains, hint) = problem.root();
        let variables = domains.len();
        Self {
            problem,
            decisions: Vec::new(),
            nodes: vec![Node { domains, hint }],
            nogoods: NogoodStore::new(variables),
            probed: 0,
            activity: vec![1.0; variables],
            activity_increment: 1.0,
            last_value: vec![None; variables],
            failures: 0,
            failure_limit: FIRST_FAILURE_LIMIT,
            rng: Rng::new(seed),
            is_inconclusive: false,
            stats: MethodStats::default(),
        }
    }

    /// Takes a turn in a portfolio, of about `nodes` nodes. Of its counts, states are nodes propagated, backtracks are
    /// nogoods learned.
    pub(crate) fn turn(&mut self, nodes: u64) -> Turn {
        let (mut spent, mut answer) = (0, Answer::Working);
        while spent < nodes && matches!(answer, Answer::Working) && !self.is_inconclusive {
            answer = if self.probed < self.nodes[0].domains.len() {
                self.probe_root(&mut spent)
            } else {
                self.extend_branch(&mut spent)
            };
        }
        Turn { nodes: spent, answer, counts: std::mem::take(&mut self.stats) }
    }

    /// Propagates until neither the nogoods nor the problem remove a value; false if there is no solution.
    fn propagate(&mut self, node: &mut Node<P::Hint>, nodes: &mut u64) -> bool {
        self.stats.states += 1;
        loop {
            if !self.nogoods.propagate(&mut node.domains) {
                return false;
            }
            let before = node.domains.clone();
            if !self.problem.propagate(&mut node.domains, &mut node.hint, nodes) {
                return false;
            }
            if node.domains == before {
                return true;
            }
        }
    }

    /// Returns true if propagation refutes these decisions.
    fn is_refuted(&mut self, decisions: &[Literal], nodes: &mut u64) -> bool {
        let mut node = self.nodes[0].clone();
        node.hint = self.nodes[self.nodes.len() - 1].hint.clone();
        decisions.iter().any(|literal| !literal.assert(&mut node.domains)) || !self.propagate(&mut node, nodes)
    }

    /// Removes from the root the values of its next variable that propagation refutes.
    fn probe_root(&mut self, nodes: &mut u64) -> Answer {
        let variable = self.probed;
        self.probed += 1;
        for value in bits(self.nodes[0].domains[variable]) {
            let literal = Literal::new(variable, value as u8);
            if self.is_refuted(&[literal], nodes) && !literal.deny(&mut self.nodes[0].domains) {
                return Answer::Lost(Proof::Relaxed);
            }
        }
        Answer::Working
    }

    /// Propagates the last node; then makes a decision, or learns from the failure.
    fn extend_branch(&mut self, nodes: &mut u64) -> Answer {
        let mut node = self.nodes[self.decisions.len()].clone();
        let is_open = self.propagate(&mut node, nodes);
        self.nodes[self.decisions.len()].clone_from(&node);
        if !is_open {
            return if self.learn(nodes) { Answer::Working } else { Answer::Lost(Proof::Relaxed) };
        }
        let Some(decision) = self.decide(&node) else {
            let line = self.problem.line(&node.domains);
            self.is_inconclusive = line.is_none();
            return line.map_or(Answer::Working, Answer::won);
        };
        self.last_value[decision.variable()] = Some(decision.value);
        decision.assert(&mut node.domains);
        self.decisions.push(decision);
        self.nodes.push(node);
        self.stats.reach_depth(self.decisions.len());
        Answer::Working
    }

    /// The next decision; `None` if every variable has a single value.
    fn decide(&mut self, node: &Node<P::Hint>) -> Option<Literal> {
        let open = (0..node.domains.len()).filter(|&variable| node.domains[variable].count_ones() > 1);
        // The smallest domain in relation to its activity.
        let size = |variable: usize| f64::from(node.domains[variable].count_ones()) / self.activity[variable];
        let variable = open.min_by(|&a, &b| size(a).total_cmp(&size(b)))?;
        let domain = node.domains[variable];
        let is_in_domain = |value: &u8| domain >> value & 1 == 1;
        let preferred = self.problem.preferred_value(variable, &node.hint).filter(is_in_domain);
        let last = self.last_value[variable].filter(is_in_domain);
        let value = last.or(preferred).or_else(|| {
            let values = domain.count_ones() as usize;
            bits(domain).nth(self.rng.below(values)).map(|value| value as u8)
        })?;
        Some(Literal::new(variable, value))
    }

    /// Learns a nogood from the failure of the branch and jumps back; false if the failure needs no decision.
    fn learn(&mut self, nodes: &mut u64) -> bool {
        self.stats.backtracks += 1;
        let mut nogood = self.decisions.clone();
        let mut chunk = nogood.len().div_ceil(CHUNKS);
        while chunk > 0 {
            // Later decisions are left out first, so that the search can jump back far.
            for start in (0..nogood.len()).step_by(chunk).rev() {
                let end = (start + chunk).min(nogood.len());
                let others: Vec<Literal> = nogood[..start].iter().chain(&nogood[end..]).copied().collect();
                if self.is_refuted(&others, nodes) {
                    nogood = others;
                }
            }
            chunk /= 2;
        }
        self.activity_increment *= ACTIVITY_GROWTH;
        for literal in &nogood {
            self.activity[literal.variable()] += self.activity_increment;
        }
        if self.activity_increment > MAX_ACTIVITY_INCREMENT {
            self.activity.iter_mut().for_each(|activity| *activity /= MAX_ACTIVITY_INCREMENT);
            self.activity_increment = 1.0;
        }
        self.failures += 1;
        let is_restart = self.failures >= self.failure_limit;
        if is_restart {
            self.failures = 0;
            self.failure_limit += self.failure_limit / 10;
        }
        // The node at which all but the last literal of the nogood are decided.
        let level = match nogood[..] {
            [] => return false,
            [literal] => {
                self.jump_back(0);
                return literal.deny(&mut self.nodes[0].domains);
            }
            [.., previous, _] if !is_restart => self.decisions.iter().position(|d| *d == previous).map_or(0, |n| n + 1),
            _ => 0,
        };
        self.nogoods.add(nogood);
        self.jump_back(level);
        true
    }

    /// Undoes all decisions but the first ones.
    fn jump_back(&mut self, decisions: usize) {
        self.decisions.truncate(decisions);
        self.nodes.truncate(decisions + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{Random, sample_size};

    const VARIABLES: usize = 6;
    const VALUES: u8 = 3;

    /// A random problem: some triples of literals are forbidden.
    struct Triples(Vec<[Literal; 3]>);

    impl Triples {
        fn random(count: usize, random: &mut Random) -> Self {
            let mut triple = || {
                let mut variables: Vec<usize> = (0..VARIABLES).collect();
                random.shuffle(&mut variables);
                [0, 1, 2].map(|n| Literal::new(variables[n], random.below(VALUES.into()) as u8))
            };
            Self((0..count).map(|_| triple()).collect())
        }

        fn is_satisfied(&self, domains: &[u64]) -> bool {
            !self.0.iter().any(|triple| triple.iter().all(|literal| literal.is_true(domains)))
        }

        /// Tries all assignments.
        fn has_solution(&self) -> bool {
            (0..usize::from(VALUES).pow(VARIABLES as u32)).any(|mut n| {
                let domains = [(); VARIABLES].map(|()| {
                    let value = n % usize::from(VALUES);
                    n /= usize::from(VALUES);
                    1 << value
                });
                self.is_satisfied(&domains)
            })
        }
    }

    impl ConstraintProblem for Triples {
        type Hint = ();
        type Move = Move;

        fn root(&self) -> (Vec<u64>, ()) {
            (vec![(1 << VALUES) - 1; VARIABLES], ())
        }

        fn preferred_value(&self, _: usize, (): &()) -> Option<u8> {
            None
        }

        fn propagate(&self, domains: &mut [u64], (): &mut (), nodes: &mut u64) -> bool {
            *nodes += 1;
            self.is_satisfied(domains)
        }

        fn line(&self, domains: &[u64]) -> Option<Vec<Move>> {
            assert!(domains.iter().all(|domain| domain.count_ones() == 1) && self.is_satisfied(domains));
            Some(Vec::new())
        }
    }

    #[test]
    fn random_problems_are_decided_as_enumeration_does() {
        let mut random = Random(7);
        let samples = sample_size(300);
        let mut solved = 0;
        for n in 0..samples {
            let problem = Triples::random(120 + n % 80, &mut random);
            let has_solution = problem.has_solution();
            let mut search = NogoodSearch::new(problem, n as u64);
            let answer = search.turn(1_000_000).answer;
            assert_eq!(matches!(answer, Answer::Won(_)), has_solution, "{answer:?}");
            assert_eq!(matches!(answer, Answer::Lost(_)), !has_solution, "{answer:?}");
            solved += usize::from(has_solution);
        }
        assert!(solved * 5 > samples && solved * 5 < 4 * samples, "{solved} of {samples} have a solution");
    }

    #[test]
    fn a_full_store_keeps_the_short_nogoods() {
        let mut store = NogoodStore::new(3);
        let literals = [0, 1, 2].map(|variable| Literal::new(variable, 0));
        store.add(literals[..2].to_vec());
        for _ in 0..NogoodStore::CAPACITY {
            store.add(literals.to_vec());
        }
        assert_eq!(store.nogoods.len(), NogoodStore::CAPACITY / 2 + 1);
        // The first variable has the value, so the second one must not.
        let mut domains = [1, 3, 3];
        assert!(store.propagate(&mut domains));
        assert_eq!(domains, [1, 2, 3]);
        assert!(!store.propagate(&mut [1, 1, 3]));
    }
}
