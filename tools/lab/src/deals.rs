//! `cargo xtask deals`: the lists of winnable deals from which the page deals new games.
//!
//! In: surveys (lines of JSON, or compact files), which say which deals were won by a replayed line. Out:
//! `www/deals/<id>.txt`, in the form of [`patience_survey::deal_list`].
//!
//! With `--grades` the files are those of `patience grades`: for each deal the quick player's wins and cards home. The
//! winnable deals are ordered by these two, and each grade is a quarter of them. The boundaries are computed from the
//! deals below [`CALIBRATED`], so that new deals never change a grade. `--gentle` grades fewer deals gentle.
//!
//! With `--obeyed` the files are surveys of the careful player, which obeys every hint: a gentle deal that it has not won in
//! each of them becomes medium, so that obeying the hints wins nearly every gentle deal.
//!
//! The day's number counts the set bits to find the deal of the day, so a published list stays forever: a file only
//! grows at its end, whatever a solver proves of earlier deals. `--replace` is for unpublished lists.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use patience_survey::{DealList, SurveySummary};

use crate::{flags, tools};

/// Maximum bytes of a file.
const LIMIT: usize = 30_000;

/// The deals below this number define the boundaries between grades.
const CALIBRATED: usize = 4_000;

pub fn deals(flags: &flags::Deals) -> Result<()> {
    let files = &flags.files;
    if files.is_empty() {
        bail!("deals needs the files of surveys: cargo xtask deals [--replace | --grades | --obeyed] FILE…");
    }
    if flags.grades {
        return grade(files, flags.gentle);
    }
    if flags.obeyed {
        return keep_obeyed(files);
    }
    let found = won(&patience_survey::read(files)?);
    let folder = tools::root().join("www/deals");
    fs::create_dir_all(&folder)?;
    for (id, verdicts) in found {
        let file = folder.join(format!("{id}.txt"));
        let previous = if flags.replace || !file.exists() {
            DealList::default()
        } else {
            DealList::parse(&fs::read_to_string(&file)?, &id)?
        };
        let list = DealList { won: grown(previous.won, &verdicts), ..previous };
        write(&file, &id, &list)?;
        println!("{}: {} of {} deals", file.display(), list.won.iter().filter(|bit| **bit).count(), list.won.len());
    }
    Ok(())
}

/// Reads the list of a game.
pub fn list(root: &Path, id: &str) -> Result<DealList> {
    let file = root.join("www/deals").join(format!("{id}.txt"));
    let text = fs::read_to_string(&file).with_context(|| format!("{} is missing", file.display()))?;
    DealList::parse(&text, id).with_context(|| format!("{} is damaged", file.display()))
}

fn write(file: &Path, id: &str, list: &DealList) -> Result<()> {
    let text = list.text(id);
    if text.len() > LIMIT {
        bail!("{} would have {} bytes, more than {LIMIT}", file.display(), text.len());
    }
    Ok(fs::write(file, text)?)
}

/// The quick player's result on a deal: games won, cards brought home. Higher is easier.
type Score = (u32, u32);

/// Adds grades to the lists.
fn grade(files: &[String], gentle: Option<usize>) -> Result<()> {
    for file in files {
        let text = fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?;
        let (id, scores) = scores(&text).with_context(|| format!("{file} has no win counts of deals"))?;
        let path = tools::root().join("www/deals").join(format!("{id}.txt"));
        let list = list(&tools::root(), &id)?;
        let (mut grades, cuts) = grades_of(&list.won, &scores);
        if let Some(gentle) = gentle {
            keep_easiest(&mut grades, &list.won, &scores, gentle);
        }
        if grades.len() < list.grades.len() || grades[..list.grades.len()] != list.grades {
            println!("{id}: published grades change");
        }
        let list = DealList { grades, ..list };
        write(&path, &id, &list)?;
        println!("{id}: {:?} deals of each grade; boundaries at (won, home) {cuts:?}", sizes(&list));
    }
    Ok(())
}

/// Counts the deals of each grade.
fn sizes(list: &DealList) -> [usize; 4] {
    let deals = list.grades.iter().zip(&list.won);
    [0, 1, 2, 3].map(|grade| deals.clone().filter(|(of_deal, won)| **won && **of_deal == grade).count())
}

/// Grades the easiest deals gentle and the other gentle deals medium.
fn keep_easiest(grades: &mut [u8], won: &[bool], scores: &[Score], count: usize) {
    let mut gentle: Vec<usize> = (0..grades.len()).filter(|deal| won[*deal] && grades[*deal] == 0).collect();
    gentle.sort_by_key(|deal| (Reverse(scores[*deal]), *deal));
    gentle.iter().skip(count).for_each(|deal| grades[*deal] = 1);
}

/// Grades gentle deals medium unless the careful player has won them in every survey.
fn keep_obeyed(files: &[String]) -> Result<()> {
    let mut surveys: BTreeMap<String, Vec<SurveySummary>> = BTreeMap::new();
    for file in files {
        // Each on its own: surveys with other seeds are not one survey.
        for survey in patience_survey::read(std::slice::from_ref(file))? {
            if survey.player != "fair" {
                bail!("{file} is not a survey of --player careful");
            }
            surveys.entry(survey.game.clone()).or_default().push(survey);
        }
    }
    for (id, surveys) in surveys {
        let mut list = list(&tools::root(), &id)?;
        demote(&mut list, &surveys);
        write(&tools::root().join("www/deals").join(format!("{id}.txt")), &id, &list)?;
        println!("{id}: {:?} deals of each grade", sizes(&list));
    }
    Ok(())
}

/// Grades gentle deals medium that are not won in every survey.
fn demote(list: &mut DealList, surveys: &[SurveySummary]) {
    for deal in 0..list.grades.len() {
        let is_obeyed = surveys.iter().all(|survey| survey.verdict(deal as u32) == Some('w'));
        if list.won[deal] && list.grades[deal] == 0 && !is_obeyed {
            list.grades[deal] = 1;
        }
    }
}

/// Reads the game, and the score of each deal from number 0 up to the first gap.
fn scores(text: &str) -> Result<(String, Vec<Score>)> {
    let mut lines = text.lines();
    let head = lines.next().and_then(|head| head.split(' ').next()).context("it is empty")?;
    let mut found = BTreeMap::new();
    for line in lines {
        let numbers: Option<Vec<u32>> = line.split(' ').map(|word| word.parse().ok()).collect();
        // The last line may be incomplete.
        if let Some([deal, won, home]) = numbers.as_deref() {
            found.insert(*deal as usize, (*won, *home));
        }
    }
    let scores = (0..).map_while(|deal| found.get(&deal).copied()).collect();
    Ok((head.to_owned(), scores))
}

/// Computes the grades of deals, and the least score of each grade but the last.
fn grades_of(won: &[bool], scores: &[Score]) -> (Vec<u8>, Vec<Score>) {
    let scored = scores.iter().zip(won);
    let mut order: Vec<Score> =
        scored.clone().take(CALIBRATED).filter(|(_, won)| **won).map(|(score, _)| *score).collect();
    order.sort_unstable_by(|a, b| b.cmp(a));
    let cuts: Vec<Score> = (1..4).filter_map(|n| order.get((order.len() * n / 4).checked_sub(1)?).copied()).collect();
    let grade = |score: &Score| cuts.iter().filter(|cut| score < *cut).count() as u8;
    (scored.map(|(score, won)| if *won { grade(score) } else { 0 }).collect(), cuts)
}

/// Extends recorded bits by the survey, up to the first gap.
fn grown(mut bits: Vec<bool>, verdicts: &BTreeMap<usize, bool>) -> Vec<bool> {
    while let Some(won) = verdicts.get(&bits.len()) {
        bits.push(*won);
    }
    bits
}

/// Collects the solver's verdicts: for each game, its deals and true for those won.
fn won(surveys: &[SurveySummary]) -> BTreeMap<String, BTreeMap<usize, bool>> {
    let mut found: BTreeMap<String, BTreeMap<usize, bool>> = BTreeMap::new();
    for survey in surveys.iter().filter(|survey| survey.player.is_empty()) {
        let verdicts = survey.deals.clone().filter_map(|deal| match survey.verdict(deal)? {
            '-' => None,
            letter => Some((deal as usize, letter == 'w')),
        });
        found.entry(survey.game.clone()).or_default().extend(verdicts);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience_survey::{DealVerdict, Entry};

    #[test]
    fn won_and_lost_deals_are_read_without_gaps() {
        let entry = |deal, player: &str, verdict: &str| Entry {
            game: "sly".into(),
            player: player.into(),
            budget: String::new(),
            deal,
            code: String::new(),
            verdict: DealVerdict::parse(verdict).expect("a verdict"),
            nodes: 1,
            seconds: 0.0,
            moves: 1,
            link: String::new(),
        };
        let entries = [(1, "won"), (0, "lost"), (3, "unknown")].map(|(deal, verdict)| entry(deal, "", verdict));
        let fair = [entry(2, "fair", "won")];
        let surveys = SurveySummary::of(&[&entries[..], &fair[..]].concat()).expect("one budget");
        assert_eq!(
            won(&surveys),
            BTreeMap::from([("sly".into(), BTreeMap::from([(0, false), (1, true), (3, false)]))])
        );
    }

    #[test]
    fn published_deals_stay_and_a_gap_ends_a_list() {
        let verdicts = BTreeMap::from([(0, true), (1, true), (2, true), (4, true)]);
        assert_eq!(grown(vec![false, true], &verdicts), [false, true, true]);
    }

    #[test]
    fn a_quarter_of_the_winnable_deals_has_each_grade() -> Result<()> {
        let (id, scores) = scores("sly --tries 8\n1 8 700\n0 0 10\n2 3 400\n3 3 500\n4 0 20\n5 9 1\n7 1 1\n6 4")?;
        assert_eq!((id.as_str(), scores.len()), ("sly", 6));
        // The hardest deal is not winnable, and not counted.
        let (grades, cuts) = grades_of(&[false, true, true, true, true, true, true], &scores[..6]);
        assert_eq!(cuts, [(9, 1), (8, 700), (3, 500)]);
        assert_eq!(grades, [0, 1, 3, 2, 3, 0]);
        Ok(())
    }

    #[test]
    fn gentle_deals_can_be_fewer_than_a_quarter() {
        let mut grades = vec![0, 0, 0, 0, 1];
        keep_easiest(&mut grades, &[true, true, false, true, true], &[(3, 1), (5, 1), (9, 9), (3, 2), (1, 1)], 2);
        // A deal that is not winnable does not count.
        assert_eq!(grades, [1, 0, 0, 0, 1]);
    }

    #[test]
    fn a_gentle_deal_is_won_in_every_survey_of_obeyed_hints() -> Result<()> {
        let survey = |verdicts: &str, won: usize, lost: usize| {
            let head = "game sly\nplayer fair\nbudget\ndeals 0..5";
            let text = format!("{head}\nwon {won}\nlost {lost}\nunknown 0\nnodes\nmoves\nverdicts\n{verdicts}\n");
            SurveySummary::parse(&text).map_err(anyhow::Error::msg)
        };
        let surveys = [survey("w2sw-", 3, 1)?, survey("wsw3", 4, 1)?];
        let mut list = DealList { won: vec![true, true, true, true, true, true], grades: vec![0, 0, 0, 2, 0, 0] };
        demote(&mut list, &surveys);
        assert_eq!(list.grades, [0, 1, 1, 2, 1, 1]);
        Ok(())
    }

    #[test]
    fn every_list_can_be_read_and_is_small() -> Result<()> {
        let root = tools::root();
        for entry in fs::read_dir(root.join("www/deals"))? {
            let path = entry?.path();
            let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let list = list(&root, &id)?;
            assert!(fs::metadata(&path)?.len() <= LIMIT as u64 && list.won.contains(&true), "{id}");
        }
        Ok(())
    }
}
