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

use crate::advice::hint_reasons::{self, Line};
use crate::engine::GameSolver;
use crate::engine::rng::{Rng, mix};
use crate::engine::sort;
use crate::limits::Limits;
use crate::play::rollout::Skill;
use crate::play::tree::{FirstMove, PlayoutTree};
use crate::registry::{NoSolver, solver_of};
use crate::search::Search;
use crate::verdict::{Status, Verdict};
use patience::{Card, Game, Move, Outcome, Position, Role, Token};
use std::cmp::Reverse;

pub use crate::limits::HintLimits;

impl HintLimits {
    /// Limits for a hint within about a second.
    ///
    /// # Errors
    /// [`NoSolver`] for a game that cannot be solved.
    pub fn for_game(game: &'static Game) -> Result<Self, NoSolver> {
        Ok(solver_of(game)?.budgets().hint)
    }
}

/// A candidate move, and the number of determinizations that it wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Candidate {
    /// The move.
    pub m: Move,
    /// Determinizations in which a winning line begins with it; of a tree, playouts that win.
    pub wins: u32,
    /// Determinizations in which it is proven lost.
    pub losses: u32,
    /// Determinizations in which it was tried: all, unless it fell behind. Those neither won nor lost are undecided. Of a
    /// tree, its playouts.
    pub tried: u32,
    /// Nodes of its searches, a measure of how hard the wins were to find.
    effort: u64,
}

impl From<FirstMove> for Candidate {
    /// The playouts that begin with a move.
    fn from(first: FirstMove) -> Self {
        Self { wins: first.wins, tried: first.playouts, ..Self::untried(first.m) }
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

/// An estimated chance to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estimate {
    /// Determinizations in which a win was found.
    pub wins: u32,
    /// Determinizations; 1 if nothing was hidden, 0 without an estimate.
    pub of: u32,
}

impl Estimate {
    /// The chance in per cent, rounded, at most 100; `None` without an estimate.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        let (wins, of) = (u64::from(self.wins.min(self.of)), u64::from(self.of));
        (of > 0).then(|| ((wins * 100 + of / 2) / of) as u32)
    }

    /// The estimate of a position that hides nothing: of its only determinization.
    pub(crate) fn exact(self) -> Self {
        Self { wins: self.wins.min(1), of: self.of.min(1) }
    }
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
        let estimate = |candidate: &Candidate| Estimate { wins: candidate.wins, of: candidate.tried };
        let played_estimate =
            self.shortlist.iter().find(|(choice, _)| *choice == played).map(|(_, candidate)| estimate(candidate));
        let mut others: Vec<Candidate> = Vec::new();
        others.extend(self.shortlist.iter().filter(|(choice, _)| *choice != played).map(|(_, candidate)| *candidate));
        sort::insertion_sort(&mut others, |a, b| rank(a) > rank(b));
        let best = others.first()?;
        Some((played_estimate.unwrap_or(Estimate { wins: 0, of: best.tried }), (best.m, estimate(best))))
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
        self.fact(best).or_else(|| hint_reasons::kind(&self.position, best))
    }

    /// A fact in favour of a candidate that the lines which win after it show.
    fn fact(&self, m: Move) -> Option<Token> {
        let n = self.shortlist.iter().position(|(_, candidate)| candidate.m == m)?;
        let lines: Vec<Line> =
            self.lines[n].iter().map(|(sample, then)| Line { before: &self.samples[*sample].position, then }).collect();
        hint_reasons::reason(&self.position, m, &lines, self.hidden)
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
            if lines.len() == hint_reasons::MAX_LINES {
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
}

impl HintSearch {
    /// The remaining moves of a determinization's root line after a choice; empty if the line begins with an equivalent
    /// move.
    fn line_after(&self, choice: usize, sample: usize) -> Vec<Move> {
        match self.samples[sample].line.split_first() {
            Some((first, then)) if *first == self.choices[choice].m => then.to_vec(),
            _ => Vec::new(),
        }
    }
}

/// Factor on the nodes of the single search of a position that hides nothing.
const EXACT_FACTOR: u64 = 64;

impl Candidate {
    fn untried(m: Move) -> Self {
        Self { m, wins: 0, losses: 0, tried: 0, effort: 0 }
    }
}

/// Rank: most wins, fewest losses, least effort.
fn rank(candidate: &Candidate) -> (Reverse<u32>, u32, u64) {
    (Reverse(candidate.wins), candidate.losses, candidate.effort)
}

/// Wins by which two candidates may differ and still tie: a standard deviation of the number of wins, rounded down.
fn noise(wins: u32, tried: u32) -> u32 {
    let (wins, tried) = (u64::from(wins), u64::from(tried));
    // Laplace's estimate of the chance: none is certain.
    let variance = tried * (wins + 1) * (tried - wins + 1) / ((tried + 2) * (tried + 2));
    variance.isqrt() as u32
}

/// Determinizes a position: its stock in the `n`th shuffled order, which depends only on the set of its cards.
pub(crate) fn determinized(position: &Position, seed: u64, n: u32) -> Position {
    let mut cards = stock(position);
    sort::by_key(&mut cards, |card| 4 * u32::from(card.rank.value()) + card.suit as u32);
    let mut rng = Rng::from_seed(seed ^ mix(n.into()));
    for i in (1..cards.len()).rev() {
        cards.swap(i, rng.below(i + 1));
    }
    position.with_stock_order(&cards).unwrap_or_else(|| position.clone())
}

/// Finds the reason for the first move of a line that wins, as far as the line shows one.
///
/// # Panics
/// If a move is not legal, as [`Position::play_unchecked`].
#[must_use]
pub fn reason_of_line(position: &Position, line: &[Move]) -> Option<Token> {
    let (first, then) = line.split_first()?;
    hint_reasons::reason(position, *first, &[Line { before: position, then }], false)
}

/// The cards of the stock, the next one first.
fn stock(position: &Position) -> Vec<Card> {
    let pile = position.game().pile_of(Role::Stock);
    let mut cards = pile.map_or(Vec::new(), |pile| position.table().pile(pile).to_vec());
    cards.reverse();
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::Deal;

    fn start(id: &str, number: u32) -> Position {
        Position::start(&Deal::numbered(Game::by_id(id).expect("a game"), number).expect("a deal"))
    }

    #[test]
    fn estimates_are_at_most_100_per_cent() {
        let percent = |wins, of| Estimate { wins, of }.percent();
        assert_eq!([percent(0, 0), percent(1, 3), percent(32, 32)], [None, Some(33), Some(100)]);
        assert_eq!([percent(5, 1), percent(u32::MAX, u32::MAX)], [Some(100), Some(100)]);
    }

    #[test]
    fn resumable_searches_are_send() {
        fn send<T: Send>() {}
        send::<crate::Search>();
        send::<HintSearch>();
        send::<crate::advice::review::Reviewer>();
    }

    /// The plan of the greedy policy.
    fn plan(position: &Position) -> Vec<Move> {
        crate::play::greedy::plan(position).expect("rules of thumb")
    }

    /// A position after some greedy moves, with a choice to make.
    fn position(id: &str, number: u32, moves: usize) -> Position {
        let mut position = start(id, number);
        for n in 0.. {
            let plan = plan(&position);
            if plan.is_empty() || n >= moves && position.legal_moves().len() > 1 {
                break;
            }
            plan.into_iter().for_each(|m| position.play_unchecked(m));
        }
        position
    }

    fn limits(id: &str) -> HintLimits {
        HintLimits {
            samples: 5,
            candidates: 3,
            nodes: 30_000,
            playouts: 0,
            ..HintLimits::for_game(Game::by_id(id).expect("a game")).expect("a solver")
        }
    }

    /// A finished search.
    fn finish(position: &Position, limits: HintLimits, slice: u64) -> HintSearch {
        let mut hint = HintSearch::new(position, limits).expect("a solver");
        while !hint.run(slice) {}
        hint
    }

    const POSITIONS: [(&str, u32, usize); 9] = [
        ("sly", 3, 0),
        ("sly", 1, 90),
        ("labyrinth", 1, 3),
        ("labyrinth-dealt-foundations", 1, 20),
        ("labyrinth-late-refill", 1, 20),
        ("empress-of-india", 1, 4),
        ("empress-of-india", 2, 60),
        ("fairie-queen", 1, 60),
        ("fairie-queen", 2, 130),
    ];

    #[test]
    fn the_order_of_the_stock_and_the_slices_do_not_matter() {
        for (id, number, moves) in POSITIONS {
            let position = position(id, number, moves);
            let hint = finish(&position, limits(id), 1 << 30);
            let mut cards = stock(&position);
            assert!(hint.hidden && cards.len() > 3, "{id} {number}");
            cards.rotate_left(3);
            cards.swap(0, 1);
            let other = position.with_stock_order(&cards).expect("the same cards");
            let other = finish(&other, limits(id), 777);
            assert_eq!((other.advice(), other.reason()), (hint.advice(), hint.reason()), "{id} {number}");
        }
    }

    /// The positions of games in which playouts decide.
    fn played_out() -> impl Iterator<Item = (Position, HintLimits)> {
        let tree =
            |position: &Position| solver_of(position.game()).expect("a solver").playout_tree(position, 1).is_some();
        let positions = POSITIONS.into_iter().map(|(id, number, moves)| (position(id, number, moves), limits(id)));
        positions.filter(move |(position, _)| tree(position))
    }

    #[test]
    fn neither_the_order_of_the_stock_nor_the_slices_change_playouts() {
        let mut reasons = Vec::new();
        for (position, limits) in played_out() {
            let limits = HintLimits { playouts: 700, ..limits };
            let hint = finish(&position, limits, 1 << 30);
            let advice = hint.advice();
            assert!(hint.tree.is_some() && hint.spent() > 0, "{position:?}");
            let mut cards = stock(&position);
            cards.rotate_left(3);
            cards.swap(0, 1);
            let other = finish(&position.with_stock_order(&cards).expect("the same cards"), limits, 777);
            assert_eq!((other.advice(), other.reason()), (advice, hint.reason()), "{position:?}");
            reasons.extend(hint.reason());
        }
        assert!(!reasons.is_empty());
    }

    #[test]
    fn the_move_of_most_playouts_leads_and_no_playout_is_lost_count_of() {
        for (position, limits) in played_out() {
            let advice = finish(&position, HintLimits { playouts: 700, ..limits }, 1 << 30).advice();
            assert_eq!((advice.samples, advice.losses, advice.hidden, advice.forced), (700, 0, true, false));
            assert_eq!(advice.best.iter().map(|candidate| candidate.tried).sum::<u32>(), 700);
            assert!(advice.best.is_sorted_by_key(|candidate| Reverse(candidate.tried)) && advice.best[0].wins > 0);
            assert!(advice.best.iter().all(|candidate| candidate.wins <= candidate.tried));
            assert!(advice.best.iter().all(|candidate| position.legal_moves().contains(&candidate.m)));
        }
    }

    #[test]
    fn without_a_won_playout_determinizations_decide() {
        let mut decided = 0;
        for (position, limits) in played_out() {
            let hint = finish(&position, HintLimits { playouts: 1, ..limits }, 1 << 30);
            if hint.tree.is_none() {
                assert_eq!(hint.advice(), finish(&position, limits, 1 << 30).advice());
                decided += 1;
            }
        }
        assert!(decided > 0);
    }

    /// Solves in the slices of a hint search, as overshoot depends on them.
    fn solve(position: &Position, limits: Limits) -> Verdict {
        let mut search = Search::new(position, limits).expect("a solver");
        loop {
            if let Status::Done(verdict) = search.run(NODES_PER_TURN) {
                return verdict;
            }
        }
    }

    #[test]
    fn counts_agree_with_separate_searches() {
        for (id, number, moves) in POSITIONS {
            let position = position(id, number, moves);
            let hint = finish(&position, limits(id), 1 << 30);
            let advice = hint.advice();
            let key = |m: Move| hint.solver.equivalence_key(&position, m);
            let all = Limits { memory: hint.limits.memory, ..Limits::within(hint.limits.nodes) };
            let most = advice.best.iter().map(|candidate| candidate.wins).max().expect("a candidate");
            assert_eq!((advice.samples, advice.best[0].tried), (5, 5));
            for candidate in advice.best {
                let (mut wins, mut losses) = (0, 0);
                for sample in &hint.samples[..candidate.tried as usize] {
                    let root = solve(&sample.position, all);
                    let mut after = sample.position.clone();
                    after.play_unchecked(candidate.m);
                    let verdict = solve(&after, all);
                    // A root line counts if it begins with this move or an equivalent one.
                    let begins = |line: &[Move]| key(line[0]) == key(candidate.m);
                    let voted = matches!(&root, Verdict::Won(line) if !hint.tries_all() && begins(line));
                    let lost = matches!(root, Verdict::Lost(_)) && !hint.tries_all();
                    wins += u32::from(voted || !lost && matches!(verdict, Verdict::Won(_)));
                    losses += u32::from(lost || !voted && matches!(verdict, Verdict::Lost(_)));
                }
                assert_eq!((candidate.wins, candidate.losses), (wins, losses), "{id} {number} {:?}", candidate.m);
                assert!(candidate.tried == 5 || candidate.wins + 5 - candidate.tried < most);
            }
        }
    }

    #[test]
    fn a_forced_move_is_not_searched() {
        let position = start("fairie-queen", 1);
        let mut hint = HintSearch::new(&position, limits("fairie-queen")).expect("a solver");
        assert!(hint.run(1));
        let advice = hint.advice();
        assert!(advice.forced && hint.spent() == 0);
        assert_eq!(advice.best[0].m, position.legal_moves()[0]);
    }

    #[test]
    fn with_the_stock_out_the_advice_is_exact() {
        let mut position = start("empress-of-india", 3);
        let Verdict::Won(line) = crate::solve(&position, Limits::default()).expect("a solver").0 else {
            panic!("deal 3 can be won")
        };
        for m in line {
            let nothing_hidden = position.stock() == 0 && position.legal_moves().len() > 1;
            position.play_unchecked(m);
            if nothing_hidden && position.outcome() == Outcome::Playing {
                let advice = finish(&position, limits("empress-of-india"), 1 << 30).advice();
                assert!(!advice.hidden && advice.samples <= 1);
                let mut after = position.clone();
                after.play_unchecked(advice.best[0].m);
                assert!(matches!(crate::solve(&after, Limits::default()).expect("a solver").0, Verdict::Won(_)));
            }
        }
    }

    #[test]
    fn playing_a_card_after_the_first_round_of_sly_never_loses_a_win() {
        for number in 0..6 {
            let mut position = start("sly", number);
            while position.rules().extra_state() != [1, u8::MAX] {
                plan(&position).into_iter().for_each(|m| position.play_unchecked(m));
            }
            plan(&position).into_iter().for_each(|m| position.play_unchecked(m));
            let limits = Limits { nodes: 10_000_000, ..Limits::default() };
            assert!(matches!(solve(&position, limits), Verdict::Won(_)), "{number}");
        }
    }

    #[test]
    fn equivalent_moves_share_a_choice() {
        let position = start("empress-of-india", 1);
        let hint = HintSearch::new(&position, limits("empress-of-india")).expect("a solver");
        assert!(position.legal_moves().len() > 1_100 && hint.choices.len() < 900);
        // Packets of the same cards are one choice in Sly.
        let mut position = start("sly", 1);
        while position.stock() > 60 {
            let plan = plan(&position);
            plan.into_iter().for_each(|m| position.play_unchecked(m));
        }
        let mut tops = Vec::new();
        for m in position.legal_moves() {
            let packet = m.to.pile().map(|pile| position.table().pile(pile).to_vec());
            if !tops.contains(&packet) {
                tops.push(packet);
            }
        }
        assert_eq!(HintSearch::new(&position, limits("sly")).expect("a solver").choices.len(), tops.len());
    }

    /// Moves within which an event is soon.
    const SOON: usize = 10;

    /// Returns true if a card goes home within some moves of a line; with `pair`, together with that card.
    fn reaches_foundation(
        mut position: Position,
        line: &[Move],
        card: Card,
        pair: Option<Card>,
        within: usize,
    ) -> bool {
        let on_foundations = |position: &Position| {
            let mut cards: Vec<Card> = Vec::new();
            for pile in 0..position.pile_specs().len() {
                let pile = patience::PileId(pile as u8);
                if position.role(pile) == Role::Foundation {
                    cards.extend(position.table().pile(pile));
                }
            }
            cards
        };
        let count = |cards: &[Card], wanted: Card| cards.iter().filter(|card| **card == wanted).count();
        for m in line.iter().take(within) {
            let before = on_foundations(&position);
            position.play_unchecked(*m);
            let after = on_foundations(&position);
            let went = |wanted| count(&after, wanted) > count(&before, wanted);
            if went(card) && pair.is_none_or(went) {
                return true;
            }
        }
        false
    }

    /// Asserts that a reason for a candidate is true.
    fn check_fact(hint: &HintSearch, m: Move, reason: &Token) {
        let position = &hint.position;
        let cards: Vec<Card> = reason
            .args()
            .filter_map(|(_, arg)| if let patience::token::Arg::Card(card) = arg { Some(*card) } else { None })
            .collect();
        // Reasons name visible cards only.
        let open: Vec<Card> = position.piles().into_iter().flat_map(|(_, cards)| cards).collect();
        assert!(cards.iter().all(|card| open.contains(card)), "{reason:?} {position:?}");
        let beneath = position.table().pile(m.from).iter().rev().nth(1).copied();
        let moved = position.table().top(m.from);
        let under = m.to.pile().and_then(|pile| position.table().top(pile));
        match reason.key() {
            "hint-uncovers" | "hint-room" => assert_eq!(beneath, Some(cards[0])),
            "hint-run" | "hint-pair" => assert_eq!((moved, under), (Some(cards[0]), Some(cards[1]))),
            "hint-late" => {
                assert_eq!(under, Some(cards[0]));
                // A paired card has nothing beneath it.
                assert_ne!(position.game().id, "empress-of-india", "{position:?}");
            }
            "hint-pair-late" => {
                assert_eq!(under, Some(cards[0]));
                assert_eq!(position.game().id, "empress-of-india", "{position:?}");
            }
            "hint-safe" => assert_eq!(position.rules().safe_move(), Some(m)),
            _ => {}
        }
        let n = hint.shortlist.iter().position(|(_, candidate)| candidate.m == m).expect("a candidate");
        let lines = &hint.lines[n][..hint.lines[n].len().min(hint_reasons::MAX_LINES)];
        let shown = lines.iter().filter(|(sample, line)| {
            let mut after = hint.samples[*sample].position.clone();
            after.play_unchecked(m);
            match reason.key() {
                "hint-uncovers" | "hint-frees" | "hint-follows" => {
                    reaches_foundation(after, line, cards[0], None, SOON)
                }
                "hint-pair" => reaches_foundation(after, line, cards[0], Some(cards[1]), 2 * SOON),
                "hint-run" => reaches_foundation(after, line, cards[1], None, usize::MAX),
                _ => true,
            }
        });
        assert!(4 * shown.count() >= 3 * lines.len(), "{reason:?} {position:?}");
        assert!(!hint.hidden || lines.len() >= 3 || reason.key() == "hint-safe");
    }

    #[test]
    fn a_reason_is_true_of_the_position_and_of_the_lines_that_win() {
        let mut found: Vec<&str> = Vec::new();
        let mut check = |position: &Position, limits: HintLimits| {
            let hint = finish(position, limits, 1 << 30);
            for m in hint.advice().best.iter().map(|candidate| candidate.m) {
                if let Some(reason) = hint.fact(m) {
                    found.push(reason.key());
                    check_fact(&hint, m, &reason);
                }
            }
        };
        for (id, number, moves) in POSITIONS {
            for extra in [0, 7, 15] {
                check(&position(id, number, moves + extra), limits(id));
            }
        }
        played_out().for_each(|(position, limits)| check(&position, HintLimits { playouts: 700, ..limits }));
        for link in [
            "empress-of-india/E222-223K/BsCoB5i6Fh-FqGYxVHipHidxQCF7lA0lcZmj5uKh4qfjZfZIP36r9Sqh",
            "sly/S222-227J/jk9gEi5e1mupNNgPMdsGhffsjA0al0aDgsC",
        ] {
            let session = patience::Session::open(link).expect("a link");
            check(session.position(), HintLimits { samples: 4, nodes: 20_000, ..HintLimits::default() });
        }
        for key in ["hint-frees", "hint-follows", "hint-pair", "hint-pair-late", "hint-run"] {
            assert!(found.contains(&key), "{key} is not among {found:?}");
        }
    }

    #[test]
    fn a_safe_move_then_a_home_move_breaks_ties() {
        let (mut moved, mut kinds) = (0, Vec::new());
        for (id, number, moves) in POSITIONS {
            for extra in 0..4 {
                let position = position(id, number, moves + extra);
                let hint = finish(&position, limits(id), 1 << 30);
                let advice = hint.advice();
                let Some(best) = advice.best.first().filter(|best| best.wins > 0) else { continue };
                let most = advice.best.iter().map(|candidate| candidate.wins).max().expect("a candidate");
                let ties = |candidate: &&Candidate| {
                    candidate.tried == advice.samples && most - candidate.wins <= noise(most, advice.samples)
                };
                assert!(ties(&best));
                let home = |candidate: &&Candidate| position.is_to_foundation(candidate.m);
                assert!(home(&best) || !advice.best.iter().filter(ties).any(|other| home(&other)), "{id} {number}");
                let safe_move = position.rules().safe_move();
                let safe_ties = advice.best.iter().filter(ties).any(|other| safe_move == Some(other.m));
                assert!(!safe_ties || safe_move == Some(best.m), "{id} {number}");
                moved += usize::from(home(&best) && best.wins < most);
                if let Some(reason) = hint.reason() {
                    kinds.push(reason.key());
                } else {
                    assert!(!home(&best) && position.role(best.m.from) != Role::Stock, "{id} {number}: no reason");
                }
            }
        }
        assert!(moved > 0 && kinds.contains(&"hint-home"), "{moved} {kinds:?}");
    }

    #[test]
    fn a_safe_move_leads_whatever_the_order_of_equals() {
        let mut checked = 0;
        for (id, number, moves) in POSITIONS {
            for extra in 0..40 {
                let position = position(id, number, moves + extra);
                let Some(safe) = position.rules().safe_move() else { continue };
                let hint = HintSearch::new(&position, limits(id)).expect("a solver");
                let equal = |m: &Move| Candidate { wins: 4, tried: 5, ..Candidate::untried(*m) };
                let mut best: Vec<Candidate> = position.legal_moves().iter().map(equal).collect();
                // A move that wins less does not tie, even if it is safe.
                let lead = best.iter().position(|candidate| candidate.m != safe);
                hint.prefer_home(&mut best);
                assert_eq!(best[0].m, safe);
                if let Some(lead) = lead {
                    let mut behind: Vec<Candidate> = position.legal_moves().iter().map(equal).collect();
                    behind
                        .iter_mut()
                        .filter(|candidate| position.is_to_foundation(candidate.m))
                        .for_each(|m| m.wins = 0);
                    behind.swap(0, lead);
                    let before = behind[0];
                    hint.prefer_home(&mut behind);
                    assert!(before.wins == 0 || behind[0] == before);
                    checked += 1;
                }
            }
        }
        assert!(checked > 0);
    }

    #[test]
    fn a_hint_without_facts_names_its_kind() {
        let position = start("labyrinth", 1);
        let key = |stock: bool| {
            let m = position.legal_moves().into_iter().find(|m| (position.role(m.from) == Role::Stock) == stock);
            m.and_then(|m| hint_reasons::kind(&position, m)).map(|token| token.key())
        };
        assert_eq!(key(true), Some("hint-turn"));
        assert!(key(false).is_none_or(|key| key == "hint-home"));
    }

    #[test]
    fn the_noise_of_an_estimate_is_a_standard_deviation() {
        assert_eq!([noise(0, 0), noise(1, 1), noise(5, 5), noise(32, 32)], [0, 0, 0, 0]);
        assert_eq!([noise(16, 32), noise(24, 32), noise(4, 8), noise(30, 32)], [2, 2, 1, 1]);
    }
}
