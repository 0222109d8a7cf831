//! Ranges of deal numbers.

use patience::deal::DEAL_COUNT;
use std::ops::Range;

/// Parses deal numbers written `A..B`: from A to B − 1.
///
/// # Errors
/// A sentence: not a range, deals that do not exist, or an empty range.
pub fn parse(text: &str) -> Result<Range<u32>, String> {
    let (first, end) = text.split_once("..").ok_or("write A..B, such as 0..1000")?;
    let number = |text: &str| text.parse::<u32>().map_err(|_| format!("{text:?} is not a deal number"));
    let range = number(first)?..number(end)?;
    match range.end {
        end if end > DEAL_COUNT => Err(format!("deal numbers end at {}", DEAL_COUNT - 1)),
        _ if range.is_empty() => Err(format!("there is no deal in {text:?}")),
        _ => Ok(range),
    }
}
