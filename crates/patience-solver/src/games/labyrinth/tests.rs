//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::exact::{ExactDfs, HIGH_SEED, kind_key};
use super::state::{Grace, LabyrinthState, cell, row_of};
use crate::engine::Answer;
use crate::testkit::{
    Oracle, Random, Tally, for_each_winning_position, notation, sample_size, searches, shuffled_packs,
};
use crate::{Limits, Rule, RuleSet};
use patience::{Move, PileId};
use std::collections::HashSet;

type Card = (u8, u8);

/// A reference implementation of the game; cards are (suit, rank).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Plain {
    ranks: u8,
    late: bool,
    stock: Vec<Card>,
    rows: Vec<Vec<Option<Card>>>,
    up: [u8; 4],
    down: [u8; 4],
    grace_taken: bool,
    aside: Option<Card>,
}

impl Plain {
    fn homes(&self, (s, r): Card) -> Vec<char> {
        let mut homes = Vec::new();
        if self.up[s as usize] == r {
            homes.push('+');
        }
        if self.down[s as usize] + r + 1 == self.ranks {
            homes.push('-');
        }
        homes
    }

    fn raise(&mut self, card: Card, sign: char) {
        let heights = if sign == '+' { &mut self.up } else { &mut self.down };
        heights[card.0 as usize] += 1;
    }
}

impl Oracle for Plain {
    const GAME: &'static str = "labyrinth";

    fn successors(&self) -> Vec<(String, Plain)> {
        let letter = |c: Card| char::from(b"CDHS"[c.0 as usize]);
        let mut all = Vec::new();
        let last = self.rows.len() - 1;
        if !self.stock.is_empty() {
            let mut next = self.clone();
            if !(self.late && next.rows[last].contains(&None)) {
                next.rows.push(vec![None; self.rows[0].len()]);
            }
            for cell in next.rows.last_mut().expect("a row") {
                if cell.is_none() && !next.stock.is_empty() {
                    *cell = Some(next.stock.remove(0));
                }
            }
            all.push(("stock>row".to_owned(), next));
        }
        let mut can_play = false;
        if let Some(card) = self.aside {
            for sign in self.homes(card) {
                let mut next = self.clone();
                next.aside = None;
                next.raise(card, sign);
                all.push((format!("grace>{}{sign}", letter(card)), next));
                can_play = true;
            }
        }
        for r in 0..=last {
            for c in 0..self.rows[0].len() {
                let Some(card) = self.rows[r][c] else { continue };
                if r > 0 && r < last && self.rows[r - 1][c].is_some() && self.rows[r + 1][c].is_some() {
                    continue;
                }
                for sign in self.homes(card) {
                    can_play = true;
                    let mut next = self.clone();
                    next.raise(card, sign);
                    next.rows[r][c] = None;
                    if r == last && !self.late && !next.stock.is_empty() {
                        next.rows[r][c] = Some(next.stock.remove(0));
                    }
                    all.push((format!("r{}c{}>{}{sign}", r + 1, c + 1, letter(card)), next));
                }
            }
        }
        if self.stock.is_empty() && !self.grace_taken && !can_play {
            for r in 0..=last {
                for c in 0..self.rows[0].len() {
                    if let Some(card) = self.rows[r][c] {
                        let mut next = self.clone();
                        next.rows[r][c] = None;
                        next.aside = Some(card);
                        next.grace_taken = true;
                        all.push((format!("r{}c{}>grace", r + 1, c + 1), next));
                    }
                }
            }
        }
        all
    }

    fn is_won(&self) -> bool {
        self.up.iter().chain(&self.down).all(|&h| h == self.ranks)
    }

    /// Small packs add rows to the notation.
    fn write(m: Move) -> String {
        let Some(row) = row_of(m.from) else { return notation(Self::GAME, [m]).concat() };
        let first = Move { from: PileId(m.from.0 - (cell(row, 0).0 - cell(0, 0).0)), ..m };
        notation(Self::GAME, [first]).concat().replacen("r1c", &format!("r{}c", row + 1), 1)
    }
}

/// A position after some random moves.
fn random_position(ranks: u8, suits: u8, columns: usize, late: bool, random: &mut Random) -> Plain {
    let mut stock = shuffled_packs(ranks, suits, random);
    let row = stock.drain(..columns).map(Some).collect();
    let heights = [0, 1, 2, 3].map(|s| if s < suits { 0 } else { ranks });
    let (up, down) = (heights, heights);
    let plain = Plain { ranks, late, stock, rows: vec![row], up, down, grace_taken: false, aside: None };
    let moves = random.below(30);
    plain.play_randomly(moves, random)
}

fn state_of(plain: &Plain) -> LabyrinthState {
    let kind = |c: Card| c.0 * 13 + c.1;
    LabyrinthState {
        ranks: plain.ranks,
        late_refill: plain.late,
        stock: plain.stock.iter().map(|&c| kind(c)).collect(),
        rows: plain.rows.iter().map(|row| row.iter().map(|c| c.map(kind)).collect()).collect(),
        up: plain.up,
        down: plain.down,
        grace: match (plain.grace_taken, plain.aside) {
            (false, _) => Grace::Unused,
            (true, Some(card)) => Grace::Holds(kind(card)),
            (true, None) => Grace::Spent,
        },
    }
}

#[test]
fn small_packs_agree_with_plain_search() {
    let searches = searches(&[Rule::LabyrinthRelaxation, Rule::LabyrinthCopyCommitment], 3_000_000, 300_000);
    let (mut tally, mut committed) = (Tally::default(), 0);
    for (ranks, suits, columns, percent) in [(4, 2, 2, 28), (6, 2, 2, 36), (7, 2, 3, 14), (4, 3, 3, 18), (5, 3, 4, 4)] {
        let mut random = Random(u64::from(ranks) * 100 + u64::from(suits) * 10 + columns as u64);
        for n in 0..percent * sample_size(800) / 100 {
            let plain = random_position(ranks, suits, columns, n % 2 == 0, &mut random);
            let state = state_of(&plain);
            let Some(is_winnable) = tally.compare(&plain, &state, &searches, 60_000) else { continue };
            committed += count_losses_by_commitment(&plain, &state, is_winnable);
        }
    }
    tally.assert_meaningful(5, 90);
    assert!(
        committed >= 2 * tally.proven,
        "commitment proves {committed}, twice with LAB-R and once without: {tally:?}"
    );
}

/// The answer of the exact search under LAB-C from its first node on.
fn search_with_commitment(state: &LabyrinthState, limits: Limits, nodes: u64) -> Answer {
    let mut exact = ExactDfs::new(state, limits, Some(0));
    let answer = exact.turn(nodes, true).answer;
    assert!(exact.commits_copies, "LAB-C is off");
    answer
}

/// Searches with copy commitment from the root, with LAB-R and without; counts proofs of loss. With few nodes the
/// relaxation is undecided at a position, and the positions after it continue from its open branches.
fn count_losses_by_commitment(plain: &Plain, state: &LabyrinthState, is_winnable: bool) -> usize {
    let without = RuleSet::ALL.without(Rule::LabyrinthRelaxation);
    let is_lost = |(rules, nodes): &(RuleSet, u64)| {
        let limits = Limits { rules: *rules, nodes: *nodes, memory: 1 << 20, ..Limits::default() };
        plain.check(is_winnable, search_with_commitment(state, limits, 300_000), &limits) == Some(false)
    };
    [(RuleSet::ALL, u64::MAX), (RuleSet::ALL, 400), (without, u64::MAX)].iter().filter(|search| is_lost(search)).count()
}

/// A winnable position where few nodes leave the relaxation undecided: the branch searched first loses, and nothing may
/// be committed by it.
#[test]
fn a_branch_that_fails_commits_no_copies() {
    let rows = [[2, 16], [15, 16], [4, 0], [1, 3], [2, 3], [14, 13], [17, 14], [4, 15], [1, 5]];
    let state = LabyrinthState {
        ranks: 6,
        late_refill: false,
        stock: vec![5, 18, 0],
        rows: rows.iter().map(|row| row.iter().copied().map(Some).collect()).collect(),
        up: [0, 1, 6, 6],
        down: [0, 2, 6, 6],
        grace: Grace::Unused,
    };
    for nodes in [400, 800, 4_000] {
        let limits = Limits { nodes, memory: 1 << 20, ..Limits::default() };
        let answer = search_with_commitment(&state, limits, 1_000_000);
        assert!(matches!(answer, Answer::Won(_)), "with {nodes} nodes");
    }
}

/// The last row of the stock covers a playable card: only then can grace be used, and only so is the position won.
#[test]
fn a_card_that_the_stock_may_cover_is_not_forced() {
    let n = 99;
    let rows = [[n, 13, 4], [4, 18, 6], [1, 15, 3], [3, 16, 5], [15, 17, 2], [16, 14, 14], [18, 17, 5], [n, n, 19]];
    let card = |card: u8| (card < 52).then_some(card);
    let state = LabyrinthState {
        ranks: 7,
        late_refill: true,
        stock: vec![0],
        rows: rows.iter().map(|row| row.iter().copied().map(card).collect()).collect(),
        up: [3, 1, 7, 7],
        down: [1, 1, 7, 7],
        grace: Grace::Unused,
    };
    let outcomes = [u64::MAX, 400, 2_000].map(|nodes| {
        let limits = Limits { nodes, memory: 1 << 20, ..Limits::default() };
        matches!(search_with_commitment(&state, limits, 5_000_000), Answer::Lost(_))
    });
    assert_eq!(outcomes, [false; 3], "lost with no bound, 400 and 2,000 nodes");
}

/// Checks that copy commitment refutes no position on a winning line. Returns the number of positions.
fn compare_lines(deals: std::ops::Range<u32>, nodes: u64) -> usize {
    let mut compared = 0;
    for (id, late) in [("labyrinth", false), ("labyrinth-dealt-foundations", false), ("labyrinth-late-refill", true)] {
        for_each_winning_position(id, deals.clone(), |position| {
            let state = LabyrinthState::read(position, late);
            for nodes_of_relaxed in [20_000_000, 2_000] {
                let limits = Limits { nodes: nodes_of_relaxed, memory: 1 << 20, ..Limits::default() };
                if state.rows.len() > 1 {
                    let answer = search_with_commitment(&state, limits, nodes);
                    assert!(!matches!(answer, Answer::Lost(_)), "{id}: {state:?}");
                    compared += 1;
                }
            }
        });
    }
    compared
}

#[test]
fn copy_commitment_refutes_no_winning_line() {
    assert!(compare_lines(0..sample_size(2) as u32, 100_000) > 200);
}

/// In slices, each continuing from the open branches of the one before, and at one go.
#[test]
fn probing_agrees_with_the_enumeration_of_all_assignments() {
    let positions = sample_size(1_000);
    let (mut compared, mut lost) = (0, 0);
    let mut random = Random(4);
    for n in 0..positions {
        let (ranks, suits) = [(4, 2), (6, 1), (7, 1), (3, 3)][n % 4];
        let plain = random_position(ranks, suits, 2 + n % 3, n % 2 == 0, &mut random);
        if plain.is_won() {
            continue;
        }
        let exact = ExactDfs::new(&state_of(&plain), Limits::default(), None);
        let Some(is_won) = exact.relaxation().is_won_by_enumeration() else { continue };
        let mut probing = exact.relaxation();
        let probe = (0..200).find_map(|_| {
            let mut relaxation = exact.relaxation();
            relaxation.warm_start(&probing.open_branches());
            probing = relaxation;
            probing.probe(20).1
        });
        assert_eq!(probe.unwrap_or(is_won), is_won, "in slices: {plain:?}");
        assert_eq!(exact.relaxation().probe(u64::MAX).1, Some(is_won), "{plain:?}");
        compared += 1;
        lost += usize::from(!is_won);
    }
    assert!(compared * 10 > positions * 3 && lost * 50 > positions, "{compared} compared, {lost} lost");
}

#[test]
fn no_two_commitments_of_a_kind_share_half_a_key() {
    for seed in [0, HIGH_SEED] {
        let keys: HashSet<u64> = (0..52).flat_map(|card| [0, 1].map(|up| kind_key(card, up, seed))).collect();
        assert_eq!(keys.len(), 104, "{seed:x}");
    }
}
