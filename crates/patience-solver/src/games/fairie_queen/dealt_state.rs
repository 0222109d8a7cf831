//! The irreversible part of a position, and the packing bound on the rest of it (ledger, FQ-1, FQ-1m).
//!
//! A [`DealtState`] is the dealt prefixes and the foundations. The loose cards follow from it as a multiset; their
//! places are abstracted away, and [`PackingBound`] decides whether they fit. It is the state of the packing
//! abstraction, one half of every [`Tableau`](super::tableau::Tableau), and the line optimizer's goals are its moves.

use super::prefix_trie::{PrefixTrie, hash_heights};
use super::rank_counts::{Deficit, RankCounts};
use super::state::{Heights, add_home, is_next, is_safe_play};
use crate::Rule;
use crate::card::{kind, rank, suit};

/// Dealt prefixes (trie nodes) and foundation heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DealtState {
    pub(crate) prefix: [u16; 8],
    pub(crate) heights: Heights,
}

/// An irreversible move; columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IrreversibleMove {
    /// The last dealt card of a column moves to another column.
    Dig(u8),
    /// The last dealt card of a column goes home.
    PlayDealt(u8),
    /// A loose card of this kind goes home.
    PlayLoose(u8),
}

/// The packing bound: a measure of how tightly the loose cards of a dealt state fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackingBound {
    /// Loose cards by rank without a support one rank higher.
    deficit: Deficit,
    /// Bare kings left over in the tightest packing; negative if the loose cards do not fit.
    pub(crate) slack: i8,
    /// True if the bound also holds while a card moves (ledger, FQ-1m).
    at_move: bool,
}

impl PackingBound {
    /// Slack while a card of this rank goes home: it supports nothing.
    pub(crate) fn slack_to_play(&self, rank: u8) -> i8 {
        self.slack - i8::from(self.at_move && self.deficit.is_tight(rank))
    }

    /// Slack while a card of this rank is dug: it supports nothing and takes a support that supports nothing else.
    pub(crate) fn slack_to_dig(&self, rank: u8) -> i8 {
        self.slack_to_play(rank) - i8::from(self.at_move && self.deficit.is_tight(rank + 1))
    }
}

impl DealtState {
    pub(crate) fn key(&self, trie: &PrefixTrie) -> u128 {
        let prefixes = (0..).zip(&self.prefix);
        prefixes.map(|(c, &p)| Self::hash_column(trie, c, p)).fold(hash_heights(&self.heights), u128::wrapping_add)
    }

    /// A column's share of the key.
    fn hash_column(trie: &PrefixTrie, c: u8, p: u16) -> u128 {
        trie.get(p).key.rotate_left(trie.column_salt(usize::from(c)) as u32)
    }

    /// The key after a move; `prefix_key` is `key` without the foundations' share.
    pub(super) fn key_after(&self, trie: &PrefixTrie, key: u128, prefix_key: u128, m: IrreversibleMove) -> u128 {
        let (column, card) = match m {
            IrreversibleMove::Dig(c) => (Some(c), None),
            IrreversibleMove::PlayDealt(c) => (Some(c), Some(trie.get(self.prefix[usize::from(c)]).top)),
            IrreversibleMove::PlayLoose(card) => (None, Some(card)),
        };
        let key = card.map_or(key, |card| {
            let mut heights = self.heights;
            add_home(&mut heights, suit(card), rank(card));
            prefix_key.wrapping_add(hash_heights(&heights))
        });
        column.map_or(key, |c| {
            let p = self.prefix[usize::from(c)];
            key.wrapping_sub(Self::hash_column(trie, c, p)).wrapping_add(Self::hash_column(trie, c, trie.get(p).parent))
        })
    }

    pub(crate) fn is_won(&self, trie: &PrefixTrie) -> bool {
        self.heights.iter().all(|h| h[1] == trie.ranks)
    }

    /// Bit sets of the kinds of which at least one card is dealt, and both.
    pub(crate) fn dealt_kinds(&self, trie: &PrefixTrie) -> [u64; 2] {
        self.prefix.iter().fold([0, 0], |[once, twice], &p| {
            let kinds = &trie.get(p).kinds;
            [once | kinds[0], twice | kinds[1] | once & kinds[0]]
        })
    }

    /// Loose copies of a kind, given [`dealt_kinds`](Self::dealt_kinds).
    pub(crate) fn loose(&self, [once, twice]: [u64; 2], card: u8) -> u8 {
        let h = self.heights[usize::from(suit(card))];
        let r = rank(card);
        let unplayed = u8::from(h[0] <= r) + u8::from(h[1] <= r);
        unplayed.saturating_sub((once >> card & 1) as u8 + (twice >> card & 1) as u8)
    }

    /// The packing bound (ledger, FQ-1).
    ///
    /// A loose card lies on a card one rank higher, which supports only it, or on a bare king. So the loose cards of a rank
    /// that exceed the supports one rank higher, loose cards and last dealt cards, need a bare king each. With three loose
    /// fives, one loose six and one column whose last dealt card is a six, one five needs a bare king; with two bare kings
    /// and no other deficit the slack is one.
    pub(crate) fn packing_bound(&self, trie: &PrefixTrie) -> PackingBound {
        let mut loose = self.unplayed();
        // Columns that end in a dealt card, by rank.
        let mut tops = RankCounts::ZERO;
        let mut bare = 0;
        for &p in &self.prefix[..trie.columns] {
            if p == 0 {
                bare += 1;
                continue;
            }
            let prefix = trie.get(p);
            loose = loose.minus(prefix.counts);
            tops.increment(rank(prefix.top));
        }
        let deficit = Deficit::new(loose, tops, trie.ranks);
        PackingBound { deficit, slack: bare - deficit.sum(), at_move: trie.rules.has(Rule::PackingDuringMove) }
    }

    /// Cards of each rank that are not home yet.
    pub(crate) fn unplayed(&self) -> RankCounts {
        RankCounts::not_home(self.heights.iter().flatten().copied())
    }

    pub(crate) fn after(&self, trie: &PrefixTrie, m: IrreversibleMove) -> DealtState {
        let mut next = *self;
        match m {
            IrreversibleMove::Dig(c) => next.prefix[usize::from(c)] = trie.get(self.prefix[usize::from(c)]).parent,
            IrreversibleMove::PlayDealt(c) => {
                let prefix = trie.get(self.prefix[usize::from(c)]);
                add_home(&mut next.heights, suit(prefix.top), rank(prefix.top));
                next.prefix[usize::from(c)] = prefix.parent;
            }
            IrreversibleMove::PlayLoose(card) => add_home(&mut next.heights, suit(card), rank(card)),
        }
        next
    }

    /// Fills `moves` and returns their number: all moves within the bound, plays first, or the lowest safe play alone.
    pub(crate) fn moves(&self, trie: &PrefixTrie, bound: &PackingBound, moves: &mut [IrreversibleMove; 24]) -> usize {
        let mut n = 0;
        // The first safe play of the lowest rank.
        let mut forced: Option<(u8, IrreversibleMove)> = None;
        let mut play = |s: u8, r: u8, m: IrreversibleMove| {
            moves[n] = m;
            n += 1;
            if is_safe_play(&self.heights, s, r) && forced.is_none_or(|(lowest, _)| r < lowest) {
                forced = Some((r, m));
            }
        };
        let dealt = self.dealt_kinds(trie);
        for (s, &[high, low]) in (0..).zip(&self.heights) {
            // Two foundations of equal height take the same kind next.
            let next = if low == high { [Some(high), None] } else { [Some(high), Some(low)] };
            for r in next.into_iter().flatten().filter(|&r| r != trie.ranks && bound.slack_to_play(r) >= 0) {
                let card = kind(s, r);
                // At the higher foundation both copies are still to play, at the lower one only one.
                if dealt[usize::from(r == high)] >> card & 1 == 0 {
                    play(s, r, IrreversibleMove::PlayLoose(card));
                }
            }
        }
        for (c, card) in self.tops(trie) {
            let (s, r) = (suit(card), rank(card));
            if is_next(&self.heights, s, r) && bound.slack_to_play(r) >= 0 {
                play(s, r, IrreversibleMove::PlayDealt(c));
            }
        }
        if let Some((_, m)) = forced.filter(|_| trie.rules.has(Rule::SafeAutoplay)) {
            moves[0] = m;
            return 1;
        }
        for (c, card) in self.tops(trie) {
            if bound.slack_to_dig(rank(card)) >= 0 {
                moves[n] = IrreversibleMove::Dig(c);
                n += 1;
            }
        }
        n
    }

    /// The columns that still have dealt cards, with the last of these.
    fn tops(&self, trie: &PrefixTrie) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(&self.prefix).filter(|(_, p)| **p != 0).map(|(c, &p)| (c, trie.get(p).top))
    }
}
