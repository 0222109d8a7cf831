//! `patience`: deals, traces, counts and links on the command line.
//!
//! Results go to standard output, one sentence per error to standard error. The exit status is 0 for a result, 2 for bad
//! input, and 70 for a fault of the solver, whose sentence follows the message of the panic.

mod clock;
mod game_file;
mod grades;
mod input;
mod pool;
mod problems;
mod resume;
mod sizes;
mod solve;
mod stderr;
mod survey;
mod trace;
mod verified;
mod why;

use crate::{grades::Grades, problems::Problems, solve::Budget, survey::Survey, why::Why};
use clap::{CommandFactory, Parser, Subcommand, error::ErrorKind};
use input::{BadInput, DealArgs, MoveArgs};
use patience::{
    Deal, Game, Link, Position, Session,
    deal::DEAL_COUNT,
    problem::{Kind, Problem, ProblemError, Question, Release},
    text,
};
use patience_survey::SurveyError;
use std::{
    io::{self, Write},
    process::ExitCode,
};

/// Four patiences from Lady Cadogan's book, exactly as printed.
#[derive(Parser)]
#[command(name = "patience", version, subcommand_required = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, a line each: id, tab, name.
    Games,
    /// Print a deal: its code, then its cards in dealing order.
    Deal {
        /// The id of a game.
        game: String,
        /// A deal code; without it, a random deal.
        code: Option<String>,
    },
    /// Print the first position and the position after each move, as JSON Lines.
    Trace {
        #[command(flatten)]
        deal: Option<DealArgs>,
        #[command(flatten)]
        moves: MoveArgs,
        /// A file with a game as text, instead of a deal and moves; - is standard input. FILE#2 is the second game of FILE.
        #[arg(long, value_name = "FILE", exclusive = true, allow_hyphen_values = true)]
        game_file: Option<String>,
    },
    /// Count the sequences of a given number of legal moves.
    Perft {
        #[command(flatten)]
        deal: DealArgs,
        #[command(flatten)]
        moves: MoveArgs,
        /// The length of the sequences.
        #[arg(long, value_parser = clap::value_parser!(u32).range(..=LONGEST_SEQUENCE))]
        depth: u32,
        /// Print a line per first move, sorted, then the total.
        #[arg(long)]
        divide: bool,
    },
    /// Find a winning line, or prove that there is none.
    Solve {
        #[command(flatten)]
        deal: DealArgs,
        #[command(flatten)]
        moves: MoveArgs,
        #[command(flatten)]
        budget: Budget,
        /// Megabytes for the tables of the search, approximately. With less memory, more positions are searched again.
        #[arg(long, default_value_t = 512, value_parser = clap::value_parser!(u16).range(1..))]
        memory: u16,
        /// Number of parallel searches, each with the full budget and memory. With several, nodes and time vary from run to
        /// run.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
        threads: u8,
        /// Print the answer as one JSON object.
        #[arg(long)]
        json: bool,
        /// Print what each method did: nodes, states, unique states, backtracks, forced moves, depth.
        #[arg(long)]
        stats: bool,
    },
    /// Solve or play many deals; print a JSON line for each, then a summary.
    ///
    /// Without --player, a search that sees the whole stock solves every deal: won, lost (proven) or unknown. With --player,
    /// a player that sees only the visible cards plays every deal to its end: won or stuck.
    ///
    /// With --nodes a survey gives the same results on every machine; with --seconds it does not. The same command resumes an
    /// interrupted survey. Several machines can survey ranges of deals; concatenate their files.
    Survey(Survey),
    /// Count the quick player's wins in many games of each deal, to grade the deals.
    ///
    /// Prints a line for each deal: its number, the wins, and the cards that went home in all games. `cargo xtask deals
    /// --grades` makes the page's lists from these lines.
    Grades(Grades),
    /// Find problems: positions with a proven answer that careless players miss. Print a JSON line for each.
    ///
    /// Cuts the lost games of careless players at the last position that could still be won. It is a problem if few moves win,
    /// every legal move has a proven verdict, and a natural move loses. A deal without problems has a line, too.
    ///
    /// The same command gives the same bytes on every machine and with any number of threads, and resumes an interrupted run.
    /// Several machines can search ranges of deals; concatenate their files in order.
    Problems(Problems),
    /// Explain, as JSON, why no legal move leads from one pile to another, or why a pile's card cannot move.
    Why(Why),
    /// Print the link of a deal, or of the position after some moves.
    Link {
        #[command(flatten)]
        deal: DealArgs,
        #[command(flatten)]
        moves: MoveArgs,
    },
    /// Print how many characters the links of recorded games have.
    Sizes {
        /// Files with one game per line, deal code and moves, such as those in tests/data/wins; - is standard input.
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Trace the game of a link, as `trace` does; for a problem's link, then print the question.
    Open {
        /// The link, or the part of it after the #.
        link: String,
    },
    /// Print the game of a link as text: header lines, then its numbered moves.
    Export {
        /// The link, or the part of it after the #.
        link: String,
        /// The date for the header, such as 1914-06-28.
        #[arg(long)]
        date: Option<String>,
    },
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            stderr::print(format_args!("{failure}\n"));
            ExitCode::from(if matches!(failure, Failure::Fault(_)) { FAULT_STATUS } else { 2 })
        }
    }
}

/// Prints help on standard output, and any error as one line on standard error.
fn explain(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            let names = names().join(", ");
            stderr::print(format_args!("a command is missing; patience --help lists them: {names}\n"));
            ExitCode::from(2)
        }
        _ => {
            let text = error.to_string();
            let first = text.split("\n\n").next().unwrap_or(&text);
            let sentence: Vec<&str> = first.trim_start_matches("error: ").split_whitespace().collect();
            stderr::print(format_args!("{}\n", sentence.join(" ")));
            ExitCode::from(2)
        }
    }
}

fn names() -> Vec<String> {
    Arguments::command().get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// Exit status for a fault of this program: EX_SOFTWARE of sysexits.h.
const FAULT_STATUS: u8 = 70;

/// The error of a command.
#[derive(Debug)]
enum Failure {
    Input(BadInput),
    Output(io::Error),
    /// The solver failed at this position: never a verdict.
    Fault(String),
}

impl From<BadInput> for Failure {
    fn from(error: BadInput) -> Failure {
        Failure::Input(error)
    }
}

impl From<SurveyError> for Failure {
    fn from(error: SurveyError) -> Failure {
        Failure::Input(error.into())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Input(error) => error.fmt(f),
            Failure::Output(error) => write!(f, "cannot write the result: {error}"),
            Failure::Fault(at) => write!(f, "the solver failed at {at}: this is a bug; please report it"),
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match command {
        Command::Games => {
            for game in Game::all() {
                writeln!(out, "{}\t{}", game.id, title(game))?;
            }
        }
        Command::Deal { game, code } => {
            let game = input::game(&game)?;
            let deal = match code {
                Some(code) => input::coded(game, &code)?,
                None => random(game)?,
            };
            writeln!(out, "{}\n{}", deal.code().unwrap_or_default(), deal.text())?;
        }
        Command::Trace { game_file: Some(file), .. } => trace_link(&mut out, game_file::read(&file)?.link)?,
        Command::Trace { deal, moves, .. } => {
            let deal =
                deal.ok_or_else(|| BadInput::new("a game is missing: give its id and a deal, or --game-file"))?;
            let mut session = Session::new(deal.read()?);
            trace::line(&mut out, &session, None)?;
            moves.each(&mut session, |session, text| trace::line(&mut out, session, Some(text)))?;
        }
        Command::Perft { deal, moves, depth, divide } => {
            let mut session = Session::new(deal.read()?);
            moves.each(&mut session, |_, _| Ok(()))?;
            count(&mut out, session.position(), depth, divide)?;
        }
        Command::Solve { deal, moves, budget, memory, threads, json, stats } => {
            let mut session = Session::new(deal.read()?);
            moves.each(&mut session, |_, _| Ok(()))?;
            let memory = usize::from(memory) << 20;
            let found = solve::search_side_by_side(&session, budget.or_seconds(60.0), memory, threads)?;
            solve::print(&mut out, session.position(), &found, json, stats)?;
        }
        Command::Survey(survey) => survey.run(&mut out)?,
        Command::Grades(grades) => grades.run(&mut out)?,
        Command::Problems(problems) => problems.run(&mut out)?,
        Command::Why(why) => why.run(&mut out)?,
        Command::Link { deal, moves } => {
            let mut session = Session::new(deal.read()?);
            moves.each(&mut session, |_, _| Ok(()))?;
            writeln!(out, "{}", session.link())?;
        }
        Command::Sizes { files } => sizes::print(&mut out, &files)?,
        Command::Open { link } => {
            let (link, question) = read_link(&link)?;
            trace_link(&mut out, link)?;
            if let Some(question) = question {
                writeln!(
                    out,
                    "{}",
                    serde_json::json!({ "kind": question.kind().name(), "question": sentence(question) })
                )?;
            }
        }
        Command::Export { link, date } => {
            let (link, _) = read_link(&link)?;
            let date = date.map(|date| game_file::date(&date)).transpose()?;
            write!(out, "{}", text::write(&link, date))?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Reads a link. Of a problem's link, returns the position and the question.
fn read_link(text: &str) -> Result<(Link, Option<Question>), BadInput> {
    match Problem::parse(text) {
        Ok(problem) => Ok((problem.link().clone(), Some(problem.question()))),
        Err(ProblemError::NoProblem) => Ok((Link::parse(text).map_err(BadInput::new)?, None)),
        Err(error) => Err(BadInput::new(error)),
    }
}

/// Writes the question of a problem as a sentence.
fn sentence(question: Question) -> String {
    let question = match question {
        Question::Win(Kind::Grace) => "Which card should be set aside by grace",
        Question::Win(Kind::Pair) => "Which two cards should be joined",
        Question::Win(Kind::Place) => "Which packet should take the card",
        Question::Win(Kind::Move | Kind::Release) => "Which move should be played",
        Question::Release(Release { card, transfers, .. }) => {
            return format!("Which first move brings {card} home in at most {transfers} transfers?");
        }
    };
    format!("{question}, so that the game can still be won?")
}

/// Traces a parsed link, whose moves are legal.
fn trace_link(out: &mut impl Write, link: Link) -> Result<(), Failure> {
    let mut moves = Vec::new();
    link.play(|_, m| moves.push(m));
    let mut session = Session::new(link.deal().clone());
    trace::line(out, &session, None)?;
    for m in moves {
        let text = session.position().game().write_move(m);
        session.play(m).map_err(BadInput::new)?;
        trace::line(out, &session, Some(&text))?;
    }
    Ok(())
}

/// Maximum depth of `perft`: where cards can move back and forth, paths never end.
const LONGEST_SEQUENCE: i64 = 1_000;

fn title(game: &Game) -> String {
    if game.variant.is_empty() { game.name.into() } else { format!("{}, {}", game.name, game.variant) }
}

fn random(game: &'static Game) -> Result<Deal, BadInput> {
    let number = getrandom::u64().map_err(|error| BadInput::new(format!("no random number is available: {error}")))?;
    let number = (number % u64::from(DEAL_COUNT)) as u32;
    Deal::numbered(game, number).ok_or_else(|| BadInput::new("the deal does not exist"))
}

fn count(out: &mut impl Write, position: &Position, depth: u32, divide: bool) -> io::Result<()> {
    if !divide {
        return writeln!(out, "{}", patience::perft(position, depth));
    }
    let counts = patience::divide(position, depth);
    for (text, count) in &counts {
        writeln!(out, "{text} {count}")?;
    }
    let total = if depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() };
    writeln!(out, "{total}")
}
