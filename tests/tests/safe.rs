//! Safe plays never lose a game: a position that the solver wins stays winnable after each.
//!
//! `SAFE_POSITIONS=20000 cargo test --release -p patience-tests safe:: -- --nocapture` tests 20,000 positions of each
//! game and prints the counts.

use crate::common::{self, Random};
use patience::{Deal, Game, Move, Outcome, Position};
use patience_solver::{Limits, Verdict, solve};

/// Number of winnable positions with a safe move to test per game.
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

/// Maximum number of positions from one deal, for a variety of deals.
const MAX_POSITIONS_OF_A_DEAL: usize = 12;
/// Maximum number of random moves off a winning line.
const MAX_RANDOM_MOVES: usize = 6;

#[derive(Default)]
struct Found {
    deals: u32,
    /// Winnable before and after.
    recorded: usize,
    /// Winnable before, undecided after.
    unknown: usize,
    /// Undecided before, so not tested.
    unproven: usize,
    /// Cards that went home in the winning lines, and those of them that were safe.
    home: usize,
    safe: usize,
}

fn verdict(position: &Position, nodes: u64) -> Verdict {
    solve(position, Limits::within(nodes)).expect("a solver").0
}

impl Found {
    /// Checks a winnable position.
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
    let pile_text = |(name, cards): &(String, Vec<patience::Card>)| format!("{name}: {}", common::text(cards));
    piles.iter().map(pile_text).collect::<Vec<_>>().join("\n")
}

/// Makes some random moves.
fn random_moves(position: &Position, random: &mut Random) -> Position {
    (0..=random.below(MAX_RANDOM_MOVES)).fold(position.clone(), |position, _| {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position;
        }
        position.play(moves[random.below(moves.len())]).expect("a legal move")
    })
}

/// Checks that winnable positions stay winnable after each safe move, on winning lines and a little off them.
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
        // The positions to check: with a safe move, on the line or off it.
        let mut met: Vec<(Position, Move, bool)> = Vec::new();
        for &m in &line {
            let safe = position.rules().safe_move();
            if let Some(safe) = safe {
                met.push((position.clone(), safe, true));
            }
            let other = random_moves(&position, &mut random);
            if let Some(safe) = other.rules().safe_move() {
                met.push((other, safe, false));
            }
            let home = position.is_to_foundation(m);
            found.home += usize::from(home);
            found.safe += usize::from(home && safe.is_some());
            position = position.play(m).expect("a line is legal");
        }
        assert_eq!(position.outcome(), Outcome::Won, "{id}, deal {number}");
        for _ in 0..MAX_POSITIONS_OF_A_DEAL.min(met.len()) {
            let (position, m, is_winnable) = met.swap_remove(random.below(met.len()));
            if is_winnable || matches!(verdict(&position, nodes), Verdict::Won(_)) {
                found.check(&format!("{id}, deal {number}"), &position, m, nodes);
            } else {
                found.unproven += 1;
            }
        }
    }
    let Found { deals, recorded, unknown, unproven, home, safe } = found;
    println!(
        "{id}: {} positions of {deals} deals, {recorded} won after the safe move, {unknown} not known; \
         {unproven} more not known to be won; of {home} cards home {safe} when one was safe",
        recorded + unknown
    );
    assert!(recorded * 10 >= wanted * 9, "{id}: too much is not known: {unknown} of {}", recorded + unknown);
}

#[test]
fn safe_moves_keep_winnable_positions_winnable() {
    let solved = common::games().into_iter().filter(|game| game.features.solver);
    common::for_each(solved.map(|game| game.id), its_safe_moves_lose_nothing);
}
