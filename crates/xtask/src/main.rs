//! The build: `cargo xtask serve`, `dist`, `test`, `size`, `bench`.

mod bench;
mod bench_midgame;
mod bench_review;
mod bench_solver;
mod bundle;
mod deals;
mod dist;
mod folder;
mod fuzz;
mod hosting;
mod hosts;
mod html;
mod ledger;
mod mutants;
mod needs;
mod node;
mod npm;
mod offline;
mod orca;
mod report;
mod reproduce;
mod rules;
mod serve;
mod site;
mod size;
mod stress;
mod supply;
mod tally;
mod test;
mod tools;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  serve [--port N] [--no-open]  build what is out of date, serve it on localhost, open the browser
  dist [--at URL]               write the static site to dist/, for any path of any host, and the npm package to target/npm;
                                with the address it will have, previews of its links find their picture
  size [--check|--json]         what a first visit loads, raw and brotli; with --check, fails above the limits; with --json,
                                its files
  test [--fast]                 every test; with --fast, all but those in browsers
  stress [--rounds N] [--load N] [FILE…]
                                the browser tests, five times in every engine, while the processors are kept busy
  fuzz [--seconds N | --minutes N] [TARGET…]  whatever reads text from outside, and play, under a fuzzer; a minute each
  fuzz --keep [TARGET…]         of all inputs that were found the fewest that reach as much, for the tests to run
  mutants [--part K/N] [FILE…]  mistakes put into the rules on purpose (cargo-mutants' list), and which of them no test sees
  mutants --store               the same for the JavaScript that keeps what the player has done
  hosts [NAME…]                 the npm package in projects of other bundlers (tests/hosts), installed, built and played
  orca [--won|--lessons] [GAME…]
                                what a screen reader says of the table, in two browsers; with --won, games won by ear, which
                                takes up to a quarter of an hour each; with --lessons, lessons; all four, or those that are named
  supply                        licences, sources and advisories of all that the project is made of
  sbom                          lists of that (CycloneDX), in target/sbom
  reproduce                     builds what is committed twice, in two folders, and compares the bytes
  deals [--anew] SURVEY…        the lists that new deals are chosen from, from surveys; they only grow
  deals --grades FILE…          the grades in those lists, from what `patience grades` wrote
  report                        the pages of how many deals can be won, from the kept surveys, and of the solver's ledger
  bench [engine|solver|page]    speed and instruction counts of the engine and the solver, loads and acts of the page
  bench midgame [--from N] [--deals N] [GAME…]
                                positions in the middle of games that the solver decides in two seconds of the page
  bench review [--from N] [--deals N] [GAME…]
                                how long the page takes to look back on whole games, and how steady what it finds is";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> Result<()> {
    match args {
        // It has options enough for a help of its own.
        ["mutants", "-h" | "--help"] => mutants::mutants(&["--help"]),
        [] | ["help" | "-h" | "--help", ..] | [_, "-h" | "--help", ..] => {
            println!("{HELP}");
            Ok(())
        }
        ["serve", options @ ..] => serve::serve(options),
        ["dist"] => dist::dist(None),
        ["dist", "--at", url] => dist::dist(Some(url)),
        ["size", options @ ..] => size::size(options),
        ["test", options @ ..] => test::test(options),
        ["stress", options @ ..] => stress::stress(options),
        ["fuzz", options @ ..] => fuzz::fuzz(options),
        ["mutants", "--store"] => mutants::store(),
        ["mutants", options @ ..] => mutants::mutants(options),
        ["hosts", names @ ..] => hosts::hosts(names),
        ["orca", options @ ..] => orca::orca(options),
        ["supply"] => supply::supply(),
        ["sbom"] => supply::sbom(),
        ["reproduce"] => reproduce::reproduce(),
        ["deals", options @ ..] => deals::deals(options),
        ["report"] => report::report(),
        ["bench", "midgame", options @ ..] => bench_midgame::bench(options),
        ["bench", "review", options @ ..] => bench_review::bench(options),
        ["bench", parts @ ..] => bench::bench(parts),
        _ => bail!("unknown command “{}”\n\n{HELP}", args.join(" ")),
    }
}
