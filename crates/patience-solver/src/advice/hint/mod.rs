//! Hints by the visible cards: perfect-information Monte Carlo sampling over the order of the stock.
//!
//! The stock's cards are shuffled into determinizations (Ginsberg 2001; Bjarnason, Fern and Tadepalli 2009 for
//! Klondike) and each is solved. First moves of winning lines are votes; the moves with most votes, and those that the
//! greedy policy prefers, are tried in every determinization. Biased both ways: a winning line knows its stock order
//! (strategy fusion), and an undecided search counts as not won; the shares serve to compare moves. Cards that were seen
//! before an undo are shuffled, too: a determinization depends only on the set of the stock's cards.
//!
//! Where nearly every move wins with sight, as in the Labyrinth, a tree of playouts (`play/tree.rs`) decides instead,
//! if it wins at all.

use crate::engine::{GameSolver, sort};
use crate::play::rollout::Skill;
use crate::play::tree::{FirstMove, PlayoutTree};
use crate::registry::solver_of;
use crate::{Limits, NoSolver, Search, Status, Verdict};
use patience::{Game, Move, Outcome, Position, Token};

mod determinization;
mod estimate;
mod reasons;
#[cfg(test)]
mod tests;

use estimate::{noise, rank};
use reasons::Line;

pub use crate::limits::HintLimits;
pub(crate) use determinization::determinized;
pub use estimate::{Candidate, Estimate};
pub(crate) use reasons::MAX_LINE_MOVES;

impl HintLimits {
    /// Limits for a hint within about a second.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn for_game(game: &'static Game) -> Result<Self, NoSolver> {
        Ok(solver_of(game)?.budgets().hint)
    }
}

/// The result of a hint search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Advice {
    /// Candidates tried, best first: of those that tie within the noise of the estimate a safe card comes first, then
    /// one that goes home; of a tree, the move with most playouts. Empty if no move is legal, or if nothing is hidden and
    /// no win was found. If none wins in any determinization, there is no hint.
    pub best: Vec<Candidate>,
    /// Determinizations sampled, or playouts of a tree; 0 if there is nothing to choose.
    pub samples: u32,
    /// Determinizations that their own search proves lost, which says nothing of other orders of the stock. 0 of a tree,
    /// and if every choice is tried instead.
    pub losses: u32,
    /// True if anything is hidden. If not, the only determinization is the real stock, and the result is exact.
    pub hidden: bool,
    /// True if all legal moves are equivalent; [`Advice::best`] names one, untried.
    pub forced: bool,
}

/// An equivalence class of moves.
#[derive(Clone, Debug)]
struct Choice {
    /// Its first move.
    m: Move,
    /// The equivalence key that its moves share.
    key: Vec<u8>,
    /// Winning root lines that begin with one of its moves.
    votes: u32,
    /// Its cost to the greedy policy.
    cost: u32,
}

/// A determinization, and the verdict of its root search.
struct Determinization {
    position: Position,
    verdict: RootVerdict,
    /// The first moves of its line, if it is won.
    line: Vec<Move>,
}

/// The verdict of the search of a whole determinization.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RootVerdict {
    /// Won by a line that begins with this choice, after this many nodes.
    Won(usize, u64),
    Lost,
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Playing out.
    PlayOut,
    /// Solving the determinizations.
    Sample,
    /// Trying a candidate in a determinization.
    Try {
        candidate: usize,
        sample: usize,
    },
    Done,
}

/// Nodes of a slice of a search: constant, so that the caller's slices do not change the result.
const NODES_PER_TURN: u64 = 4_096;

/// Cost of starting a search, in nodes: positions are copied, lines replayed.
const NODES_PER_START: u64 = 200;

/// Playouts between two checks of the budget.
const PLAYOUTS_PER_TURN: u32 = 16;

/// Cost of a move of a playout, in nodes.
const NODES_PER_PLAYOUT_MOVE: u64 = 20;

/// Factor on the nodes of the single search of a position that hides nothing.
const EXACT_FACTOR: u64 = 64;

/// Maximum number of games in which winning lines are sought for the reason of a move that a tree chose.
const LINE_GAMES: u32 = 64;

/// A resumable search for a hint.
///
/// The same visible cards and limits give the same advice on every platform, however the work is sliced.
///
/// ```
/// use patience::{Deal, Game, Position};
/// use patience_solver::hint::{HintSearch, HintLimits};
/// # fn main() -> Result<(), patience_solver::NoSolver> {
/// let game = Game::by_id("empress-of-india").unwrap();
/// let position = Position::start(&Deal::numbered(game, 1).unwrap());
/// let mut search = HintSearch::new(&position, HintLimits { samples: 4, ..HintLimits::for_game(game)? })?;
/// while !search.run(100_000) {}
/// let advice = search.advice();
/// assert!(advice.hidden && advice.best[0].wins > 0);
/// # Ok(())
/// # }
/// ```
#[must_use]
pub struct HintSearch {
    solver: &'static dyn GameSolver,
    position: Position,
    limits: HintLimits,
    hidden: bool,
    choices: Vec<Choice>,
    samples: Vec<Determinization>,
    shortlist: Vec<(usize, Candidate)>,
    /// Lines that win after each candidate, with their determinization.
    lines: Vec<Vec<(usize, Vec<Move>)>>,
    /// The choice that is compared with the others: it is tried in every determinization, even if it falls behind.
    compared: Option<usize>,
    stage: Stage,
    search: Option<Search>,
    /// The tree of playouts, and their number, while it decides.
    tree: Option<(Box<dyn PlayoutTree>, u32)>,
    spent: u64,
}

impl HintSearch {
    /// Creates an idle search.
    ///
    /// # Errors
    /// [`NoSolver`] for a position of a game that cannot be solved.
    pub fn new(position: &Position, limits: HintLimits) -> Result<Self, NoSolver> {
        let solver = solver_of(position.game())?;
        let hidden = position.is_stock_hidden();
        let mut choices: Vec<Choice> = Vec::new();
        for m in position.legal_moves() {
            let key = solver.equivalence_key(position, m);
            if !choices.iter().any(|choice| choice.key == key) {
                choices.push(Choice { m, key, votes: 0, cost: solver.cost(position, m) });
            }
        }
        let limits = HintLimits { samples: if hidden { limits.samples.max(1) } else { 1 }, ..limits };
        let over = choices.len() < 2 || position.outcome() != Outcome::Playing;
        let tree =
            if hidden && !over && limits.playouts > 0 { solver.playout_tree(position, limits.seed) } else { None };
        let stage = match tree {
            _ if over => Stage::Done,
            Some(_) => Stage::PlayOut,
            None => Stage::Sample,
        };
        Ok(Self {
            solver,
            position: position.clone(),
            limits,
            hidden,
            choices,
            samples: Vec::new(),
            shortlist: Vec::new(),
            lines: Vec::new(),
            compared: None,
            stage,
            search: None,
            tree: tree.map(|tree| (tree, 0)),
            spent: 0,
        })
    }

    /// Creates a search that compares a legal move with the best of the others: [`HintSearch::compared`].
    pub(crate) fn comparing_with(position: &Position, limits: HintLimits, played: Move) -> Result<Self, NoSolver> {
        let mut hint = Self::new(position, HintLimits { playouts: 0, ..limits })?;
        let key = hint.solver.equivalence_key(position, played);
        hint.compared = hint.choices.iter().position(|choice| choice.key == key);
        Ok(hint)
    }

    /// The estimates of the compared move and of the best other one. If nothing is hidden, the compared move is lost
    /// and is not tried.
    pub(crate) fn compared(&self) -> Option<(Estimate, (Move, Estimate))> {
        let played = self.compared?;
        let estimate =
            |candidate: &Candidate| Estimate { wins: candidate.wins, losses: candidate.losses, of: candidate.tried };
        let played_estimate =
            self.shortlist.iter().find(|(choice, _)| *choice == played).map(|(_, candidate)| estimate(candidate));
        let mut others: Vec<Candidate> = Vec::new();
        others.extend(self.shortlist.iter().filter(|(choice, _)| *choice != played).map(|(_, candidate)| *candidate));
        sort::insertion_sort(&mut others, |a, b| rank(a) > rank(b));
        let best = others.first()?;
        let lost = Estimate { wins: 0, losses: best.tried, of: best.tried };
        Some((played_estimate.unwrap_or(lost), (best.m, estimate(best))))
    }

    /// Nodes spent so far.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Works for about `nodes` more nodes; true once the advice is final.
    pub fn run(&mut self, nodes: u64) -> bool {
        let end = self.spent.saturating_add(nodes);
        while self.stage != Stage::Done && self.spent < end {
            match self.stage {
                Stage::PlayOut => self.play_out(),
                Stage::Sample => self.sample(),
                Stage::Try { candidate, sample } => self.try_candidate(candidate, sample),
                Stage::Done => {}
            }
        }
        self.stage == Stage::Done
    }

    /// The advice so far.
    pub fn advice(&self) -> Advice {
        let forced = self.choices.len() == 1;
        if let Some((tree, playouts)) = &self.tree {
            let best = tree.first_moves().into_iter().map(Candidate::from).collect();
            return Advice { best, samples: *playouts, losses: 0, hidden: true, forced };
        }
        let mut best: Vec<Candidate> = self.shortlist.iter().map(|(_, candidate)| *candidate).collect();
        sort::insertion_sort(&mut best, |a, b| rank(a) > rank(b));
        self.prefer_home(&mut best);
        if forced {
            best.push(Candidate::untried(self.choices[0].m));
        }
        Advice {
            best,
            samples: self.samples.len() as u32,
            losses: self.samples.iter().filter(|sample| sample.verdict == RootVerdict::Lost).count() as u32,
            hidden: self.hidden,
            forced,
        }
    }

    /// Moves a home move that ties with the best to the front, a safe one before others.
    fn prefer_home(&self, best: &mut [Candidate]) {
        let Some(first) = best.first().copied().filter(|first| first.wins > 0) else { return };
        let safe = self.position.rules().safe_move();
        let ties = |other: &Candidate| {
            let noise = noise(first.wins, first.tried);
            self.position.is_to_foundation(other.m) && other.tried == first.tried && first.wins - other.wins <= noise
        };
        let at = best.iter().position(|other| safe == Some(other.m) && ties(other));
        if let Some(at) = at.or_else(|| best.iter().position(ties)) {
            best[..=at].rotate_right(1);
        }
    }

    /// The reason for the best move, a `hint-…` token: a fact of the winning lines, or what kind of move it is.
    #[must_use]
    pub fn reason(&self) -> Option<Token> {
        let best = self.advice().best.first().filter(|best| best.wins > 0)?.m;
        self.fact(best).or_else(|| reasons::kind(&self.position, best))
    }

    /// A fact in favour of a candidate that the lines which win after it show.
    fn fact(&self, m: Move) -> Option<Token> {
        let n = self.shortlist.iter().position(|(_, candidate)| candidate.m == m)?;
        let lines: Vec<Line> =
            self.lines[n].iter().map(|(sample, then)| Line { before: &self.samples[*sample].position, then }).collect();
        reasons::reason(&self.position, m, &lines, self.hidden)
    }

    /// Plays some games of the tree. If none is won in all, determinizations decide.
    fn play_out(&mut self) {
        let Some((tree, played_out)) = &mut self.tree else { return };
        let playouts = PLAYOUTS_PER_TURN.min(self.limits.playouts - *played_out);
        self.spent += tree.run(playouts) * NODES_PER_PLAYOUT_MOVE;
        *played_out += playouts;
        if *played_out < self.limits.playouts {
            return;
        }
        match tree.first_moves().first().copied() {
            Some(best) if best.wins > 0 => {
                self.find_lines(best);
                self.stage = Stage::Done;
            }
            _ => {
                self.tree = None;
                self.stage = Stage::Sample;
            }
        }
    }

    /// Finds lines of the quick player that win after the move that the tree chose, for its reason.
    fn find_lines(&mut self, best: FirstMove) {
        let Some(choice) = self.choices.iter().position(|choice| choice.m == best.m) else { return };
        self.shortlist.push((choice, best.into()));
        let mut lines = Vec::new();
        for game in 0..LINE_GAMES {
            if lines.len() == reasons::MAX_LINES {
                break;
            }
            let position = determinized(&self.position, self.limits.seed, game);
            let (mut after, mut line) = (position.clone(), Vec::new());
            after.play_unchecked(best.m);
            let result = self.solver.rollout(&after).play(Skill::QUICK, game.into(), Some(&mut line));
            self.spent += line.len() as u64 * NODES_PER_PLAYOUT_MOVE;
            if result.won {
                lines.push((self.samples.len(), line));
                self.samples.push(Determinization { position, verdict: RootVerdict::Unknown, line: Vec::new() });
            }
        }
        self.lines.push(lines);
    }

    /// Continues the current search, or starts one of `position`; a win comes with its first moves.
    fn search(&mut self, position: impl FnOnce(&Self) -> Position) -> Option<(Verdict, u64, Vec<Move>)> {
        let mut search = self.search.take().unwrap_or_else(|| {
            let position = position(self);
            self.spent += NODES_PER_START;
            // If nothing is hidden, one search is enough.
            let nodes = if self.hidden { self.limits.nodes } else { self.limits.nodes.saturating_mul(EXACT_FACTOR) };
            let limits = Limits { memory: self.limits.memory, ..Limits::within(nodes) };
            Search::first_move_only(self.solver, &position, limits)
        });
        let before = search.spent();
        let status = search.run(NODES_PER_TURN);
        self.spent += search.spent() - before;
        match status {
            Status::Done(verdict) => Some((verdict, search.spent(), search.take_line_prefix())),
            Status::Working => {
                self.search = Some(search);
                None
            }
        }
    }

    fn sample(&mut self) {
        let verdict = if self.tries_all() {
            self.spent += NODES_PER_START;
            Some((Verdict::Unknown, 0, Vec::new()))
        } else {
            self.search(Self::determinize)
        };
        let Some((verdict, spent, line)) = verdict else { return };
        let position = self.determinize();
        let verdict = match verdict {
            Verdict::Won(line) => {
                let key = line.first().map(|m| self.solver.equivalence_key(&self.position, *m));
                let choice = self.choices.iter().position(|choice| Some(&choice.key) == key.as_ref());
                choice.map_or(RootVerdict::Unknown, |choice| RootVerdict::Won(choice, spent))
            }
            Verdict::Lost(_) => RootVerdict::Lost,
            Verdict::Unknown => RootVerdict::Unknown,
        };
        if let RootVerdict::Won(choice, _) = verdict {
            self.choices[choice].votes += 1;
        }
        self.samples.push(Determinization { position, verdict, line });
        if self.samples.len() < self.limits.samples as usize {
            return;
        }
        let mut order = self.candidates();
        if let Some(compared) = self.compared
            && self.hidden
            && !order.contains(&compared)
        {
            order.push(compared);
        }
        self.shortlist = order.into_iter().map(|n| (n, Candidate::untried(self.choices[n].m))).collect();
        self.lines = vec![Vec::new(); self.shortlist.len()];
        self.stage = if self.shortlist.is_empty() { Stage::Done } else { Stage::Try { candidate: 0, sample: 0 } };
    }

    /// Returns true if every choice is tried, so that no votes are needed.
    fn tries_all(&self) -> bool {
        self.hidden && self.choices.len() <= self.limits.candidates
    }

    /// The choices to try: the better half by votes, the others by the greedy policy.
    fn candidates(&self) -> Vec<usize> {
        let mut voted: Vec<usize> = (0..self.choices.len()).filter(|n| self.choices[*n].votes > 0).collect();
        sort::by_key(&mut voted, |n| u32::MAX - self.choices[*n].votes);
        if !self.hidden {
            return voted;
        }
        let most = self.limits.candidates.max(2);
        voted.truncate(most.div_ceil(2));
        let mut cheapest: Vec<usize> = (0..self.choices.len()).filter(|n| !voted.contains(n)).collect();
        sort::by_key(&mut cheapest, |n| self.choices[*n].cost);
        cheapest.truncate(most - voted.len());
        voted.append(&mut cheapest);
        sort::by_key(&mut voted, |n| self.choices[*n].cost);
        voted
    }

    /// The next determinization; the position itself if nothing is hidden.
    fn determinize(&self) -> Position {
        if !self.hidden {
            return self.position.clone();
        }
        determinized(&self.position, self.limits.seed, self.samples.len() as u32)
    }

    /// Tries a candidate in a determinization, unless its root search decided that.
    fn try_candidate(&mut self, n: usize, sample: usize) {
        let choice = self.shortlist[n].0;
        let decided = match self.samples[sample].verdict {
            RootVerdict::Won(first, spent) if first == choice => {
                Some((Some(true), spent, self.line_after(choice, sample)))
            }
            RootVerdict::Lost => Some((Some(false), 0, Vec::new())),
            _ => None,
        };
        let found = decided.or_else(|| {
            let after = |hint: &Self| {
                let mut position = hint.samples[sample].position.clone();
                position.play_unchecked(hint.choices[choice].m);
                position
            };
            let (verdict, spent, line) = self.search(after)?;
            let won = match verdict {
                Verdict::Won(_) => Some(true),
                Verdict::Lost(_) => Some(false),
                Verdict::Unknown => None,
            };
            Some((won, spent, line))
        });
        let Some((won, spent, line)) = found else { return };
        if won == Some(true) && !line.is_empty() {
            self.lines[n].push((sample, line));
        }
        let candidate = &mut self.shortlist[n].1;
        candidate.tried += 1;
        candidate.wins += u32::from(won == Some(true));
        candidate.losses += u32::from(won == Some(false));
        candidate.effort += spent;
        // A candidate that can no longer be best is dropped.
        let left = (self.samples.len() - sample - 1) as u32;
        let hopeless = self.compared != Some(choice)
            && (0..n).any(|other| self.shortlist[other].1.wins > self.shortlist[n].1.wins + left);
        self.stage = if sample + 1 < self.samples.len() && !hopeless {
            Stage::Try { candidate: n, sample: sample + 1 }
        } else if n + 1 < self.shortlist.len() {
            Stage::Try { candidate: n + 1, sample: 0 }
        } else {
            Stage::Done
        };
    }

    /// The remaining moves of a determinization's root line after a choice; empty if the line begins with an equivalent
    /// move.
    fn line_after(&self, choice: usize, sample: usize) -> Vec<Move> {
        match self.samples[sample].line.split_first() {
            Some((first, then)) if *first == self.choices[choice].m => then.to_vec(),
            _ => Vec::new(),
        }
    }
}

/// Finds the reason for the first move of a line that wins, as far as the line shows one.
///
/// # Panics
/// If a move is not legal, as [`Position::play_unchecked`].
#[must_use]
pub fn reason_of_line(position: &Position, line: &[Move]) -> Option<Token> {
    let (first, then) = line.split_first()?;
    reasons::reason(position, *first, &[Line { before: position, then }], false)
}
