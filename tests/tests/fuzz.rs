//! Runs the fuzz targets of `crates/patience/fuzz` over their seeds, damaged copies of the seeds, and the stored
//! corpus.

#[path = "../../crates/patience/fuzz/bodies.rs"]
mod bodies;

#[path = "../../crates/patience/fuzz/corpus.rs"]
mod corpus;

use crate::common::Random;
use std::{fs, path::Path};

/// The seeds of a target, in the order of their names.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/patience/fuzz/seeds").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 12, "{target} has {} seeds", files.len());
    files.into_iter().map(|file| fs::read(file).unwrap()).collect()
}

/// The stored corpus of a target.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/patience/fuzz/kept").join(target).with_extension("txt");
    let inputs = corpus::read(&fs::read_to_string(file).unwrap()).unwrap();
    let least = if target == "problem" { 40 } else { 200 };
    assert!(inputs.len() >= least, "of {target} {} inputs are kept", inputs.len());
    inputs
}

/// Runs a body over the corpus, over each seed, and over copies with a few bytes changed, cut or repeated.
fn run(target: &str, body: fn(&[u8]), copies: usize) {
    corpus(target).iter().for_each(|input| body(input));
    let mut random = Random::new(7);
    for seed in seeds(target) {
        body(&seed);
        for _ in 0..copies {
            let mut data = seed.clone();
            for _ in 0..1 + random.below(3) {
                let at = random.below(data.len().max(1));
                match random.below(4) {
                    0 => data.truncate(at),
                    1 => data.insert(at.min(data.len()), random.below(256) as u8),
                    2 => data.extend_from_within(at.min(data.len())..),
                    _ if data.is_empty() => {}
                    _ => data[at] = b" /~#AZaz09-_>+\xC3\xA4"[random.below(16)],
                }
            }
            body(&data);
        }
    }
    body(&[]);
}

#[test]
fn address() {
    run("address", bodies::address, 60);
}

#[test]
fn challenge() {
    run("challenge", bodies::challenge, 60);
}

#[test]
fn link() {
    run("link", bodies::link, 60);
}

/// Its stored corpus is found problems, whole and cut.
#[test]
fn problem() {
    run("problem", bodies::problem, 60);
}

#[test]
fn save() {
    run("save", bodies::save, 60);
}

#[test]
fn deal_text() {
    run("deal_text", bodies::deal_text, 60);
}

#[test]
fn text() {
    run("text", bodies::text, 40);
}

#[test]
fn play() {
    run("play", bodies::play, 10);
}
