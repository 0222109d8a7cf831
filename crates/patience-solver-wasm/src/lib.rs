//! The solver for a Web Worker.
//!
//! A position comes as a link; the worker calls [`Solver::run`] in slices, so that it hears of a new question between
//! two of them. Every line has been replayed under the rules before it is handed out.

use patience::{Position, Session};
use patience_solver::{Limits, Search, Status, Verdict};
use wasm_bindgen::prelude::*;

/// A search for the truth about the position of a link.
#[wasm_bindgen]
pub struct Solver {
    position: Position,
    search: Search,
    verdict: Option<Verdict>,
}

#[wasm_bindgen]
impl Solver {
    /// A search that has not begun, for the position after the first `ply` moves of a link. Throws the link's own
    /// sentence if it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, ply: usize, nodes: f64) -> Result<Solver, js_sys::Error> {
        let mut session =
            Session::open(link).map_err(|error| js_sys::Error::new(&patience::words::capital(&error.to_string())))?;
        session.go_to(ply);
        let position = session.position().clone();
        // A browser's tab has less to spare than a computer.
        let limits = Limits { nodes: nodes as u64, memory: 32 << 20, ..Limits::default() };
        let search = Search::new(&position, limits);
        Ok(Solver { position, search, verdict: None })
    }

    /// Searches on for about so many nodes. Returns `working`, `won`, `lost` or `unknown`.
    #[wasm_bindgen(unchecked_return_type = "\"working\" | \"won\" | \"lost\" | \"unknown\"")]
    pub fn run(&mut self, nodes: u32) -> String {
        match self.search.run(nodes.into()) {
            Status::Working => "working".into(),
            Status::Done(verdict) => {
                let name = verdict.name().into();
                self.verdict = Some(verdict);
                name
            }
        }
    }

    /// Nodes spent: moves made in searches and play-outs.
    pub fn spent(&self) -> f64 {
        self.search.spent() as f64
    }

    /// The winning line in notation, once `run` has answered `won`; else empty.
    pub fn line(&self) -> Vec<String> {
        match &self.verdict {
            Some(Verdict::Won(moves)) => moves.iter().map(|m| self.position.game().write_move(*m)).collect(),
            _ => Vec::new(),
        }
    }
}
