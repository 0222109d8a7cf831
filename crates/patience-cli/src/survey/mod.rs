//! `survey`: the shares of a game's deals that can be won and that a player wins.

mod figures;
mod graded;
mod lines;
mod verify;

use crate::{
    Failure, input,
    input::BadInput,
    pool::in_parallel,
    resume,
    solve::{self, Budget},
    stderr,
};
use clap::{Args, ValueEnum};
use patience::{Deal, Game, Position, Session};
use patience_solver::{
    Limits, NoSolver, Verdict,
    hint::HintLimits,
    player::{Played, Player},
    rollout::Skill,
};
use patience_survey::{Counts, DealVerdict, Entry, Quantiles, SurveySummary, range};
use std::{
    collections::HashSet,
    fmt::Write as _,
    fs,
    io::{self, Write},
    ops::Range,
    path::Path,
    time::Instant,
};

/// The players that a survey can use.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PlayerKind {
    /// Plays cards home, else follows a heuristic: the naive player of the report.
    Greedy,
    /// Follows the hint at every move.
    #[value(alias = "fair")]
    Careful,
    /// Follows a better heuristic, with some noise.
    Quick,
    /// Samples orders of the stock, finishes each with the quick player, and makes the move that wins most.
    Thoughtful,
}

/// Arguments that mean nothing without a survey.
const OF_SURVEYS: [&str; 11] =
    ["game", "deals", "player", "seconds", "memory", "samples", "playouts", "seed", "grade", "list", "threads"];

/// Arguments of `survey`.
#[derive(Args)]
pub struct Survey {
    /// The id of a game.
    #[arg(required_unless_present_any = ["verify", "compact", "table"])]
    game: Option<String>,
    /// Deal numbers, from A to B - 1.
    #[arg(long, value_name = "A..B", value_parser = range::parse, required_unless_present_any = ["verify", "compact", "table"])]
    deals: Option<Range<u32>>,
    #[command(flatten)]
    budget: Budget,
    /// Megabytes for the tables of each search, approximately; by default 120, as on the page. With less memory, more
    /// positions are searched again.
    #[arg(long, conflicts_with = "player", value_parser = clap::value_parser!(u16).range(1..))]
    memory: Option<u16>,
    /// Play the deals with only the visible cards, instead of solving them.
    #[arg(long, value_enum)]
    player: Option<PlayerKind>,
    /// Number of orders of the stock that the careful player samples for each move. --nodes limits the search of each order.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    samples: Option<u32>,
    /// Number of playouts of the careful player for each move, in games that have them; by default as many as the page's
    /// hint, but 0 with --samples or --nodes.
    #[arg(long)]
    playouts: Option<u32>,
    /// Seed of the careful player.
    #[arg(long)]
    seed: Option<u64>,
    /// Survey only winnable deals of this grade, from the page's list.
    #[arg(long, value_enum)]
    grade: Option<graded::Grade>,
    /// The list of graded deals; by default www/deals/GAME.txt.
    #[arg(long, value_name = "FILE", requires = "grade")]
    list: Option<String>,
    /// Number of deals surveyed in parallel.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
    /// A file for the lines; deals that it already has are skipped. With --compact, a folder.
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    /// Check the lines of earlier surveys: replay each, and prove some of the losses again.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = OF_SURVEYS, conflicts_with_all = ["compact", "table", "out"])]
    verify: Vec<String>,
    /// Number of losses that --verify proves again.
    #[arg(long, default_value_t = 20, requires = "verify")]
    sample: usize,
    /// Compact surveys to the few hundred bytes stored in www/surveys: one file per game and player.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = OF_SURVEYS, conflicts_with_all = ["table", "nodes"])]
    compact: Vec<String>,
    /// Include the times, which vary from run to run, in compact surveys.
    #[arg(long, requires = "compact")]
    time: bool,
    /// Print the published table of surveys, or of files that --compact wrote.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = OF_SURVEYS, conflicts_with_all = ["nodes", "out"])]
    table: Vec<String>,
}

impl Survey {
    /// Runs the command.
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        if !self.verify.is_empty() {
            return verify::verify(
                out,
                &patience_survey::lines::read(&self.verify)?,
                self.sample,
                self.budget.nodes.unwrap_or(verify::NODES),
            );
        }
        if !self.compact.is_empty() {
            return self.write_compact(out);
        }
        if !self.table.is_empty() {
            return Ok(figures::table(out, &surveys_of(&self.table)?)?);
        }
        let (Some(game), Some(deals)) = (&self.game, &self.deals) else {
            return Err(BadInput::new("a survey needs a game and --deals A..B").into());
        };
        let options = [
            (self.samples.is_some(), "--samples"),
            (self.playouts.is_some(), "--playouts"),
            (self.seed.is_some(), "--seed"),
        ];
        if let Some((_, option)) =
            options.iter().find(|(is_set, _)| *is_set && self.player != Some(PlayerKind::Careful))
        {
            return Err(BadInput::new(format!("{option} is only for --player careful")).into());
        }
        if self.player.is_some() && self.budget.seconds.is_some() {
            return Err(
                BadInput::new("--seconds is not for players: their games must be the same on every machine").into()
            );
        }
        if self.budget.nodes.is_some() && !matches!(self.player, None | Some(PlayerKind::Careful)) {
            return Err(BadInput::new("--nodes is only for --player careful").into());
        }
        let game = input::game(game)?;
        let work = Work { game, task: self.task(game)?, grade: self.grade };
        let chosen = match self.grade {
            None => deals.clone().collect(),
            Some(grade) => {
                let file = self.list.clone().unwrap_or_else(|| format!("www/deals/{}.txt", game.id));
                graded::graded(&file, game, grade, deals.clone())?
            }
        };
        work.run(out, &chosen, deals, self.threads, self.out.as_deref())
    }

    fn task(&self, game: &'static Game) -> Result<Task, NoSolver> {
        let usual = HintLimits::for_game(game)?;
        Ok(match self.player {
            None => Task::Solve { budget: self.budget.or_seconds(10.0), memory: self.memory },
            Some(PlayerKind::Greedy) => Task::Play(Player::Greedy),
            Some(PlayerKind::Quick) => Task::Play(Player::Quick(Skill::QUICK)),
            Some(PlayerKind::Thoughtful) => Task::Play(Player::Quick(Skill::THOUGHTFUL)),
            Some(PlayerKind::Careful) => {
                let samples = self.samples.unwrap_or(usual.samples);
                let nodes = self.budget.nodes.unwrap_or(usual.nodes);
                let is_page = self.samples.is_none() && self.budget.nodes.is_none();
                let playouts = self.playouts.unwrap_or(if is_page { usual.playouts } else { 0 });
                let seed = self.seed.unwrap_or(usual.seed);
                Task::Play(Player::Careful(HintLimits { samples, nodes, playouts, seed, ..usual }, ENDGAME_NODES))
            }
        })
    }

    /// Writes a compact file for each game and player.
    fn write_compact(&self, out: &mut impl Write) -> Result<(), Failure> {
        let folder = self.out.as_deref().unwrap_or(".");
        for mut survey in surveys_of(&self.compact)? {
            if !self.time {
                survey.time = Quantiles::default();
            }
            let path = Path::new(folder).join(survey.file());
            let write = fs::create_dir_all(folder).and_then(|()| fs::write(&path, survey.text()));
            write.map_err(|error| BadInput::new(format!("cannot write {:?}: {error}", path.display().to_string())))?;
            writeln!(out, "{}", path.display())?;
        }
        Ok(())
    }
}

/// Reads surveys; there must be one.
fn surveys_of(files: &[String]) -> Result<Vec<SurveySummary>, Failure> {
    let surveys = patience_survey::read(files)?;
    if surveys.is_empty() { Err(BadInput::new("no line of a survey was found").into()) } else { Ok(surveys) }
}

/// Nodes for the endgame of the careful player, in which nothing is hidden.
const ENDGAME_NODES: u64 = 2_000_000;

/// The task for each deal.
enum Task {
    Solve {
        budget: Budget,
        /// In megabytes; the default of [`Limits`] if there is none.
        memory: Option<u16>,
    },
    Play(Player),
}

impl Task {
    /// Returns the name of the player in lines, which call the careful one `fair`.
    fn player(&self) -> &'static str {
        match self {
            Task::Solve { .. } => "",
            Task::Play(Player::Greedy) => "greedy",
            Task::Play(Player::Careful(..)) => "fair",
            Task::Play(Player::Quick(Skill::QUICK)) => "quick",
            Task::Play(Player::Quick(_)) => "thoughtful",
        }
    }

    /// Writes the budget of a deal as options.
    fn budget(&self) -> String {
        match self {
            Task::Solve { budget, memory: None } => budget.text(),
            Task::Solve { budget, memory: Some(megabytes) } => format!("{} --memory {megabytes}", budget.text()),
            Task::Play(Player::Greedy | Player::Quick(_)) => String::new(),
            Task::Play(Player::Careful(limits, _)) => {
                let mut words = format!("--samples {} --nodes {}", limits.samples, limits.nodes);
                if limits.playouts > 0 {
                    let _ = write!(words, " --playouts {}", limits.playouts);
                }
                if limits.seed != HintLimits::default().seed {
                    let _ = write!(words, " --seed {}", limits.seed);
                }
                words
            }
        }
    }
}

struct Work {
    game: &'static Game,
    task: Task,
    grade: Option<graded::Grade>,
}

impl Work {
    /// Writes the grade of the deals and the budget of each as options.
    fn budget(&self) -> String {
        let budget = self.task.budget();
        match self.grade.and_then(|grade| grade.to_possible_value()) {
            None => budget,
            Some(grade) => format!("--grade {} {budget}", grade.get_name()).trim_end().to_owned(),
        }
    }

    /// Writes lines for the deals that the file lacks, then a summary of all its deals.
    fn run(
        &self,
        stdout: &mut impl Write,
        chosen: &[u32],
        deals: &Range<u32>,
        threads: u8,
        file: Option<&str>,
    ) -> Result<(), Failure> {
        let (player, budget) = (self.task.player(), self.budget());
        let mut entries = match file {
            Some(file) => lines::earlier(file, self.game, player, &budget, deals)?,
            None => Vec::new(),
        };
        // They ascend.
        entries.retain(|entry| chosen.binary_search(&entry.deal).is_ok());
        let done: HashSet<u32> = entries.iter().map(|entry| entry.deal).collect();
        let todo: Vec<u32> = chosen.iter().copied().filter(|deal| !done.contains(deal)).collect();
        let mut file = match file {
            Some(file) => Some(resume::append(file)?),
            None => None,
        };
        let start = Instant::now();
        let mut done = 0;
        in_parallel(
            self.game,
            &todo,
            threads,
            |deal| self.entry(deal),
            |_, entry| {
                let mut line = serde_json::to_string(&entry).map_err(io::Error::from)?;
                line.push('\n');
                match &mut file {
                    // One write per line: a killed run leaves whole lines and at most one incomplete one.
                    Some(file) => file.write_all(line.as_bytes())?,
                    None => stdout.write_all(line.as_bytes())?,
                }
                done += 1;
                print_progress(done, todo.len(), start);
                entries.push(entry);
                Ok(())
            },
        )?;
        let title = if player.is_empty() { self.game.id.into() } else { format!("{}, {player} player", self.game.id) };
        let counts = Counts::of(entries.iter().map(|entry| entry.verdict.code()));
        let seconds = entries.iter().map(|entry| entry.seconds).collect();
        figures::summary(stdout, &title, counts, !player.is_empty(), seconds)?;
        Ok(())
    }

    fn entry(&self, number: u32) -> Result<Entry, NoSolver> {
        let mut entry = Entry {
            game: self.game.id.into(),
            player: self.task.player().into(),
            budget: self.budget(),
            deal: number,
            code: String::new(),
            verdict: DealVerdict::Unknown,
            nodes: 0,
            seconds: 0.0,
            moves: 0,
            link: String::new(),
        };
        // The range was checked: the deal exists.
        let Some(deal) = Deal::numbered(self.game, number) else { return Ok(entry) };
        entry.code = deal.code().unwrap_or_default();
        let position = Position::start(&deal);
        let start = crate::clock::now();
        let line;
        match &self.task {
            Task::Solve { budget, memory } => {
                let memory = memory.map_or(Limits::default().memory, |megabytes| usize::from(megabytes) << 20);
                let found = solve::search(&position, *budget, memory)?;
                (entry.verdict, entry.nodes) = (deal_verdict(&found.verdict), found.nodes);
                line = if let Verdict::Won(moves) = found.verdict { Some(moves) } else { None };
            }
            Task::Play(player) => {
                let Played { moves, won, nodes } = player.play(&position)?;
                (entry.verdict, entry.nodes) = (if won { DealVerdict::Won } else { DealVerdict::Stuck }, nodes);
                line = Some(moves);
            }
        }
        entry.seconds = solve::rounded((crate::clock::now() - start).as_secs_f64());
        let mut session = Session::new(deal);
        if let Some(moves) = line.filter(|moves| moves.iter().all(|m| session.play(*m).is_ok())) {
            entry.moves = moves.len();
            entry.link = session.link().to_string();
        }
        Ok(entry)
    }
}

/// The solver's verdict, as lines have it.
fn deal_verdict(verdict: &Verdict) -> DealVerdict {
    match verdict {
        Verdict::Won(_) => DealVerdict::Won,
        Verdict::Lost(_) => DealVerdict::Lost,
        Verdict::Unknown => DealVerdict::Unknown,
    }
}

fn print_progress(done: usize, of: usize, start: Instant) {
    let seconds = start.elapsed().as_secs_f64();
    let rate = done as f64 / seconds.max(1e-9);
    let left = (of - done) as f64 / rate;
    let end = if done == of { "\n" } else { "" };
    stderr::print_progress(format_args!("\r{done} of {of}, {rate:.2} a second, {left:.0} seconds left    {end}"));
}

#[cfg(test)]
mod tests;
