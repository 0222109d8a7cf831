//! One game of Sly played to its end by a genome, and how far from won it ends.

use super::{Genome, Move, SlyState};
use crate::card::{kind, rank, suit};

const NONE: u8 = 255;
/// The packet of a card that was dug out, and is available from now on.
const LOOSE: u8 = 254;

/// What a play-out changes.
#[derive(Clone, Debug)]
struct Table {
    up: [u8; 4],
    down: [u8; 4],
    /// Kinds that a foundation wants.
    need: u64,
    /// Kinds whose first, second copy is available.
    avail: [u64; 2],
    top: [u8; 20],
    height: [u8; 20],
    /// The instance under each placed instance.
    below: [u8; 104],
    /// The packet of each instance.
    at: [u8; 104],
    /// The height of each instance in its packet.
    level: [u8; 104],
    next: usize,
}

/// The play-out machine: the position it starts from and the one it ended in.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    ranks: u8,
    deal_size: u8,
    packets: usize,
    count: usize,
    hand: bool,
    in_deal: bool,
    first_deal: bool,
    placed: u8,
    /// The first instance of the stock (the hand comes just before it).
    stock_from: usize,
    card: [u8; 104],
    copy: [u8; 104],
    /// The two instances of each kind.
    copies: [[u8; 2]; 52],
    start: Table,
    table: Table,
    logging: bool,
    moves: u64,
    pub(crate) log: Vec<Move>,
    pub(crate) conflicts: Vec<u8>,
}

impl Playout {
    pub(crate) fn new(state: &SlyState) -> Self {
        let table = Table {
            up: state.up,
            down: state.down,
            need: 0,
            avail: [0; 2],
            top: [NONE; 20],
            height: [0; 20],
            below: [NONE; 104],
            at: [NONE; 104],
            level: [0; 104],
            next: 0,
        };
        let mut playout = Self {
            ranks: state.ranks,
            deal_size: state.deal_size,
            packets: state.packets.len(),
            count: 0,
            hand: state.hand.is_some(),
            in_deal: state.in_deal,
            first_deal: state.first_deal,
            placed: state.placed,
            stock_from: 0,
            card: [0; 104],
            copy: [0; 104],
            copies: [[NONE; 2]; 52],
            start: table.clone(),
            table,
            logging: false,
            moves: 0,
            log: Vec::new(),
            conflicts: Vec::new(),
        };
        for (p, packet) in state.packets.iter().enumerate() {
            for &card in packet {
                let i = playout.add(card);
                playout.place(i, p);
            }
        }
        for &card in state.hand.iter().chain(&state.stock) {
            playout.add(card);
        }
        playout.stock_from = playout.count - state.stock.len();
        for s in 0..4 {
            playout.want(s);
        }
        playout.table.next = playout.stock_from;
        playout.start = playout.table.clone();
        playout
    }

    fn add(&mut self, card: u8) -> usize {
        let i = self.count;
        self.count += 1;
        self.card[i] = card;
        let copies = &mut self.copies[usize::from(card)];
        self.copy[i] = u8::from(copies[0] != NONE);
        copies[usize::from(self.copy[i])] = i as u8;
        i
    }

    pub(crate) fn packets(&self) -> usize {
        self.packets
    }

    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// The first instance that does not lie on a packet yet.
    pub(crate) fn first_movable(&self) -> usize {
        self.stock_from - usize::from(self.hand)
    }

    pub(crate) fn kind_of(&self, instance: usize) -> u8 {
        self.card[instance]
    }

    /// Moves made by the last play-out.
    pub(crate) fn moves(&self) -> u64 {
        self.moves
    }

    /// Notes what the two foundations of a suit want.
    fn want(&mut self, s: u8) {
        let t = &mut self.table;
        let i = usize::from(s);
        t.need &= !(0x1fff << (13 * i));
        if t.up[i] < self.ranks {
            t.need |= 1 << kind(s, t.up[i]);
        }
        if t.down[i] < self.ranks {
            t.need |= 1 << kind(s, self.ranks - 1 - t.down[i]);
        }
    }

    fn place(&mut self, i: usize, p: usize) {
        let t = &mut self.table;
        let under = t.top[p];
        if under != NONE {
            let u = usize::from(under);
            t.avail[usize::from(self.copy[u])] &= !(1 << self.card[u]);
        }
        t.below[i] = under;
        t.top[p] = i as u8;
        t.at[i] = p as u8;
        t.level[i] = t.height[p];
        t.height[p] += 1;
        t.avail[usize::from(self.copy[i])] |= 1 << self.card[i];
    }

    fn note(&mut self, mv: Move) {
        self.moves += 1;
        if self.logging {
            self.log.push(mv);
        }
    }

    /// Plays a card that comes from the stock to its empty foundation, if it founds one.
    fn founds(&mut self, card: u8) -> bool {
        let (s, r) = (suit(card), rank(card));
        let i = usize::from(s);
        if r == 0 && self.table.up[i] == 0 {
            self.table.up[i] = 1;
        } else if r + 1 == self.ranks && self.table.down[i] == 0 {
            self.table.down[i] = 1;
        } else {
            return false;
        }
        self.want(s);
        true
    }

    /// Raises a foundation by a card that one of them wants; true if it was the ascending one.
    fn raise(&mut self, card: u8, genome: &Genome) -> bool {
        let (s, r) = (suit(card), rank(card));
        let i = usize::from(s);
        let t = &mut self.table;
        let up = t.up[i] == r;
        let down = t.down[i] < self.ranks && self.ranks - 1 - t.down[i] == r;
        let up = up && !(down && genome.down_first >> s & 1 == 1);
        if up {
            t.up[i] += 1;
        } else {
            t.down[i] += 1;
        }
        self.want(s);
        up
    }

    /// Takes an available instance from where it lies; refills its packet if that is empty.
    fn lift(&mut self, i: usize) {
        let t = &mut self.table;
        t.avail[usize::from(self.copy[i])] &= !(1 << self.card[i]);
        let p = usize::from(t.at[i]);
        if p >= self.packets {
            return;
        }
        let under = t.below[i];
        t.at[i] = NONE;
        t.top[p] = under;
        t.height[p] -= 1;
        if under != NONE {
            let u = usize::from(under);
            t.avail[usize::from(self.copy[u])] |= 1 << self.card[u];
            return;
        }
        while self.table.next < self.count {
            let next = self.table.next;
            self.table.next += 1;
            if !self.founds(self.card[next]) {
                self.place(next, p);
                break;
            }
        }
    }

    /// Plays everything suitable that is available.
    fn settle(&mut self, genome: &Genome) {
        loop {
            let t = &self.table;
            let open = t.need & (t.avail[0] | t.avail[1]);
            if open == 0 {
                return;
            }
            let card = open.trailing_zeros() as u8;
            let both = (t.avail[0] & t.avail[1]) >> card & 1 == 1;
            let copy = if both { genome.second_first >> card & 1 == 1 } else { t.avail[1] >> card & 1 == 1 };
            let i = usize::from(self.copies[usize::from(card)][usize::from(copy)]);
            let p = self.table.at[i];
            let up = self.raise(card, genome);
            self.note(if up { Move::Up(p, suit(card)) } else { Move::Down(p, suit(card)) });
            self.lift(i);
        }
    }

    /// Plays the game out; 0 is a win, anything else the number of cards dug out by force to finish.
    pub(crate) fn run(&mut self, genome: &Genome, logging: bool) -> u32 {
        self.table.clone_from(&self.start);
        self.logging = logging;
        self.moves = 0;
        self.log.clear();
        self.conflicts.clear();
        let (mut in_deal, mut first, mut placed) = (self.in_deal, self.first_deal, self.placed);
        if self.hand {
            placed += u8::from(self.dispose(self.stock_from - 1, first, genome));
        }
        loop {
            if in_deal {
                while placed < self.deal_size && self.table.next < self.count {
                    let i = self.table.next;
                    self.table.next += 1;
                    self.note(Move::Turn);
                    if !self.founds(self.card[i]) {
                        placed += u8::from(self.dispose(i, first, genome));
                    }
                }
                first = false;
            }
            self.settle(genome);
            if self.table.next == self.count {
                return self.dig(genome);
            }
            in_deal = true;
            placed = 0;
        }
    }

    /// Plays or places the card in the hand; true if it was placed.
    fn dispose(&mut self, i: usize, first: bool, genome: &Genome) -> bool {
        let card = self.card[i];
        if self.table.need >> card & 1 == 1 && genome.hold >> i & 1 == 0 {
            let up = self.raise(card, genome);
            self.note(if up { Move::HandUp(suit(card)) } else { Move::HandDown(suit(card)) });
            return false;
        }
        let p = if first {
            let empty = self.table.top[..self.packets].iter().position(|&t| t == NONE);
            empty.unwrap_or(0)
        } else {
            usize::from(genome.packet[i])
        };
        self.note(Move::Place(p as u8));
        self.place(i, p);
        true
    }

    /// Finishes a stuck game by digging out the nearest wanted card again and again.
    fn dig(&mut self, genome: &Genome) -> u32 {
        let mut dug = 0;
        loop {
            let t = &self.table;
            let mut best = (NONE, NONE);
            let mut need = t.need;
            while need != 0 {
                let card = need.trailing_zeros() as usize;
                need &= need - 1;
                for i in self.copies[card] {
                    if i == NONE {
                        continue;
                    }
                    let p = usize::from(t.at[usize::from(i)]);
                    if p >= self.packets {
                        continue;
                    }
                    let depth = t.height[p] - 1 - t.level[usize::from(i)];
                    if depth < best.0 {
                        best = (depth, i);
                    }
                }
            }
            let (depth, target) = best;
            if target == NONE {
                return dug;
            }
            self.conflicts.push(target);
            let p = usize::from(self.table.at[usize::from(target)]);
            for _ in 0..depth {
                let top = usize::from(self.table.top[p]);
                self.conflicts.push(top as u8);
                self.lift(top);
                self.table.at[top] = LOOSE;
                self.table.avail[usize::from(self.copy[top])] |= 1 << self.card[top];
                dug += 1;
            }
            self.settle(genome);
        }
    }
}
