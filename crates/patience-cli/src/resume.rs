//! Resumes files of lines that `survey` and `problems` append to.

use crate::input::BadInput;
use std::{fs, io, io::Write};

/// Refuses a line of an earlier run that differs from this one: for each field its name, the line's value and this run's.
pub fn check_same(file: &str, number: usize, fields: &[(&str, &str, &str)]) -> Result<(), BadInput> {
    for (name, is, wanted) in fields {
        if is != wanted {
            let sentence = format!("line {number} of {file:?} is of {name} {is:?}, not of {wanted:?}");
            return Err(BadInput::new(sentence));
        }
    }
    Ok(())
}

/// Opens a file to append lines, after ending an incomplete last line.
pub fn append(file: &str) -> Result<fs::File, BadInput> {
    let broken = fs::read(file).is_ok_and(|bytes| bytes.last().is_some_and(|byte| *byte != b'\n'));
    let opened = fs::OpenOptions::new().create(true).append(true).open(file);
    let ended = opened.and_then(|mut file| if broken { file.write_all(b"\n").map(|()| file) } else { Ok(file) });
    ended.map_err(|error| cannot_write(file, &error))
}

/// The error for a file that cannot be written.
pub fn cannot_write(file: &str, error: &io::Error) -> BadInput {
    BadInput::new(format!("cannot write {file:?}: {error}"))
}
