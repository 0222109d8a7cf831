//! `grades`: win counts of the quick player on each of many deals.

use crate::{Failure, input, input::BadInput, pool::guarded_deal, stderr};
use clap::Args;
use patience::{Deal, Position};
use patience_solver::{rollout::Skill, win_rate::estimate_win_rate};
use patience_survey::range;
use std::{
    collections::HashSet,
    fs,
    io::{self, Write},
    ops::Range,
};

/// Arguments of `grades`.
#[derive(Args)]
pub struct Grades {
    /// The id of a game.
    game: String,
    /// Deal numbers, from A to B - 1.
    #[arg(long, value_name = "A..B", value_parser = range::parse)]
    deals: Range<u32>,
    /// Games on each deal.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tries: u32,
    /// A file for the lines; deals that it already has are skipped.
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

impl Grades {
    /// Runs the command.
    pub fn run(self, stdout: &mut impl Write) -> Result<(), Failure> {
        let game = input::game(&self.game)?;
        let head = format!("{} --tries {}", game.id, self.tries);
        let mut done = HashSet::new();
        let mut file = None;
        if let Some(path) = &self.out {
            let bad = |error: io::Error| BadInput::new(format!("cannot use {path:?}: {error}"));
            let text =
                if fs::exists(path).map_err(bad)? { fs::read_to_string(path).map_err(bad)? } else { String::new() };
            // A killed run may leave an incomplete first line.
            let is_ours =
                if text.contains('\n') { text.lines().next() == Some(&*head) } else { head.starts_with(&text) };
            if !is_ours {
                return Err(BadInput::new(format!("{path:?} does not begin with {head:?}: name another file")).into());
            }
            // A killed run leaves an incomplete last line, which is dropped.
            let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
            let lines = whole.lines().skip(1);
            done.extend(lines.filter_map(|line| line.split(' ').next()?.parse::<u32>().ok()));
            // Append only: the lines that exist took hours.
            let mut opened = fs::OpenOptions::new().create(true).append(true).open(path).map_err(bad)?;
            opened.set_len(whole.len() as u64).map_err(bad)?;
            if whole.is_empty() {
                writeln!(opened, "{head}").map_err(bad)?;
            }
            file = Some(opened);
        } else {
            writeln!(stdout, "{head}")?;
        }
        let (mut games, mut won, start) = (0_u64, 0_u64, crate::clock::now());
        for number in self.deals.filter(|number| !done.contains(number)) {
            // The range was checked: the deal exists.
            let Some(deal) = Deal::numbered(game, number) else { continue };
            let rate =
                guarded_deal(game, number, |_| estimate_win_rate(&Position::start(&deal), Skill::QUICK, self.tries))?;
            games += u64::from(rate.played);
            won += u64::from(rate.won);
            let line = format!("{number} {} {}\n", rate.won, rate.cards_home);
            match &mut file {
                Some(file) => file.write_all(line.as_bytes())?,
                None => stdout.write_all(line.as_bytes())?,
            }
        }
        let seconds = (crate::clock::now() - start).as_secs_f64();
        let (games, won) = (games as f64, won as f64);
        stderr::print_progress(format_args!(
            "{}: {:.1}% of {games} games won, {:.0} games a second of processor time\n",
            game.id,
            100.0 * won / games.max(1.0),
            games / seconds.max(1e-9)
        ));
        Ok(())
    }
}
