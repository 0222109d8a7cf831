//! What searches may spend, and which rules they may use.

/// What a search may spend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// Nodes in all, after which the answer is [`Verdict::Unknown`](crate::Verdict::Unknown).
    pub nodes: u64,
    /// Bytes that the search's tables may take, roughly.
    pub memory: usize,
    /// Where the search's own random choices start.
    pub seed: u64,
    /// Which rules of the [ledger](crate::ledger) may leave something out.
    pub rules: RuleSet,
}

impl Default for Limits {
    /// No end of nodes, 64 MB, seed 1, all rules.
    fn default() -> Self {
        Self { nodes: u64::MAX, memory: 64 << 20, seed: 1, rules: RuleSet::ALL }
    }
}

/// What the [fair adviser](crate::fair::Adviser) may spend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FairLimits {
    /// Possible orders of the stock that are looked at.
    pub samples: u32,
    /// Nodes for each search of one of them.
    pub nodes: u64,
    /// How many moves are tried in all of them.
    pub candidates: usize,
    /// Where the random orders start.
    pub seed: u64,
    /// Bytes that a search's tables may take, roughly.
    pub memory: usize,
}

impl Default for FairLimits {
    /// 32 orders, 250,000 nodes, 4 moves, seed 1, 8 MB; [`FairLimits::for_game`] knows better for each game.
    fn default() -> Self {
        Self { samples: 32, nodes: 250_000, candidates: 4, seed: 1, memory: 8 << 20 }
    }
}

/// A rule of the [ledger](crate::ledger) that can be switched off, to hold the search without it against the search with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the ledger says what each is")]
pub enum Rule {
    FqS,
    FqC,
    FqK,
    Fq1,
    Fq1m,
    Fq2,
    Fq3,
    Fq3m,
    LabS,
    LabR,
    SlyS,
    SlyR,
    EmpL,
    EmpU,
    EmpB,
    EmpP,
    EmpD,
    EmpO,
    WhyB,
    SlyB,
    LabC,
}

impl Rule {
    /// Every rule with the name that the ledger gives it.
    pub const ALL: &[(Rule, &str)] = &[
        (Rule::FqS, "FQ-S"),
        (Rule::FqC, "FQ-C"),
        (Rule::FqK, "FQ-K"),
        (Rule::Fq1, "FQ-1"),
        (Rule::Fq1m, "FQ-1m"),
        (Rule::Fq2, "FQ-2"),
        (Rule::Fq3, "FQ-3"),
        (Rule::Fq3m, "FQ-3m"),
        (Rule::LabS, "LAB-S"),
        (Rule::LabR, "LAB-R"),
        (Rule::SlyS, "SLY-S"),
        (Rule::SlyR, "SLY-R"),
        (Rule::EmpL, "EMP-L"),
        (Rule::EmpU, "EMP-U"),
        (Rule::EmpB, "EMP-B"),
        (Rule::EmpP, "EMP-P"),
        (Rule::EmpD, "EMP-D"),
        (Rule::EmpO, "EMP-O"),
        (Rule::WhyB, "WHY-B"),
        (Rule::SlyB, "SLY-B"),
        (Rule::LabC, "LAB-C"),
    ];

    /// The name that the ledger gives it: `FQ-S`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(rule, _)| *rule == self).map_or("", |(_, name)| name)
    }
}

/// The rules of the ledger that a search uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub struct RuleSet(u32);

impl RuleSet {
    /// All of them: the fastest search.
    pub const ALL: RuleSet = RuleSet(u32::MAX);
    /// None of them.
    pub const NONE: RuleSet = RuleSet(0);

    /// Whether a search uses this rule.
    #[must_use]
    pub const fn has(self, rule: Rule) -> bool {
        self.0 >> rule as u8 & 1 == 1
    }

    /// The same without one rule.
    pub const fn without(self, rule: Rule) -> RuleSet {
        RuleSet(self.0 & !(1 << rule as u8))
    }
}
