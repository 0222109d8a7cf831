//! The order in which the searches of the Fairie Queen are tried.

use super::columns::{Columns, Run};
use super::deal::{Deal, End};
use super::dive::{self, Dive, Manner};
use super::layout::{HOME, Hop, Layout};
use super::plan::{Outline, Plan};
use super::{FairieState, Move};
use crate::search::Answer;
use crate::verdict::{Limits, Proof};

/// The search for a position of this game.
pub(crate) struct Solver {
    limits: Limits,
    deal: Deal,
    columns: Columns,
    kings: usize,
    plan: Plan,
    /// Ends still to be put to the first abstraction.
    unchecked: Vec<End>,
    /// Ends that it leaves open, and where they start.
    ends: Vec<End>,
    starts: Vec<Layout>,
    stage: Stage,
    /// Dives for a line, and the one that may prove that there is none.
    seek: Option<Dive>,
    prove: Option<Dive>,
    /// Whether the second abstraction is known to be of no help.
    open: bool,
    rounds: u32,
    /// Nodes that the dive at hand may still spend before the other's turn.
    turn: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Deal,
    Check,
    Seek,
    Prove,
}

/// Nodes of the first turn of each dive.
const FIRST_TURN: u64 = 100_000;

impl Solver {
    pub(crate) fn new(state: &FairieState, limits: Limits) -> Self {
        Self {
            limits,
            deal: Deal::new(state),
            columns: Columns::new(state.ranks),
            kings: 0,
            plan: Plan::new(0, 0),
            unchecked: Vec::new(),
            ends: Vec::new(),
            starts: Vec::new(),
            stage: Stage::Deal,
            seek: None,
            prove: None,
            open: false,
            rounds: 0,
            turn: 0,
        }
    }

    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            let left = nodes - spent;
            match self.stage {
                Stage::Deal => {
                    let (n, complete) = self.deal.run(left);
                    spent += n;
                    if complete {
                        self.unchecked = self.deal.ends();
                        self.kings = self.unchecked.first().map_or(0, |end| end.columns.len());
                        self.plan = Plan::new(self.kings, self.limits.memory / 4);
                        self.stage = Stage::Check;
                    }
                }
                Stage::Check => {
                    if self.unchecked.is_empty() {
                        if self.starts.is_empty() {
                            return (spent, Answer::Lost(Proof::Relaxed));
                        }
                        self.stage = Stage::Seek;
                        self.turn = FIRST_TURN;
                    } else {
                        let (n, answer) = self.check(left);
                        spent += n;
                        if let Some(answer) = answer {
                            return (spent, answer);
                        }
                    }
                }
                Stage::Seek | Stage::Prove => {
                    let (n, answer) = self.dive(left);
                    spent += n;
                    if let Some(answer) = answer {
                        return (spent, answer);
                    }
                }
            }
        }
        (spent, Answer::Working)
    }

    /// Puts an end of the deal to the first abstraction.
    fn check(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let Some(end) = self.unchecked.last() else { return (0, None) };
        let start = layout_of(&mut self.columns, end);
        if start.outline.is_won(&self.columns) {
            let moves = self.deal.moves_to(end);
            return (1, Some(Answer::Won(moves.into_iter().map(Move::text).collect())));
        }
        let before = self.plan.spent;
        let alive = self.plan.alive(&self.columns, &start.outline, nodes);
        if let Some(alive) = alive {
            let end = self.unchecked.pop();
            if let Some(end) = end.filter(|_| alive) {
                self.ends.push(end);
                self.starts.push(start);
            }
        }
        (self.plan.spent - before + 1, None)
    }

    fn dive(&mut self, nodes: u64) -> (u64, Option<Answer>) {
        let blind = self.stage == Stage::Prove;
        let slot = if blind { &mut self.prove } else { &mut self.seek };
        let bytes = self.limits.memory / 4;
        let dive = slot.get_or_insert_with(|| {
            let visits = 1 + (self.rounds / 2).min(200) as u8;
            let manner = Manner { blind, visits, salt: u64::from(self.rounds) };
            Dive::new(&self.columns, self.kings, &self.starts, manner, bytes)
        });
        let (spent, outcome) = dive.run(&self.columns, self.kings, &mut self.plan, nodes.min(self.turn));
        self.turn -= self.turn.min(spent);
        match outcome {
            Some(dive::Outcome::Line(end, hops)) if !blind => {
                let mut moves = self.deal.moves_to(&self.ends[end]);
                moves.extend(hops.into_iter().map(move_of));
                return (spent, Some(Answer::Won(moves.into_iter().map(Move::text).collect())));
            }
            // Suits forgotten, the game can be won: no proof that way.
            Some(dive::Outcome::Line(..)) => self.turn = 0,
            Some(dive::Outcome::Exhausted) if !dive.incomplete => {
                return (spent, Some(Answer::Lost(Proof::Relaxed)));
            }
            Some(dive::Outcome::Exhausted) => self.turn = 0,
            None => {}
        }
        if self.turn == 0 {
            self.change(outcome.is_some());
        }
        (spent, None)
    }

    /// Gives the other dive its turn, a longer one each round.
    fn change(&mut self, ended: bool) {
        match self.stage {
            Stage::Prove => {
                self.rounds += 1;
                self.stage = Stage::Seek;
                self.open |= ended;
            }
            _ => {
                self.seek = None;
                if self.open {
                    self.rounds += 1;
                } else {
                    self.stage = Stage::Prove;
                }
            }
        }
        self.turn = FIRST_TURN << self.rounds.min(20);
    }
}

fn layout_of(columns: &mut Columns, end: &End) -> Layout {
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
