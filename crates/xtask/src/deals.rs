//! `cargo xtask deals`: which deals a new game is chosen from, as a file for the page.
//!
//! A survey (lines of JSON, or a compact file) says which deals were won, by a line that was replayed. `www/deals/<id>.txt`
//! keeps that and no more:
//!
//! ```text
//! <id> <how many deals it tells of, from number 0 on>
//! <one bit for each, set if it is proven to be winnable, most significant bit first, in base64>
//! ```
//!
//! The deal of the day is the day's place among the set bits, so what was published once stays for ever: a file only
//! grows at its end, whatever a later solver proves of the deals before. `--anew` is for a list nobody has seen yet.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::tools;

/// In bytes: what a file may have.
const LIMIT: usize = 30_000;
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub fn deals(options: &[&str]) -> Result<()> {
    let (anew, files) = match options {
        ["--anew", files @ ..] => (true, files),
        files => (false, files),
    };
    if files.is_empty() {
        bail!("deals wants the files of surveys: cargo xtask deals [--anew] FILE…");
    }
    let mut found: BTreeMap<String, BTreeMap<usize, bool>> = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?;
        read(&text, &mut found).with_context(|| format!("{file} is no survey"))?;
    }
    let folder = tools::root().join("www/deals");
    fs::create_dir_all(&folder)?;
    for (id, verdicts) in found {
        let file = folder.join(format!("{id}.txt"));
        let known = if anew || !file.exists() { Vec::new() } else { unpack(&fs::read_to_string(&file)?, &id)? };
        let bits = grown(known, &verdicts);
        let text = format!("{id} {}\n{}\n", bits.len(), base64(&bits));
        if text.len() > LIMIT {
            bail!("{} would have {} bytes, more than {LIMIT}", file.display(), text.len());
        }
        fs::write(&file, text)?;
        println!("{}: {} of {} deals", file.display(), bits.iter().filter(|bit| **bit).count(), bits.len());
    }
    Ok(())
}

/// What is known already, and what the survey adds without a gap.
fn grown(mut bits: Vec<bool>, verdicts: &BTreeMap<usize, bool>) -> Vec<bool> {
    while let Some(won) = verdicts.get(&bits.len()) {
        bits.push(*won);
    }
    bits
}

/// The solver's verdicts of a survey: for each game which deals were won.
fn read(text: &str, found: &mut BTreeMap<String, BTreeMap<usize, bool>>) -> Result<()> {
    if text.trim_start().starts_with('{') {
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            // A survey that is being written may end in the midst of a line.
            let Ok(entry) = serde_json::from_str::<serde_json::Value>(line) else { continue };
            let (Some(game), Some(deal)) = (entry["game"].as_str(), entry["deal"].as_u64()) else { continue };
            if entry["player"].as_str().is_none_or(str::is_empty) {
                let won = entry["verdict"] == "won";
                found.entry(game.to_owned()).or_default().insert(usize::try_from(deal)?, won);
            }
        }
        return Ok(());
    }
    let value = |name: &str| {
        let mut lines = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        lines.next().map(str::trim)
    };
    if value("player").is_some_and(|player| !player.is_empty()) {
        return Ok(());
    }
    let game = value("game").context("it names no game")?;
    let first = value("deals").and_then(|range| range.split("..").next()?.parse::<usize>().ok());
    let mut at = first.context("it names no deals")?;
    let (_, runs) = text.split_once("\nverdicts\n").context("it has no verdicts")?;
    let verdicts = found.entry(game.to_owned()).or_default();
    let mut letters = runs.chars().filter(|letter| !letter.is_whitespace()).peekable();
    while let Some(letter) = letters.next() {
        let mut times = String::new();
        while let Some(digit) = letters.next_if(char::is_ascii_digit) {
            times.push(digit);
        }
        let times = if times.is_empty() { 1 } else { times.parse::<usize>()?.min(1 << 24) };
        match letter {
            'w' | 'l' | 'u' => verdicts.extend((at..at + times).map(|deal| (deal, letter == 'w'))),
            '-' => {}
            other => bail!("{other:?} is no verdict"),
        }
        at += times;
    }
    Ok(())
}

fn base64(bits: &[bool]) -> String {
    let digit = |six: &[bool]| (0..6).fold(0, |digit, n| digit * 2 + usize::from(six.get(n) == Some(&true)));
    bits.chunks(6).map(|six| char::from(ALPHABET[digit(six)])).collect()
}

/// The bits of a file of this game.
fn unpack(text: &str, id: &str) -> Result<Vec<bool>> {
    let (head, body) = text.split_once('\n').context("a line is missing")?;
    let count =
        head.strip_prefix(id).and_then(|count| count.trim().parse::<usize>().ok()).context("its head is damaged")?;
    let mut bits = Vec::with_capacity(count);
    for letter in body.trim().bytes() {
        let digit = ALPHABET.iter().position(|other| *other == letter).context("a character is none of base64")?;
        bits.extend((0..6).rev().map(|bit| digit >> bit & 1 == 1));
    }
    if bits.len() < count || bits.len() - count >= 6 {
        bail!("it tells of {} deals, not of {count}", bits.len());
    }
    bits.truncate(count);
    Ok(bits)
}

/// Whether every list can be read; the size gate asks.
pub fn check(root: &Path) -> Result<()> {
    for entry in fs::read_dir(root.join("www/deals"))? {
        let path = entry?.path();
        let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path)?;
        let bits = unpack(&text, &id).with_context(|| format!("{} is damaged", path.display()))?;
        if text.len() > LIMIT || !bits.contains(&true) {
            bail!("{} has {} bytes, of {LIMIT}, and {} deals", path.display(), text.len(), bits.len());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_of_surveys_say_the_same() -> Result<()> {
        let lines = "{\"game\":\"sly\",\"deal\":1,\"verdict\":\"won\"}\n{\"game\":\"sly\",\"deal\":0,\"verdict\":\"lost\"}\n\
            {\"game\":\"sly\",\"deal\":2,\"verdict\":\"won\"}\n{\"game\":\"sly\",\"deal\":2,\"player\":\"fair\",\
            \"verdict\":\"stuck\"}\n{\"game\":\"sly\",\"deal\":3,\"verdict\":\"unknown\"}\n{\"game\":\"sl";
        let compact =
            "# x\ngame sly\nplayer\nbudget --nodes 1\ndeals 0..4\nwon 2\nlost 1\nunknown 1\nverdicts\nlw2\nu\n";
        let mut by_lines = BTreeMap::new();
        read(lines, &mut by_lines)?;
        let mut by_runs = BTreeMap::new();
        read(compact, &mut by_runs)?;
        assert_eq!(by_lines, by_runs);
        assert_eq!(grown(Vec::new(), &by_runs["sly"]), [false, true, true, false]);
        Ok(())
    }

    #[test]
    fn what_was_published_stays_and_a_gap_ends_a_list() {
        let verdicts = BTreeMap::from([(0, true), (1, true), (2, true), (4, true)]);
        assert_eq!(grown(vec![false, true], &verdicts), [false, true, true]);
    }

    #[test]
    fn a_list_comes_back_as_it_went() -> Result<()> {
        for count in [1, 5, 6, 7, 1000] {
            let bits: Vec<bool> = (0..count).map(|n| n * n % 7 < 3).collect();
            assert_eq!(unpack(&format!("sly {count}\n{}\n", base64(&bits)), "sly")?, bits);
        }
        for bad in ["sly 6\n", "sly 6\nA!\n", "sly 7\nA\n", "fly 6\nA\n", "sly\nA\n", ""] {
            assert!(unpack(bad, "sly").is_err(), "{bad:?}");
        }
        Ok(())
    }
}
