//! Recovers links and codes that messages have changed: with a tail, wrapped in another address, encoded, or without their
//! last character. The result is read as strictly as any link, so its check protects it.

use super::{Address, LinkError, REPLAY};
use crate::{Game, ascii, deal::leading_code, plain::plain};
use alloc::{string::String, vec::Vec};

/// Number of readings: of the text as it is, decoded once (a mail program), and decoded twice (a redirecting service around it).
const MAX_DECODING: usize = 3;

/// Number of `#` that are tried, from the end of the text.
const MAX_MARKS: usize = 3;

/// Reads a damaged address; `read` is the strict reader.
pub(crate) fn address(text: &str, read: impl Fn(&str) -> Result<Address, LinkError>) -> Result<Address, LinkError> {
    let mut text = plain(text).into_owned();
    let mut fault = LinkError::NoLink;
    for _ in 0..MAX_DECODING {
        let marks = text.match_indices('#').map(|(at, _)| at + 1).filter(|at| *at < text.len());
        let mut starts: Vec<usize> = marks.collect();
        starts.reverse();
        starts.truncate(MAX_MARKS);
        if starts.is_empty() && !text.contains("://") {
            starts.push(0);
        }
        for (n, start) in starts.into_iter().enumerate() {
            match link(text.get(start..).unwrap_or_default(), &read) {
                Ok(found) => return Ok(found),
                Err(error) if n == 0 => fault = error,
                Err(_) => {}
            }
        }
        let decoded = plain(&decode(&text)).into_owned();
        if decoded == text {
            break;
        }
        text = decoded;
    }
    Err(fault)
}

/// Replaces percent-encoded bytes; a text that is not encoded in UTF-8 stays as it is.
fn decode(text: &str) -> String {
    let digit = |at: usize| char::from(*text.as_bytes().get(at)?).to_digit(16);
    let hex = |at: usize| Some((digit(at)? * 16 + digit(at + 1)?) as u8);
    let (mut bytes, mut at) = (Vec::new(), 0);
    while let Some(byte) = text.as_bytes().get(at) {
        let encoded = if *byte == b'%' { hex(at + 1) } else { None };
        bytes.push(encoded.unwrap_or(*byte));
        at += if encoded.is_some() { 3 } else { 1 };
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.into())
}

/// Finds a link at the start of a text.
fn link(text: &str, read: impl Fn(&str) -> Result<Address, LinkError>) -> Result<Address, LinkError> {
    let text = text.trim_start_matches(|letter: char| !letter.is_ascii_alphanumeric());
    let (head, remaining) = split(text);
    let (replay, text) = if head.eq_ignore_ascii_case("replay") { (REPLAY, remaining) } else { ("", text) };
    let (id, remaining) = split(text);
    let game = Game::by_id(&id.to_ascii_lowercase());
    let (deal, tail, stem) = match game {
        Some(game) => {
            let (deal, tail) = deal(remaining).unwrap_or((remaining.into(), ""));
            let stem = [replay, game.id, "/", &deal].concat();
            (deal, tail, stem)
        }
        None if !replay.is_empty() => {
            let (deal, tail) = deal(text).unwrap_or((text.into(), ""));
            let stem = [replay, &deal].concat();
            (deal, tail, stem)
        }
        None => return Err(LinkError::no_game(id)),
    };
    let moves = tail.strip_prefix('/').unwrap_or_default();
    if deal.is_empty() || moves.is_empty() {
        return read(&stem);
    }
    let mut result = Err(LinkError::Moves);
    for moves in candidates(moves).iter().filter(|moves| !moves.is_empty()) {
        result = read(&[&stem, "/", moves].concat());
        if result.is_ok() {
            break;
        }
    }
    result
}

fn split(text: &str) -> (&str, &str) {
    ascii::cut(text, '/').unwrap_or((text, ""))
}

/// A deal at the start of a text, and what follows it.
fn deal(text: &str) -> Option<(String, &str)> {
    if !text.starts_with('~') {
        return leading_code(text);
    }
    let end = text.bytes().skip(1).position(|byte| !is_digit(byte)).map_or(text.len(), |at| at + 1);
    let (cards, tail) = text.split_at(end);
    // Cards end in a letter.
    Some((cards.trim_end_matches(['-', '_']).into(), tail))
}

/// Returns true for a character of a number in links.
fn is_digit(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// Candidates for the moves at the start of a text.
fn candidates(text: &str) -> Vec<String> {
    let end = text.bytes().position(|byte| !is_digit(byte) && byte != b'.').unwrap_or(text.len());
    let text = text.get(..end).unwrap_or_default();
    let parts: Vec<&str> = ascii::parts(text, '.').take(3).collect();
    let &[count, number, check] = &parts[..] else { return vec![text.trim_end_matches('.').into()] };
    let of = |check: &str, end: &str| [count, ".", number, ".", check, end].concat();
    let mut found = vec![of(check, "")];
    // Marks of emphasis, or a dash, behind the check.
    for length in [7, 5] {
        if let Some((check, stuck)) = check.split_at_checked(length)
            && stuck.bytes().all(|byte| matches!(byte, b'-' | b'_'))
        {
            found.push(of(check, ""));
        }
    }
    // Linkifiers leave these out at the end.
    if check.len() == 4 {
        found.extend([of(check, "_"), of(check, "-")]);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn only_two_hexadecimal_digits_are_an_encoded_byte() {
        assert_eq!(decode("%7e%2F"), "~/");
        assert_eq!(decode("%+5%-1%4"), "%+5%-1%4");
    }
}
