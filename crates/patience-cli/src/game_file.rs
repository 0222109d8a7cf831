//! Games as text, from files.

use crate::input::{self, BadInput};
use patience::text::{self, Date, Record};

/// Reads the only game of a file, or the Nth of `FILE#N`.
pub fn read(name: &str) -> Result<Record, BadInput> {
    let numbered = name.rsplit_once('#').and_then(|(file, number)| Some((file, number.parse::<usize>().ok()?)));
    let (file, number) = numbered.map_or((name, None), |(file, number)| (file, Some(number)));
    let mut games = text::read(&input::contents(file)?);
    let count = games.len();
    match number {
        None if count > 1 => {
            return Err(BadInput::new(format!(
                "{file:?} holds {count} games: say which, from {file}#1 to {file}#{count}"
            )));
        }
        Some(number) if number == 0 || number > count => {
            return Err(BadInput::new(format!("{file:?} has no game {number}: it holds {count}")));
        }
        _ => {}
    }
    let game = games.swap_remove(number.unwrap_or(1) - 1);
    game.map_err(|error| BadInput::new(format!("{file:?}, {error}")))
}

/// Parses a date argument.
pub fn date(text: &str) -> Result<Date, BadInput> {
    Date::parse(text).ok_or_else(|| BadInput::new(format!("{text:?} is not a date: write it as 1914-06-28")))
}
