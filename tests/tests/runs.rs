//! *Deal all* and runs of the Fairie Queen: legal single moves, one action each, and never over more bare kings than there are.

use crate::common::{Random, deal_from_cards, game, pack};
use patience::{Card, Link, Move, PileId, Position, Rank, RunMove, Session};

const ID: &str = "fairie-queen";

fn column(n: usize) -> PileId {
    game(ID).pile_at(&format!("c{n}")).unwrap()
}

/// A dealt game: a bare king for some columns, and random cards in the others, partly built down.
fn dealt(seed: u64) -> Session {
    let mut random = Random::new(seed);
    let (kings, mut cards): (Vec<Card>, Vec<Card>) = pack(ID).into_iter().partition(|card| card.rank == Rank::KING);
    (1..cards.len()).rev().for_each(|i| cards.swap(i, random.below(i + 1)));
    let mut columns = vec![Vec::new(); 7];
    for column in &mut columns {
        if random.below(2) == 0 {
            continue;
        }
        let mut last = None;
        for _ in 0..random.below(9) {
            // Mostly the next lower rank.
            let lower = |card: &Card| is_next_lower(last, *card);
            let at = cards.iter().position(lower).filter(|_| random.below(5) > 0).unwrap_or(0);
            let card: Card = cards.remove(at);
            last = Some(card);
            if card.rank.value() > 1 {
                column.push(card);
            }
        }
    }
    let mut deal: Vec<Card> = pack(ID).into_iter().filter(|card| card.rank != Rank::KING).collect();
    for card in columns.iter().flatten() {
        deal.remove(deal.iter().position(|other| other == card).unwrap());
    }
    for (king, column) in kings.into_iter().zip(columns) {
        deal.push(king);
        deal.extend(column);
    }
    let mut session = Session::new(deal_from_cards(ID, deal));
    session.deal_all(false);
    assert_eq!(session.position().stock(), 0);
    // A few moves between columns, for other shapes.
    for _ in 0..random.below(6) {
        let legal = session.position().legal_moves();
        let transfers: Vec<Move> = legal.into_iter().filter(|m| !session.position().is_to_foundation(*m)).collect();
        let Some(&m) = transfers.get(random.below(transfers.len().max(1))) else { break };
        session.play(m).unwrap();
    }
    session
}

/// True if the card is one rank lower than the last.
fn is_next_lower(last: Option<Card>, card: Card) -> bool {
    last.is_some_and(|last| last.rank.below() == Some(card.rank))
}

/// The fewest moves that bring a run to its pile by way of its free piles, moving no other card; `None` if none do.
fn fewest_moves(start: &Position, run: &RunMove) -> Option<usize> {
    let goal = start.table().len(run.to) + run.cards;
    let fixed: Vec<(PileId, usize)> =
        [(run.from, start.table().len(run.from) - run.cards), (run.to, start.table().len(run.to))]
            .into_iter()
            .chain(run.free.iter().map(|&pile| (pile, 1)))
            .collect();
    let fixed_in = |pile: PileId| fixed.iter().find(|(other, _)| *other == pile).map(|(_, cards)| *cards);
    let mut seen = vec![start.clone()];
    let mut layer = vec![start.clone()];
    for moves in 0.. {
        if layer.iter().any(|position| position.table().len(run.to) == goal) {
            return Some(moves);
        }
        if layer.is_empty() {
            return None;
        }
        let mut next = Vec::new();
        for position in &layer {
            for m in position.legal_moves() {
                let Some(to) = m.to.pile() else { continue };
                let movable = fixed_in(m.from).is_some_and(|cards| position.table().len(m.from) > cards);
                if !movable || fixed_in(to).is_none() {
                    continue;
                }
                let after = position.clone().play(m).unwrap();
                if !seen.contains(&after) {
                    seen.push(after.clone());
                    next.push(after);
                }
            }
        }
        layer = next;
    }
    None
}

#[test]
fn a_run_moves_legally_over_free_kings_in_its_order() {
    let (mut possible, mut refused) = (0, 0);
    for seed in 0..150 {
        let session = dealt(seed);
        let position = session.position();
        for run in position.rules().runs() {
            let cards = position.table().pile(run.from);
            let moving = cards[cards.len() - run.cards..].to_vec();
            assert!(run.cards < cards.len(), "a king moves: {run:?}");
            assert!(run.free.iter().all(|&pile| position.table().len(pile) == 1 && pile != run.to && pile != run.from));
            let text = game(ID).write_run(&run);
            let mut moved = session.clone();
            let Some(moves) = run.moves() else {
                refused += 1;
                let before = moved.link();
                moved.move_run(&text).unwrap_err();
                assert_eq!((moved.position(), moved.link()), (position, before));
                let reason =
                    position.why_run(run.from, run.to, run.cards).expect("a run that cannot move has a reason");
                assert_eq!(reason.token.key(), "run-needs-kings");
                continue;
            };
            possible += 1;
            assert_eq!(position.why_run(run.from, run.to, run.cards), None);
            let mut played = position.clone();
            for &m in &moves {
                let used = [m.from, m.to.pile().unwrap()];
                assert!(used.iter().all(|pile| [run.from, run.to].contains(pile) || run.free.contains(pile)));
                played = played.play(m).expect("every move of a run is legal");
            }
            let (from, to) = (played.table().pile(run.from), played.table().pile(run.to));
            assert_eq!(
                (from, to),
                (&cards[..cards.len() - run.cards], &[position.table().pile(run.to), &moving].concat()[..])
            );
            assert!(run.free.iter().all(|&pile| played.table().len(pile) == 1), "a free king keeps a card");
            // One action: undo takes it back, redo reports it again, and the link holds its single moves.
            moved.move_run(&text).unwrap();
            assert_eq!((moved.position(), moved.ply()), (&played, session.ply() + moves.len()));
            let report = moved.report().to_vec();
            assert_eq!(report[0].key(), "run-moved");
            assert_eq!(Session::from_link(Link::parse(&moved.link().to_string()).unwrap()).position(), &played);
            assert!(moved.undo() && moved.position() == position);
            assert!(moved.redo() && moved.position() == &played);
            assert_eq!(moved.report(), report);
            let saved = Session::restore(&moved.save()).unwrap();
            assert_eq!(saved.action_lengths().last(), Some(moves.len()));
        }
    }
    assert!(possible > 300 && refused > 100, "{possible} runs move, {refused} are refused");
}

#[test]
fn a_run_is_refused_only_where_no_order_of_moves_reaches_its_pile() {
    let mut tried = [[0; 3]; 6];
    for seed in 0..400 {
        let session = dealt(seed);
        for run in session.position().rules().runs() {
            let free = run.free.len();
            if run.cards > 5 || free > 2 || tried[run.cards][free] == 6 {
                continue;
            }
            tried[run.cards][free] += 1;
            let fewest = fewest_moves(session.position(), &run);
            assert_eq!(run.moves().map(|moves| moves.len()), fewest, "{run:?}");
            if !run.is_possible() {
                // With the number of free kings that it names, it moves.
                let enough = RunMove { free: (100..).map(PileId).take(run.needed()).collect(), ..run.clone() };
                let few = RunMove { free: enough.free[1..].to_vec(), ..run.clone() };
                assert!(enough.moves().is_some() && few.moves().is_none(), "{run:?}");
            }
        }
    }
    assert!(tried[2..].iter().flatten().all(|tried| *tried > 0), "{tried:?}");
}

#[test]
fn a_run_needs_as_many_kings_as_doublings_of_its_cards() {
    let needed =
        |cards| RunMove { from: column(1), to: column(2), cards, free: Vec::new(), is_between_free: false }.needed();
    assert_eq!((2..=11).map(needed).collect::<Vec<_>>(), [1, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
    let between =
        |cards| RunMove { from: column(1), to: column(2), cards, free: Vec::new(), is_between_free: true }.needed();
    assert_eq!((2..=8).map(between).collect::<Vec<_>>(), [1, 1, 2, 2, 2, 2, 3]);
    // With a king for every card but the last, each card moves twice and the first once.
    let free = (3..=6).map(column).collect();
    let run = RunMove { from: column(1), to: column(2), cards: 5, free, is_between_free: false };
    assert_eq!(run.moves().unwrap().len(), 9);
}

#[test]
fn no_run_moves_before_the_stock_is_dealt_or_in_another_game() {
    let mut session = Session::open("fairie-queen/F222-5CME").unwrap();
    while session.position().stock() > 1 {
        assert_eq!(session.position().rules().runs(), []);
        session.deal_once();
    }
    let run = RunMove { from: column(1), to: column(2), cards: 3, free: Vec::new(), is_between_free: false };
    let text = game(ID).write_run(&run);
    assert_eq!(text, "c1>c2*3");
    session.move_run(&text).unwrap_err();
    session.move_run("c1>c2*").unwrap_err();
    session.move_run("c1>c2").unwrap_err();
    session.move_run("*").unwrap_err();
}

#[test]
fn deal_all_deals_the_whole_stock_in_a_single_action() {
    for seed in 0..60 {
        let start = Session::open(&format!(
            "fairie-queen/{}",
            patience::Deal::numbered(game(ID), seed).unwrap().code().unwrap()
        ))
        .unwrap();
        for plays_safe in [false, true] {
            let mut session = start.clone();
            for _ in 0..seed % 7 {
                session.deal_on();
            }
            let (ply, stock, left) = (session.ply(), session.position().stock(), session.position().clone());
            let made = session.deal_all(plays_safe);
            assert_eq!((session.position().stock(), session.position().rules().pending_pile()), (0, None));
            assert_eq!(session.ply(), ply + made);
            let home = session.moves().skip(ply).filter(|m| m.to.pile().is_none()).count();
            assert!(plays_safe || home == 0, "a card went home that nobody played");
            let report: Vec<_> = session.report().to_vec();
            assert_eq!(report[0], patience::report::cards_dealt(stock));
            assert_eq!(Session::from_link(session.link()).position(), session.position());
            assert!(session.undo() && session.position() == &left);
            assert!(session.redo());
            assert_eq!(session.report(), report);
            assert_eq!(session.deal_all(plays_safe), 0);
        }
    }
}

#[test]
fn deal_all_counts_the_cards_that_it_covered() {
    // Two aces go home; a two lies under the other.
    let mut deal: Vec<Card> = pack(ID);
    deal.sort_by_key(|card| card.rank.value());
    let mut session = Session::new(deal_from_cards(ID, deal));
    session.deal_all(false);
    // All twos but the last of the column can go home: eight lie there, under the threes.
    assert_eq!(session.report()[1], patience::report::cards_covered(8));
    session.undo();
    session.deal_all(true);
    assert_eq!(session.position().home(), 96);
}

#[test]
fn only_the_fairie_queen_deals_all() {
    for game in patience::Game::all().filter(|game| game.id != ID) {
        let mut session = Session::new(patience::Deal::numbered(game, 7).unwrap());
        assert_eq!((session.deal_all(true), session.ply()), (0, 0), "{}", game.id);
    }
}
