//! Concrete positions after the deal. Refinements of the frozen-card abstraction have loose cards of unknown suit.
//!
//! A [`Tableau`] is what all searches of this folder expand: a dealt prefix and a loose run per column, and the foundations.
//! Its key is a sum of column hashes (Zobrist hashing), so that equal columns may change places (FQ-C) and the key after a
//! move comes from the key before it ([`KeyParts`]). Keys with `suits_below` distinguish suits only of loose cards below that
//! rank; with [`ALL_RANKS`] they are exact.

use super::dealt_state::DealtState;
use super::prefix_trie::{PrefixTrie, Run, UNKNOWN_SUIT, hash_heights, hash128};
use super::state::{add_home, is_next, is_safe_play};
use crate::Rule;
use crate::card::{kind, rank, suit};
use crate::engine::bits;

/// Destinations from here on are foundations: this plus the suit.
pub(crate) const FOUNDATION: u8 = 8;

/// As `suits_below`: all suits count.
pub(crate) const ALL_RANKS: u8 = 12;

/// A move after the deal: the last card of column `from` goes to column `to`, or to [`FOUNDATION`] plus its suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableauMove {
    pub(crate) from: u8,
    pub(crate) to: u8,
}

impl TableauMove {
    pub(crate) fn is_play(self) -> bool {
        self.to >= FOUNDATION
    }
}

/// A position after the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tableau {
    pub(crate) dealt: DealtState,
    /// The loose cards on each column's dealt prefix.
    pub(crate) run: [Run; 8],
}

/// A column's share of the key.
fn hash_column(trie: &PrefixTrie, c: usize, prefix: u16, run: Run) -> u128 {
    let hash = if run == Run::EMPTY { trie.get(prefix).runless_key } else { hash128(run.0 << 16 | u64::from(prefix)) };
    if trie.rules.has(Rule::ColumnSymmetry) { hash } else { hash.rotate_left(trie.column_salt(c) as u32) }
}

/// The key of a tableau by columns, to derive the keys of its successors from.
#[derive(Clone, Debug)]
pub(crate) struct KeyParts<'a> {
    tableau: &'a Tableau,
    suits_below: u8,
    parts: [u128; 8],
    whole: u128,
}

impl<'a> KeyParts<'a> {
    pub(crate) fn new(trie: &PrefixTrie, tableau: &'a Tableau, suits_below: u8) -> Self {
        let parts = [0, 1, 2, 3, 4, 5, 6, 7].map(|c| tableau.column_key(trie, c, suits_below));
        let whole = parts.iter().fold(hash_heights(&tableau.dealt.heights), |key, &part| key.wrapping_add(part));
        Self { tableau, suits_below, parts, whole }
    }

    /// The key after a transfer.
    pub(crate) fn after_transfer(&self, trie: &PrefixTrie, m: TableauMove) -> u128 {
        let [from, to] = [m.from, m.to].map(usize::from);
        let (giving, taking) = (self.tableau.run[from], self.tableau.run[to]);
        let taken = taking.push(giving.last_rank(), giving.last_suit());
        [(from, giving.pop()), (to, taken)].iter().fold(self.whole, |key, &(c, run)| {
            let run = run.forget_suits(self.suits_below);
            self.replace(key, c, hash_column(trie, c, self.tableau.dealt.prefix[c], run))
        })
    }

    /// Replaces a column's part in a key that contains it.
    fn replace(&self, key: u128, c: usize, part: u128) -> u128 {
        key.wrapping_sub(self.parts[c]).wrapping_add(part)
    }

    /// The key of another tableau; fast if few columns differ.
    pub(crate) fn key_of(&self, trie: &PrefixTrie, other: &Tableau) -> u128 {
        let mut key = self.whole;
        if other.dealt.heights != self.tableau.dealt.heights {
            let [before, after] = [self.tableau, other].map(|tableau| hash_heights(&tableau.dealt.heights));
            key = key.wrapping_sub(before).wrapping_add(after);
        }
        let is_same =
            |c: usize| other.run[c] == self.tableau.run[c] && other.dealt.prefix[c] == self.tableau.dealt.prefix[c];
        (0..8)
            .filter(|&c| !is_same(c))
            .fold(key, |key, c| self.replace(key, c, other.column_key(trie, c, self.suits_below)))
    }
}

/// The kinds of moves; transfers are reversible, digs and plays are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveKind {
    /// A loose card moves to another column.
    Transfer,
    /// A dealt card moves to another column.
    Dig,
    /// A card goes home.
    Play,
}

impl Tableau {
    /// The key; equal for tableaux that differ only in the order of columns and in suits from `suits_below` on.
    pub(crate) fn key(&self, trie: &PrefixTrie, suits_below: u8) -> u128 {
        let heights = hash_heights(&self.dealt.heights);
        (0..8).fold(heights, |key, c| key.wrapping_add(self.column_key(trie, c, suits_below)))
    }

    /// A column's share of the key.
    pub(crate) fn column_key(&self, trie: &PrefixTrie, c: usize, suits_below: u8) -> u128 {
        hash_column(trie, c, self.dealt.prefix[c], self.run[c].forget_suits(suits_below))
    }

    /// The suit, which may be [`UNKNOWN_SUIT`], and rank of a column's last card; `None` for a bare king.
    pub(crate) fn last(&self, trie: &PrefixTrie, c: usize) -> Option<(u8, u8)> {
        let run = self.run[c];
        if run.len() > 0 {
            return Some((run.last_suit(), run.last_rank()));
        }
        let p = self.dealt.prefix[c];
        (p != 0).then(|| (suit(trie.get(p).top), rank(trie.get(p).top)))
    }

    pub(crate) fn last_rank(&self, trie: &PrefixTrie, c: usize) -> Option<u8> {
        self.last(trie, c).map(|(_, r)| r)
    }

    /// Fills `moves` with all moves, plays first; a card of unknown suit may be any unplaced card of its rank.
    pub(crate) fn moves(&self, trie: &PrefixTrie, moves: &mut Vec<(TableauMove, MoveKind)>) {
        /// In place of the rank of a bare king's last card.
        const BARE: u8 = 200;
        moves.clear();
        let heights = &self.dealt.heights;
        let mut ranks = [255; 8];
        // Bit sets of the columns that end in each rank, and of the bare kings.
        let mut ends = [0u8; 16];
        let mut bare = 0u8;
        for (c, r) in ranks.iter_mut().enumerate().take(trie.columns) {
            *r = self.last_rank(trie, c).unwrap_or(BARE);
            match ends.get_mut(usize::from(*r)) {
                Some(columns) => *columns |= 1 << c,
                None => bare |= 1 << c,
            }
        }
        let is_symmetric = trie.rules.has(Rule::BareKingSymmetry);
        if is_symmetric {
            bare &= bare.wrapping_neg();
        }
        for c in 0..trie.columns {
            let Some((s, r)) = self.last(trie, c) else { continue };
            let mut play = |s| moves.push((TableauMove { from: c as u8, to: FOUNDATION + s }, MoveKind::Play));
            if s == UNKNOWN_SUIT {
                let dealt = self.dealt.dealt_kinds(trie);
                (0..4).filter(|&s| is_next(heights, s, r) && self.unplaced(dealt, s, r) > 0).for_each(play);
            } else if is_next(heights, s, r) {
                play(s);
            }
        }
        for (c, &r) in ranks.iter().enumerate().take(trie.columns) {
            if r == BARE {
                continue;
            }
            let is_only_card = self.dealt.prefix[c] == 0 && self.run[c].len() == 1;
            let kind = if self.run[c].len() == 0 { MoveKind::Dig } else { MoveKind::Transfer };
            let to = ends[usize::from(r) + 1] | if is_symmetric && is_only_card { 0 } else { bare };
            moves.extend(bits(to.into()).map(|to| (TableauMove { from: c as u8, to: to as u8 }, kind)));
        }
    }

    /// Loose copies of a card of unknown place, given [`DealtState::dealt_kinds`].
    pub(crate) fn unplaced(&self, dealt_kinds: [u64; 2], s: u8, r: u8) -> u8 {
        let placed = self.run.iter().filter(|run| run.suit_of(r) == Some(s)).count();
        self.dealt.loose(dealt_kinds, kind(s, r)).saturating_sub(placed as u8)
    }

    /// Makes a move.
    pub(crate) fn apply(&mut self, trie: &PrefixTrie, m: TableauMove) {
        let c = usize::from(m.from);
        let run = self.run[c];
        let (s, r);
        if run.len() > 0 {
            (s, r) = (run.last_suit(), run.last_rank());
            self.run[c] = run.pop();
        } else {
            let prefix = trie.get(self.dealt.prefix[c]);
            (s, r) = (suit(prefix.top), rank(prefix.top));
            self.dealt.prefix[c] = prefix.parent;
            self.run[c] = prefix.run_below;
        }
        if m.is_play() {
            add_home(&mut self.dealt.heights, m.to - FOUNDATION, r);
        } else {
            let d = usize::from(m.to);
            self.run[d] = self.run[d].push(r, s);
        }
    }

    /// The first safe play (ledger, FQ-S).
    pub(crate) fn safe_play(&self, trie: &PrefixTrie) -> Option<TableauMove> {
        if !trie.rules.has(Rule::SafeAutoplay) {
            return None;
        }
        let heights = &self.dealt.heights;
        let is_safe = |s, r| is_next(heights, s, r) && is_safe_play(heights, s, r);
        for c in 0..trie.columns {
            let Some((s, r)) = self.last(trie, c) else { continue };
            let suit = if s == UNKNOWN_SUIT {
                let dealt = self.dealt.dealt_kinds(trie);
                (0..4).find(|&s| is_safe(s, r) && self.unplaced(dealt, s, r) > 0)
            } else {
                Some(s).filter(|&s| is_safe(s, r))
            };
            if let Some(s) = suit {
                return Some(TableauMove { from: c as u8, to: FOUNDATION + s });
            }
        }
        None
    }
}
