//! Recorded evidence for the rules of each game, declared game by game. A game that declares none is not tested by it;
//! `tests/evidence.rs` compares the declarations with the files.

use std::path::{Path, PathBuf};

/// A kind of evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A second implementation of the rules, in [`patience_tests::rulebook`].
    Rulebook,
    /// Golden deals: numbers and codes whose deals never change.
    Deals,
    /// Pinned links: links whose games never change.
    Links,
    /// Golden numbers of sequences of legal moves.
    Perft,
    /// Recorded games that are won.
    Wins,
    /// Positions with the solver's verdict and the nodes that it takes, in `data/solver.json`.
    Verdicts,
    /// Surveys of many deals: solved, and played by each of the players.
    Surveys,
    /// Hashes of everything that the engine offers, reports, refuses and does along some games.
    Record,
}

use Evidence::{Deals, Links, Perft, Record, Rulebook, Surveys, Verdicts, Wins};

/// All evidence.
const EVERYTHING: &[Evidence] = &[Rulebook, Deals, Links, Perft, Wins, Verdicts, Surveys, Record];

/// The evidence of each game, by id.
const DECLARED: [(&str, &[Evidence]); 6] = [
    ("sly", EVERYTHING),
    ("fairie-queen", EVERYTHING),
    ("empress-of-india", EVERYTHING),
    ("labyrinth", EVERYTHING),
    ("labyrinth-dealt-foundations", EVERYTHING),
    ("labyrinth-late-refill", EVERYTHING),
];

/// The ids of the games whose easiest quarter is gentle.
const EASIEST_QUARTER_IS_GENTLE: [&str; 2] = ["fairie-queen", "empress-of-india"];

impl Evidence {
    /// The kinds that have files for each game.
    pub const IN_FILES: [Evidence; 6] = [Deals, Links, Perft, Wins, Surveys, Record];

    /// The ids of the games that declare it; only one if `GAME` names it.
    pub fn games(self) -> impl Iterator<Item = &'static str> {
        let wanted = super::ids();
        self.all_games().filter(move |id| wanted.contains(id))
    }

    /// The ids of all games that declare it.
    pub fn all_games(self) -> impl Iterator<Item = &'static str> {
        DECLARED.iter().filter(move |(_, declared)| declared.contains(&self)).map(|(id, _)| *id)
    }

    /// Its folder: in [`data`], except for data that the site also shows.
    pub fn folder(self) -> PathBuf {
        match self {
            Deals => data().join("deals"),
            Links => data().join("links"),
            Perft => data().join("perft"),
            Wins => data().join("wins"),
            Surveys => Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/surveys"),
            Record => data().join("record"),
            Rulebook | Verdicts => panic!("{self:?} is not kept in files by game"),
        }
    }

    /// The files of a game.
    pub fn files(self, id: &str) -> Vec<PathBuf> {
        let names = match self {
            Perft => vec![format!("{id}.perft")],
            Surveys => {
                let of_all = ["", "-fair", "-thoughtful", "-quick", "-greedy"];
                // Where the gentle deals are not the whole easiest quarter, another game of each was played.
                let of_gentle = if EASIEST_QUARTER_IS_GENTLE.contains(&id) { &[][..] } else { &["-fair-gentle"] };
                of_all.iter().chain(of_gentle).map(|survey| format!("{id}{survey}.txt")).collect()
            }
            _ => vec![format!("{id}.txt")],
        };
        names.into_iter().map(|name| self.folder().join(name)).collect()
    }

    /// The single file of a game.
    pub fn file(self, id: &str) -> PathBuf {
        let mut files = self.files(id);
        assert_eq!(files.len(), 1, "{self:?} of {id}");
        files.remove(0)
    }
}

/// The folder of the data.
pub fn data() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "data"].iter().collect()
}
