//! The solver never calls a position of a winning line lost; pinned verdicts of some positions, with their exact nodes.
//!
//! `cargo test --release -p patience-tests solver::write_the_pins -- --ignored` updates `data/solver.json` after a
//! change to the solver, with the same positions and limits.

use crate::common::{self, evidence::Evidence};
use patience::token::Arg;
use patience::{Deal, Game, Outcome, Position, Session, Token};
use patience_solver::{
    Explanation, KINDS, Limits, Marked, Reason, Rule, RuleSet, Search, Status, Verdict, explain, solve,
};

/// Deals of each game; `SOLVER_DEALS` sets more for a long run.
fn deals() -> u32 {
    std::env::var("SOLVER_DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(3)
}

/// The games that have a solver; only one if `GAME` names it.
fn solved() -> impl Iterator<Item = &'static Game> {
    common::games().into_iter().filter(|game| game.features.solver)
}

/// Node limits of a search for a line from the deal, and of a search for a proof at each of its positions.
fn limits(id: &str) -> (u64, u64) {
    match id {
        "fairie-queen" => (1_000_000, 2_000),
        "empress-of-india" => (1_000_000, 100),
        _ => (10_000_000, 5_000),
    }
}

/// Checks that every line wins under the rules, and that no position on it is called lost.
fn its_winning_lines_have_no_lost_position(id: &'static str) {
    let (nodes, check) = limits(id);
    let game = Game::by_id(id).expect("a game");
    let mut won = 0;
    for number in 5000..5000 + deals() {
        let deal = Deal::numbered(game, number).expect("a deal");
        let mut position = Position::start(&deal);
        let limits = Limits::within(nodes);
        let (Verdict::Won(line), _) = solve(&position, limits).expect("a solver") else { continue };
        won += 1;
        for (ply, m) in line.iter().enumerate() {
            position = position.play(*m).expect("a line is legal");
            assert_eq!(
                explain(&position).expect("a solver"),
                None,
                "{id}, deal {number}: explained after {} moves of a winning line",
                ply + 1
            );
            let mut search = Search::new(&position, Limits::within(check)).expect("a solver");
            if let Status::Done(Verdict::Lost(proof)) = search.run(check) {
                panic!("{id}, deal {number}: lost by {proof:?} after {} moves of a line that wins", ply + 1);
            }
        }
        assert_eq!(position.outcome(), Outcome::Won, "{id}, deal {number}");
    }
    assert!(won > 0, "{id}: no deal of {} was won within {nodes} nodes", deals());
}

#[test]
fn no_position_of_a_winning_line_is_lost() {
    common::for_each(solved().map(|game| game.id), its_winning_lines_have_no_lost_position);
}

/// Slices do not change the verdict, the line or the nodes.
#[test]
fn slices_do_not_change_an_answer() {
    for game in solved() {
        let id = game.id;
        let searches: &[(u32, u64)] = match id {
            "fairie-queen" => {
                &[(1001, 1_000_000), (1000, 1_000_000), (1008, 1_000_000), (1019, 400_000), (1006, 60_001)]
            }
            _ => &[(5000, 3_000_000), (5001, 3_000_000), (5002, 777), (5003, 150_001)],
        };
        for &(number, nodes) in searches {
            let position = Position::start(&Deal::numbered(game, number).expect("a deal"));
            let answer = |slice: u64| {
                let mut search = Search::new(&position, Limits::within(nodes)).expect("a solver");
                loop {
                    if let Status::Done(verdict) = search.run(slice) {
                        return (verdict, search.spent());
                    }
                }
            };
            let at_once = answer(u64::MAX);
            for slice in [1000, 50_000] {
                assert_eq!(answer(slice), at_once, "{id}, deal {number}, {nodes} nodes in slices of {slice}");
            }
        }
    }
}

/// A position of the Labyrinth with the stock out that copy commitment (LAB-C) decides, and plain search does not in five times
/// the nodes.
#[test]
fn a_search_that_begins_with_the_stock_out_commits_copies() {
    let line = "stock>row r1c1>D+ r1c10>D+ r2c2>S- stock>row r2c1>C- r3c6>D+ r3c8>S+ r3c8>D- stock>row r4c4>D- r4c4>S- \
        r3c1>S- r1c3>S- r2c3>S- r2c10>S- r1c9>S- r3c3>D+ r4c6>H+ r4c9>H+ stock>row stock>row r6c5>S+ r2c9>S+ r4c1>S+ r1c2>S+ \
        r6c5>H- r4c3>H- r6c2>S+ r6c6>S- stock>row stock>row r8c1>H- r8c6>S- stock>row";
    let game = Game::by_id("labyrinth-dealt-foundations").expect("the game");
    let start = Position::start(&Deal::numbered(game, 30_136).expect("a deal"));
    let position = line.split(' ').fold(start, |position, text| {
        let m = position.parse_move(text).expect("a move");
        position.play(m).expect("a legal move")
    });
    assert_eq!(position.stock(), 0);
    let status = |rules: RuleSet| {
        let limits = Limits { rules, ..Limits::default() };
        Search::new(&position, limits).expect("a solver").run(1_000_000)
    };
    assert!(matches!(status(RuleSet::ALL), Status::Done(Verdict::Won(_))));
    assert_eq!(status(RuleSet::ALL.without(Rule::LabyrinthCopyCommitment)), Status::Working);
}

/// A position of `data/solver.json` with its verdict and nodes.
struct Pin {
    link: String,
    ply: usize,
    /// Nodes after which the search is stopped, as the page's worker stops it.
    nodes: u64,
    verdict: String,
    spent: u64,
}

const PINS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/solver.json");

fn pins() -> Vec<Pin> {
    let text = std::fs::read_to_string(PINS).expect("the file of pinned verdicts");
    let all: Vec<serde_json::Value> = serde_json::from_str(&text).expect("a list");
    let pin = |value: &serde_json::Value| {
        let text = |key: &str| value[key].as_str().expect(key).to_owned();
        let number = |key: &str| value[key].as_u64().expect(key);
        Pin {
            link: text("link"),
            ply: number("ply") as usize,
            nodes: number("nodes"),
            verdict: text("verdict"),
            spent: number("spent"),
        }
    };
    all.iter().map(pin).collect()
}

impl Pin {
    fn position(&self) -> Position {
        let mut session = Session::open(&self.link).unwrap_or_else(|error| panic!("{}: {error}", self.link));
        session.go_to(self.ply);
        assert_eq!(session.ply(), self.ply, "{} is shorter", self.link);
        session.position().clone()
    }

    /// Searches as the page's worker does: with the default limits, stopped from outside.
    fn answer(&self, slice: u64) -> (Verdict, u64) {
        let mut search = Search::new(&self.position(), Limits::default()).expect("a solver");
        loop {
            let status = search.run(slice.min(self.nodes - search.spent()));
            if let Status::Done(verdict) = status {
                return (verdict, search.spent());
            }
            if search.spent() >= self.nodes {
                return (Verdict::Unknown, search.spent());
            }
        }
    }
}

/// The same verdict in the same nodes on every platform: `browser/verdicts.test.mjs` checks the page's module.
#[test]
fn pinned_verdicts_and_nodes() {
    let pins = pins();
    for game in Evidence::Verdicts.games().filter_map(Game::by_id) {
        let of_game = |pin: &&Pin| pin.link.starts_with(&format!("{}/", game.id));
        assert!(pins.iter().filter(of_game).count() >= 4, "{}: too few", game.id);
    }
    for pin in &pins {
        let place = format!("{} at {}", pin.link, pin.ply);
        let (verdict, spent) = pin.answer(50_000);
        assert_eq!((verdict.name(), spent), (&*pin.verdict, pin.spent), "{place}");
        assert_eq!(pin.answer(u64::MAX), (verdict.clone(), spent), "{place}, at one go");
        if let Verdict::Won(line) = verdict {
            let end = line.into_iter().try_fold(pin.position(), Position::play).expect("a line is legal");
            assert_eq!(end.outcome(), Outcome::Won, "{place}");
        }
    }
}

#[test]
#[ignore = "writes the data that the other tests are held against"]
fn write_the_pins() {
    let lines = pins().into_iter().map(|pin| {
        let (verdict, spent) = pin.answer(50_000);
        let (link, ply, nodes, verdict) = (&pin.link, pin.ply, pin.nodes, verdict.name());
        format!(r#"  {{"link":"{link}","ply":{ply},"nodes":{nodes},"verdict":"{verdict}","spent":{spent}}}"#)
    });
    let text = format!("[\n{}\n]\n", lines.collect::<Vec<_>>().join(",\n"));
    std::fs::write(PINS, text).expect("the file is written");
}

/// A careless game: random moves.
fn careless(deal: &Deal, seed: u64) -> Vec<Position> {
    let mut positions = vec![Position::start(deal)];
    let mut state = seed;
    while let Some(position) = positions.last().filter(|p| p.outcome() == Outcome::Playing) {
        if positions.len() > 300 {
            break;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = position.legal_moves();
        let mut next = position.clone();
        next.play_unchecked(moves[(state >> 33) as usize % moves.len()]);
        positions.push(next);
    }
    positions
}

/// A lost position stays lost after every move: no search finds a line.
#[test]
fn no_successor_of_a_lost_position_is_won() {
    for game in solved() {
        let (mut lost, mut tried) = (0, 0);
        for number in 5000..5000 + deals() {
            let positions = careless(&Deal::numbered(game, number).expect("a deal"), number.into());
            for position in positions.iter().rev().skip(1).step_by(positions.len() / 8 + 1) {
                let limits = Limits::within(30_000);
                if position.outcome() != Outcome::Playing
                    || !matches!(solve(position, limits).expect("a solver").0, Verdict::Lost(_))
                {
                    continue;
                }
                lost += 1;
                let moves = position.legal_moves();
                for &m in moves.iter().step_by(moves.len() / 8 + 1) {
                    let next = position.clone().play(m).expect("a legal move");
                    let (verdict, _) = solve(&next, Limits::within(5_000)).expect("a solver");
                    let name = game.write_move(m);
                    assert!(
                        !matches!(verdict, Verdict::Won(_)),
                        "{}, deal {number}: won by {name}: {position:?}",
                        game.id
                    );
                    tried += 1;
                }
            }
        }
        println!("{}: {lost} lost, {tried} moves tried", game.id);
        assert!(lost > 0 && tried > 0, "{}: {lost} lost, {tried} moves tried", game.id);
    }
}

/// Checks that a token and every token in it match their declarations.
fn is_declared(token: &Token) {
    token.walk(&mut |token| {
        let kind = KINDS.iter().find(|kind| kind.key == token.key());
        assert!(kind.is_some_and(|kind| kind.allows(token)), "{token:?} is not declared so: {kind:?}");
    });
}

/// Returns true if an explanation names every card that it marks; always if it marks none.
fn names_all(why: &Explanation) -> bool {
    let mut named = Vec::new();
    why.token.walk(&mut |token| {
        for (_, arg) in token.args() {
            match arg {
                Arg::Card(card) => named.push(*card),
                Arg::Cards(cards) => named.extend(cards),
                _ => {}
            }
        }
    });
    // Either copy of a card that is named may lie in the stock.
    why.cards.iter().all(|marked| named.contains(&marked.card))
        && (named.is_empty() == why.cards.is_empty() || why.kind == Reason::Few)
}

/// Explained positions are lost, the marked cards exist, and explanations are not rare.
#[test]
fn explanations_hold() {
    for game in solved().filter(|game| game.id != "labyrinth-dealt-foundations") {
        let id = game.id;
        let mut explained = 0;
        for number in 5000..5000 + 2 * deals() {
            let positions = careless(&Deal::numbered(game, number).expect("a deal"), number.into());
            for position in positions.iter().step_by(10) {
                let Some(why) = explain(position).expect("a solver") else { continue };
                explained += 1;
                for Marked { pile, index, card } in &why.cards {
                    assert_eq!(position.table().pile(*pile).get(*index), Some(card), "{why:?}");
                }
                is_declared(&why.token);
                is_declared(&why.brief);
                assert!(names_all(&why), "{why:?}");
                let (verdict, _) = solve(position, Limits::within(100_000)).expect("a solver");
                assert!(!matches!(verdict, Verdict::Won(_)), "{id}, deal {number}: won, but explained: {why:?}");
            }
        }
        assert!(explained > 0, "{id}: nothing explained");
    }
}
