//! `cargo xtask problems`: the lists of problems that the page loads, from lines of `patience problems`.
//!
//! A list has a quarter of its problems in each grade, by the measured difficulty, and no two of a deal. Where there are
//! more than wanted, the rarer kind is taken first, then every game and variant by the numbers of its deals. A list that exists
//! only grows at its end, from the day `--from` on, so that the problems of days before stay.

use crate::{flags, tools};
use anyhow::{Context, Result, bail};
use patience::{
    Deal, Game,
    problem::{Entry, Kind, List, Summary},
};
use patience_survey::problems::read;
use std::{collections::BTreeSet, fs, io, path::Path};

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
            write(&folder, game, of_game, most, flags.from)?;
        }
    }
    Ok(())
}

/// Returns true for the problems of a game and its variants.
fn is_of(entry: &Entry, game: &Game) -> bool {
    let id = entry.problem.link().deal().game().id;
    id == game.id || id.strip_prefix(game.id).is_some_and(|variant| variant.starts_with('-'))
}

fn write(folder: &Path, game: &'static Game, entries: Vec<Entry>, most: usize, from: Option<u32>) -> Result<()> {
    let path = folder.join(format!("{}.txt", game.id));
    let listed = match fs::read_to_string(&path) {
        Ok(text) => Some(List::parse(&text).with_context(|| format!("{path:?}"))?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error).with_context(|| format!("{path:?}")),
    };
    let list = with_added(game, listed, entries, most, from)?;
    let text = list.text();
    if text.len() > LIMIT {
        bail!("the list of {} has {} bytes, more than {LIMIT}: give a smaller --most", game.id, text.len());
    }
    fs::write(path, &text)?;
    let summaries = (0..list.len()).map(|index| list.summary(index)).collect::<Result<Vec<Summary>, _>>()?;
    let kinds: Vec<String> = Kind::ALL
        .iter()
        .map(|kind| (summaries.iter().filter(|summary| summary.kind == *kind).count(), kind.name()))
        .filter(|(count, _)| *count > 0)
        .map(|(count, name)| format!("{count} {name}"))
        .collect();
    println!("{}: {} problems ({}), {} bytes", game.id, list.len(), kinds.join(", "), text.len());
    Ok(())
}

/// A list with new problems at its end; without a list, a new one.
fn with_added(
    game: &'static Game,
    listed: Option<List>,
    mut entries: Vec<Entry>,
    most: usize,
    from: Option<u32>,
) -> Result<List> {
    let Some(list) = listed else { return Ok(List::new(game, &sorted(chosen(entries, most)))?) };
    let deals = (0..list.len())
        .map(|index| Ok(list.summary(index)?.deal))
        .collect::<Result<Vec<Deal>, patience::problem::ListError>>()?;
    entries.retain(|entry| !deals.contains(entry.problem.link().deal()));
    let added = sorted(chosen(entries, most.saturating_sub(list.len())));
    if added.is_empty() {
        return Ok(list);
    }
    let Some(day) = from else {
        bail!("the list of {} exists: give the first day of its new problems, --from", game.id)
    };
    Ok(list.extended(&added, day)?)
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

/// Sorts problems by difficulty.
fn sorted(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.sort_by_key(|entry| {
        let deal = entry.problem.link().deal();
        (entry.measures.difficulty(), deal.game().id, deal.number())
    });
    entries
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{
        Session,
        problem::{Answer, Answers, Grade, Measures, Problem, Question},
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

    fn labyrinth() -> &'static Game {
        Game::by_id("labyrinth").expect("a game")
    }

    #[test]
    fn grades_are_quarters_and_no_two_problems_are_of_a_deal() {
        let all: Vec<Entry> =
            [(1, 9), (2, 60), (3, 1), (2, 5), (4, 30), (5, 2)].map(|(deal, quick)| entry(deal, quick)).into();
        let list = with_added(labyrinth(), None, all, 4, None).expect("a list");
        assert_eq!(List::parse(&list.text()), Ok(list.clone()));
        let number = |index| list.summary(index).expect("a problem").deal.number();
        let order: Vec<Option<u32>> = (0..4).map(number).collect();
        assert_eq!(order, [Some(2), Some(4), Some(1), Some(3)]);
        let grades: Vec<Grade> = (0..4).map(|index| list.grade(index)).collect();
        assert_eq!(grades, Grade::ALL);
        let last = list.entry(3).expect("a problem");
        assert_eq!(list.find(&last.problem), Some(3));
        assert!(List::parse(&list.text().replace("labyrinth", "sly")).is_err());
    }

    #[test]
    fn a_list_that_cannot_be_read_is_not_replaced() {
        let folder = tools::root().join("target/test-unreadable-list");
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("labyrinth.txt");
        let write = || write(&folder, labyrinth(), vec![entry(1, 9)], 4, None);
        for damaged in [&b"labyrinth \xff"[..], b"notes"] {
            fs::write(&path, damaged).expect("a file");
            write().expect_err("it is damaged");
            assert_eq!(fs::read(&path).expect("the file"), damaged);
        }
        fs::remove_file(&path).expect("the file");
        write().expect("a new list");
        assert!(List::parse(&fs::read_to_string(&path).expect("the file")).is_ok());
        fs::remove_dir_all(folder).expect("the folder");
    }

    #[test]
    fn a_list_grows_at_its_end_and_days_before_keep_their_problems() {
        let problems = |deals: std::ops::Range<u32>| deals.map(|deal| entry(deal, 60 - deal as u8)).collect::<Vec<_>>();
        let list = with_added(labyrinth(), None, problems(1..4), 500, None).expect("a list");
        assert!(with_added(labyrinth(), Some(list.clone()), problems(3..6), 500, None).is_err(), "from which day?");
        assert!(list.extended(&problems(7..8), 0).is_err(), "days must ascend");
        assert!(list.extended(&problems(1..2), 9).is_err(), "a deal is listed once");
        let longer = with_added(labyrinth(), Some(list.clone()), problems(2..6), 500, Some(331)).expect("a list");
        let longest = longer.extended(&problems(8..9), 400).expect("a list");
        assert_eq!((list.len(), longer.len(), longest.len()), (3, 5, 6));
        for index in 0..5 {
            assert_eq!(longest.entry(index), longer.entry(index));
        }
        assert_eq!(list.entry(2), longer.entry(2));
        assert_eq!([-1, 0, 330, 331, 399, 400, 9_999].map(|day| longest.count_on(day)), [3, 3, 3, 5, 5, 6, 6]);
        assert_eq!(List::parse(&longest.text()), Ok(longest));
        assert_eq!(with_added(labyrinth(), Some(list.clone()), problems(1..4), 500, None).expect("a list"), list);
    }
}
