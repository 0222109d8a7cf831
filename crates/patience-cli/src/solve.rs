//! `solve`: the verdict on one position.

use crate::{Failure, clock, input::BadInput};
use clap::Args;
use patience::{Position, Session};
use patience_solver::{Limits, Method, MethodStats, NoSolver, Search, SearchStats, Status, Verdict};
use serde::Serialize;
use std::{
    io::{self, Write},
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

impl From<NoSolver> for Failure {
    fn from(error: NoSolver) -> Failure {
        BadInput::new(error).into()
    }
}

/// Runs the solver. Its panic, of a line that does not win or any other, becomes an error that names the position.
pub fn guarded<T>(at: &str, run: impl FnOnce() -> T) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|_| Failure::Fault(at.to_owned()))
}

/// The budget of a search.
#[derive(Args, Clone, Copy)]
pub struct Budget {
    /// Stop after this many nodes (moves made in searches and playouts).
    #[arg(long)]
    pub nodes: Option<u64>,
    /// Stop after this many seconds of processor time.
    #[arg(long, value_parser = seconds)]
    pub seconds: Option<f64>,
}

/// Parses seconds: a finite number, not negative.
fn seconds(text: &str) -> Result<f64, String> {
    let is_valid = |seconds: &f64| Duration::try_from_secs_f64(*seconds).is_ok();
    text.parse().ok().filter(is_valid).ok_or_else(|| format!("{text:?} is not a number of seconds"))
}

impl Budget {
    /// Writes the budget as options.
    pub fn text(self) -> String {
        let nodes = self.nodes.map(|nodes| format!("--nodes {nodes}"));
        let seconds = self.seconds.map(|seconds| format!("--seconds {seconds}"));
        [nodes, seconds].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Returns the limits of a search of this budget.
    pub fn limits(self) -> Limits {
        self.nodes.map_or(Limits::default(), Limits::within)
    }

    /// Returns the user's budget, or else `seconds` seconds.
    pub fn or_seconds(self, seconds: f64) -> Budget {
        match self {
            Budget { nodes: None, seconds: None } => Budget { nodes: None, seconds: Some(seconds) },
            given => given,
        }
    }
}

/// Verdict and cost of a search.
pub struct Found {
    /// The answer.
    pub verdict: Verdict,
    /// Nodes spent.
    pub nodes: u64,
    /// Playouts of whole games.
    pub playouts: u64,
    /// Seconds of processor time; of several searches, the longest.
    pub seconds: f64,
    /// Statistics by method, and the method that decided.
    pub stats: SearchStats,
}

/// Nodes between checks of the clock.
const SLICE: u64 = 50_000;

/// Searches for a verdict within the budget, with tables of about `memory` bytes.
pub fn search(position: &Position, budget: Budget, memory: usize) -> Result<Found, NoSolver> {
    let limits = Limits { memory, ..budget.limits() };
    Ok(run(Search::new(position, limits)?, budget, &AtomicBool::new(false)))
}

/// Searches in several threads, each with the full budget and memory; the first verdict ends the others.
///
/// Some searches seek only lines, others only proofs. Every verdict is as sound as that of a
/// single search, but nodes and time vary from run to run.
pub fn search_side_by_side(session: &Session, budget: Budget, memory: usize, threads: u8) -> Result<Found, Failure> {
    let position = session.position();
    let limits = Limits { memory, ..budget.limits() };
    let searches = (0..threads.into())
        .map(|n| Search::new(position, if threads == 1 { limits } else { limits.for_worker(n) }))
        .collect::<Result<Vec<_>, _>>()?;
    let over = AtomicBool::new(false);
    let found: Vec<Found> = guarded(&session.link().to_string(), || {
        thread::scope(|scope| {
            let running: Vec<_> =
                searches.into_iter().map(|search| scope.spawn(|| run(search, budget, &over))).collect();
            running.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        })
    })?;
    // That of the search that decided comes first.
    let decided = found.iter().find(|found| found.verdict != Verdict::Unknown);
    let mut stats = decided.map_or(SearchStats::default(), |found| found.stats);
    let others = found.iter().filter(|found| decided.is_none_or(|decided| !std::ptr::eq(*found, decided)));
    others.for_each(|found| stats.merge(&found.stats));
    let all = Found {
        verdict: Verdict::Unknown,
        nodes: found.iter().map(|found| found.nodes).sum(),
        playouts: found.iter().map(|found| found.playouts).sum(),
        seconds: found.iter().map(|found| found.seconds).fold(0.0, f64::max),
        stats,
    };
    let verdict = found.into_iter().map(|found| found.verdict).find(|verdict| *verdict != Verdict::Unknown);
    Ok(Found { verdict: verdict.unwrap_or(Verdict::Unknown), ..all })
}

/// Runs a search until its verdict, the end of its budget, or the verdict of another.
fn run(mut search: Search, budget: Budget, over: &AtomicBool) -> Found {
    let start = clock::now();
    let end = budget.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let verdict = loop {
        match search.run(SLICE) {
            Status::Done(verdict) => break verdict,
            Status::Working if over.load(Ordering::Relaxed) || end.is_some_and(|end| clock::now() - start >= end) => {
                break search.conclude().unwrap_or(Verdict::Unknown);
            }
            Status::Working => {}
        }
    };
    if verdict != Verdict::Unknown {
        over.store(true, Ordering::Relaxed);
    }
    let seconds = (clock::now() - start).as_secs_f64();
    Found { verdict, nodes: search.spent(), playouts: search.playouts(), seconds, stats: search.stats() }
}

/// Writes the moves of a winning line in notation; none for any other verdict.
pub fn line(position: &Position, verdict: &Verdict) -> Vec<String> {
    match verdict {
        Verdict::Won(moves) => moves.iter().map(|m| position.game().write_move(*m)).collect(),
        _ => Vec::new(),
    }
}

#[derive(Serialize)]
struct Answer {
    verdict: &'static str,
    moves: Vec<String>,
    nodes: u64,
    playouts: u64,
    seconds: f64,
    /// The method that decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    method: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stats: Option<Vec<MethodAnswer>>,
}

/// Statistics of one method.
#[derive(Serialize)]
struct MethodAnswer {
    method: &'static str,
    nodes: u64,
    states: u64,
    unique_states: u64,
    backtracks: u64,
    forced_moves: u64,
    depth: u64,
}

fn method_answer((method, stats): (Method, MethodStats)) -> MethodAnswer {
    MethodAnswer {
        method: method.name(),
        nodes: stats.nodes,
        states: stats.states,
        unique_states: stats.unique_states,
        backtracks: stats.backtracks,
        forced_moves: stats.forced_moves,
        depth: stats.depth,
    }
}

/// Prints what was found at a position, and with `stats` what each method did.
pub fn print(out: &mut impl Write, position: &Position, found: &Found, json: bool, stats: bool) -> Result<(), Failure> {
    let moves = line(position, &found.verdict);
    let verdict = found.verdict.name();
    let method = found.stats.decided_by().map(Method::name);
    let by_method: Vec<MethodAnswer> = found.stats.methods().map(method_answer).collect();
    if json {
        let Found { nodes, playouts, .. } = *found;
        let stats = stats.then_some(by_method);
        let answer = Answer { verdict, moves, nodes, playouts, seconds: rounded(found.seconds), method, stats };
        serde_json::to_writer(&mut *out, &answer).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    writeln!(out, "{verdict}")?;
    if matches!(found.verdict, Verdict::Won(_)) {
        writeln!(out, "{}", moves.join(" "))?;
    }
    writeln!(out, "{} nodes, {:.3} seconds", found.nodes, found.seconds)?;
    if !stats {
        return Ok(());
    }
    if let Some(method) = method {
        writeln!(out, "decided by {method}")?;
    }
    let columns = ["nodes", "states", "unique", "backtracks", "forced", "depth"];
    writeln!(out, "{:<22}{}", "method", columns.map(|name| format!("{name:>14}")).concat())?;
    for by in by_method {
        let counts = [by.nodes, by.states, by.unique_states, by.backtracks, by.forced_moves, by.depth];
        writeln!(out, "{:<22}{}", by.method, counts.map(|n| format!("{n:>14}")).concat())?;
    }
    Ok(())
}

/// Rounds seconds to a tenth of a millisecond.
pub fn rounded(seconds: f64) -> f64 {
    (seconds * 1e4).round() / 1e4
}
