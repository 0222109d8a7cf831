//! Saves: the effect of one tap is one action of undo and redo, whatever happens to the game in between.

use crate::common::{self, Random};
use patience::{Address, Deal, Game, Link, Move, SaveError, Session, SessionError, link, save};
use proptest::prelude::*;

/// A command of the player or of the page.
#[derive(Clone, Debug)]
enum Command {
    /// Makes a move, with the automatic draws after it.
    Act(u16),
    /// Makes a single move.
    Play(u16),
    DealOn,
    DealOnce,
    PlaySafe,
    Undo,
    Redo,
    GoTo(usize),
    /// Previews a line of a few moves up to one of them, and adopts it.
    Show(usize, Vec<u16>, usize),
    /// Reloads the page.
    Reload,
}

/// A game with its commands, and the expected ends of its actions.
struct Played {
    session: Session,
    ends: Vec<usize>,
}

impl Played {
    fn new(game: &'static Game, number: u32) -> Played {
        Played { session: Session::new(Deal::numbered(game, number).unwrap()), ends: vec![0] }
    }

    fn choose(&self, choice: u16) -> Option<Move> {
        let legal = self.session.position().legal_moves();
        legal.get(usize::from(choice) % legal.len().max(1)).copied()
    }

    fn undone(&self) -> Option<usize> {
        self.ends.iter().copied().filter(|end| *end < self.session.ply()).max()
    }

    fn redone(&self) -> Option<usize> {
        self.ends.iter().copied().filter(|end| *end > self.session.ply()).min()
    }

    /// Runs a command and compares the session with the expectation.
    fn play_and_draw(&mut self, command: &Command) {
        let before = self.session.ply();
        // An action that begins in the middle of another ends that one.
        let add = |ends: &mut Vec<usize>, session: &Session| {
            ends.retain(|end| *end < before);
            ends.extend([before, session.ply()]);
        };
        match command {
            Command::Undo => {
                let expected = self.undone();
                assert_eq!(self.session.undo(), expected.is_some());
                assert_eq!(self.session.ply(), expected.unwrap_or(before));
            }
            Command::Redo => {
                let expected = self.redone();
                assert_eq!(self.session.redo(), expected.is_some());
                assert_eq!(self.session.ply(), expected.unwrap_or(before));
            }
            Command::GoTo(ply) => {
                self.session.go_to(*ply);
                assert_eq!(self.session.ply(), (*ply).min(self.session.plies()));
            }
            Command::Reload => {
                self.session = Session::restore(&self.session.save()).unwrap();
                assert_eq!(self.session.ply(), before);
            }
            Command::Show(from, choices, shown) => {
                let from = (*from).min(self.session.plies());
                let mut other = Session::from_line(self.session.line(), from);
                for choice in choices {
                    let legal = other.position().legal_moves();
                    let Some(m) = legal.get(usize::from(*choice) % legal.len().max(1)) else { break };
                    other.play(*m).unwrap();
                }
                let moves: Vec<Move> = other.moves().skip(from).collect();
                let ply = from + shown % (moves.len() + 1);
                self.session.preview(from, &moves, ply).unwrap();
                assert_eq!(self.session.ply(), ply);
                assert_eq!(self.session.moves().skip(from).collect::<Vec<_>>(), moves[..ply - from]);
                self.ends = ends(&self.session);
            }
            Command::Act(choice) | Command::Play(choice) => {
                let Some(m) = self.choose(*choice) else { return };
                if matches!(command, Command::Act(_)) { self.session.play_and_draw(m) } else { self.session.play(m) }
                    .unwrap();
                add(&mut self.ends, &self.session);
            }
            Command::DealOn | Command::DealOnce | Command::PlaySafe => {
                let done = match command {
                    Command::DealOn => self.session.deal_on() > 0,
                    Command::DealOnce => self.session.deal_once(),
                    _ => self.session.play_safe() > 0,
                };
                if done {
                    add(&mut self.ends, &self.session);
                }
            }
        }
        assert_eq!(ends(&self.session), self.ends, "{command:?}");
    }
}

/// The plies at which actions end, the deal included.
fn ends(session: &Session) -> Vec<usize> {
    let mut ends = vec![0];
    session.action_lengths().for_each(|length| ends.push(ends[ends.len() - 1] + length));
    ends
}

fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        8 => any::<u16>().prop_map(Command::Act),
        4 => any::<u16>().prop_map(Command::Play),
        4 => Just(Command::DealOn),
        1 => Just(Command::DealOnce),
        2 => Just(Command::PlaySafe),
        4 => Just(Command::Undo),
        3 => Just(Command::Redo),
        1 => (0..150_usize).prop_map(Command::GoTo),
        1 => (0..150_usize, prop::collection::vec(any::<u16>(), 0..8), any::<usize>()).prop_map(|(from, moves, ply)| Command::Show(from, moves, ply)),
        2 => Just(Command::Reload),
    ]
}

fn played() -> impl Strategy<Value = (&'static Game, u32, Vec<Command>)> {
    let games = common::games();
    (proptest::sample::select(games), 0..patience::deal::DEAL_COUNT, prop::collection::vec(command(), 0..90))
}

fn config(cases: u32) -> ProptestConfig {
    let wanted = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    // Always the same cases, unless more are requested: a flaky test helps nobody.
    let rng_seed = proptest::test_runner::RngSeed::Fixed(0x5EED);
    ProptestConfig { cases: wanted.unwrap_or(cases), failure_persistence: None, rng_seed, ..ProptestConfig::default() }
}

/// The state that a save preserves.
fn essence(session: &Session) -> (Link, usize, Vec<usize>, String, String) {
    let position = format!("{:?}", session.position());
    (session.line(), session.ply(), session.action_lengths().collect(), session.link().to_string(), position)
}

#[track_caller]
fn expect_same(actual: &Session, expected: &Session) {
    assert_eq!(essence(actual), essence(expected));
    assert_eq!(actual.position(), expected.position());
    assert_eq!(
        (actual.can_undo(), actual.can_redo(), actual.plies()),
        (expected.can_undo(), expected.can_redo(), expected.plies())
    );
}

proptest! {
    #![proptest_config(config(120))]

    #[test]
    fn an_action_is_a_single_undo_in_every_line((game, number, commands) in played()) {
        let mut played = Played::new(game, number);
        commands.iter().for_each(|command| played.play_and_draw(command));
    }

    #[test]
    fn a_restored_game_equals_the_saved_game((game, number, commands) in played(), last in any::<u16>()) {
        let mut played = Played::new(game, number);
        commands.iter().for_each(|command| played.play_and_draw(command));
        let mut session = played.session;
        let text = session.save();
        let mut restored = Session::restore(&text).unwrap();
        prop_assert_eq!(restored.save(), text.clone());
        prop_assert!(text.len() <= save::MAX_LENGTH && text.is_ascii() && !text.contains('\n'));
        prop_assert!(text.contains(&session.line().to_string()), "{} has no link in clear", text);
        expect_same(&session, &restored);
        // A page stores only a save; the report is of an action before that.
        prop_assert!(restored.report().is_empty());
        loop {
            let undone = session.undo();
            prop_assert_eq!(restored.undo(), undone);
            expect_same(&session, &restored);
            prop_assert!(!undone || restored.report() == session.report());
            if !undone {
                break;
            }
        }
        loop {
            let redone = session.redo();
            prop_assert_eq!(restored.redo(), redone);
            expect_same(&session, &restored);
            prop_assert!(!redone || restored.report() == session.report());
            if !redone {
                break;
            }
        }
        let legal = session.position().legal_moves();
        if let Some(m) = legal.get(usize::from(last) % legal.len().max(1)) {
            session.play_and_draw(*m).unwrap();
            restored.play_and_draw(*m).unwrap();
            expect_same(&session, &restored);
            prop_assert_eq!(session.report(), restored.report());
        }
    }

    #[test]
    fn a_list_of_ends_is_read((game, number, commands) in played()) {
        let mut played = Played::new(game, number);
        commands.iter().for_each(|command| played.play_and_draw(command));
        let session = &played.session;
        // As the page stores them: in order or not, with values that a browser may have changed.
        let mut ends = played.ends.clone();
        expect_same(&Session::with_ends(session.line(), session.ply(), &ends), session);
        ends.reverse();
        expect_same(&Session::with_ends(session.line(), session.ply(), &ends), session);
        ends.extend([session.plies(), session.plies() + 1, usize::MAX]);
        expect_same(&Session::with_ends(session.line(), session.ply(), &ends), session);
    }

    #[test]
    fn a_link_alone_is_a_save((game, number, commands) in played()) {
        let mut played = Played::new(game, number);
        commands.iter().for_each(|command| played.play_and_draw(command));
        let link = played.session.link();
        let opened = Session::open(&link.to_string()).unwrap();
        expect_same(&Session::restore(&link.to_string()).unwrap(), &opened);
        expect_same(&Session::restore(&link.replay()).unwrap(), &opened);
        expect_same(&Session::from_link(link.clone()), &opened);
        expect_same(&Session::with_ends(link.clone(), usize::MAX, &[]), &opened);
        // A link to an earlier position of the line, in one call.
        let mut earlier = opened.clone();
        earlier.go_to(opened.plies() / 2);
        expect_same(&Session::from_line(link, opened.plies() / 2), &earlier);
        prop_assert_eq!(Address::parse(&opened.link().replay()).unwrap(), Address { link: opened.link(), replay: true });
        prop_assert_eq!(Address::parse(&opened.link().to_string()).unwrap(), Address { link: opened.link(), replay: false });
    }

    #[test]
    fn a_link_to_the_deal_is_opened_in_the_line((game, number, commands) in played(), other in prop::collection::vec(command(), 0..20), back in 0..60_usize) {
        let mut played = Played::new(game, number);
        commands.iter().for_each(|command| played.play_and_draw(command));
        let target = played.session.link();
        let acts: Vec<usize> = played.session.action_lengths().collect();
        // On the line: nothing is forgotten.
        let line = played.session.line();
        played.play_and_draw(&Command::GoTo(back));
        prop_assert!(played.session.go_to_link(target.clone()));
        prop_assert_eq!((played.session.link(), played.session.line()), (target.clone(), line));
        prop_assert_eq!(played.session.action_lengths().collect::<Vec<_>>(), acts);
        // Off the line: the common part stays as it was played.
        played.play_and_draw(&Command::GoTo(back));
        other.iter().for_each(|command| played.play_and_draw(command));
        prop_assert!(played.session.go_to_link(target.clone()));
        prop_assert_eq!(played.session.link(), target.clone());
        let elsewhere = Session::new(Deal::numbered(game, (number + 1) % patience::deal::DEAL_COUNT).unwrap());
        let before = essence(&played.session);
        prop_assert!(!played.session.go_to_link(elsewhere.link()));
        prop_assert_eq!(essence(&played.session), before);
    }

    #[test]
    fn any_text_is_a_game_or_a_sentence(text in any_text()) {
        expect_game_or_sentence(&text);
    }

    #[test]
    fn a_changed_save_is_a_game_or_a_sentence((game, number, commands) in played(), seed in any::<u64>()) {
        let mut played = Played::new(game, number);
        commands.iter().for_each(|command| played.play_and_draw(command));
        let mut random = Random::new(seed);
        let mut text: Vec<u8> = played.session.save().into_bytes();
        for _ in 0..1 + random.below(3) {
            let (at, new) = (random.below(text.len()), b"0123456789x, savZ/"[random.below(18)]);
            match random.below(4) {
                0 => text[at] = new,
                1 => text.insert(at, new),
                2 if text.len() > 1 => { text.remove(at); }
                _ => text.truncate(at.max(1)),
            }
        }
        expect_game_or_sentence(std::str::from_utf8(&text).unwrap());
    }
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "save[0-9]{0,2} ?[ -~]{0,60}",
        "save1 sly/S222-EV9V [0-9]{0,6}( [0-9x,]{0,20})?",
        "save1 sly/S222-EV9V(/[A-Za-z0-9_-]{4,10})? [0-9]{1,2} [0-9]{1,2}(x[0-9]{1,2})?",
    ]
}

fn expect_game_or_sentence(text: &str) {
    match Session::restore(text) {
        Ok(session) => {
            // A save that was read is written and read back unchanged.
            let written = session.save();
            assert_eq!(Session::restore(&written).unwrap().save(), written);
            assert_eq!(session.action_lengths().sum::<usize>(), session.plies());
        }
        Err(error) => {
            assert!(error.to_string().split(' ').count() > 3, "{error}");
            assert!(error.to_string().len() < 300, "{error}");
            assert!(!error.token().key().is_empty());
        }
    }
}

#[test]
fn errors_of_saves_name_the_fault() {
    let error = |text: &str| Session::restore(text).unwrap_err();
    assert_eq!(error("save2 sly/S222-EV9V 0"), SaveError::Newer);
    assert_eq!(error("save17"), SaveError::Newer);
    assert_eq!(error(&"x".repeat(save::MAX_LENGTH + 1)), SaveError::Length);
    assert_eq!(error("save1 sly/S222-EV9W 0"), SaveError::Link(patience::LinkError::Code(patience::CodeError::Check)));
    for text in [
        "save1",
        "save",
        "saved",
        "savex sly/S222-EV9V 0",
        "save1 sly/S222-EV9V",
        "save1 sly/S222-EV9V ",
        "save1 sly/S222-EV9V 1",
        "save1 sly/S222-EV9V -1",
        "save1 sly/S222-EV9V +0",
        "save1 sly/S222-EV9V 0 0",
        "save1 sly/S222-EV9V 0 1",
        "save1 sly/S222-EV9V 0 ,",
        "save1 sly/S222-EV9V 0 10000x0",
        "save1 sly/S222-EV9V 0 0x1",
        "save1 sly/S222-EV9V 0 99999999999999999999",
        "save1  sly/S222-EV9V 0",
        "save1 sly/S222-EV9V 0 1 1",
    ] {
        assert_eq!(error(text), SaveError::Damaged, "{text:?}");
    }
}

/// A save means the same game forever.
#[test]
fn pinned_saves_never_change() {
    // Saves with older links are read, and written with today's.
    for (older, text) in [(OLDER_SLY, PINNED_SLY.0), (OPEN_SLY, PINNED_SLY.0), (OLDER_EMPRESS, PINNED_EMPRESS.0)] {
        assert_eq!(Session::restore(older).unwrap().save(), text);
    }
    for (text, link, acts) in [("save1 sly/S222-EV9V 0", "sly/S222-EV9V", ""), PINNED_SLY, PINNED_EMPRESS] {
        let session = Session::restore(text).unwrap();
        assert_eq!(session.save(), text);
        assert_eq!(session.link().to_string(), link);
        let lengths: Vec<String> = session.action_lengths().map(|length| length.to_string()).collect();
        assert_eq!(lengths.join(" "), acts);
    }
}

const OLDER_SLY: &str = "save1 sly/S222-229R/mX1f 28 18,6x2,1";
/// The link before links were closed against programs that cut their end.
const OPEN_SLY: &str = "save1 sly/S222-229R/f.._5_VC 28 18,6x2,1";
const OLDER_EMPRESS: &str = "save1 empress-of-india/E222-22EN/iBrIrS0TGMzOpF 6 8x1";
const PINNED_SLY: (&str, &str, &str) =
    ("save1 sly/S222-229R/f.A.5x8YB00 28 18,6x2,1", "sly/S222-229R/c..2YqkB", "18 2 2 2 2 2 2 1");
const PINNED_EMPRESS: (&str, &str, &str) = (
    "save1 empress-of-india/E222-22EN/I.rS0TGMzOpF.4gTDp 6 8x1",
    "empress-of-india/E222-22EN/G.rS0fKhFG.wE6ar",
    "1 1 1 1 1 1 1 1",
);

#[test]
fn a_deal_and_a_double_play_are_single_actions_after_a_reload() {
    for game in common::games() {
        let mut session = Session::new(Deal::numbered(game, 7).unwrap());
        let made = session.deal_on();
        let dealt = session.position().clone();
        let mut restored = Session::restore(&session.save()).unwrap();
        assert_eq!(restored.undo(), made > 0, "{}", game.id);
        assert_eq!(restored.ply(), 0, "{}", game.id);
        assert_eq!(restored.redo(), made > 0, "{}", game.id);
        assert_eq!(restored.position(), &dealt, "{}", game.id);
    }
}

#[test]
fn moves_beyond_the_given_ends_are_single_actions() {
    let mut session = Session::new(Deal::numbered(Game::by_id("sly").unwrap(), 7).unwrap());
    for _ in 0..12 {
        session.play_and_draw(session.position().legal_moves()[0]).unwrap();
    }
    let lengths = |session: &Session| session.action_lengths().collect::<Vec<_>>();
    let by_hand = lengths(&session);
    assert!(by_hand.len() == 12 && by_hand.iter().any(|length| *length > 1), "{by_hand:?}");
    // One action in the middle has known ends: the others on both sides are single moves.
    let end: usize = by_hand[..6].iter().sum();
    for ends in [&[][..], &[end]] {
        assert_eq!(lengths(&Session::with_ends(session.line(), end, ends)), by_hand, "{ends:?}");
    }
    // Between two known ends lies one action.
    let from: usize = by_hand[..3].iter().sum();
    let three = [&by_hand[..3], &[end - from], &by_hand[6..]].concat();
    assert_eq!(lengths(&Session::with_ends(session.line(), end, &[from, end])), three);
}

#[test]
fn a_previewed_line_is_adopted_or_dropped() {
    let mut session = Session::new(Deal::numbered(Game::by_id("sly").unwrap(), 7).unwrap());
    session.deal_on();
    let (from, saved) = (session.ply(), session.save());
    let mut other = session.clone();
    while other.plies() < from + 12 {
        other.play_and_draw(other.position().legal_moves()[0]).unwrap();
    }
    let moves: Vec<Move> = other.moves().skip(from).collect();
    for ply in [from + 1, from + 6, from + 2, from] {
        session.preview(from, &moves, ply).unwrap();
        assert_eq!(session.ply(), ply);
        // Moves not yet previewed cannot be redone.
        assert!(session.plies() <= from + 6);
    }
    session.preview(from, &moves, from + moves.len()).unwrap();
    // The actions are as if the player had made each move by hand, after the deal.
    assert_eq!(session.action_lengths().collect::<Vec<_>>(), other.action_lengths().collect::<Vec<_>>());
    // An illegal line changes nothing.
    let before = essence(&session);
    assert!(matches!(session.preview(from, &[moves[0], moves[0], moves[0]], from + 3), Err(SessionError::Illegal(_))));
    assert_eq!(essence(&session), before);
    assert_eq!(essence(&Session::restore(&saved).unwrap()).1, from);
}

#[test]
fn the_longest_game_is_saved_and_a_longer_is_refused() {
    let game = Game::by_id("fairie-queen").unwrap();
    let mut deal = (game.pack)();
    deal.sort_by_key(|card| card.rank.value() == 13);
    let mut session = Session::new(Deal::from_cards(game, deal).unwrap());
    let mut random = Random::new(1);
    while session.ply() < link::MAX_MOVES {
        let legal = session.position().legal_moves();
        let home = |m: &&Move| session.position().is_to_foundation(**m);
        let away: Vec<&Move> = legal.iter().filter(|m| !home(m)).collect();
        let m = if away.is_empty() { legal[0] } else { *away[random.below(away.len())] };
        session.play(m).unwrap();
    }
    let mut moves: Vec<Move> = session.moves().collect();
    moves.push(session.position().legal_moves()[0]);
    for from in [link::MAX_MOVES - 2, link::MAX_MOVES - 1] {
        let mut shown = session.clone();
        shown.go_to(7);
        let before = essence(&shown);
        let beyond = shown.preview(from, &moves[from..], link::MAX_MOVES + 1);
        assert_eq!((beyond, essence(&shown)), (Err(SessionError::TooLong), before), "nothing changes");
        assert_eq!((shown.preview(from, &moves[from..], link::MAX_MOVES), shown.ply()), (Ok(()), link::MAX_MOVES));
    }
    // The actions that take most space.
    let ends: Vec<usize> = (0..=link::MAX_MOVES).filter(|ply| ply % 3 != 1).collect();
    let session = Session::with_ends(session.line(), 5000, &ends);
    let text = session.save();
    println!("{} moves in {} characters", session.plies(), text.len());
    assert!(text.len() <= save::MAX_LENGTH);
    expect_same(&Session::restore(&text).unwrap(), &session);
}

/// A redone action is reported in full: the card placed, and the card drawn after it.
#[test]
fn redo_reports_the_same_action() {
    let mut reported_twice = 0;
    for game in Game::all() {
        for number in 0..3 {
            let mut random = Random::new(number.into());
            let mut session = Session::new(Deal::numbered(game, number).unwrap());
            for _ in 0..120 {
                let legal = session.position().legal_moves();
                let made = match random.below(4) {
                    0 => session.deal_on() > 0,
                    1 => session.play_safe() > 0,
                    _ if legal.is_empty() => false,
                    _ => session.play_and_draw(legal[random.below(legal.len())]).is_ok(),
                };
                if made {
                    let report = session.report().to_vec();
                    let before = session.ply();
                    assert!(session.undo() && session.redo());
                    assert_eq!(session.ply(), before);
                    // A single safe card is reported with its foundation, like a move made by hand.
                    let again = session.report();
                    let all = report.iter().all(|token| again.contains(token) || token.key() == "cards-played-home");
                    assert!(all && !again.is_empty(), "{} {number}: {report:?}, then {again:?}", game.id);
                    reported_twice += usize::from(report.len() > 1);
                }
            }
        }
    }
    assert!(reported_twice > 0, "no act had more than one thing to tell");
}
