//! Checks a survey: replays every line, and proves some of the losses again with fewer pruning rules.

use crate::{Failure, solve::guarded, verified};
use patience::{Deal, Game, Outcome, Position, Session};
use patience_solver::{Effort, Limits, RuleSet, Verdict, rules_of, solve};
use patience_survey::{
    DealVerdict,
    lines::{Entry, Line},
};
use std::{collections::HashMap, io::Write};

/// Default nodes of each attempt to prove a loss again.
pub const NODES: u64 = 20_000_000;

/// Checks lines; the error names the first wrong one.
pub fn verify(out: &mut impl Write, lines: &[Line], sample: usize, nodes: u64) -> Result<(), Failure> {
    verified::refuse_none(lines.len())?;
    let mut wrong = Vec::new();
    let mut counts: HashMap<char, usize> = HashMap::new();
    for line in lines {
        match check(&line.entry) {
            Ok(()) => *counts.entry(line.entry.verdict.code()).or_default() += 1,
            Err(what) => wrong.push(format!("line {} of {:?}: {what}", line.number, line.file)),
        }
    }
    let [won, stuck, lost, unknown] = ['w', 's', 'l', 'u'].map(|code| counts.get(&code).copied().unwrap_or(0));
    writeln!(
        out,
        "{} lines: {won} wins and {stuck} other games replayed, {lost} lost, {unknown} unknown",
        lines.len()
    )?;
    let losses: Vec<&Line> = lines.iter().filter(|line| line.entry.verdict == DealVerdict::Lost).collect();
    // A fixed sample, spread over all losses.
    let sample = sample.min(losses.len());
    let chosen = (0..sample).filter_map(|n| losses.get(n * losses.len() / sample));
    for Line { file, number, entry } in chosen {
        match guarded(&format!("deal {} of {}", entry.deal, entry.game), || prove_again(entry, nodes))? {
            Proven::Lost(left_out, spent) => {
                writeln!(out, "{} {}: lost, {left_out}, {spent} nodes", entry.game, entry.deal)?
            }
            Proven::Open => writeln!(out, "{} {}: not decided again within {nodes} nodes", entry.game, entry.deal)?,
            Proven::Won(left_out) => {
                wrong.push(format!("line {number} of {file:?} says lost, but {left_out} the deal is won"))
            }
        }
        out.flush()?;
    }
    verified::conclude(out, &wrong)
}

fn game(entry: &Entry) -> Result<(&'static Game, Deal), String> {
    let game = Game::by_id(&entry.game).ok_or_else(|| format!("there is no game {:?}", entry.game))?;
    let deal = Deal::numbered(game, entry.deal).ok_or_else(|| format!("there is no deal {}", entry.deal))?;
    Ok((game, deal))
}

/// Checks that a line agrees with itself and with the rules.
fn check(entry: &Entry) -> Result<(), String> {
    let (_, deal) = game(entry)?;
    let code = deal.code().unwrap_or_default();
    if entry.code != code {
        return Err(format!("deal {} has the code {code}, not {:?}", entry.deal, entry.code));
    }
    let verdict = entry.verdict;
    // A player's game ends won or stuck; the solver's verdict is never "stuck".
    if verdict != DealVerdict::Won && (verdict == DealVerdict::Stuck) == entry.player.is_empty() {
        return Err(format!("{:?} is not a verdict", verdict.name()));
    }
    if matches!(verdict, DealVerdict::Lost | DealVerdict::Unknown) {
        let empty = entry.link.is_empty() && entry.moves == 0;
        return if empty { Ok(()) } else { Err("there is a line without a win".into()) };
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
    if (position.outcome() == Outcome::Won) != (verdict == DealVerdict::Won) {
        return Err(format!("the link's game does not end as {}", verdict.name()));
    }
    Ok(())
}

enum Proven {
    /// The rules left out, and the nodes spent.
    Lost(String, u64),
    Won(String),
    Open,
}

/// Proves a loss again: without any rule of the ledger, and if that takes too long, without each rule in turn.
fn prove_again(entry: &Entry, nodes: u64) -> Proven {
    let Ok((game, deal)) = game(entry) else { return Proven::Open };
    let Ok(rules) = rules_of(game) else { return Proven::Open };
    let each_left_out = rules.iter().map(|rule| (format!("without {}", rule.name()), RuleSet::ALL.without(*rule)));
    let sets = [("without any rule".to_owned(), RuleSet::NONE)].into_iter().chain(each_left_out);
    let (mut without, mut most) = (Vec::new(), 0);
    for (left_out, rules) in sets {
        // The losses may rest on rules that only a thorough search uses.
        let limits = Limits { rules, hash_seed: 1, effort: Effort::Thorough, ..Limits::within(nodes) };
        let Ok((verdict, spent)) = solve(&Position::start(&deal), limits) else { return Proven::Open };
        match verdict {
            Verdict::Lost(_) if rules == RuleSet::NONE => return Proven::Lost(left_out, spent),
            Verdict::Lost(_) => without.push(left_out),
            Verdict::Won(_) => return Proven::Won(left_out),
            Verdict::Unknown => {}
        }
        most = most.max(spent);
    }
    if without.is_empty() { Proven::Open } else { Proven::Lost(without.join(", "), most) }
}
