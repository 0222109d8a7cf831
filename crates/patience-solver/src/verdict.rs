//! What the solver can say of a position.

use patience::Move;

/// What is known of a position, with the order of the stock known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be won: these moves win it. They have been replayed under the rules.
    Won(Vec<Move>),
    /// It cannot be won.
    Lost(Proof),
    /// Not decided within the limits.
    Unknown,
}

impl Verdict {
    /// `won`, `lost` or `unknown`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Verdict::Won(_) => "won",
            Verdict::Lost(_) => "lost",
            Verdict::Unknown => "unknown",
        }
    }
}

/// Why a position cannot be won; the ledger argues for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Every line of play was followed to its end, but for those that the ledger shows to be no better than others.
    Exhausted,
    /// A simplified game that allows everything the real one does, and more, cannot be won.
    Relaxed,
}

/// How a search stands after a slice of work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// The answer, which will not change.
    Done(Verdict),
    /// More nodes may decide it.
    Working,
}

/// What a search may spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Nodes in all, after which the answer is [`Verdict::Unknown`].
    pub nodes: u64,
    /// Bytes that the search's tables may take, roughly.
    pub memory: usize,
    /// Where the search's own random choices start.
    pub seed: u64,
    /// Which rules of the ledger may leave something out.
    pub rules: RuleSet,
}

impl Default for Limits {
    /// No end of nodes, 64 MB, seed 1, all rules.
    fn default() -> Self {
        Self { nodes: u64::MAX, memory: 64 << 20, seed: 1, rules: RuleSet::ALL }
    }
}

/// A rule of the ledger that can be switched off, to hold the search without it against the search with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the ledger says what each is")]
pub enum Rule {
    FqS,
    FqC,
    FqK,
    Fq1,
    Fq1m,
    Fq2,
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
    ];
}

/// The rules of the ledger that a search uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    #[must_use]
    pub const fn without(self, rule: Rule) -> RuleSet {
        RuleSet(self.0 & !(1 << rule as u8))
    }
}
