//! Plays a game of Sly to its end by a decision vector; the cost is the number of cards that must be dug out to finish.

use super::state::{Move, SlyState};
use crate::card::suit;
use crate::engine::{Rng, bits};
use crate::games::card_copies::{CardCopies, Foundations, MoveLog, NONE};
use crate::methods::annealing::{self, Checkpoints, NEVER_USED};
use crate::methods::assignment::CopyAssignmentRelaxation;
use crate::methods::assignment_guide::AssignmentGuide;

/// Marks a card that was dug out and stays available.
const LOOSE: u8 = 254;

/// Cards turned between two checkpoints, and room for all of them.
const CARDS_PER_CHECKPOINT: u8 = 4;
const MAX_CHECKPOINTS: usize = 104 / CARDS_PER_CHECKPOINT as usize + 1;
/// Offsets of the decisions of a kind, a suit and a wait, after those of the copies.
const OF_KIND: usize = 104;
const OF_SUIT: usize = OF_KIND + 52;
const OF_WAIT: usize = OF_SUIT + 4;

/// The decision vector of a game.
#[derive(Clone, Debug)]
pub(crate) struct Decisions {
    /// Packet of each copy that is placed from the hand.
    packet: [u8; 104],
    /// Copies that are placed though they can go home.
    hold: u128,
    /// Kinds whose first, whose second copy stays on its packet while the stock lasts.
    wait: [u64; 2],
    /// True if this run mutates `wait`: most deals are won sooner without, a few only with it.
    mutates_wait: bool,
    runs: u8,
    /// Suits whose last two ranks go down first where both foundations take a card.
    down_first: u8,
    /// Kinds whose second copy goes first when both are available.
    second_first: u64,
    /// Guided: kinds whose first copy goes up.
    first_up: u64,
}

/// The state that a playout changes.
#[derive(Clone, Debug)]
struct TableState {
    home: Foundations,
    /// Top copy of each packet.
    top: [u8; 20],
    height: [u8; 20],
    /// Copy under each placed copy.
    below: [u8; 104],
    /// Packet of each copy.
    packet_of: [u8; 104],
    /// Index of each copy in its packet.
    level: [u8; 104],
    next: u8,
    in_round: bool,
    first_round: bool,
    placed: u8,
    /// Cards turned since the last checkpoint.
    turned: u8,
    /// Guided: kinds whose assignment was used so far.
    requested_kinds: u64,
}

/// The playout machine: the start, and the current state.
#[derive(Clone, Debug)]
pub(crate) struct Playout {
    round_size: u8,
    packets: usize,
    has_hand_card: bool,
    /// First copy of the stock; the hand comes just before it.
    stock_from: usize,
    cards: CardCopies,
    table: TableState,
    checkpoints: Checkpoints<TableState>,
    /// Packet tops when each copy was last placed, and when each was last played.
    tops_when_placed: [[u8; 20]; 104],
    played_at: [u8; 104],
    clock: u8,
    log: MoveLog<Move>,
    conflicts: Vec<u8>,
    guide: Option<Box<AssignmentGuide>>,
}

impl Playout {
    pub(crate) fn new(state: &SlyState) -> Self {
        let table = TableState {
            home: Foundations::new(state.ranks, state.up, state.down),
            top: [NONE; 20],
            height: [0; 20],
            below: [NONE; 104],
            packet_of: [NONE; 104],
            level: [0; 104],
            next: 0,
            in_round: state.in_round,
            first_round: state.first_round,
            placed: state.placed,
            turned: 0,
            requested_kinds: 0,
        };
        let mut playout = Self {
            round_size: state.round_size,
            packets: state.packets.len(),
            has_hand_card: state.hand.is_some(),
            stock_from: 0,
            cards: CardCopies::new(),
            checkpoints: Checkpoints::new(&table, 1),
            tops_when_placed: [[NONE; 20]; 104],
            played_at: [0; 104],
            clock: 0,
            table,
            log: MoveLog::new(),
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
        playout.checkpoints = Checkpoints::new(&playout.table, MAX_CHECKPOINTS);
        playout
    }

    /// For each copy, the kinds that are next; guided, on the copy's foundation, which uses the assignment of `kinds`.
    #[inline(always)]
    fn next_kinds_by_copy(&mut self, kinds: u64, decisions: &Decisions) -> [u64; 2] {
        let home = &self.table.home;
        if self.guide.is_none() {
            return [home.next_kinds; 2];
        }
        let next_kinds_by_copy = home.next_kinds_by_copy(decisions.first_up);
        let fresh = kinds & !self.table.requested_kinds;
        self.table.requested_kinds |= fresh;
        self.checkpoints.record_uses(OF_KIND, fresh);
        next_kinds_by_copy
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
        t.packet_of[i] = p as u8;
        t.level[i] = t.height[p];
        t.height[p] += 1;
        t.home.set_available(&self.cards, i, true);
    }

    /// Plays a card that is next home; true if it went up.
    #[inline(always)]
    fn raise(&mut self, i: usize, decisions: &Decisions) -> bool {
        let card = self.cards.card[i];
        let s = suit(card);
        if self.guide.is_some() {
            let up = self.cards.is_going_up(i, decisions.first_up);
            self.table.home.raise_pile(s, up);
            return up;
        }
        let checkpoints = &mut self.checkpoints;
        self.table.home.raise(card, || {
            checkpoints.record_use(OF_SUIT + usize::from(s));
            decisions.down_first >> s & 1 == 1
        })
    }

    /// Removes an available copy; refills its packet if that is empty.
    fn remove_card(&mut self, i: usize) {
        let t = &mut self.table;
        t.home.set_available(&self.cards, i, false);
        let p = usize::from(t.packet_of[i]);
        self.clock += 1;
        self.played_at[i] = self.clock;
        if p >= self.packets {
            return;
        }
        let under = t.below[i];
        t.packet_of[i] = NONE;
        t.top[p] = under;
        t.height[p] -= 1;
        if under != NONE {
            t.home.set_available(&self.cards, usize::from(under), true);
            return;
        }
        while self.has_stock() {
            let next = usize::from(self.table.next);
            self.table.next += 1;
            if !self.table.home.start_foundation(self.cards.card[next]) {
                self.place(next, p);
                break;
            }
        }
    }

    /// Plays everything available that can go home; guided, onto its assigned foundation.
    fn play_available(&mut self, decisions: &Decisions) {
        loop {
            let Foundations { next_kinds, available, .. } = self.table.home;
            let mut open = self.next_kinds_by_copy(next_kinds & (available[0] | available[1]), decisions);
            for (copy, open) in open.iter_mut().enumerate() {
                *open &= available[copy];
                if self.has_stock() {
                    let held_back = *open & decisions.wait[copy];
                    *open &= !decisions.wait[copy];
                    for card in bits(held_back) {
                        self.checkpoints.record_use(OF_WAIT + usize::from(self.cards.copies[card][copy]));
                    }
                }
            }
            // Guided, all first copies go before the second ones.
            let is_guided = self.guide.is_some();
            let playable = if is_guided && open[0] != 0 { open[0] } else { open[0] | open[1] };
            if playable == 0 {
                return;
            }
            let card = playable.trailing_zeros() as u8;
            let copy = if !is_guided && (open[0] & open[1]) >> card & 1 == 1 {
                self.checkpoints.record_use(OF_KIND + usize::from(card));
                decisions.second_first >> card & 1 == 1
            } else {
                open[0] >> card & 1 == 0
            };
            let i = usize::from(self.cards.copies[usize::from(card)][usize::from(copy)]);
            self.checkpoints.record_use(OF_WAIT + i);
            let p = self.table.packet_of[i];
            let up = self.raise(i, decisions);
            self.log.push(Move::Play { packet: p, suit: suit(card), up });
            self.remove_card(i);
        }
    }

    /// The packet whose top was played soonest after this copy in recent playouts, plus noise.
    fn best_fitting_packet(&self, i: usize, rng: &mut Rng) -> u8 {
        let mut best = (usize::MAX, 0);
        for p in 0..self.packets {
            let top = self.tops_when_placed[i][p];
            let turns_until_played =
                self.played_at.get(usize::from(top)).map_or(200, |played_at| played_at.wrapping_sub(self.played_at[i]));
            let value = usize::from(turns_until_played) + rng.below(10);
            if value < best.0 {
                best = (value, p);
            }
        }
        best.1 as u8
    }

    /// Plays or places the hand.
    fn place_or_play_hand(&mut self, i: usize, decisions: &Decisions) {
        self.checkpoints.record_use(i);
        let card = self.cards.card[i];
        let is_next = self.table.home.next_kinds & 1 << card;
        let can_go_home = is_next & self.next_kinds_by_copy(is_next, decisions)[usize::from(self.cards.copy[i])] != 0;
        if can_go_home && decisions.hold >> i & 1 == 0 {
            let up = self.raise(i, decisions);
            self.clock += 1;
            self.played_at[i] = self.clock;
            self.log.push(Move::Hand { suit: suit(card), up });
            return;
        }
        let p = if self.table.first_round {
            let empty = self.table.top[..self.packets].iter().position(|&t| t == NONE);
            empty.unwrap_or(0)
        } else {
            usize::from(decisions.packet[i])
        };
        self.log.push(Move::Place(p as u8));
        self.tops_when_placed[i] = self.table.top;
        self.place(i, p);
        self.table.placed += 1;
    }

    /// Finishes a stuck game by repeatedly digging out the nearest next card; gives up beyond `cutoff`.
    fn dig_out(&mut self, decisions: &Decisions, cutoff: u32) -> u32 {
        let mut dug = 0;
        loop {
            let need = self.table.home.next_kinds;
            let next_kinds_by_copy = self.next_kinds_by_copy(need, decisions);
            let t = &self.table;
            let mut best = (NONE, NONE);
            for card in bits(need) {
                for (copy, i) in self.cards.copies[card].into_iter().enumerate() {
                    if i == NONE || next_kinds_by_copy[copy] >> card & 1 == 0 {
                        continue;
                    }
                    let p = usize::from(t.packet_of[usize::from(i)]);
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
            if target == NONE || dug > cutoff {
                return dug;
            }
            self.conflicts.push(target);
            let p = usize::from(self.table.packet_of[usize::from(target)]);
            for _ in 0..depth {
                let top = usize::from(self.table.top[p]);
                self.conflicts.push(top as u8);
                self.remove_card(top);
                self.table.packet_of[top] = LOOSE;
                self.table.home.set_available(&self.cards, top, true);
                dug += 1;
            }
            self.play_available(decisions);
        }
    }
}

impl Playout {
    /// Returns a copy that is guided by a won relaxation.
    pub(super) fn guided(&self, relaxation: CopyAssignmentRelaxation) -> Self {
        let mut playout = self.clone();
        let start = playout.checkpoints.begin(0).home.heights;
        playout.guide = Some(Box::new(AssignmentGuide::new(relaxation, start)));
        playout
    }

    /// The moves that play the guide's witness; with the stock out they win (ledger, HOMES-1).
    pub(super) fn line_of_witness(&mut self) -> Vec<Move> {
        let first_up = self.guide.as_ref().map_or(0, |guide| guide.witness());
        annealing::Playout::line(self, &Decisions { first_up, ..<Self as annealing::Playout>::NO_DECISIONS })
    }
}

impl annealing::Playout for Playout {
    type Decisions = Decisions;
    type Move = Move;

    const NO_DECISIONS: Decisions = Decisions {
        packet: [0; 104],
        hold: 0,
        wait: [0; 2],
        mutates_wait: false,
        runs: 0,
        down_first: 0,
        second_first: 0,
        first_up: 0,
    };
    const FIRST_RUN_ITERATIONS: u32 = 20_000;
    const HEAT_PERCENT: u32 = 100;

    fn shuffle(&mut self, decisions: &mut Decisions, rng: &mut Rng) {
        for p in &mut decisions.packet {
            *p = rng.below(self.packets) as u8;
        }
        decisions.hold = 0;
        decisions.wait = [0; 2];
        decisions.runs = decisions.runs.wrapping_add(1);
        decisions.mutates_wait = decisions.runs.is_multiple_of(4);
        decisions.down_first = rng.next() as u8;
        decisions.second_first = rng.next();
        if let Some(guide) = &mut self.guide {
            decisions.first_up = guide.initial_assignment(&self.cards, rng);
        }
    }

    fn mutate(&mut self, decisions: &mut Decisions, conflicts: &[u8], rng: &mut Rng) -> u8 {
        let movable = self.stock_from - usize::from(self.has_hand_card);
        let mut from = NEVER_USED;
        for _ in 0..1 + rng.below(4) {
            let picked = self.cards.pick(conflicts, 35_000, rng);
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
                    from = from.min(self.checkpoints.first_use(other));
                }
                52..=99 => decisions.packet[picked] = self.best_fitting_packet(picked, rng),
                100..=105 if decisions.mutates_wait => {
                    decisions.wait[usize::from(self.cards.copy[picked])] ^= 1 << kind;
                    decision = OF_WAIT + picked;
                }
                _ => decisions.packet[picked] = rng.below(self.packets) as u8,
            }
            from = from.min(self.checkpoints.first_use(decision));
        }
        from
    }

    /// The cost is the number of cards dug out.
    fn run(&mut self, decisions: &Decisions, from: u8, cutoff: u32) -> u32 {
        self.table.clone_from(self.checkpoints.begin(from));
        self.log.count = self.guide.as_mut().map_or(0, |guide| guide.take_spent());
        self.clock = self.table.home.heights.cards_home().0 as u8;
        self.conflicts.clear();
        if self.has_hand_card && from == 0 {
            self.place_or_play_hand(self.stock_from - 1, decisions);
        }
        loop {
            if self.table.in_round {
                while self.table.placed < self.round_size && self.has_stock() {
                    if self.table.turned == CARDS_PER_CHECKPOINT {
                        self.table.turned = 0;
                        self.checkpoints.save(&self.table);
                    }
                    let i = usize::from(self.table.next);
                    self.table.next += 1;
                    self.table.turned += 1;
                    self.log.push(Move::Turn);
                    if !self.table.home.start_foundation(self.cards.card[i]) {
                        self.place_or_play_hand(i, decisions);
                    }
                }
            }
            // Also for a position between the first round and the second.
            self.table.first_round = false;
            self.play_available(decisions);
            if !self.has_stock() {
                return self.dig_out(decisions, cutoff);
            }
            self.table.in_round = true;
            self.table.placed = 0;
        }
    }

    fn accept(&mut self, conflicts: &mut Vec<u8>) {
        self.checkpoints.accept();
        std::mem::swap(conflicts, &mut self.conflicts);
    }

    fn moves_made(&self) -> u64 {
        self.log.count
    }

    fn line(&mut self, decisions: &Decisions) -> Vec<Move> {
        self.log.start_recording();
        self.run(decisions, 0, 0);
        self.log.take()
    }
}
