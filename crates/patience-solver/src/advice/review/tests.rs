use super::*;
use crate::MethodStats;
use crate::engine::Rng;
use patience::{Game, Link};

/// A game of the greedy policy with some careless moves.
fn game(id: &str, number: u32, careless: u32, max_moves: usize) -> (Deal, Vec<Move>) {
    let deal = Deal::numbered(Game::by_id(id).expect("a game"), number).expect("a deal");
    let mut position = Position::start(&deal);
    let mut rng = Rng::new(number.into());
    let mut moves = Vec::new();
    while moves.len() < max_moves {
        let plan = crate::play::greedy::plan(&position).expect("rules of thumb");
        if plan.is_empty() {
            break;
        }
        for planned in plan {
            let legal = position.legal_moves();
            let m = if rng.chance(careless) { legal[rng.below(legal.len())] } else { planned };
            position.play_unchecked(m);
            moves.push(m);
            if position.outcome() != Outcome::Playing {
                return (deal, moves);
            }
            // A careless move ends the plan.
            if m != planned {
                break;
            }
        }
    }
    (deal, moves)
}

fn limits() -> ReviewLimits {
    let hint_limits = HintLimits { samples: 6, nodes: 4_000, candidates: 3, ..HintLimits::default() };
    ReviewLimits {
        hint: hint_limits,
        exact_nodes: 100_000,
        decisions: 4,
        judge_orders: hint_limits.samples,
        min_cost: 10,
    }
}

fn review(deal: &Deal, moves: &[Move], estimated: &[Option<Estimate>], slice: u64) -> Reviewer {
    let mut reviewer = Reviewer::new(deal, moves, limits(), estimated).expect("a solver");
    while !reviewer.run(slice) {}
    reviewer
}

#[test]
fn a_verdict_is_not_followed_by_a_search_for_a_shorter_line() {
    let deal = Link::parse("fairie-queen/F222-226R").expect("a link").deal().clone();
    let limits = Reviewer::new(&deal, &[], limits(), &[]).expect("a solver").verdict_limits(1 << 20);
    let mut search = Search::new(&Position::start(&deal), limits).expect("a solver");
    assert!(matches!(search.run(1 << 20), Status::Done(Verdict::Won(_))));
    assert_eq!(search.stats().of(Method::LineOptimization), MethodStats::default());
}

#[test]
fn illegal_moves_are_refused() {
    let deal = Deal::numbered(Game::by_id("sly").expect("a game"), 1).expect("a deal");
    let legal = Position::start(&deal).legal_moves()[0];
    let nowhere = Move::new(patience::PileId(200), patience::PileId(1));
    let refused = |moves: &[Move]| Reviewer::new(&deal, moves, limits(), &[]).err();
    assert_eq!(refused(&[legal]), None);
    assert_eq!(refused(&[nowhere]), Some(ReviewError::IllegalMove { ply: 0 }));
    assert_eq!(refused(&[legal, nowhere]), Some(ReviewError::IllegalMove { ply: 1 }));
    assert_eq!(ReviewError::IllegalMove { ply: 1 }.to_string(), "move 2 is not legal");
}

const GAMES: [(&str, u32); 4] = [("labyrinth", 2), ("labyrinth-late-refill", 1), ("empress-of-india", 1), ("sly", 2)];

#[test]
fn slices_do_not_change_a_review_and_given_estimates_are_used() {
    for (id, number) in GAMES {
        let (deal, moves) = game(id, number, 2_000, 90);
        let whole = review(&deal, &moves, &[], 1 << 30);
        let sliced = review(&deal, &moves, &[], 777);
        assert_eq!(whole.estimates(), sliced.estimates(), "{id}");
        assert_eq!(whole.decisions(), sliced.decisions(), "{id}");
        assert!(whole.estimates().iter().all(Option::is_some), "{id}");
        // A second review with all estimates given only judges decisions.
        let again = review(&deal, &moves, whole.estimates(), 1 << 30);
        assert_eq!((again.estimates(), again.decisions()), (whole.estimates(), whole.decisions()), "{id}");
        assert!(again.spent() < whole.spent(), "{id}");
        let mut some = whole.estimates().to_vec();
        some[..moves.len() / 2].fill(None);
        assert_eq!(review(&deal, &moves, &some, 1 << 30).estimates()[moves.len() / 2..], some[moves.len() / 2..]);
    }
}

/// The verdicts of a position's determinizations by searches of their own.
fn verdicts(position: &Position) -> Verdicts {
    let hint_limits = limits().hint;
    let limits = Limits { memory: hint_limits.memory, ..Limits::within(hint_limits.nodes) };
    let solver = solver_of(position.game()).expect("a solver");
    (0..hint_limits.samples).fold(Verdicts::default(), |verdicts, order| {
        let mut search = Search::first_move_only(solver, &determinized(position, hint_limits.seed, order), limits);
        loop {
            if let Status::Done(verdict) = search.run(NODES_PER_TURN) {
                break verdicts.with(order, &verdict);
            }
        }
    })
}

#[test]
fn estimates_agree_with_separate_searches() {
    for (id, number) in GAMES {
        let (deal, moves) = game(id, number, 2_000, 60);
        let reviewer = review(&deal, &moves, &[], 1 << 30);
        let mut expected: Vec<Verdicts> = vec![Verdicts::default(); moves.len() + 1];
        let is_same = |ply: usize| reviewer.keeps_orders(ply) && reviewer.hides(ply + 1);
        let hidden: Vec<usize> = (0..=moves.len()).filter(|ply| reviewer.hides(*ply)).collect();
        for &ply in hidden.iter().rev() {
            // A determinization won after a move was won before it; the others are searched, unless the move was
            // forced.
            let position = &reviewer.positions[ply];
            let forced = HintSearch::new(position, limits().hint).expect("a solver").advice().forced;
            if is_same(ply) {
                expected[ply] = expected[ply + 1];
            }
            if !is_same(ply) || !forced {
                let searched = verdicts(position);
                let won = expected[ply].won | searched.won;
                expected[ply] = Verdicts { won, lost: searched.lost & !won };
            }
        }
        for &ply in &hidden {
            if is_same(ply) {
                // A determinization that is lost before a move is lost after it.
                expected[ply + 1].lost |= expected[ply].lost;
            }
            let estimate = expected[ply].estimate(6);
            assert_eq!(reviewer.estimates()[ply], Some(estimate), "{id} after {ply} moves");
            if ply > 0 && is_same(ply - 1) {
                let [before, after] = [ply - 1, ply].map(|ply| reviewer.estimates()[ply].and_then(Estimate::percent));
                assert!(before.is_none() || after <= before, "{id}: move {ply} raises {before:?} to {after:?}");
            }
        }
    }
}

/// In the Fairie Queen most early searches of a review end undecided; the chance of a gentle deal is not 0.
#[test]
fn an_undecided_search_is_not_a_lost_game() {
    for number in [3, 14, 23] {
        let (deal, moves) = game("fairie-queen", number, 0, 6);
        let limits = ReviewLimits::for_game(deal.game()).expect("a solver");
        let mut reviewer = Reviewer::new(&deal, &moves, limits, &[]).expect("a solver");
        while !reviewer.run(1 << 30) {}
        let percents: Vec<_> = reviewer.estimates().iter().map(|estimate| estimate.expect("final").percent()).collect();
        assert!(percents.iter().all(|percent| percent.is_none_or(|percent| percent >= 25)), "{number}: {percents:?}");
        assert!(percents.iter().any(Option::is_some), "{number}");
    }
}

#[test]
fn a_decision_costs_wins_in_the_same_orders() {
    let mut found = 0;
    for (id, number) in GAMES.iter().flat_map(|&(id, number)| (number..number + 4).map(move |number| (id, number))) {
        let (deal, moves) = game(id, number, 4_000, 90);
        let reviewer = review(&deal, &moves, &[], 1 << 30);
        for decision in reviewer.decisions() {
            found += 1;
            let position = &reviewer.positions[decision.ply];
            assert!(position.legal_moves().contains(&decision.better.0));
            assert!(decision.better.0 != moves[decision.ply] && decision.cost() >= 10);
            assert_eq!(decision.played.of, decision.better.1.of);
            if reviewer.hides(decision.ply) {
                let compared = |limits: HintLimits| {
                    let solved = HintSearch::comparing_with(position, limits, moves[decision.ply]);
                    let mut hint = solved.expect("a solver");
                    while !hint.run(1 << 30) {}
                    hint.compared().expect("another move")
                };
                let (mut played, mut better) = compared(limits().hint);
                if played.percent().is_none() || better.1.percent().is_none() {
                    let nodes = limits().hint.nodes * REPEATED_FACTOR;
                    (played, better) = compared(HintLimits { nodes, ..limits().hint });
                }
                assert_eq!((played, better), (decision.played, decision.better), "{id} {}", decision.ply);
            }
        }
        let costs: Vec<u32> = reviewer.decisions().iter().map(Decision::cost).collect();
        assert!(costs.is_sorted_by(|cost, next| cost >= next), "{id} {costs:?}");
    }
    assert!(found > 2, "{found}");
}

/// A game that begins with these moves, and is then lost by random ones.
fn careless_end(deal: &Deal, moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    let mut position = Position::start(deal);
    moves.iter().for_each(|m| position.play_unchecked(*m));
    let mut rng = Rng::new(3);
    while position.outcome() == Outcome::Playing {
        let legal = position.legal_moves();
        let m = legal[rng.below(legal.len())];
        position.play_unchecked(m);
        moves.push(m);
    }
    assert_eq!(position.outcome(), Outcome::Stuck);
    moves
}

/// The page stores percentages and passes them back, even for positions where nothing is hidden.
#[test]
fn a_review_that_is_reopened_finds_the_same_decisions() {
    let deal = Deal::numbered(Game::by_id("empress-of-india").expect("a game"), 1).expect("a deal");
    let (Verdict::Won(line), _) = crate::solve(&Position::start(&deal), Limits::default()).expect("a solver") else {
        panic!("deal 1 can be won")
    };
    let first_open = review(&deal, &line, &[], 1 << 30).first_open();
    let moves = careless_end(&deal, &line[..first_open]);
    let whole = review(&deal, &moves, &[], 1 << 30);
    let stored = |estimate: &Option<Estimate>| {
        let percent = estimate.expect("an estimate").percent();
        Some(percent.map_or(Estimate::NONE, |n| Estimate::from_percent(n as u8)))
    };
    let estimates: Vec<_> = whole.estimates().iter().map(stored).collect();
    let again = review(&deal, &moves, &estimates, 1 << 30);
    assert!(whole.decisions().iter().any(|decision| decision.ply >= first_open));
    let percents = |review: &Reviewer| -> Vec<_> {
        review.estimates().iter().map(|estimate| estimate.and_then(Estimate::percent)).collect()
    };
    assert_eq!((again.decisions(), percents(&again)), (whole.decisions(), percents(&whole)));
}

#[test]
fn with_nothing_hidden_it_is_won_until_it_is_lost() {
    // A game won to its end; the same with a careless end.
    let deal = Deal::numbered(Game::by_id("empress-of-india").expect("a game"), 1).expect("a deal");
    let (Verdict::Won(line), _) = crate::solve(&Position::start(&deal), Limits::default()).expect("a solver") else {
        panic!("deal 1 can be won")
    };
    let reviewer = review(&deal, &line, &[], 1 << 30);
    assert_eq!(reviewer.estimates().last(), Some(&Some(Estimate { wins: 1, losses: 0, of: 1 })));
    let first_open = reviewer.first_open();
    assert!(first_open < line.len() && reviewer.spent() > 0);
    assert!(
        reviewer.estimates()[first_open..].iter().all(|estimate| estimate.and_then(Estimate::percent) == Some(100))
    );

    let moves = careless_end(&deal, &line[..first_open]);
    let reviewer = review(&deal, &moves, &[], 1 << 30);
    let percents: Vec<_> =
        reviewer.estimates()[first_open..].iter().map(|estimate| estimate.and_then(Estimate::percent)).collect();
    let lost = percents.iter().position(|percent| *percent == Some(0)).expect("it was lost");
    assert!(
        lost > 0 && percents[..lost].iter().all(|percent| percent.is_none_or(|percent| percent == 100)),
        "{percents:?}"
    );
    assert!(percents[lost..].iter().all(|percent| *percent == Some(0)));
    if percents[lost - 1].is_some() {
        assert!(
            reviewer.decisions().iter().any(|decision| decision.ply == first_open + lost - 1 && decision.cost() == 100)
        );
    }
}
