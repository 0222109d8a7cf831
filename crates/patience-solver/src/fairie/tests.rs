//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::classes::{lay_out, parts};
use super::columns::{Columns, Run, UNKNOWN};
use super::deal::Deal as FairieDeal;
use super::explain::explain;
use super::frozen::{Act, Class, Room};
use super::layout::{HOME, Key, Layout, Nature, SUITS};
use super::losses::Losses;
use super::plan::Outline;
use super::solver::{Solver, layout_of};
use super::state::FairieState;
use crate::limits::{Limits, Rule, RuleSet};
use crate::search::Search;
use crate::solver::{Answer, Engine};
use crate::token;
use crate::verdict::{Status, Verdict};
use patience::{Deal, Game, Position};
use std::collections::HashSet;

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// The game in the plainest way: lists of cards as (suit, rank), a king is (0, 99).
#[derive(Clone, PartialEq, Eq, Hash)]
struct Plain {
    stock: Vec<(u8, u8)>,
    hand: Option<(u8, u8)>,
    columns: Vec<Vec<(u8, u8)>>,
    home: Vec<Vec<u8>>,
}

impl Plain {
    fn fits(&self, card: (u8, u8)) -> Option<usize> {
        self.home[card.0 as usize].iter().position(|&h| h == card.1)
    }

    fn next(&self) -> Vec<(String, Plain)> {
        let mut all = Vec::new();
        let dealing = !self.stock.is_empty() || self.hand.is_some();
        match self.hand {
            None if !self.stock.is_empty() => {
                let mut next = self.clone();
                let card = next.stock.remove(0);
                if card.1 == 99 {
                    next.columns.push(Vec::new());
                } else if card.1 == 0 {
                    let slot = self.fits(card).expect("an ace finds a space");
                    next.home[card.0 as usize][slot] += 1;
                } else {
                    next.hand = Some(card);
                }
                all.push(("stock>hand".to_owned(), next));
            }
            None => {}
            Some(card) => {
                let mut next = self.clone();
                next.hand = None;
                if let Some(slot) = self.fits(card) {
                    let mut up = next.clone();
                    up.home[card.0 as usize][slot] += 1;
                    all.push(("hand>f".to_owned(), up));
                }
                let last = next.columns.len();
                next.columns[last - 1].push(card);
                all.push((format!("hand>c{last}"), next));
            }
        }
        for from in 0..self.columns.len() {
            let Some(&card) = self.columns[from].last() else { continue };
            let mut without = self.clone();
            without.columns[from].pop();
            if let Some(slot) = self.fits(card) {
                let mut up = without.clone();
                up.home[card.0 as usize][slot] += 1;
                all.push((format!("c{}>f", from + 1), up));
            }
            for to in 0..self.columns.len() {
                let room = self.columns[to].last().is_none_or(|top| top.1 == card.1 + 1);
                if !dealing && to != from && room {
                    let mut next = without.clone();
                    next.columns[to].push(card);
                    all.push((format!("c{}>c{}", from + 1, to + 1), next));
                }
            }
        }
        all
    }

    fn is_won(&self, ranks: u8) -> bool {
        self.home.iter().flatten().all(|&h| h == ranks)
    }

    /// Every position that can be reached from here; `None` if there are too many.
    fn reached(&self) -> Option<HashSet<Self>> {
        let mut seen = HashSet::from([self.clone()]);
        let mut stack = vec![self.clone()];
        while let Some(position) = stack.pop() {
            for (_, next) in position.next() {
                if seen.insert(next.clone()) {
                    stack.push(next);
                }
            }
            if seen.len() > 20_000 {
                return None;
            }
        }
        Some(seen)
    }

    /// `None` if it takes too long.
    fn can_be_won(&self, ranks: u8) -> Option<bool> {
        let mut seen = HashSet::from([self.clone()]);
        let mut stack = vec![self.clone()];
        while let Some(position) = stack.pop() {
            if position.is_won(ranks) {
                return Some(true);
            }
            if seen.len() > 60_000 {
                return None;
            }
            for (_, next) in position.next() {
                if seen.insert(next.clone()) {
                    stack.push(next);
                }
            }
        }
        Some(false)
    }
}

fn deal(ranks: u8, suits: u8, kings: usize, random: &mut Random) -> Plain {
    let mut stock = Vec::new();
    for _ in 0..2 {
        for s in 0..suits {
            stock.extend((0..ranks).map(|r| (s, r)));
        }
    }
    stock.extend(vec![(0, 99); kings - 1]);
    for i in (1..stock.len()).rev() {
        stock.swap(i, random.below(i + 1));
    }
    let home = (0..4).map(|s| if s < suits { vec![0; 2] } else { vec![ranks; 2] }).collect();
    Plain { stock, hand: None, columns: vec![Vec::new()], home }
}

fn state_of(plain: &Plain, ranks: u8) -> FairieState {
    let kind = |c: (u8, u8)| if c.1 == 99 { 12 } else { c.0 * 13 + c.1 };
    let mut heights = [[0; 2]; 4];
    for (height, home) in heights.iter_mut().zip(&plain.home) {
        *height = [home[0].max(home[1]), home[0].min(home[1])];
    }
    FairieState {
        ranks,
        stock: plain.stock.iter().map(|&c| kind(c)).collect(),
        hand: plain.hand.map(kind),
        columns: plain.columns.iter().map(|c| c.iter().map(|&c| kind(c)).collect()).collect(),
        heights,
    }
}

/// What a comparison with plain search came to.
#[derive(Default, Debug)]
struct Tally {
    positions: usize,
    lost: usize,
    /// Verdicts compared, and those that were not reached within the nodes.
    verdicts: usize,
    open: usize,
}

/// All rules, each one left out, and none; and with all of them the searches that help the first one.
fn all_limits() -> Vec<Limits> {
    let own = [Rule::FqS, Rule::FqC, Rule::FqK, Rule::Fq1, Rule::Fq1m, Rule::Fq2, Rule::Fq3, Rule::Fq3m];
    let mut sets = vec![RuleSet::ALL, RuleSet::NONE];
    sets.extend(own.map(|rule| RuleSet::ALL.without(rule)));
    let mut all: Vec<Limits> = sets.into_iter().map(|rules| Limits { rules, ..Limits::default() }).collect();
    all.extend([2, 3].map(|seed| Limits { seed, ..Limits::default() }));
    all
}

/// The position after so many random moves, or where there are no more.
fn played_on(mut plain: Plain, moves: usize, random: &mut Random) -> Plain {
    for _ in 0..moves {
        let next = plain.next();
        if next.is_empty() {
            break;
        }
        plain = next[random.below(next.len())].1.clone();
    }
    plain
}

/// Compares verdicts on `deals` deals, half of them some random moves on.
fn compare(tally: &mut Tally, ranks: u8, suits: u8, kings: usize, deals: usize, seed: u64) {
    let mut random = Random(seed << 32 | u64::from(ranks) << 16 | u64::from(suits) << 8 | kings as u64);
    let all = all_limits();
    for _ in 0..deals {
        let plain = deal(ranks, suits, kings, &mut random);
        let far = random.below(2) * random.below(80);
        let plain = played_on(plain, far, &mut random);
        if plain.is_won(ranks) {
            continue;
        }
        let Some(truth) = plain.can_be_won(ranks) else { continue };
        tally.positions += 1;
        tally.lost += usize::from(!truth);
        for &limits in &all {
            let mut solver = Solver::new(&state_of(&plain, ranks), limits);
            match solver.run(200_000).1 {
                Answer::Won(line) => {
                    assert!(
                        truth,
                        "won under {limits:?}, but the plain search says lost: {:?}",
                        state_of(&plain, ranks)
                    );
                    let mut at = plain.clone();
                    for text in line {
                        let next = at.next().into_iter().find(|n| n.0 == text);
                        at = next.expect("a legal move").1;
                    }
                    assert!(at.is_won(ranks));
                }
                Answer::Lost(_) => {
                    assert!(!truth, "lost under {limits:?}, but the plain search wins: {:?}", state_of(&plain, ranks));
                }
                Answer::GaveUp | Answer::Working => tally.open += 1,
            }
            tally.verdicts += 1;
        }
    }
}

/// Packs of many shapes: ranks, suits, columns, and how many of a hundred deals.
const SHAPES: [(u8, u8, usize, usize); 9] = [
    (3, 2, 2, 15),
    (3, 3, 2, 15),
    (3, 4, 2, 10),
    (3, 4, 3, 5),
    (4, 2, 2, 15),
    (4, 2, 3, 10),
    (4, 3, 2, 15),
    (5, 2, 2, 10),
    (5, 3, 2, 5),
];

fn compare_all(hundreds: usize, seed: u64) -> Tally {
    let mut tally = Tally::default();
    for (ranks, suits, kings, part) in SHAPES {
        compare(&mut tally, ranks, suits, kings, part * hundreds, seed);
    }
    assert!(tally.positions >= hundreds * 50, "too few positions that plain search decides: {tally:?}");
    assert!(tally.lost * 20 > tally.positions, "too few lost positions to mean anything: {tally:?}");
    assert!(tally.open * 100 < tally.verdicts, "too many verdicts not reached: {tally:?}");
    tally
}

#[test]
fn every_rule_on_and_off_agrees_with_plain_search() {
    compare_all(6, 1);
}

#[test]
#[ignore = "takes minutes; a share of it runs above"]
fn every_rule_on_and_off_agrees_with_plain_search_at_length() {
    let positions = std::env::var("POSITIONS").ok().and_then(|text| text.parse().ok());
    // Of a hundred positions plain search decides nearly ninety.
    println!("{:?}", compare_all(positions.unwrap_or(100_000_usize).div_ceil(85), 2));
}

/// Rule FQ-3m alone, splitting from several widths of slack on and in either manner, with the first abstraction and the third and
/// without them: what it calls lost is lost. The ends of the deal are those of the solver.
fn compare_classes(deals: usize, seed: u64) {
    let mut random = Random(seed);
    let (mut lost, mut proven) = (0, 0);
    for n in 0..deals {
        let (ranks, suits, kings, _) = SHAPES[n % SHAPES.len()];
        let plain = deal(ranks, suits, kings, &mut random);
        let far = random.below(2) * random.below(60);
        let plain = played_on(plain, far, &mut random);
        if plain.is_won(ranks) {
            continue;
        }
        let Some(truth) = plain.can_be_won(ranks) else { continue };
        lost += usize::from(!truth);
        let bare = RuleSet::ALL.without(Rule::Fq1).without(Rule::Fq3);
        for rules in [RuleSet::ALL, RuleSet::ALL.without(Rule::Fq1), bare, bare.without(Rule::FqS)] {
            let limits = Limits { rules, ..Limits::default() };
            let manners = [(0, None), (1, None), (2, None), (3, None), (0, Some(1)), (0, Some(10_000)), (2, Some(3))];
            for (theta, turn) in manners {
                let is_lost = super::solver::is_lost_by_classes(&state_of(&plain, ranks), limits, theta, turn);
                assert!(
                    !truth || !is_lost,
                    "lost at {theta} and {turn:?}, but the plain search wins: {:?}",
                    state_of(&plain, ranks)
                );
                proven += usize::from(is_lost && !rules.has(Rule::Fq1));
            }
        }
    }
    println!("{lost} lost, {proven} times proven without the first abstraction");
    assert!(lost * 20 > deals && proven > lost, "too little to mean anything: {lost} lost, {proven} proofs");
}

#[test]
fn classes_agree_with_plain_search() {
    compare_classes(250, 11);
}

#[test]
#[ignore = "takes a quarter of an hour, or less with fewer POSITIONS; a share of it runs above"]
fn classes_agree_with_plain_search_at_length() {
    let positions = std::env::var("POSITIONS").ok().and_then(|text| text.parse().ok());
    compare_classes(positions.unwrap_or(100_000), 12);
}

/// Layouts after the deal of small packs, some random transfers on: no suits, so that they can be told among those of their class.
fn layouts(columns: &mut Columns, plain: &Plain, ranks: u8, random: &mut Random) -> Vec<(Layout, usize)> {
    let mut deal = FairieDeal::new(&state_of(plain, ranks), Limits::default());
    while !deal.run(10_000).1 {}
    let kings = deal.columns;
    let mut all = Vec::new();
    for n in deal.ends().into_iter().take(4) {
        let mut layout = layout_of(columns, &deal.end(n)).known_to(0);
        for _ in 0..random.below(30) {
            let mut hops = Vec::new();
            layout.hops(columns, kings, &mut hops);
            if hops.is_empty() {
                break;
            }
            layout.apply(columns, hops[random.below(hops.len())].0, 0);
        }
        all.push((layout, kings));
    }
    all
}

/// All layouts with these frozen cards, if there are not more than 2,000.
fn all_layouts(columns: &Columns, kings: usize, frozen: Layout) -> Option<Vec<Layout>> {
    let mut all = vec![frozen];
    for r in (0..columns.ranks).rev() {
        let mut next = Vec::new();
        for layout in &all {
            let count = Room::new(columns, kings, layout).heap.get(r);
            lay_out(columns, kings, layout, (r, count), None, |layout, _| next.push(layout));
        }
        if next.len() > 2000 {
            return None;
        }
        all = next;
    }
    Some(all)
}

/// The key of a layout is the same however it is made: as a whole, after a transfer, or from that of any other layout.
#[test]
fn keys_are_the_same_in_parts_and_as_a_whole() {
    let mut random = Random(23);
    let (mut keys, mut transfers) = (0, 0);
    for n in 0..120 {
        let rules = if n % 2 == 0 { RuleSet::ALL } else { RuleSet::ALL.without(Rule::FqC) };
        let sight = [0, 2, SUITS][n % 3];
        let plain = deal(6, 4, 4, &mut random);
        let state = state_of(&plain, 6);
        let mut deal = FairieDeal::new(&state, Limits::default());
        while !deal.run(10_000).1 {}
        let mut columns = Columns::new(6, rules);
        for end in deal.ends().into_iter().take(4) {
            let start = layout_of(&mut columns, &deal.end(end)).known_to(sight);
            let whole = Key::new(&columns, &start, sight);
            let mut layout = start;
            for _ in 0..40 {
                let key = Key::new(&columns, &layout, sight);
                assert_eq!(key.of(&columns, &layout), layout.key(&columns, sight));
                let mut hops = Vec::new();
                layout.hops(&columns, deal.columns, &mut hops);
                if hops.is_empty() {
                    break;
                }
                let chosen = random.below(hops.len());
                let mut next = layout;
                for (n, &(hop, nature)) in hops.iter().enumerate() {
                    let mut one = layout;
                    one.apply(&columns, hop, sight);
                    let own = one.key(&columns, sight);
                    assert_eq!(key.of(&columns, &one), own, "{hop:?} from {layout:?}");
                    assert_eq!(whole.of(&columns, &one), own, "{hop:?} from {start:?}");
                    keys += 1;
                    if nature == Nature::Transfer {
                        assert_eq!(key.after(&columns, hop), own, "{hop:?} from {layout:?}");
                        transfers += 1;
                    }
                    if n == chosen {
                        next = one;
                    }
                }
                layout = next;
            }
        }
    }
    assert!(keys > 10_000 && transfers > 5_000, "{keys} keys, {transfers} transfers");
}

/// What is lost with some frozen cards is lost with more, and with nothing else.
#[test]
fn a_loss_covers_what_has_more_frozen_cards() {
    let [three, two, ace] = [2, 1, 0];
    let run = |cards: &[(u8, u8)]| cards.iter().fold(Run::EMPTY, |run, &(rank, suit)| run.push(rank, suit));
    let layout = |runs: &[Run]| {
        let mut layout = Layout { outline: Outline { prefix: [0; 8], heights: [[0; 2]; 4] }, run: [Run::EMPTY; 8] };
        layout.run[..runs.len()].copy_from_slice(runs);
        layout
    };
    let known = layout(&[run(&[(three, 1), (two, UNKNOWN)])]);
    let covered = [
        layout(&[run(&[(three, 1), (two, UNKNOWN)])]),
        layout(&[run(&[(three, 1), (two, 3)])]),
        layout(&[run(&[(three, 1), (two, 3), (ace, 0)]), run(&[(two, 2)])]),
    ];
    let not_covered = [
        layout(&[]),
        layout(&[run(&[(three, 1)])]),
        layout(&[run(&[(three, 2), (two, UNKNOWN)])]),
        layout(&[run(&[(three, UNKNOWN), (two, UNKNOWN)])]),
        layout(&[run(&[(two, 1), (ace, 3)])]),
    ];
    let columns = Columns::new(3, RuleSet::ALL);
    let mut losses = Losses::new(1 << 16);
    assert!(!losses.covers(&columns, &known));
    losses.note(&columns, &known);
    for layout in &covered {
        assert!(losses.covers(&columns, layout), "{layout:?} is not covered");
    }
    for layout in &not_covered {
        assert!(!losses.covers(&columns, layout), "{layout:?} is covered");
    }
    // Another outline is another matter; the order of the columns is none, but for those who ask for it.
    let mut further = known;
    further.outline.heights[0][0] = 1;
    assert!(!losses.covers(&columns, &further));
    let swapped = layout(&[run(&[(two, 0)]), run(&[(three, 1), (two, 3)])]);
    assert!(losses.covers(&columns, &swapped));
    let named = Columns::new(3, RuleSet::ALL.without(Rule::FqC));
    let mut losses = Losses::new(1 << 16);
    losses.note(&named, &known);
    assert!(!losses.covers(&named, &swapped) && losses.covers(&named, &covered[2]));
    // Two runs of the loss need two columns.
    let twice = layout(&[run(&[(three, 1)]), run(&[(three, 1)])]);
    let mut losses = Losses::new(1 << 16);
    losses.note(&columns, &twice);
    assert!(!losses.covers(&columns, &layout(&[run(&[(three, 1)])])) && losses.covers(&columns, &twice));
}

/// However many losses are noted, no more are kept than there is room for, and the newest is.
#[test]
fn losses_keep_within_their_bytes() {
    let columns = Columns::new(12, RuleSet::ALL);
    let mut losses = Losses::new(1 << 12);
    for n in 0..2_000u32 {
        let mut layout = Layout { outline: Outline { prefix: [0; 8], heights: [[0; 2]; 4] }, run: [Run::EMPTY; 8] };
        layout.outline.heights =
            [(0, 0), (4, 1), (8, 2)].iter().fold(layout.outline.heights, |mut heights, &(at, s)| {
                heights[s][0] = (n >> at & 15) as u8;
                heights
            });
        losses.note(&columns, &layout);
        assert!(losses.covers(&columns, &layout) && losses.len() <= 32, "{n}");
    }
}

/// A step of one column is another one than the same step of a column with other cards on it, whatever their order.
#[test]
fn steps_are_told_apart_by_what_lies_in_their_column() {
    let columns = Columns::new(3, RuleSet::ALL);
    let mut layout = Layout { outline: Outline { prefix: [0; 8], heights: [[0; 2]; 4] }, run: [Run::EMPTY; 8] };
    (layout.run[0], layout.run[1]) = (Run::EMPTY.push(2, 0), Run::EMPTY.push(1, 0));
    let mut swapped = layout;
    swapped.run.swap(0, 1);
    assert_eq!(layout.key(&columns, SUITS), swapped.key(&columns, SUITS));
    let keys = |act: [Act; 2]| act.map(|act| act.key(&columns, &layout));
    let [first, second] = keys([Act::Up(0, 0), Act::Up(1, 0)]);
    assert_ne!(first, second);
    assert_eq!(Act::Up(1, 0).key(&columns, &swapped), first);
    let all = [Act::Up(0, 0), Act::Up(0, 1), Act::Dig(0), Act::Heap(0), Act::Heap(1)];
    let all: HashSet<u128> = all.iter().map(|act| act.key(&columns, &layout)).collect();
    assert_eq!(all.len(), 5);
}

/// Rule FQ-3: no transfer leads out of a class, and a class has each of its layouts once, that which it was made of among them.
#[test]
fn transfers_stay_in_their_class() {
    let mut random = Random(21);
    let (mut classes, mut frozen, mut transfers) = (0, 0, 0);
    for n in 0..600 {
        let (ranks, suits, kings) = [(4, 3, 3), (5, 3, 4), (6, 4, 4), (7, 4, 5)][n % 4];
        let plain = deal(ranks, suits, kings, &mut random);
        let mut columns = Columns::new(ranks, RuleSet::ALL);
        for (layout, kings) in layouts(&mut columns, &plain, ranks, &mut random) {
            let class = Class::of(&columns, kings, layout);
            let Some(all) = all_layouts(&columns, kings, class.frozen) else { continue };
            let keys: HashSet<u128> = all.iter().map(|layout| layout.key(&columns, SUITS)).collect();
            let written: HashSet<String> = all.iter().map(|layout| format!("{layout:?}")).collect();
            assert_eq!(all.len(), written.len(), "one came twice");
            assert!(keys.contains(&layout.key(&columns, SUITS)), "{layout:?} is not of its class");
            let lying = |layout: &Layout| layout.run.iter().map(|run| usize::from(run.len())).sum::<usize>();
            classes += 1;
            frozen += lying(&class.frozen);
            let mut hops = Vec::new();
            for one in &all {
                assert_eq!(lying(one), lying(&layout));
                one.hops(&columns, kings, &mut hops);
                for &(hop, _) in hops.iter().filter(|(_, nature)| *nature == Nature::Transfer) {
                    let mut next = *one;
                    next.apply(&columns, hop, SUITS);
                    transfers += 1;
                    assert!(keys.contains(&next.key(&columns, SUITS)), "{hop:?} leads out of the class of {one:?}");
                }
            }
        }
    }
    println!("{classes} classes with {frozen} frozen cards, {transfers} transfers");
    assert!(classes > 1000 && frozen > classes && transfers > 10_000, "{classes}, {frozen}, {transfers}");
}

/// All whole layouts into which a step is parted in the end.
fn all_parts(columns: &Columns, kings: usize, layout: Layout, act: Act) -> HashSet<u128> {
    let mut left = vec![(layout, act)];
    let mut whole = HashSet::new();
    while let Some((layout, act)) = left.pop() {
        match parts(columns, kings, &layout, act) {
            Some(parts) => left.extend(parts),
            None => {
                whole.insert(layout.key(columns, SUITS));
            }
        }
    }
    whole
}

/// Rule FQ-3m: every layout of a class from which a step can be made is among the parts of the step.
#[test]
fn a_step_has_all_layouts_that_it_can_be_made_from() {
    let mut random = Random(22);
    let (mut steps, mut made) = (0, 0);
    for n in 0..400 {
        let (ranks, suits, kings) = [(4, 3, 3), (5, 3, 4), (6, 4, 4), (7, 4, 5)][n % 4];
        let plain = deal(ranks, suits, kings, &mut random);
        let mut columns = Columns::new(ranks, RuleSet::ALL.without(Rule::FqS));
        for (layout, kings) in layouts(&mut columns, &plain, ranks, &mut random) {
            let class = Class::of(&columns, kings, layout);
            let Some(all) = all_layouts(&columns, kings, class.frozen) else { continue };
            let mut acts = Vec::new();
            class.acts(&columns, kings, &mut acts);
            let known: Vec<HashSet<u128>> =
                acts.iter().map(|&act| all_parts(&columns, kings, class.frozen, act)).collect();
            steps += acts.len();
            let mut hops = Vec::new();
            for one in &all {
                one.hops(&columns, kings, &mut hops);
                for &(hop, nature) in hops.iter().filter(|(_, nature)| *nature != Nature::Transfer) {
                    let c = usize::from(hop.0);
                    // What lies in the column beyond its frozen cards is of the heap.
                    let of_heap = one.run[c].len() > class.frozen.run[c].len();
                    let is_it = |act: &Act| match (*act, nature) {
                        (Act::Dig(own), Nature::Dig) => own == hop.0,
                        (Act::Up(own, s), Nature::Play) => !of_heap && (own, HOME + s) == hop,
                        (Act::Heap(card), Nature::Play) => {
                            let (s, r) = (crate::card::suit(card), crate::card::rank(card));
                            of_heap && HOME + s == hop.1 && one.last_rank(&columns, c) == Some(r)
                        }
                        _ => false,
                    };
                    let step = acts.iter().position(is_it);
                    let parts = step.map(|step| &known[step]);
                    let found = parts.is_some_and(|parts| parts.contains(&one.key(&columns, SUITS)));
                    assert!(found, "{hop:?} is not among the steps of the class of {one:?}");
                    made += 1;
                }
            }
        }
    }
    println!("{steps} steps, {made} times made");
    assert!(steps > 1000 && made > 10_000, "{steps}, {made}");
}

/// Two threes on two kings, both of which bury what must go first.
#[test]
fn cards_without_room_are_named() {
    let (ace, two, three) = (0, 1, 2);
    let heights = [[0, 0], [3, 3], [3, 3], [3, 3]];
    let columns = vec![vec![two, ace, three], vec![ace, two, three]];
    let state = FairieState { ranks: 3, stock: Vec::new(), hand: None, columns, heights };
    let why = explain(&state).expect("an explanation");
    let card = |text| patience::Card::parse(text).expect("a card");
    let links = [("3C", "AC"), ("3C", "2C")].map(|(upper, under)| token::link_room(card(upper), card(under)));
    assert_eq!(why.token, token::why_room(links.to_vec()));
    let cards: Vec<String> =
        why.cards.iter().map(|marked| format!("{} {} {}", marked.pile, marked.index, marked.card)).collect();
    assert_eq!(cards, ["c1 3 3C", "c1 2 AC", "c2 3 3C", "c2 2 2C"]);
    // With a king to spare there is room.
    let mut columns = state.columns.clone();
    columns.push(Vec::new());
    assert_eq!(explain(&FairieState { columns, ..state }), None);
}

/// An explanation is sound: where there is one, plain search finds no win; and the cards that it names never move.
#[test]
fn what_is_explained_is_lost() {
    let mut random = Random(7);
    let (mut explained, mut lost) = (0, 0);
    for _ in 0..600 {
        let (ranks, suits, kings, _) = SHAPES[random.below(SHAPES.len())];
        let mut plain = deal(ranks, suits, kings, &mut random);
        for _ in 0..random.below(40) {
            let next = plain.next();
            if next.is_empty() {
                break;
            }
            plain = next[random.below(next.len())].1.clone();
        }
        while !plain.stock.is_empty() || plain.hand.is_some() {
            plain = plain.next().swap_remove(0).1;
        }
        if plain.is_won(ranks) {
            continue;
        }
        let Some(reached) = plain.reached() else { continue };
        let won = reached.iter().any(|position| position.is_won(ranks));
        lost += usize::from(!won);
        let stuck = super::why::stuck(&state_of(&plain, ranks));
        explained += usize::from(!stuck.is_empty());
        assert!(!won || stuck.is_empty(), "explained, but it can be won: {stuck:?} {:?}", state_of(&plain, ranks));
        for (column, at, cards) in stuck {
            for position in &reached {
                assert_eq!(position.columns[column][..=at], plain.columns[column][..=at], "{cards:?} moved");
            }
        }
    }
    println!("{explained} explained of {lost} lost");
    assert!(explained * 10 > lost && lost > 50, "{explained} explained of {lost} lost");
}

/// A line, `lost` or `open`, and the nodes spent, for a deal searched in slices.
fn sliced(number: u32, slice: u64, nodes: u64) -> (String, u64) {
    let game = Game::by_id("fairie-queen").expect("the game");
    let deal = Deal::numbered(game, number).expect("a deal");
    let mut search = Search::new(&Position::start(&deal), Limits { nodes, ..Limits::default() }).expect("a solver");
    loop {
        if let Status::Done(verdict) = search.run(slice) {
            let text = match &verdict {
                Verdict::Won(line) => line.iter().map(|&m| game.write_move(m)).collect::<Vec<_>>().join(" "),
                other => other.name().to_owned(),
            };
            return (text, search.spent());
        }
    }
}

#[test]
fn slices_make_no_difference() {
    let mut names = Vec::new();
    for (number, nodes) in [(1001, 1_000_000), (1000, 1_000_000), (1008, 1_000_000), (1019, 400_000), (1006, 60_001)] {
        let whole = sliced(number, u64::MAX, nodes);
        for slice in [1_000, 50_000] {
            assert_eq!(sliced(number, slice, nodes), whole, "deal {number} in slices of {slice}");
        }
        names.push(whole.0.split(' ').next().unwrap_or_default().to_owned());
    }
    assert_eq!(names, ["stock>hand", "lost", "lost", "unknown", "unknown"]);
}
