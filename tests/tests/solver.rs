//! What the solver may never say: that a position is lost from which a line is known to win.

use patience::{Deal, Game, Outcome, Position};
use patience_solver::{Limits, Search, Status, Verdict, solve};

/// Deals of each game; more by `SOLVER_DEALS` for a long run.
fn deals() -> u32 {
    std::env::var("SOLVER_DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(3)
}

/// Every line wins under the rules, and no position on its way is called lost.
fn no_position_of_a_winning_line_is_lost(id: &str, nodes: u64, check: u64) {
    let game = Game::by_id(id).expect("a game");
    let mut won = 0;
    for number in 5000..5000 + deals() {
        let deal = Deal::numbered(game, number).expect("a deal");
        let mut position = Position::start(&deal);
        let limits = Limits { nodes, ..Limits::default() };
        let (Verdict::Won(line), _) = solve(&position, limits) else { continue };
        won += 1;
        for (ply, m) in line.iter().enumerate() {
            position = position.play(*m).expect("a line is legal");
            let mut search = Search::new(&position, Limits { nodes: check, ..Limits::default() });
            if let Status::Done(Verdict::Lost(proof)) = search.run(check) {
                panic!("{id}, deal {number}: lost by {proof:?} after {} moves of a line that wins", ply + 1);
            }
        }
        assert_eq!(position.outcome(), Outcome::Won, "{id}, deal {number}");
    }
    assert!(won > 0, "{id}: no deal of {} was won within {nodes} nodes", deals());
}

#[test]
fn fairie_queen() {
    no_position_of_a_winning_line_is_lost("fairie-queen", 1_000_000, 2_000);
}

#[test]
fn empress_of_india() {
    no_position_of_a_winning_line_is_lost("empress-of-india", 1_000_000, 100);
}

#[test]
fn labyrinth() {
    no_position_of_a_winning_line_is_lost("labyrinth", 10_000_000, 5_000);
}

#[test]
fn labyrinth_dealt_foundations() {
    no_position_of_a_winning_line_is_lost("labyrinth-dealt-foundations", 10_000_000, 5_000);
}

#[test]
fn labyrinth_late_refill() {
    no_position_of_a_winning_line_is_lost("labyrinth-late-refill", 10_000_000, 5_000);
}

#[test]
fn sly() {
    no_position_of_a_winning_line_is_lost("sly", 10_000_000, 5_000);
}

/// However the work is sliced, a verdict that is reached is the same.
#[test]
fn slices_do_not_change_a_verdict() {
    for id in ["empress-of-india", "labyrinth-late-refill", "sly", "fairie-queen"] {
        let game = Game::by_id(id).expect("a game");
        let position = Position::start(&Deal::numbered(game, 5000).expect("a deal"));
        let verdict = |slice: u64| {
            let mut search = Search::new(&position, Limits::default());
            (0..40_000_000 / slice).find_map(|_| match search.run(slice) {
                Status::Done(verdict) => Some(verdict.name()),
                Status::Working => None,
            })
        };
        let (large, small) = (verdict(1 << 22), verdict(20_000));
        assert!(large.is_none() || small.is_none() || large == small, "{id}: {large:?} and {small:?}");
    }
}
