//! Switches rules off, one at a time and all: `… --example ablation -- GAME FIRST DEALS NODES [start]`.
//!
//! Positions are those after 25, 50 and 75 % of the games of a careless, a greedy and a fair player, or with `start`
//! the deals. A line per set of rules, between tabs: what is off, won, lost, undecided, nodes, seconds of processor time.

mod clock;
mod players;

use clock::seconds;
use patience::{Deal, Game, Outcome, Position};
use patience_solver::{Limits, NoSolver, Rule, RuleSet, Search, Status, Verdict, rules_of};

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
        for player in ["careless", "greedy", "fair"] {
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

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let game = args.first().and_then(|id| Game::by_id(id)).ok_or("no game of this id")?;
    let (first, deals) = (number(1, 0) as u32, number(2, 30) as u32);
    let most = number(3, 5_000_000);
    let positions = positions(game, first..first.saturating_add(deals), args.get(4).is_some_and(|a| a == "start"))?;
    println!("positions\t{}", positions.len());
    let switched_off = |rule: Rule| (rule.name().to_owned(), RuleSet::ALL.without(rule));
    let sets = [("-".to_owned(), RuleSet::ALL)].into_iter();
    let rules = rules_of(game)?.iter().copied().chain([Rule::MonotoneRelaxation]);
    let sets = sets.chain(rules.map(switched_off)).chain([("all".to_owned(), RuleSet::NONE)]);
    for (off, rules) in sets {
        let (mut counts, mut nodes, from) = ([0; 3], 0, seconds());
        for position in &positions {
            let mut search = Search::new(position, Limits { rules, ..Limits::default() })?;
            let mut verdict = Verdict::Unknown;
            while search.spent() < most {
                if let Status::Done(found) = search.run(SLICE) {
                    verdict = found;
                    break;
                }
            }
            nodes += search.spent();
            counts[match verdict {
                Verdict::Won(_) => 0,
                Verdict::Lost(_) => 1,
                Verdict::Unknown => 2,
            }] += 1;
        }
        let [won, lost, open] = counts;
        println!("{off}\t{won}\t{lost}\t{open}\t{nodes}\t{:.1}", seconds() - from);
    }
    Ok(())
}
