//! A line of `trace`: a position as JSON.

use patience::{Card, Session};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    io::{self, Write},
};

#[derive(Serialize)]
struct Line<'a> {
    ply: usize,
    #[serde(rename = "move")]
    m: Option<&'a str>,
    legal: Vec<String>,
    home: usize,
    outcome: &'static str,
    stock: usize,
    piles: BTreeMap<String, Vec<String>>,
}

/// Prints the session's position; `m` is the move that led to it.
pub fn line(out: &mut impl Write, session: &Session, m: Option<&str>) -> io::Result<()> {
    let position = session.position();
    let mut legal: Vec<String> = position.legal_moves().iter().map(|m| position.game().write_move(*m)).collect();
    legal.sort();
    let text = |cards: Vec<Card>| cards.iter().map(Card::to_string).collect();
    let line = Line {
        ply: session.ply(),
        m,
        legal,
        home: position.home(),
        outcome: position.outcome().name(),
        stock: position.stock(),
        piles: position.piles().into_iter().map(|(address, cards)| (address, text(cards))).collect(),
    };
    serde_json::to_writer(&mut *out, &line)?;
    writeln!(out)
}
