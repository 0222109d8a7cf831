//! Normalizes text from chats, letters, word processors and pages in other scripts to plain characters.

use alloc::{borrow::Cow, string::String};

/// Returns true for an invisible character: marks and isolates of direction, joiners, byte order marks, variation
/// selectors, tags (Unicode's general category Cf, and fillers).
#[must_use]
pub fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Returns true for white space of any width.
#[must_use]
pub fn is_blank(letter: char) -> bool {
    matches!(
        letter,
        '\t'..='\r' | ' ' | '\u{85}' | '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{2028}' | '\u{2029}'
            | '\u{202f}' | '\u{205f}' | '\u{2800}' | '\u{3000}'
    )
}

/// Drops invisible characters, and writes blanks, hyphens, dashes and full-width characters as those of ASCII.
///
/// ```
/// assert_eq!(patience::plain::plain("\u{feff}Ｓ２２２\u{2011}EV9V\u{202f}\u{2069}"), "S222-EV9V ");
/// ```
#[must_use]
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::new();
    for letter in text.chars().filter(|letter| !is_invisible(*letter)) {
        plain.push(match letter {
            '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
            '\u{ff01}'..='\u{ff5e}' => char::from((letter as u32 - 0xfee0) as u8),
            _ if is_blank(letter) && !letter.is_ascii() => ' ',
            _ => letter,
        });
    }
    Cow::Owned(plain)
}

/// Quotes at most the first `max_chars` characters; adds the code points of invisible characters and of look-alikes.
///
/// ```
/// assert_eq!(patience::plain::visible("Т♦", 12), "Т (U+0422)♦");
/// ```
#[must_use]
pub fn visible(text: &str, max_chars: usize) -> String {
    let mut visible = String::new();
    for letter in text.chars().take(max_chars) {
        let unseen = is_invisible(letter) || letter.is_control();
        // Greek, Cyrillic, Armenian and Cherokee have letters like Latin ones; so have mathematical alphabets.
        let is_like_latin =
            matches!(letter, '\u{370}'..='\u{58f}' | '\u{13a0}'..='\u{13ff}' | '\u{1d400}'..='\u{1d7ff}');
        if !unseen {
            visible.push(letter);
        }
        if unseen || is_like_latin {
            visible.push_str(if unseen { "U+" } else { " (U+" });
            let code = letter as u32;
            let mut shift = if code > 0xffff { 20 } else { 16 };
            while shift > 0 {
                shift -= 4;
                visible.push(char::from(b"0123456789ABCDEF"[(code >> shift & 15) as usize]));
            }
            if !unseen {
                visible.push(')');
            }
        }
    }
    visible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_dropped_and_blanks_are_spaces() {
        for unseen in ['\u{feff}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{2060}', '\u{2066}', '\u{2069}', '\u{fe0f}'] {
            assert!(is_invisible(unseen) && !is_blank(unseen));
            assert_eq!(plain(&format!("{unseen}8C{unseen} 4H{unseen}")), "8C 4H");
        }
        for blank in ['\u{a0}', '\u{202f}', '\u{2009}', '\u{3000}', '\u{205f}'] {
            assert!(is_blank(blank) && !is_invisible(blank));
            assert_eq!(plain(&format!("8C{blank}4H")), "8C 4H");
        }
        assert_eq!(plain("a\r\n\tb\u{2028}c"), "a\r\n\tb\nc");
        assert_eq!(plain("a\r\n\tb"), "a\r\n\tb");
        assert_eq!(plain("S222—EV9V S222−EV9V"), "S222-EV9V S222-EV9V");
        assert_eq!(plain("ｃ３＞ｃ５"), "c3>c5");
        assert_eq!(plain("10♦️ ♥ é"), "10♦ ♥ é");
    }

    #[test]
    fn look_alikes_and_invisible_characters_are_named() {
        assert_eq!(visible("\u{2069}", 5), "U+2069");
        assert_eq!(visible("a\u{0}b", 5), "aU+0000b");
        assert_eq!(visible("К♠", 5), "К (U+041A)♠");
        assert_eq!(visible("𝐒", 5), "𝐒 (U+1D412)");
        assert_eq!(visible("é♥10", 2), "é♥");
    }
}
