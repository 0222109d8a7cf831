//! Grades of deals, read from the page's lists (`www/deals`).

use crate::input::BadInput;
use clap::ValueEnum;
use patience::Game;
use patience_survey::DealList;
use std::{fs, ops::Range};

/// How often players win a deal, the easiest grade first.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Grade {
    Gentle,
    Medium,
    Stern,
    Cruel,
}

/// Deals of a range that are proven winnable and have a grade, by the list in a file.
pub fn graded(file: &str, game: &Game, grade: Grade, deals: Range<u32>) -> Result<Vec<u32>, BadInput> {
    let bad = |what: &str| BadInput::new(format!("{file:?} {what}"));
    let text = fs::read_to_string(file).map_err(|error| bad(&format!("cannot be read: {error}")))?;
    let list = DealList::parse(&text, game.id).map_err(|_| bad(&format!("is not a list of deals of {}", game.id)))?;
    if deals.end as usize > list.grades.len() {
        return Err(bad(&format!("has grades of {} deals only", list.grades.len())));
    }
    let is_of_grade = |deal: usize| list.won[deal] && list.grades[deal] == grade as u8;
    Ok(deals.filter(|deal| is_of_grade(*deal as usize)).collect())
}
