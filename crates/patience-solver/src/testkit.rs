//! Shared by tests: plain exhaustive search of a game's reference implementation, the positions of winning lines, and a
//! generator for deals and moves.

use crate::engine::{Answer, Snapshot};
use crate::{Limits, Rule, RuleSet, Verdict, solve};
use patience::{Deal, Game, Move, Position};
use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

/// Writes moves in the notation of a game.
pub(crate) fn notation(game: &str, moves: impl IntoIterator<Item = impl Into<Move>>) -> Vec<String> {
    let game = Game::by_id(game).expect("a game");
    moves.into_iter().map(|m| game.write_move(m.into())).collect()
}

/// A reference implementation of a game, of any number of cards; it shares no code with the solver.
pub(crate) trait Oracle: Clone + Eq + Hash + Debug {
    /// The game's id.
    const GAME: &'static str;

    /// Lists all moves in the notation, with the positions after them.
    fn successors(&self) -> Vec<(String, Self)>;

    fn is_won(&self) -> bool;

    /// Writes a move in the notation.
    fn write(m: Move) -> String {
        notation(Self::GAME, [m]).concat()
    }

    /// Searches all positions; `None` if more than `max_positions` do not decide.
    fn can_be_won(&self, max_positions: usize) -> Option<bool> {
        let mut closed = HashSet::from([self.clone()]);
        let mut stack = vec![self.clone()];
        while let Some(position) = stack.pop() {
            if position.is_won() {
                return Some(true);
            }
            if closed.len() > max_positions {
                return None;
            }
            stack.extend(
                position.successors().into_iter().map(|next| next.1).filter(|next| closed.insert(next.clone())),
            );
        }
        Some(false)
    }

    /// Returns the position after some random moves, or the last one before a dead end.
    fn play_randomly(mut self, moves: usize, random: &mut Random) -> Self {
        for _ in 0..moves {
            let mut next = self.successors();
            if next.is_empty() {
                break;
            }
            self = next.swap_remove(random.below(next.len())).1;
        }
        self
    }

    /// Returns the position after a line, all of whose moves must be legal.
    fn after(&self, line: impl IntoIterator<Item = impl Into<Move>>) -> Self {
        line.into_iter().fold(self.clone(), |at, m| {
            let text = Self::write(m.into());
            let next = at.successors().into_iter().find(|next| next.0 == text);
            next.unwrap_or_else(|| panic!("{text} is not legal in {at:?}")).1
        })
    }

    /// Checks that a solver's answer is true, a line being played to its end; returns its verdict.
    fn check(&self, is_winnable: bool, answer: Answer, limits: &Limits) -> Option<bool> {
        let verdict = match answer {
            Answer::Won(line) => {
                assert!(self.after(line).is_won(), "the line ends too soon: {self:?}");
                true
            }
            Answer::Lost(_) => false,
            Answer::GaveUp | Answer::Working => return None,
        };
        assert_eq!(verdict, is_winnable, "true if won, by {limits:?} and by plain search: {self:?}");
        Some(verdict)
    }
}

/// All rules, none, and all without each of these.
fn rule_sets(rules: &[Rule]) -> Vec<RuleSet> {
    let without = rules.iter().map(|rule| RuleSet::ALL.without(*rule));
    [RuleSet::ALL, RuleSet::NONE].into_iter().chain(without).collect()
}

/// The size of a random sample: `POSITIONS` for a long run, or `usual`.
pub(crate) fn sample_size(usual: usize) -> usize {
    std::env::var("POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Counts of a comparison with plain search.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    /// Positions that plain search decides, those of them that are lost, and those that are explained.
    pub(crate) positions: usize,
    pub(crate) lost: usize,
    pub(crate) explained: usize,
    /// Positions that the search under all rules wins, and that it proves lost.
    pub(crate) won: usize,
    pub(crate) proven: usize,
    /// Searches, and those without a verdict.
    searches: usize,
    undecided: usize,
}

impl Tally {
    /// Compares the explanation of a position, and the verdicts of searches within these nodes, with plain search of at
    /// most `max_positions` positions. Returns true if the position is winnable; `None` if it is won or plain search is too long.
    pub(crate) fn compare<P: Oracle>(
        &mut self,
        plain: &P,
        snapshot: &impl Snapshot,
        searches: &[(Limits, u64)],
        max_positions: usize,
    ) -> Option<bool> {
        let is_winnable = if plain.is_won() { None } else { plain.can_be_won(max_positions) }?;
        self.positions += 1;
        self.lost += usize::from(!is_winnable);
        if let Some(reason) = snapshot.explain() {
            assert!(!is_winnable, "explained, but plain search wins: {reason:?} {plain:?}");
            self.explained += 1;
        }
        for (limits, nodes) in searches {
            let verdict = plain.check(is_winnable, snapshot.search(*limits).run(*nodes).1, limits);
            self.searches += 1;
            self.undecided += usize::from(verdict.is_none());
            if *limits == Limits::default() {
                self.won += usize::from(verdict == Some(true));
                self.proven += usize::from(verdict == Some(false));
            }
        }
        Some(is_winnable)
    }

    /// Checks that a share of the positions is lost, and a share of the searches decides.
    pub(crate) fn assert_meaningful(&self, min_lost_percent: usize, min_decided_percent: usize) {
        println!("{self:?}");
        assert!(self.lost * 100 >= self.positions * min_lost_percent, "too few lost positions: {self:?}");
        let decided = self.searches - self.undecided;
        assert!(decided * 100 >= self.searches * min_decided_percent, "too few verdicts: {self:?}");
    }
}

/// Searches under all rules, within `nodes`, and under none and all but each of these, within `nodes_without`.
pub(crate) fn searches(rules: &[Rule], nodes: u64, nodes_without: u64) -> Vec<(Limits, u64)> {
    let nodes_of = |rules: RuleSet| if rules == RuleSet::ALL { nodes } else { nodes_without };
    rule_sets(rules).into_iter().map(|rules| (Limits { rules, ..Limits::default() }, nodes_of(rules))).collect()
}

/// Calls back with each position of the winning lines of some deals.
pub(crate) fn for_each_winning_position(game: &str, deals: std::ops::Range<u32>, mut found: impl FnMut(&Position)) {
    for number in deals {
        let deal = Deal::numbered(Game::by_id(game).expect("the game"), number).expect("a deal");
        let mut position = Position::start(&deal);
        let limits = Limits { nodes: 20_000_000, memory: 1 << 20, ..Limits::default() };
        let Verdict::Won(line) = solve(&position, limits).expect("a solver").0 else { continue };
        for m in line {
            position.play_unchecked(m);
            found(&position);
        }
    }
}

/// The cards of two small packs, each a suit and a rank, shuffled.
pub(crate) fn shuffled_packs(ranks: u8, suits: u8, random: &mut Random) -> Vec<(u8, u8)> {
    let pack = (0..suits).flat_map(|s| (0..ranks).map(move |r| (s, r)));
    let mut cards: Vec<(u8, u8)> = pack.clone().chain(pack).collect();
    random.shuffle(&mut cards);
    cards
}

/// A linear congruential generator (Knuth, MMIX): small packs of tests are dealt by it.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// Draws a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }

    /// Shuffles cards (Fisher-Yates).
    pub(crate) fn shuffle<T>(&mut self, cards: &mut [T]) {
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.below(i + 1));
        }
    }
}
