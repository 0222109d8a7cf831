//! Safe plays lose no game: a position that the solver wins stays winnable after each.
//!
//! `SAFE_POSITIONS=20000 cargo test --release -p patience-tests safe:: -- --nocapture` tries so many of each game,
//! and prints what it found.

use crate::common::{self, Random};
use patience::{Deal, Game, Move, Outcome, Position};
use patience_solver::{Limits, Verdict, solve};

/// Positions of each game with a safe move in which it is known that they can be won.
fn wanted() -> usize {
    std::env::var("SAFE_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(60)
}

/// Node limits for a deal and for each position on its line.
fn limits(id: &str) -> (u64, u64) {
    match id {
        "fairie-queen" => (1_000_000, 60_000),
        "empress-of-india" => (1_000_000, 60_000),
        _ => (4_000_000, 60_000),
    }
}

/// How many positions one deal may give: they are to be of many deals.
const OF_A_DEAL: usize = 12;
/// So many moves at most lead away from a line that wins.
const ASTRAY: usize = 6;

#[derive(Default)]
struct Found {
    deals: u32,
    /// Won before and after.
    recorded: usize,
    /// Won before, and after it not known.
    unknown: usize,
    /// Met on the way: not known to be won before, and so no test.
    untold: usize,
    /// Cards that went home in the lines that win, and those that were safe to go.
    home: usize,
    safe: usize,
}

fn verdict(position: &Position, nodes: u64) -> Verdict {
    solve(position, Limits { nodes, ..Limits::default() }).expect("a solver").0
}

impl Found {
    /// Looks at a position that can be won.
    fn check(&mut self, name: &str, position: &Position, m: Move, nodes: u64) {
        let after = position.clone().play(m).expect("a safe move is legal");
        match verdict(&after, nodes) {
            Verdict::Won(_) => self.recorded += 1,
            Verdict::Lost(proof) => {
                panic!("{name}: won, and after {m:?} lost by {proof:?}\n{}", lines(position))
            }
            _ => self.unknown += 1,
        }
    }
}

fn lines(position: &Position) -> String {
    let piles = position.piles();
    let one = |(name, cards): &(String, Vec<patience::Card>)| format!("{name}: {}", common::text(cards));
    piles.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// The position after some moves at random.
fn astray(position: &Position, random: &mut Random) -> Position {
    (0..=random.below(ASTRAY)).fold(position.clone(), |position, _| {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position;
        }
        position.play(moves[random.below(moves.len())]).expect("a legal move")
    })
}

/// A position that is won stays won after each card that is called safe: on lines that win, and a little off them.
fn its_safe_moves_lose_nothing(id: &'static str) {
    let (deal_nodes, nodes) = limits(id);
    let game = Game::by_id(id).expect("a game");
    let mut random = Random::new(7);
    let mut found = Found::default();
    let wanted = wanted();
    for number in 20_000.. {
        if found.recorded + found.unknown >= wanted {
            break;
        }
        let mut position = Position::start(&Deal::numbered(game, number).expect("a deal"));
        let Verdict::Won(line) = verdict(&position, deal_nodes) else { continue };
        found.deals += 1;
        // The positions to be looked at: with a safe move, on the line or off it.
        let mut met: Vec<(Position, Move, bool)> = Vec::new();
        for &m in &line {
            let safe = position.rules().safe_move();
            if let Some(safe) = safe {
                met.push((position.clone(), safe, true));
            }
            let other = astray(&position, &mut random);
            if let Some(safe) = other.rules().safe_move() {
                met.push((other, safe, false));
            }
            let home = position.is_to_foundation(m);
            found.home += usize::from(home);
            found.safe += usize::from(home && safe.is_some());
            position = position.play(m).expect("a line is legal");
        }
        assert_eq!(position.outcome(), Outcome::Won, "{id}, deal {number}");
        for _ in 0..OF_A_DEAL.min(met.len()) {
            let (position, m, known) = met.swap_remove(random.below(met.len()));
            if known || matches!(verdict(&position, nodes), Verdict::Won(_)) {
                found.check(&format!("{id}, deal {number}"), &position, m, nodes);
            } else {
                found.untold += 1;
            }
        }
    }
    let Found { deals, recorded, unknown, untold, home, safe } = found;
    println!(
        "{id}: {} positions of {deals} deals, {recorded} won after the safe move, {unknown} not known; \
         {untold} more not known to be won; of {home} cards home {safe} when one was safe",
        recorded + unknown
    );
    assert!(recorded * 10 >= wanted * 9, "{id}: too much is not known: {unknown} of {}", recorded + unknown);
}

#[test]
fn a_position_that_is_won_stays_won_after_what_is_safe() {
    let solved = common::games().into_iter().filter(|game| game.features.solver);
    common::for_each(solved.map(|game| game.id), its_safe_moves_lose_nothing);
}
