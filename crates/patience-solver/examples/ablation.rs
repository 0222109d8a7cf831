//! Switches rules and methods off, one at a time, and all rules:
//! `… --example ablation -- GAME FIRST DEALS NODES [start] [NAME…]`.
//!
//! Positions are those after 25, 50 and 75 % of the games of a careless, a greedy and a careful player, or with `start`
//! the deals. With names of rules and methods only these are switched off. A line per set, between tabs: what is off, won,
//! lost, undecided, nodes, seconds of processor time.

mod clock;
mod players;

use clock::seconds;
use patience::{Deal, Game, Outcome, Position};
use patience_solver::{Limits, Method, MethodSet, NoSolver, RuleSet, Search, SearchStats, Status, Verdict, rules_of};

/// Nodes of a slice; the searches have no limit of their own, as in the page, so that all methods join.
const SLICE: u64 = 50_000;

/// The positions of some deals in which the game is not over.
fn positions(game: &'static Game, deals: std::ops::Range<u32>, starts: bool) -> Result<Vec<Position>, NoSolver> {
    let mut found = Vec::new();
    for n in deals {
        let Some(deal) = Deal::numbered(game, n) else { break };
        let start = Position::start(&deal);
        if starts {
            found.push(start);
            continue;
        }
        for player in ["careless", "greedy", "careful"] {
            let moves = players::play(player, &start, n)?.unwrap_or_default();
            let (mut position, mut played) = (start.clone(), 0);
            for part in [25, 50, 75] {
                while played < moves.len() * part / 100 {
                    position.play_unchecked(moves[played]);
                    played += 1;
                }
                if position.outcome() == Outcome::Playing {
                    found.push(position.clone());
                }
            }
        }
    }
    Ok(found)
}

/// Methods of searches; one that no position used is left out.
const METHODS: [Method; 8] = [
    Method::DepthFirstSearch,
    Method::Annealing,
    Method::CopyAssignment,
    Method::PacketAssignment,
    Method::GreedyRestarts,
    Method::PairDeadlock,
    Method::ComponentSearch,
    Method::AbstractionRefinement,
];

/// Searches every position and prints the line of a set.
fn measure(off: &str, positions: &[Position], limits: Limits, max_nodes: u64) -> Result<SearchStats, NoSolver> {
    let (mut counts, mut nodes, mut stats, from) = ([0; 3], 0, SearchStats::default(), seconds());
    for position in positions {
        let mut search = Search::new(position, limits)?;
        let mut verdict = Verdict::Unknown;
        while search.spent() < max_nodes {
            if let Status::Done(found) = search.run(SLICE) {
                verdict = found;
                break;
            }
        }
        nodes += search.spent();
        stats.merge(&search.stats());
        counts[match verdict {
            Verdict::Won(_) => 0,
            Verdict::Lost(_) => 1,
            Verdict::Unknown => 2,
        }] += 1;
    }
    let [won, lost, open] = counts;
    println!("{off}\t{won}\t{lost}\t{open}\t{nodes}\t{:.1}", seconds() - from);
    Ok(stats)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let game = args.first().and_then(|id| Game::by_id(id)).ok_or("no game of this id")?;
    let (first, deals) = (number(1, 0) as u32, number(2, 30) as u32);
    let max_nodes = number(3, 5_000_000);
    let starts = args.get(4).is_some_and(|a| a == "start");
    let names = args.get(4 + usize::from(starts)..).unwrap_or_default();
    let positions = positions(game, first..first.saturating_add(deals), starts)?;
    println!("positions\t{}", positions.len());
    let limits = Limits::default();
    let stats = measure("-", &positions, limits, max_nodes)?;
    let is_named = |name: &str| names.is_empty() || names.iter().any(|listed| listed == name);
    for rule in rules_of(game)?.iter().copied().filter(|rule| is_named(rule.name())) {
        let _ = measure(rule.name(), &positions, Limits { rules: RuleSet::ALL.without(rule), ..limits }, max_nodes)?;
    }
    if is_named("all rules") {
        let _ = measure("all rules", &positions, Limits { rules: RuleSet::NONE, ..limits }, max_nodes)?;
    }
    let methods = METHODS.into_iter().filter(|method| stats.of(*method).nodes > 0);
    for method in methods.filter(|method| is_named(method.name())) {
        let _ = measure(
            method.name(),
            &positions,
            Limits { methods: MethodSet::ALL.without(method), ..limits },
            max_nodes,
        )?;
    }
    Ok(())
}
