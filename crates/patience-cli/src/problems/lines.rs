//! Resumes a file of problems: its lines are in the order of the deals, so that a resumed run has the bytes of a whole one.

use crate::{
    input::BadInput,
    resume::{append, cannot_write, check_same},
};
use patience::Game;
use patience_survey::problems::{Line, read};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    ops::Range,
    process,
};

/// Opens a file to append lines; also returns the deals that it has.
pub fn open(file: &str, game: &Game, options: &str, deals: &Range<u32>) -> Result<(fs::File, BTreeSet<u32>), BadInput> {
    let complete = put_in_order(file, game, options, deals)?;
    Ok((append(file)?, complete))
}

/// Puts the lines of a file in the order of the deals, without repeated and incomplete ones; returns the deals that it
/// has.
pub fn put_in_order(file: &str, game: &Game, options: &str, deals: &Range<u32>) -> Result<BTreeSet<u32>, BadInput> {
    if !fs::exists(file).unwrap_or(true) {
        return Ok(BTreeSet::new());
    }
    let bad = |error: io::Error| cannot_write(file, &error);
    let complete = complete_deals(file, game, options, deals)?;
    let whole: String = complete.values().map(String::as_str).collect();
    if fs::read(file).map_err(bad)? != whole.as_bytes() {
        replace(file, &whole).map_err(bad)?;
    }
    Ok(complete.into_keys().collect())
}

/// Replaces a file at once, as the lines that it has took hours; a link stays one.
fn replace(file: &str, text: &str) -> io::Result<()> {
    let file = fs::canonicalize(file)?;
    let mut new = file.clone().into_os_string();
    new.push(format!(".{}.new", process::id()));
    fs::File::create_new(&new)?.write_all(text.as_bytes())?;
    fs::rename(&new, file)
}

/// The text of every deal of which all lines are there.
fn complete_deals(
    file: &str,
    game: &Game,
    options: &str,
    deals: &Range<u32>,
) -> Result<BTreeMap<u32, String>, BadInput> {
    let mut parts: BTreeMap<u32, BTreeMap<usize, Line>> = BTreeMap::new();
    for (number, line) in read(file)? {
        check_same(file, number, &[("the game", &line.game, game.id), ("the options", &line.options, options)])?;
        if !deals.contains(&line.deal) {
            let range = format!("{}..{}", deals.start, deals.end);
            check_same(file, number, &[("deal", &line.deal.to_string(), &range)])?;
        }
        parts.entry(line.deal).or_default().insert(line.number, line);
    }
    let mut complete = BTreeMap::new();
    for (deal, lines) in parts {
        if lines.values().any(|line| line.of != if line.number == 0 { 0 } else { lines.len() }) {
            continue;
        }
        let mut text = String::new();
        for line in lines.values() {
            text += &serde_json::to_string(line).map_err(BadInput::new)?;
            text.push('\n');
        }
        complete.insert(deal, text);
    }
    Ok(complete)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_behind_a_gap_are_in_the_file_before_any_search() {
        let text = |deal: u32| {
            let line = Line { game: "sly".into(), options: String::new(), deal, number: 0, of: 0, problem: None };
            serde_json::to_string(&line).expect("a line") + "\n"
        };
        let file = std::env::temp_dir().join(format!("patience-gap-{}", std::process::id()));
        fs::write(&file, text(2) + &text(0)).expect("a file");
        let game = Game::by_id("sly").expect("a game");
        let opened = open(file.to_str().expect("a path"), game, "", &(0..3));
        let left = fs::read_to_string(&file).expect("the file");
        fs::remove_file(&file).expect("the file");
        assert_eq!(opened.map(|(_, deals)| deals).ok(), Some(BTreeSet::from([0, 2])));
        assert_eq!(left, text(0) + &text(2));
    }
}
