//! Small packs against plain exhaustive search, which shares no code with the solver.

use super::Empress;
use super::board::EmpressBoard;
use super::exact::ExactDfs;
use super::pair_deadlock::{DeadlockStatus, Direction, LastOrder, PairOrderSearch, PairRelaxation};
use super::playout::Playout;
use super::state::{EmpressState, is_red, suit_and_height};
use crate::engine::{GameSolver, Rng};
use crate::methods::annealing;
use crate::testkit::{Oracle, Random, Tally, sample_size, searches};
use crate::{Limits, RuleSet};

/// A card of a small pack: its suit (two red ones, then two black ones) and its height.
type Card = (usize, u8);

/// A reference implementation of the game. A space holds no card, one, or a pair.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Plain {
    stock: Vec<Card>,
    /// The Army, the Navy.
    rows: [Vec<Vec<Card>>; 2],
    talons: [Vec<Card>; 2],
    /// Foundations: one per suit and pack, each with its height.
    home: [Vec<u8>; 4],
}

fn colour(card: Card) -> usize {
    card.0 / 2
}

/// The card of the full pack: diamonds and hearts go from the queen down to the ace, clubs and spades from the two up
/// to the king, without red jacks and black queens.
fn kind(suit: usize, height: u8) -> u8 {
    match suit {
        0 | 1 => [13, 26][suit] + [11, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0][usize::from(height)],
        _ => [0, 39][suit - 2] + [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12][usize::from(height)],
    }
}

impl Plain {
    /// The foundation that takes this card next.
    fn foundation_of(&self, (suit, height): Card) -> Option<usize> {
        self.home[suit].iter().position(|&cards| cards == height)
    }

    /// Cards of a kind that are not home.
    fn away(&self, suit: usize, height: u8) -> u8 {
        self.home[suit].iter().filter(|&&cards| cards <= height).count() as u8
    }

    fn play(&mut self, card: Card) {
        let pile = self.foundation_of(card).expect("a card that can go home");
        self.home[card.0][pile] += 1;
    }

    /// Fills the vacated spaces, at most one per row.
    fn refill(&mut self, mut empty: [Option<usize>; 2]) {
        for (row, empty) in empty.iter_mut().enumerate() {
            if let Some(space) = *empty
                && let Some(card) = self.talons[row].pop()
            {
                self.rows[row][space].push(card);
                *empty = None;
            }
        }
        loop {
            let fills_space = |&card: &Card| empty[colour(card)].is_some();
            if !self.stock.iter().any(fills_space) {
                return;
            }
            let card = self.stock.remove(0);
            match empty[colour(card)].take() {
                Some(space) => self.rows[colour(card)][space].push(card),
                None => self.talons[colour(card)].push(card),
            }
        }
    }
}

impl Oracle for Plain {
    const GAME: &'static str = "empress-of-india";

    fn successors(&self) -> Vec<(String, Plain)> {
        let name = ['a', 'n'];
        let mut all = Vec::new();
        if !self.stock.is_empty() {
            let mut next = self.clone();
            let card = next.stock.remove(0);
            next.talons[colour(card)].push(card);
            all.push(("stock>talon".to_owned(), next));
        }
        for row in 0..2 {
            for (i, space) in self.rows[row].iter().enumerate() {
                if let [first, second] = space[..]
                    && self.foundation_of(first).is_some()
                    && self.foundation_of(second).is_some()
                {
                    let mut next = self.clone();
                    next.rows[row][i].clear();
                    next.play(first);
                    next.play(second);
                    let mut empty = [None; 2];
                    empty[row] = Some(i);
                    next.refill(empty);
                    all.push((format!("{}{}>f", name[row], i + 1), next));
                }
                for (j, other) in self.rows[1 - row].iter().enumerate() {
                    let ([card], [onto]) = (&space[..], &other[..]) else { continue };
                    let mut next = self.clone();
                    next.rows[row][i].clear();
                    next.rows[1 - row][j].push(*card);
                    let mut empty = [None; 2];
                    empty[row] = Some(i);
                    next.refill(empty);
                    all.push((format!("{}{}>{}{}", name[row], i + 1, name[1 - row], j + 1), next));
                    if row == 0 && self.foundation_of(*card).is_some() && self.foundation_of(*onto).is_some() {
                        let mut next = self.clone();
                        next.rows[0][i].clear();
                        next.rows[1][j].clear();
                        next.play(*card);
                        next.play(*onto);
                        next.refill([Some(i), Some(j)]);
                        all.push((format!("a{}+n{}>f", i + 1, j + 1), next));
                    }
                }
            }
        }
        all
    }

    fn is_won(&self) -> bool {
        self.stock.is_empty() && self.talons.iter().all(Vec::is_empty) && self.rows.iter().flatten().all(Vec::is_empty)
    }
}

/// A small pack: suits of each colour, ranks in a suit, packs, spaces in a row.
#[derive(Clone, Copy, Debug)]
struct Small {
    suits: usize,
    ranks: u8,
    packs: usize,
    spaces: usize,
}

impl Small {
    fn pack(self, random: &mut Random) -> Vec<Card> {
        let mut cards = Vec::new();
        for suit in (0..4).filter(|suit| suit % 2 < self.suits) {
            cards.extend(
                (0..self.ranks).map(|height| (suit, height)).cycle().take(usize::from(self.ranks) * self.packs),
            );
        }
        random.shuffle(&mut cards);
        cards
    }

    fn empty(self) -> Plain {
        Plain {
            stock: Vec::new(),
            rows: [0, 1].map(|_| vec![Vec::new(); self.spaces]),
            talons: [Vec::new(), Vec::new()],
            home: [0, 1, 2, 3].map(|suit| vec![if suit % 2 < self.suits { 0 } else { self.ranks }; self.packs]),
        }
    }

    /// Deals, then plays random moves, half of them home where possible.
    fn played(self, random: &mut Random, moves: usize) -> Plain {
        let mut plain = self.empty();
        plain.stock = self.pack(random);
        while plain.rows.iter().flatten().any(Vec::is_empty) && !plain.stock.is_empty() {
            let card = plain.stock.remove(0);
            match plain.rows[colour(card)].iter_mut().find(|space| space.is_empty()) {
                Some(space) => space.push(card),
                None => plain.talons[colour(card)].push(card),
            }
        }
        for _ in 0..moves {
            let mut next = plain.successors();
            if random.below(2) == 0 && next.iter().any(|next| next.0.ends_with('f')) {
                next.retain(|next| next.0.ends_with('f'));
            }
            if next.is_empty() {
                break;
            }
            plain = next[random.below(next.len())].1.clone();
        }
        plain
    }

    /// Lays cards at random: some home, some in pairs, the others single, on talons or in the stock.
    fn random_position(self, random: &mut Random) -> Plain {
        let mut plain = self.empty();
        let mut cards = self.pack(random);
        for _ in 0..random.below(cards.len() / 2) {
            if let Some(at) = cards.iter().position(|&card| plain.foundation_of(card).is_some()) {
                plain.play(cards.remove(at));
            }
        }
        let take = |cards: &mut Vec<Card>, row| {
            let at = cards.iter().position(|&card| colour(card) == row)?;
            Some(cards.remove(at))
        };
        let pairs = random.below(4);
        for row in 0..2 {
            for space in 0..self.spaces {
                let pair = random.below(4) < pairs && cards.iter().any(|&card| colour(card) != row);
                let Some(card) = take(&mut cards, row) else { continue };
                plain.rows[row][space].push(card);
                if pair && let Some(card) = take(&mut cards, 1 - row) {
                    plain.rows[row][space].push(card);
                }
            }
        }
        for card in cards {
            if random.below(3) == 0 {
                plain.talons[colour(card)].push(card);
            } else {
                plain.stock.push(card);
            }
        }
        plain
    }

    /// The position in the solver's pack: the highest cards of its suits, with all others home.
    fn state_of(self, plain: &Plain) -> EmpressState {
        let first = 11 - self.ranks;
        let kinds =
            |cards: &Vec<Card>| cards.iter().map(|&(suit, height)| kind(suit, first + height)).collect::<Vec<u8>>();
        let mut played = [0; 52];
        for suit in 0..4 {
            for height in 0..11u8 {
                let away = height.checked_sub(first).map_or(0, |height| plain.away(suit, height));
                played[usize::from(kind(suit, height))] = 4 - away;
            }
        }
        EmpressState {
            stock: kinds(&plain.stock),
            rows: [0, 1].map(|row: usize| plain.rows[row].iter().map(kinds).collect()),
            talons: [0, 1].map(|row: usize| kinds(&plain.talons[row])),
            played,
        }
    }
}

const SMALL: &[Small] = &[
    Small { suits: 1, ranks: 3, packs: 2, spaces: 2 },
    Small { suits: 1, ranks: 4, packs: 2, spaces: 2 },
    Small { suits: 1, ranks: 4, packs: 1, spaces: 3 },
    Small { suits: 1, ranks: 6, packs: 1, spaces: 3 },
    Small { suits: 2, ranks: 2, packs: 2, spaces: 2 },
    Small { suits: 2, ranks: 3, packs: 1, spaces: 3 },
    // With more room the pairs alone decide, and more positions are won.
    Small { suits: 1, ranks: 3, packs: 3, spaces: 4 },
    Small { suits: 1, ranks: 5, packs: 1, spaces: 5 },
    Small { suits: 1, ranks: 8, packs: 1, spaces: 8 },
    Small { suits: 2, ranks: 3, packs: 1, spaces: 6 },
    Small { suits: 2, ranks: 4, packs: 1, spaces: 6 },
];

/// The searches of a position together, and the exact search alone.
#[test]
fn every_rule_on_and_off_agrees_with_plain_search() {
    let searches = searches(Empress.rules(), 2_000, 2_000);
    let mut tally = Tally::default();
    for &small in SMALL {
        let cards = small.suits * usize::from(small.ranks) * small.packs;
        let mut random = Random(1 << 32 | (small.suits * 1000 + usize::from(small.ranks) * 100 + small.packs) as u64);
        for n in 0..sample_size(1_100) / SMALL.len() {
            let moves = random.below(2 * cards);
            let plain = if n % 2 == 0 { small.played(&mut random, moves) } else { small.random_position(&mut random) };
            let state = small.state_of(&plain);
            let Some(is_winnable) = tally.compare(&plain, &state, &searches, 5_000) else { continue };
            for (limits, _) in &searches {
                let answer = ExactDfs::new(*limits).turn(&EmpressBoard::new(&state), 2_000_000).answer;
                let verdict = plain.check(is_winnable, answer, limits);
                let is_end = limits.rules == RuleSet::ALL && plain.stock.is_empty();
                assert!(verdict.is_some() || !is_end, "the stock is empty, but it is not decided: {plain:?}");
            }
        }
    }
    tally.assert_meaningful(20, 50);
    let few = tally.positions / 6;
    assert!(
        tally.proven > few && tally.won > few && tally.explained > few / 2,
        "too little to mean anything: {tally:?}"
    );
}

/// On pairs of the full pack a deadlock from the front is one from the end; EMP-B finds others by its colours.
#[test]
fn pair_orders_from_either_end_agree() {
    let mut random = Random(7);
    let (mut open, mut locked, mut unequal) = (0, 0, 0);
    for n in 0..2_000 {
        let mut loose = [[4u8; 11]; 4];
        let mut pairs = Vec::new();
        for _ in 0..2 + n % 11 {
            let red = (1 + random.below(2), random.below(11));
            let black = (3 * random.below(2), random.below(11));
            if loose[red.0][red.1] > 0 && loose[black.0][black.1] > 0 {
                for (suit, height) in [red, black] {
                    loose[suit][height] -= 1;
                }
                pairs.push([red, black].map(|(suit, height)| (suit as u8, height as u8)));
            }
        }
        // Leaves few of the unpaired cards away from home.
        let spare = random.below(3) as u8;
        let mut home = [[0u8; 11]; 4];
        for (home, loose) in home.iter_mut().zip(&mut loose) {
            let mut below = 4;
            for (home, loose) in home.iter_mut().zip(loose) {
                *home = loose.saturating_sub(spare).min(below);
                *loose -= *home;
                below = *home;
            }
        }
        let relaxation = PairRelaxation { home, loose, pairs };
        let [forwards, backwards] =
            Direction::BOTH.map(|direction| relaxation.decide(500_000, Limits::default(), direction));
        open += usize::from(forwards == DeadlockStatus::Solvable);
        locked += usize::from(forwards == DeadlockStatus::Deadlocked);
        assert!(forwards != DeadlockStatus::Deadlocked || backwards != DeadlockStatus::Solvable, "{relaxation:?}");
        unequal += usize::from(forwards == DeadlockStatus::Solvable && backwards == DeadlockStatus::Deadlocked);
        for direction in Direction::BOTH {
            assert_order_is_found_again(&relaxation, direction);
        }
    }
    println!("{open} open, {locked} locked, {unequal} locked by number");
    assert!(open > 200 && locked > 200 && unequal > 50, "too little to mean anything: {open} open, {locked} locked");
}

/// Sorted by an order in which they can go home, pairs that are all different go home in it without backtracking.
fn assert_order_is_found_again(relaxation: &PairRelaxation, direction: Direction) {
    let run = |relaxation: &PairRelaxation| {
        let mut search =
            PairOrderSearch::new(relaxation.clone(), Limits::default(), direction).expect("its rule is on");
        (search.run(500_000).1 == DeadlockStatus::Solvable).then_some(search)
    };
    let pairs = &relaxation.pairs;
    let Some(search) = run(relaxation).filter(|_| !(1..pairs.len()).any(|i| pairs[..i].contains(&pairs[i]))) else {
        return;
    };
    let order: Vec<_> = search.order().collect();
    let mut last = LastOrder::default();
    last.learn(&search);
    let mut sorted = relaxation.clone();
    last.sort(&mut sorted.pairs);
    assert_eq!(sorted.pairs, order, "{relaxation:?}");
    let again = run(&sorted).expect("the same pairs");
    assert_eq!(again.entered, order.len() as u64, "{relaxation:?}");
    assert!(again.order().eq(order));
}

/// Crossings counted for all cards at once equal those counted pair by pair.
#[test]
fn crossings_agree_with_a_plain_count() {
    let mut random = Random(5);
    let whole = Small { suits: 2, ranks: 11, packs: 4, spaces: 24 };
    let mut most = 0;
    for _ in 0..200 {
        let board = EmpressBoard::new(&whole.state_of(&whole.random_position(&mut random)));
        let crossings = board.crossings();
        for (r, b) in (0..22).flat_map(|r| (0..22).map(move |b| (r, b))) {
            let count = board.crossed(r, b);
            assert_eq!(crossings.at(usize::from(r), usize::from(b)), count);
            most = most.max(count);
        }
    }
    assert!(most > 4, "too few pairs to mean anything: {most}");
}

/// A playout ignores spaces; yet each of its moves is legal, and it ends as it reports.
#[test]
fn playouts_are_legal_games() {
    let mut random = Random(11);
    let mut rng = Rng::new(11);
    let whole = Small { suits: 2, ranks: 11, packs: 4, spaces: 24 };
    let (mut won, mut clogged) = (0, 0);
    for (n, &small) in SMALL.iter().chain([&whole]).cycle().take(600).enumerate() {
        let plain = if n % 2 == 0 { small.played(&mut random, n % 40) } else { small.random_position(&mut random) };
        let state = small.state_of(&plain);
        let mut playout = Playout::new(&state);
        let mut decisions = <Playout as annealing::Playout>::NO_DECISIONS;
        let mut board = EmpressBoard::new(&state);
        annealing::Playout::shuffle(&mut playout, &mut decisions, &mut rng);
        let mut cost = annealing::Playout::run(&mut playout, &decisions, 0, u32::MAX);
        for _ in 0..20 {
            annealing::Playout::accept(&mut playout, &mut Vec::new());
            if annealing::Playout::mutate(&mut playout, &mut decisions, &[], &mut rng) != annealing::NEVER_USED {
                cost = annealing::Playout::run(&mut playout, &decisions, 0, u32::MAX);
            }
        }
        let line = annealing::Playout::line(&mut playout, &decisions);
        assert_eq!(line.len() as u64, annealing::Playout::moves_made(&playout));
        let at = plain.after(line.iter().copied());
        line.into_iter().for_each(|m| board.apply(m));
        let away =
            [0, 1, 2, 3].map(|suit| (0..small.ranks).map(|height| u32::from(at.away(suit, height))).sum::<u32>());
        let pairs: Vec<[u8; 2]> = board.pairs().collect();
        let ranks = |[first, second]: [u8; 2]| {
            let (red, black) = if is_red(first) { (first, second) } else { (second, first) };
            [red, black].map(|card| (suit_and_height(card).0 & 1) * 11 + suit_and_height(card).1)
        };
        let crossed: usize = pairs.iter().map(|&pair| ranks(pair)).map(|[red, black]| board.crossed(red, black)).sum();
        assert_eq!(cost, away.iter().sum::<u32>() + crossed as u32 / 2, "{at:?}");
        assert_eq!(cost == 0, at.is_won());
        assert!(board.is_stuck() || at.is_won());
        assert!(!board.has_stock());
        won += usize::from(at.is_won());
        clogged += usize::from(crossed > 0);
    }
    assert!(won > 50 && clogged > 50, "too little to mean anything: {won} won, {clogged} with pairs that cross");
}
