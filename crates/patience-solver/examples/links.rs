//! Solves positions of links, to look into undecided ones: `… --example links -- SECONDS [SEED]`, with a link on
//! each line of standard input, after a number of moves and a tab, or alone. Prints the verdict, the nodes, the seconds of
//! processor time, and the link.

mod clock;

use clock::seconds;
use patience::{Link, Position};
use patience_solver::{Limits, NoSolver, Search, Status};

/// Nodes between looks at the clock, as in the page.
const SLICE: u64 = 50_000;

fn solve(position: &Position, most: f64, limits: Limits) -> Result<(&'static str, u64, f64), NoSolver> {
    let from = seconds();
    let mut search = Search::new(position, limits)?;
    let mut verdict = "unknown";
    while seconds() - from < most {
        if let Status::Done(found) = search.run(SLICE) {
            verdict = found.name();
            break;
        }
    }
    Ok((verdict, search.spent(), seconds() - from))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let most: f64 = args.first().and_then(|a| a.parse().ok()).unwrap_or(2.0);
    let seed: u64 = args.get(1).and_then(|a| a.parse().ok()).unwrap_or(1);
    for line in std::io::stdin().lines() {
        let line = line?;
        let (ply, text) = line.rsplit_once('\t').unwrap_or(("", &line));
        let mut link = Link::parse(text)?;
        if let Ok(ply) = ply.parse() {
            link.truncate(ply);
        }
        let (verdict, nodes, took) = solve(&link.play(|_, _| {}), most, Limits { seed, ..Limits::default() })?;
        println!("{verdict}\t{nodes}\t{took:.3}\t{text}");
    }
    Ok(())
}
