//! The relaxed game looked into more narrowly: a kind that can be settled one way only is settled so, grace or not, and what
//! is known of a position is taken over to those that come after it.

use super::{Homes, Item, NONE, Sweep, Way, items};

/// What a round of a pass counts in nodes.
pub(crate) const ROUND: u64 = 2;

impl Sweep<'_> {
    /// Kinds that can be settled so that the second, so that the first copy goes up: a pass that was won is an example of
    /// them, since no copy of theirs was gone before it was asked for so.
    fn examples(&self) -> [u64; 2] {
        [(!self.first_up, 1, 0), (self.first_up, 0, 1)].map(|(way, up, down)| {
            (way & !self.all_twice | self.had_choice) & !self.unasked[0][up] & !self.unasked[1][down]
        })
    }
}

impl Way {
    /// The same with one more kind settled.
    fn with(self, kind: u64, up: bool) -> Self {
        Self { known: self.known | kind, first_up: self.first_up & !kind | if up { kind } else { 0 }, ..self }
    }
}

impl Homes {
    /// Goes on with what was not refuted at a position before this one, [`Homes::left`] there; returns the rounds of a pass.
    pub(crate) fn inherit(&mut self, left: &[Way]) -> u64 {
        // With the grace spent it is not known any more which ways it was spent in.
        if !self.grace && left.iter().any(|way| way.taken.is_some()) {
            return 0;
        }
        let Some(root) = self.stack.pop() else { return 0 };
        let mut rounds = 0;
        if left.len() > 1 {
            let mut sweep = self.sweep(root);
            let lost = !sweep.run() && self.taken(&sweep, &mut rounds).is_empty();
            rounds += sweep.rounds;
            if lost {
                return rounds;
            }
        }
        let twins = self.here[0] & self.here[1];
        let certain = self.settled | self.here[0] ^ self.here[1];
        self.stack.extend(left.iter().filter_map(|way| {
            let differs = way.known & certain & (way.first_up ^ root.first_up) != 0;
            if differs || way.taken.is_some_and(|item| self.here[usize::from(item / 52)] >> (item % 52) & 1 == 0) {
                return None;
            }
            let own = way.known & twins & !self.settled;
            let first_up = root.first_up & !own | way.first_up & own;
            Some(Way { known: root.known | own, first_up, taken: way.taken })
        }));
        rounds
    }

    /// What is not refuted: every way in which all cards come home is one of these with more kinds settled.
    pub(crate) fn left(&self) -> Vec<Way> {
        self.stack.iter().map(|way| Way { known: way.known & !self.idle, ..*way }).collect()
    }

    /// Kinds that are settled the same way in all that is not refuted, and those of them whose first copy goes up.
    pub(crate) fn agreed(&self) -> (u64, u64) {
        let Some(first) = self.stack.first() else { return (0, 0) };
        let agreed = |known: u64, way: &Way| known & way.known & !(way.first_up ^ first.first_up);
        let agreed = self.stack.iter().fold(self.here[0] & self.here[1] & !self.idle, agreed);
        (agreed, first.first_up & agreed)
    }

    /// Looks on for about so many rounds: whether the cards can all come home, if that is known.
    pub(crate) fn narrow(&mut self, rounds: u64) -> (u64, Option<bool>) {
        let mut spent = 0;
        while spent < rounds {
            let Some(way) = self.stack.pop() else { return (spent, Some(false)) };
            if self.part(way, &mut spent) {
                return (spent, Some(true));
            }
        }
        (spent, None)
    }

    /// Looks into one way to settle some kinds, and leaves on the stack what of it is not refuted; true if all cards come home.
    fn part(&mut self, mut way: Way, spent: &mut u64) -> bool {
        loop {
            let mut sweep = self.sweep(way);
            let won = sweep.run();
            *spent += sweep.rounds;
            if !won {
                let taken = self.taken(&sweep, spent);
                self.stack.extend(taken.into_iter().map(|item| Way { taken: Some(item), ..way }));
                return false;
            }
            let settled = Way { known: !0, first_up: way.first_up & way.known | sweep.first_up & !way.known, ..way };
            let mut pass = self.sweep(settled);
            let won = pass.run();
            *spent += pass.rounds;
            if won {
                self.way = settled;
                self.stack.push(way);
                return true;
            }
            let (twice, all_twice) = (sweep.twice, sweep.all_twice);
            let mut examples = sweep.examples();
            let known = way.known;
            // First the kinds that are the likeliest to refute it: one copy of theirs was played twice.
            for group in [all_twice, !all_twice] {
                for kind in kinds(group & !known & self.here[0]) {
                    let (tried, passed) = self.settle_both_ways(way, kind, &mut examples, spent);
                    match passed {
                        [true, true] => {}
                        [false, false] => return false,
                        [_, up] => {
                            way = way.with(kind, up);
                            examples = tried;
                        }
                    }
                }
            }
            if way.known == known {
                let open = !known & self.here[0];
                let kind = if twice & open == 0 { open & open.wrapping_neg() } else { twice };
                self.stack.extend([false, true].map(|up| way.with(kind, up)));
                return false;
            }
        }
    }

    /// Tries to settle a kind so that its second, so that its first copy goes up: of which other kinds the passes that were
    /// won are examples, and which way was won without grace. What is won with it is left on the stack.
    fn settle_both_ways(
        &mut self,
        way: Way,
        kind: u64,
        examples: &mut [u64; 2],
        spent: &mut u64,
    ) -> ([u64; 2], [bool; 2]) {
        let mut tried = [0; 2];
        let passed = [false, true].map(|up| {
            if examples[usize::from(up)] & kind != 0 {
                return true;
            }
            let settled = way.with(kind, up);
            let mut sweep = self.sweep(settled);
            let won = sweep.run();
            *spent += sweep.rounds;
            if won {
                tried = sweep.examples();
                *examples = [examples[0] | tried[0], examples[1] | tried[1]];
            } else {
                let taken = self.taken(&sweep, spent);
                self.stack.extend(taken.into_iter().map(|item| Way { taken: Some(item), ..settled }));
            }
            won
        });
        (tried, passed)
    }

    /// The cards with which a pass that is stuck is won if they are taken by grace.
    ///
    /// To take a card helps at once or not at all: it goes home, or it frees one that does.
    #[inline(never)]
    fn taken(&self, sweep: &Sweep<'_>, spent: &mut u64) -> Vec<Item> {
        if !self.grace || sweep.taken {
            return Vec::new();
        }
        let shut = sweep.shut();
        let mut cards = shut;
        for item in items(shut) {
            for beside in self.frees[usize::from(item)].into_iter().filter(|item| *item != NONE) {
                cards[usize::from(beside / 52)] |= 1 << (beside % 52);
            }
        }
        let helps = |item: &Item| {
            let mut sweep = Sweep { grace: Some(*item), rounds: 0, ..sweep.clone() };
            let won = sweep.run();
            *spent += sweep.rounds;
            won
        };
        items(cards).filter(helps).collect()
    }
}

/// Each kind of a set, as a set.
fn kinds(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let kind = set & set.wrapping_neg();
        set &= !kind;
        (kind != 0).then_some(kind)
    })
}
