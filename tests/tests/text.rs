//! Games as text: written, read, damaged.

use crate::common::{self, Random, evidence::Evidence, game};
use patience::{
    Deal, Link, Session,
    text::{Date, MAX_GAMES, MAX_TEXT, Record, read, write},
};

/// A game in progress, of a code or of given cards.
fn played(id: &str, number: u32, moves: usize, is_given: bool) -> Session {
    let mut random = Random::new(u64::from(number));
    let deal = Deal::numbered(game(id), number).unwrap();
    let deal = if is_given { Deal::from_cards(game(id), deal.cards().to_vec()).unwrap() } else { deal };
    let mut session = Session::new(deal);
    for _ in 0..moves {
        let legal = session.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        session.play(legal[random.below(legal.len())]).unwrap();
    }
    session
}

/// Reads the only game of a text, which must be valid.
#[track_caller]
fn sound(text: &str) -> Record {
    let [record] = &read(text)[..] else { panic!("{text}") };
    record.clone().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Returns the error in a text of one damaged game.
#[track_caller]
fn fault(text: &str) -> String {
    let [Err(error)] = &read(text)[..] else { panic!("{text}") };
    assert_eq!(error.to_string().lines().count(), 1);
    error.to_string()
}

#[test]
fn games_round_trip() {
    for id in common::ids() {
        for (number, moves) in [(1, 0), (2, 1), (3, 40), (4, 100), (5, 700)] {
            for is_given in [false, true] {
                let session = played(id, number, moves, is_given);
                let date = Date::parse("1914-06-28").filter(|_| number % 2 == 0);
                let text = write(&session.link(), date);
                let record = sound(&text);
                assert_eq!(record.link, session.link(), "{text}");
                assert_eq!(&record.end, session.position());
                assert_eq!(record.date, date);
                let write_move = |m| session.position().game().write_move(m);
                assert_eq!(record.moves, session.moves().map(write_move).collect::<Vec<_>>());
                assert!(text.lines().all(|line| line.len() <= 76), "{text}");
                assert_eq!(write(&record.link, date), text);
            }
        }
    }
}

#[test]
fn recorded_wins_round_trip() {
    for id in Evidence::Wins.games() {
        let file = Evidence::Wins.file(id);
        let mut file_of_all = String::from("# recorded wins\n");
        let mut links = Vec::new();
        for line in std::fs::read_to_string(file).unwrap().lines().filter(|line| !line.starts_with('#')) {
            let (code, moves) = line.split_once(' ').unwrap();
            let mut session = Session::new(Deal::from_code(code).unwrap());
            moves.split_whitespace().for_each(|m| session.play_text(m).unwrap());
            let text = write(&session.link(), None);
            assert!(text.contains("Result: won\n"));
            file_of_all += &text;
            file_of_all += "\n\n";
            links.push(session.link());
        }
        let games: Vec<Link> = read(&file_of_all).into_iter().map(|game| game.unwrap().link).collect();
        assert_eq!(games, links);
    }
}

#[test]
fn a_text_may_be_written_by_hand() {
    let text = "\u{feff}# from a letter\r\n\r\n  game: Sly\r\nDEAL: s222ev9v\r\nPlayer: the aunt\r\n\r\n";
    let record = sound(&format!("{text}1.stock>hand hand>p1\r\n# so far\r\n 3. stock>hand\r\n"));
    assert_eq!(record.moves, ["stock>hand", "hand>p1", "stock>hand"]);
    assert_eq!((record.date, record.link.deal().code().as_deref()), (None, Some("S222-EV9V")));
}

#[test]
fn a_text_in_a_letter_is_read() {
    let game = "Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1\n";
    let exact = sound(game);
    let quoted = |mark: &str| game.lines().map(|line| format!("{mark}{line}\n")).collect::<String>();
    for text in [
        quoted("> "),
        quoted(">"),
        quoted(">> "),
        quoted("> > "),
        quoted("&gt; "),
        quoted("\u{200f}"),
        format!("```\n{game}```\n"),
        format!("```text\n{game}\n```"),
        format!("{game}\n-- \nAunt Adelaide\nSent from my phone\n"),
        format!("{}>\n> -- \n> Aunt Adelaide\n", quoted("> ")),
        game.replace(' ', "\u{a0}"),
        game.replace('>', "＞"),
    ] {
        assert_eq!(sound(&text), exact, "{text}");
    }
    let two = format!("{game}-- \nAunt Adelaide\n\n{game}");
    assert_eq!(read(&two), [Ok(exact.clone()), Ok(exact)]);
}

#[test]
fn errors_name_line_and_move() {
    let head = "Game: sly\nDeal: S222-EV9V\n";
    for (text, said) in [
        ("", "line 1: no game begins here: one begins with a line like “Game: sly”"),
        ("Once upon a time", "line 1: no game begins here: one begins with a line like “Game: sly”"),
        ("Game: chess\n", "line 1: there is no game called “chess” here"),
        ("\nGame: sly\n", "line 2: the game has no deal: a line such as “Deal: S222-EV9V” is missing before here"),
        (
            "Game: sly\nDeal: S222-EV9W",
            "line 2: the deal code is mistyped: its letters and figures do not fit together",
        ),
        ("Game: sly\nDeal: M222-EV9H", "line 2: the deal code is one of The Labyrinth, not of Sly"),
        (
            "Game: sly\n\nCards: 2C 3C\n4X",
            "line 3: card 3 is “4X”, which is not a card: write value and suit, such as TH",
        ),
        (&format!("{head}Deal: S222-EV9V"), "line 3: the game has a deal already"),
        (&format!("{head}Date: 1914-02-29"), "line 3: “1914-02-29” is not a date: write it as 1914-06-28"),
        (&format!("{head}\nstock>hand\nhand>p2"), "line 5, move 2: hand>p2 is not a legal move here"),
        (
            &format!("{head}\nstock>hand\nhand>q2"),
            "line 5, move 2: “hand>q2”: there is no pile called “q2” in this game",
        ),
        (
            &format!("{head}\n1. stock>hand 3. hand>p1"),
            "line 4, move 2: the number 3 is out of turn: a move is missing, or one too many",
        ),
        (
            &format!("{head}\n1. stock>hand 99999999999999999999999. hand>p1"),
            "line 4, move 2: the number 99999999999999999999999 is out of turn: a move is missing, or one too many",
        ),
        (
            &format!("{head}Result: won\n\nstock>hand"),
            "line 3: the result says “won”, but after move 1 the game is playing",
        ),
        (
            &format!("{head}\nstock>hand\nDate: 1914-06-28"),
            "line 5: “Date:” comes after the moves; a new game begins with “Game:”",
        ),
        (
            &format!("{head}\n<script>alert(1)</script>"),
            "line 4, move 1: “<script>alert(1)</script>”: there is no pile called “alert(1)</script>” in this game",
        ),
    ] {
        assert_eq!(fault(text).replace("a move is written FROM>TO, such as c3>f", "…"), said, "{text}");
    }
}

#[test]
fn a_damaged_game_does_not_affect_the_others() {
    let good = write(&played("labyrinth", 8, 30, false).link(), None);
    let is_given = write(&played("fairie-queen", 8, 30, true).link(), None);
    let damaged = good.replacen("Deal: M", "Deal: 2", 1);
    let games = read(&format!("{good}\n{damaged}\n{is_given}\n# the end\n"));
    let sound: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(sound, [true, false, true]);
    let error = games[1].as_ref().unwrap_err();
    assert_eq!(error.line, good.lines().count() + 3);
}

#[test]
fn only_calendar_days_are_dates() {
    for day in ["1914-06-28", "2000-02-29", "2024-02-29", "0001-01-01", "9999-12-31"] {
        assert_eq!(Date::parse(day).map(|day| day.to_string()).as_deref(), Some(day));
    }
    for no_day in [
        "",
        "1914-6-28",
        "1900-02-29",
        "2023-02-29",
        "2023-13-01",
        "2023-00-01",
        "2023-04-31",
        "2023-01-00",
        "+914-06-28",
        "1914-06-28 ",
        "1914–06–28",
    ] {
        assert_eq!(Date::parse(no_day), None, "{no_day}");
    }
}

#[test]
fn long_texts_are_refused() {
    assert!(fault(&" ".repeat(MAX_TEXT + 1)).contains("1024 kB"));
    let games = read(&"Game: sly\nDeal: S222-EV9V\n".repeat(MAX_GAMES + 5));
    assert_eq!(games.len(), MAX_GAMES + 1);
    assert!(games[..MAX_GAMES].iter().all(Result::is_ok));
    assert!(games[MAX_GAMES].as_ref().unwrap_err().to_string().contains("1000 games"));
}
