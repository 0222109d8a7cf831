//! `problems`: finds positions with one question and a proven answer in careless games.

mod lines;
mod verify;

use crate::{Failure, clock, input, input::BadInput, pool::in_parallel, stderr};
use clap::Args;
use patience::{Deal, Game, Move, problem::Kind};
use patience_problems::{Counts, FoundProblem, NaturalMove, ProblemLimits, find};
use patience_solver::NoSolver;
use patience_survey::{
    problems::{Body, Line, Loss},
    range,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write},
    ops::Range,
    time::{Duration, Instant},
};

/// Arguments of `problems`.
#[derive(Args)]
pub struct Problems {
    /// The id of a game.
    #[arg(required_unless_present = "verify")]
    game: Option<String>,
    /// Deal numbers, from A to B - 1.
    #[arg(long, value_name = "A..B", value_parser = range::parse, required_unless_present = "verify")]
    deals: Option<Range<u32>>,
    /// Find only these kinds: move, grace (Labyrinth), pair (Empress of India), place (Sly), release (Fairie Queen).
    #[arg(long = "kind", value_name = "KIND", value_parser = kind, value_delimiter = ',')]
    kinds: Vec<Kind>,
    /// Stop each search after this many nodes.
    #[arg(long, default_value_t = ProblemLimits::default().nodes, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Careless games played of each deal.
    #[arg(long, default_value_t = ProblemLimits::default().games, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    games: u32,
    /// Number of deals searched in parallel.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
    /// Print counts on standard error: deals, candidates, and the reasons why candidates are not problems.
    #[arg(long)]
    stats: bool,
    /// A file for the lines; deals that it already has are skipped.
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    /// Check earlier lines: replay each line, and prove each verdict again.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "deals", "kinds", "games", "threads", "out", "stats"])]
    verify: Vec<String>,
}

fn kind(text: &str) -> Result<Kind, String> {
    let names = Kind::ALL.map(Kind::name).join(", ");
    Kind::by_name(text).ok_or_else(|| format!("{text:?} is not a kind of problem; the kinds are {names}"))
}

/// The kinds of problems of a game.
fn kinds_of(game: &Game) -> [Kind; 2] {
    let special = match game.id {
        "empress-of-india" => Kind::Pair,
        "fairie-queen" => Kind::Release,
        "sly" => Kind::Place,
        _ => Kind::Grace,
    };
    [Kind::Move, special]
}

impl Problems {
    /// Runs the command.
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let limits = ProblemLimits { nodes: self.nodes, games: self.games, ..ProblemLimits::default() };
        if !self.verify.is_empty() {
            return verify::verify(out, &self.verify, limits);
        }
        let (Some(game), Some(deals)) = (&self.game, self.deals) else {
            return Err(BadInput::new("problems need a game and --deals A..B").into());
        };
        let game = input::game(game)?;
        let all = kinds_of(game);
        if let Some(other) = self.kinds.iter().find(|kind| !all.contains(kind)) {
            let names = all.map(Kind::name).join(" and ");
            let sentence = format!("{} has no problems of the kind {:?}, only {names}", game.id, other.name());
            return Err(BadInput::new(sentence).into());
        }
        let kinds: Vec<Kind> =
            all.into_iter().filter(|kind| self.kinds.is_empty() || self.kinds.contains(kind)).collect();
        let mut options = format!("--nodes {} --games {}", self.nodes, self.games);
        if kinds.len() < all.len() {
            options += &kinds.iter().map(|kind| format!(" --kind {}", kind.name())).collect::<String>();
        }
        Work { game, kinds, limits, options, stats: self.stats }.run(out, deals, self.threads, self.out.as_deref())
    }
}

struct Work {
    game: &'static Game,
    kinds: Vec<Kind>,
    limits: ProblemLimits,
    /// The options that change problems, as every line has them.
    options: String,
    stats: bool,
}

/// The problems of a deal.
struct Made {
    lines: Vec<Line>,
    counts: Counts,
    /// Processor time.
    time: Duration,
}

impl Work {
    /// Writes lines for the deals that the file lacks, in the order of the deals.
    fn run(&self, stdout: &mut impl Write, deals: Range<u32>, threads: u8, name: Option<&str>) -> Result<(), Failure> {
        let (mut file, complete) = match name {
            Some(name) => {
                let (file, complete) = lines::open(name, self.game, &self.options, &deals)?;
                (Some(file), complete)
            }
            None => (None, BTreeSet::new()),
        };
        let todo: Vec<u32> = deals.clone().filter(|deal| !complete.contains(deal)).collect();
        let mut progress = Progress::new(todo.len());
        let (mut waiting, mut turns) = (BTreeMap::new(), todo.iter().peekable());
        in_parallel(
            self.game,
            &todo,
            threads,
            |deal| self.deal(deal),
            |deal, made| {
                waiting.insert(deal, made);
                while let Some(made) = turns.peek().and_then(|deal| waiting.remove(*deal)) {
                    turns.next();
                    let mut text = String::new();
                    for line in &made.lines {
                        text += &serde_json::to_string(line).map_err(io::Error::from)?;
                        text.push('\n');
                    }
                    // One write per deal: a killed run leaves whole lines and at most one incomplete one.
                    match &mut file {
                        Some(file) => file.write_all(text.as_bytes())?,
                        None => stdout.write_all(text.as_bytes())?,
                    }
                    progress.add(&made);
                }
                Ok(())
            },
        )?;
        if let Some(name) = name {
            // Deals of a gap were appended behind those that the file had.
            lines::put_in_order(name, self.game, &self.options, &deals)?;
        }
        stderr::print_progress("\n");
        let results = progress.results(self.game);
        if self.stats {
            stderr::print(results + &progress.stats());
        } else {
            stderr::print_progress(results);
        }
        Ok(())
    }

    /// The lines of a deal.
    fn deal(&self, number: u32) -> Result<Made, NoSolver> {
        let start = clock::now();
        let line = Line {
            game: self.game.id.into(),
            options: self.options.clone(),
            deal: number,
            number: 0,
            of: 0,
            problem: None,
        };
        // The range was checked: the deal exists.
        let deal = Deal::numbered(self.game, number);
        let mut counts = Counts::default();
        let found = deal.map_or(Ok(Vec::new()), |deal| find(&deal, &self.kinds, self.limits, &mut counts))?;
        let of = found.len();
        let mut lines: Vec<Line> = found
            .iter()
            .enumerate()
            .map(|(n, found)| Line { number: n + 1, of, problem: Some(body(found)), ..line.clone() })
            .collect();
        if lines.is_empty() {
            lines.push(line);
        }
        Ok(Made { lines, counts, time: clock::now().saturating_sub(start) })
    }
}

/// The line of a problem.
fn body(found: &FoundProblem) -> Body {
    let problem = &found.problem;
    let game = problem.position().game();
    let texts = |moves: &[Move]| moves.iter().map(|m| game.write_move(*m)).collect::<Vec<String>>();
    let mut moves = Vec::new();
    problem.link().play(|_, m| moves.push(m));
    let answers: Vec<Move> = problem.answers().0.iter().map(|answer| answer.m).collect();
    let losses = found.losses.iter().map(|loss| {
        let cards = loss.why.iter().flat_map(|why| &why.cards).map(|card| {
            let pile = &game.pile_specs()[usize::from(card.pile.0)].address;
            format!("{pile} {}", card.card)
        });
        Loss {
            text: game.write_move(loss.m),
            proof: loss.proof.name().into(),
            why: loss.why.as_ref().map_or(String::new(), |why| why.token.key().into()),
            cards: cards.collect(),
        }
    });
    Body {
        kind: problem.question().kind().name().into(),
        link: problem.text(),
        moves: texts(&moves),
        stock: problem.open_stock().iter().map(ToString::to_string).collect(),
        answers: texts(&answers),
        line: texts(&found.line),
        losses: losses.collect(),
        natural: found.natural.iter().copied().map(NaturalMove::name).map(String::from).collect(),
        difficulty: found.measures.into(),
        themes: found.themes.iter().map(|theme| theme.name().into()).collect(),
    }
}

/// Progress of a run, and its counts.
struct Progress {
    deals: usize,
    done: usize,
    counts: BTreeMap<String, usize>,
    events: Counts,
    time: Duration,
    start: Instant,
}

impl Progress {
    fn new(deals: usize) -> Progress {
        Progress {
            deals,
            done: 0,
            counts: BTreeMap::new(),
            events: Counts::default(),
            time: Duration::ZERO,
            start: Instant::now(),
        }
    }

    fn add(&mut self, made: &Made) {
        self.done += 1;
        self.time += made.time;
        self.events.merge(&made.counts);
        for problem in made.lines.iter().filter_map(|line| line.problem.as_ref()) {
            *self.counts.entry(problem.kind.clone()).or_default() += 1;
        }
        let problems: usize = self.counts.values().sum();
        let rate = self.done as f64 / self.start.elapsed().as_secs_f64().max(1e-9);
        let left = (self.deals - self.done) as f64 / rate;
        let Progress { done, deals, .. } = self;
        stderr::print_progress(format_args!(
            "\r{done} of {deals} deals, {problems} problems, {left:.0} seconds left    "
        ));
    }

    /// Returns what was tried of each kind, a line for each.
    fn stats(&self) -> String {
        let mut text = String::new();
        for kind in Kind::ALL {
            let of_kind = self.events.iter().filter(|(other, _, _)| *other == kind);
            let counts: Vec<String> = of_kind.map(|(_, event, count)| format!("{count} {}", event.name())).collect();
            if !counts.is_empty() {
                text += &format!("{}: {}\n", kind.name(), counts.join(", "));
            }
        }
        text
    }

    /// Returns a line with the problems of each kind, and their number in a minute of processor time.
    fn results(&self, game: &Game) -> String {
        if self.done == 0 {
            return format!("{}: the file is complete\n", game.id);
        }
        let minutes = self.time.as_secs_f64() / 60.0;
        let counts: Vec<String> = self
            .counts
            .iter()
            .map(|(kind, count)| format!("{count} {kind} ({:.1} a minute)", *count as f64 / minutes.max(1e-9)))
            .collect();
        let counts = if counts.is_empty() { "no problem".into() } else { counts.join(", ") };
        format!("{}: {} deals in {minutes:.2} minutes of processor time: {counts}\n", game.id, self.done)
    }
}
