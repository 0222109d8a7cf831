//! Budgets of searches, and the rules of the ledger and the methods that they may use.

use crate::Method;

/// The budget of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// Nodes, after which the verdict is [`Verdict::Unknown`](crate::Verdict::Unknown).
    ///
    /// A node is one move made in a search, or other work that takes about as long: a state of an exact search counts as 40 to
    /// 64 nodes, a fixpoint of a relaxation as 50. In the Fairie Queen it is a state with all its successors, so that budgets of
    /// different games do not compare. The limit is soft: an engine finishes its current unit of work, usually some
    /// hundred nodes past the limit, in proofs by relaxation more.
    pub nodes: u64,
    /// Maximum bytes of all tables together; they start small and grow. Lines and stacks come on top of it.
    pub memory: usize,
    /// Seed of every random choice.
    pub seed: u64,
    /// The proofs to try; [`Limits::within`] chooses by the nodes.
    pub effort: Effort,
    /// The role of this search if several search one position.
    pub role: WorkerRole,
    /// Selects the bits of hashed positions that tables compare, 0 to 30. A false match, which could prove a loss wrongly, recurs
    /// with other bits with negligible probability. No value is better than another.
    pub hash_seed: u32,
    /// Rules of the [ledger](crate::ledger) that may prune.
    pub rules: RuleSet,
    /// Methods that may run: all, except in experiments.
    pub methods: MethodSet,
}

impl Default for Limits {
    /// Unlimited nodes, 120 MiB, seed 1, all methods and rules.
    fn default() -> Self {
        Self {
            nodes: u64::MAX,
            memory: 120 << 20,
            seed: 1,
            effort: Effort::Thorough,
            role: WorkerRole::Both,
            hash_seed: 0,
            rules: RuleSet::ALL,
            methods: MethodSet::ALL,
        }
    }
}

impl Limits {
    /// The defaults with a limit of nodes, and the effort that pays within it.
    #[must_use]
    pub fn within(nodes: u64) -> Self {
        let effort = if nodes < THOROUGH_NODES { Effort::Quick } else { Effort::Thorough };
        Self { nodes, effort, ..Self::default() }
    }

    /// The limits of the `n`-th of several searches of one position, from 0 on: each has its own seed, and a role. Only the second
    /// one seeks proofs: two refinements would do the same, since they make no random choices.
    ///
    /// ```
    /// use patience_solver::{Limits, WorkerRole};
    /// let searches = [0, 1, 2, 3].map(|n| Limits::default().for_worker(n));
    /// assert_eq!(searches.map(|limits| limits.seed), [2, 3, 4, 5]);
    /// let proves = searches.map(|limits| limits.role == WorkerRole::Proofs);
    /// assert_eq!(proves, [false, true, false, false]);
    /// ```
    #[must_use]
    pub fn for_worker(self, n: u32) -> Self {
        let role = if n == 1 { WorkerRole::Proofs } else { WorkerRole::Lines };
        Self { seed: u64::from(n) + 2, role, ..self }
    }
}

/// Minimum nodes with which a thorough search pays.
const THOROUGH_NODES: u64 = 50_000_000;

/// The proofs that a search tries: those that decide early, or also those that pay only in long searches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effort {
    /// Only methods that decide early.
    Quick,
    /// Also what pays only in long searches: copy commitment in the Labyrinth.
    Thorough,
}

/// The role of a search if several search one position. The Fairie Queen and Sly have a use for roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WorkerRole {
    /// Seeks lines and proofs.
    Both,
    /// Seeks lines: neither abstraction refinement nor packet assignment runs.
    Lines,
    /// Seeks proofs: in the Fairie Queen only, while there may be one; in Sly most of the time.
    Proofs,
}

/// The budget of a [hint](crate::hint::HintSearch).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HintLimits {
    /// Determinizations: orders of the stock that are sampled.
    pub samples: u32,
    /// Nodes per search of one determinization; soft, as [`Limits::nodes`].
    pub nodes: u64,
    /// Moves tried in every determinization.
    pub candidates: usize,
    /// Seed of the determinizations.
    pub seed: u64,
    /// Approximate bytes of the tables of one search.
    pub memory: usize,
    /// Number of playouts, for games that have them: if one is won, they decide instead of the determinizations. 0 for none.
    pub playouts: u32,
}

impl Default for HintLimits {
    /// 32 determinizations, 250,000 nodes, 4 moves, seed 1, 15 MiB, no playouts; [`HintLimits::for_game`] has those of each game.
    fn default() -> Self {
        Self { samples: 32, nodes: 250_000, candidates: 4, seed: 1, memory: 15 << 20, playouts: 0 }
    }
}

/// A pruning rule of the [ledger](crate::ledger), which can be switched off to compare searches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Rule {
    /// `FQ-S`: A card of the Fairie Queen goes home at once if no other card can need it.
    SafeAutoplay,
    /// `FQ-C`: The order of the columns of the Fairie Queen does not matter.
    ColumnSymmetry,
    /// `FQ-K`: Bare kings of the Fairie Queen are interchangeable.
    BareKingSymmetry,
    /// `FQ-1`: The loose cards of the Fairie Queen must fit on each other, on dealt cards and on bare kings.
    PackingBound,
    /// `FQ-1m`: The packing bound also holds in the middle of a move.
    PackingDuringMove,
    /// `FQ-3`: An abstract state fixes only the loose cards that cannot move.
    FrozenCards,
    /// `FQ-3m`: The frozen-card abstraction is refined where it finds a win (CEGAR).
    AbstractionRefinement,
    /// `LAB-R`: A Labyrinth that is lost with its whole stock available is lost.
    LabyrinthRelaxation,
    /// `SLY-R`: A position of Sly that is lost with its stock available is lost.
    SlyRelaxation,
    /// `EMP-L`: A position of the Empress of India with pairs that block each other is lost.
    PairDeadlock,
    /// `EMP-B`: In the Empress of India, red and black cards go home in equal numbers.
    ColourBalance,
    /// `EMP-D`: No card is paired if its space could not be refilled.
    DryRowPairing,
    /// `EMP-O`: A card is turned only for the next move to use it.
    TurnBeforeUse,
    /// `SLY-B`: In Sly, each card of the stock goes home as it turns up, or lies on a packet.
    SlyPacketAssignment,
    /// `LAB-C`: In the Labyrinth, the search decides early which copy of a kind goes to which foundation.
    LabyrinthCopyCommitment,
}

impl Rule {
    /// Every rule with its code in the ledger.
    pub const ALL: &[(Rule, &str)] = &[
        (Rule::SafeAutoplay, "FQ-S"),
        (Rule::ColumnSymmetry, "FQ-C"),
        (Rule::BareKingSymmetry, "FQ-K"),
        (Rule::PackingBound, "FQ-1"),
        (Rule::PackingDuringMove, "FQ-1m"),
        (Rule::FrozenCards, "FQ-3"),
        (Rule::AbstractionRefinement, "FQ-3m"),
        (Rule::LabyrinthRelaxation, "LAB-R"),
        (Rule::SlyRelaxation, "SLY-R"),
        (Rule::PairDeadlock, "EMP-L"),
        (Rule::ColourBalance, "EMP-B"),
        (Rule::DryRowPairing, "EMP-D"),
        (Rule::TurnBeforeUse, "EMP-O"),
        (Rule::SlyPacketAssignment, "SLY-B"),
        (Rule::LabyrinthCopyCommitment, "LAB-C"),
    ];

    /// The code that the ledger and the command line use: `FQ-S`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(rule, _)| *rule == self).map_or("", |(_, name)| name)
    }
}

/// A set of rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub struct RuleSet(u32);

impl RuleSet {
    /// All rules: the fastest search.
    pub const ALL: RuleSet = RuleSet(u32::MAX);
    /// No rules.
    pub const NONE: RuleSet = RuleSet(0);

    /// Returns true if the set has a rule.
    #[must_use]
    pub const fn has(self, rule: Rule) -> bool {
        self.0 >> rule as u8 & 1 == 1
    }

    /// Returns the set without a rule.
    pub const fn without(self, rule: Rule) -> RuleSet {
        RuleSet(self.0 & !(1 << rule as u8))
    }
}

/// A set of methods. The rules, and the Fairie Queen's deal enumeration and abstractions, always run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub struct MethodSet(u32);

impl MethodSet {
    /// All methods.
    pub const ALL: MethodSet = MethodSet(u32::MAX);

    /// Returns true if the set has a method.
    #[must_use]
    pub const fn has(self, method: Method) -> bool {
        self.0 >> method as u8 & 1 == 1
    }

    /// Returns the set without a method.
    pub const fn without(self, method: Method) -> MethodSet {
        MethodSet(self.0 & !(1 << method as u8))
    }
}
