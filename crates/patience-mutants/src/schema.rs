//! A source with all its mutants in it, each behind a switch.
//!
//! What is to be replaced stands at a place that cargo-mutants names; which expression that belongs to, the syntax tree says.
//! An operator becomes a choice between the expression with another operator and the expression as it was; a function begins
//! with a way out; an arm of a `match` that is to go gets a guard.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use proc_macro2::{LineColumn, Span};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// A mutant of cargo-mutants' list.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// From 1, in the order of the list.
    pub id: usize,
    /// As cargo-mutants names it: file, place, what is done.
    pub name: String,
    pub file: String,
    pub genre: Genre,
    /// Line and column from 1, as in its list.
    pub start: (usize, usize),
    pub end: (usize, usize),
    pub replacement: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Genre {
    Function,
    Operator,
    Sign,
    Arm,
    Guard,
    Field,
}

/// What is done to a part of the text.
#[derive(Debug)]
enum Edit {
    /// Written before the text at this place.
    Insert(String),
    /// One operator for another: where it stands, and what is there instead.
    Operator { op: (usize, usize), choices: Vec<(usize, String)> },
    /// The sign before an expression is left out.
    Sign { after: usize, id: usize },
    /// A guard that is always, or never, true.
    Guard { yes: Option<usize>, no: Option<usize> },
}

type Place = (usize, usize, Edit);

/// The text with its switches, and the numbers of those mutants that no way was found for.
pub fn with_switches(text: &str, mutants: &[Mutant]) -> Result<(String, Vec<usize>)> {
    let tree = syn::parse_file(text).context("the source is Rust")?;
    let mut by_start: BTreeMap<usize, Vec<&Mutant>> = BTreeMap::new();
    let lines = Lines::of(text);
    for mutant in mutants {
        let (line, column) = mutant.start;
        by_start.entry(lines.offset(line, column - 1)).or_default().push(mutant);
    }
    let mut finder = Finder { lines: &lines, mutants: by_start, places: Vec::new(), found: Vec::new() };
    finder.visit_file(&tree);
    let Finder { mut places, found, .. } = finder;
    // From left to right; what begins at the same place: what is inserted, then the whole before its parts.
    places.sort_by_key(|(start, end, edit)| (*start, !matches!(edit, Edit::Insert(_)), usize::MAX - end));
    let lost = mutants.iter().map(|one| one.id).filter(|id| !found.contains(id)).collect();
    Ok((render(text, 0, text.len(), &places), lost))
}

/// The text with one mutant in the place of what stood there.
pub fn with_one(text: &str, mutant: &Mutant) -> String {
    let lines = Lines::of(text);
    let [from, to] = [mutant.start, mutant.end].map(|(line, column)| lines.offset(line, column - 1));
    format!("{}{}{}", &text[..from], mutant.replacement, &text[to..])
}

/// A part of the text with the edits that lie within it.
fn render(text: &str, from: usize, to: usize, places: &[Place]) -> String {
    let mut out = String::new();
    let mut at = from;
    let mut rest = places;
    while let Some(((start, end, edit), after)) = rest.split_first() {
        if *start < from || *end > to || *start < at {
            rest = after;
            continue;
        }
        out += &text[at..*start];
        at = *end;
        match edit {
            Edit::Insert(new) => out += new,
            Edit::Operator { op, choices } => {
                let (left, right) = (&text[*start..op.0], &text[op.1..*end]);
                out += "(";
                for (id, other) in choices {
                    out += &format!("\nif crate::mutant({id}) {{ ({left}) {other} ({right}) }} else ");
                }
                let left = render(text, *start, op.0, after);
                let right = render(text, op.1, *end, after);
                out += &format!("\n{{ {left}{}{right} }})", &text[op.0..op.1]);
            }
            Edit::Sign { after: bare, id } => {
                let (sign, inner) = (&text[*start..*bare], render(text, *bare, *end, after));
                out += &format!("(\nif crate::mutant({id}) {{ {} }} else\n{{ {sign}{inner} }})", &text[*bare..*end]);
            }
            Edit::Guard { yes, no } => {
                let inner = render(text, *start, *end, after);
                let on = |id: &Option<usize>| id.map_or("false".to_owned(), |id| format!("crate::mutant({id})"));
                out += &format!("(\n{} || (\n!{} && (\n{inner})))", on(yes), on(no));
            }
        }
        rest = after;
    }
    out + &text[at..to]
}

/// Where lines begin.
struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Lines { text, starts: std::iter::once(0).chain(ends).collect() }
    }

    /// The byte at a line from 1 and a column of characters from 0.
    fn offset(&self, line: usize, column: usize) -> usize {
        let start = self.starts[line - 1];
        self.text[start..].char_indices().nth(column).map_or(self.text.len(), |(at, _)| start + at)
    }

    fn of_span(&self, span: Span) -> (usize, usize) {
        let offset = |place: LineColumn| self.offset(place.line, place.column);
        (offset(span.start()), offset(span.end()))
    }
}

/// Looks for what the mutants are about.
struct Finder<'a> {
    lines: &'a Lines<'a>,
    mutants: BTreeMap<usize, Vec<&'a Mutant>>,
    places: Vec<Place>,
    found: Vec<usize>,
}

impl Finder<'_> {
    /// The mutants of a kind that begin here.
    fn at(&mut self, start: usize, genre: Genre) -> Vec<(usize, String)> {
        let all = self.mutants.get(&start).map(Vec::as_slice).unwrap_or_default();
        let here: Vec<(usize, String)> =
            all.iter().filter(|one| one.genre == genre).map(|one| (one.id, one.replacement.clone())).collect();
        self.found.extend(here.iter().map(|(id, _)| id));
        here
    }

    fn function(&mut self, block: &syn::Block) {
        let Some(first) = block.stmts.first() else { return };
        let (start, _) = self.lines.of_span(first.span());
        let ways: String = self
            .at(start, Genre::Function)
            .into_iter()
            .map(|(id, value)| format!("\nif crate::mutant({id}) {{ return {value}; }}\n"))
            .collect();
        self.places.push((start, start, Edit::Insert(ways)));
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(block);
        }
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_expr_binary(&mut self, expr: &'ast syn::ExprBinary) {
        // What a `let` of a condition binds is seen by what follows it there, and nowhere else.
        let binds = |side: &syn::Expr| matches!(side, syn::Expr::Let(_)) || is_chain(side);
        let op = self.lines.of_span(expr.op.span());
        if !binds(&expr.left) && !binds(&expr.right) {
            let choices = self.at(op.0, Genre::Operator);
            if !choices.is_empty() {
                let (start, end) = self.lines.of_span(expr.span());
                self.places.push((start, end, Edit::Operator { op, choices }));
            }
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'ast syn::ExprUnary) {
        let (start, after) = self.lines.of_span(expr.op.span());
        let (_, end) = self.lines.of_span(expr.span());
        for (id, _) in self.at(start, Genre::Sign) {
            self.places.push((start, end, Edit::Sign { after, id }));
        }
        visit::visit_expr_unary(self, expr);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let (start, _) = self.lines.of_span(arm.span());
        let (_, end) = self.lines.of_span(arm.pat.span());
        for (id, _) in self.at(start, Genre::Arm) {
            self.places.push((end, end, Edit::Insert(format!("\nif !crate::mutant({id})\n"))));
        }
        if let Some((_, guard)) = &arm.guard {
            let (start, end) = self.lines.of_span(guard.span());
            let choices = self.at(start, Genre::Guard);
            let of = |value: &str| choices.iter().find(|(_, other)| other == value).map(|(id, _)| *id);
            if !choices.is_empty() {
                self.places.push((start, end, Edit::Guard { yes: of("true"), no: of("false") }));
            }
        }
        visit::visit_arm(self, arm);
    }
}

/// Whether an expression is a chain of conditions of which one is a `let`.
fn is_chain(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Binary(one) if matches!(one.op, syn::BinOp::And(_)) => {
            [&one.left, &one.right].into_iter().any(|side| matches!(**side, syn::Expr::Let(_)) || is_chain(side))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(id: usize, genre: Genre, start: (usize, usize), replacement: &str) -> Mutant {
        Mutant {
            id,
            name: String::new(),
            file: String::new(),
            genre,
            start,
            end: start,
            replacement: replacement.to_owned(),
        }
    }

    /// Without what is only there to be found again in messages.
    fn squeezed(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn operators_are_chosen_within_each_other() {
        let text = "fn f(a: u8, b: u8) -> bool { a + 1 == b }";
        let mutants = [
            mutant(1, Genre::Function, (1, 30), "true"),
            mutant(2, Genre::Operator, (1, 32), "-"),
            mutant(3, Genre::Operator, (1, 36), "!="),
        ];
        let (new, lost) = with_switches(text, &mutants).expect("it is Rust");
        assert_eq!(lost, [0; 0]);
        assert_eq!(
            squeezed(&new),
            "fn f(a: u8, b: u8) -> bool { if crate::mutant(1) { return true; } ( \
             if crate::mutant(3) { (a + 1 ) != ( b) } else { ( if crate::mutant(2) { (a ) - ( 1) } else { a + 1 }) == b }) }"
        );
    }

    #[test]
    fn arms_go_and_guards_are_turned() {
        let text = "fn f(a: u8) -> u8 { match a { 1 => 2, n if n > 3 => !n, _ => 0 } }";
        let mutants = [
            mutant(1, Genre::Arm, (1, 31), ""),
            mutant(2, Genre::Guard, (1, 44), "true"),
            mutant(3, Genre::Guard, (1, 44), "false"),
            mutant(4, Genre::Sign, (1, 53), ""),
            mutant(5, Genre::Field, (1, 1), ""),
        ];
        let (new, lost) = with_switches(text, &mutants).expect("it is Rust");
        assert_eq!(lost, [5]);
        assert_eq!(
            squeezed(&new),
            "fn f(a: u8) -> u8 { match a { 1 if !crate::mutant(1) => 2, n if ( crate::mutant(2) || ( !crate::mutant(3) && ( \
             n > 3))) => ( if crate::mutant(4) { n } else { !n }), _ => 0 } }"
        );
    }

    #[test]
    fn one_stands_in_the_place_of_what_was_there() {
        let mut other = mutant(1, Genre::Operator, (2, 13), "-");
        other.end = (2, 14);
        assert_eq!(with_one("// a\nconst A = 1 + 2;\n", &other), "// a\nconst A = 1 - 2;\n");
    }

    #[test]
    fn what_a_condition_binds_stays_bound() {
        let text = "fn f(a: Option<u8>) -> bool { if let Some(n) = a && n == 1 { true } else { false } }";
        let and = mutant(1, Genre::Operator, (1, 50), "||");
        let (new, lost) = with_switches(text, &[and]).expect("it is Rust");
        assert_eq!((new.as_str(), lost), (text, vec![1]));
    }
}
