//! The command line as a grammar, from which xflags makes the parser and the help.
#![allow(missing_docs, clippy::unwrap_used)]

use std::ffi::OsString;

xflags::xflags! {
    /// Builds, serves and tests Cadogan.
    cmd xtask {
        /// Builds what is out of date, serves it on localhost, and opens the browser.
        cmd serve {
            /// The first port to try; by default 8017.
            optional --port number: u16
            /// Does not open the browser.
            optional --no-open
        }
        /// Runs the usual tests.
        cmd test {
            /// Runs only the quickest: format, lints, types, words, rules and the store, without a browser.
            optional --fast
            /// Runs all tests, with all their cases.
            optional --exhaustive
            /// Runs half a minute of tests that the uncommitted changes, or else the last commit, can break.
            optional --changed
            /// Runs half a minute of tests that the changes since a commit can break.
            optional --since commit: String
            /// Runs the tests that did not pass in the last run, and those that it did not reach.
            optional --last-failed
            /// Runs one of N parts, for N machines: K/N.
            optional --shard part: String
        }
        /// Runs browser test files on the sources, in Chromium, without building the site.
        cmd try {
            /// Runs all their cases.
            optional --exhaustive
            /// Files below tests/browser, with or without their extension.
            repeated files: String
        }
        /// Runs the browser tests five times in every engine on a busy machine.
        cmd stress {
            /// The number of rounds.
            optional --rounds count: u32
            /// The number of busy threads; by default one per processor.
            optional --load count: usize
            /// Files below tests/browser, with or without their extension; by default all.
            repeated files: String
        }
        /// Fuzzes the play and every parser of outside text, each for a minute.
        cmd fuzz {
            /// The time for each target.
            optional --seconds count: u32
            /// Runs all targets in rounds for this long instead.
            optional --minutes count: u32
            /// Stores a minimal set of the inputs found, for the tests to run.
            optional --keep
            repeated targets: String
        }
        /// Builds and plays the npm package in projects of other bundlers (tests/hosts): all, or the named ones.
        cmd hosts {
            repeated names: String
        }
        /// Compares the output of a screen reader at the table, in two browsers, with its transcripts.
        cmd orca {
            /// Wins games by the screen reader's output instead: all four, or the given ones.
            optional --won
            /// Plays the lessons by the screen reader's output instead.
            optional --lessons
            /// Solves a problem of each kind by the screen reader's output instead.
            optional --problems
            repeated games: String
        }
        /// Checks licences, sources and advisories of all dependencies.
        cmd supply {}
        /// Writes lists of the dependencies (CycloneDX) to target/sbom.
        cmd sbom {}

        /// Writes the static site to dist/ and the npm package to target/npm. Options: dist --help.
        cmd dist { repeated options: OsString }
        /// Prints the files that a first visit loads, with their sizes. Options: size --help.
        cmd size { repeated options: OsString }
        /// Builds the commit twice, in two folders, and compares the bytes.
        cmd reproduce { repeated options: OsString }
        /// Benchmarks the rules, the solver and the page. Options: bench --help.
        cmd bench { repeated options: OsString }
        /// Makes the lists of problems. Options: problems --help.
        cmd problems { repeated options: OsString }
        /// Makes the lists of winnable deals from surveys. Options: deals --help.
        cmd deals { repeated options: OsString }
        /// Writes the pages made from surveys and from the solver's ledger.
        cmd report { repeated options: OsString }
        /// Runs mutation tests and lists the mutants that survive. Options: mutants --help.
        cmd mutants { repeated options: OsString }
    }
}

/// Commands of other programs of the workspace, which parse their own options.
const DELEGATED: &[(&str, &str)] = &[
    ("dist", "xtask-dist"),
    ("size", "xtask-dist"),
    ("reproduce", "xtask-dist"),
    ("bench", "patience-lab"),
    ("deals", "patience-lab"),
    ("problems", "patience-lab"),
    ("report", "patience-lab"),
];

impl Xtask {
    /// Returns the program that runs a command line, unless it is this one.
    pub fn delegate(args: &[OsString]) -> Option<&'static str> {
        let command = args.first()?.to_str()?;
        DELEGATED.iter().find(|(name, _)| *name == command).map(|(_, package)| *package)
    }
}
