//! Mutant schemata: a source with all its mutants, each behind a switch (Untch, Offutt, Harrold, 1993).
//!
//! cargo-mutants' list gives the replaced text; the syntax tree gives its expression. An operator becomes a conditional
//! between the mutated and the original expression, a function gets an early return, an arm of a `match` a guard.

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
    /// Its name by cargo-mutants: file, place, change.
    pub name: String,
    pub file: String,
    pub kind: MutationKind,
    /// Line and column from 1, as in its list.
    pub start: (usize, usize),
    pub end: (usize, usize),
    pub replacement: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MutationKind {
    Function,
    Operator,
    Sign,
    Arm,
    Guard,
    Field,
}

/// A change of a range of the text.
#[derive(Debug)]
enum Edit {
    /// Text inserted before the range.
    Insert(String),
    /// A binary operator at `op`, with its replacements by number.
    Operator { op: (usize, usize), choices: Vec<(usize, String)> },
    /// A unary operator that ends at `after`, left out.
    Sign { after: usize, id: usize },
    /// A guard forced to true or to false by the mutants of these numbers.
    Guard { yes: Option<usize>, no: Option<usize> },
}

/// Start and end in bytes, and the edit.
type PlacedEdit = (usize, usize, Edit);

/// Instruments a source. Returns it with the numbers of the mutants that have no switch.
pub fn instrument(text: &str, mutants: &[Mutant]) -> Result<(String, Vec<usize>)> {
    let tree = syn::parse_file(text).context("the source does not parse")?;
    let mut by_start: BTreeMap<usize, Vec<&Mutant>> = BTreeMap::new();
    let lines = Lines::of(text);
    for mutant in mutants {
        let (line, column) = mutant.start;
        by_start.entry(lines.offset(line, column - 1)).or_default().push(mutant);
    }
    let mut locator = MutantLocator { lines: &lines, mutants: by_start, edits: Vec::new(), found: Vec::new() };
    locator.visit_file(&tree);
    let MutantLocator { mut edits, found, .. } = locator;
    // From left to right; at the same place insertions first, then the whole before its parts.
    edits.sort_by_key(|(start, end, edit)| (*start, !matches!(edit, Edit::Insert(_)), usize::MAX - end));
    let unplaced = mutants.iter().map(|mutant| mutant.id).filter(|id| !found.contains(id)).collect();
    Ok((render(text, 0, text.len(), &edits), unplaced))
}

/// Applies one mutant to a source.
pub fn apply(text: &str, mutant: &Mutant) -> String {
    let lines = Lines::of(text);
    let [from, to] = [mutant.start, mutant.end].map(|(line, column)| lines.offset(line, column - 1));
    format!("{}{}{}", &text[..from], mutant.replacement, &text[to..])
}

/// Renders a range of the text with the edits inside it.
fn render(text: &str, from: usize, to: usize, edits: &[PlacedEdit]) -> String {
    let mut out = String::new();
    let mut at = from;
    let mut remaining = edits;
    while let Some(((start, end, edit), after)) = remaining.split_first() {
        if *start < from || *end > to || *start < at {
            remaining = after;
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
        remaining = after;
    }
    out + &text[at..to]
}

/// Byte offsets of the lines' starts.
struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Lines { text, starts: std::iter::once(0).chain(ends).collect() }
    }

    /// Byte offset of a line, counted from 1, and a column in characters, from 0.
    fn offset(&self, line: usize, column: usize) -> usize {
        let start = self.starts[line - 1];
        self.text[start..].char_indices().nth(column).map_or(self.text.len(), |(at, _)| start + at)
    }

    fn of_span(&self, span: Span) -> (usize, usize) {
        let offset = |place: LineColumn| self.offset(place.line, place.column);
        (offset(span.start()), offset(span.end()))
    }
}

/// Finds the syntax nodes that mutants replace.
struct MutantLocator<'a> {
    lines: &'a Lines<'a>,
    mutants: BTreeMap<usize, Vec<&'a Mutant>>,
    edits: Vec<PlacedEdit>,
    found: Vec<usize>,
}

impl MutantLocator<'_> {
    /// Numbers and replacements of the mutants of a kind at an offset.
    fn at(&mut self, start: usize, kind: MutationKind) -> Vec<(usize, String)> {
        let all = self.mutants.get(&start).map(Vec::as_slice).unwrap_or_default();
        let matching: Vec<(usize, String)> = all
            .iter()
            .filter(|mutant| mutant.kind == kind)
            .map(|mutant| (mutant.id, mutant.replacement.clone()))
            .collect();
        self.found.extend(matching.iter().map(|(id, _)| id));
        matching
    }

    fn function(&mut self, block: &syn::Block) {
        let Some(first) = block.stmts.first() else { return };
        let (start, _) = self.lines.of_span(first.span());
        let returns: String = self
            .at(start, MutationKind::Function)
            .into_iter()
            .map(|(id, value)| format!("\nif crate::mutant({id}) {{ return {value}; }}\n"))
            .collect();
        self.edits.push((start, start, Edit::Insert(returns)));
    }
}

impl<'ast> Visit<'ast> for MutantLocator<'_> {
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
        // A switch would end the scope of the bindings of a `let` chain.
        let binds = |side: &syn::Expr| matches!(side, syn::Expr::Let(_)) || is_chain(side);
        let op = self.lines.of_span(expr.op.span());
        if !binds(&expr.left) && !binds(&expr.right) {
            let choices = self.at(op.0, MutationKind::Operator);
            if !choices.is_empty() {
                let (start, end) = self.lines.of_span(expr.span());
                self.edits.push((start, end, Edit::Operator { op, choices }));
            }
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'ast syn::ExprUnary) {
        let (start, after) = self.lines.of_span(expr.op.span());
        let (_, end) = self.lines.of_span(expr.span());
        for (id, _) in self.at(start, MutationKind::Sign) {
            self.edits.push((start, end, Edit::Sign { after, id }));
        }
        visit::visit_expr_unary(self, expr);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let (start, _) = self.lines.of_span(arm.span());
        let (_, end) = self.lines.of_span(arm.pat.span());
        for (id, _) in self.at(start, MutationKind::Arm) {
            self.edits.push((end, end, Edit::Insert(format!("\nif !crate::mutant({id})\n"))));
        }
        if let Some((_, guard)) = &arm.guard {
            let (start, end) = self.lines.of_span(guard.span());
            let choices = self.at(start, MutationKind::Guard);
            let of = |value: &str| choices.iter().find(|(_, other)| other == value).map(|(id, _)| *id);
            if !choices.is_empty() {
                self.edits.push((start, end, Edit::Guard { yes: of("true"), no: of("false") }));
            }
        }
        visit::visit_arm(self, arm);
    }
}

/// Returns true if an expression is a `let` chain.
fn is_chain(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Binary(binary) if matches!(binary.op, syn::BinOp::And(_)) => {
            [&binary.left, &binary.right].into_iter().any(|side| matches!(**side, syn::Expr::Let(_)) || is_chain(side))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(id: usize, kind: MutationKind, start: (usize, usize), replacement: &str) -> Mutant {
        Mutant {
            id,
            name: String::new(),
            file: String::new(),
            kind,
            start,
            end: start,
            replacement: replacement.to_owned(),
        }
    }

    /// Collapses white space.
    fn collapsed(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn nested_operators_have_nested_switches() {
        let text = "fn f(a: u8, b: u8) -> bool { a + 1 == b }";
        let mutants = [
            mutant(1, MutationKind::Function, (1, 30), "true"),
            mutant(2, MutationKind::Operator, (1, 32), "-"),
            mutant(3, MutationKind::Operator, (1, 36), "!="),
        ];
        let (new, unplaced) = instrument(text, &mutants).expect("valid Rust");
        assert_eq!(unplaced, [0; 0]);
        assert_eq!(
            collapsed(&new),
            "fn f(a: u8, b: u8) -> bool { if crate::mutant(1) { return true; } ( \
             if crate::mutant(3) { (a + 1 ) != ( b) } else { ( if crate::mutant(2) { (a ) - ( 1) } else { a + 1 }) == b }) }"
        );
    }

    #[test]
    fn arms_get_a_guard_and_guards_are_forced() {
        let text = "fn f(a: u8) -> u8 { match a { 1 => 2, n if n > 3 => !n, _ => 0 } }";
        let mutants = [
            mutant(1, MutationKind::Arm, (1, 31), ""),
            mutant(2, MutationKind::Guard, (1, 44), "true"),
            mutant(3, MutationKind::Guard, (1, 44), "false"),
            mutant(4, MutationKind::Sign, (1, 53), ""),
            mutant(5, MutationKind::Field, (1, 1), ""),
        ];
        let (new, unplaced) = instrument(text, &mutants).expect("valid Rust");
        assert_eq!(unplaced, [5]);
        assert_eq!(
            collapsed(&new),
            "fn f(a: u8) -> u8 { match a { 1 if !crate::mutant(1) => 2, n if ( crate::mutant(2) || ( !crate::mutant(3) && ( \
             n > 3))) => ( if crate::mutant(4) { n } else { !n }), _ => 0 } }"
        );
    }

    #[test]
    fn applying_a_mutant_replaces_its_range() {
        let mut other = mutant(1, MutationKind::Operator, (2, 13), "-");
        other.end = (2, 14);
        assert_eq!(apply("// a\nconst A = 1 + 2;\n", &other), "// a\nconst A = 1 - 2;\n");
    }

    #[test]
    fn let_chains_get_no_switch() {
        let text = "fn f(a: Option<u8>) -> bool { if let Some(n) = a && n == 1 { true } else { false } }";
        let and = mutant(1, MutationKind::Operator, (1, 50), "||");
        let (new, unplaced) = instrument(text, &[and]).expect("valid Rust");
        assert_eq!((new.as_str(), unplaced), (text, vec![1]));
    }
}
