//! The order in which the searches of the Fairie Queen are tried.

use super::beam::Beam;
use super::classes::{Classes, Known};
use super::columns::{Columns, Run};
use super::deal::{Deal, End};
use super::dive::{self, Dive, Manner};
use super::layout::{HOME, Hop, Layout, SUITS};
use super::plan::Outline;
use super::prospects::Prospects;
use super::shorten::Shorten;
use super::state::{FairieState, Move};
use crate::limits::{Limits, Rule};
use crate::rng::mix;
use crate::solver::{Answer, Engine};
use crate::verdict::Proof;

/// The search for a position of this game.
pub(crate) struct Solver {
    limits: Limits,
    part: Part,
    deal: Deal,
    columns: Columns,
    kings: usize,
    prospects: Prospects,
    /// Ends still to be put to the first abstraction.
    unchecked: Vec<u32>,
    /// Ends that it leaves open, and where they start.
    ends: Vec<u32>,
    starts: Vec<Layout>,
    stage: Stage,
    beam: Option<Beam>,
    /// Dives for a line, and the one that may prove that there is none.
    seek: Option<Dive>,
    prove: Option<Dive>,
    /// The proof by classes, and whether it can tell no more.
    classes: Option<Classes>,
    classed: bool,
    /// The end that a line found starts from, and the line.
    shorten: Option<(usize, Shorten)>,
    best: Option<Vec<Hop>>,
    /// Whether the second abstraction is known to be of no help.
    open: bool,
    rounds: u32,
    /// Dives for a line so far, and nodes that the one at hand may still spend before it starts again.
    salt: u64,
    patience: u64,
    /// What tells layouts apart in dives for a line, and what the dives for a proof see.
    tells: u8,
    sees: u8,
    /// Nodes that the search at hand may still spend before the next one's turn.
    turn: u64,
    /// Nodes spent in all.
    spent: u64,
}

/// In the order of their turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Stage {
    Deal,
    Check,
    Beam,
    Seek,
    Classes,
    Prove,
    Shorten,
}

/// What a search does beside others of the same position: its seed says it, so that two do not do the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The first one: everything in turn.
    All,
    /// Looks for a line.
    Seek,
    /// Looks for a proof, as long as there may be one.
    Prove,
}

impl Part {
    fn of(seed: u64) -> Self {
        match seed {
            1 => Self::All,
            seed if seed % 2 == 0 => Self::Seek,
            _ => Self::Prove,
        }
    }
}

/// Nodes of the first turn of each dive.
const FIRST_TURN: u64 = 100_000;

/// Steps of sight from the suits of no loose card to those of all: the next one when a search shows the last one to be
/// of no help.
const TELLS: [u8; 6] = [0, 2, 4, 6, 8, SUITS];

/// Kings to spare from which classes are not split to begin with: all of them.
const THETA: i8 = 0;

/// Rounds with a beam but for the first one: what those do not find, dives find sooner.
const BEAMS: u32 = 2;

/// The width of the beam along a line found.
const WIDTH: usize = 40;

/// Nodes after which a dive for a line starts again, elsewhere: those that find one mostly find it soon.
const PATIENCE: u64 = 400_000;

/// Where the random choices of a search of this seed start: those of the first seed at 0.
fn elsewhere(seed: u64) -> u64 {
    mix(seed ^ 1)
}

/// New outlines in one portion of the first abstraction's work.
const CHECK: u64 = 10_000;

impl Solver {
    pub(crate) fn new(state: &FairieState, limits: Limits) -> Self {
        Self {
            limits,
            part: Part::of(limits.seed),
            deal: Deal::new(state, limits),
            columns: Columns::new(state.ranks, limits.rules),
            kings: 0,
            prospects: Prospects::new(0, 0),
            unchecked: Vec::new(),
            ends: Vec::new(),
            starts: Vec::new(),
            stage: Stage::Deal,
            beam: None,
            seek: None,
            prove: None,
            classes: None,
            classed: !limits.rules.has(Rule::Fq3m),
            shorten: None,
            best: None,
            open: false,
            rounds: 0,
            salt: elsewhere(limits.seed),
            patience: PATIENCE,
            tells: 0,
            sees: if limits.rules.has(Rule::Fq2) { 0 } else { TELLS.len() as u8 - 1 },
            turn: 0,
            spent: 0,
        }
    }

    fn deal(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let (spent, complete) = self.deal.run(nodes);
        if complete {
            self.unchecked = self.deal.ends();
            self.kings = self.deal.columns;
            self.prospects = Prospects::new(self.kings, self.limits.memory / 8 * 3);
            self.advance();
        }
        (spent, None)
    }

    /// Puts an end of the deal to the first abstraction.
    fn check(&mut self) -> (u64, Option<Answer>) {
        let Some(&n) = self.unchecked.last() else {
            // Without any end left to go on from, some of them were given up for want of memory.
            let answer = self.starts.is_empty().then_some(Answer::GaveUp);
            self.advance();
            return (1, answer);
        };
        if self.columns.is_full() {
            self.deal.partial = true;
            self.unchecked.clear();
            return (1, None);
        }
        let start = layout_of(&mut self.columns, &self.deal.end(n));
        if start.outline.is_won(&self.columns) {
            let moves = self.deal.moves_to(n);
            return (1, Some(Answer::Won(moves.into_iter().map(Move::text).collect())));
        }
        let before = self.prospects.spent();
        let alive = self.prospects.outline_alive(&self.columns, &start.outline, CHECK);
        if let Some(alive) = alive {
            self.unchecked.pop();
            if alive {
                self.ends.push(n);
                self.starts.push(start);
            }
        }
        if self.unchecked.is_empty() && self.starts.is_empty() && !self.deal.partial {
            return (self.prospects.spent() - before + 1, Some(Answer::Lost(Proof::Relaxed)));
        }
        (self.prospects.spent() - before + 1, None)
    }

    fn beam(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let bytes = self.limits.memory / 4;
        let width = (16 << self.rounds.min(10)).min(bytes >> 14).max(16);
        // The tastes of two that search side by side differ.
        let round = self.rounds + if self.part == Part::All { 0 } else { 2 };
        let beam =
            self.beam.get_or_insert_with(|| Beam::new(&self.columns, self.kings, &self.starts, width, round, bytes));
        let (spent, outcome) = beam.run(&self.columns, self.kings, &mut self.prospects, nodes);
        match outcome {
            Some(dive::Outcome::Line(end, hops)) => self.found(end, hops),
            Some(dive::Outcome::Exhausted) => {
                self.beam = None;
                self.advance();
            }
            None => {}
        }
        (spent, None)
    }

    fn seek(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let bytes = [self.limits.memory / 8, self.limits.memory / 16];
        let dive = self.seek.get_or_insert_with(|| {
            let manner = Manner { sight: SUITS, tells: TELLS[usize::from(self.tells)], salt: self.salt };
            Dive::new(&self.columns, self.kings, &self.starts, manner, bytes)
        });
        let (spent, outcome) = dive.run(&self.columns, self.kings, &mut self.prospects, nodes);
        match outcome {
            Some(dive::Outcome::Line(end, hops)) => self.found(end, hops),
            // While ends are still unchecked, those that the dive started from are not all.
            Some(dive::Outcome::Exhausted) if dive.is_complete() && self.unchecked.is_empty() && !self.deal.partial => {
                return (spent, Some(Answer::Lost(Proof::Exhausted)));
            }
            Some(dive::Outcome::Exhausted) => {
                self.tells = (self.tells + 1).min(TELLS.len() as u8 - 1);
                self.advance();
            }
            None => {
                self.patience -= self.patience.min(spent);
                if self.patience == 0 {
                    self.seek = None;
                    self.salt += 1;
                    self.patience = PATIENCE;
                }
            }
        }
        (spent, None)
    }

    /// Looks through classes of layouts; ends that this finds lost are left out from then on.
    fn classes(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let bytes = self.limits.memory / 8 * 5;
        let classes = self.classes.get_or_insert_with(|| Classes::new(self.kings, THETA, bytes));
        let (spent, known) = classes.run(&self.columns, &mut self.prospects, &self.starts, nodes);
        match known {
            Known::Nothing => {}
            Known::Won(end, hops) => self.found(end, hops),
            Known::Lost(end) => {
                self.ends.remove(end);
                self.starts.remove(end);
                if self.starts.is_empty() && self.unchecked.is_empty() {
                    let answer = if self.deal.partial { Answer::GaveUp } else { Answer::Lost(Proof::Relaxed) };
                    return (spent, Some(answer));
                }
            }
            Known::All => {
                if self.unchecked.is_empty() {
                    self.classed = true;
                    self.classes = None;
                }
                self.advance();
            }
        }
        (spent, None)
    }

    fn prove(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let bytes = [self.limits.memory / 2, self.limits.memory / 16 * 3];
        let dive = self.prove.get_or_insert_with(|| {
            let sight = TELLS[usize::from(self.sees)];
            let manner = Manner { sight, tells: sight, salt: 0 };
            Dive::new(&self.columns, self.kings, &self.starts, manner, bytes)
        });
        let (spent, outcome) = dive.run(&self.columns, self.kings, &mut self.prospects, nodes);
        match outcome {
            Some(dive::Outcome::Exhausted) if dive.is_complete() && !self.deal.partial => {
                let proof = if dive.is_exact() { Proof::Exhausted } else { Proof::Relaxed };
                return (spent, Some(Answer::Lost(proof)));
            }
            Some(dive::Outcome::Line(end, hops)) if usize::from(self.sees) == TELLS.len() - 1 => {
                self.found(end, hops);
            }
            // With so many suits forgotten the game can be won, or the search was cut short: no proof that way.
            Some(_) => {
                self.sees += 1;
                self.open |= usize::from(self.sees) == TELLS.len();
                self.prove = None;
                self.advance();
            }
            None => {}
        }
        (spent, None)
    }

    /// Turns to a line that wins, to make it shorter.
    fn found(&mut self, end: usize, hops: Vec<Hop>) {
        self.beam = None;
        self.seek = None;
        self.prove = None;
        self.classes = None;
        self.shorten = Some((end, Shorten::new(&self.starts[end], hops)));
        self.stage = Stage::Shorten;
    }

    fn shorten(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let Some((end, shorten)) = &mut self.shorten else {
            return (1, Some(Answer::GaveUp));
        };
        let end = *end;
        let start = &self.starts[end];
        if let Some(beam) = &mut self.beam {
            // The line found first is shortened already; a beam along it may find a better one.
            let (spent, outcome) = beam.run(&self.columns, self.kings, &mut self.prospects, nodes);
            if let Some(outcome) = outcome {
                self.beam = None;
                match outcome {
                    dive::Outcome::Line(_, hops) => *shorten = Shorten::new(start, hops),
                    dive::Outcome::Exhausted => return (spent, Some(self.line(end, Vec::new()))),
                }
            }
            return (spent, None);
        }
        let (spent, hops) = shorten.run(&self.columns, self.kings, nodes);
        let Some(hops) = hops else { return (spent, None) };
        let plays = hops.iter().filter(|hop| hop.1 >= HOME).count();
        if self.best.is_none() && hops.len() > plays * 2 {
            let bytes = self.limits.memory / 4;
            self.beam = Some(Beam::guided(&self.columns, self.kings, start, &hops, WIDTH, bytes));
            self.best = Some(hops);
            return (spent, None);
        }
        (spent, Some(self.line(end, hops)))
    }

    /// The answer by this line, or by the one found first if that is shorter.
    fn line(&mut self, end: usize, hops: Vec<Hop>) -> Answer {
        let hops = match self.best.take() {
            Some(best) if hops.is_empty() || best.len() <= hops.len() => best,
            _ => hops,
        };
        let mut moves = self.deal.moves_to(self.ends[end]);
        moves.extend(hops.into_iter().map(move_of));
        Answer::Won(moves.into_iter().map(Move::text).collect())
    }

    /// Whether a search has something to do.
    fn wants(&self, stage: Stage) -> bool {
        match stage {
            Stage::Beam if self.rounds > BEAMS => false,
            Stage::Beam | Stage::Seek => self.part != Part::Prove || self.open,
            Stage::Classes => self.part != Part::Seek && !self.classed,
            Stage::Prove => self.part != Part::Seek && self.classed && self.unchecked.is_empty() && !self.open,
            Stage::Deal | Stage::Check | Stage::Shorten => true,
        }
    }

    /// Gives the next search its turn; all turns are longer each round.
    fn advance(&mut self) {
        self.seek = None;
        self.salt += u64::from(self.stage == Stage::Seek);
        self.patience = PATIENCE;
        self.stage = match self.stage {
            Stage::Deal => Stage::Check,
            Stage::Check if self.starts.is_empty() => Stage::Check,
            Stage::Shorten => Stage::Shorten,
            stage => {
                let all = [Stage::Beam, Stage::Seek, Stage::Classes, Stage::Prove];
                all.into_iter().find(|next| *next > stage && self.wants(*next)).unwrap_or_else(|| {
                    self.rounds += 1;
                    Stage::Check
                })
            }
        };
        self.turn = FIRST_TURN << self.rounds.min(20);
    }
}

impl Engine for Solver {
    fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            let left = (nodes - spent).min(self.turn.max(1));
            let stage = self.stage;
            let (n, answer) = match stage {
                Stage::Deal => self.deal(nodes - spent),
                Stage::Check => self.check(),
                Stage::Beam => self.beam(nodes - spent),
                Stage::Seek => self.seek(left.min(self.patience)),
                Stage::Classes => self.classes(left),
                Stage::Prove => self.prove(left),
                Stage::Shorten => self.shorten(nodes - spent),
            };
            spent += n;
            self.spent += n;
            if let Some(answer) = answer {
                return (spent, answer);
            }
            if self.stage == Stage::Shorten
                && self.spent >= self.limits.nodes
                && let Some((end, shorten)) = self.shorten.take()
            {
                // No nodes are left to make the line shorter.
                return (spent, self.line(end, shorten.line));
            }
            if self.stage == stage && matches!(stage, Stage::Check | Stage::Seek | Stage::Classes | Stage::Prove) {
                self.turn -= self.turn.min(n);
                if self.turn == 0 {
                    self.advance();
                }
            }
        }
        (spent, Answer::Working)
    }
}

/// Whether classes alone show that a position is lost; a line that they find is made move by move.
#[cfg(test)]
pub(super) fn is_lost_by_classes(state: &FairieState, limits: Limits, theta: i8, turn: Option<u64>) -> bool {
    let mut deal = Deal::new(state, limits);
    while !deal.run(10_000).1 {}
    let mut columns = Columns::new(state.ranks, limits.rules);
    let mut starts: Vec<Layout> = deal.ends().iter().map(|&n| layout_of(&mut columns, &deal.end(n))).collect();
    let mut prospects = Prospects::new(deal.columns, 1 << 20);
    let mut classes = Classes::new(deal.columns, theta, 1 << 24);
    if let Some(nodes) = turn {
        classes = classes.in_turns(nodes);
    }
    loop {
        match classes.run(&columns, &mut prospects, &starts, 10_000).1 {
            Known::Nothing => {}
            Known::Lost(end) => {
                starts.remove(end);
            }
            Known::Won(end, line) => {
                let mut layout = starts[end];
                for hop in line {
                    let mut hops = Vec::new();
                    layout.hops(&columns, deal.columns, &mut hops);
                    assert!(hops.iter().any(|&(own, _)| own == hop), "{hop:?} is not possible in {layout:?}");
                    layout.apply(&columns, hop, SUITS);
                }
                assert!(layout.outline.is_won(&columns), "the line ends too soon, in {layout:?}");
                return false;
            }
            Known::All => return !deal.partial && starts.is_empty(),
        }
    }
}

pub(super) fn layout_of(columns: &mut Columns, end: &End) -> Layout {
    let outline = Outline { prefix: [0; 8], heights: end.heights };
    let mut layout = Layout { outline, run: [Run::EMPTY; 8] };
    for (c, cards) in end.columns.iter().enumerate() {
        (layout.outline.prefix[c], layout.run[c]) = columns.add(cards);
    }
    layout
}

fn move_of((from, to): Hop) -> Move {
    if to >= HOME { Move::Up(from) } else { Move::Transfer(from, to) }
}
