//! The order in which the searches of the Fairie Queen are tried.

use super::beam::{Beam, Outcome, Pass};
use super::columns::Columns;
use super::deal::{Deal, End};
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
    /// Ends of the deal that the abstraction leaves open.
    ends: Vec<End>,
    starts: Vec<Layout>,
    /// Ends still to be put to the abstraction.
    unchecked: Vec<End>,
    stage: Stage,
    pass: u32,
}

enum Stage {
    Deal,
    Check,
    Beam(Box<Beam>),
}

impl Solver {
    pub(crate) fn new(state: &FairieState, limits: Limits) -> Self {
        Self {
            limits,
            deal: Deal::new(state),
            columns: Columns::new(state.ranks),
            kings: 0,
            plan: Plan::new(0, 0),
            ends: Vec::new(),
            starts: Vec::new(),
            unchecked: Vec::new(),
            stage: Stage::Deal,
            pass: 0,
        }
    }

    pub(crate) fn run(&mut self, nodes: u64) -> (u64, Answer) {
        let mut spent = 0;
        while spent < nodes {
            match &mut self.stage {
                Stage::Deal => {
                    let (n, complete) = self.deal.run(nodes - spent);
                    spent += n;
                    if complete {
                        self.unchecked = self.deal.ends();
                        self.kings = self.unchecked.first().map_or(0, |end| end.columns.len());
                        self.plan = Plan::new(self.kings, self.limits.memory / 4);
                        self.stage = Stage::Check;
                    }
                }
                Stage::Check => {
                    let Some(end) = self.unchecked.last() else {
                        if self.starts.is_empty() {
                            return (spent, Answer::Lost(Proof::Relaxed));
                        }
                        self.next_pass();
                        continue;
                    };
                    let start = layout_of(&mut self.columns, end);
                    let before = self.plan.spent;
                    let alive = self.plan.alive(&self.columns, &start.outline, nodes - spent);
                    spent += self.plan.spent - before + 1;
                    if let Some(alive) = alive {
                        let end = self.unchecked.pop();
                        if let Some(end) = end.filter(|_| alive) {
                            self.ends.push(end);
                            self.starts.push(start);
                        }
                    }
                }
                Stage::Beam(beam) => {
                    let (n, found) = beam.run(&self.columns, self.kings, &mut self.plan, nodes - spent);
                    spent += n;
                    match found {
                        Some(Outcome::Line(end, hops)) => {
                            let mut moves = self.deal.moves_to(&self.ends[end]);
                            moves.extend(hops.into_iter().map(move_of));
                            return (spent, Answer::Won(moves.into_iter().map(Move::text).collect()));
                        }
                        Some(Outcome::Nothing) => {
                            if self.pass > 5 {
                                return (spent, Answer::GaveUp);
                            }
                            self.next_pass();
                        }
                        None => {}
                    }
                }
            }
        }
        (spent, Answer::Working)
    }

    fn next_pass(&mut self) {
        let width = 8 << (2 * self.pass);
        let pass = Pass { width, reach: 200, twins: 3, salt: u64::from(self.pass) };
        self.pass += 1;
        let beam = Beam::new(&self.columns, self.kings, &self.starts, pass, self.limits.memory / 4);
        self.stage = Stage::Beam(Box::new(beam));
    }
}

fn layout_of(columns: &mut Columns, end: &End) -> Layout {
    let mut layout =
        Layout { outline: Outline { prefix: [0; 8], heights: end.heights }, run: [super::columns::Run::EMPTY; 8] };
    for (c, cards) in end.columns.iter().enumerate() {
        (layout.outline.prefix[c], layout.run[c]) = columns.add(cards);
    }
    layout
}

fn move_of((from, to): Hop) -> Move {
    if to >= HOME { Move::Up(from) } else { Move::Transfer(from, to) }
}
