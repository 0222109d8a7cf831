//! Checking a survey: every line is replayed, some of the losses are proven again by a search that leaves less out.

use crate::{Failure, input::BadInput};
use patience::{Deal, Game, Outcome, Position, Session};
use patience_solver::{Limits, RuleSet, Verdict, rules_of, solve};
use patience_survey::lines::{Entry, Line};
use std::io::Write;

/// Nodes for each attempt to prove a loss again, unless the user says otherwise.
pub const NODES: u64 = 20_000_000;

/// Checks lines; the sentence about the first that is wrong, if one is.
pub fn verify(out: &mut impl Write, lines: &[Line], sample: usize, nodes: u64) -> Result<(), Failure> {
    let mut wrong = Vec::new();
    let mut counts = [0; 4];
    for line in lines {
        match check(&line.entry) {
            Ok(kind) => counts[kind as usize] += 1,
            Err(what) => wrong.push(format!("line {} of {:?}: {what}", line.number, line.file)),
        }
    }
    let [won, stuck, lost, unknown] = counts;
    writeln!(
        out,
        "{} lines: {won} wins and {stuck} other games replayed, {lost} lost, {unknown} unknown",
        lines.len()
    )?;
    let losses: Vec<&Line> = lines.iter().filter(|line| line.entry.verdict == "lost").collect();
    // Spread over all of them, the same ones each time.
    let sample = sample.min(losses.len());
    let chosen = (0..sample).filter_map(|n| losses.get(n * losses.len() / sample));
    for Line { file, number, entry } in chosen {
        match prove_again(entry, nodes) {
            Proven::Lost(how, spent) => writeln!(out, "{} {}: lost, {how}, {spent} nodes", entry.game, entry.deal)?,
            Proven::Open => writeln!(out, "{} {}: not decided again within {nodes} nodes", entry.game, entry.deal)?,
            Proven::Won(how) => wrong.push(format!("line {number} of {file:?} says lost, but {how} the deal is won")),
        }
        out.flush()?;
    }
    match wrong.split_first() {
        None => Ok(writeln!(out, "nothing is wrong")?),
        Some((first, [])) => Err(BadInput::new(first).into()),
        Some((first, others)) => {
            Err(BadInput::new(format!("{first} (and {} more lines are wrong)", others.len())).into())
        }
    }
}

enum Kind {
    Won,
    Stuck,
    Lost,
    Unknown,
}

fn game(entry: &Entry) -> Result<(&'static Game, Deal), String> {
    let game = Game::by_id(&entry.game).ok_or_else(|| format!("there is no game {:?}", entry.game))?;
    let deal = Deal::numbered(game, entry.deal).ok_or_else(|| format!("there is no deal {}", entry.deal))?;
    Ok((game, deal))
}

/// Whether a line agrees with itself and with the rules.
fn check(entry: &Entry) -> Result<Kind, String> {
    let (_, deal) = game(entry)?;
    let code = deal.code().unwrap_or_default();
    if entry.code != code {
        return Err(format!("deal {} has the code {code}, not {:?}", entry.deal, entry.code));
    }
    let kind = match (entry.verdict.as_str(), entry.player.is_empty()) {
        ("won", _) => Kind::Won,
        ("stuck", false) => Kind::Stuck,
        ("lost", true) => Kind::Lost,
        ("unknown", true) => Kind::Unknown,
        (other, _) => return Err(format!("{other:?} is not a verdict here")),
    };
    if matches!(kind, Kind::Lost | Kind::Unknown) {
        let empty = entry.link.is_empty() && entry.moves == 0;
        return if empty { Ok(kind) } else { Err("there is a line without a win".into()) };
    }
    let whole = Session::open(&entry.link).map_err(|error| format!("the link does not open: {error}"))?;
    if *whole.deal() != deal {
        return Err(format!("the link is of another deal than {}", entry.deal));
    }
    let (mut position, mut moves) = (Position::start(&deal), 0);
    for m in whole.moves() {
        position = position.play(m).map_err(|error| format!("move {}: {error}", moves + 1))?;
        moves += 1;
    }
    if moves != entry.moves {
        return Err(format!("the link holds {moves} moves, not {}", entry.moves));
    }
    if (position.outcome() == Outcome::Won) != matches!(kind, Kind::Won) {
        return Err(format!("{} is not how the link's game ends", entry.verdict));
    }
    Ok(kind)
}

enum Proven {
    /// How, and with how many nodes.
    Lost(String, u64),
    Won(String),
    Open,
}

/// Proves a loss again: without all rules of the ledger that can be switched off, and where that is too long a way, without one
/// after the other.
fn prove_again(entry: &Entry, nodes: u64) -> Proven {
    let Ok((game, deal)) = game(entry) else { return Proven::Open };
    let Ok(rules) = rules_of(game) else { return Proven::Open };
    let one_by_one = rules.iter().map(|rule| (format!("without {}", rule.name()), RuleSet::ALL.without(*rule)));
    let sets = [("without any of the rules".to_owned(), RuleSet::NONE)].into_iter().chain(one_by_one);
    let (mut without, mut most) = (Vec::new(), 0);
    for (how, rules) in sets {
        let limits = Limits { nodes, rules, ..Limits::default() };
        let Ok((verdict, spent)) = solve(&Position::start(&deal), limits) else { return Proven::Open };
        match verdict {
            Verdict::Lost(_) if rules == RuleSet::NONE => return Proven::Lost(how, spent),
            Verdict::Lost(_) => without.push(how),
            Verdict::Won(_) => return Proven::Won(how),
            Verdict::Unknown => {}
        }
        most = most.max(spent);
    }
    if without.is_empty() { Proven::Open } else { Proven::Lost(without.join(", "), most) }
}
