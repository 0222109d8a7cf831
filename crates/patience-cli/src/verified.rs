//! The end of a check of recorded lines, of surveys or of problems.

use crate::{Failure, input::BadInput};
use std::io::Write;

/// Refuses to check files without any line, of which nothing could be wrong.
pub fn refuse_none(lines: usize) -> Result<(), BadInput> {
    if lines == 0 { Err(BadInput::new("there is no line to verify")) } else { Ok(()) }
}

/// Says that nothing is wrong, or fails with the first wrong line and the number of others.
pub fn conclude(out: &mut impl Write, wrong: &[String]) -> Result<(), Failure> {
    match wrong {
        [] => Ok(writeln!(out, "nothing is wrong")?),
        [first] => Err(BadInput::new(first).into()),
        [first, others @ ..] => {
            Err(BadInput::new(format!("{first} (and {} more lines are wrong)", others.len())).into())
        }
    }
}
