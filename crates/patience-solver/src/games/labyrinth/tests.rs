//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::exact::ExactDfs;
use super::explain::explain;
use super::solver::solver;
use super::state::{Grace, LabyrinthState, cell, row_of};
use crate::engine::{Engine, Progress};
use crate::limits::{Limits, Rule, RuleSet};
use crate::methods::assignment_portfolio::ExactSearch;
use crate::testkit::{
    Oracle, Random, for_each_winning_position, notation, positions_at_length, rule_sets, shuffled_packs,
};
use patience::{Move, PileId};

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
        let mut suitable = false;
        if let Some(card) = self.aside {
            for sign in self.homes(card) {
                let mut next = self.clone();
                next.aside = None;
                next.raise(card, sign);
                all.push((format!("grace>{}{sign}", letter(card)), next));
                suitable = true;
            }
        }
        for r in 0..=last {
            for c in 0..self.rows[0].len() {
                let Some(card) = self.rows[r][c] else { continue };
                if r > 0 && r < last && self.rows[r - 1][c].is_some() && self.rows[r + 1][c].is_some() {
                    continue;
                }
                for sign in self.homes(card) {
                    suitable = true;
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
        if self.stock.is_empty() && !self.grace_taken && !suitable {
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

fn compare(ranks: u8, suits: u8, columns: usize, late: bool, deals: usize) -> usize {
    let mut random = Random(u64::from(ranks) * 100 + u64::from(suits) * 10 + columns as u64 + u64::from(late));
    let (mut lost, mut checked, mut explained, mut committed) = (0, 0, 0, 0);
    for _ in 0..deals {
        let plain = random_position(ranks, suits, columns, late, &mut random);
        if plain.is_won() {
            continue;
        }
        let Some(truth) = plain.can_be_won(60_000) else { continue };
        let state = state_of(&plain);
        if let Some(reason) = explain(&state) {
            assert!(!truth, "explained, but the plain search wins: {reason:?} {state:?}");
            explained += 1;
        }
        // With few nodes the relaxation is undecided at a position, and the positions after it continue from its open
        // branches.
        let commitment = [
            (RuleSet::ALL, u64::MAX),
            (RuleSet::ALL, 400),
            (RuleSet::ALL.without(Rule::LabyrinthRelaxation), u64::MAX),
        ];
        for (rules, nodes) in commitment {
            let limits = Limits { rules, nodes, memory: 1 << 20, ..Limits::default() };
            let (_, progress) = ExactDfs::new(&state, limits, Some(0)).run(300_000);
            if progress == Progress::Exhausted {
                assert!(!truth, "commitment, lost by {rules:?}, but the plain search wins: {state:?}");
                committed += 1;
            } else if let Progress::Won(line) = progress {
                assert!(plain.after(line).is_won());
            }
        }
        for rules in rule_sets(&[Rule::LabyrinthRelaxation, Rule::LabyrinthCopyCommitment]) {
            let limits = Limits { rules, ..Limits::default() };
            let nodes = if rules == RuleSet::ALL { 3_000_000 } else { 300_000 };
            let verdict = plain.check(truth, solver(&state, limits).run(nodes).1, &limits);
            if rules == RuleSet::ALL {
                checked += usize::from(verdict.is_some());
                lost += usize::from(verdict == Some(false));
            }
        }
    }
    println!(
        "{explained} explained of {lost} lost, {checked} compared; {committed} lost by commitment, twice with LAB-R and once without"
    );
    assert!(committed >= 2 * lost, "commitment proves {committed} of {lost} lost");
    assert!(checked * 10 >= deals * 3, "only {checked} of {deals} compared");
    lost
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
        let (_, progress) = ExactDfs::new(&state, limits, Some(0)).run(1_000_000);
        assert!(matches!(progress, Progress::Won(_)), "with {nodes} nodes");
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
        ExactDfs::new(&state, limits, Some(0)).run(5_000_000).1 == Progress::Exhausted
    });
    assert_eq!(outcomes, [false; 3], "lost with no bound, 400 and 2,000 nodes");
}

#[test]
fn small_packs_agree_with_plain_search() {
    let mut lost = 0;
    for late in [false, true] {
        lost += compare(4, 2, 2, late, 100) + compare(6, 2, 2, late, 200) + compare(7, 2, 3, late, 80);
    }
    assert!(lost > 30, "too few lost positions to mean anything: {lost}");
}

/// `POSITIONS=1000000 cargo test --release -p patience-solver --lib labyrinth -- --ignored --nocapture`.
#[test]
#[ignore = "takes half a minute, or as long as there are POSITIONS; a share of it runs above"]
fn small_packs_agree_with_plain_search_at_length() {
    let part = |of_100: usize| of_100 * positions_at_length() / 100;
    let mut lost = 0;
    for late in [false, true] {
        lost += compare(4, 2, 2, late, part(14)) + compare(6, 2, 2, late, part(18)) + compare(7, 2, 3, late, part(7));
        lost += compare(4, 3, 3, late, part(9)) + compare(5, 3, 4, late, part(2));
    }
    println!("{lost} lost");
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
                    let (_, progress) = ExactDfs::new(&state, limits, Some(0)).run(nodes);
                    assert!(progress != Progress::Exhausted, "{id}: {state:?}");
                    compared += 1;
                }
            }
        });
    }
    compared
}

#[test]
fn copy_commitment_refutes_no_winning_line() {
    assert!(compare_lines(0..2, 100_000) > 200);
}

#[test]
#[ignore = "takes minutes; a share of it runs above"]
fn copy_commitment_refutes_no_winning_line_at_length() {
    println!("{} positions of lines that win", compare_lines(0..100, 2_000_000));
}

/// Compares probing with the enumeration of all assignments, at positions of small packs. Returns the numbers compared
/// and lost.
fn compare_probing(positions: usize) -> (usize, usize) {
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
        // In slices, each continuing from the open branches of the one before.
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
    (compared, lost)
}

#[test]
fn probing_agrees_with_the_enumeration_of_all_assignments() {
    let (compared, lost) = compare_probing(1_000);
    assert!(compared > 300 && lost > 20, "{compared} compared, {lost} lost");
}

#[test]
#[ignore = "takes minutes; a share of it runs above"]
fn probing_agrees_with_the_enumeration_of_all_assignments_at_length() {
    println!("{:?} compared, lost", compare_probing(200_000));
}
