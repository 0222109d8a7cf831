//! Hashes of everything that the engine offers, reports, refuses and does along some games of every id, compared with a
//! record.
//!
//! The other tests check requirements. This one detects every other change: each line of `data/record/<id>.txt` is a
//! game, with a hash for each kind of fact.
//!
//! After an intended change, `RECORD=write cargo test -p patience-tests record::` updates the record; its diff names
//! the changed kinds, game by game. `RECORD=show GAME=sly` prints the hashed text, to compare before and after.

use crate::common::{self, Random, deal_from_cards, easy_order, evidence::Evidence, game};
use patience::{Deal, Game, Move, Offers, PileId, Position, Session};
use std::{
    env,
    fmt::{self, Write as _},
    fs,
};

/// The kinds of facts, each with its own hash.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// The piles, the legal moves and their destinations.
    Rules,
    /// Selectable piles, available cards, founding cards.
    Offers,
    /// Messages about the position and its moves.
    Words,
    /// Explanations of illegal moves and of idle cards.
    Refusals,
    /// Actions, undo, lines, links.
    Session,
}

const KINDS: [Kind; 5] = [Kind::Rules, Kind::Offers, Kind::Words, Kind::Refusals, Kind::Session];

/// The hashes of a game, by FNV-1a.
struct Sums {
    sums: [u64; KINDS.len()],
    shows: bool,
}

impl Sums {
    fn new() -> Sums {
        Sums { sums: [0xCBF2_9CE4_8422_2325; KINDS.len()], shows: is("show") }
    }

    fn add(&mut self, kind: Kind, what: fmt::Arguments) {
        if self.shows {
            println!("{kind:?}: {what}");
        }
        Sum(&mut self.sums[kind as usize]).write_fmt(what).unwrap();
        self.sums[kind as usize] ^= 0xFF;
    }
}

/// Hashes text as it is written.
struct Sum<'a>(&'a mut u64);

impl fmt::Write for Sum<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            *self.0 = (*self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
        }
        Ok(())
    }
}

fn is(value: &str) -> bool {
    env::var("RECORD").is_ok_and(|wanted| wanted == value)
}

fn piles(position: &Position) -> impl Iterator<Item = PileId> + use<> {
    (0..position.pile_specs().len()).map(|pile| PileId(pile as u8))
}

/// Adds a position. Its refusals are thousands of answers, so they are added only now and then.
fn add_position(sums: &mut Sums, position: &Position, refused: bool) {
    let (game, rules) = (position.game(), position.rules());
    let legal = position.legal_moves();
    let write = |m: Option<Move>| m.map(|m| game.write_move(m));
    sums.add(Kind::Rules, format_args!("{position:?} {} {}", position.outcome(), position.home()));
    for &m in &legal {
        sums.add(Kind::Rules, format_args!("{} {:?}", game.write_move(m), position.destination_pile(m)));
        sums.add(
            Kind::Words,
            format_args!("{:?} {:?} {:?}", position.describe(m), position.destination(m), position.button(m)),
        );
    }
    let steps = [rules.next_deal_move(true), rules.next_deal_move(false), rules.safe_move()].map(write);
    sums.add(Kind::Rules, format_args!("{steps:?} {:?} {}", rules.pending_pile(), rules.auto_draws()));
    sums.add(Kind::Rules, format_args!("{} {:?}", rules.tiers(), position.finish().map(|moves| moves.len())));
    sums.add(Kind::Offers, format_args!("{:?}", Offers::of(position)));
    sums.add(Kind::Words, format_args!("{:?} {:?}", position.prompt(), position.figures()));
    sums.add(Kind::Words, format_args!("{:?} {:?}", position.tally(), position.deal_label()));
    for pile in piles(position) {
        let (awaits, complete) = (position.next_card(pile), position.is_complete(pile));
        sums.add(Kind::Offers, format_args!("{pile:?} {awaits:?} {complete}"));
        sums.add(Kind::Words, format_args!("{:?}", position.note(pile)));
        if refused {
            sums.add(Kind::Refusals, format_args!("{:?}", position.why_idle(pile)));
        }
    }
    if refused {
        sums.add(Kind::Refusals, format_args!("{:?}", position.why_all()));
    }
}

/// Adds the public state of a session.
fn add_session(sums: &mut Sums, session: &Session, done: &str) {
    let ends = session.action_lengths().collect::<Vec<_>>();
    sums.add(
        Kind::Session,
        format_args!("{done} {}/{} {ends:?} {:?}", session.ply(), session.plies(), session.report()),
    );
    sums.add(Kind::Session, format_args!("{} {} {:?}", session.can_undo(), session.can_redo(), session.position()));
    sums.add(Kind::Session, format_args!("{} {}", session.link(), session.line()));
}

/// Chooses a legal move, mostly to a foundation.
fn choose(position: &Position, random: &mut Random) -> Option<Move> {
    let legal = position.legal_moves();
    let home: Vec<Move> = legal.iter().copied().filter(|&m| position.is_to_foundation(m)).collect();
    let from = if home.is_empty() || random.below(4) == 0 { &legal } else { &home };
    (!from.is_empty()).then(|| from[random.below(from.len())])
}

/// Plays a game with all commands of a session, in any order.
fn play(sums: &mut Sums, deal: Deal, random: &mut Random, commands: usize) {
    let start = Session::new(deal);
    let mut session = start.clone();
    for _ in 0..commands {
        let some = random.below(session.plies() + 2);
        let done = match random.below(22) {
            0 => format!("deal one {}", session.deal_once()),
            1..=4 => format!("deal on {}", session.deal_on()),
            5 => format!("play safe {}", session.play_safe()),
            6 | 7 => format!("undo {}", session.undo()),
            8 => format!("redo {}", session.redo()),
            9 => {
                session.go_to(some);
                format!("go to {some}")
            }
            10 => {
                // A line that branches off, as from a stranger's link.
                let mut other = session.clone();
                other.go_to(some);
                if let Some(m) = choose(other.position(), random) {
                    other.play(m).unwrap();
                }
                format!("go to link {}", session.go_to_link(other.link()))
            }
            11 => format!("not this deal {}", session.go_to_link(other_deal(session.deal().game()).link())),
            12 => {
                // A preview from the middle of the line, along it or off it.
                let mut other = session.clone();
                other.go_to(some);
                let from = other.ply();
                for _ in 0..4 {
                    if let Some(m) = choose(other.position(), random) {
                        other.play(m).unwrap();
                    }
                }
                let moves: Vec<Move> = other.moves().skip(from).collect();
                let ply = (from + random.below(moves.len() + 2)).saturating_sub(random.below(2));
                format!("show {from} {ply} {:?}", session.preview(from, &moves, ply))
            }
            13 => {
                let text = session.save();
                session = Session::restore(&text).unwrap();
                format!("restore {text}")
            }
            14 => {
                // Moves legal at the start are mostly illegal in this position.
                let m = start.position().legal_moves()[0];
                format!("play {:?}", session.play(m).map_err(|error| (error.to_string(), error.token())))
            }
            15 => {
                let text = ["x", "hand>hand", "stock>hand"][random.below(3)];
                format!("play {text} {:?}", session.play_text(text).map_err(|error| (error.to_string(), error.token())))
            }
            16 => match choose(session.position(), random) {
                Some(m) => format!("play {:?}", session.play(m)),
                None => "nothing to play".to_owned(),
            },
            _ => match choose(session.position(), random) {
                Some(m) => format!("act {:?}", session.play_and_draw(m)),
                None => "nothing to do".to_owned(),
            },
        };
        add_session(sums, &session, &done);
        add_position(sums, session.position(), random.below(8) == 0);
    }
}

/// A game of another deal.
fn other_deal(game: &'static Game) -> Session {
    Session::new(Deal::numbered(game, 887_503_680).unwrap())
}

/// Adds a recorded win, for the ends of games.
fn win(sums: &mut Sums, words: &str) {
    let (code, moves) = words.split_once(' ').unwrap();
    let mut session = Session::new(Deal::from_code(code).unwrap());
    for (ply, text) in moves.split_whitespace().enumerate() {
        session.play_text(text).unwrap();
        if ply % 2 == 0 || session.position().stock() == 0 {
            add_position(sums, session.position(), ply % 16 == 0);
        }
    }
    add_session(sums, &session, "won");
    add_position(sums, session.position(), true);
}

/// Calls `each` with the lines of a game's record.
fn record(id: &'static str, each: &mut dyn FnMut(String)) {
    let mut line = |name: String, work: &mut dyn FnMut(&mut Sums)| {
        if is("show") {
            println!("=== {id} {name}");
        }
        let mut sums = Sums::new();
        work(&mut sums);
        let sums: Vec<String> =
            KINDS.iter().map(|kind| format!("{kind:?}={:016x}", sums.sums[*kind as usize])).collect();
        each(format!("{name} {}", sums.join(" ")));
    };
    // A position of the Empress of India has a thousand moves, and as many refusals.
    let (games, commands) = if id == "empress-of-india" { (4, 160) } else { (8, 220) };
    for seed in 1..=games {
        let mut random = Random::new(seed);
        let number = random.below(887_503_681) as u32;
        line(format!("deal-{number}"), &mut |sums| {
            play(sums, Deal::numbered(game(id), number).unwrap(), &mut random, commands)
        });
        let mut random = Random::new(100 + seed);
        line(format!("kindly-{seed}"), &mut |sums| {
            let cards = easy_order(id, &mut random);
            play(sums, deal_from_cards(id, cards), &mut random, commands);
        });
    }
    for (number, words) in fs::read_to_string(Evidence::Wins.file(id)).unwrap().lines().enumerate() {
        line(format!("win-{}", number + 1), &mut |sums| win(sums, words));
    }
}

fn compare(id: &'static str) {
    let file = Evidence::Record.file(id);
    if is("write") {
        let mut lines = String::new();
        record(id, &mut |line| lines += &(line + "\n"));
        fs::write(&file, lines).unwrap();
    }
    let recorded = fs::read_to_string(&file).unwrap();
    let mut recorded = recorded.lines();
    record(id, &mut |line| {
        let recorded = recorded.next().unwrap_or_default();
        let changed: Vec<&str> = line
            .split(' ')
            .zip(recorded.split(' '))
            .filter(|(now, before)| now != before)
            .map(|(now, _)| now)
            .collect();
        let name = line.split(' ').next().unwrap_or_default();
        assert!(recorded.len() == line.len() && changed.is_empty(), "{id}, {name}: it was otherwise: {changed:?}");
    });
    assert_eq!(recorded.next(), None, "{} has more games", file.display());
}

#[test]
fn games_match_their_records() {
    common::for_each(Evidence::Record.games(), compare);
}
