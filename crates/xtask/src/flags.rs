//! The command line, as a grammar: the parser and the help are made from it.
#![allow(missing_docs, clippy::unwrap_used)]

use std::ffi::OsString;

xflags::xflags! {
    /// Builds, serves and tests Cadogan.
    cmd xtask {
        /// Builds what is out of date, serves it on localhost, and opens the browser.
        cmd serve {
            /// The first port to try; 8017 unless given.
            optional --port number: u16
            /// Opens no browser.
            optional --no-open
        }
        /// Runs the tests that a person waits for.
        cmd test {
            /// The quickest only: format, lints, types, words, rules and the store, without a browser.
            optional --fast
            /// All of them, with all their cases.
            optional --exhaustive
            /// Half a minute of tests that the uncommitted changes, or else the last commit, can break.
            optional --changed
            /// The same for all changes since a commit.
            optional --since commit: String
            /// The tests that failed in the last run.
            optional --last-failed
            /// One of N parts that run on N machines: K/N.
            optional --shard part: String
        }
        /// Runs browser test files on the sources, in Chromium, without building the site.
        cmd try {
            /// Runs all their cases.
            optional --exhaustive
            /// Files below tests/browser, with or without their ending.
            repeated files: String
        }
        /// Runs the browser tests five times in every engine while the processors are kept busy.
        cmd stress {
            /// How many times.
            optional --rounds count: u32
            /// Beside how many busy threads; one a processor unless given.
            optional --load count: usize
            /// Files below tests/browser; all unless given.
            repeated files: String
        }
        /// Runs whatever reads text from outside, and play, under a fuzzer: a minute each.
        cmd fuzz {
            /// How long each target is run.
            optional --seconds count: u32
            /// Runs all in rounds for this long instead.
            optional --minutes count: u32
            /// Keeps the fewest of the inputs found that reach as much, for the tests to run.
            optional --keep
            repeated targets: String
        }
        /// Plays the npm package in projects of other bundlers (tests/hosts).
        cmd hosts {
            repeated names: String
        }
        /// Compares what a screen reader says of the table, in two browsers, with its transcripts.
        cmd orca {
            /// Wins games by ear instead: all four, or those named.
            optional --won
            /// Learns the lessons by ear instead.
            optional --lessons
            repeated games: String
        }
        /// Checks licences, sources and advisories of all that the project is made of.
        cmd supply {}
        /// Writes lists of that (CycloneDX) to target/sbom.
        cmd sbom {}

        /// Writes the static site to dist/ and the npm package to target/npm. Options: dist --help.
        cmd dist { repeated options: OsString }
        /// Prints what a first visit loads, raw and brotli. Options: size --help.
        cmd size { repeated options: OsString }
        /// Builds what is committed twice, in two folders, and compares the bytes.
        cmd reproduce { repeated options: OsString }
        /// Benchmarks the rules, the solver and the page. Options: bench --help.
        cmd bench { repeated options: OsString }
        /// Makes the lists of winnable deals from surveys. Options: deals --help.
        cmd deals { repeated options: OsString }
        /// Writes the pages made from surveys and from the solver's ledger.
        cmd report { repeated options: OsString }
        /// Puts mistakes into the code on purpose, and names those that no test sees. Options: mutants --help.
        cmd mutants { repeated options: OsString }
    }
}

/// Commands that another program of the workspace carries out, with all that follows: its own grammar reads that.
const DELEGATED: &[(&str, &str)] = &[
    ("dist", "xtask-dist"),
    ("size", "xtask-dist"),
    ("reproduce", "xtask-dist"),
    ("bench", "patience-lab"),
    ("deals", "patience-lab"),
    ("report", "patience-lab"),
];

impl Xtask {
    /// The program that carries out a command line, if it is another one than this.
    pub fn delegate(args: &[OsString]) -> Option<&'static str> {
        let command = args.first()?.to_str()?;
        DELEGATED.iter().find(|(name, _)| *name == command).map(|(_, package)| *package)
    }
}
