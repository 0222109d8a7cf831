use super::determinization::stock;
use super::*;
use patience::{Card, Deal, Role};
use std::cmp::Reverse;

fn start(id: &str, number: u32) -> Position {
    Position::start(&Deal::numbered(Game::by_id(id).expect("a game"), number).expect("a deal"))
}

#[test]
fn estimates_are_at_most_100_per_cent() {
    let percent = |wins, of: u32| Estimate { wins, losses: of.saturating_sub(wins), of }.percent();
    assert_eq!([percent(0, 0), percent(1, 3), percent(32, 32)], [None, Some(33), Some(100)]);
    assert_eq!([percent(5, 1), percent(u32::MAX, u32::MAX)], [Some(100), Some(100)]);
}

#[test]
fn an_undecided_determinization_is_an_even_chance() {
    let percent = |wins, losses, of| Estimate { wins, losses, of }.percent();
    assert_eq!([percent(0, 0, 8), percent(1, 0, 8), percent(0, 1, 8)], [None; 3]);
    assert_eq!([percent(2, 0, 8), percent(0, 2, 8), percent(1, 1, 8)], [Some(63), Some(38), Some(50)]);
    assert_eq!([percent(6, 2, 8), percent(0, 8, 8), percent(8, 0, 8)], [Some(75), Some(0), Some(100)]);
    assert!((0..=100).all(|n| Estimate::from_percent(n).percent() == Some(n.into())));
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
    let tree = |position: &Position| solver_of(position.game()).expect("a solver").playout_tree(position, 1).is_some();
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
fn reaches_foundation(mut position: Position, line: &[Move], card: Card, pair: Option<Card>, within: usize) -> bool {
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
    let count = |cards: &[Card], counted: Card| cards.iter().filter(|card| **card == counted).count();
    for m in line.iter().take(within) {
        let before = on_foundations(&position);
        position.play_unchecked(*m);
        let after = on_foundations(&position);
        let went = |card| count(&after, card) > count(&before, card);
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
        "hint-frees" => assert!(!reasons::home_cards(position).contains(&cards[0]), "{reason:?} {position:?}"),
        _ => {}
    }
    let n = hint.shortlist.iter().position(|(_, candidate)| candidate.m == m).expect("a candidate");
    let lines = &hint.lines[n][..hint.lines[n].len().min(reasons::MAX_LINES)];
    let shown = lines.iter().filter(|(sample, line)| {
        let mut after = hint.samples[*sample].position.clone();
        after.play_unchecked(m);
        match reason.key() {
            "hint-uncovers" | "hint-frees" | "hint-follows" => reaches_foundation(after, line, cards[0], None, SOON),
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
                behind.iter_mut().filter(|candidate| position.is_to_foundation(candidate.m)).for_each(|m| m.wins = 0);
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
        m.and_then(|m| reasons::kind(&position, m)).map(|token| token.key())
    };
    assert_eq!(key(true), Some("hint-turn"));
    assert!(key(false).is_none_or(|key| key == "hint-home"));
}

#[test]
fn the_noise_of_an_estimate_is_a_standard_deviation() {
    assert_eq!([noise(0, 0), noise(1, 1), noise(5, 5), noise(32, 32)], [0, 0, 0, 0]);
    assert_eq!([noise(16, 32), noise(24, 32), noise(4, 8), noise(30, 32)], [2, 2, 1, 1]);
}
