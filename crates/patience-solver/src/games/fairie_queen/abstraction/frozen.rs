//! The frozen-card abstraction (ledger, FQ-3): loose cards that cannot move before the next irreversible move are fixed
//! in place; the others are a multiset under the packing bound.
//!
//! An [`AbstractState`] stands for every tableau with its frozen cards, and transfers never leave it. Its moves are
//! irreversible, so the abstract state space is acyclic. [`FrozenCardAbstraction`] solves it by the search of `dfs.rs`;
//! `cegar/` refines it where it is too coarse and returns no-goods.

use super::super::prefix_trie::{PrefixTrie, UNKNOWN_SUIT, hash128};
use super::super::rank_counts::{Deficit, RankCounts};
use super::super::state::{add_home, is_next, is_safe_play};
use super::super::tableau::{ALL_RANKS, Tableau};
use super::dfs::{AbstractDfs, Abstraction, Successor};
use super::no_goods::NoGoods;
use crate::Rule;
use crate::card::{kind, rank, suit};
use crate::engine::{TableMemory, TranspositionTable};

/// The packing bound for loose cards of unknown place, beside other cards that stay.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Packing {
    /// Loose cards of unknown place by rank.
    pub(crate) loose: RankCounts,
    /// Columns that end in a card of each rank, and columns that end in a bare king.
    ends: RankCounts,
    bare: i8,
    /// Loose cards by rank without a support one rank higher.
    deficit: Deficit,
    /// Bare kings left over in the tightest packing; negative if the loose cards do not fit.
    pub(crate) slack: i8,
}

impl Packing {
    /// Computes the packing if the runs of a tableau stay and all other loose cards have no known place.
    pub(crate) fn new(trie: &PrefixTrie, tableau: &Tableau) -> Self {
        let (mut loose, mut ends, mut bare) = (tableau.dealt.unplayed(), RankCounts::ZERO, 0);
        for c in 0..trie.columns {
            let prefix = trie.get(tableau.dealt.prefix[c]);
            loose = loose.minus(prefix.counts);
            let run = tableau.run[c];
            if run.len() > 0 {
                loose = loose.minus(RankCounts::range(run.last_rank(), run.len()));
                ends.increment(run.last_rank());
            } else if tableau.dealt.prefix[c] != 0 {
                ends.increment(rank(prefix.top));
            } else {
                bare += 1;
            }
        }
        Self::of(loose, ends, bare, trie.ranks)
    }

    fn of(loose: RankCounts, ends: RankCounts, bare: i8, ranks: u8) -> Self {
        let deficit = Deficit::new(loose, ends, ranks);
        Self { loose, ends, bare, deficit, slack: bare - deficit.sum() }
    }

    /// Loosens the last card of a column, of rank `rank`; `uncovered` is the rank below it, `None` for the king.
    fn loosen(&mut self, rank: u8, uncovered: Option<u8>) {
        self.loose.increment(rank);
        self.ends.decrement(rank);
        match uncovered {
            Some(rank) => self.ends.increment(rank),
            None => self.bare += 1,
        }
    }

    /// Slack while a card of this rank goes home: it supports nothing.
    pub(crate) fn slack_to_play(&self, rank: u8) -> i8 {
        self.slack - i8::from(self.deficit.is_tight(rank))
    }

    /// Slack while a card of this rank moves: it supports nothing and takes a support that supports nothing else.
    pub(crate) fn slack_to_move(&self, rank: u8) -> i8 {
        self.slack_to_play(rank) - i8::from(self.deficit.is_tight(rank + 1))
    }
}

/// All tableaux with the same frozen cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AbstractState {
    /// The frozen cards in their places; all other loose cards are left out.
    pub(crate) frozen: Tableau,
    /// The packing of the other loose cards.
    pub(crate) packing: Packing,
    pub(crate) key: u128,
}

impl AbstractState {
    /// Computes the abstract state of a tableau, with possibly unknown places of loose cards (ledger, FQ-3).
    ///
    /// A fixpoint: at first all runs are frozen; while the packing bound lets the last card of a run move, that card
    /// becomes loose.
    pub(crate) fn of(trie: &PrefixTrie, mut tableau: Tableau) -> Self {
        let mut packing = Packing::new(trie, &tableau);
        let mut is_fixpoint = false;
        while !is_fixpoint {
            is_fixpoint = true;
            for c in 0..trie.columns {
                while tableau.run[c].len() > 0 {
                    let r = tableau.run[c].last_rank();
                    if packing.slack_to_move(r) < 0 {
                        break;
                    }
                    is_fixpoint = false;
                    tableau.run[c] = tableau.run[c].pop();
                    packing.loosen(r, tableau.last_rank(trie, c));
                    if tableau.run[c].len() == 0 {
                        // Within a run the loosened card's old support replaces the new one: the deficit is unchanged.
                        packing = Packing::of(packing.loose, packing.ends, packing.bare, trie.ranks);
                    }
                }
            }
        }
        Self { frozen: tableau, packing, key: tableau.key(trie, ALL_RANKS) }
    }

    /// Appends all moves that the packing bound allows, the first to try last, and returns false; or only the safe play
    /// of the lowest rank (FQ-S), and returns true.
    pub(crate) fn moves(&self, trie: &PrefixTrie, moves: &mut Vec<AbstractMove>) -> bool {
        let Self { frozen, packing, .. } = self;
        let heights = &frozen.dealt.heights;
        let dealt = frozen.dealt.dealt_kinds(trie);
        let first = moves.len();
        for c in 0..trie.columns {
            let p = frozen.dealt.prefix[c];
            if p != 0 && frozen.run[c].len() == 0 && packing.slack_to_move(rank(trie.get(p).top)) >= 0 {
                moves.push(AbstractMove::Dig(c as u8));
            }
        }
        let mut forced: Option<(u8, AbstractMove)> = None;
        let mut play = |s: u8, r: u8, m: AbstractMove| {
            moves.push(m);
            if is_safe_play(heights, s, r) && forced.is_none_or(|(lowest, _)| r < lowest) {
                forced = Some((r, m));
            }
        };
        for c in 0..trie.columns {
            let Some((s, r)) = frozen.last(trie, c).filter(|&(_, r)| packing.slack_to_play(r) >= 0) else { continue };
            for suit in 0..4 {
                let can_be = if s == UNKNOWN_SUIT { frozen.unplaced(dealt, suit, r) > 0 } else { s == suit };
                if can_be && is_next(heights, suit, r) {
                    play(suit, r, AbstractMove::PlayFrom(c as u8, suit));
                }
            }
        }
        for (s, &[high, low]) in (0..).zip(heights) {
            // Two foundations of equal height take the same kind next.
            let next = if low == high { [Some(high), None] } else { [Some(high), Some(low)] };
            for r in next.into_iter().flatten().filter(|&r| r != trie.ranks && packing.slack_to_play(r) >= 0) {
                if packing.loose.get(r) > 0 && frozen.unplaced(dealt, s, r) > 0 {
                    play(s, r, AbstractMove::PlayLoose(kind(s, r)));
                }
            }
        }
        let Some((_, m)) = forced.filter(|_| trie.rules.has(Rule::SafeAutoplay)) else { return false };
        moves.truncate(first);
        moves.push(m);
        true
    }
}

/// An irreversible move out of an abstract state; columns count from 0.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AbstractMove {
    /// A loose card of this kind goes home.
    PlayLoose(u8),
    /// The last card of this column, frozen or dealt, goes home as one of this suit.
    PlayFrom(u8, u8),
    /// The last dealt card of this column moves to another column.
    Dig(u8),
}

impl AbstractMove {
    /// Slack while the move is made and the runs of `tableau` stay; negative if it is impossible.
    pub(crate) fn slack(self, trie: &PrefixTrie, tableau: &Tableau, packing: &Packing) -> i8 {
        match self {
            AbstractMove::PlayLoose(card) => packing.slack_to_play(rank(card)),
            AbstractMove::PlayFrom(c, _) => {
                tableau.last_rank(trie, usize::from(c)).map_or(-1, |r| packing.slack_to_play(r))
            }
            AbstractMove::Dig(c) => packing.slack_to_move(rank(trie.get(tableau.dealt.prefix[usize::from(c)]).top)),
        }
    }

    /// Hashes the move, apart from the order of columns.
    pub(crate) fn key(self, trie: &PrefixTrie, tableau: &Tableau) -> u128 {
        let (kind, c) = match self {
            AbstractMove::PlayLoose(card) => return hash128(1 << 8 | u64::from(card)),
            AbstractMove::PlayFrom(c, s) => (2 << 8 | u64::from(s), c),
            AbstractMove::Dig(c) => (3 << 8, c),
        };
        hash128(kind ^ tableau.column_key(trie, usize::from(c), ALL_RANKS) as u64)
    }

    /// Makes the move on the cards whose places are known.
    pub(crate) fn apply(self, trie: &PrefixTrie, tableau: &mut Tableau) {
        let c = match self {
            AbstractMove::PlayLoose(card) => {
                return add_home(&mut tableau.dealt.heights, suit(card), rank(card));
            }
            AbstractMove::PlayFrom(c, s) => {
                let c = usize::from(c);
                if let Some(r) = tableau.last_rank(trie, c) {
                    add_home(&mut tableau.dealt.heights, s, r);
                }
                c
            }
            AbstractMove::Dig(c) => usize::from(c),
        };
        if tableau.run[c].len() > 0 {
            tableau.run[c] = tableau.run[c].pop();
        } else {
            let prefix = trie.get(tableau.dealt.prefix[c]);
            (tableau.dealt.prefix[c], tableau.run[c]) = (prefix.parent, prefix.run_below);
        }
    }
}

#[derive(Clone, Debug)]
struct FrozenCards;

impl Abstraction for FrozenCards {
    type State = AbstractState;
    type Move = AbstractMove;

    fn moves(
        &self,
        trie: &PrefixTrie,
        state: &AbstractState,
        _key: u128,
        _solved: &TranspositionTable,
        moves: &mut Vec<AbstractMove>,
    ) {
        state.moves(trie, moves);
    }

    fn after(
        &self,
        trie: &PrefixTrie,
        state: &AbstractState,
        m: AbstractMove,
        solved: &TranspositionTable,
    ) -> Successor<AbstractState> {
        let mut frozen = state.frozen;
        m.apply(trie, &mut frozen);
        if frozen.dealt.is_won(trie) {
            return Successor::Won;
        }
        let next = AbstractState::of(trie, frozen);
        match solved.get(next.key) {
            Some(false) => Successor::Lost,
            Some(true) => Successor::Won,
            None => Successor::Open(next, next.key),
        }
    }
}

/// The search, and the no-goods of the CEGAR search.
#[derive(Clone, Debug)]
pub(crate) struct FrozenCardAbstraction {
    dfs: AbstractDfs<FrozenCards>,
    no_goods: NoGoods,
}

impl FrozenCardAbstraction {
    pub(crate) fn new(memory: TableMemory) -> Self {
        Self { dfs: AbstractDfs::new(FrozenCards, memory.part(4, 5)), no_goods: NoGoods::new(memory.part(1, 5).bytes) }
    }

    /// Abstract states expanded so far.
    pub(super) fn spent(&self) -> u64 {
        self.dfs.spent
    }

    /// Returns true if a tableau's abstract state can win; `None` if `limit` new states do not decide it.
    pub(crate) fn can_win(&mut self, trie: &PrefixTrie, tableau: &Tableau, limit: u64) -> Option<bool> {
        self.can_win_abstract(trie, &AbstractState::of(trie, *tableau), limit)
    }

    /// Returns true if an abstract state can win; `None` if `limit` new states do not decide it.
    pub(crate) fn can_win_abstract(&mut self, trie: &PrefixTrie, state: &AbstractState, limit: u64) -> Option<bool> {
        let solved = self.dfs.solved(state.key);
        if solved != Some(false) && self.no_goods.refute(trie, &state.frozen) {
            self.dfs.record_lost(state.key);
            return Some(false);
        }
        solved.or_else(|| {
            // No-goods may have been added since the search was interrupted.
            self.dfs.restart();
            self.dfs.can_win(trie, *state, state.key, limit)
        })
    }

    /// Records a no-good: every tableau with these frozen cards is lost.
    pub(crate) fn record_lost(&mut self, trie: &PrefixTrie, frozen: &Tableau) {
        self.dfs.record_lost(frozen.key(trie, ALL_RANKS));
        self.no_goods.record(trie, frozen);
    }
}
