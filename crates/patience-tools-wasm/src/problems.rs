//! Problems: reads links into questions for the page, and lists.

use crate::{Answer, answer, error_of};
use patience::{
    Move, PileId, Position, Role,
    problem::{self, Answers, Entry, List, Problem, Question, Theme},
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Quick players that find an answer, of `TRIES`.
#[derive(Serialize)]
struct Finders {
    found: u8,
    of: u8,
}

#[derive(Serialize)]
struct ReadProblem {
    link: String,
    position: String,
    game: &'static str,
    deal: Option<String>,
    kind: &'static str,
    release: Option<ReadRelease>,
    stock: Vec<String>,
    question: ReadQuestion,
    listed: Option<Listed>,
}

#[derive(Serialize)]
struct ReadRelease {
    card: String,
    copies: usize,
    transfers: u8,
    fewest: bool,
}

#[derive(Serialize)]
struct Listed {
    grade: &'static str,
    themes: Vec<&'static str>,
    quick: Finders,
}

#[derive(Serialize)]
struct ReadQuestion {
    dealing: Option<String>,
    answers: Vec<ReadAnswer>,
}

#[derive(Serialize)]
struct ReadAnswer {
    #[serde(rename = "move")]
    notation: String,
    forced: Vec<String>,
    then: Option<ReadQuestion>,
}

/// The question of a position, with the answers to those that follow.
fn question(position: &Position, answers: &Answers) -> ReadQuestion {
    let game = position.game();
    let text = |m: &Move| game.write_move(*m);
    let stock = game.pile_of(Role::Stock);
    let dealing = position.legal_moves().iter().find(|m| Some(m.from) == stock).map(text);
    let read = |answer: &problem::Answer| {
        let mut after = position.clone();
        after.play_unchecked(answer.m);
        let forced = problem::play_forced(&mut after);
        ReadAnswer {
            notation: text(&answer.m),
            forced: forced.iter().map(text).collect(),
            then: answer.then.as_ref().map(|then| question(&after, then)),
        }
    };
    ReadQuestion { dealing, answers: answers.0.iter().map(read).collect() }
}

fn read(problem: &Problem, listed: Option<Listed>) -> ReadProblem {
    let position = problem.position();
    let release = match problem.question() {
        Question::Release(release) => {
            let is_copy = |card: &&patience::Card| **card == release.card;
            let columns = position.pile_specs().iter().enumerate().filter(|(_, spec)| spec.role == Role::Tableau);
            let cards = columns.flat_map(|(pile, _)| position.table().pile(PileId(pile as u8)));
            Some(ReadRelease {
                card: release.card.to_string(),
                copies: cards.filter(is_copy).count(),
                transfers: release.transfers,
                fewest: release.fewest,
            })
        }
        Question::Win(_) => None,
    };
    ReadProblem {
        link: problem.text(),
        position: problem.link().to_string(),
        game: position.game().id,
        deal: problem.link().deal().code(),
        kind: problem.question().kind().name(),
        release,
        stock: problem.open_stock().iter().map(ToString::to_string).collect(),
        question: question(&position, problem.answers()),
        listed,
    }
}

/// Reads the link of a problem. Throws for any other text.
#[wasm_bindgen(js_name = readProblem, unchecked_return_type = "ReadProblem")]
pub fn read_problem(text: &str) -> Answer {
    let problem = Problem::parse(text).map_err(|error| error_of(error.token()))?;
    answer(&read(&problem, None))
}

/// A list of problems.
#[wasm_bindgen]
pub struct ProblemList {
    list: List,
}

#[derive(Serialize)]
struct Summary {
    deal: Option<String>,
    kind: &'static str,
    grade: &'static str,
    themes: Vec<&'static str>,
}

#[wasm_bindgen]
impl ProblemList {
    /// Reads a list. Throws for a damaged text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<ProblemList, js_sys::Error> {
        let list = List::parse(text).map_err(|_| error_of(problem::messages::damaged()))?;
        Ok(ProblemList { list })
    }

    /// Lists the problems, in the order in which they were added.
    #[wasm_bindgen(unchecked_return_type = "ProblemSummary[]")]
    pub fn all(&self) -> Answer {
        let summary = |index: usize| {
            let problem::Summary { deal, kind, themes, .. } = self.list.summary(index).ok()?;
            let grade = self.list.grade(index).name();
            Some(Summary { deal: deal.code(), kind: kind.name(), grade, themes: names(&themes) })
        };
        answer(&(0..self.list.len()).filter_map(summary).collect::<Vec<Summary>>())
    }

    /// The number of problems of which that of a day is chosen.
    #[wasm_bindgen(js_name = countOn)]
    pub fn count_on(&self, day: i32) -> usize {
        self.list.count_on(day)
    }

    /// Reads a problem by its index. Throws beyond the end.
    #[wasm_bindgen(unchecked_return_type = "ReadProblem")]
    pub fn at(&self, index: usize) -> Answer {
        let entry = self.list.entry(index).map_err(|_| error_of(problem::messages::damaged()))?;
        answer(&read(&entry.problem, Some(self.listed(index, &entry))))
    }

    /// The index of a problem by its link; undefined if the list does not have it.
    pub fn find(&self, link: &str) -> Option<usize> {
        self.list.find(&Problem::parse(link).ok()?)
    }
}

impl ProblemList {
    fn listed(&self, index: usize, entry: &Entry) -> Listed {
        Listed {
            grade: self.list.grade(index).name(),
            themes: names(&entry.themes),
            quick: Finders { found: entry.measures.quick, of: problem::TRIES },
        }
    }
}

fn names(themes: &[Theme]) -> Vec<&'static str> {
    themes.iter().map(|theme| theme.name()).collect()
}
