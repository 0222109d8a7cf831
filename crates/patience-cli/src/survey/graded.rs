//! Grades of deals, read from the page's lists (`www/deals`; their format is in `tools/lab/src/deals.rs`).

use crate::input::BadInput;
use clap::ValueEnum;
use patience::Game;
use std::{fs, ops::Range};

const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// How often players win a deal: a quarter of a game's deals each, the easiest first.
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
    let not_a_list = || bad(&format!("is not a list of deals of {}", game.id));
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
    let &[id, deal_count, graded_count] = &*head else { return Err(not_a_list()) };
    let (Ok(deal_count), Ok(graded_count)) = (deal_count.parse::<usize>(), graded_count.parse::<usize>()) else {
        return Err(not_a_list());
    };
    let (won, pairs) = (bits(lines.next().unwrap_or_default()), bits(lines.next().unwrap_or_default()));
    if id != game.id || won.len() < deal_count || pairs.len() < 2 * graded_count {
        return Err(not_a_list());
    }
    if deals.end as usize > graded_count.min(deal_count) {
        return Err(bad(&format!("has grades of {graded_count} deals only")));
    }
    let grade_of = |n: usize| 2 * usize::from(pairs[2 * n]) + usize::from(pairs[2 * n + 1]);
    Ok(deals.filter(|&n| won[n as usize] && grade_of(n as usize) == grade as usize).collect())
}

/// Decodes base64 to bits; nothing after a character that is not base64.
fn bits(body: &str) -> Vec<bool> {
    let digits = body.bytes().map_while(|letter| BASE64.iter().position(|other| *other == letter));
    digits.flat_map(|digit| (0..6).rev().map(move |bit| digit >> bit & 1 == 1)).collect()
}
