//! Numbers as text: the few digits that addresses and saves need, without all that `core::fmt` can do.

use alloc::string::String;

/// Appends a number in decimal digits.
pub(crate) fn push(text: &mut String, number: usize) {
    if number >= 10 {
        push(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Reads a number of decimal digits and nothing else, up to a greatest one.
pub(crate) fn read(text: &str, greatest: usize) -> Option<usize> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for number in [0, 7, 10, 99, 9_999, 10_000] {
            let mut text = String::from("x");
            push(&mut text, number);
            assert_eq!(text, format!("x{number}"));
            assert_eq!(read(&text[1..], 10_000), Some(number));
        }
        for text in ["", "+1", "-1", " 1", "1x", "10001", "99999999999999999999999"] {
            assert_eq!(read(text, 10_000), None, "{text}");
        }
        assert_eq!(read("0010000", 10_000), Some(10_000));
    }
}
