//! Checks lines of problems: replays each line of moves, and proves every verdict again.

use crate::{Failure, solve::guarded, verified};
use patience::{Outcome, problem::Question};
use patience_problems::{Finding, ProblemCheck, ProblemLimits, transfers};
use patience_survey::problems::{Body, Line, read};
use std::{collections::BTreeMap, io::Write};

/// Checks files; the error names the first wrong line.
pub fn verify(out: &mut impl Write, files: &[String], limits: ProblemLimits) -> Result<(), Failure> {
    let mut wrong = Vec::new();
    let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
    let (mut lines, mut losses) = (0, 0);
    for file in files {
        for (number, line) in read(file)? {
            lines += 1;
            let Some(body) = &line.problem else { continue };
            match guarded(&format!("line {number} of {file:?}"), || check(&line, body, limits))? {
                Ok(()) => {
                    *counts.entry((line.game.clone(), body.kind.clone())).or_default() += 1;
                    losses += body.losses.len();
                }
                Err(what) => wrong.push(format!("line {number} of {file:?}: {what}")),
            }
        }
    }
    verified::refuse_none(lines)?;
    for ((game, kind), count) in &counts {
        writeln!(out, "{game}: {count} {kind}")?;
    }
    writeln!(out, "{lines} lines: every line of moves replayed, {losses} losing moves proven again")?;
    verified::conclude(out, &wrong)
}

fn check(line: &Line, body: &Body, limits: ProblemLimits) -> Result<(), String> {
    let problem = body.entry(line)?.problem;
    if !body.line.first().is_some_and(|first| body.answers.contains(first)) {
        return Err("the line of moves does not begin with an answer".into());
    }
    let mut position = problem.position();
    let mut line = Vec::new();
    let mut is_home = false;
    for (n, text) in body.line.iter().enumerate() {
        let m = position.parse_move(text).map_err(|error| format!("move {} of the line, {text}: {error}", n + 1))?;
        line.push(m);
        let card = position.table().pile(m.from).last().copied();
        is_home = matches!(problem.question(), Question::Release(release) if card == Some(release.card))
            && position.is_to_foundation(m);
        position.play_unchecked(m);
    }
    let reached = match problem.question() {
        Question::Win(_) => position.outcome() == Outcome::Won,
        Question::Release(release) => is_home && transfers(&problem.position(), &line) <= release.transfers,
    };
    if !reached {
        return Err("the line of moves does not reach the goal".into());
    }
    let mut again = ProblemCheck::new(&problem, limits).map_err(|error| error.to_string())?;
    loop {
        match again.run(1 << 20) {
            None => {}
            Some(Finding::Proven) => return Ok(()),
            Some(Finding::Wrong) => return Err("the answers are wrong".into()),
            Some(Finding::Easy) => return Err("it is not a problem: its answer is easy".into()),
            Some(Finding::Stock) => return Err("too many cards of the stock are to come".into()),
            Some(Finding::Undecided) => {
                return Err(format!("a move is undecided within {} nodes; try --nodes", limits.nodes));
            }
        }
    }
}
