//! Judges every legal move of a position: a winning line or a proof of loss for each, and the classes of moves that count
//! as one.
//!
//! Two moves with the same verdict count as one if they differ only in the names of interchangeable piles, join the same two
//! cards or transpose into each other, or if both win and can be reversed by the next move. The number of different moves is
//! the size of a maximal set of which no two count as one, built in the order of the legal moves.

use crate::{Event, ProblemLimits, release};
use patience::problem::{Question, Release};
use patience::{Move, Outcome, Position, Role};
use patience_solver::{Limits, NoSolver, Proof, Search, Status, Verdict, equivalence_key, solve};

/// The kind of proof that a move loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LossProof {
    /// No line wins after it.
    Game(Proof),
    /// No line with the transfers left brings the card home: all were tried.
    Transfers,
}

impl LossProof {
    /// `exhausted`, `relaxed` or `transfers`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LossProof::Game(Proof::Relaxed) => "relaxed",
            LossProof::Game(_) => "exhausted",
            LossProof::Transfers => "transfers",
        }
    }
}

/// The verdict on a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MoveVerdict {
    /// It answers the question; this line, after it, reaches the goal. Empty for a move that is equal to another answer.
    Won(Vec<Move>),
    /// It does not.
    Lost(LossProof),
}

/// Verdicts on all legal moves of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Judgement {
    legal: Vec<Move>,
    /// For each legal move the index of the move that was judged in its place.
    judged_by: Vec<usize>,
    /// Verdicts of the judged moves.
    verdicts: Vec<Option<MoveVerdict>>,
    /// Judged moves, by their verdict and number, that count as different.
    different: Vec<usize>,
}

impl Judgement {
    /// All legal moves, in order, with their verdicts.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (Move, &MoveVerdict)> {
        let verdict = |n: &usize| self.verdicts[*n].as_ref();
        self.legal.iter().zip(&self.judged_by).filter_map(move |(m, n)| Some((*m, verdict(n)?)))
    }

    /// Returns true if a move answers the question.
    pub(crate) fn is_answer(&self, m: Move) -> bool {
        self.moves().any(|(other, verdict)| other == m && matches!(verdict, MoveVerdict::Won(_)))
    }

    fn is_won(&self, n: usize) -> bool {
        matches!(self.verdicts[n], Some(MoveVerdict::Won(_)))
    }

    /// Numbers of different moves: of winning ones, and of all.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let won = self.different.iter().filter(|n| self.is_won(**n)).count();
        (won, self.different.len())
    }

    /// Returns true if at least one and at most a third of at least three different moves win, and at most half of all
    /// judged moves.
    pub(crate) fn is_narrow(&self) -> bool {
        let (won, all) = self.counts();
        let judged = self.verdicts.iter().flatten().count();
        let winning = (0..self.verdicts.len()).filter(|n| self.is_won(*n)).count();
        won > 0 && all >= 3 && 3 * won <= all && 2 * winning <= judged
    }

    /// Searches again for the line after each winning move, to shorten it.
    pub(crate) fn optimize(
        &mut self,
        position: &Position,
        question: Question,
        limits: ProblemLimits,
    ) -> Result<(), NoSolver> {
        for (n, verdict) in self.verdicts.iter_mut().enumerate() {
            if let (Some(MoveVerdict::Won(line)), Question::Win(_)) = (verdict, question) {
                let mut after = position.clone();
                after.play_unchecked(self.legal[n]);
                if let Verdict::Won(shorter) = solve(&after, limits.search())?.0 {
                    *line = shorter;
                }
            }
        }
        Ok(())
    }

    /// The shortest line found, with its first move; empty if none wins.
    pub(crate) fn shortest_line(&self) -> Vec<Move> {
        let lines = (0..self.legal.len()).filter_map(|n| match &self.verdicts[n] {
            Some(MoveVerdict::Won(line)) => Some((self.legal[n], line)),
            _ => None,
        });
        let shortest = lines.min_by_key(|(_, line)| line.len());
        shortest.map_or(Vec::new(), |(m, line)| [&[m], &line[..]].concat())
    }
}

/// A resumable search for the verdicts on all legal moves.
///
/// The same position and limits give the same judgement on every platform, however the work is sliced.
pub(crate) struct Judge {
    position: Position,
    question: Question,
    limits: ProblemLimits,
    judgement: Judgement,
    /// Positions after the judged moves.
    after: Vec<Option<Position>>,
    /// Judged moves that the next move can reverse.
    undone: Vec<bool>,
    next: usize,
    search: Option<Search>,
    /// True to give up once there are too many answers.
    only_narrow: bool,
    has_given_up: bool,
}

impl Judge {
    /// Creates an idle judge of all moves.
    pub(crate) fn new(position: &Position, question: Question, limits: ProblemLimits) -> Result<Judge, NoSolver> {
        let legal = position.legal_moves();
        let mut keys: Vec<Vec<u8>> = Vec::new();
        let mut judged_by = Vec::new();
        let mut after = Vec::new();
        let mut undone = Vec::new();
        for (n, m) in legal.iter().enumerate() {
            let key = equivalence_key(position, *m)?;
            let first = keys.iter().position(|other| *other == key).unwrap_or(n);
            keys.push(key);
            judged_by.push(first);
            let mut next = position.clone();
            if first == n {
                next.play_unchecked(*m);
            }
            undone.push(first == n && is_undone(position, *m, &next)?);
            after.push((first == n).then_some(next));
        }
        let verdicts = vec![None; legal.len()];
        let is_over = position.outcome_with(&legal) != Outcome::Playing || position.stock() > limits.max_open_stock;
        Ok(Judge {
            position: position.clone(),
            question,
            limits,
            judgement: Judgement { legal, judged_by, verdicts, different: Vec::new() },
            after,
            undone,
            next: 0,
            search: None,
            only_narrow: false,
            has_given_up: is_over,
        })
    }

    /// Creates a judge that gives up on a question with many answers.
    pub(crate) fn narrow(position: &Position, question: Question, limits: ProblemLimits) -> Result<Judge, NoSolver> {
        let mut judge = Judge::new(position, question, limits)?;
        judge.only_narrow = true;
        judge.has_given_up |= judge.judgement.legal.len() < 3 || judge.has_many_undone();
        Ok(judge)
    }

    /// Works for about the nodes that are `left`, and takes those spent from them; true once the judgement is final.
    pub(crate) fn run(&mut self, left: &mut u64) -> bool {
        let limits = self.search_limits();
        while !self.has_given_up && self.next < self.judgement.legal.len() {
            let n = self.next;
            let Some(position) = &self.after[n] else {
                self.next += 1;
                continue;
            };
            if *left == 0 {
                return false;
            }
            let verdict = match self.question {
                Question::Release(release) => {
                    let m = self.judgement.legal[n];
                    release_verdict(&self.position, m, position, release, self.limits.positions, left)
                }
                Question::Win(_) => {
                    if self.search.is_none() {
                        self.search = Search::new(position, limits).ok();
                    }
                    // The keys of the moves have shown that there is a solver.
                    let Some(search) = &mut self.search else { return true };
                    let before = search.spent();
                    let status = search.run(*left);
                    *left = left.saturating_sub((search.spent() - before).max(1));
                    let Status::Done(verdict) = status else { return false };
                    self.search = None;
                    match verdict {
                        Verdict::Won(line) => Some(MoveVerdict::Won(line)),
                        Verdict::Lost(proof) => Some(MoveVerdict::Lost(LossProof::Game(proof))),
                        Verdict::Unknown => None,
                    }
                }
            };
            self.has_given_up |= verdict.is_none();
            self.judgement.verdicts[n] = verdict;
            if !self.is_alike(n) {
                self.judgement.different.push(n);
            }
            self.next += 1;
            self.has_given_up |= self.only_narrow && self.has_many_answers();
        }
        true
    }

    /// The judgement; `None` before the end, and if a move stayed undecided.
    pub(crate) fn judgement(&self) -> Option<Judgement> {
        (!self.has_given_up && self.next == self.judgement.legal.len()).then(|| self.judgement.clone())
    }

    /// A judge of narrow questions needs no short lines.
    fn search_limits(&self) -> Limits {
        if self.only_narrow { self.limits.verdict() } else { self.limits.search() }
    }

    /// Why there is no judgement.
    pub(crate) fn why_given_up(&self) -> Event {
        if self.judgement.legal.len() < 3 {
            Event::FewMoves
        } else if self.only_narrow && (self.has_many_undone() || self.has_many_answers()) {
            Event::ManyAnswers
        } else {
            Event::Undecided
        }
    }

    /// Returns true if more than half of all judged moves can be undone: such a move wins if any does.
    fn has_many_undone(&self) -> bool {
        let undone = self.undone.iter().filter(|undone| **undone).count();
        matches!(self.question, Question::Win(_)) && 2 * undone > self.judged()
    }

    /// Judged moves that cannot be undone, with the positions after them; none if the question is not narrow.
    pub(crate) fn irreversible_moves(&self) -> impl Iterator<Item = (Move, &Position)> {
        let all = self.judgement.legal.iter().zip(&self.after).zip(&self.undone);
        let has_given_up = self.has_given_up;
        all.filter(move |(_, undone)| !has_given_up && !**undone)
            .filter_map(|((m, after), _)| Some((*m, after.as_ref()?)))
    }

    /// Number of judged moves.
    fn judged(&self) -> usize {
        self.after.iter().flatten().count()
    }

    /// Returns true if too many moves win, even if all undecided ones lose.
    fn has_many_answers(&self) -> bool {
        let most = self.judged();
        let winning = (0..self.after.len()).filter(|n| self.judgement.is_won(*n)).count();
        3 * self.judgement.counts().0 > most || 2 * winning > most
    }

    /// Returns true if a judged move counts as one with a different move before it.
    fn is_alike(&self, n: usize) -> bool {
        let judgement = &self.judgement;
        judgement.different.iter().any(|&other| {
            let both_undone = judgement.is_won(n) && self.undone[n] && self.undone[other];
            judgement.is_won(n) == judgement.is_won(other)
                && (both_undone || self.joins_same(n, other) || self.transposes(n, other))
        })
    }

    /// Returns true if two moves join the same two single cards.
    fn joins_same(&self, n: usize, other: usize) -> bool {
        let (a, b) = (self.judgement.legal[n], self.judgement.legal[other]);
        self.position.game().id == "empress-of-india"
            && Some(a.from) == b.to.pile()
            && Some(b.from) == a.to.pile()
            && self.position.role(b.from) == Role::Tableau
    }

    /// Returns true if two moves lead to the same position, at once or each followed by the other.
    fn transposes(&self, n: usize, other: usize) -> bool {
        let (Some(a), Some(b)) = (&self.after[n], &self.after[other]) else { return false };
        let (first, second) = (self.judgement.legal[n], self.judgement.legal[other]);
        if a == b {
            return true;
        }
        if first.gives().any(|pile| second.gives().any(|same| same == pile)) {
            return false;
        }
        match (a.clone().play(second), b.clone().play(first)) {
            (Ok(a), Ok(b)) => a == b,
            _ => false,
        }
    }
}

/// Returns true if a reply leads back, or the move changes only the names of piles.
fn is_undone(position: &Position, m: Move, after: &Position) -> Result<bool, NoSolver> {
    let Some(to) = m.to.pile().filter(|to| position.role(*to) == Role::Tableau) else { return Ok(false) };
    if position.role(m.from) != Role::Tableau || m.second.is_some() {
        return Ok(false);
    }
    let back = Move::new(to, m.from);
    if after.clone().play(back).is_ok_and(|back| back == *position) {
        return Ok(true);
    }
    // A card that moves between two bare kings: undone by a reply that is equivalent to the move.
    Ok(after.legal_moves().contains(&back)
        && equivalence_key(position, m)? == equivalence_key(after, back)?
        && after.home() == position.home())
}

fn release_verdict(
    before: &Position,
    m: Move,
    after: &Position,
    release: Release,
    positions: usize,
    left: &mut u64,
) -> Option<MoveVerdict> {
    let transfers = release.transfers.checked_sub(u8::from(!before.is_to_foundation(m)));
    let Some(transfers) = transfers else { return Some(MoveVerdict::Lost(LossProof::Transfers)) };
    if release::brings_home(before, m, release.card) {
        return Some(MoveVerdict::Won(Vec::new()));
    }
    Some(match release::find_within(after, release.card, transfers, positions, left)? {
        Some(line) => MoveVerdict::Won(line),
        None => MoveVerdict::Lost(LossProof::Transfers),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::Session;
    use patience::problem::Kind;

    /// During this deal the last two columns hold one equal card each, and one foundation takes either. The last column takes
    /// the cards still to be dealt: playing its card loses.
    const EQUAL_COLUMNS_DURING_THE_DEAL: &str = "fairie-queen/~rAmosMT6f_rqauC52pmT3ObK-6f53O15bo_UlJeibEUrsyDbLIUbK7yAgQAvrPujJpf1PagyKAh1CoaEgnpAAA/rC.AAAgkkkk.RTOFg";

    #[test]
    fn during_the_deal_the_last_column_is_not_equivalent_to_others() {
        let session = Session::open(EQUAL_COLUMNS_DURING_THE_DEAL).expect("a link");
        let position = session.position();
        let [other, last] = ["c7>f", "c8>f"].map(|text| position.parse_move(text).expect("a move"));
        assert_ne!(equivalence_key(position, other), equivalence_key(position, last));
        let limits = ProblemLimits { nodes: 3_000_000, ..ProblemLimits::default() };
        let mut judge = Judge::new(position, Question::Win(Kind::Move), limits).expect("a solver");
        while !judge.run(&mut { 1 << 20 }) {}
        let judgement = judge.judgement().expect("all moves are decided");
        for (m, verdict) in judgement.moves() {
            let mut after = position.clone();
            after.play_unchecked(m);
            let found = solve(&after, Limits::within(limits.nodes)).expect("a solver").0;
            let is_won = matches!(verdict, MoveVerdict::Won(_));
            assert_eq!(is_won, matches!(found, Verdict::Won(_)), "{}", position.game().write_move(m));
        }
        assert!(judgement.is_answer(other) && !judgement.is_answer(last));
    }
}
