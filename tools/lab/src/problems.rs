//! `cargo xtask problems`: the lists of problems that the page loads, from lines of `patience problems`.
//!
//! A list has a quarter of its problems in each grade, by the measured difficulty, and no two of a deal. Where there are
//! more than wanted, the rarer kind is taken first, then every game and variant by the numbers of its deals.

use crate::{flags, tools};
use anyhow::{Result, bail};
use patience::{
    Game,
    problem::{Entry, Kind, List},
};
use patience_survey::problems::read;
use std::{collections::BTreeSet, fs, path::Path};

/// Maximum bytes of a list.
const LIMIT: usize = 40_000;

pub fn problems(flags: &flags::Problems) -> Result<()> {
    let most = flags.most.unwrap_or(500);
    let mut entries = Vec::new();
    for file in &flags.files {
        for (number, line) in read(file)? {
            let Some(body) = &line.problem else { continue };
            let entry = body.entry(&line).map_err(|error| anyhow::anyhow!("line {number} of {file:?}: {error}"))?;
            entries.push(entry);
        }
    }
    if entries.is_empty() {
        bail!("no file has a problem: `patience problems GAME --deals A..B --out FILE` makes them");
    }
    let folder = tools::root().join("www/problems");
    fs::create_dir_all(&folder)?;
    for game in Game::all().filter(|game| game.variant.is_empty()) {
        let of_game: Vec<Entry> = entries.iter().filter(|entry| is_of(entry, game)).cloned().collect();
        if !of_game.is_empty() {
            write(&folder, game, of_game, most)?;
        }
    }
    Ok(())
}

/// Returns true for the problems of a game and its variants.
fn is_of(entry: &Entry, game: &Game) -> bool {
    let id = entry.problem.link().deal().game().id;
    id == game.id || id.strip_prefix(game.id).is_some_and(|variant| variant.starts_with('-'))
}

fn write(folder: &Path, game: &'static Game, entries: Vec<Entry>, most: usize) -> Result<()> {
    let (entries, counts) = graded(chosen(entries, most));
    let list = List::new(game, &entries, counts)?;
    let text = list.text();
    if text.len() > LIMIT {
        bail!("the list of {} has {} bytes, more than {LIMIT}: give a smaller --most", game.id, text.len());
    }
    fs::write(folder.join(format!("{}.txt", game.id)), &text)?;
    let count = |kind: &Kind| entries.iter().filter(|entry| entry.problem.question().kind() == *kind).count();
    let kinds: Vec<String> = Kind::ALL
        .iter()
        .filter(|kind| count(kind) > 0)
        .map(|kind| format!("{} {}", count(kind), kind.name()))
        .collect();
    println!("{}: {} problems ({}), {} bytes, grades {counts:?}", game.id, entries.len(), kinds.join(", "), text.len());
    Ok(())
}

/// Chooses problems, no two of a deal, those of the rarest kind first.
fn chosen(mut entries: Vec<Entry>, most: usize) -> Vec<Entry> {
    let kind = |entry: &Entry| entry.problem.question().kind();
    let all: Vec<Kind> = entries.iter().map(kind).collect();
    let count = |of: Kind| all.iter().filter(|other| **other == of).count();
    entries.sort_by_key(|entry| (count(kind(entry)), entry.problem.link().deal().number()));
    let mut deals = BTreeSet::new();
    entries.retain(|entry| {
        let deal = entry.problem.link().deal();
        deals.insert((deal.game().id, deal.number()))
    });
    entries.truncate(most);
    entries
}

/// Sorts problems by difficulty; the sizes of the four grades.
fn graded(mut entries: Vec<Entry>) -> (Vec<Entry>, [usize; 4]) {
    entries.sort_by_key(|entry| {
        let deal = entry.problem.link().deal();
        (entry.measures.difficulty(), deal.game().id, deal.number())
    });
    let end = |quarter: usize| entries.len() * quarter / 4;
    let counts = [1, 2, 3, 4].map(|quarter| end(quarter) - end(quarter - 1));
    (entries, counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{
        Deal, Session,
        problem::{Answer, Answers, Measures, Problem, Question},
    };

    fn entry(number: u32, quick: u8) -> Entry {
        let mut session =
            Session::new(Deal::numbered(Game::by_id("labyrinth").expect("a game"), number).expect("a deal"));
        while session.position().legal_moves().len() < 2 {
            session.play(session.position().legal_moves()[0]).expect("a legal move");
        }
        let question = Question::Win(Kind::of(session.position()));
        let answers = Answers(vec![Answer { m: session.position().legal_moves()[0], then: None }]);
        let problem = Problem::new(session.link(), question, answers).expect("a problem");
        Entry { problem, measures: Measures { quick, ..Measures::default() }, themes: Vec::new() }
    }

    #[test]
    fn grades_are_quarters_and_no_two_problems_are_of_a_deal() {
        let all: Vec<Entry> =
            [(1, 9), (2, 60), (3, 1), (2, 5), (4, 30), (5, 2)].map(|(deal, quick)| entry(deal, quick)).into();
        let (entries, counts) = graded(chosen(all, 4));
        assert_eq!(counts, [1; 4]);
        let order: Vec<Option<u32>> = entries.iter().map(|entry| entry.problem.link().deal().number()).collect();
        assert_eq!(order, [Some(2), Some(4), Some(1), Some(3)]);
        let list = List::new(Game::by_id("labyrinth").expect("a game"), &entries, counts).expect("a list");
        assert_eq!(List::parse(&list.text()), Ok(list.clone()));
        assert_eq!(list.entry(3), Ok(entries[3].clone()));
        assert_eq!(list.find(&entries[2].problem), Some(2));
        assert_eq!(list.head(2), Ok((entries[2].problem.link().deal().clone(), Kind::Move)));
        assert!(List::parse(&list.text().replace("labyrinth", "sly")).is_err());
    }
}
