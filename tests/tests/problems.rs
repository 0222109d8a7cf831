//! Problems: links and lists that round-trip and refuse damage, independent
//! proofs of the listed problems on the second rulebook and with pruning rules switched off.

use crate::common::{self, Random, evidence};
use patience::{
    Game, Position, Problem, Session,
    problem::{Answer, Answers, Entry, Kind, List, MAX_QUESTIONS, Measures, ProblemError, Question, Release, Theme},
    problem::{next_question, open_stock},
};
use patience_solver::{
    Limits, RuleSet, Verdict,
    problems::{Finding, ProblemCheck, ProblemLimits},
    rules_of, solve,
};
use patience_tests::rulebook;
use proptest::prelude::*;
use std::{fs, path::PathBuf};

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
            fair: random.below(65) as u8,
            sight: random.below(1024) as u16,
        };
        let themes = Theme::ALL.into_iter().filter(|_| random.below(3) == 0).collect();
        let entry = Entry { problem, measures, themes };
        prop_assert_eq!(Entry::parse(&entry.line().unwrap()), Some(entry));
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

// ---------------------------------------------------------------- lists

fn lists() -> Vec<(PathBuf, List)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../www/problems");
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), List::parse(&fs::read_to_string(path).unwrap()).unwrap())).collect()
}

/// Problems that are proven again in every run: some that were found, and of each list; `LISTED=500` for others.
fn sample() -> Vec<Problem> {
    let most = std::env::var("LISTED").ok().and_then(|count| count.parse().ok()).unwrap_or(6_usize);
    let chosen = |count: usize| (0..most.min(count)).map(move |n| n * count / most.min(count));
    let text = fs::read_to_string(evidence::data().join("problem-links.txt")).unwrap();
    let links: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(links.len() >= 20);
    let mut problems: Vec<Problem> = chosen(links.len()).map(|n| Problem::parse(links[n]).unwrap()).collect();
    for (_, list) in lists() {
        problems.extend(chosen(list.len()).map(|n| list.entry(n).unwrap().problem));
    }
    problems
}

#[test]
fn lists_are_small_and_hold_every_kind_and_grade() {
    for (path, list) in lists() {
        let name = path.display();
        assert!(fs::metadata(&path).unwrap().len() <= 40_000, "{name}");
        let entries: Vec<Entry> = (0..list.len()).map(|n| list.entry(n).unwrap()).collect();
        let mut deals: Vec<String> = entries.iter().map(|entry| entry.problem.link().deal().code().unwrap()).collect();
        deals.sort();
        deals.dedup();
        assert_eq!(deals.len(), list.len(), "{name}: no two are of a deal");
        let mut last = 0;
        for entry in &entries {
            assert!(entry.measures.difficulty() >= last, "{name}: the easiest are first");
            last = entry.measures.difficulty();
        }
        let kinds = |kind| entries.iter().any(|entry| entry.problem.question().kind() == kind);
        let special = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Move && kinds(*kind)).count();
        assert!(kinds(Kind::Move) && special == 1, "{name}: every kind is present");
    }
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

/// With each pruning rule switched off in turn no losing move wins, and most are proven lost again.
#[test]
fn losing_moves_stay_lost_without_each_rule() {
    let (mut lost, mut all) = (0, 0);
    for (n, problem) in sample().into_iter().enumerate() {
        let position = problem.position();
        if matches!(problem.question(), Question::Release(_)) {
            continue;
        }
        let rules = rules_of(position.game()).unwrap();
        let left_out = rules[n % rules.len()];
        let limits = Limits { nodes: 1_000_000, rules: RuleSet::ALL.without(left_out), ..Limits::default() };
        let losing = position.legal_moves().into_iter().filter(|m| problem.answers().get(*m).is_none());
        for m in losing.step_by(5) {
            let mut after = position.clone();
            after.play_unchecked(m);
            let (verdict, _) = solve(&after, limits).unwrap();
            let text = position.game().write_move(m);
            assert!(!matches!(verdict, Verdict::Won(_)), "{problem}: {text} wins without {}", left_out.name());
            all += 1;
            lost += usize::from(matches!(verdict, Verdict::Lost(_)));
        }
    }
    assert!(2 * lost > all, "only {lost} of {all} losing moves are proven lost again");
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
