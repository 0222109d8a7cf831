//! Counts the reasons of the wrong answers of listed problems: `… --example reasons -- LIST [EVERY]`.
//!
//! A line per key of a reason, between tabs: key, wrong answers, percentage, link of the first such position; `stuck` if no
//! move is left, `-` if the search alone proves the loss. Every EVERYth problem, 1 by default. Releases have no reasons and
//! are left out. Last, the processor's seconds of all reasons and of the slowest.

mod clock;

use clock::seconds;
use patience::problem::{List, Question};
use patience::{Link, Move, Outcome, Session};
use patience_solver::explain;
use std::collections::BTreeMap;

/// The link of the position after a move.
fn link_after(link: &Link, m: Move) -> String {
    let mut session = Session::new(link.deal().clone());
    link.play(|_, played| assert!(session.play(played).is_ok()));
    assert!(session.play(m).is_ok());
    session.link().to_string()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let list = List::parse(&std::fs::read_to_string(args.first().ok_or("no list")?)?)?;
    let every = args.get(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut counts: BTreeMap<&str, (usize, String)> = BTreeMap::new();
    let (mut all, mut total, mut slowest) = (0, 0.0, 0.0_f64);
    for n in (0..list.len()).step_by(every) {
        let problem = list.entry(n)?.problem;
        if matches!(problem.question(), Question::Release(_)) {
            continue;
        }
        let position = problem.position();
        for m in position.legal_moves().into_iter().filter(|m| problem.answers().get(*m).is_none()) {
            let mut after = position.clone();
            after.play_unchecked(m);
            let from = seconds();
            let why = explain(&after)?;
            let spent = seconds() - from;
            (total, slowest) = (total + spent, slowest.max(spent));
            let key = match &why {
                Some(why) => why.token.key(),
                None if after.outcome() == Outcome::Stuck => "stuck",
                None => "-",
            };
            counts.entry(key).or_insert_with(|| (0, link_after(problem.link(), m))).0 += 1;
            all += 1;
        }
    }
    for (key, (count, link)) in counts {
        println!("{key}\t{count}\t{:.1}\t{link}", 100.0 * count as f64 / all as f64);
    }
    println!("all\t{all}\t{total:.1} s, slowest {slowest:.3} s");
    Ok(())
}
