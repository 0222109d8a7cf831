//! `cargo xtask report`: the page “How many deals are winnable?”, drawn from the recorded surveys, and the page of the
//! solver's pruning rules.
//!
//! The sentences are constants of this module; the figures come from the surveys. A test fails if `www/report.html` is out
//! of date. Positions in its drawings are in percent, so that they scale with the page; every drawing has its figures as
//! text.

use std::fmt::{Display, Write};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use patience::{Deal, Game};
use patience_survey::{Counts, Quantiles, SurveySummary, format_interval};

use crate::{deals, ledger, tools};

const PAGE: &str = "www/report.html";
const SURVEYS: &str = "www/surveys";
/// The ends of the axis of moves.
const AXIS: (f64, f64) = (50.0, 650.0);
/// The ends of the axis of time, as powers of ten, in seconds.
const TIMES: (f64, f64) = (-4.0, 3.0);
/// Names of the grades, as classes of CSS and as words, the easiest first.
const GRADES: [&str; 4] = ["gentle", "medium", "stern", "cruel"];
/// Intervals wider than this, in percent, are drawn.
const NARROW: f64 = 1.0;

/// A game with its surveys.
struct Row {
    id: &'static str,
    name: String,
    is_variant: bool,
    solved: SurveySummary,
    careful: SurveySummary,
    /// The careful player's games in gentle deals, if they have a separate survey.
    gentle: Option<SurveySummary>,
    thoughtful: SurveySummary,
    quick: SurveySummary,
    simple: SurveySummary,
    /// The quick player's wins on the deals of each grade.
    grades: [Counts; 4],
}

impl Row {
    /// The surveys of the game.
    fn surveys(&self) -> impl Iterator<Item = &SurveySummary> {
        let careful = [&self.solved, &self.careful].into_iter().chain(&self.gentle);
        careful.chain([&self.thoughtful, &self.quick, &self.simple])
    }
}

pub fn report() -> Result<()> {
    let root = tools::root();
    fs::write(root.join(PAGE), page(&root)?)?;
    fs::write(root.join(ledger::PAGE), ledger::page(&root)?)?;
    println!("{PAGE} and {} are written.", ledger::PAGE);
    Ok(())
}

fn recorded(folder: &Path, name: &str) -> Result<SurveySummary> {
    let file = folder.join(format!("{name}.txt"));
    let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    SurveySummary::parse(&text).map_err(|error| anyhow!("{}: {error}", file.display()))
}

fn rows(root: &Path) -> Result<Vec<Row>> {
    let folder = root.join(SURVEYS);
    Game::all()
        .map(|game| {
            let (id, is_variant) = (game.id, !game.variant.is_empty());
            let quick = recorded(&folder, &format!("{id}-quick"))?;
            Ok(Row {
                grades: by_grade(&quick, &deals::list(root, id)?),
                id,
                name: (if is_variant { game.variant } else { game.name }).replace('\'', "’"),
                is_variant,
                solved: recorded(&folder, id)?,
                careful: recorded(&folder, &format!("{id}-fair"))?,
                gentle: match format!("{id}-fair-gentle") {
                    name if folder.join(format!("{name}.txt")).exists() => Some(recorded(&folder, &name)?),
                    _ => None,
                },
                thoughtful: recorded(&folder, &format!("{id}-thoughtful"))?,
                quick,
                simple: recorded(&folder, &format!("{id}-greedy"))?,
            })
        })
        .collect()
}

/// Counts a player's games by the grades of their deals; deals that are not winnable have none.
fn by_grade(survey: &SurveySummary, list: &patience_survey::DealList) -> [Counts; 4] {
    [0, 1, 2, 3].map(|wanted| {
        let is_of = |deal: usize| list.won.get(deal) == Some(&true) && list.grades.get(deal) == Some(&wanted);
        let of = survey.deals.clone().filter(|deal| is_of(*deal as usize));
        Counts::of(of.filter_map(|deal| survey.verdict(deal)))
    })
}

/// Renders the whole page.
fn page(root: &Path) -> Result<String> {
    let rows = rows(root)?;
    let mut html = HEAD.to_owned();
    html += "\n    <section class=\"framed\" aria-labelledby=\"known\">\n      <div class=\"framed-head\"><h2 id=\"known\" data-text=\"with-stock\">With the stock known</h2><p class=\"keys\" aria-hidden=\"true\"><span class=\"key of-won\" data-text=\"won\">won</span><span class=\"key of-unknown\" data-text=\"undecided\">undecided</span><span class=\"key of-lost\" data-text=\"lost\">lost</span><span class=\"key of-interval\" data-text=\"interval\">95% interval</span></p></div>\n";
    for row in &rows {
        let counts = row.solved.counts();
        line(&mut html, row, &won_bar(counts), &("range", percent(counts.interval()).to_vec()));
    }
    hundred(&mut html);
    html += "    </section>\n    <div class=\"two\">\n    <section class=\"framed\" aria-labelledby=\"lines\">\n      <div class=\"framed-head\"><h2 id=\"lines\" data-text=\"lines\">Moves to win</h2><p class=\"keys\" aria-hidden=\"true\"><span class=\"key of-range\" data-text=\"half\">middle half</span><span class=\"key of-median\" data-text=\"median\">median</span></p></div>\n";
    for row in rows.iter().filter(|row| !row.is_variant) {
        let moves = row.solved.moves.values();
        let [low, .., high] = moves[..] else { continue };
        line(&mut html, row, &range(moves, in_moves), &("moves", vec![low.to_string(), high.to_string()]));
    }
    scale(
        &mut html,
        (1..=6).map(|n| (100.0 * (f64::from(100 * n) - AXIS.0) / (AXIS.1 - AXIS.0), 100 * n)),
        "<span class=\"figure\" data-text=\"column-moves\">Moves</span>",
    );
    html += "    </section>\n    <section class=\"framed\" aria-labelledby=\"unknown\">\n      <div class=\"framed-head\"><h2 id=\"unknown\" data-text=\"without-stock\">Without seeing the stock: careful play, and naive play, which never looks ahead</h2><p class=\"keys\" aria-hidden=\"true\"><span class=\"key of-careful\" data-text=\"careful\">careful</span><span class=\"key of-simple\" data-text=\"simple\">naive</span></p></div>\n";
    for row in &rows {
        let sentence =
            ("players-in-100", [&row.careful, &row.simple].map(|survey| in_hundred(survey.counts())).to_vec());
        line(&mut html, row, &players(row.careful.counts(), row.simple.counts()), &sentence);
    }
    hundred(&mut html);
    html += "    </section>\n    </div>\n";
    html += GRADED;
    for row in &rows {
        let shares = row.grades.map(in_hundred).to_vec();
        line(&mut html, row, &graded(&row.grades), &("grades-in-100", shares));
    }
    hundred(&mut html);
    html += TIMED;
    for row in &rows {
        let [.., median, _, _, most, _] = row.solved.time.values()[..] else { continue };
        let times = vec![seconds(median), seconds(most)];
        line(&mut html, row, &range(row.solved.time.values(), |time| 100.0 * power(time)), &("times", times));
    }
    scale(
        &mut html,
        ["0.0001", "0.01", "1", "100"]
            .into_iter()
            .zip([0.0, 2.0, 4.0, 6.0])
            .map(|(label, at)| (100.0 * at / (TIMES.1 - TIMES.0), label)),
        "<span class=\"figure\" data-text=\"column-seconds\">Seconds</span>",
    );
    html += "    </section>\n    </div>\n";
    table(&mut html, &rows);
    html += COUNTED;
    for row in &rows {
        for survey in row.surveys() {
            let _ = writeln!(html, "{}", survey.command());
        }
    }
    html += FOUND;
    files(&mut html, &rows);
    html += OPEN;
    open(&mut html, &rows);
    html += FOOT;
    Ok(html)
}

/// The key of a sentence in the catalogues, and its figures.
type Figures = (&'static str, Vec<String>);

/// Writes the attributes for translation, and the English sentence.
fn sentence((key, values): &Figures) -> (String, String) {
    let text = match (*key, &values[..]) {
        ("range", [low, high]) => format!("{low} to {high}%"),
        ("moves", [low, high]) => format!("{low} to {high}"),
        ("players-in-100", [careful, simple]) => format!("{careful}% and {simple}%"),
        ("grades-in-100", [gentle, medium, stern, cruel]) => format!("{gentle}, {medium}, {stern}, {cruel}%"),
        ("times", [median, most]) => format!("{median} s; {most} s"),
        ("share", [low, high]) => format!("{low}–{high}%"),
        ("of", [share, all, low, high]) => format!("{share}% of {all} ({low}–{high})"),
        _ => unreachable!("{key} has a sentence"),
    };
    (format!("data-text=\"{key}\" data-values=\"{}\"", values.join(" ")), text)
}

/// Writes a row: a game's name, its drawing, its figures.
fn line(html: &mut String, row: &Row, drawing: &str, figures: &Figures) {
    let class = if row.is_variant { "row is-variant" } else { "row" };
    let (attributes, figures) = sentence(figures);
    let _ = writeln!(
        html,
        "      <div class=\"{class}\"><span data-game=\"{}\">{}</span><svg aria-hidden=\"true\" height=\"26\">{drawing}</svg><span class=\"figure\" {attributes}>{figures}</span></div>",
        row.id, row.name
    );
}

/// Rounds a share to percent; below 0.95 to a tenth, so that few wins are not shown as 0.
fn in_hundred(counts: Counts) -> String {
    let share = counts.share();
    if counts.won == 0 {
        return "0".into();
    }
    if share < 0.95 { format!("{share:.1}") } else { format!("{share:.0}") }
}

/// Writes the labels of an axis. The outermost stay within it.
fn scale(html: &mut String, marks: impl Iterator<Item = (f64, impl Display)>, unit: &str) {
    let _ = write!(html, "      <div class=\"row scale\" aria-hidden=\"true\"><svg height=\"18\">");
    for (at, number) in marks {
        let anchor = match at {
            0.0 => " class=\"at-start\"",
            100.0 => " class=\"at-end\"",
            _ => "",
        };
        let _ = write!(html, "<text{anchor} x=\"{at:.2}%\" y=\"13\">{number}</text>");
    }
    let _ = writeln!(html, "</svg>{unit}</div>");
}

/// Writes the axis of shares.
fn hundred(html: &mut String) {
    let unit = "<span class=\"figure\" data-text=\"in-100\">% of deals</span>";
    scale(html, (0..=4).map(|n| (f64::from(25 * n), 25 * n)), unit);
}

/// Rounds the ends of an interval: to a hundredth near 100%, else to a tenth.
fn percent(interval: (f64, f64)) -> [String; 2] {
    format_interval(interval, if interval.0 > 99.0 { 2 } else { 1 })
        .map(|end| end.strip_suffix(".00").map_or_else(|| end.clone(), str::to_owned))
}

fn won_bar(counts: Counts) -> String {
    let (won, unknown) = (counts.share(), counts.part(counts.unknown));
    let mut drawn = format!(
        "<rect class=\"lost\" x=\"0\" y=\"3\" width=\"100%\" height=\"15\"/><rect class=\"won\" x=\"0\" y=\"3\" width=\"{won:.2}%\" height=\"15\"/>"
    );
    if unknown > 0.1 {
        let _ =
            write!(drawn, "<rect class=\"unknown\" x=\"{won:.2}%\" y=\"3\" width=\"{unknown:.2}%\" height=\"15\"/>");
    }
    let (low, high) = counts.interval();
    if high - low > NARROW {
        drawn += &interval(low, high, 22);
    }
    drawn
}

/// Draws an error bar.
fn interval(low: f64, high: f64, y: u32) -> String {
    let (top, bottom) = (y - 3, y + 3);
    format!(
        "<g class=\"interval\"><line x1=\"{low:.2}%\" x2=\"{high:.2}%\" y1=\"{y}\" y2=\"{y}\"/><line x1=\"{low:.2}%\" x2=\"{low:.2}%\" y1=\"{top}\" y2=\"{bottom}\"/><line x1=\"{high:.2}%\" x2=\"{high:.2}%\" y1=\"{top}\" y2=\"{bottom}\"/></g>"
    )
}

/// Draws the range of all values as a thin line, the middle half as a bar, the median as a mark; positions in per cent.
fn range(values: &[u64], place: impl Fn(u64) -> f64) -> String {
    let at = |n: usize| place(values[n]).clamp(0.0, 100.0);
    let (least, quarter, median, three_quarters, most) = (at(0), at(2), at(3), at(4), at(7));
    format!(
        "<line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"13\" y2=\"13\"/><line class=\"whole\" x1=\"{least:.2}%\" x2=\"{most:.2}%\" y1=\"13\" y2=\"13\"/><rect class=\"won\" x=\"{quarter:.2}%\" y=\"6\" width=\"{:.2}%\" height=\"14\"/><line class=\"median\" x1=\"{median:.2}%\" x2=\"{median:.2}%\" y1=\"2\" y2=\"24\"/>",
        (three_quarters - quarter).max(0.4)
    )
}

/// Position of a number of moves on its axis, in per cent.
fn in_moves(moves: u64) -> f64 {
    100.0 * (moves as f64 - AXIS.0) / (AXIS.1 - AXIS.0)
}

/// Position of a time in microseconds on its axis, from 0 to 1.
fn power(time: u64) -> f64 {
    let power = (time.max(1) as f64 / 1e6).log10();
    (power - TIMES.0) / (TIMES.1 - TIMES.0)
}

/// Writes microseconds as seconds, with two significant digits.
fn seconds(time: u64) -> String {
    let seconds = time as f64 / 1e6;
    let digits = (1 - seconds.max(1e-6).log10().floor() as i32).clamp(0, 5) as usize;
    let text = format!("{seconds:.digits$}");
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

/// Draws the shares of each grade's deals that are won, on one axis.
fn graded(grades: &[Counts; 4]) -> String {
    let mut drawn = "<line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"13\" y2=\"13\"/>".to_owned();
    // The easiest lies on top where the marks overlap.
    for (counts, name) in grades.iter().zip(GRADES).rev() {
        let share = counts.share();
        let _ = write!(
            drawn,
            "<svg x=\"{share:.2}%\" overflow=\"visible\"><path class=\"grade {name}\" d=\"M0 6l7 7-7 7-7-7z\"/></svg>"
        );
    }
    drawn
}

fn players(careful: Counts, simple: Counts) -> String {
    let (low, high) = careful.won_interval();
    let (first, second) = (careful.share(), simple.share());
    format!(
        "<line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"13\" y2=\"13\"/>{}<svg x=\"{second:.2}%\" overflow=\"visible\"><path class=\"simple\" d=\"M0 6l7 7-7 7-7-7z\"/></svg><svg x=\"{first:.2}%\" overflow=\"visible\"><path class=\"careful\" d=\"M0 6l7 7-7 7-7-7z\"/></svg>",
        interval(low, high, 13)
    )
}

fn table(html: &mut String, rows: &[Row]) {
    *html += "    <div class=\"figures\">\n      <h2 id=\"figures\" data-text=\"figures\">The figures</h2>\n      <section class=\"wide\" tabindex=\"0\" aria-labelledby=\"figures\"><table>\n        <thead><tr><th scope=\"col\" data-text=\"column-game\">Game</th><th scope=\"col\" data-text=\"column-deals\">Deals</th><th scope=\"col\" data-text=\"column-won\">Won</th><th scope=\"col\" data-text=\"column-lost\">Lost</th><th scope=\"col\" data-text=\"column-undecided\">Undecided</th><th scope=\"col\" data-text=\"column-can-be-won\">Winnable</th><th scope=\"col\" data-text=\"column-moves\">Moves</th><th scope=\"col\" data-text=\"column-nodes\">Nodes</th><th scope=\"col\" data-text=\"column-careful-player\">Careful player</th><th scope=\"col\" data-text=\"column-thoughtful-player\">Thoughtful player</th><th scope=\"col\" data-text=\"column-quick-player\">Quick player</th><th scope=\"col\" data-text=\"column-simple-player\">Naive player</th></tr></thead>\n        <tbody>\n";
    for row in rows {
        let counts = row.solved.counts();
        let Counts { won, lost, unknown } = counts;
        let cell = |figures: &Figures| {
            let (attributes, text) = sentence(figures);
            format!("<td {attributes}>{text}</td>")
        };
        let _ = writeln!(
            html,
            "          <tr><th scope=\"row\" data-game=\"{}\">{}</th><td>{}</td><td>{won}</td><td>{lost}</td><td>{unknown}</td>{}<td>{}</td><td>{}</td>{}{}{}{}</tr>",
            row.id,
            row.name,
            counts.all(),
            cell(&("share", format_interval(counts.interval(), 2).to_vec())),
            middle(&row.solved.moves),
            middle(&row.solved.nodes),
            cell(&of(row.careful.counts())),
            cell(&of(row.thoughtful.counts())),
            cell(&of(row.quick.counts())),
            cell(&of(row.simple.counts()))
        );
    }
    *html += "        </tbody>\n      </table></section>\n";
}

fn middle(values: &Quantiles) -> String {
    values.median().map_or("–".into(), |value| value.to_string())
}

/// Links to the verdicts of every deal.
fn files(html: &mut String, rows: &[Row]) {
    *html += "      <ul class=\"files\">\n";
    for row in rows {
        let link = |survey: &SurveySummary| format!("<a href=\"surveys/{0}\" translate=\"no\">{0}</a>", survey.file());
        let links: Vec<String> = row.surveys().map(link).collect();
        let _ = writeln!(html, "        <li>{}</li>", links.join(" "));
    }
    *html += "      </ul>\n";
}

/// Links to the undecided deals.
fn open(html: &mut String, rows: &[Row]) {
    for row in rows {
        let game = Game::by_id(row.id);
        let unknown = row.solved.deals.clone().filter(|deal| row.solved.verdict(*deal) == Some('u'));
        let codes = unknown.filter_map(|deal| Deal::numbered(game?, deal)?.code());
        let links: Vec<String> = codes
            .map(|code| format!("<a href=\"../index.html#{}/{code}\" translate=\"no\">{code}</a>", row.id))
            .collect();
        if !links.is_empty() {
            let _ = writeln!(
                html,
                "      <h3 data-game=\"{}\">{}</h3>\n      <p class=\"codes\">{}</p>",
                row.id,
                row.name,
                links.join(" ")
            );
        }
    }
}

/// Writes "42.1% of 19 (23.1–63.7)".
fn of(counts: Counts) -> Figures {
    let figures = [format!("{:.1}", counts.share()), counts.all().to_string()];
    ("of", figures.into_iter().chain(format_interval(counts.won_interval(), 1)).collect())
}

const HEAD: &str = r##"<!DOCTYPE html>
<!-- Written by `cargo xtask report` from www/surveys. -->
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title data-text="title">How many deals are winnable? · Cadogan</title>
  <meta name="description" data-text-content="description" content="Four Victorian patiences: how many deals are winnable, in how many moves, and how many a careful player wins.">
  <meta name="color-scheme" content="light dark">
  <link rel="alternate" hreflang="en" href="report.html">
  <link rel="alternate" hreflang="de" href="pages/de/report.html">
  <link rel="alternate" hreflang="fr" href="pages/fr/report.html">
  <link rel="alternate" hreflang="es" href="pages/es/report.html">
  <link rel="alternate" hreflang="ar" href="pages/ar/report.html">
  <link rel="icon" href="icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="cards/theme.css">
  <link rel="stylesheet" href="docs/pages.css">
  <link rel="stylesheet" href="docs/report.css">
</head>
<body class="report">
  <svg class="patterns" aria-hidden="true" width="0" height="0"><defs><pattern id="hatch" width="3" height="3" patternUnits="userSpaceOnUse"><path class="line" d="M2.5 0v3"/></pattern></defs></svg>
  <header class="top">
    <a href="../index.html" translate="no">Cadogan</a>
    <nav data-text-label="nav" aria-label="On this page"><a href="#figures" data-text="nav-figures">The figures</a> <a href="#counted" data-text="nav-counted">What was counted</a> <a href="#found" data-text="nav-found">How</a> <a href="#open" data-text="nav-open">Unsolved deals</a></nav>
  </header>
  <main>
    <div class="opening">
      <h1 data-text="heading">How many deals are winnable?</h1>
      <p class="lead" data-text="lead">Counted on numbered deals that anyone can play. Every win was replayed, and every loss is proven; the intervals allow for undecided deals.</p>
    </div>"##;

const COUNTED: &str = r#"      <h2 id="counted" data-text="counted">What was counted</h2>
      <p data-text="players">The solver knows the order of the stock and finds out whether a deal is winnable at all. The <em>careful player</em> sees what you see, and follows a hint at each move, found with fewer tries than this site’s hints. The <em>thoughtful player</em> reshuffles the hidden cards many times, lets the quick player finish each game, and chooses the move that wins most often. The <em>quick player</em> follows a rule of thumb, with some randomness. The <em>naive player</em> plays whatever fits and never looks ahead. Intervals (Wilson’s) contain the true share in 95 of 100 such counts. <em>Moves</em> is the median length of the winning lines.</p>
      <details>
        <summary data-text="commands">The command behind each figure</summary>
        <pre class="code" tabindex="0">"#;

const GRADED: &str = r#"    <div class="two">
    <section class="framed" aria-labelledby="graded">
      <div class="framed-head"><h2 id="graded" data-text="graded">What the grades mean: the quick player’s wins</h2><p class="keys" aria-hidden="true"><span class="key grade gentle" data-text="gentle">gentle</span><span class="key grade medium" data-text="medium">medium</span><span class="key grade stern" data-text="stern">stern</span><span class="key grade cruel" data-text="cruel">cruel</span></p></div>
"#;

const TIMED: &str = r#"    </section>
    <section class="framed" aria-labelledby="timed">
      <div class="framed-head"><h2 id="timed" data-text="timed">Time to solve</h2><p class="keys" aria-hidden="true"><span class="key of-range" data-text="half">middle half</span><span class="key of-median" data-text="median">median</span></p></div>
"#;

const FOUND: &str = r#"</pre>
      </details>
      <h2 id="found" data-text="found">How it was found</h2>
      <p data-text="found-wins">A deal is <strong>won</strong> when a line of moves wins it. We find lines with greedy games, with searches that keep the best of many positions, and with thousands of complete games, each a small change to the best so far. Every line was then replayed, move by move, by the rules of the table.</p>
      <p data-text="found-losses">A deal is <strong>lost</strong> only when that is proven: a search has covered every position that matters, or even a game with fewer restrictions can’t be won. A long search proves nothing; such a deal is <strong>undecided</strong>.</p>
      <p data-text="found-rules">Every shortcut of a search follows a rule. <a href="ledger.html">The ledger</a> lists these rules, each with its argument and with the test that would expose a mistake: on small packs, the searches were compared with one without shortcuts.</p>
      <p data-text="found-grades">The <em>quick player</em> plays each winnable deal many times. Of a game’s deals, the quarter that it wins least often is cruel, the next stern. The easiest, at most a quarter, are gentle: there, obeying every hint of this site wins at least 9 in 10. The others are medium. The figures above come from one further game of each deal.</p>
      <p data-text="found-time"><em>Nodes</em> is the median of the moves tried. Searches stop after a fixed number of nodes, so a count gives the same result everywhere. Seconds are time on one processor: the median, then the time within which 99 in 100 deals were solved.</p>
      <p data-text="found-files">These files have the verdict of every deal, if you want to check our count:</p>
"#;

const OPEN: &str = r#"      <h2 id="open" data-text="open">Unsolved deals</h2>
      <p data-text="open-text">Within its limit, the search found neither a win for these deals nor a proof that there is none. Win one, and you know more than this page.</p>
"#;

const FOOT: &str = r"    </div>
  </main>
</body>
</html>
";

#[cfg(test)]
mod tests {
    use super::*;

    /// Easier grades have higher win rates in every game; deals that cannot be won count for no grade.
    #[test]
    fn easier_grades_have_higher_win_rates() -> Result<()> {
        for row in rows(&tools::root())? {
            let shares = row.grades.map(Counts::share);
            assert!(shares.windows(2).all(|pair| pair[0] >= pair[1]), "{}: {shares:?}", row.id);
        }
        Ok(())
    }

    #[test]
    fn the_pages_are_up_to_date() {
        let root = tools::root();
        let recorded = fs::read_to_string(root.join(PAGE)).expect("the page");
        assert!(recorded == page(&root).expect("the surveys"), "cargo xtask report updates it");
        let recorded = fs::read_to_string(root.join(ledger::PAGE)).expect("the page");
        assert!(recorded == ledger::page(&root).expect("there is a ledger"), "cargo xtask report updates it");
    }

    #[test]
    fn times_have_two_significant_digits() {
        let times = [40, 3_712, 120_000, 1_000_000, 12_345_678, 512_000_000];
        assert_eq!(times.map(seconds), ["0.00004", "0.0037", "0.12", "1", "12", "512"]);
    }

    #[test]
    fn its_figures_equal_the_survey_table() {
        let root = tools::root();
        let table = fs::read_to_string(root.join("crates/patience-survey/README.md")).expect("it holds the table");
        for row in rows(&root).expect("the surveys") {
            let [low, high] = format_interval(row.solved.counts().interval(), 2);
            let players =
                [&row.careful, &row.thoughtful, &row.quick, &row.simple].map(|survey| sentence(&of(survey.counts())).1);
            for figure in players.iter().chain(&[format!("{low}–{high}%")]) {
                assert!(table.contains(figure), "{}: {figure}", row.name);
            }
        }
    }

    #[test]
    fn the_readme_equals_the_surveys() {
        let root = tools::root();
        let readme = fs::read_to_string(root.join("README.md")).expect("a README");
        for row in rows(&root).expect("the surveys") {
            let [low, high] = format_interval(row.solved.counts().interval(), 2);
            let [careful, simple] = [&row.careful, &row.simple].map(|survey| survey.counts().share());
            let cells = format!("| {low}–{high}% | {careful:.1}% | {simple:.1}% |");
            assert!(readme.contains(&cells), "{}: {cells}", row.name);
        }
    }

    #[test]
    fn shares_near_100_have_two_decimals() {
        assert_eq!(percent((99.957, 100.0)), ["99.95", "100"]);
        assert_eq!(percent((68.92, 76.0)), ["68.9", "76.0"]);
    }
}
