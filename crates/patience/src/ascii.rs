//! Numbers as text and text in parts, for notation, links and saves. Much smaller in the module than `core::fmt` and
//! `core::str::pattern`.

use alloc::string::String;

/// Appends a number in decimal digits.
pub(crate) fn push_number(text: &mut String, number: usize) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Reads a number of decimal digits only, up to `greatest`.
pub(crate) fn read_number(text: &str, greatest: usize) -> Option<usize> {
    let mut number = 0;
    for byte in text.bytes() {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + usize::from(digit);
        if number > greatest {
            return None;
        }
    }
    (!text.is_empty()).then_some(number)
}

/// Splits at the first `mark`; `None` if there is none.
pub(crate) fn cut(text: &str, mark: char) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| char::from(byte) == mark)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// Splits a text at every `mark`.
pub(crate) fn parts(text: &str, mark: char) -> Parts<'_> {
    Parts { remaining: Some(text), mark }
}

pub(crate) struct Parts<'a> {
    remaining: Option<&'a str>,
    mark: char,
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let remaining = self.remaining?;
        let (part, remaining) =
            cut(remaining, self.mark).map_or((remaining, None), |(part, remaining)| (part, Some(remaining)));
        self.remaining = remaining;
        Some(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_round_trip() {
        for number in [0, 7, 10, 99, 9_999, 10_000] {
            let mut text = String::from("x");
            push_number(&mut text, number);
            assert_eq!(text, format!("x{number}"));
            assert_eq!(read_number(&text[1..], 10_000), Some(number));
        }
        for text in ["", "+1", "-1", " 1", "1x", "10001", "99999999999999999999999"] {
            assert_eq!(read_number(text, 10_000), None, "{text}");
        }
        assert_eq!(read_number("0010000", 10_000), Some(10_000));
    }

    #[test]
    fn parts_agree_with_the_standard_split() {
        for text in ["", "/", "a/b", "/a//b/", "é/🂡", "c"] {
            assert_eq!(cut(text, '/'), text.split_once('/'), "{text}");
            assert_eq!(parts(text, '/').collect::<Vec<_>>(), text.split('/').collect::<Vec<_>>(), "{text}");
        }
    }
}
