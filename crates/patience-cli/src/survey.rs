//! `survey`: how many deals of a game can be won.

use crate::{
    Failure,
    input::BadInput,
    solve::{self, Budget},
};
use patience::{Deal, Game, Position, Session, deal::NUMBERS};
use patience_solver::Verdict;
use serde::{Deserialize, Serialize};
use std::{
    collections::HashSet,
    fs,
    io::{self, BufRead, Write},
    ops::Range,
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
    time::Instant,
};

/// What was found of one deal: a line of the survey.
#[derive(Serialize, Deserialize)]
struct Entry {
    game: String,
    deal: u32,
    code: String,
    verdict: String,
    nodes: u64,
    seconds: f64,
    /// The length of the winning line.
    moves: usize,
    /// The winning line as a link; empty without one.
    link: String,
}

/// Deal numbers written `A..B`: from A to B − 1.
pub fn range(text: &str) -> Result<Range<u32>, String> {
    let (first, end) = text.split_once("..").ok_or("write A..B, such as 0..1000")?;
    let number = |text: &str| text.parse::<u32>().map_err(|_| format!("{text:?} is no deal number"));
    let range = number(first)?..number(end)?;
    if range.end > NUMBERS { Err(format!("deal numbers end at {}", NUMBERS - 1)) } else { Ok(range) }
}

/// What to survey, and how.
pub struct Survey {
    /// The game.
    pub game: &'static Game,
    /// The numbers of its deals.
    pub deals: Range<u32>,
    /// What each may cost.
    pub budget: Budget,
    /// How many searches run side by side.
    pub threads: usize,
    /// Where the lines go; without it, to standard output.
    pub out: Option<String>,
}

impl Survey {
    /// Runs it: lines for the deals that the file does not have yet, then a summary of all that it has.
    pub fn run(&self, stdout: &mut impl Write) -> Result<(), Failure> {
        let mut entries = match &self.out {
            Some(file) => read(file, self.game, &self.deals)?,
            None => Vec::new(),
        };
        let done: HashSet<u32> = entries.iter().map(|entry| entry.deal).collect();
        let todo: Vec<u32> = self.deals.clone().filter(|deal| !done.contains(deal)).collect();
        let mut file = match &self.out {
            Some(file) => Some(append(file)?),
            None => None,
        };
        let start = Instant::now();
        let next = AtomicU32::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| -> Result<(), Failure> {
            for _ in 0..self.threads.clamp(1, todo.len().max(1)) {
                let sender = sender.clone();
                let (next, todo) = (&next, &todo);
                scope.spawn(move || {
                    while let Some(&deal) = todo.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                        if sender.send(self.solve(deal)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for (n, entry) in receiver.iter().enumerate() {
                let mut line = serde_json::to_string(&entry).map_err(io::Error::from)?;
                line.push('\n');
                match &mut file {
                    // One write for one line: a run that is killed leaves whole lines and at most one broken one.
                    Some(file) => file.write_all(line.as_bytes())?,
                    None => stdout.write_all(line.as_bytes())?,
                }
                progress(n + 1, todo.len(), start);
                entries.push(entry);
            }
            Ok(())
        })?;
        summary(stdout, self.game, &entries)?;
        Ok(())
    }

    fn solve(&self, number: u32) -> Entry {
        let mut entry = Entry {
            game: self.game.id.into(),
            deal: number,
            code: String::new(),
            verdict: "unknown".into(),
            nodes: 0,
            seconds: 0.0,
            moves: 0,
            link: String::new(),
        };
        // The range was checked: the deal exists.
        let Some(deal) = Deal::numbered(self.game, number) else { return entry };
        entry.code = deal.code().unwrap_or_default();
        let found = solve::search(&Position::start(&deal), self.budget);
        entry.verdict = found.verdict.name().into();
        entry.nodes = found.nodes;
        entry.seconds = solve::rounded(found.seconds);
        if let Verdict::Won(moves) = &found.verdict {
            let mut session = Session::new(deal);
            if moves.iter().all(|m| session.play(*m).is_ok()) {
                entry.moves = moves.len();
                entry.link = session.link().to_string();
            }
        }
        entry
    }
}

/// The lines of an earlier run. A last line that was cut off by a kill is left out, and its deal is done again.
fn read(file: &str, game: &Game, deals: &Range<u32>) -> Result<Vec<Entry>, BadInput> {
    let reader = match fs::File::open(file) {
        Ok(file) => io::BufReader::new(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(BadInput::new(format!("cannot open {file:?}: {error}"))),
    };
    let mut entries: Vec<Entry> = Vec::new();
    let mut seen = HashSet::new();
    for (n, line) in reader.lines().enumerate() {
        let line = line.map_err(|error| BadInput::new(format!("cannot read {file:?}: {error}")))?;
        let Ok(entry) = serde_json::from_str::<Entry>(&line) else { continue };
        if entry.game != game.id {
            return Err(BadInput::new(format!("line {} of {file:?} is of {}, not of {}", n + 1, entry.game, game.id)));
        }
        if deals.contains(&entry.deal) && seen.insert(entry.deal) {
            entries.push(entry);
        }
    }
    Ok(entries)
}

/// Opens a file to add lines; what a kill left of a last line is ended first.
fn append(file: &str) -> Result<fs::File, BadInput> {
    let broken = fs::read(file).is_ok_and(|bytes| bytes.last().is_some_and(|byte| *byte != b'\n'));
    let opened = fs::OpenOptions::new().create(true).append(true).open(file);
    let ended = opened.and_then(|mut file| if broken { file.write_all(b"\n").map(|()| file) } else { Ok(file) });
    ended.map_err(|error| BadInput::new(format!("cannot write {file:?}: {error}")))
}

fn progress(done: usize, of: usize, start: Instant) {
    let seconds = start.elapsed().as_secs_f64();
    let rate = done as f64 / seconds.max(1e-9);
    let left = (of - done) as f64 / rate;
    eprint!("\r{done} of {of}, {rate:.2} a second, {left:.0} seconds left    ");
    if done == of {
        eprintln!();
    }
}

/// The 95 % Wilson interval of a share, in per cent.
fn wilson(successes: usize, of: usize) -> (f64, f64) {
    if of == 0 {
        return (0.0, 100.0);
    }
    let (z, n) = (1.959_963_985_f64, of as f64);
    let share = successes as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + z * z / n);
    ((middle - half).max(0.0) * scale, (middle + half).min(1.0 + z * z / n) * scale)
}

/// Won, lost and unknown, and the share of deals that can be won: the unknown counted as lost for its lower end and as won
/// for its upper end.
fn summary(out: &mut impl Write, game: &Game, entries: &[Entry]) -> io::Result<()> {
    let count = |verdict: &str| entries.iter().filter(|entry| entry.verdict == verdict).count();
    let (won, lost, unknown, all) = (count("won"), count("lost"), count("unknown"), entries.len());
    let share = |n: usize| 100.0 * n as f64 / all.max(1) as f64;
    writeln!(out, "{}: {all} deals", game.id)?;
    for (name, n) in [("won", won), ("lost", lost), ("unknown", unknown)] {
        let (low, high) = wilson(n, all);
        writeln!(out, "{name:<8} {n:>8}  {:6.2} %  (95 %: {low:.2} to {high:.2})", share(n))?;
    }
    let (low, high) = (wilson(won, all).0, wilson(won + unknown, all).1);
    writeln!(out, "can be won, the unknown counted both ways: {low:.2} to {high:.2} %")?;
    let mut seconds: Vec<f64> = entries.iter().map(|entry| entry.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    if let (Some(median), Some(worst)) = (seconds.get(all / 2), seconds.last()) {
        writeln!(out, "seconds: median {median:.4}, worst {worst:.4}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (successes, of, low, high) in
            [(81, 263, 25.53, 36.62), (15, 148, 6.24, 16.05), (0, 20, 0.0, 16.11), (1, 29, 0.61, 17.18)]
        {
            let (l, h) = wilson(successes, of);
            assert!((l - low).abs() < 0.01 && (h - high).abs() < 0.01, "{successes}/{of}: {l} {h}");
        }
    }

    #[test]
    fn ranges_are_read() {
        assert_eq!(range("3..10"), Ok(3..10));
        for text in ["", "3", "3..", "..4", "a..b", "0..999999999", "-1..4"] {
            assert!(range(text).is_err(), "{text}");
        }
    }
}
