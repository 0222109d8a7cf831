//! `solve`: the truth about one position.

use crate::{Failure, clock, input::BadInput};
use clap::Args;
use patience::{Position, Session};
use patience_solver::{Limits, NoSolver, Search, Status, Verdict};
use serde::Serialize;
use std::{
    io::{self, Write},
    num::NonZeroU8,
    panic::resume_unwind,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

impl From<NoSolver> for Failure {
    fn from(error: NoSolver) -> Failure {
        BadInput::new(error).into()
    }
}

/// How much a search may spend.
#[derive(Args, Clone, Copy)]
pub struct Budget {
    /// Stop after so many nodes (moves made in searches and play-outs).
    #[arg(long)]
    pub nodes: Option<u64>,
    /// Stop after so many seconds of processor time.
    #[arg(long, value_parser = seconds)]
    pub seconds: Option<f64>,
}

/// A time that can be waited for: neither negative, nor endless, nor no number at all.
fn seconds(text: &str) -> Result<f64, String> {
    let waits = |seconds: &f64| Duration::try_from_secs_f64(*seconds).is_ok();
    text.parse().ok().filter(waits).ok_or_else(|| format!("{text:?} is not a number of seconds"))
}

impl Budget {
    /// As options.
    pub fn text(self) -> String {
        let nodes = self.nodes.map(|nodes| format!("--nodes {nodes}"));
        let seconds = self.seconds.map(|seconds| format!("--seconds {seconds}"));
        [nodes, seconds].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The same, unless the user has said otherwise: so many seconds.
    pub fn or_seconds(self, seconds: f64) -> Budget {
        match self {
            Budget { nodes: None, seconds: None } => Budget { nodes: None, seconds: Some(seconds) },
            said => said,
        }
    }
}

/// Verdict and cost of a search.
pub struct Found {
    /// The answer.
    pub verdict: Verdict,
    /// Nodes spent.
    pub nodes: u64,
    /// Whole games played out.
    pub playouts: u64,
    /// Seconds of processor time; of several searches, of the one that took longest.
    pub seconds: f64,
}

/// Nodes between checks of the clock.
const SLICE: u64 = 50_000;

/// Searches until it is decided or the budget is spent, in tables of about so many bytes; refused for a game that cannot be
/// solved.
pub fn search(position: &Position, budget: Budget, memory: usize) -> Result<Found, NoSolver> {
    let limits = Limits { nodes: budget.nodes.unwrap_or(u64::MAX), memory, ..Limits::default() };
    Ok(run(Search::new(position, limits)?, budget, &AtomicBool::new(false)))
}

/// The same by several searches side by side, each in a thread with the whole budget and with tables of its own. Of two, one may
/// look for a line only and the other for a proof: their seeds tell them, and where to begin. The first one that knows ends the
/// others. What it says is as true as the word of one search alone; how soon it says so, and in how many nodes, differs from run
/// to run.
pub fn search_side_by_side(
    position: &Position,
    budget: Budget,
    memory: usize,
    threads: NonZeroU8,
) -> Result<Found, NoSolver> {
    let nodes = budget.nodes.unwrap_or(u64::MAX);
    // The first seed is that of a search that does everything in turn.
    let count = u64::from(threads.get());
    let seeds = if count == 1 { 1..=1 } else { 2..=count + 1 };
    let searches = seeds
        .map(|seed| Search::new(position, Limits { nodes, memory, seed, ..Limits::default() }))
        .collect::<Result<Vec<_>, _>>()?;
    let over = AtomicBool::new(false);
    let found: Vec<Found> = thread::scope(|scope| {
        let running: Vec<_> = searches.into_iter().map(|search| scope.spawn(|| run(search, budget, &over))).collect();
        running.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let all = Found {
        verdict: Verdict::Unknown,
        nodes: found.iter().map(|one| one.nodes).sum(),
        playouts: found.iter().map(|one| one.playouts).sum(),
        seconds: found.iter().map(|one| one.seconds).fold(0.0, f64::max),
    };
    let verdict = found.into_iter().map(|one| one.verdict).find(|verdict| *verdict != Verdict::Unknown);
    Ok(Found { verdict: verdict.unwrap_or(Verdict::Unknown), ..all })
}

/// Runs a search until it knows, its budget is spent, or another one is over.
fn run(mut search: Search, budget: Budget, over: &AtomicBool) -> Found {
    let start = clock::now();
    let end = budget.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let verdict = loop {
        match search.run(SLICE) {
            Status::Done(verdict) => break verdict,
            Status::Working if over.load(Ordering::Relaxed) => break Verdict::Unknown,
            Status::Working if end.is_some_and(|end| clock::now() - start >= end) => break Verdict::Unknown,
            Status::Working => {}
        }
    };
    if verdict != Verdict::Unknown {
        over.store(true, Ordering::Relaxed);
    }
    let seconds = (clock::now() - start).as_secs_f64();
    Found { verdict, nodes: search.spent(), playouts: search.playouts(), seconds }
}

/// The moves of a winning line, in notation; none for any other verdict.
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
}

/// Prints the verdict on the session's position.
pub fn print(
    out: &mut impl Write,
    session: &Session,
    budget: Budget,
    memory: usize,
    threads: NonZeroU8,
    json: bool,
) -> Result<(), Failure> {
    let position = session.position();
    let found = search_side_by_side(position, budget, memory, threads)?;
    let moves = line(position, &found.verdict);
    let verdict = found.verdict.name();
    if json {
        let Found { nodes, playouts, .. } = found;
        let answer = Answer { verdict, moves, nodes, playouts, seconds: rounded(found.seconds) };
        serde_json::to_writer(&mut *out, &answer).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    writeln!(out, "{verdict}")?;
    if matches!(found.verdict, Verdict::Won(_)) {
        writeln!(out, "{}", moves.join(" "))?;
    }
    Ok(writeln!(out, "{} nodes, {:.3} seconds", found.nodes, found.seconds)?)
}

/// Seconds to the tenth of a millisecond.
pub fn rounded(seconds: f64) -> f64 {
    (seconds * 1e4).round() / 1e4
}
