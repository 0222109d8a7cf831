//! One game of Sly played to its end by a decision vector, and how far from won it ends.

use super::state::{Move, SlyState};
use crate::anneal::{self, Marks, NEVER};
use crate::card::suit;
use crate::guide::Guide;
use crate::homes::Homes;
use crate::rng::Rng;
use crate::two_packs::{Foundations, Instances, Log, NONE};

/// The packet of a card that was dug out, and is available from now on.
const LOOSE: u8 = 254;

/// Cards turned up between two marks of a play-out, and the marks that all of them can take.
const BETWEEN_MARKS: u8 = 4;
const MARKS: usize = 104 / BETWEEN_MARKS as usize + 1;
/// The decisions of a kind, and of a suit, come after those of the cards.
const OF_KIND: usize = 104;
const OF_SUIT: usize = OF_KIND + 52;
const OF_WAIT: usize = OF_SUIT + 4;

/// The decisions of a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Decisions {
    /// The packet of each card that may come to the hand, by instance.
    packet: [u8; 104],
    /// Cards that are placed even though they are suitable when turned up.
    hold: u128,
    /// Kinds whose first, second copy is not played from a packet while the stock lasts.
    wait: [u64; 2],
    /// Whether this run changes those: most deals are found sooner without, a few only with them.
    waits: bool,
    runs: u8,
    /// Suits whose last two ranks go down first where both foundations want a card.
    down_first: u8,
    /// Kinds whose second copy is played first when both are available.
    second_first: u64,
    /// Guided: kinds whose first copy goes up and whose second one goes down; of all others it is the other way round.
    first_up: u64,
}

impl Decisions {
    pub(crate) const NONE: Self = Self {
        packet: [0; 104],
        hold: 0,
        wait: [0; 2],
        waits: false,
        runs: 0,
        down_first: 0,
        second_first: 0,
        first_up: 0,
    };
}

/// What a play-out changes.
#[derive(Clone, Debug)]
struct Table {
    home: Foundations,
    /// The top instance of each packet.
    top: [u8; 20],
    height: [u8; 20],
    /// The instance under each placed instance.
    below: [u8; 104],
    /// The packet of each instance.
    at: [u8; 104],
    /// The height of each instance in its packet.
    level: [u8; 104],
    next: u8,
    in_deal: bool,
    first_deal: bool,
    placed: u8,
    /// Cards turned up since the last mark.
    turned: u8,
    /// Guided: kinds of which it was asked so far which copy goes up.
    asked: u64,
}

/// The play-out machine: the position it starts from and the one it ended in.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    ranks: u8,
    deal_size: u8,
    packets: usize,
    hand: bool,
    /// The first instance of the stock (the hand comes just before it).
    stock_from: usize,
    cards: Instances,
    table: Table,
    marks: Marks<Table>,
    /// The cards on top of the packets when each instance was last placed, and when each was last played.
    tops: [[u8; 20]; 104],
    gone: [u8; 104],
    clock: u8,
    log: Log<Move>,
    conflicts: Vec<u8>,
    guide: Option<Box<Guide>>,
}

impl Playout {
    pub(crate) fn new(state: &SlyState) -> Self {
        let table = Table {
            home: Foundations::new(state.ranks, state.up, state.down),
            top: [NONE; 20],
            height: [0; 20],
            below: [NONE; 104],
            at: [NONE; 104],
            level: [0; 104],
            next: 0,
            in_deal: state.in_deal,
            first_deal: state.first_deal,
            placed: state.placed,
            turned: 0,
            asked: 0,
        };
        let mut playout = Self {
            ranks: state.ranks,
            deal_size: state.deal_size,
            packets: state.packets.len(),
            hand: state.hand.is_some(),
            stock_from: 0,
            cards: Instances::new(),
            marks: Marks::new(&table, 1),
            tops: [[NONE; 20]; 104],
            gone: [0; 104],
            clock: 0,
            table,
            log: Log::new(),
            conflicts: Vec::new(),
            guide: None,
        };
        for (p, packet) in state.packets.iter().enumerate() {
            for &card in packet {
                let i = playout.cards.add(card);
                playout.place(i, p);
            }
        }
        for &card in state.hand.iter().chain(&state.stock) {
            playout.cards.add(card);
        }
        playout.stock_from = playout.cards.count - state.stock.len();
        playout.table.next = playout.stock_from as u8;
        playout.marks = Marks::new(&playout.table, MARKS);
        playout
    }

    /// The same, each copy going only where it goes in a way in which the relaxed game is won; that game found one.
    pub(crate) fn guided(&self, homes: Homes) -> Self {
        let mut playout = self.clone();
        let start = &playout.marks.begin(0).home;
        let guide = Guide::founding(homes, self.ranks, start.up, start.down);
        playout.guide = Some(Box::new(guide));
        playout
    }

    /// Notes that it was asked which copy of these kinds goes up.
    #[inline(always)]
    fn ask_ways(&mut self, kinds: u64) {
        let mut fresh = kinds & !self.table.asked;
        self.table.asked |= fresh;
        while fresh != 0 {
            self.marks.ask(OF_KIND + fresh.trailing_zeros() as usize);
            fresh &= fresh - 1;
        }
    }

    /// Plays everything that is available where it goes, as guided.
    fn settle_guided(&mut self, decisions: &Decisions) {
        loop {
            let home = &self.table.home;
            let (wanted, mut ready) = (home.wanted, home.available);
            self.ask_ways(wanted & (ready[0] | ready[1]));
            let claims = self.table.home.claims(decisions.first_up);
            if self.has_stock() {
                for (copy, ready) in ready.iter_mut().enumerate() {
                    let mut kept = claims[copy] & *ready & decisions.wait[copy];
                    *ready &= !decisions.wait[copy];
                    while kept != 0 {
                        let card = kept.trailing_zeros() as usize;
                        kept &= kept - 1;
                        self.marks.ask(OF_WAIT + usize::from(self.cards.copies[card][copy]));
                    }
                }
            }
            let open = [0, 1].map(|copy| claims[copy] & ready[copy]);
            if open == [0; 2] {
                return;
            }
            let copy = usize::from(open[0] == 0);
            let card = open[copy].trailing_zeros() as u8;
            let i = usize::from(self.cards.copies[usize::from(card)][copy]);
            self.marks.ask(OF_WAIT + i);
            let up = self.cards.goes_up(i, decisions.first_up);
            let p = self.table.at[i];
            self.table.home.rise(suit(card), up);
            self.log.note(if up { Move::Up(p, suit(card)) } else { Move::Down(p, suit(card)) });
            self.lift(i);
        }
    }

    #[inline(always)]
    fn has_stock(&self) -> bool {
        usize::from(self.table.next) < self.cards.count
    }

    #[inline(always)]
    fn place(&mut self, i: usize, p: usize) {
        let t = &mut self.table;
        let under = t.top[p];
        if under != NONE {
            t.home.set_available(&self.cards, usize::from(under), false);
        }
        t.below[i] = under;
        t.top[p] = i as u8;
        t.at[i] = p as u8;
        t.level[i] = t.height[p];
        t.height[p] += 1;
        t.home.set_available(&self.cards, i, true);
    }

    /// Raises a foundation by a card that one of them wants; true if it was the ascending one.
    #[inline(always)]
    fn raise(&mut self, card: u8, decisions: &Decisions) -> bool {
        let s = suit(card);
        let marks = &mut self.marks;
        self.table.home.raise(card, || {
            marks.ask(OF_SUIT + usize::from(s));
            decisions.down_first >> s & 1 == 1
        })
    }

    /// Takes an available instance from where it lies; refills its packet if that is empty.
    fn lift(&mut self, i: usize) {
        let t = &mut self.table;
        t.home.set_available(&self.cards, i, false);
        let p = usize::from(t.at[i]);
        self.clock += 1;
        self.gone[i] = self.clock;
        if p >= self.packets {
            return;
        }
        let under = t.below[i];
        t.at[i] = NONE;
        t.top[p] = under;
        t.height[p] -= 1;
        if under != NONE {
            t.home.set_available(&self.cards, usize::from(under), true);
            return;
        }
        while self.has_stock() {
            let next = usize::from(self.table.next);
            self.table.next += 1;
            if !self.table.home.found(self.cards.card[next]) {
                self.place(next, p);
                break;
            }
        }
    }

    /// Plays everything suitable that is available.
    fn settle(&mut self, decisions: &Decisions) {
        if self.guide.is_some() {
            return self.settle_guided(decisions);
        }
        loop {
            let t = &self.table;
            let mut ready = t.home.available;
            if usize::from(t.next) < self.cards.count {
                for (copy, ready) in ready.iter_mut().enumerate() {
                    let mut kept = t.home.wanted & *ready & decisions.wait[copy];
                    *ready &= !decisions.wait[copy];
                    while kept != 0 {
                        let card = kept.trailing_zeros() as usize;
                        kept &= kept - 1;
                        self.marks.ask(OF_WAIT + usize::from(self.cards.copies[card][copy]));
                    }
                }
            }
            let open = t.home.wanted & (ready[0] | ready[1]);
            if open == 0 {
                return;
            }
            let card = open.trailing_zeros() as u8;
            let both = (ready[0] & ready[1]) >> card & 1 == 1;
            let copy = if both {
                self.marks.ask(OF_KIND + usize::from(card));
                decisions.second_first >> card & 1 == 1
            } else {
                ready[1] >> card & 1 == 1
            };
            let i = usize::from(self.cards.copies[usize::from(card)][usize::from(copy)]);
            self.marks.ask(OF_WAIT + i);
            let p = self.table.at[i];
            let up = self.raise(card, decisions);
            self.log.note(if up { Move::Up(p, suit(card)) } else { Move::Down(p, suit(card)) });
            self.lift(i);
        }
    }

    /// The packet whose top card was played soonest after this one, as far as the last play-outs tell, or nearly.
    fn fitting_packet(&self, i: usize, rng: &mut Rng) -> u8 {
        let mut best = (usize::MAX, 0);
        for p in 0..self.packets {
            let top = self.tops[i][p];
            let later = self.gone.get(usize::from(top)).map_or(200, |gone| gone.wrapping_sub(self.gone[i]));
            let value = usize::from(later) + rng.below(10);
            if value < best.0 {
                best = (value, p);
            }
        }
        best.1 as u8
    }

    /// Plays or places the card in the hand.
    fn dispose(&mut self, i: usize, decisions: &Decisions) {
        self.marks.ask(i);
        let card = self.cards.card[i];
        let mut wanted = self.table.home.wanted >> card & 1 == 1;
        if wanted && self.guide.is_some() {
            self.ask_ways(1 << card);
            wanted = self.table.home.claims(decisions.first_up)[usize::from(self.cards.copy[i])] >> card & 1 == 1;
        }
        if wanted && decisions.hold >> i & 1 == 0 {
            let up = if self.guide.is_some() {
                let up = self.cards.goes_up(i, decisions.first_up);
                self.table.home.rise(suit(card), up);
                up
            } else {
                self.raise(card, decisions)
            };
            self.clock += 1;
            self.gone[i] = self.clock;
            self.log.note(if up { Move::HandUp(suit(card)) } else { Move::HandDown(suit(card)) });
            return;
        }
        let p = if self.table.first_deal {
            let empty = self.table.top[..self.packets].iter().position(|&t| t == NONE);
            empty.unwrap_or(0)
        } else {
            usize::from(decisions.packet[i])
        };
        self.log.note(Move::Place(p as u8));
        self.tops[i] = self.table.top;
        self.place(i, p);
        self.table.placed += 1;
    }

    /// Finishes a stuck game by digging out the nearest wanted card again and again; gives up beyond `most`.
    fn dig(&mut self, decisions: &Decisions, most: u32) -> u32 {
        let mut dug = 0;
        loop {
            let mut need = self.table.home.wanted;
            let mut claims = [need; 2];
            if self.guide.is_some() {
                self.ask_ways(need);
                claims = self.table.home.claims(decisions.first_up);
            }
            let t = &self.table;
            let mut best = (NONE, NONE);
            while need != 0 {
                let card = need.trailing_zeros() as usize;
                need &= need - 1;
                for (copy, i) in self.cards.copies[card].into_iter().enumerate() {
                    if i == NONE || claims[copy] >> card & 1 == 0 {
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
            if target == NONE || dug > most {
                return dug;
            }
            self.conflicts.push(target);
            let p = usize::from(self.table.at[usize::from(target)]);
            for _ in 0..depth {
                let top = usize::from(self.table.top[p]);
                self.conflicts.push(top as u8);
                self.lift(top);
                self.table.at[top] = LOOSE;
                self.table.home.set_available(&self.cards, top, true);
                dug += 1;
            }
            self.settle(decisions);
        }
    }
}

impl anneal::Playout for Playout {
    type Decisions = Decisions;
    type Move = Move;

    fn shuffle(&mut self, decisions: &mut Decisions, rng: &mut Rng) {
        for p in &mut decisions.packet {
            *p = rng.below(self.packets) as u8;
        }
        decisions.hold = 0;
        decisions.wait = [0; 2];
        decisions.runs = decisions.runs.wrapping_add(1);
        decisions.waits = decisions.runs.is_multiple_of(4);
        decisions.down_first = rng.next() as u8;
        decisions.second_first = rng.next();
        if let Some(guide) = &mut self.guide {
            decisions.first_up = guide.start(&self.cards, rng);
        }
    }

    fn mutate(&mut self, decisions: &mut Decisions, conflicts: &[u8], rng: &mut Rng) -> u8 {
        let movable = self.stock_from - usize::from(self.hand);
        let mut from = NEVER;
        for _ in 0..1 + rng.below(4) {
            let picked = if !conflicts.is_empty() && rng.chance(35_000) {
                usize::from(conflicts[rng.below(conflicts.len())])
            } else {
                rng.below(self.cards.count)
            };
            let kind = self.cards.card[picked];
            let mut decision = picked;
            match rng.below(128) {
                0..=7 => decisions.hold ^= 1 << picked,
                8..=23 if self.guide.is_some() => {
                    let guide = self.guide.as_mut();
                    if !guide.is_some_and(|guide| guide.flip(&mut decisions.first_up, kind)) {
                        continue;
                    }
                    decision = OF_KIND + usize::from(kind);
                }
                8..=15 => {
                    decisions.second_first ^= 1 << kind;
                    decision = OF_KIND + usize::from(kind);
                }
                16..=19 => {
                    decisions.down_first ^= 1 << suit(kind);
                    decision = OF_SUIT + usize::from(suit(kind));
                }
                20..=51 if self.cards.count > movable => {
                    let other = movable + rng.below(self.cards.count - movable);
                    decisions.packet.swap(picked, other);
                    from = from.min(self.marks.first_use(other));
                }
                52..=99 => decisions.packet[picked] = self.fitting_packet(picked, rng),
                100..=105 if decisions.waits => {
                    decisions.wait[usize::from(self.cards.copy[picked])] ^= 1 << kind;
                    decision = OF_WAIT + picked;
                }
                _ => decisions.packet[picked] = rng.below(self.packets) as u8,
            }
            from = from.min(self.marks.first_use(decision));
        }
        from
    }

    /// The cost is the number of cards dug out by force to finish.
    fn run(&mut self, decisions: &Decisions, from: u8, most: u32) -> u32 {
        self.table.clone_from(self.marks.begin(from));
        self.log.count = self.guide.as_mut().map_or(0, |guide| guide.take_spent());
        self.clock = self.table.home.up.iter().chain(&self.table.home.down).sum();
        self.conflicts.clear();
        if self.hand && from == 0 {
            self.dispose(self.stock_from - 1, decisions);
        }
        loop {
            if self.table.in_deal {
                while self.table.placed < self.deal_size && self.has_stock() {
                    if self.table.turned == BETWEEN_MARKS {
                        self.table.turned = 0;
                        self.marks.note(&self.table);
                    }
                    let i = usize::from(self.table.next);
                    self.table.next += 1;
                    self.table.turned += 1;
                    self.log.note(Move::Turn);
                    if !self.table.home.found(self.cards.card[i]) {
                        self.dispose(i, decisions);
                    }
                }
            }
            // From a position between the first deal and the second too.
            self.table.first_deal = false;
            self.settle(decisions);
            if !self.has_stock() {
                return self.dig(decisions, most);
            }
            self.table.in_deal = true;
            self.table.placed = 0;
        }
    }

    fn accept(&mut self, conflicts: &mut Vec<u8>) {
        self.marks.accept();
        std::mem::swap(conflicts, &mut self.conflicts);
    }

    fn moves(&self) -> u64 {
        self.log.count
    }

    fn line(&mut self, decisions: &Decisions) -> Vec<Move> {
        self.log.keep();
        self.run(decisions, 0, 0);
        self.log.take()
    }
}
