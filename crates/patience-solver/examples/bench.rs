//! Solves numbered deals: `cargo run --release -p patience-solver --example bench -- GAME FIRST COUNT NODES [MB [SEED]]`;
//! with MB, each deal has a line as well.
//!
//! Times are of this thread's processor, as Linux counts it.

mod clock;

use clock::seconds;
use patience::{Deal, Game, Position};
use patience_solver::{Limits, Verdict, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let game = args.first().and_then(|id| Game::by_id(id)).ok_or("no game of this id")?;
    let (first, count) = (number(1, 0) as u32, number(2, 100) as u32);
    let memory = number(4, 64) as usize * 1024 * 1024;
    let limits = Limits { nodes: number(3, 1_000_000_000), memory, seed: number(5, 1), ..Limits::default() };
    let verbose = args.get(4).is_some();
    let (mut won, mut lost, mut times, mut nodes, mut moves) = (0, 0, Vec::new(), 0, Vec::new());
    for n in first..first + count {
        let deal = Deal::numbered(game, n).ok_or("no deal of this number")?;
        let from = seconds();
        let (verdict, spent) = solve(&Position::start(&deal), limits)?;
        let time = seconds() - from;
        if verbose {
            println!("{n} {} {spent} {time:.3}", verdict.name());
        }
        nodes += spent;
        match verdict {
            Verdict::Won(line) => {
                won += 1;
                moves.push(line.len());
                times.push(time);
            }
            Verdict::Lost(_) => {
                lost += 1;
                times.push(time);
            }
            Verdict::Unknown => {}
        }
    }
    times.sort_by(f64::total_cmp);
    moves.sort_unstable();
    let at = |part: f64| times.get((times.len() as f64 * part) as usize).or(times.last()).copied().unwrap_or(0.0);
    let within = |t: f64| times.iter().filter(|&&x| x <= t).count() as f64 * 100.0 / f64::from(count);
    println!("{}: {count} deals, won {won}, lost {lost}, unknown {}", game.id, count - won - lost);
    println!("  seconds: median {:.3}, 90 % {:.3}, 99 % {:.3}, most {:.3}", at(0.5), at(0.9), at(0.99), at(1.0));
    for t in [0.1, 0.2, 1.0, 2.0, 10.0, 60.0] {
        println!("  decided in {t} s: {:.1} %", within(t));
    }
    println!("  moves: median {}; nodes {nodes}", moves.get(moves.len() / 2).unwrap_or(&0));
    Ok(())
}
