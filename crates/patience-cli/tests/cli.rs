//! The command line, run as a user runs it, against the contract.

use patience::{Deal, Game, Session};
use patience_tests::rulebook;
use serde_json::{Value, json};
use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

/// Result of a run: exit status and output.
#[derive(Debug)]
struct Run {
    status: i32,
    out: String,
    err: String,
}

impl Run {
    /// Returns the standard output of a successful run.
    #[track_caller]
    fn result(&self) -> &str {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{self:?}");
        assert!(self.out.ends_with('\n'), "{self:?}");
        &self.out
    }

    /// Returns the error of a run with bad input and without output.
    #[track_caller]
    fn refusal(&self) -> &str {
        assert_eq!(self.out, "", "{self:?}");
        self.sentence()
    }

    /// Returns the error of a run with bad input.
    #[track_caller]
    fn sentence(&self) -> &str {
        assert_eq!(self.status, 2, "{self:?}");
        let sentence = self.err.strip_suffix('\n').unwrap();
        assert!(!sentence.contains('\n') && sentence.split(' ').count() >= 3, "{self:?}");
        sentence
    }

    /// Returns the lines of a trace.
    #[track_caller]
    fn lines(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn patience(arguments: &[&str]) -> Run {
    with_input(arguments, "")
}

fn with_input(arguments: &[&str], input: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A command that reads nothing may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Writes a file to the build's temporary folder.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The games whose traces can be compared with the rulebook's.
fn ids() -> impl Iterator<Item = &'static str> {
    rulebook::games()
}

fn code(id: &str, number: u32) -> String {
    Deal::numbered(Game::by_id(id).unwrap(), number).unwrap().code().unwrap()
}

/// A line of moves from the deal, home whenever possible.
fn some_moves(id: &str, number: u32, count: usize) -> Vec<String> {
    let game = Game::by_id(id).unwrap();
    let mut session = Session::new(Deal::numbered(game, number).unwrap());
    for n in 0..count {
        let legal: Vec<String> = session.position().legal_moves().iter().map(|m| game.write_move(*m)).collect();
        let home = legal.iter().find(|text| text.ends_with(['f', '+', '-']));
        let Some(text) = home.or(legal.get(n * 7 % legal.len().max(1))) else { break };
        session.play_text(text).unwrap();
    }
    session.moves().map(|m| game.write_move(m)).collect()
}

// ---------------------------------------------------------------- games, deal

#[test]
fn games_prints_a_line_per_game_id_tab_name() {
    let run = patience(&["games"]);
    let lines: Vec<(&str, &str)> = run.result().lines().map(|line| line.split_once('\t').unwrap()).collect();
    let mut listed: Vec<&str> = lines.iter().map(|(id, _)| *id).collect();
    listed.sort();
    let mut expected: Vec<&str> = Game::all().map(|game| game.id).collect();
    expected.sort();
    assert_eq!(listed, expected);
    assert!(lines.iter().all(|(_, name)| !name.is_empty() && !name.contains('\t')));
    let names: std::collections::BTreeSet<&str> = lines.iter().map(|(_, name)| *name).collect();
    assert_eq!(names.len(), lines.len(), "each its own name");
    assert!(names.contains("Sly") && names.contains("The Labyrinth") && names.contains("The Empress of India"));
}

#[test]
fn deal_prints_the_code_and_the_cards() {
    for id in ids() {
        let code = code(id, 12_345);
        let run = patience(&["deal", id, &code]);
        let lines: Vec<&str> = run.result().lines().collect();
        assert_eq!(lines[0], code);
        let cards: Vec<&str> = lines[1].split(' ').collect();
        let expected =
            [("fairie-queen", 103), ("empress-of-india", 176), ("labyrinth", 96), ("labyrinth-late-refill", 96)];
        let count = expected.iter().find(|(other, _)| *other == id).map_or(104, |(_, count)| *count);
        assert_eq!((lines.len(), cards.len()), (2, count));
        // Hyphens and case are optional.
        assert_eq!(patience(&["deal", id, &code.to_lowercase().replace('-', "")]).result(), run.out);
    }
}

#[test]
fn deal_without_a_code_is_a_random_deal_whose_code_gives_it_again() {
    let mut codes = Vec::new();
    for _ in 0..4 {
        let run = patience(&["deal", "sly"]);
        let code = run.result().lines().next().unwrap().to_owned();
        assert_eq!(patience(&["deal", "sly", &code]).result(), run.out);
        codes.push(code);
    }
    // Four equal codes of 31⁶: not in the lifetime of the universe.
    assert!(codes.iter().any(|code| *code != codes[0]), "{codes:?}");
}

#[test]
fn an_unknown_game_is_named() {
    for arguments in [
        &["deal", "klondike"][..],
        &["trace", "klondike", "S222-2223"],
        &["perft", "klondike", "S222-2223", "--depth", "1"],
        &["link", "klondike", "S222-2223"],
        &["open", "klondike/S222-2223"],
    ] {
        let run = patience(arguments);
        assert!(run.refusal().contains("klondike"), "{run:?}");
    }
    assert!(patience(&["deal", "Sly"]).refusal().contains("Sly"));
}

#[test]
fn a_code_that_is_wrong_is_refused_with_its_reason() {
    let sound = code("sly", 5);
    let mistyped = sound.replace('7', "8");
    assert_ne!(sound, mistyped, "the test's code has a seven");
    for arguments in [["deal", "sly"], ["trace", "sly"], ["link", "sly"]] {
        let refuse = |text: &str| patience(&[&arguments[..], &[text]].concat());
        assert!(refuse(&mistyped).refusal().contains("mistyped"));
        assert!(refuse("S222-222O").refusal().contains('O'));
        assert!(refuse("S222").refusal().contains("eight"));
        let run = refuse(&code("labyrinth", 5));
        assert!(run.refusal().contains("labyrinth") && run.err.contains("sly"), "{run:?}");
    }
}

// ---------------------------------------------------------------- trace

#[test]
fn trace_prints_the_first_position_as_a_line_of_the_contract() {
    let cards = stacked_fairie_queen();
    let run = patience(&["trace", "fairie-queen", "--cards", &cards]);
    run.result();
    let expected = json!({
        "ply": 0, "move": null, "legal": ["stock>hand"], "home": 0, "outcome": "playing", "stock": 103,
        "piles": {"c1": ["KS"]},
    });
    assert_eq!(run.lines(), [expected]);
}

/// A deal of given cards that begins QH KD AS 2S 7C.
fn stacked_fairie_queen() -> String {
    let mut remaining = rulebook::pack("fairie-queen").unwrap();
    let mut deal: Vec<String> = ["QH", "KD", "AS", "2S", "7C"].map(String::from).to_vec();
    for card in &deal {
        let at = remaining.iter().position(|other| other == card).unwrap();
        remaining.remove(at);
    }
    deal.append(&mut remaining);
    deal.join(" ")
}

#[test]
fn trace_prints_a_line_after_each_move() {
    let cards = stacked_fairie_queen();
    let moves = "stock>hand hand>c1 stock>hand stock>hand stock>hand hand>f stock>hand";
    let run = patience(&["trace", "fairie-queen", "--cards", &cards, "--moves", moves]);
    run.result();
    let lines = run.lines();
    assert_eq!(lines.len(), 8);
    for (ply, (line, text)) in lines[1..].iter().zip(moves.split(' ')).enumerate() {
        assert_eq!((&line["ply"], &line["move"]), (&json!(ply + 1), &json!(text)));
    }
    let mut last = lines[7].clone();
    let piles = last["piles"].as_object_mut().unwrap();
    // Foundations may have any address.
    let foundation = piles.keys().find(|address| address.starts_with('S')).unwrap().clone();
    assert_eq!(piles.remove(&foundation), Some(json!(["AS", "2S"])));
    let expected = json!({
        "ply": 7, "move": "stock>hand", "legal": ["hand>c2"], "home": 2, "outcome": "playing", "stock": 98,
        "piles": {"c1": ["KS", "QH"], "c2": ["KD"], "hand": ["7C"]},
    });
    assert_eq!(last, expected);
}

#[test]
fn trace_agrees_with_the_rulebook_line_by_line() {
    for (id, count) in ids().flat_map(|id| [(id, 60), (id, 230)]) {
        let number = 4711 + count as u32;
        let moves = some_moves(id, number, count);
        let run = patience(&["trace", id, &code(id, number), "--moves", &moves.join(" ")]);
        run.result();
        let deal = patience(&["deal", id, &code(id, number)]);
        let cards: Vec<String> = deal.result().lines().nth(1).unwrap().split(' ').map(str::to_owned).collect();
        let mut game = rulebook::open(id, &cards).unwrap();
        let lines = run.lines();
        assert_eq!(lines.len(), moves.len() + 1);
        for (ply, line) in lines.iter().enumerate() {
            let played = ply.checked_sub(1).map(|at| moves[at].as_str());
            if let Some(text) = played {
                game.play(text).unwrap();
            }
            let mut expected: Value = serde_json::from_str(&rulebook::trace_line(ply, played, &*game)).unwrap();
            expected["move"] = json!(played);
            assert_eq!(*line, expected, "{id} {ply}");
        }
    }
}

#[test]
fn trace_lists_the_legal_moves_sorted_as_plain_strings() {
    let run = patience(&["trace", "empress-of-india", &code("empress-of-india", 3)]);
    run.result();
    let line = &run.lines()[0];
    let legal: Vec<&str> = line["legal"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    assert!(legal.len() >= 1153 && legal.is_sorted(), "{}", legal.len());
    assert_eq!(line["home"], json!(16));
    // Decoration and the stock are not piles of the trace.
    let piles = line["piles"].as_object().unwrap();
    let talons = piles.keys().filter(|address| address.starts_with("talon-")).count();
    assert_eq!((piles.len(), talons <= 1), (48 + 16 + talons, true));
}

#[test]
fn moves_and_cards_are_read_from_files_and_standard_input() {
    let cards = stacked_fairie_queen();
    let moves = "stock>hand hand>c1 stock>hand";
    let expected = patience(&["trace", "fairie-queen", "--cards", &cards, "--moves", moves]);
    expected.result();
    // Any white space separates.
    let cards_file = file("cards.txt", &(cards.replace(' ', "\n\t ") + "\r\n"));
    let moves_file = file("moves.txt", "\n stock>hand\thand>c1\r\nstock>hand\n\n");
    let start = ["trace", "fairie-queen"];
    let run = |remaining: &[&str], input: &str| with_input(&[&start[..], remaining].concat(), input);
    assert_eq!(run(&["--cards-file", &cards_file, "--moves", moves], "").result(), expected.out);
    assert_eq!(run(&["--cards-file", &cards_file, "--moves-file", &moves_file], "").result(), expected.out);
    assert_eq!(run(&["--cards-file", "-", "--moves", moves], &cards).result(), expected.out);
    assert_eq!(run(&["--cards", &cards, "--moves-file", "-"], moves).result(), expected.out);
    assert_eq!(run(&["--cards", &cards.to_lowercase(), "--moves", moves], "").result(), expected.out);
    let missing = run(&["--cards-file", "no-such-file.txt"], "");
    assert!(missing.refusal().contains("no-such-file.txt"));
    let missing = run(&["--cards", &cards, "--moves-file", "no-such-file.txt"], "");
    assert!(missing.sentence().contains("no-such-file.txt"));
}

#[test]
fn an_illegal_move_is_named_with_its_number_and_the_legal_moves_after_the_lines_before_it() {
    let cards = stacked_fairie_queen();
    let start = ["trace", "fairie-queen", "--cards", &cards, "--moves"];
    for (moves, number, wrong, legal) in [
        ("hand>c1", 1, "hand>c1", "stock>hand"),
        ("stock>hand hand>c1 stock>hand hand>c2", 4, "hand>c2", "stock>hand"),
        ("stock>hand hand>f", 2, "hand>f", "hand>c1"),
        ("stock>hand nonsense", 2, "nonsense", "hand>c1"),
        ("stock>hand c1>c99 hand>c1", 2, "c1>c99", "hand>c1"),
        ("stock>hand hand>c1 stock>hand stock>hand stock>hand S+>c1", 6, "S+>c1", "hand>c2 hand>f"),
    ] {
        let run = patience(&[&start[..], &[moves]].concat());
        let sentence = run.sentence();
        assert!(sentence.contains(&format!("move {number}")) && sentence.contains(wrong), "{sentence}");
        assert!(sentence.ends_with(legal), "{sentence}");
        let good: Vec<&str> = moves.split(' ').take(number - 1).collect();
        let before = patience(&[&start[..], &[&good.join(" ")]].concat());
        assert_eq!(run.out, before.result());
        assert_eq!(run.lines().len(), number);
    }
}

/// The Empress has over a thousand legal moves at a time: only those from the same pile are listed.
#[test]
fn of_many_legal_moves_those_from_the_pile_are_named() {
    let refused = patience(&["trace", "empress-of-india", "EYC2-7CD8", "--moves", "a10>f"]);
    let sentence = refused.sentence();
    assert!(sentence.contains("a10>f is not a legal move here; legal moves from there: a10>n1 "), "{sentence}");
    assert!(sentence.split(' ').filter(|word| word.contains('>')).all(|word| word.starts_with("a10>")), "{sentence}");
    let refused = patience(&["trace", "empress-of-india", "EYC2-7CD8", "--moves", "q7>f"]);
    let sentence = refused.sentence();
    assert!(
        sentence.len() < 600 && sentence.contains("; legal moves here: ") && sentence.ends_with(" more"),
        "{sentence}"
    );
}

#[test]
fn a_move_without_legal_alternatives_is_refused_with_a_sentence() {
    let id = "labyrinth";
    let moves = some_moves(id, 7, 400);
    let line = moves.join(" ");
    let run = patience(&["trace", id, &code(id, 7), "--moves", &line]);
    run.result();
    assert_eq!(run.lines().last().unwrap()["outcome"], json!("stuck"));
    let run = patience(&["trace", id, &code(id, 7), "--moves", &format!("{line} stock>row")]);
    assert!(run.sentence().contains(&format!("move {}", moves.len() + 1)), "{run:?}");
    assert_eq!(run.lines().len(), moves.len() + 1);
}

// ---------------------------------------------------------------- deals of given cards

#[test]
fn a_file_that_is_too_long_is_refused_and_not_cut() {
    let code = code("sly", 1);
    // Cut at a mebibyte, its last word would be another legal move.
    let long = file("long.txt", &(" ".repeat((1 << 20) - "stock>hand hand>p1".len()) + "stock>hand hand>p12"));
    assert!(patience(&["link", "sly", &code, "--moves-file", &long]).refusal().contains("1024 kB"));
}

#[test]
fn wrong_cards_are_named_with_their_place() {
    let pack = rulebook::pack("sly").unwrap();
    let refuse = |cards: &[String], words: &[&str]| {
        let text = cards.join(" ");
        for arguments in [&["trace", "sly"][..], &["perft", "sly", "--depth", "1"], &["link", "sly"]] {
            let run = patience(&[arguments, &["--cards", &text]].concat());
            let sentence = run.refusal();
            assert!(words.iter().all(|word| sentence.contains(word)), "{sentence}: {words:?}");
        }
    };
    // An unknown card.
    let mut cards = pack.clone();
    cards[16] = "1H".into();
    refuse(&cards, &["card 17", "1H"]);
    // A card too many, at the end and in another's place.
    let mut cards = pack.clone();
    cards.push("7D".into());
    refuse(&cards, &["card 105", "7D"]);
    let mut cards = pack.clone();
    cards[103] = "AC".into();
    refuse(&cards, &["card 104", "AC"]);
    // Missing cards.
    let mut cards = pack.clone();
    cards.pop();
    refuse(&cards, &["103", "104", "KS"]);
    refuse(&[], &["0", "104"]);
    // A card that the set-up withdraws.
    let mut cards = rulebook::pack("empress-of-india").unwrap();
    cards[2] = "QC".into();
    let run = patience(&["trace", "empress-of-india", "--cards", &cards.join(" ")]);
    assert!(run.refusal().contains("card 3") && run.err.contains("QC"), "{run:?}");
}

#[test]
fn cards_of_every_game_are_read() {
    for id in ids() {
        let cards = rulebook::pack(id).unwrap();
        let run = patience(&["trace", id, "--cards", &cards.join(" ")]);
        run.result();
        let game = rulebook::open(id, &cards).unwrap();
        let mut expected: Value = serde_json::from_str(&rulebook::trace_line(0, None, &*game)).unwrap();
        expected["move"] = Value::Null;
        assert_eq!(run.lines(), [expected], "{id}");
    }
}

// ---------------------------------------------------------------- perft

#[test]
fn perft_prints_the_number_of_legal_move_sequences() {
    for id in ids() {
        let code = code(id, 12_345);
        let count = |depth: &str| patience(&["perft", id, &code, "--depth", depth]).result().trim_end().to_owned();
        assert_eq!(count("0"), "1");
        let trace = patience(&["trace", id, &code]);
        assert_eq!(count("1"), trace.lines()[0]["legal"].as_array().unwrap().len().to_string());
    }
}

#[test]
fn perft_divide_prints_each_first_move_sorted_then_the_total() {
    let id = "labyrinth";
    let (code, moves) = (code(id, 12_345), some_moves(id, 12_345, 12).join(" "));
    let start = ["perft", id, &code, "--moves", &moves, "--depth", "3"];
    let total = patience(&start);
    let run = patience(&[&start[..], &["--divide"]].concat());
    let lines: Vec<&str> = run.result().lines().collect();
    let (last, divided) = lines.split_last().unwrap();
    assert_eq!(*last, total.result().trim_end());
    let divided: Vec<(&str, u64)> =
        divided.iter().map(|line| line.split_once(' ').unwrap()).map(|(m, n)| (m, n.parse().unwrap())).collect();
    assert!(divided.is_sorted() && divided.len() > 1, "{divided:?}");
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>().to_string(), *last);
    let trace = patience(&["trace", id, &code, "--moves", &moves]);
    let legal: Vec<Value> = divided.iter().map(|(m, _)| json!(m)).collect();
    assert_eq!(trace.lines().last().unwrap()["legal"], Value::Array(legal));
}

#[test]
fn perft_needs_a_depth() {
    let code = code("sly", 1);
    assert!(patience(&["perft", "sly", &code]).refusal().contains("depth"));
    assert!(patience(&["perft", "sly", &code, "--depth", "-1"]).refusal().contains("-1"));
    assert!(patience(&["perft", "sly", &code, "--depth", "x"]).refusal().contains('x'));
    // Each move takes a stack frame, and some games can cycle forever.
    assert!(patience(&["perft", "sly", &code, "--depth", "1000000"]).refusal().contains("1000000"));
    let run = patience(&["perft", "sly", &code, "--depth", "2", "--moves", "hand>p1"]);
    assert!(run.refusal().contains("hand>p1"));
}

// ---------------------------------------------------------------- why

/// A deal that begins with these cards, with the other cards of the pack after them.
fn beginning(id: &str, first: &str) -> String {
    let mut remaining = rulebook::pack(id).unwrap();
    for card in first.split(' ') {
        remaining.remove(remaining.iter().position(|other| other == card).unwrap());
    }
    format!("{first} {}", remaining.join(" "))
}

/// Runs `why` on a deal of cards with these arguments.
#[track_caller]
fn why(id: &str, cards: &str, arguments: &[&str]) -> Vec<Value> {
    let run = patience(&[&["why", id, "--cards", cards], arguments].concat());
    run.result();
    run.lines()
}

#[test]
fn why_prints_a_reason_as_json() {
    let cards = beginning("empress-of-india", "2D 3D QD 2C 4D");
    let refused = json!({
        "from": "a3", "to": "D-", "legal": false, "key": "needs-partner", "rule": "I",
        "args": { "red": true, "partners": ["2C", "2S"], "at": ["n1", "n12", "n23"] },
    });
    let run = patience(&["why", "empress-of-india", "--cards", &cards, "a3", "D-"]);
    assert!(
        run.result().starts_with(r#"{"from":"a3","to":"D-","legal":false,"key":"needs-partner","rule":"I","args":{"#)
    );
    assert_eq!(run.lines()[0], refused);
    // By any foundation of the suit, and by the notation's word.
    for to in ["D-4", "f"] {
        let mut expected = refused.clone();
        expected["to"] = json!(to);
        assert_eq!(why("empress-of-india", &cards, &["a3", to]), [expected]);
    }
    let legal = |from: &str, to: &str| json!({ "from": from, "to": to, "legal": true });
    for (from, to) in [("a3", "n1"), ("n1", "a3"), ("stock", "talon"), ("stock", "talon-red")] {
        assert_eq!(why("empress-of-india", &cards, &[from, to]), [legal(from, to)]);
    }
    let answer = &why("empress-of-india", &cards, &["stock", "f"])[0];
    assert_eq!(
        (answer["key"].clone(), answer["rule"].clone(), answer["args"].clone()),
        (json!("through-the-lines"), json!("III"), json!({ "talon": false }))
    );
    let rows = beginning("labyrinth", "9S");
    assert_eq!(why("labyrinth", &rows, &["stock", "row"]), [legal("stock", "row")]);
    let answer = json!({ "from": "r2c1", "to": "C+", "legal": false, "key": "no-card-there", "rule": null, "args": { "pile": "r2c1" } });
    assert_eq!(why("labyrinth", &rows, &["r2c1", "C+"]), [answer]);
    // After moves; a king next, and no card under the hand.
    let packets = beginning("sly", "9S 8S");
    let moves = ["--moves", "stock>hand hand>p1 stock>hand"];
    let answer = &why("sly", &packets, &[&moves[..], &["p1", "S+"]].concat())[0];
    assert_eq!(
        (answer["key"].clone(), answer["args"].clone()),
        (json!("promenade-not-full"), json!({ "left": 19, "cards": 103 }))
    );
    let answer = &why("sly", &packets, &[&moves[..], &["hand", "S-"]].concat())[0];
    assert_eq!(answer["args"], json!({ "next": "KS", "top": null }));
}

#[test]
fn why_without_a_second_pile_names_the_card_it_waits_for() {
    let cards = beginning("labyrinth", "5S 2S 3H");
    let waits = json!({ "card": "5S", "first": "2S", "at": "r1c2", "available": true });
    let idle = json!({ "from": "r1c1", "legal": false, "key": "waits", "rule": null, "args": waits });
    assert_eq!(why("labyrinth", &cards, &["r1c1"]), [idle]);
    assert_eq!(why("labyrinth", &cards, &["r1c2"]), [json!({ "from": "r1c2", "legal": true })]);
    // A reason within a reason, when all cards are dealt.
    let game = Game::by_id("fairie-queen").unwrap();
    let (number, moves, column) = (0..50)
        .find_map(|number| {
            let mut session = Session::new(Deal::numbered(game, number).unwrap());
            while let Some(m) = session.position().rules().next_deal_move(true) {
                session.play(m).unwrap();
            }
            let idle = |column: &String| {
                let why = session.position().why_idle(game.pile_at(column).unwrap());
                why.is_some_and(|why| why.token.key() == "no-column-takes")
            };
            let column = (1..=8).map(|n| format!("c{n}")).find(idle)?;
            Some((number, game.write_moves(&session.moves().collect::<Vec<_>>()), column))
        })
        .unwrap();
    let run = with_input(&["why", "fairie-queen", &code("fairie-queen", number), "--moves-file", "-", &column], &moves);
    run.result();
    let home = &run.lines()[0]["args"]["home"];
    assert_eq!(home["key"], "waits", "{run:?}");
    assert!(home["args"]["first"].is_string(), "{run:?}");
}

#[test]
fn why_all_prints_a_line_for_every_two_piles_of_which_the_first_is_not_empty() {
    for id in ids() {
        let (code, moves) = (code(id, 12_345), some_moves(id, 12_345, 40).join(" "));
        let run = patience(&["why", id, &code, "--moves", &moves, "--all"]);
        run.result();
        let trace = patience(&["trace", id, &code, "--moves", &moves]);
        let trace = trace.lines().pop().unwrap();
        let specs = Game::by_id(id).unwrap().pile_specs();
        let shown = specs.iter().filter(|spec| spec.role == patience::Role::Decoration).count();
        let sources = trace["piles"].as_object().unwrap().len() + usize::from(trace["stock"] != 0) + shown;
        let lines = run.lines();
        assert_eq!(lines.len(), sources * (specs.len() - 1), "{id}");
        let pairs: std::collections::BTreeSet<(&str, &str)> =
            lines.iter().map(|line| (line["from"].as_str().unwrap(), line["to"].as_str().unwrap())).collect();
        assert_eq!(pairs.len(), lines.len(), "{id}: each once");
        let legal: Vec<&str> = trace["legal"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        for line in &lines {
            let (from, to) = (line["from"].as_str().unwrap(), line["to"].as_str().unwrap());
            let is_legal = line["legal"] == true;
            assert_eq!(is_legal, line.get("key").is_none() && line.get("args").is_none(), "{line}");
            // Whatever two addresses name is legal; other moves name a word of the notation or two cards.
            assert!(is_legal || !legal.contains(&format!("{from}>{to}").as_str()), "{id}: {line}");
        }
        let line = &lines[lines.len() / 2];
        let piles = [line["from"].as_str().unwrap(), line["to"].as_str().unwrap()];
        let single = patience(&[&["why", id, &code, "--moves", &moves], &piles[..]].concat());
        assert_eq!(single.lines()[0], *line, "{id}");
    }
}

#[test]
fn why_refuses_text_that_names_no_two_piles() {
    let code = code("sly", 1);
    for (arguments, names) in [
        (&["x", "p1"][..], "“x”"),
        (&["p1", "p21"], "“p21”"),
        (&["p1", "f"], "“f”"),
        (&["p", "p1"], "“p”"),
        (&["p1", "p1"], "same"),
        (&["p1", "p2", "p3"], "FROM and TO"),
        (&[], "FROM and TO"),
        (&["--all", "p1", "p2"], "--all"),
        (&["p1", "p2", "--moves", "hand>p1"], "hand>p1"),
    ] {
        let run = patience(&[&["why", "sly", &code], arguments].concat());
        assert!(run.refusal().contains(names), "{run:?}");
    }
    assert!(patience(&["why", "sly"]).refusal().contains("--cards"));
    assert!(patience(&["why", "chess", &code, "p1", "p2"]).refusal().contains("chess"));
    assert!(patience(&["why", "sly", "--cards", "TH", "--all"]).refusal().contains("104"));
    assert!(
        patience(&["why", "empress-of-india", &self::code("empress-of-india", 1), "a", "n1"]).refusal().contains("“a”")
    );
}

// ---------------------------------------------------------------- link, open

#[test]
fn a_link_of_a_deal_is_game_and_code() {
    for id in ids() {
        let code = code(id, 99);
        assert_eq!(patience(&["link", id, &code]).result(), format!("{id}/{code}\n"));
        assert_eq!(patience(&["link", id, &code.to_lowercase()]).result(), format!("{id}/{code}\n"));
    }
}

#[test]
fn open_traces_the_output_of_link() {
    for id in ids() {
        let (code, moves) = (code(id, 12_345), some_moves(id, 12_345, 80).join(" "));
        let trace = patience(&["trace", id, &code, "--moves", &moves]);
        let link = patience(&["link", id, &code, "--moves", &moves]);
        let link = link.result().trim_end();
        assert!(link.starts_with(&format!("{id}/{code}/")));
        assert_eq!(patience(&["open", link]).result(), trace.result());
        assert_eq!(patience(&["open", &format!("https://example.org/#{link}")]).result(), trace.out);
        // A link with cards in place of a code.
        let cards = rulebook::pack(id).unwrap().join(" ");
        let link = patience(&["link", id, "--cards", &cards]);
        let trace = patience(&["trace", id, "--cards", &cards]);
        assert_eq!(patience(&["open", link.result().trim_end()]).result(), trace.result());
    }
}

#[test]
fn open_traces_the_position_of_a_problem_and_asks_its_question() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/problem-links.txt");
    let links = fs::read_to_string(file).unwrap();
    for kind in ["grace", "place", "release", "move"] {
        let link = links.lines().find(|link| link.starts_with(&format!("problem/{kind}/"))).unwrap();
        let parts: Vec<&str> = link.split('/').collect();
        let position = parts[2..parts.len() - 1].join("/");
        for text in [link, &format!("https://example.org/#{link}")] {
            let run = patience(&["open", text]);
            let question = run.result().strip_prefix(patience(&["open", &position]).result()).unwrap();
            assert!(
                question.starts_with(&format!("{{\"kind\":\"{kind}\",")) && question.ends_with("?\"}\n"),
                "{question}"
            );
        }
        assert_eq!(patience(&["export", link]).result(), patience(&["export", &position]).result());
        let damaged = patience(&["open", &link[..link.len() - 1]]);
        assert!(damaged.refusal().contains("the problem's link is damaged"), "{damaged:?}");
    }
}

#[test]
fn bad_links_are_refused_with_a_sentence() {
    let (id, code) = ("sly", code("sly", 12_345));
    let moves = some_moves(id, 12_345, 60).join(" ");
    let link = patience(&["link", id, &code, "--moves", &moves]);
    let link = link.result().trim_end();
    let cut = &link[..link.len() - 1];
    let long = format!("{link}{}", "A".repeat(40_000));
    for bad in [
        "",
        "#",
        "sly",
        "sly/",
        "sly/S222-2222",
        &code,
        cut,
        &format!("{link}B"),
        &long,
        "sly/~abc",
        "labyrinth/S222-2223",
    ] {
        patience(&["open", bad]).refusal();
    }
}

// ---------------------------------------------------------------- solve

#[test]
fn memory_does_not_change_the_verdict() {
    let code = code("fairie-queen", 50006);
    for memory in ["1", "64", "2048"] {
        let run = patience(&["solve", "fairie-queen", &code, "--nodes", "1000000", "--memory", memory]);
        assert!(run.result().starts_with("lost\n"), "{memory}: {run:?}");
    }
}

#[test]
fn parallel_searches_agree_with_a_single_search() {
    for (game, number, verdict) in [("fairie-queen", 50006, "lost"), ("fairie-queen", 50000, "won"), ("sly", 1, "won")]
    {
        let code = code(game, number);
        for threads in ["1", "2", "3", "5"] {
            let run = patience(&["solve", game, &code, "--nodes", "2000000", "--threads", threads]);
            let text = run.result();
            let mut lines = text.lines();
            assert_eq!(lines.next(), Some(verdict), "{game} {number}, {threads}: {run:?}");
            if verdict == "won" {
                let moves: Vec<&str> = lines.next().unwrap().split(' ').collect();
                let mut traced = vec!["trace", game, &code, "--moves"];
                let all = moves.join(" ");
                traced.push(&all);
                let end = patience(&traced);
                assert!(end.result().lines().last().unwrap().contains("\"outcome\":\"won\""), "{end:?}");
            }
        }
    }
}

#[test]
fn parallel_searches_end_with_their_budgets() {
    let code = code("fairie-queen", 50008);
    let run = patience(&["solve", "fairie-queen", &code, "--nodes", "100000", "--threads", "3", "--json"]);
    let answer: Value = serde_json::from_str(run.result()).unwrap();
    assert_eq!(answer["verdict"], "unknown");
    let nodes = answer["nodes"].as_u64().unwrap();
    assert!((300_000..600_000).contains(&nodes), "{run:?}");
}

// ---------------------------------------------------------------- in general

#[test]
fn every_command_has_help() {
    for command in ["games", "deal", "trace", "perft", "link", "open", "export", "sizes", "solve", "survey", "why"] {
        let run = patience(&[command, "--help"]);
        assert!(run.result().contains(command), "{run:?}");
    }
    assert!(patience(&["help", "solve"]).result().contains("--threads"));
    let described = [
        ("survey", "won, lost (proven) or unknown"),
        ("grades", "a line for each deal"),
        ("problems", "has a line, too"),
    ];
    for (command, text) in described {
        let run = patience(&[command, "--help"]);
        assert!(run.result().contains(text), "{run:?}");
    }
    let run = patience(&["help"]);
    assert_eq!(run.result(), patience(&["--help"]).result());
    assert!(["games", "deal", "trace", "perft", "link", "open"].iter().all(|name| run.result().contains(name)));
}

#[test]
fn an_unknown_command_is_refused_in_a_sentence() {
    let code = code("sly", 1);
    for arguments in [
        &[][..],
        &["play"],
        &["deal"],
        &["trace"],
        &["trace", "sly"],
        &["open"],
        &["link", "sly"],
        &["games", "more"],
        &["deal", "sly", &code, "more"],
        &["trace", "sly", &code, "--cards", "TH"],
        &["trace", "sly", "--cards", "TH", "--cards-file", "-"],
        &["trace", "sly", &code, "--moves", "stock>hand", "--moves-file", "-"],
        &["trace", "sly", &code, "--nonsense"],
        &["solve", "sly", &code, "--memory", "0"],
        &["solve", "sly", &code, "--memory", "65536"],
        &["solve", "sly", &code, "--threads", "0"],
        &["solve", "sly", &code, "--threads", "256"],
    ] {
        patience(arguments).refusal();
    }
}

#[test]
fn refusals_say_what_would_do() {
    assert!(patience(&["trace", "sly"]).refusal().contains("--cards"));
    assert!(patience(&["solve", "sly", &code("sly", 1), "--threads", "0"]).refusal().ends_with("0 is not in 1..=255"));
}

// ---------------------------------------------------------------- sizes

#[test]
fn every_recorded_win_fits_in_two_hundred_characters() {
    let wins = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/wins");
    let mut games = 0;
    for file in fs::read_dir(wins).unwrap() {
        let run = patience(&["sizes", file.unwrap().path().to_str().unwrap()]);
        let lines: Vec<Vec<&str>> = run.result().lines().map(|line| line.split('\t').collect()).collect();
        let [head, games_of_file @ .., _total] = &lines[..] else { panic!("{run:?}") };
        assert_eq!((head[0], head[7]), ("game", "address"));
        for line in games_of_file {
            assert_eq!(line[3], "won", "{line:?}");
            assert!(line[7].parse::<usize>().unwrap() <= 200, "{line:?}");
            games += 1;
        }
    }
    assert!(games >= 18, "{games} games");
}

#[test]
fn sizes_of_bad_files_are_refused_with_the_line() {
    let refused = with_input(&["sizes", "-"], "# a comment\n\nS222-EV9V stock>hand hand>p2\n");
    assert_eq!(refused.sentence(), "-, line 3: hand>p2 is not a legal move here");
    let refused = with_input(&["sizes", "-"], "S222-EV9W\n");
    assert!(refused.sentence().starts_with("-, line 1: the deal code is mistyped"), "{refused:?}");
    assert!(patience(&["sizes", "no/such/file"]).sentence().contains("cannot open"));
}

// ---------------------------------------------------------------- games as text

#[test]
fn a_game_is_exported_and_traced() {
    let link = "sly/S222-EV9V/NKyiGkDqAYCBu_uF_XRTlwlJ9V3pO4QE1mXIGfcHpI6B3dhPGOzwQON";
    let export = patience(&["export", link, "--date", "1914-06-28"]);
    let text = export.result();
    assert!(
        text.starts_with("Game: sly\nDeal: S222-EV9V\nDate: 1914-06-28\nResult: stuck\n\n1. stock>hand 2. "),
        "{text}"
    );
    let traced = with_input(&["trace", "--game-file", "-"], text);
    assert_eq!(traced.result(), patience(&["open", link]).result());

    let two = format!("{text}\n{}", text.replace("2. hand>p1", "2. hand>p7"));
    assert_eq!(with_input(&["trace", "--game-file", "-#1"], &two).result(), traced.out);
    let refused = with_input(&["trace", "--game-file", "-#2"], &two);
    assert!(refused.refusal().ends_with(", move 2: hand>p7 is not a legal move here"), "{refused:?}");
    assert!(with_input(&["trace", "--game-file", "-"], &two).refusal().contains("holds 2 games"));
    assert!(with_input(&["trace", "--game-file", "-#3"], &two).refusal().contains("no game 3"));
}

#[test]
fn a_file_without_a_game_is_refused() {
    assert!(patience(&["trace", "--game-file", "no/such/file"]).refusal().contains("cannot open"));
    assert!(patience(&["trace", "sly", "S222-EV9V", "--game-file", "-"]).refusal().contains("cannot be used with"));
    assert!(patience(&["trace"]).refusal().contains("GAME"));
    assert!(patience(&["export", "sly"]).refusal().contains("no deal"));
    assert!(patience(&["export", "sly/S222-EV9V", "--date", "tomorrow"]).refusal().contains("not a date"));
}
