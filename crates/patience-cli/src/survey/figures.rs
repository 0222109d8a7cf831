//! Counts, intervals, and the table of the README.

use super::compact::Compact;
use patience::Game;
use std::io::{self, Write};

/// The 95 % Wilson interval of a share, in per cent.
pub fn wilson(successes: usize, of: usize) -> (f64, f64) {
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

/// How many deals of each verdict there are.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Won.
    pub won: usize,
    /// Proven lost; of a player, not won.
    pub lost: usize,
    /// Neither.
    pub unknown: usize,
}

impl Counts {
    /// Of verdicts as letters, see [`super::compact`].
    pub fn of(verdicts: impl Iterator<Item = char>) -> Counts {
        let mut counts = Counts::default();
        for verdict in verdicts {
            match verdict {
                'w' => counts.won += 1,
                'l' | 's' => counts.lost += 1,
                'u' => counts.unknown += 1,
                _ => {}
            }
        }
        counts
    }

    /// All of them.
    pub fn all(self) -> usize {
        self.won + self.lost + self.unknown
    }

    /// The share that is won, between its 95 % limits: the unknown counted as lost for the lower end and as won for the upper.
    pub fn interval(self) -> (f64, f64) {
        (wilson(self.won, self.all()).0, wilson(self.won + self.unknown, self.all()).1)
    }
}

/// Won, lost and unknown, and the share of deals that can be won, or of a player's games that are.
pub fn summary(out: &mut impl Write, title: &str, counts: Counts, player: bool, seconds: Vec<f64>) -> io::Result<()> {
    let all = counts.all();
    let share = |n: usize| 100.0 * n as f64 / all.max(1) as f64;
    writeln!(out, "{title}: {all} deals")?;
    let rows = [("won", counts.won), (if player { "stuck" } else { "lost" }, counts.lost), ("unknown", counts.unknown)];
    for (name, n) in rows.into_iter().take(if player { 2 } else { 3 }) {
        let (low, high) = wilson(n, all);
        writeln!(out, "{name:<8} {n:>8}  {:6.2} %  (95 %: {low:.2} to {high:.2})", share(n))?;
    }
    if !player {
        let (low, high) = counts.interval();
        writeln!(out, "can be won, the unknown counted both ways: {low:.2} to {high:.2} %")?;
    }
    let mut seconds = seconds;
    seconds.sort_by(f64::total_cmp);
    if let (Some(median), Some(worst)) = (seconds.get(all / 2), seconds.last()) {
        writeln!(out, "seconds of processor time: median {median:.4}, worst {worst:.4}")?;
    }
    Ok(())
}

/// The rows of the README's table, and under it the command behind each figure. Counts, as one deal in ten thousand must
/// not vanish in a rounded share.
pub fn table(out: &mut impl Write, surveys: &[Compact]) -> io::Result<()> {
    let of =
        |game: &Game, player: &str| surveys.iter().find(|survey| survey.game == game.id && survey.player == player);
    writeln!(out, "| game | deals | won | lost | unknown | can be won | moves | careful player | simple player |")?;
    writeln!(out, "|---|--:|--:|--:|--:|--:|--:|--:|--:|")?;
    for game in Game::all() {
        let Some(survey) = of(game, "") else { continue };
        let counts = survey.counts();
        let (low, high) = counts.interval();
        let name = if game.variant.is_empty() { game.name.into() } else { format!("– {}", game.variant) };
        write!(
            out,
            "| {name} | {} | {} | {} | {} | {low:.2}–{high:.2} % | {} |",
            counts.all(),
            counts.won,
            counts.lost,
            counts.unknown,
            survey.moves.median().map_or("–".into(), |moves| moves.to_string()),
        )?;
        for player in ["fair", "greedy"] {
            match of(game, player).map(Compact::counts) {
                Some(counts) => {
                    let (low, high) = counts.interval();
                    let share = 100.0 * counts.won as f64 / counts.all().max(1) as f64;
                    write!(out, " {share:.1} % of {} ({low:.1}–{high:.1}) |", counts.all())?;
                }
                None => write!(out, " – |")?,
            }
        }
        writeln!(out)?;
    }
    writeln!(out, "\n```sh")?;
    for game in Game::all() {
        for survey in ["", "fair", "greedy"].into_iter().filter_map(|player| of(game, player)) {
            writeln!(out, "{}", survey.command())?;
        }
    }
    writeln!(out, "```")
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
}
