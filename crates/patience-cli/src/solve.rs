//! `solve`: the verdict on one position.

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
}

/// Nodes between checks of the clock.
const SLICE: u64 = 50_000;

/// Searches for a verdict within the budget, with tables of about `memory` bytes.
pub fn search(position: &Position, budget: Budget, memory: usize) -> Result<Found, NoSolver> {
    let limits = Limits { nodes: budget.nodes.unwrap_or(u64::MAX), memory, ..Limits::default() };
    Ok(run(Search::new(position, limits)?, budget, &AtomicBool::new(false)))
}

/// Searches in several threads, each with the full budget and memory; the first verdict ends the others.
///
/// The seeds assign the roles: some searches seek only lines, others only proofs. Every verdict is as sound as that of a
/// single search, but nodes and time vary from run to run.
pub fn search_side_by_side(
    position: &Position,
    budget: Budget,
    memory: usize,
    threads: NonZeroU8,
) -> Result<Found, NoSolver> {
    let nodes = budget.nodes.unwrap_or(u64::MAX);
    // Seed 1 is a search that runs all methods in turn.
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
        nodes: found.iter().map(|found| found.nodes).sum(),
        playouts: found.iter().map(|found| found.playouts).sum(),
        seconds: found.iter().map(|found| found.seconds).fold(0.0, f64::max),
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

/// Rounds seconds to a tenth of a millisecond.
pub fn rounded(seconds: f64) -> f64 {
    (seconds * 1e4).round() / 1e4
}
