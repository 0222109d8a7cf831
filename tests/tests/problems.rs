//! Problems: links and lists that round-trip and refuse damage, independent
//! proofs of the listed problems on the second rulebook and with pruning rules switched off.

use crate::common::{self, Random, evidence};
use patience::{
    Game, Move, Position, Problem, Session,
    problem::{Answer, Answers, Entry, Grade, Kind, List, MAX_QUESTIONS, Measures, ProblemError, Question, Release},
    problem::{Summary, Theme},
    problem::{next_question, open_stock},
};
use patience_problems::{
    Cause, Finding, MakingResult, ProblemCheck, ProblemLimits, ProblemMaker, Refutation, cause_of, refute, transfers,
};
use patience_solver::{Limits, Rule, RuleSet, Verdict, rules_of, solve};
use patience_tests::rulebook;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::{collections::HashSet, fs, path::PathBuf};

/// Plays random moves from a numbered deal; ends early rather than in a position without a choice.
fn random_session(id: &str, number: u32, random: &mut Random) -> Session {
    let mut session = Session::new(patience::Deal::numbered(common::game(id), number).unwrap());
    for _ in 0..random.below(260) {
        let legal = session.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        session.play(legal[random.below(legal.len())]).unwrap();
    }
    while session.position().legal_moves().len() < 2 && session.undo() {}
    session
}

/// Random answers: at least one legal move, not all.
fn random_answers(position: &Position, questions: &mut usize, random: &mut Random) -> Answers {
    let legal = position.legal_moves();
    let wrong = random.below(legal.len());
    let first = (wrong + 1) % legal.len();
    let mut answers = Vec::new();
    for (n, m) in legal.iter().enumerate() {
        if n == wrong || (n != first && random.below(legal.len().max(16)) > 4) {
            continue;
        }
        let after = next_question(position, *m).filter(|_| *questions > 0 && random.below(3) == 0);
        let then = after.map(|after| {
            *questions -= 1;
            random_answers(&after, questions, random)
        });
        answers.push(Answer { m: *m, then });
    }
    Answers(answers)
}

fn random_problem(id: &str, number: u32, random: &mut Random) -> Option<Problem> {
    let session = random_session(id, number, random);
    let position = session.position();
    if position.legal_moves().len() < 2 {
        return None;
    }
    let kind = Kind::of(position);
    let is_dealt = id == "fairie-queen" && position.stock() == 0 && kind == Kind::Move;
    let question = if is_dealt && random.below(2) == 0 {
        let card = patience::Card::pack().nth(random.below(52)).unwrap();
        Question::Release(Release { card, transfers: 1 + random.below(64) as u8, fewest: random.below(2) == 0 })
    } else {
        Question::Win(kind)
    };
    let answers = random_answers(position, &mut random.below(6), random);
    Some(Problem::new(session.link(), question, answers).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    /// Every problem is a link and the line of a list, and both say the same problem again.
    #[test]
    fn problems_round_trip(game in 0_usize..6, number in 0_u32..1_000_000, seed in any::<u64>()) {
        let id = Game::all().nth(game).unwrap().id;
        let mut random = Random::new(seed);
        let Some(problem) = random_problem(id, number, &mut random) else { return Ok(()) };
        prop_assert!(problem.answers().questions() <= MAX_QUESTIONS);
        let text = problem.text();
        prop_assert_eq!(Problem::parse(&text), Ok(problem.clone()));
        prop_assert_eq!(Problem::parse(&format!(" https://example.org/#/{text} ")), Ok(problem.clone()));
        let measures = Measures {
            greedy: random.below(2) == 1,
            quick: random.below(65) as u8,
            thoughtful: random.below(65) as u8,
            careful: random.below(65) as u8,
            sight: random.below(1024) as u16,
        };
        let themes = Theme::ALL.into_iter().filter(|_| random.below(3) == 0).collect();
        let entry = Entry { problem, measures, themes };
        prop_assert_eq!(Entry::parse(&entry.line().unwrap()), Some(entry));
    }

    /// A hostile line of a list is not a problem, or the one whose line it is.
    #[test]
    fn lines_of_lists_are_canonical(letter in "[SFEMN]", number in "[A-Za-z0-9_-]{0,90}") {
        let line = letter + &number;
        if let Some(entry) = Entry::parse(&line) {
            prop_assert_eq!(entry.line(), Some(line));
        }
    }

    /// One character replaced, removed or added makes no problem of any other.
    #[test]
    fn damaged_links_are_refused(game in 0_usize..6, seed in any::<u64>()) {
        let id = Game::all().nth(game).unwrap().id;
        let mut random = Random::new(seed);
        let Some(problem) = random_problem(id, 7, &mut random) else { return Ok(()) };
        let text = problem.text();
        for _ in 0..24 {
            let mut bytes = text.clone().into_bytes();
            let at = random.below(bytes.len());
            let letter = b"ABCabc019-_./~"[random.below(14)];
            match random.below(3) {
                0 => bytes[at] = letter,
                1 => bytes.insert(at, letter),
                _ => drop(bytes.remove(at)),
            }
            let damaged = String::from_utf8(bytes).unwrap();
            if damaged != text && damaged.strip_prefix('/') != Some(&text) {
                prop_assert!(Problem::parse(&damaged).is_err(), "{} reads as {}", damaged, text);
            }
        }
    }
}

#[test]
fn values_that_are_no_problem_are_refused() {
    let session = random_session("labyrinth", 3, &mut Random::new(5));
    let position = session.position();
    let legal = position.legal_moves();
    let answer = |n: usize| Answer { m: legal[n], then: None };
    let made = |question, answers| Problem::new(session.link(), question, Answers(answers)).err();
    let question = Question::Win(Kind::of(position));
    assert_eq!(made(question, vec![answer(0)]), None);
    assert_eq!(made(Question::Win(Kind::Pair), vec![answer(0)]), Some(ProblemError::Question));
    assert_eq!(made(Question::Win(Kind::Release), vec![answer(0)]), Some(ProblemError::Question));
    let release = Release { card: patience::Card::pack().next().unwrap(), transfers: 3, fewest: true };
    assert_eq!(made(Question::Release(release), vec![answer(0)]), Some(ProblemError::Question));
    assert_eq!(made(question, Vec::new()), Some(ProblemError::Answers));
    assert_eq!(made(question, (0..legal.len()).map(answer).collect()), Some(ProblemError::Answers));
    assert_eq!(made(question, vec![answer(1), answer(0)]), Some(ProblemError::Answers));
    assert_eq!(made(question, vec![answer(0), answer(0)]), Some(ProblemError::Answers));
    for text in
        ["", "problem/", "problem/move", "problem/riddle/sly/S222-EV9V/1.A.AAAAA", "sly/S222-EV9V", "problem/move/"]
    {
        let error = Problem::parse(text).unwrap_err();
        assert!(!error.to_string().is_empty(), "{text}");
    }
    let newer = "problem/move/sly/S222-EV9V/2.A.AAAAA";
    assert_eq!(Problem::parse(newer), Err(ProblemError::Version));
    assert!(Problem::parse(&"problem/".repeat(4_000)).is_err());
}

/// The digits of the answers with their radices, as FORMAT.md describes them.
fn digits_by_the_description(problem: &Problem) -> Vec<[usize; 2]> {
    fn add(digits: &mut Vec<[usize; 2]>, position: &Position, answers: &Answers) {
        let legal = position.legal_moves();
        digits.push([answers.0.len() - 1, legal.len()]);
        let mut first = 0;
        for answer in &answers.0 {
            let at = legal.iter().position(|m| *m == answer.m).unwrap();
            digits.push([at - first, legal.len() - first]);
            first = at + 1;
        }
        for answer in &answers.0 {
            let Some(after) = next_question(position, answer.m) else { continue };
            digits.push([usize::from(answer.then.is_some()), 2]);
            answer.then.iter().for_each(|then| add(digits, &after, then));
        }
    }
    let mut digits = Vec::new();
    if let Question::Release(Release { card, transfers, fewest }) = problem.question() {
        let index = patience::Card::pack().position(|other| other == card).unwrap();
        digits.extend([[index, 52], [usize::from(transfers) - 1, 64], [usize::from(fewest), 2]]);
    }
    add(&mut digits, &problem.position(), problem.answers());
    digits
}

/// A vector of a link: its parts, and its answers as digits.
fn vector(link: &str) -> Value {
    let problem = Problem::parse(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    let game = problem.position().game();
    let mut moves = Vec::new();
    problem.link().play(|_, m| moves.push(game.write_move(m)));
    fn answers(game: &Game, of: &Answers) -> Value {
        let answer = |answer: &Answer| {
            let then = answer.then.as_ref().map(|then| answers(game, then));
            json!({ "move": game.write_move(answer.m), "then": then })
        };
        of.0.iter().map(answer).collect()
    }
    let release = match problem.question() {
        Question::Release(Release { card, transfers, fewest }) => {
            json!({ "card": card.to_string(), "transfers": transfers, "fewest": fewest })
        }
        Question::Win(_) => Value::Null,
    };
    let line = Entry { problem: problem.clone(), measures: Measures::default(), themes: Vec::new() }.line();
    json!({
        "link": link, "game": game.id, "deal": problem.link().deal().number(), "moves": moves.join(" "),
        "kind": problem.question().kind().name(), "release": release, "answers": answers(game, problem.answers()),
        "digits": digits_by_the_description(&problem), "line": line,
    })
}

#[test]
fn vectors_match_the_engine() {
    let path = evidence::data().join("problems.json");
    let text = fs::read_to_string(&path).unwrap();
    let vectors: Value = serde_json::from_str(&text).unwrap();
    let links: Vec<&str> =
        vectors["problems"].as_array().unwrap().iter().map(|v| v["link"].as_str().unwrap()).collect();
    let refused: Vec<&str> = vectors["refused"].as_array().unwrap().iter().map(|link| link.as_str().unwrap()).collect();
    let today =
        json!({ "problems": links.iter().map(|link| vector(link)).collect::<Vec<Value>>(), "refused": refused });
    let today = format!("{}\n", today.to_string().replace("},{\"answers\"", "},\n{\"answers\""));
    if std::env::var_os("VECTORS").is_some_and(|value| value == "write") {
        fs::write(&path, &today).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == today, "tests/data/problems.json is not what links are");
    assert!(
        Kind::ALL.iter().all(|kind| links.iter().any(|link| link.starts_with(&format!("problem/{}/", kind.name()))))
    );
    assert!(links.iter().any(|link| link.contains("/1.A.") && link.ends_with("00")), "closed, with an empty number");
    assert!(links.iter().any(|link| link.ends_with("-00") || link.ends_with("_00")), "closed for its last sign");
    assert!(refused.len() >= 40);
    for link in refused {
        assert!(Problem::parse(link).is_err(), "{link}");
    }
}

/// Linkifiers leave out a last hyphen or underscore, and end at two dots before either: no link has them.
#[test]
fn links_of_problems_are_closed_for_linkifiers() {
    let mut closed = 0;
    for (n, game) in Game::all().enumerate() {
        for number in 0..60 {
            let Some(problem) = random_problem(game.id, number, &mut Random::new(n as u64 * 1_000 + u64::from(number)))
            else {
                continue;
            };
            let text = problem.text();
            assert!(!text.ends_with(['-', '_']) && !text.contains("..-") && !text.contains(".._"), "{text}");
            let Some(short) = text.strip_suffix("00").filter(|short| short.ends_with(['-', '_'])) else { continue };
            closed += 1;
            for other in [short.to_owned(), format!("{short}0"), format!("{short}01"), format!("{text}00")] {
                assert_eq!(Problem::parse(&other), Err(ProblemError::Damaged), "{other}");
            }
        }
    }
    assert!(closed > 4, "{closed}");
}

// ---------------------------------------------------------------- lists

pub(crate) fn lists() -> Vec<(PathBuf, List)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../www/problems");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    paths.sort();
    // A missing list would be passed over by every test of lists.
    assert_eq!(paths.len(), 4, "{paths:?}");
    paths.into_iter().map(|path| (path.clone(), List::parse(&fs::read_to_string(path).unwrap()).unwrap())).collect()
}

/// Problems of `problem-links.txt`.
fn linked_problems() -> Vec<Problem> {
    let text = fs::read_to_string(evidence::data().join("problem-links.txt")).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).map(|link| Problem::parse(link).unwrap()).collect()
}

/// Problems that are proven again in every run: some that were found, and of each list; `LISTED=500` for more.
fn sample() -> Vec<Problem> {
    let most = std::env::var("LISTED").ok().and_then(|count| count.parse().ok()).unwrap_or(6_usize);
    let chosen = |count: usize| (0..most.min(count)).map(move |n| n * count / most.min(count));
    let linked = linked_problems();
    assert!(linked.len() >= 20);
    let mut problems: Vec<Problem> = chosen(linked.len()).map(|n| linked[n].clone()).collect();
    for (_, list) in lists() {
        problems.extend(chosen(list.len()).map(|n| list.entry(n).unwrap().problem));
    }
    problems
}

/// Minimum length of a list.
const MIN_LISTED: usize = 500;

#[test]
fn lists_are_small_and_hold_every_kind_and_grade() {
    for (path, list) in lists() {
        let name = path.display();
        assert!(fs::metadata(&path).unwrap().len() <= 40_000, "{name}");
        assert!(list.len() >= MIN_LISTED, "{name}");
        let entries: Vec<Entry> = (0..list.len()).map(|n| list.entry(n).unwrap()).collect();
        let mut deals: Vec<String> = entries.iter().map(|entry| entry.problem.link().deal().code().unwrap()).collect();
        deals.sort();
        deals.dedup();
        assert_eq!(deals.len(), list.len(), "{name}: no two are of a deal");
        let mut last = 0;
        for grade in Grade::ALL {
            let of_grade: Vec<u32> = (0..list.len())
                .filter(|index| list.grade(*index) == grade)
                .map(|index| entries[index].measures.difficulty())
                .collect();
            assert!(of_grade.len().abs_diff(list.len() / 4) <= 1, "{name}: {grade:?} has a quarter");
            assert!(of_grade.iter().all(|difficulty| *difficulty >= last), "{name}: {grade:?} is harder");
            last = of_grade.into_iter().max().unwrap_or(last);
        }
        for (index, entry) in entries.iter().enumerate() {
            let Summary { deal, kind, measures, themes } = list.summary(index).unwrap();
            assert_eq!((&deal, kind), (entry.problem.link().deal(), entry.problem.question().kind()), "{name}");
            assert_eq!((measures, &themes), (entry.measures, &entry.themes), "{name}");
        }
        let kinds = |kind| entries.iter().any(|entry| entry.problem.question().kind() == kind);
        let special = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Move && kinds(*kind)).count();
        assert!(special == 1 && kinds(Kind::Move), "{name}: both of its kinds are present");
    }
}

/// A release is checked move by move, so that a hostile link holds up no worker.
#[test]
fn a_release_is_checked_in_slices_with_the_same_finding() {
    let is_release = |problem: &Problem| matches!(problem.question(), Question::Release(_));
    let mut checked = 0;
    for problem in sample().iter().filter(|problem| is_release(problem)).take(4) {
        let check = || ProblemCheck::new(problem, ProblemLimits::default()).unwrap();
        let whole = check().run(u64::MAX);
        assert_eq!(whole, Some(Finding::Proven), "{problem:?}");
        let (mut sliced, mut slices) = (check(), 1);
        while sliced.run(1).is_none() {
            slices += 1;
        }
        assert_eq!(sliced.run(1), whole);
        let judged = problem.position().legal_moves().len() / 2;
        assert!(slices > judged, "{slices} slices for {judged} moves or more: {problem:?}");
        checked += 1;
    }
    assert!(checked > 1);
}

/// Problems on the second rulebook: the position is reached, its answers are legal there, and after each answer to a question
/// to win a line wins there.
#[test]
fn answers_win_on_the_rulebook() {
    for problem in sample() {
        let position = problem.position();
        let game = position.game();
        let cards: Vec<String> = problem.link().deal().cards().iter().map(ToString::to_string).collect();
        let open = |after: Option<&str>| {
            let mut book = rulebook::open(game.id, &cards).unwrap();
            problem.link().play(|_, m| book.play(&game.write_move(m)).unwrap());
            after.into_iter().for_each(|m| book.play(m).unwrap());
            book
        };
        let mut legal: Vec<String> = position.legal_moves().iter().map(|m| game.write_move(*m)).collect();
        legal.sort();
        assert_eq!(open(None).legal(), legal, "{problem}");
        assert_eq!(open(None).stock(), open_stock(&position).len(), "{problem}");
        for answer in &problem.answers().0 {
            let first = game.write_move(answer.m);
            let mut book = open(Some(&first));
            if matches!(problem.question(), Question::Release(_)) {
                continue;
            }
            let mut after = position.clone();
            after.play_unchecked(answer.m);
            let limits = Limits { nodes: 20_000_000, ..Limits::default() };
            let (Verdict::Won(line), _) = solve(&after, limits).unwrap() else {
                panic!("{problem}: {first} does not win")
            };
            line.iter().for_each(|m| book.play(&game.write_move(*m)).unwrap());
            assert_eq!(book.outcome(), "won", "{problem}: {first}");
        }
    }
}

/// With each pruning rule switched off in turn no losing move wins, and most are proven lost again. `LISTED` takes every move,
/// otherwise every fifth; then each that one rule leaves undecided is proven with another one off.
#[test]
fn losing_moves_stay_lost_without_each_rule() {
    let (mut lost, mut with_another, mut all) = (0, 0, 0);
    let is_whole = std::env::var_os("LISTED").is_some();
    for (n, problem) in sample().into_iter().enumerate() {
        let position = problem.position();
        if matches!(problem.question(), Question::Release(_)) {
            continue;
        }
        let rules = rules_of(position.game()).unwrap();
        let losing = position.legal_moves().into_iter().filter(|m| problem.answers().get(*m).is_none());
        for m in losing.step_by(if is_whole { 1 } else { 5 }) {
            let mut after = position.clone();
            after.play_unchecked(m);
            let is_lost_without = |left_out: Rule| {
                let limits = Limits { nodes: 1_000_000, rules: RuleSet::ALL.without(left_out), ..Limits::default() };
                let (verdict, _) = solve(&after, limits).unwrap();
                let text = position.game().write_move(m);
                assert!(!matches!(verdict, Verdict::Won(_)), "{problem}: {text} wins without {}", left_out.name());
                matches!(verdict, Verdict::Lost(_))
            };
            let mut in_turn = (0..rules.len()).map(|next| rules[(n + next) % rules.len()]);
            all += 1;
            if is_lost_without(in_turn.next().unwrap()) {
                lost += 1;
            } else if is_whole {
                with_another += usize::from(in_turn.any(is_lost_without));
            }
        }
    }
    println!("{lost} of {all} losing moves are proven lost again, {with_another} more without another rule");
    assert!(2 * lost > all, "only {lost} of {all} losing moves are proven lost again");
    assert!(!is_whole || lost + with_another == all, "{} losing moves are undecided", all - lost - with_another);
}

/// The receiver's check of a link proves a problem, in slices, and finds a wrong answer.
#[test]
fn checks_prove_problems_and_refuse_others() {
    for problem in sample() {
        let finding = |problem: &Problem| {
            let limits = ProblemLimits { nodes: 5_000_000, ..ProblemLimits::default() };
            let mut check = ProblemCheck::new(problem, limits).unwrap();
            loop {
                if let Some(finding) = check.run(20_000) {
                    return finding;
                }
            }
        };
        assert_eq!(finding(&problem), Finding::Proven, "{problem}");
        let position = problem.position();
        let wrong = position.legal_moves().into_iter().find(|m| problem.answers().get(*m).is_none()).unwrap();
        let answers = Answers(vec![Answer { m: wrong, then: None }]);
        let wrong = Problem::new(problem.link().clone(), problem.question(), answers).unwrap();
        assert_eq!(finding(&wrong), Finding::Wrong, "{problem}");
    }
}

fn make(link: patience::Link) -> MakingResult {
    let limits = ProblemLimits { nodes: 5_000_000, ..ProblemLimits::default() };
    let mut maker = ProblemMaker::new(link, limits).unwrap();
    loop {
        if let Some(making) = maker.run(20_000) {
            return making.clone();
        }
    }
}

/// A maker gives a problem's position its answers back, and says why the first position of a deal makes none.
#[test]
fn makers_find_the_answers_of_problems() {
    for problem in sample().iter().filter(|problem| problem.question().kind() != Kind::Release) {
        let MakingResult::Problem(made) = make(problem.link().clone()) else { panic!("{problem}") };
        let moves = |problem: &Problem| problem.answers().0.iter().map(|answer| answer.m).collect::<Vec<_>>();
        assert_eq!(moves(&made), moves(problem), "{problem}");
        let mut start = problem.link().clone();
        start.truncate(0);
        if Position::start(start.deal()).stock() > ProblemLimits::default().max_open_stock {
            assert_eq!(make(start), MakingResult::Stock, "{problem}");
        }
    }
}

#[test]
fn transfers_of_an_endless_line_are_counted_to_255() {
    let positions = linked_problems().into_iter().map(|problem| problem.position());
    let (position, pair) = positions
        .filter(|position| position.game().id == "fairie-queen")
        .find_map(|position| there_and_back(&position).map(|pair| (position, pair)))
        .unwrap();
    for (pairs, expected) in [(1, 2), (127, 254), (128, 255), (200, 255)] {
        assert_eq!(transfers(&position, &pair.repeat(pairs)), expected);
    }
}

/// A move between columns, and the one that undoes it.
fn there_and_back(position: &Position) -> Option<[Move; 2]> {
    position.legal_moves().into_iter().filter(|m| !position.is_to_foundation(*m)).find_map(|m| {
        let after = position.clone().play(m).ok()?;
        let back =
            after.legal_moves().into_iter().find(|b| after.clone().play(*b).is_ok_and(|end| end == *position))?;
        Some([m, back])
    })
}

#[test]
fn a_release_is_refuted_by_the_shortest_line_that_is_too_long() {
    let mut late = 0;
    let releases = linked_problems().into_iter().filter(|problem| problem.question().kind() == Kind::Release);
    for problem in releases.take(3) {
        let Question::Release(release) = problem.question() else { unreachable!() };
        let position = problem.position();
        let wrong = position.legal_moves().into_iter().find(|m| problem.answers().get(*m).is_none()).unwrap();
        let mut after = position.clone();
        after.play_unchecked(wrong);
        let Refutation { line, transfers, .. } = refute(&after, problem.question()).unwrap();
        let Some(transfers) = transfers else { continue };
        let spent = u8::from(!position.is_to_foundation(wrong));
        assert!(spent + transfers > release.transfers, "{problem}");
        let (last, before) = line.split_last().unwrap();
        let end = before.iter().try_fold(after, |position, m| position.play(*m)).unwrap();
        assert!(end.is_to_foundation(*last), "{problem}");
        assert_eq!(end.table().top(last.from), Some(release.card), "{problem}");
        late += 1;
    }
    assert!(late > 0);
}

/// Effects of a line of play on the cards of a wrong answer. Cards have numbers, as two have the same name.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Trial {
    /// The cards of each pile, as they were numbered in the question's position.
    piles: Vec<Vec<usize>>,
    /// A card of another name than the moved one was put on the target.
    is_occupied: bool,
    has_target_left: bool,
    is_moved_transferred: bool,
}

/// Every trial at whose end a move takes the card of a release home in time, with its line. Two lines to the same trial with
/// equally many transfers are one.
fn trials_in_time(position: &Position, release: Release, m: Move) -> Vec<(Trial, Vec<Move>)> {
    let piles = || (0..position.pile_specs().len()).map(|pile| position.table().pile(patience::PileId(pile as u8)));
    let names: Vec<patience::Card> = piles().flatten().copied().collect();
    let mut numbers = 0..;
    let numbered = piles().map(|pile| numbers.by_ref().take(pile.len()).collect()).collect::<Vec<Vec<usize>>>();
    let last_of = |piles: &[Vec<usize>], pile: patience::PileId| *piles[usize::from(pile.0)].last().unwrap();
    let moved = last_of(&numbered, m.from);
    let target = last_of(&numbered, position.destination_pile(m).unwrap());
    let start = Trial { piles: numbered, is_occupied: false, has_target_left: false, is_moved_transferred: false };
    let mut seen = HashSet::from([(start.clone(), 0)]);
    let mut open = vec![(position.clone(), start, Vec::new(), 0)];
    let mut in_time = Vec::new();
    while let Some((position, trial, line, spent)) = open.pop() {
        for m in position.legal_moves() {
            let is_home = position.is_to_foundation(m);
            let spent = spent + u8::from(!is_home);
            if spent > release.transfers {
                continue;
            }
            let to = usize::from(position.destination_pile(m).unwrap().0);
            let mut next = trial.clone();
            let card = next.piles[usize::from(m.from.0)].pop().unwrap();
            next.is_occupied |= next.piles[to].last() == Some(&target) && names[card] != names[moved];
            next.has_target_left |= card == target;
            next.is_moved_transferred |= card == moved && !is_home;
            next.piles[to].push(card);
            let line = [&line[..], &[m]].concat();
            if is_home && names[card] == release.card {
                in_time.push((next, line));
            } else if seen.insert((next.clone(), spent)) {
                let mut after = position.clone();
                after.play_unchecked(m);
                open.push((after, next, line, spent));
            }
        }
    }
    in_time
}

/// Transfers of releases whose lines are all tried.
const MAX_TRIED_TRANSFERS: u8 = 3;

/// All lines in time are tried without the solver's search, and one of each question is played on the rulebook.
#[test]
fn causes_of_wrong_releases_hold_in_every_line_in_time() {
    let [mut occupied, mut covered, mut spent] = [0; 3];
    let (_, list) = lists().into_iter().find(|(path, _)| path.ends_with("fairie-queen.txt")).unwrap();
    let problems = (0..list.len()).map(|n| list.entry(n).unwrap().problem);
    let is_short = |question: Question| matches!(question, Question::Release(r) if r.transfers <= MAX_TRIED_TRANSFERS);
    for problem in problems.filter(|problem| is_short(problem.question())).step_by(2) {
        let Question::Release(release) = problem.question() else { unreachable!() };
        let position = problem.position();
        let game = position.game();
        for m in position.legal_moves().into_iter().filter(|m| problem.answers().get(*m).is_none()) {
            let Some(cause) = cause_of(&position, m, release) else { continue };
            let in_time = trials_in_time(&position, release, m);
            let cards: Vec<String> = problem.link().deal().cards().iter().map(ToString::to_string).collect();
            let mut book = rulebook::open(game.id, &cards).unwrap();
            problem.link().play(|_, m| book.play(&game.write_move(m)).unwrap());
            let before = book.home();
            let (_, line) = in_time.first().unwrap_or_else(|| panic!("{problem}: no line in time"));
            line.iter().for_each(|m| book.play(&game.write_move(*m)).unwrap());
            assert!(book.home() > before && transfers(&position, line) <= release.transfers, "{problem}");
            let holds = |(trial, _): &(Trial, Vec<Move>)| match cause {
                Cause::Occupies(_) => trial.is_occupied,
                Cause::Covers(_) => trial.has_target_left,
                Cause::Spends => !trial.is_moved_transferred,
            };
            let text = game.write_move(m);
            assert!(in_time.iter().all(holds), "{problem} {text}: {cause:?}");
            let target = position.table().top(position.destination_pile(m).unwrap());
            match cause {
                Cause::Occupies(card) | Cause::Covers(card) => assert_eq!(Some(card), target, "{problem} {text}"),
                Cause::Spends => {}
            }
            let count = match cause {
                Cause::Occupies(_) => &mut occupied,
                Cause::Covers(_) => &mut covered,
                Cause::Spends => &mut spent,
            };
            *count += 1;
        }
    }
    assert!(occupied > 3 && covered > 3 && spent > 3, "{occupied} occupied, {covered} covered, {spent} spent");
}
