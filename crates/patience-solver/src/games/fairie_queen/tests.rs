//! The oracle tests of the Fairie Queen: small packs against plain exhaustive search, which shares no code with the
//! solver, and the properties that the soundness ledger rests on.

use super::Fairie;
use super::abstraction::Abstractions;
use super::abstraction::frozen::{AbstractMove, AbstractState, Packing};
use super::abstraction::no_goods::NoGoods;
use super::cegar::placements::{concretize_next_rank, for_each_placement};
use super::cegar::{CegarSearch, Progress};
use super::component_dfs::{ComponentDfs, DfsConfig};
use super::deal::DealEnumerator;
use super::dealt_state::DealtState;
use super::explain::{explain, immovable_cards};
use super::prefix_trie::{PrefixTrie, Run, UNKNOWN_SUIT};
use super::solver::{Solver, tableau_of};
use super::state::FairieState;
use super::tableau::{ALL_RANKS, FOUNDATION, KeyParts, MoveKind, Tableau, TableauMove};
use super::trace::SearchEnd;
use crate::engine::{Answer, Engine, GameSolver, TableMemory};
use crate::testkit::{Oracle, Random, Tally, sample_size, searches};
use crate::{Limits, Method, MethodSet, Rule, RuleSet, Search, Status, Verdict, WorkerRole, solve, token};
use patience::{Card, Deal, Game, Position, Rank};
use std::collections::HashSet;

/// The oracle: the game as lists of cards (suit, rank), a king being (0, 99).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Plain {
    ranks: u8,
    stock: Vec<(u8, u8)>,
    hand: Option<(u8, u8)>,
    columns: Vec<Vec<(u8, u8)>>,
    home: Vec<Vec<u8>>,
}

impl Plain {
    /// The foundation that takes a card next.
    fn foundation_for(&self, card: (u8, u8)) -> Option<usize> {
        self.home[card.0 as usize].iter().position(|&h| h == card.1)
    }

    /// Lists every reachable position; `None` if there are more than 20,000.
    fn reachable(&self) -> Option<HashSet<Self>> {
        let mut seen = HashSet::from([self.clone()]);
        let mut stack = vec![self.clone()];
        while let Some(position) = stack.pop() {
            for (_, next) in position.successors() {
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
}

impl Oracle for Plain {
    const GAME: &'static str = "fairie-queen";

    fn successors(&self) -> Vec<(String, Plain)> {
        let mut all = Vec::new();
        let dealing = !self.stock.is_empty() || self.hand.is_some();
        match self.hand {
            None if !self.stock.is_empty() => {
                let mut next = self.clone();
                let card = next.stock.remove(0);
                if card.1 == 99 {
                    next.columns.push(Vec::new());
                } else if card.1 == 0 {
                    let slot = self.foundation_for(card).expect("an ace finds a space");
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
                if let Some(slot) = self.foundation_for(card) {
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
            if let Some(slot) = self.foundation_for(card) {
                let mut up = without.clone();
                up.home[card.0 as usize][slot] += 1;
                all.push((format!("c{}>f", from + 1), up));
            }
            for to in 0..self.columns.len() {
                let can_take = self.columns[to].last().is_none_or(|top| top.1 == card.1 + 1);
                if !dealing && to != from && can_take {
                    let mut next = without.clone();
                    next.columns[to].push(card);
                    all.push((format!("c{}>c{}", from + 1, to + 1), next));
                }
            }
        }
        all
    }

    fn is_won(&self) -> bool {
        self.home.iter().flatten().all(|&h| h == self.ranks)
    }
}

fn deal(ranks: u8, suits: u8, columns: usize, random: &mut Random) -> Plain {
    let mut stock = Vec::new();
    for _ in 0..2 {
        for s in 0..suits {
            stock.extend((0..ranks).map(|r| (s, r)));
        }
    }
    stock.extend(vec![(0, 99); columns - 1]);
    random.shuffle(&mut stock);
    let home = (0..4).map(|s| if s < suits { vec![0; 2] } else { vec![ranks; 2] }).collect();
    Plain { ranks, stock, hand: None, columns: vec![Vec::new()], home }
}

fn state_of(plain: &Plain) -> FairieState {
    let kind = |c: (u8, u8)| if c.1 == 99 { 12 } else { c.0 * 13 + c.1 };
    let mut heights = [[0; 2]; 4];
    for (height, home) in heights.iter_mut().zip(&plain.home) {
        *height = [home[0].max(home[1]), home[0].min(home[1])];
    }
    FairieState {
        ranks: plain.ranks,
        stock: plain.stock.iter().map(|&c| kind(c)).collect(),
        hand: plain.hand.map(kind),
        columns: plain.columns.iter().map(|c| c.iter().map(|&c| kind(c)).collect()).collect(),
        heights,
    }
}

/// Shapes of packs: ranks, suits, columns, and the percentage of deals.
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

#[test]
fn a_search_whose_enabled_methods_are_exhausted_gives_up() {
    let methods = MethodSet::ALL.without(Method::ComponentSearch).without(Method::AbstractionRefinement);
    let game = Game::by_id("fairie-queen").expect("a game");
    let gave_up = (1..=20).filter(|number| {
        let mut position = Position::start(&Deal::numbered(game, *number).expect("a deal"));
        while position.stock() > 0 {
            position.play_unchecked(position.legal_moves()[0]);
        }
        let mut search = Search::new(&position, Limits { methods, ..Limits::default() }).expect("a solver");
        let status = search.run(2_000_000);
        assert_ne!(status, Status::Working, "deal {number}");
        status == Status::Done(Verdict::Unknown)
    });
    assert!(gave_up.count() > 0);
}

/// If outcomes were dropped for lack of memory, losses of all others prove nothing; the search must end nevertheless.
#[test]
fn a_search_that_dropped_outcomes_and_lost_all_others_gives_up() {
    // Without the packing bound no outcome is refuted before the search.
    let rules = RuleSet::ALL.without(Rule::PackingBound).without(Rule::FrozenCards);
    let limits = Limits { role: WorkerRole::Lines, rules, ..Limits::default() };
    let mut random = Random(8);
    let mut gave_up = 0;
    for _ in 0..300 {
        let state = state_of(&deal(4, 3, 2, &mut random));
        let mut solver = Solver::new(&state, limits);
        solver.deal.is_incomplete = true;
        let (_, answer) = solver.run(2_000_000);
        assert!(!matches!(answer, Answer::Working | Answer::Lost(_)), "{answer:?}: {state:?}");
        gave_up += usize::from(matches!(answer, Answer::GaveUp));
    }
    assert!(gave_up > 0);
}

/// All rules, all but one, and none; and all of them in each worker role. Half of the deals are played on at random.
#[test]
fn every_rule_on_and_off_agrees_with_plain_search() {
    const NODES: u64 = 200_000;
    let mut searches = searches(Fairie.rules(), NODES, NODES);
    searches.extend([0, 1].map(|n| (Limits::default().for_worker(n), NODES)));
    searches.push((Limits { hash_seed: 7, ..Limits::default() }, NODES));
    let mut tally = Tally::default();
    for (ranks, suits, columns, percent) in SHAPES {
        let mut random = Random(u64::from(ranks) << 16 | u64::from(suits) << 8 | columns as u64);
        for _ in 0..percent * sample_size(600) / 100 {
            let plain = deal(ranks, suits, columns, &mut random);
            let moves = random.below(2) * random.below(80);
            let plain = plain.play_randomly(moves, &mut random);
            tally.compare(&plain, &state_of(&plain), &searches, 60_000);
        }
    }
    tally.assert_meaningful(5, 99);
}

/// A visited set that forgets must not let transfers go in circles forever, nor a search that dropped tableaux prove a
/// loss.
#[test]
fn component_search_with_a_table_of_a_kilobyte_ends_and_agrees_with_plain_search() {
    const MAX_NODES: u64 = 3_000_000;
    // A table that forgets makes the search between components exponential: it must be small enough to end.
    const MAX_POSITIONS: usize = 800;
    let mut random = Random(3);
    let (mut lost, mut incomplete) = (0, 0);
    let shapes = [(4, 2, 3), (4, 3, 2), (4, 3, 3), (5, 3, 3)];
    for n in 0..400 {
        let (ranks, suits, columns) = shapes[n % shapes.len()];
        let start = deal(ranks, suits, columns, &mut random);
        let plain = start.play_randomly(4 * usize::from(ranks * suits), &mut random);
        if plain.is_won() || !plain.stock.is_empty() || plain.hand.is_some() {
            continue;
        }
        let Some(reachable) = plain.reachable().filter(|all| all.len() <= MAX_POSITIONS) else { continue };
        let is_winnable = reachable.iter().any(|position| position.is_won());
        let state = state_of(&plain);
        let (_, trie, starts) = enumerate(&state, Limits::default(), RuleSet::NONE);
        // Safe plays may win during the deal: nothing is left to search.
        if starts.iter().any(|start| start.dealt.is_won(&trie)) {
            continue;
        }
        let mut abstractions = Abstractions::new(TableMemory::bytes(0));
        let config = DfsConfig { suits_keyed_below: ALL_RANKS, salt: 0 };
        let memory = (TableMemory::bytes(1 << 10), 1 << 10);
        let mut search = ComponentDfs::new(&trie, &starts, config, memory);
        match search.run(&trie, &mut abstractions, MAX_NODES).1 {
            Some(SearchEnd::Line(..)) => assert!(is_winnable),
            Some(SearchEnd::Exhausted) if search.is_complete() => {
                assert!(!is_winnable, "{state:?}");
                lost += 1;
            }
            Some(SearchEnd::Exhausted) => incomplete += 1,
            None => panic!("no end: {state:?}"),
        }
    }
    assert!(lost > 10 && incomplete > 0, "{lost} lost, {incomplete} incomplete");
}

/// Enumerates the deal: a tableau for each of its outcomes, and the trie for searches with these rules.
fn enumerate(state: &FairieState, limits: Limits, rules: RuleSet) -> (DealEnumerator, PrefixTrie, Vec<Tableau>) {
    let mut deal = DealEnumerator::new(state, limits);
    while !deal.run(10_000).1 {}
    let mut trie = PrefixTrie::new(state.ranks, deal.columns, rules);
    let starts = deal.outcomes().iter().map(|&n| tableau_of(&mut trie, &deal.outcome(n))).collect();
    (deal, trie, starts)
}

/// Returns true if CEGAR alone refutes every outcome of the deal; a line that it finds is replayed instead.
fn is_lost_by_cegar(state: &FairieState, limits: Limits, always_refine_below: i8, first_turn: Option<u64>) -> bool {
    let (deal, trie, mut starts) = enumerate(state, limits, limits.rules);
    let mut abstractions = Abstractions::new(TableMemory::bytes(1 << 20));
    let mut cegar = CegarSearch::new(always_refine_below, TableMemory::bytes(1 << 24));
    if let Some(nodes) = first_turn {
        cegar = cegar.with_first_turn(nodes);
    }
    loop {
        match cegar.run(&trie, &mut abstractions, &starts, 10_000).1 {
            Progress::Working => {}
            Progress::Lost(start) => {
                starts.remove(start);
            }
            Progress::Won(start, line) => {
                let mut tableau = starts[start];
                for m in line {
                    let mut moves = Vec::new();
                    tableau.moves(&trie, &mut moves);
                    assert!(moves.iter().any(|&(legal, _)| legal == m), "{m:?} is not legal in {tableau:?}");
                    tableau.apply(&trie, m);
                }
                assert!(tableau.dealt.is_won(&trie), "the line ends too soon, in {tableau:?}");
                return false;
            }
            Progress::AllUndecided => return !deal.is_incomplete && starts.is_empty(),
        }
    }
}

/// Compares CEGAR alone (ledger, FQ-3m) with plain search: starting with either refinement strategy, with several
/// bounds of slack below which it always refines, with and without the abstractions.
#[test]
fn cegar_agrees_with_plain_search() {
    let deals = sample_size(250);
    let mut random = Random(11);
    let (mut lost, mut proven) = (0, 0);
    for n in 0..deals {
        let (ranks, suits, columns, _) = SHAPES[n % SHAPES.len()];
        let plain = deal(ranks, suits, columns, &mut random);
        let moves = random.below(2) * random.below(60);
        let plain = plain.play_randomly(moves, &mut random);
        if plain.is_won() {
            continue;
        }
        let Some(is_winnable) = plain.can_be_won(60_000) else { continue };
        lost += usize::from(!is_winnable);
        let bare = RuleSet::ALL.without(Rule::PackingBound).without(Rule::FrozenCards);
        for rules in [RuleSet::ALL, RuleSet::ALL.without(Rule::PackingBound), bare, bare.without(Rule::SafeAutoplay)] {
            let limits = Limits { rules, ..Limits::default() };
            let configs = [(0, None), (1, None), (2, None), (3, None), (0, Some(1)), (0, Some(10_000)), (2, Some(3))];
            for (always_refine_below, turn) in configs {
                let is_lost = is_lost_by_cegar(&state_of(&plain), limits, always_refine_below, turn);
                assert!(
                    !is_winnable || !is_lost,
                    "lost at {always_refine_below} and {turn:?}, but the plain search wins: {:?}",
                    state_of(&plain)
                );
                proven += usize::from(is_lost && !rules.has(Rule::PackingBound));
            }
        }
    }
    println!("{lost} lost, {proven} times proven without the first abstraction");
    assert!(lost * 20 > deals && proven > lost, "too little to mean anything: {lost} lost, {proven} proofs");
}

/// Lists tableaux of small packs after the deal and some random moves; without suits, as in [`all_members`].
fn random_tableaux(plain: &Plain, rules: RuleSet, random: &mut Random) -> (PrefixTrie, Vec<Tableau>) {
    let (_, trie, mut tableaux) = enumerate(&state_of(plain), Limits::default(), rules);
    tableaux.truncate(4);
    for tableau in &mut tableaux {
        for _ in 0..random.below(30) {
            let mut moves = Vec::new();
            tableau.moves(&trie, &mut moves);
            if moves.is_empty() {
                break;
            }
            tableau.apply(&trie, moves[random.below(moves.len())].0);
        }
        tableau.run = tableau.run.map(|run| run.forget_suits(0));
    }
    (trie, tableaux)
}

/// Lists all tableaux with these frozen cards; `None` if there are more than 2,000.
fn all_members(trie: &PrefixTrie, frozen: Tableau) -> Option<Vec<Tableau>> {
    let mut all = vec![frozen];
    for r in (0..trie.ranks).rev() {
        let mut next = Vec::new();
        for tableau in &all {
            let count = Packing::new(trie, tableau).loose.get(r);
            for_each_placement(trie, tableau, (r, count), None, |tableau, _| next.push(tableau));
        }
        if next.len() > 2000 {
            return None;
        }
        all = next;
    }
    Some(all)
}

#[test]
fn incremental_keys_equal_full_keys() {
    let mut random = Random(23);
    let (mut keys, mut transfers) = (0, 0);
    for n in 0..120 {
        let rules = if n % 2 == 0 { RuleSet::ALL } else { RuleSet::ALL.without(Rule::ColumnSymmetry) };
        let suits_below = [0, 2, ALL_RANKS][n % 3];
        let plain = deal(6, 4, 4, &mut random);
        let (_, trie, starts) = enumerate(&state_of(&plain), Limits::default(), rules);
        for start in starts.into_iter().take(4) {
            let start_key = KeyParts::new(&trie, &start, suits_below);
            let mut tableau = start;
            for _ in 0..40 {
                let key = KeyParts::new(&trie, &tableau, suits_below);
                assert_eq!(key.key_of(&trie, &tableau), tableau.key(&trie, suits_below));
                let mut moves = Vec::new();
                tableau.moves(&trie, &mut moves);
                if moves.is_empty() {
                    break;
                }
                let chosen = random.below(moves.len());
                let mut next = tableau;
                for (n, &(m, kind)) in moves.iter().enumerate() {
                    let mut member = tableau;
                    member.apply(&trie, m);
                    let full = member.key(&trie, suits_below);
                    assert_eq!(key.key_of(&trie, &member), full, "{m:?} from {tableau:?}");
                    assert_eq!(start_key.key_of(&trie, &member), full, "{m:?} from {start:?}");
                    keys += 1;
                    if kind == MoveKind::Transfer {
                        assert_eq!(key.after_transfer(&trie, m), full, "{m:?} from {tableau:?}");
                        transfers += 1;
                    }
                    if n == chosen {
                        next = member;
                    }
                }
                tableau = next;
            }
        }
    }
    assert!(keys > 10_000 && transfers > 5_000, "{keys} keys, {transfers} transfers");
}

#[test]
fn a_no_good_subsumes_only_states_with_its_frozen_cards() {
    let [three, two, ace] = [2, 1, 0];
    let run = |cards: &[(u8, u8)]| cards.iter().fold(Run::EMPTY, |run, &(rank, suit)| run.push(rank, suit));
    let tableau = |runs: &[Run]| {
        let mut tableau = Tableau { dealt: DealtState { prefix: [0; 8], heights: [[0; 2]; 4] }, run: [Run::EMPTY; 8] };
        tableau.run[..runs.len()].copy_from_slice(runs);
        tableau
    };
    let recorded = tableau(&[run(&[(three, 1), (two, UNKNOWN_SUIT)])]);
    let subsumed = [
        tableau(&[run(&[(three, 1), (two, UNKNOWN_SUIT)])]),
        tableau(&[run(&[(three, 1), (two, 3)])]),
        tableau(&[run(&[(three, 1), (two, 3), (ace, 0)]), run(&[(two, 2)])]),
    ];
    let not_subsumed = [
        tableau(&[]),
        tableau(&[run(&[(three, 1)])]),
        tableau(&[run(&[(three, 2), (two, UNKNOWN_SUIT)])]),
        tableau(&[run(&[(three, UNKNOWN_SUIT), (two, UNKNOWN_SUIT)])]),
        tableau(&[run(&[(two, 1), (ace, 3)])]),
    ];
    let trie = PrefixTrie::new(3, 8, RuleSet::ALL);
    let mut no_goods = NoGoods::new(1 << 16);
    assert!(!no_goods.refute(&trie, &recorded));
    no_goods.record(&trie, &recorded);
    for tableau in &subsumed {
        assert!(no_goods.refute(&trie, tableau), "{tableau:?} is not subsumed");
    }
    for tableau in &not_subsumed {
        assert!(!no_goods.refute(&trie, tableau), "{tableau:?} is subsumed");
    }
    // The dealt states must be equal; the order of columns matters only without FQ-C.
    let mut played = recorded;
    played.dealt.heights[0][0] = 1;
    assert!(!no_goods.refute(&trie, &played));
    let swapped = tableau(&[run(&[(two, 0)]), run(&[(three, 1), (two, 3)])]);
    assert!(no_goods.refute(&trie, &swapped));
    let named = PrefixTrie::new(3, 8, RuleSet::ALL.without(Rule::ColumnSymmetry));
    let mut no_goods = NoGoods::new(1 << 16);
    no_goods.record(&named, &recorded);
    assert!(!no_goods.refute(&named, &swapped) && no_goods.refute(&named, &subsumed[2]));
    // Two equal runs need two columns.
    let twice = tableau(&[run(&[(three, 1)]), run(&[(three, 1)])]);
    let mut no_goods = NoGoods::new(1 << 16);
    no_goods.record(&trie, &twice);
    assert!(!no_goods.refute(&trie, &tableau(&[run(&[(three, 1)])])) && no_goods.refute(&trie, &twice));
}

#[test]
fn a_full_no_good_store_stays_within_its_memory_and_remembers_the_newest() {
    let trie = PrefixTrie::new(12, 8, RuleSet::ALL);
    let mut no_goods = NoGoods::new(1 << 12);
    for n in 0..2_000u32 {
        let mut tableau = Tableau { dealt: DealtState { prefix: [0; 8], heights: [[0; 2]; 4] }, run: [Run::EMPTY; 8] };
        tableau.dealt.heights = [(0, 0), (4, 1), (8, 2)].iter().fold(tableau.dealt.heights, |mut heights, &(at, s)| {
            heights[s][0] = (n >> at & 15) as u8;
            heights
        });
        no_goods.record(&trie, &tableau);
        assert!(no_goods.refute(&trie, &tableau) && no_goods.len() <= 32, "{n}");
    }
}

#[test]
fn edge_keys_depend_on_the_cards_of_the_column_not_on_its_number() {
    let trie = PrefixTrie::new(3, 8, RuleSet::ALL);
    let mut tableau = Tableau { dealt: DealtState { prefix: [0; 8], heights: [[0; 2]; 4] }, run: [Run::EMPTY; 8] };
    (tableau.run[0], tableau.run[1]) = (Run::EMPTY.push(2, 0), Run::EMPTY.push(1, 0));
    let mut swapped = tableau;
    swapped.run.swap(0, 1);
    assert_eq!(tableau.key(&trie, ALL_RANKS), swapped.key(&trie, ALL_RANKS));
    let keys = |act: [AbstractMove; 2]| act.map(|act| act.key(&trie, &tableau));
    let [first, second] = keys([AbstractMove::PlayFrom(0, 0), AbstractMove::PlayFrom(1, 0)]);
    assert_ne!(first, second);
    assert_eq!(AbstractMove::PlayFrom(1, 0).key(&trie, &swapped), first);
    let all = [
        AbstractMove::PlayFrom(0, 0),
        AbstractMove::PlayFrom(0, 1),
        AbstractMove::Dig(0),
        AbstractMove::PlayLoose(0),
        AbstractMove::PlayLoose(1),
    ];
    let all: HashSet<u128> = all.iter().map(|m| m.key(&trie, &tableau)).collect();
    assert_eq!(all.len(), 5);
}

#[test]
fn transfers_stay_in_their_abstract_state() {
    let mut random = Random(21);
    let (mut states, mut frozen, mut transfers) = (0, 0, 0);
    for n in 0..600 {
        let (ranks, suits, columns) = [(4, 3, 3), (5, 3, 4), (6, 4, 4), (7, 4, 5)][n % 4];
        let plain = deal(ranks, suits, columns, &mut random);
        let (trie, tableaux) = random_tableaux(&plain, RuleSet::ALL, &mut random);
        for tableau in tableaux {
            let state = AbstractState::of(&trie, tableau);
            let Some(all) = all_members(&trie, state.frozen) else { continue };
            let keys: HashSet<u128> = all.iter().map(|tableau| tableau.key(&trie, ALL_RANKS)).collect();
            let texts: HashSet<String> = all.iter().map(|tableau| format!("{tableau:?}")).collect();
            assert_eq!(all.len(), texts.len(), "a tableau came twice");
            assert!(keys.contains(&tableau.key(&trie, ALL_RANKS)), "{tableau:?} is not in its state");
            let run_len = |tableau: &Tableau| tableau.run.iter().map(|run| usize::from(run.len())).sum::<usize>();
            states += 1;
            frozen += run_len(&state.frozen);
            let mut moves = Vec::new();
            for member in &all {
                assert_eq!(run_len(member), run_len(&tableau));
                member.moves(&trie, &mut moves);
                for &(m, _) in moves.iter().filter(|(_, kind)| *kind == MoveKind::Transfer) {
                    let mut next = *member;
                    next.apply(&trie, m);
                    transfers += 1;
                    assert!(keys.contains(&next.key(&trie, ALL_RANKS)), "{m:?} leads out of the state of {member:?}");
                }
            }
        }
    }
    println!("{states} states with {frozen} frozen cards, {transfers} transfers");
    assert!(states > 1000 && frozen > states && transfers > 10_000, "{states}, {frozen}, {transfers}");
}

/// Keys of all fully placed tableaux that an edge is refined to.
fn all_refinements(trie: &PrefixTrie, tableau: Tableau, m: AbstractMove) -> HashSet<u128> {
    let mut open = vec![(tableau, m)];
    let mut placed = HashSet::new();
    while let Some((tableau, m)) = open.pop() {
        match concretize_next_rank(trie, &tableau, m) {
            Some(parts) => open.extend(parts),
            None => {
                placed.insert(tableau.key(trie, ALL_RANKS));
            }
        }
    }
    placed
}

#[test]
fn the_refinements_of_an_edge_cover_every_tableau_that_it_leaves() {
    let mut random = Random(22);
    let (mut edge_count, mut move_count) = (0, 0);
    for n in 0..400 {
        let (ranks, suits, columns) = [(4, 3, 3), (5, 3, 4), (6, 4, 4), (7, 4, 5)][n % 4];
        let plain = deal(ranks, suits, columns, &mut random);
        let (trie, tableaux) = random_tableaux(&plain, RuleSet::ALL.without(Rule::SafeAutoplay), &mut random);
        for tableau in tableaux {
            let state = AbstractState::of(&trie, tableau);
            let Some(all) = all_members(&trie, state.frozen) else { continue };
            let mut edges = Vec::new();
            state.moves(&trie, &mut edges);
            let refinements: Vec<HashSet<u128>> =
                edges.iter().map(|&edge| all_refinements(&trie, state.frozen, edge)).collect();
            edge_count += edges.len();
            let mut moves = Vec::new();
            for member in &all {
                member.moves(&trie, &mut moves);
                for &(m, kind) in moves.iter().filter(|(_, kind)| *kind != MoveKind::Transfer) {
                    let column = usize::from(m.from);
                    // The cards above the frozen cards of a column are loose.
                    let is_loose = member.run[column].len() > state.frozen.run[column].len();
                    let is_abstraction = |edge: &AbstractMove| match (*edge, kind) {
                        (AbstractMove::Dig(c), MoveKind::Dig) => c == m.from,
                        (AbstractMove::PlayFrom(c, s), MoveKind::Play) => {
                            !is_loose && m == TableauMove { from: c, to: FOUNDATION + s }
                        }
                        (AbstractMove::PlayLoose(card), MoveKind::Play) => {
                            let (s, r) = (crate::card::suit(card), crate::card::rank(card));
                            is_loose && FOUNDATION + s == m.to && member.last_rank(&trie, column) == Some(r)
                        }
                        _ => false,
                    };
                    let edge = edges.iter().position(is_abstraction);
                    let is_covered = edge.is_some_and(|n| refinements[n].contains(&member.key(&trie, ALL_RANKS)));
                    assert!(is_covered, "{m:?} is not among the edges of the state of {member:?}");
                    move_count += 1;
                }
            }
        }
    }
    println!("{edge_count} edges, {move_count} moves");
    assert!(edge_count > 1000 && move_count > 10_000, "{edge_count}, {move_count}");
}

/// Two threes on two kings cover cards that must go home before them.
#[test]
fn the_explanation_names_immovable_cards() {
    let (ace, two, three) = (0, 1, 2);
    let heights = [[0, 0], [3, 3], [3, 3], [3, 3]];
    let columns = vec![vec![two, ace, three], vec![ace, two, three]];
    let state = FairieState { ranks: 3, stock: Vec::new(), hand: None, columns, heights };
    let why = explain(&state).expect("an explanation");
    let card = |text| patience::Card::parse(text).expect("a card");
    let links = [("3C", "AC"), ("3C", "2C")].map(|(upper, under)| token::link_room(card(upper), card(under)));
    assert_eq!(why.token, token::why_room(links.to_vec()));
    let cards: Vec<String> =
        why.cards.iter().map(|marked| format!("{} {} {}", marked.pile.0, marked.index, marked.card)).collect();
    assert_eq!(cards, ["2 3 3C", "2 2 AC", "3 3 3C", "3 2 2C"]);
    // With a third king the threes can move.
    let mut columns = state.columns.clone();
    columns.push(Vec::new());
    assert_eq!(explain(&FairieState { columns, ..state }), None);
}

#[test]
fn explained_positions_are_lost_and_the_cards_named_never_move() {
    let mut random = Random(7);
    let (mut explained, mut lost) = (0, 0);
    for _ in 0..600 {
        let (ranks, suits, columns, _) = SHAPES[random.below(SHAPES.len())];
        let start = deal(ranks, suits, columns, &mut random);
        let moves = random.below(40);
        let mut plain = start.play_randomly(moves, &mut random);
        while !plain.stock.is_empty() || plain.hand.is_some() {
            plain = plain.successors().swap_remove(0).1;
        }
        if plain.is_won() {
            continue;
        }
        let Some(reachable) = plain.reachable() else { continue };
        let won = reachable.iter().any(|position| position.is_won());
        lost += usize::from(!won);
        let immovable = immovable_cards(&state_of(&plain));
        explained += usize::from(!immovable.is_empty());
        assert!(!won || immovable.is_empty(), "explained, but it can be won: {:?}", state_of(&plain));
        for card in immovable {
            let below = |position: &Plain| position.columns[card.column][..=card.index].to_vec();
            assert!(reachable.iter().all(|position| below(position) == below(&plain)), "{card:?} moved");
        }
    }
    println!("{explained} explained of {lost} lost");
    assert!(explained * 10 > lost && lost > 50, "{explained} explained of {lost} lost");
}

/// A deal that plays every card home as it is turned, the kings last but for some.
fn deal_in_order(kings_first: usize) -> Deal {
    let game = Game::by_id("fairie-queen").expect("the game");
    let mut cards = (game.pack)();
    cards.sort_by_key(|card| (card.rank, card.suit));
    let kings = cards.len() - cards.iter().filter(|card| card.rank == Rank::KING).count();
    let last: Vec<Card> = cards.split_off(kings);
    let (first, last) = last.split_at(kings_first);
    Deal::from_cards(game, [first, &cards, last].concat()).expect("a deal")
}

/// The game ends when all cards are home, even if kings are left in the stock: no line turns them.
#[test]
fn a_line_ends_before_the_last_kings_of_a_deal_that_wins() {
    for kings_first in [0, 5] {
        let mut position = Position::start(&deal_in_order(kings_first));
        for _ in 0..2 {
            let (verdict, _) = solve(&position, Limits::within(100_000)).expect("a solver");
            let Verdict::Won(line) = verdict else { panic!("{kings_first} kings first: {}", verdict.name()) };
            for m in &line[..line.len() / 2] {
                position.play_unchecked(*m);
            }
        }
    }
}
