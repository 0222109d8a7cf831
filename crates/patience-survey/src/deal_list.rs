//! Lists of winnable deals with their grades, as the page has them in `www/deals/<id>.txt`:
//!
//! ```text
//! <id> <number of deals, from number 0 on> <number of deals with a grade>
//! <one bit per deal, set if it is proven winnable, most significant bit first, in base64>
//! <two bits per graded deal: 0 gentle, 1 medium, 2 stern, 3 cruel; meaningless for a deal that is not winnable>
//! ```

use crate::SurveyError;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The list of a game.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct DealList {
    /// For each deal, true if it is proven winnable.
    pub won: Vec<bool>,
    /// The grades of the first deals.
    pub grades: Vec<u8>,
}

impl DealList {
    /// Reads the list of a game.
    ///
    /// # Errors
    ///
    /// Fails for a damaged list, and for that of another game.
    pub fn parse(text: &str, id: &str) -> Result<Self, SurveyError> {
        let damaged_head = || SurveyError("its head is damaged".into());
        let mut lines = text.lines();
        let head = lines.next().and_then(|head| head.strip_prefix(id)).ok_or_else(damaged_head)?;
        let counts: Option<Vec<usize>> = head.split_whitespace().map(|count| count.parse().ok()).collect();
        let (deals, graded) = match counts.as_deref() {
            Some([deals]) => (*deals, 0),
            Some([deals, graded]) if graded <= deals => (*deals, *graded),
            _ => return Err(damaged_head()),
        };
        let won = bits(lines.next().ok_or_else(|| SurveyError("a line is missing".into()))?, deals)?;
        // No overflow: there are as many deals, and so as many bits above.
        let pairs = bits(lines.next().unwrap_or_default(), 2 * graded)?;
        let grade = |pair: &[bool]| pair.iter().fold(0, |grade, bit| grade * 2 + u8::from(*bit));
        Ok(Self { won, grades: pairs.chunks(2).map(grade).collect() })
    }

    /// Writes the list of a game.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        let pairs: Vec<bool> = self.grades.iter().flat_map(|grade| [grade & 2 != 0, grade & 1 != 0]).collect();
        format!("{id} {} {}\n{}\n{}\n", self.won.len(), self.grades.len(), base64(&self.won), base64(&pairs))
    }
}

fn base64(bits: &[bool]) -> String {
    let digit = |six: &[bool]| (0..6).fold(0, |digit, n| digit * 2 + usize::from(six.get(n) == Some(&true)));
    bits.chunks(6).map(|six| char::from(ALPHABET[digit(six)])).collect()
}

/// Decodes `count` bits in base64.
fn bits(body: &str, count: usize) -> Result<Vec<bool>, SurveyError> {
    let body = body.trim();
    // Not from the count, which may be damaged.
    let mut bits = Vec::with_capacity(6 * body.len());
    for letter in body.bytes() {
        let digit = ALPHABET.iter().position(|other| *other == letter);
        let digit = digit.ok_or_else(|| SurveyError("a character is not base64".into()))?;
        bits.extend((0..6).rev().map(|bit| digit >> bit & 1 == 1));
    }
    if bits.len() < count || bits.len() - count >= 6 {
        return Err(SurveyError(format!("it has {} deals, not {count}", bits.len())));
    }
    bits.truncate(count);
    Ok(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_round_trips() {
        let parse = |text: &str| DealList::parse(text, "sly");
        for count in [1, 5, 6, 7, 1000] {
            let won: Vec<bool> = (0..count).map(|n| n * n % 7 < 3).collect();
            let list = DealList { won, grades: Vec::new() };
            assert_eq!(parse(&format!("sly {count}\n{}\n", base64(&list.won))), Ok(list.clone()));
            assert_eq!(parse(&list.text("sly")), Ok(list));
        }
        // 0b00_01_10, 0b11 and four unused bits.
        let list = DealList { won: vec![true; 4], grades: vec![0, 1, 2, 3] };
        assert_eq!(parse("sly 4 4\n8\nGw\n"), Ok(list.clone()));
        assert_eq!(list.text("sly"), "sly 4 4\n8\nGw\n");
        for bad in [
            "sly 4 5\n8\nGw\n",
            "sly 4 4\n8\nG\n",
            "sly 6\n",
            "sly 6\nA!\n",
            "sly 7\nA\n",
            "fly 6\nA\n",
            "sly\nA\n",
            "sly 1000000000000000000\nA\n",
            "sly 18446744073709551615 18446744073709551615\nA\nA\n",
            "",
        ] {
            assert!(parse(bad).is_err(), "{bad:?}");
        }
    }
}
