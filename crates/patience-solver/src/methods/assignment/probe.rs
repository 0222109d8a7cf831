//! Failed-literal probing on the copy-assignment relaxation, with a warm start from the parent position.
//!
//! For each unassigned kind both values are propagated; a value that loses is refuted, and the other one is assigned.
//! The result is a list of open branches, where a child position starts; the kinds that all branches assign alike are
//! the backbone (a term of propositional satisfiability). In: an unfinished relaxation. Out: won, lost or open
//! branches.

use super::{CopyAssignmentRelaxation, CopyId, NO_COPY, PartialAssignment, Propagation, copies_in};
use crate::engine::{bits, sort};

/// Nodes that a round of a propagation counts for.
pub(crate) const NODES_PER_ROUND: u64 = 2;

impl Propagation<'_> {
    /// For each value, the kinds that this winning fixpoint witnesses: none of their copies was gone before its
    /// foundation requested it.
    fn witnessed_values(&self) -> [u64; 2] {
        [(!self.first_up, 1, 0), (self.first_up, 0, 1)].map(|(kinds, up, down)| {
            (kinds & !self.conflicts | self.had_choice)
                & !self.moved_unrequested[0][up]
                & !self.moved_unrequested[1][down]
        })
    }
}

/// How often both values of a kind were refuted, recent failures counting more (Boussemart et al. 2004): such kinds are probed
/// and branched on first, as they are the likeliest to fail again, also in the next positions of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Activity([f32; 52]);

impl Default for Activity {
    fn default() -> Self {
        Self([0.0; 52])
    }
}

impl Activity {
    /// Decay with each failure.
    const DECAY: f32 = 0.95;

    fn record_failure(&mut self, kind: u64) {
        for activity in &mut self.0 {
            *activity *= Self::DECAY;
        }
        self.0[kind.trailing_zeros() as usize] += 1.0;
    }

    /// These kinds, the most active first; among equals those in conflict, which are the likeliest to be refuted.
    fn order(&self, kinds: u64, conflicts: u64) -> Vec<usize> {
        let mut order: Vec<usize> = bits(kinds & conflicts).chain(bits(kinds & !conflicts)).collect();
        sort::insertion_sort(&mut order, |&a, &b| self.0[a] < self.0[b]);
        order
    }

    /// The most active of these kinds, as a set; `None` if none has failed yet.
    fn most_active(&self, kinds: u64) -> Option<u64> {
        let active = bits(kinds).filter(|&kind| self.0[kind] > 0.0);
        active.max_by(|&a, &b| self.0[a].total_cmp(&self.0[b])).map(|kind| 1 << kind)
    }
}

impl PartialAssignment {
    /// Assigns one more kind.
    fn with(self, kind: u64, up: bool) -> Self {
        Self { assigned: self.assigned | kind, first_up: self.first_up & !kind | if up { kind } else { 0 }, ..self }
    }
}

impl CopyAssignmentRelaxation {
    /// Starts from the open branches of the parent position; returns the rounds spent.
    pub(crate) fn warm_start(&mut self, branches: &[PartialAssignment]) -> u64 {
        // The branches do not say which card grace has taken meanwhile.
        if !self.grace && branches.iter().any(|assignment| assignment.grace_card.is_some()) {
            return 0;
        }
        let Some(root) = self.stack.pop() else { return 0 };
        let mut rounds = 0;
        if branches.len() > 1 {
            let mut propagation = self.propagation(root);
            let lost = !propagation.run() && self.winning_grace_cards(&propagation, &mut rounds).is_empty();
            rounds += propagation.rounds;
            if lost {
                return rounds;
            }
        }
        let both_present = self.present[0] & self.present[1];
        let certain = self.preassigned | self.present[0] ^ self.present[1];
        self.stack.extend(branches.iter().filter_map(|assignment| {
            let differs = assignment.assigned & certain & (assignment.first_up ^ root.first_up) != 0;
            if differs
                || assignment
                    .grace_card
                    .is_some_and(|copy_id| self.present[usize::from(copy_id / 52)] >> (copy_id % 52) & 1 == 0)
            {
                return None;
            }
            let chosen = assignment.assigned & both_present & !self.preassigned;
            let first_up = root.first_up & !chosen | assignment.first_up & chosen;
            Some(PartialAssignment { assigned: root.assigned | chosen, first_up, grace_card: assignment.grace_card })
        }));
        rounds
    }

    /// The branches not refuted: every assignment that wins extends one of them.
    pub(crate) fn open_branches(&self) -> Vec<PartialAssignment> {
        self.stack
            .iter()
            .map(|assignment| PartialAssignment { assigned: assignment.assigned & !self.indifferent, ..*assignment })
            .collect()
    }

    /// The kinds that all open branches assign alike, and those of them whose first copy goes up.
    pub(crate) fn backbone(&self) -> (u64, u64) {
        let Some(first) = self.stack.first() else { return (0, 0) };
        let backbone = |assigned: u64, assignment: &PartialAssignment| {
            assigned & assignment.assigned & !(assignment.first_up ^ first.first_up)
        };
        let backbone = self.stack.iter().fold(self.present[0] & self.present[1] & !self.indifferent, backbone);
        (backbone, first.first_up & backbone)
    }

    /// Probes for about `rounds` rounds. Returns the rounds spent and, once decided, whether all cards can go home.
    pub(crate) fn probe(&mut self, rounds: u64) -> (u64, Option<bool>) {
        let mut spent = 0;
        while spent < rounds {
            let Some(assignment) = self.stack.pop() else { return (spent, Some(false)) };
            if self.probe_assignment(assignment, &mut spent) {
                return (spent, Some(true));
            }
        }
        (spent, None)
    }

    /// Probes one branch and pushes its parts that are not refuted; true if all cards go home.
    fn probe_assignment(&mut self, mut assignment: PartialAssignment, spent: &mut u64) -> bool {
        loop {
            let mut propagation = self.propagation(assignment);
            let won = propagation.run();
            *spent += propagation.rounds;
            if !won {
                let graces = self.winning_grace_cards(&propagation, spent);
                self.stack.extend(
                    graces.into_iter().map(|copy_id| PartialAssignment { grace_card: Some(copy_id), ..assignment }),
                );
                return false;
            }
            let complete = PartialAssignment {
                assigned: !0,
                first_up: assignment.first_up & assignment.assigned | propagation.first_up & !assignment.assigned,
                ..assignment
            };
            let mut check = self.propagation(complete);
            let won = check.run();
            *spent += check.rounds;
            if won {
                self.witness = complete;
                self.stack.push(assignment);
                return true;
            }
            let (conflict, conflicts) = (propagation.conflict, propagation.conflicts);
            let mut witnessed_values = propagation.witnessed_values();
            let assigned = assignment.assigned;
            for kind in self.activity.order(!assigned & self.present[0], conflicts).into_iter().map(|kind| 1 << kind) {
                let (witnessed, wins) = self.probe_both_values(assignment, kind, &mut witnessed_values, spent);
                match wins {
                    [true, true] => {}
                    [false, false] => {
                        self.activity.record_failure(kind);
                        return false;
                    }
                    [_, up] => {
                        assignment = assignment.with(kind, up);
                        witnessed_values = witnessed;
                    }
                }
            }
            if assignment.assigned == assigned {
                let open = !assigned & self.present[0];
                let kind = self.activity.most_active(open).unwrap_or(if conflict & open == 0 {
                    open & open.wrapping_neg()
                } else {
                    conflict
                });
                self.stack.extend([false, true].map(|up| assignment.with(kind, up)));
                return false;
            }
        }
    }

    /// Probes both values of a kind: the kinds witnessed, and which values win without grace. Values that win by grace
    /// are pushed as branches.
    fn probe_both_values(
        &mut self,
        assignment: PartialAssignment,
        kind: u64,
        witnessed_values: &mut [u64; 2],
        spent: &mut u64,
    ) -> ([u64; 2], [bool; 2]) {
        let mut witnessed = [0; 2];
        let wins = [false, true].map(|up| {
            if witnessed_values[usize::from(up)] & kind != 0 {
                return true;
            }
            let extended = assignment.with(kind, up);
            let mut propagation = self.propagation(extended);
            let won = propagation.run();
            *spent += propagation.rounds;
            if won {
                witnessed = propagation.witnessed_values();
                *witnessed_values = [witnessed_values[0] | witnessed[0], witnessed_values[1] | witnessed[1]];
            } else {
                let graces = self.winning_grace_cards(&propagation, spent);
                self.stack.extend(
                    graces.into_iter().map(|copy_id| PartialAssignment { grace_card: Some(copy_id), ..extended }),
                );
            }
            won
        });
        (witnessed, wins)
    }

    /// The cards by which grace turns a lost fixpoint into a win.
    ///
    /// Grace helps at once or never: the card that it takes goes home, or uncovers a card that goes home.
    fn winning_grace_cards(&self, propagation: &Propagation<'_>, spent: &mut u64) -> Vec<CopyId> {
        if !self.grace || propagation.grace_used {
            return Vec::new();
        }
        let blocked = propagation.blocked();
        let mut cards = blocked;
        for copy_id in copies_in(blocked) {
            for beside in self.unblocks[usize::from(copy_id)].into_iter().filter(|copy_id| *copy_id != NO_COPY) {
                cards[usize::from(beside / 52)] |= 1 << (beside % 52);
            }
        }
        let helps = |copy_id: &CopyId| {
            let mut propagation = Propagation { pending_grace: Some(*copy_id), rounds: 0, ..propagation.clone() };
            let won = propagation.run();
            *spent += propagation.rounds;
            won
        };
        copies_in(cards).filter(helps).collect()
    }
}
