//! Rings of pairs that wait for each other (ledger, WHY-E): none of them can be the first to go home.
//!
//! A pair waits if one of its cards does: the foundations of its suit need a lower card, of which the other pairs of the ring
//! hold too many. An AND/OR search by iterative deepening. In: the pairs, which may be of cards that are not paired yet. Out: the
//! ring with the fewest pairs; `None` if it is large.

/// Two cards, as suit and height.
pub(super) type Pair = [(u8, u8); 2];

/// Cards of a kind.
const COPIES: u8 = 4;
/// Maximum number of pairs.
const MAX_PAIRS: usize = 5;
/// Nodes after which a search gives up.
const MAX_NODES: usize = 2_000;

/// A pair by its index; the card of it that waits, and the card that must go home first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wait {
    pub(super) pair: usize,
    pub(super) card: (u8, u8),
    pub(super) after: (u8, u8),
}

struct Search<'a> {
    home: &'a [[u8; 11]; 4],
    pairs: &'a [Pair],
    /// Pairs that may be in a ring, as bits.
    blocked: u64,
    limit: usize,
    nodes: usize,
    waits: Vec<Wait>,
    /// Pairs of the ring without a wait so far.
    open: Vec<usize>,
}

/// The pairs of all rings, as bits.
pub(super) fn blocked(home: &[[u8; 11]; 4], pairs: &[Pair]) -> u64 {
    let mut blocked = (1 << pairs.len()) - 1;
    loop {
        // Pairs that hold a card of a suit and height.
        let mut held = [[0_u8; 11]; 4];
        for n in (0..pairs.len()).filter(|n| blocked >> n & 1 == 1) {
            for (suit, height) in pairs[n] {
                held[usize::from(suit)][usize::from(height)] += 1;
            }
        }
        let waits = |&(suit, height): &(u8, u8)| {
            let (suit, height) = (usize::from(suit), usize::from(height));
            held[suit][..height].iter().any(|&held| held + home[suit][height] >= COPIES)
        };
        let before = blocked;
        for n in (0..pairs.len()).filter(|n| !pairs[*n].iter().any(waits)) {
            blocked &= !(1 << n);
        }
        if blocked == before {
            return blocked;
        }
    }
}

/// Finds the smallest ring with a pair, or with any.
pub(super) fn smallest_ring(home: &[[u8; 11]; 4], pairs: &[Pair], with: Option<usize>) -> Option<Vec<Wait>> {
    let blocked = blocked(home, pairs);
    let mut search = Search { home, pairs, blocked, limit: 0, nodes: 0, waits: Vec::new(), open: Vec::new() };
    for limit in 2..=MAX_PAIRS {
        search.limit = limit;
        for root in (0..pairs.len()).filter(|&n| blocked >> n & 1 == 1 && with.is_none_or(|with| with == n)) {
            search.open = vec![root];
            if search.close() {
                return Some(search.waits);
            }
        }
    }
    None
}

impl Search<'_> {
    /// Finds a wait for each open pair; on failure, restores the state.
    fn close(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return false;
        }
        let Some(pair) = self.open.pop() else { return true };
        for card in self.pairs[pair] {
            for height in (0..card.1).rev() {
                if self.wait(Wait { pair, card, after: (card.0, height) }) {
                    return true;
                }
            }
        }
        self.open.push(pair);
        false
    }

    /// Adds a wait, if enough other pairs hold a card of the kind.
    fn wait(&mut self, wait: Wait) -> bool {
        let (suit, height) = wait.card;
        let needed = usize::from(COPIES - self.home[usize::from(suit)][usize::from(height)]);
        let is_in_ring =
            |search: &Self, n: usize| search.open.contains(&n) || search.waits.iter().any(|other| other.pair == n);
        let holders = (0..self.pairs.len())
            .filter(|&n| n != wait.pair && self.blocked >> n & 1 == 1 && self.pairs[n].contains(&wait.after));
        let (held, new): (Vec<usize>, Vec<usize>) = holders.partition(|&n| is_in_ring(self, n));
        let missing = needed.saturating_sub(held.len());
        if missing > new.len() || self.waits.len() + 1 + self.open.len() + missing > self.limit {
            return false;
        }
        let before = self.open.len();
        self.waits.push(wait);
        self.open.extend(&new[..missing]);
        if self.close() {
            return true;
        }
        self.waits.pop();
        self.open.truncate(before);
        false
    }
}
