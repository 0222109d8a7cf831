//! The printed summary of a survey, and the published table.

use patience::Game;
use patience_survey::{Counts, PLAYERS, SurveySummary, format_interval, wilson};
use std::io::{self, Write};

/// Prints the counts of a survey, with 95% intervals, and its processor time in seconds. A player's games are won or
/// stuck; deals are won, lost or unknown.
pub fn summary(out: &mut impl Write, title: &str, counts: Counts, player: bool, seconds: Vec<f64>) -> io::Result<()> {
    let all = counts.all();
    writeln!(out, "{title}: {all} deals")?;
    let rows = [("won", counts.won), (if player { "stuck" } else { "lost" }, counts.lost), ("unknown", counts.unknown)];
    for (name, n) in rows.into_iter().take(if player { 2 } else { 3 }) {
        let [low, high] = format_interval(wilson(n, all), 2);
        writeln!(out, "{name:<8} {n:>8}  {:6.2}%  (95%: {low} to {high})", counts.part(n))?;
    }
    if !player {
        let [low, high] = format_interval(counts.interval(), 2);
        writeln!(out, "can be won, counting unknown deals both ways: {low} to {high}%")?;
    }
    let mut seconds = seconds;
    seconds.sort_by(f64::total_cmp);
    if let (Some(median), Some(worst)) = (seconds.get(seconds.len() / 2), seconds.last()) {
        writeln!(out, "seconds of processor time: median {median:.4}, worst {worst:.4}")?;
    }
    Ok(())
}

/// The column heading of a player.
fn title(player: &str) -> &str {
    match player {
        "fair" => "careful",
        "greedy" => "naive",
        other => other,
    }
}

/// Prints the published table, and under it the command behind each figure. It shows counts, since a rounded share would
/// hide one deal in ten thousand.
pub fn table(out: &mut impl Write, surveys: &[SurveySummary]) -> io::Result<()> {
    let of = |game: &Game, player: &str, grade: Option<&str>| {
        surveys.iter().find(|survey| survey.game == game.id && survey.player == player && survey.grade() == grade)
    };
    // The players' columns, and the careful player's games in gentle deals.
    let columns = PLAYERS.map(|player| (player, None));
    let columns = [&[("fair", Some("gentle"))][..], &columns].concat();
    let heads: Vec<String> = columns
        .iter()
        .map(|(player, grade)| format!(" {} player{} |", title(player), grade.map_or("", |_| ", gentle deals")))
        .collect();
    writeln!(out, "| game | deals | won | lost | unknown | can be won | moves |{}", heads.concat())?;
    writeln!(out, "|---|--:|--:|--:|--:|--:|--:|{}", "--:|".repeat(columns.len()))?;
    for game in Game::all() {
        let Some(survey) = of(game, "", None) else { continue };
        let counts = survey.counts();
        let [low, high] = format_interval(counts.interval(), 2);
        let name = if game.variant.is_empty() { game.name.into() } else { format!("– {}", game.variant) };
        write!(
            out,
            "| {name} | {} | {} | {} | {} | {low}–{high}% | {} |",
            counts.all(),
            counts.won,
            counts.lost,
            counts.unknown,
            survey.moves.median().map_or("–".into(), |moves| moves.to_string()),
        )?;
        for &(player, grade) in &columns {
            match of(game, player, grade).map(SurveySummary::counts) {
                Some(counts) => {
                    let [low, high] = format_interval(counts.won_interval(), 1);
                    write!(out, " {:.1}% of {} ({low}–{high}) |", counts.share(), counts.all())?;
                }
                None => write!(out, " – |")?,
            }
        }
        writeln!(out)?;
    }
    writeln!(out, "\n```sh")?;
    for game in Game::all() {
        let all = [("", None)].into_iter().chain(columns.iter().copied());
        for survey in all.filter_map(|(player, grade)| of(game, player, grade)) {
            writeln!(out, "{}", survey.command())?;
        }
    }
    writeln!(out, "```")
}
