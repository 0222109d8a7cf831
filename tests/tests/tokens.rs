//! The page's types of messages: exactly the declared messages are used.
//!
//! `TOKENS=write cargo test -p patience-tests tokens::` writes `www/words/tokens.d.ts`; without it the file must be up
//! to date. `tsc` then checks every language's catalogue.

use crate::common::Random;
use patience::{
    Challenge, Deal, Describe, Game, Link, Move, Offers, Outcome, Position, Problem, RulesView, Session, Token,
    token::Kind, token_kinds,
};
use patience_solver::hint::{HintLimits, HintSearch};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    thread,
};

/// A text of more than 10,000 moves, all of them legal but the last.
const TOO_LONG_TO_WALK: &str = "text-long";

/// Messages that no game uses: most belong to the wasm boundary, which cannot run outside a browser.
const AT_THE_BOUNDARY: &[&str] = &[
    // No random numbers, a deal number out of range, a link of another deal, an answer that cannot be converted.
    "no-random",
    "no-number",
    "other-deal",
    "not-shown",
    "tools-not-shown",
    // A solver given text that is not a link, or a game without a solver: all our games have one.
    "solver-unreadable",
    "no-solver",
    // A text too long for a QR code.
    "qr-too-long",
    // Typed cards: the tests of patience-tools-wasm make each of them.
    "own-unknown",
    "own-not-in-deal",
    "own-extra",
    "own-complete",
    "own-none",
    "own-missing",
    "own-incomplete",
];

/// Default refusals. No game uses them today; the tests of `patience::rules::refuse` do.
const OF_A_GAME_WITHOUT_REASONS: &[&str] = &["cannot-go", "cannot-move"];

/// Lost positions whose reason is one that random play seldom meets: pairs that wait for each other, pairs out of balance, a
/// card without a partner, two copies of a card, a card that never goes home, and a number of cards that can.
const LOST_FOR_RARE_REASONS: &[&str] = &[
    "empress-of-india/E222-22CF/yys0CALacOg3CBLq1HY_a0hHQvfZ9aChPBtK0Xay4fQD141Fu6CJmj3V2quWFR2tcOMt90RMtiE",
    "empress-of-india/E223-2HHT/DD.n9FLfmDo1wofBNT_aEbCTR4SlOfKGezOzq_G-Tt6tSHpSnsYiCczya35MaEJxIdZnGeuatY_2avP9XbuPWqs1160Lyr3gDWgrw4LNjjYtZ8CUB0JSfdqiyKLO48N.gAATa",
    "empress-of-india/E223-2MJK/hC.wDC2RiHPZydurVs_iynsBhGT8qKNm8tQ_hCg6Q1vmx1uS-tEjqlE7DrqDt68RSRJgZiuTMMU3hYjX-jW62xDnA-aC0Vacu04-Mj7hkmOxeG0IFOV.RkjvQ",
    "sly/S222-R9TS/_C.vfAMsNG9sDaOp3vs0rY97nD7h7io6ycpZIzi8VBI2_UW4E.xYgce",
    "labyrinth-dealt-foundations/N222-PZCE/w.fRtT87ZeLNQ.MRJjf",
    "labyrinth/M222-78JD/6.7bPrdyv_yoCeKFZKQ4QZ.bPNAE",
    "empress-of-india/E223-7NQ3/XC.rXesMeumObW-lzyv41GNfTnKpR-BkZhytMDzS5EmhGa2vI391zoYYiSdnTdNfVZjLe8WJO7as0OXpTwTWetladxi_Gzhfl0KTB0RRH37RQMOBJs3N-pY8E1B.uaZDt",
];

/// Positions whose hint covers a card so that both go home together, or right after each other, or because the covered
/// card is needed late.
const HINTS_WITH_RARE_REASONS: &[&str] = &[
    "empress-of-india/E222-223K/BsCoB5i6Fh-FqGYxVHipHidxQCF7lA0lcZmj5uKh4qfjZfZIP36r9Sqh",
    "sly/S222-227J/jk9gEi5e1mupNNgPMdsGhffsjA0al0aDgsC",
    "empress-of-india/EYC2-7CD8",
    "empress-of-india/E2DT-FQAY/U.eYGOL82Uv1aX74UD.YLpor",
    "empress-of-india/EYC2-7CD8/P.J-7LT1iubLhzmJWG5rP.SG9KI",
    "empress-of-india/E2DT-FQAY/Z.eYGOL4CF0-mqrYwItjpB.kVThk",
    "empress-of-india/E222-222G/l.XF8fe6vjlQ00exNAHTCxv1RdE17b6aiJR-95vARuktn4tmYAN.UfOrI",
    "empress-of-india/E222-222G/e.XF8fe6vjlQ00epZ_8fuhRo4bxz4QvxYPFYyexC.Xwmto",
    "empress-of-india/EM5T-T43C/W.dz3vkDkaWkv8LHTPVds3it6kfZmy4G.vklHe",
];

/// The defaults, as for a game without messages.
struct Plain;

impl Describe for Plain {}

fn kinds() -> Vec<Kind> {
    let ours = patience_solver::KINDS.to_vec();
    let mut kinds = [token_kinds(), ours, patience_wasm::kinds(), patience_tools_wasm::kinds()].concat();
    kinds.sort_by_key(|kind| kind.key);
    kinds
}

#[test]
fn keys_are_unique() {
    let kinds = kinds();
    let keys: BTreeSet<&str> = kinds.iter().map(|kind| kind.key).collect();
    assert_eq!(keys.len(), kinds.len());
    for kind in &kinds {
        let plain = kind.key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        assert!(plain && kind.args.iter().all(|(name, _)| *name != "k"), "{kind:?}");
    }
}

#[test]
fn the_pages_types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/words/tokens.d.ts");
    let types = types();
    if std::env::var_os("TOKENS").is_some_and(|value| value == "write") {
        fs::write(&path, &types).expect("the file can be written");
    }
    let written = fs::read_to_string(&path).expect("www/words/tokens.d.ts is there");
    assert!(
        written == types,
        "www/words/tokens.d.ts is out of date: TOKENS=write cargo test -p patience-tests tokens::"
    );
}

fn types() -> String {
    let mut text = String::from(
        "// Written by `TOKENS=write cargo test -p patience-tests tokens::`, from the declarations in Rust.\n\n\
         /** A card as two characters, value and suit: \"TH\". */\n\
         export type Card = string;\n\n\
         /** A pile of the game: its address, its role, and what its name is made of. */\n\
         export type Place = import('../pkg/patience_wasm.js').Place;\n\n\
         /** What the engine or the solver says: a key and its arguments. */\n\
         export type Token = TokenOf[keyof TokenOf];\n\n\
         /** Every token by its key. */\n\
         export interface TokenOf {\n",
    );
    for Kind { key, args } in kinds() {
        let args: String = args.iter().map(|(name, ty)| format!("; {name}: {ty}")).collect();
        let quoted = if key.contains('-') { format!("'{key}'") } else { key.to_owned() };
        text += &format!("  {quoted}: {{ k: '{key}'{args} }};\n");
    }
    text += "}\n\n/** A catalogue's words for every token. */\n\
             export type TokenWords = { [K in keyof TokenOf]: (token: TokenOf[K]) => string };\n";
    for (name, about, names) in [
        ("PlaceName", "The words for places, as `Place.name`", place_names()),
        ("CaptionName", "The words over groups of piles, as `Caption.name`", caption_names()),
    ] {
        let names: Vec<String> = names.iter().map(|name| format!("  | '{name}'")).collect();
        text += &format!(
            "\n/** {about}, of the games that have words of their own. */\nexport type {name} =\n{};\n",
            names.join("\n")
        );
    }
    text
}

fn place_names() -> BTreeSet<&'static str> {
    let games = Game::all().filter(|game| game.features.words);
    games.flat_map(Game::pile_specs).map(|place| place.name).collect()
}

fn caption_names() -> BTreeSet<&'static str> {
    let games = Game::all().filter(|game| game.features.words);
    let captions = games.flat_map(|game| game.wide.captions.iter().chain(game.tall.captions));
    captions.map(|caption| caption.name).filter(|name| !name.is_empty()).collect()
}

/// The keys of used messages, all of which must be declared.
#[derive(Clone)]
struct UsedMessages {
    kinds: BTreeMap<&'static str, Kind>,
    met: BTreeSet<&'static str>,
}

impl UsedMessages {
    fn record(&mut self, token: &Token) {
        token.walk(&mut |token| {
            let kind = self.kinds.get(token.key());
            assert!(kind.is_some_and(|kind| kind.allows(token)), "{token:?} is not declared so: {kind:?}");
            self.met.insert(token.key());
        });
    }

    fn record_position(&mut self, position: &Position, session: &Session) {
        self.record(&position.prompt());
        position.figures().iter().chain(session.report()).for_each(|token| self.record(token));
        if let Some(tally) = position.tally() {
            self.record(&tally.token);
        }
        for pile in 0..position.pile_specs().len() {
            if let Some(note) = position.note(patience::PileId(pile as u8)) {
                self.record(&note);
            }
        }
        if let Some(label) = position.deal_label() {
            self.record(&label);
        }
        if session.ply().is_multiple_of(20) {
            self.record_refusals(position);
        }
        let offers = Offers::of(position);
        offers
            .labels
            .iter()
            .chain(offers.piles.iter().filter_map(|pile| pile.says.as_ref()))
            .for_each(|token| self.record(token));
        offers.moves.iter().for_each(|m| self.record(&position.describe(*m)));
        if position.outcome() == Outcome::Playing {
            self.record_defaults(RulesView { rules: position.rules(), specs: position.pile_specs() }, &offers.moves);
        }
    }

    fn record_refusals(&mut self, position: &Position) {
        let idle = (0..position.pile_specs().len()).filter_map(|pile| position.why_idle(patience::PileId(pile as u8)));
        let between = position.why_all().into_iter().filter_map(|(_, _, why)| why);
        idle.chain(between).for_each(|reason| self.record(&reason.token));
    }

    fn record_defaults(&mut self, at: RulesView, moves: &[Move]) {
        self.record(&Plain.prompt(at));
        Plain.figures(at).iter().chain(&Plain.deal_label(at)).for_each(|token| self.record(token));
        for m in moves {
            self.record(&Plain.button(at, *m));
            self.record(&Plain.sentence(at, *m));
        }
    }
}

/// Plays a game, mostly home and dealing on, and records its messages.
fn walk(used: &mut UsedMessages, deal: Deal, random: &mut Random) {
    let mut session = Session::new(deal);
    for _ in 0..500 {
        used.record_position(&session.position().clone(), &session);
        if session.position().outcome() != Outcome::Playing {
            break;
        }
        let legal = session.position().legal_moves();
        let home: Vec<_> = legal.iter().copied().filter(|&m| session.position().is_to_foundation(m)).collect();
        let choices = if home.is_empty() || random.below(4) == 0 { &legal } else { &home };
        let m = choices[random.below(choices.len())];
        match random.below(8) {
            0 => drop(session.deal_on()),
            1 => drop(session.play_safe()),
            2..=4 => session.play_and_draw(m).expect("a legal move"),
            _ => session.play(m).expect("a legal move"),
        }
    }
    session.undo();
    used.record_position(&session.position().clone(), &session);
}

/// Deals all, moves cards that stay on the table, and records the messages of every run.
fn runs(used: &mut UsedMessages, deal: Deal, random: &mut Random) {
    let mut session = Session::new(deal);
    session.deal_all(false);
    for _ in 0..20 {
        used.record_position(&session.position().clone(), &session);
        let position = session.position();
        for run in position.rules().runs() {
            let mut moved = session.clone();
            match position.why_run(run.from, run.to, run.cards) {
                Some(why) => used.record(&why.token),
                None => moved.move_run(&position.game().write_run(&run)).expect("a possible run"),
            }
            used.record_position(&moved.position().clone(), &moved);
        }
        let legal = position.legal_moves();
        let transfers: Vec<Move> = legal.into_iter().filter(|m| !position.is_to_foundation(*m)).collect();
        let Some(&m) = transfers.get(random.below(transfers.len().max(1))) else { break };
        session.play(m).expect("a legal move");
    }
}

/// Plays a recorded win and records its messages.
fn win(used: &mut UsedMessages, game: &Game) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("data/wins/{}.txt", game.id));
    let wins = fs::read_to_string(path).expect("recorded wins");
    let mut words = wins.lines().next().expect("a win").split_whitespace();
    let deal = Deal::from_code(words.next().expect("a code")).expect("a deal");
    let mut session = Session::new(deal);
    for (ply, m) in words.enumerate() {
        session.play_text(m).expect("a legal move");
        used.record_position(&session.position().clone(), &session);
        if ply.is_multiple_of(7) {
            hint(used, session.position());
        }
    }
    assert_eq!(session.position().outcome(), Outcome::Won);
}

/// Records the reason of a hint, if it has one.
fn hint(used: &mut UsedMessages, position: &Position) {
    hint_within(used, position, HintLimits { samples: 4, nodes: 20_000, ..HintLimits::default() });
}

fn hint_within(used: &mut UsedMessages, position: &Position, limits: HintLimits) {
    let mut adviser = HintSearch::new(position, limits).expect("a solver");
    while !adviser.run(1 << 20) {}
    if let Some(why) = adviser.reason() {
        used.record(&why);
    }
}

/// Plays at random, which loses most games, and records every explanation of the solver.
fn lose(used: &mut UsedMessages, deal: &Deal, random: &mut Random) {
    let mut position = Position::start(deal);
    for ply in 0..300 {
        let legal = position.legal_moves();
        if (ply % 10 == 0 || legal.is_empty())
            && let Some(why) = patience_solver::explain(&position).expect("a solver")
        {
            used.record(&why.token);
            used.record(&why.brief);
        }
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[random.below(legal.len())]);
    }
}

/// Records the errors of invalid texts of every kind.
fn refusals(used: &mut UsedMessages) {
    let long = "A".repeat(20_000);
    for text in [
        "",
        "nothing/S222-EV9V",
        "https://example.org/",
        "sly",
        "sly/",
        "sly/S222",
        "sly/S222-EV0V",
        "sly/S222-EV9W",
        "labyrinth/S222-EV9V",
        "sly/~AAA",
        "sly/S222-EV9V/AAAA",
        &long,
    ] {
        used.record(&Link::parse(text).expect_err(text).token());
    }
    for text in ["1damaged#sly/S222-EV9V", "2x0XvazA#sly/S222-EV9V"] {
        used.record(&Challenge::parse(text).expect_err(text).token());
    }
    for text in ["problem/move/sly/S222-EV9V/2.A.AAAAA", "problem/move/sly"] {
        used.record(&Problem::parse(text).expect_err(text).token());
    }
    // A letter of no game, with a correct check.
    let letters = patience::deal::ALPHABET;
    let other = letters.chars().flat_map(|first| letters.chars().map(move |last| format!("{first}222222{last}")));
    let unknown =
        other.filter_map(|code| Deal::from_code(&code).err()).find(|error| *error == patience::CodeError::Game);
    used.record(&unknown.expect("a letter is free").token());
    let sly = Game::by_id("sly").expect("a game");
    for cards in ["XX", "2C 2C 2C", "2C"] {
        used.record(&Deal::from_text(sly, cards).expect_err(cards).token());
    }
    let start = Session::open("sly/S222-EV9V").expect("a link");
    for text in ["x", "x>y", "hand>p1"] {
        used.record(&start.position().parse_move(text).expect_err(text).token());
    }
    for text in ["save2 sly/S222-EV9V 0", "save1", &format!("save1 {long}{long}"), "sly/"] {
        used.record(&Session::restore(text).expect_err(text).token());
    }
    used.record(&patience::SessionError::TooLong.token());
    let head = "Game: sly\nDeal: S222-EV9V\n";
    let games = head.repeat(1001);
    for text in [
        "x".repeat(patience::text::MAX_TEXT + 1),
        games,
        "x".into(),
        "Game: sly\n1. stock>hand".into(),
        format!("{head}Deal: S222-EV9V\n"),
        format!("{head}1. stock>hand\nDate: 1914-06-28\n"),
        format!("{head}Date: never\n"),
        format!("{head}2. stock>hand\n"),
        format!("{head}1. x\n"),
        format!("{head}1. hand>p1\n"),
        format!("{head}Result: won\n"),
    ] {
        for error in patience::text::read(&text).into_iter().filter_map(Result::err) {
            used.record(&error.token());
        }
    }
}

/// Plays a game in every way, and records its messages.
fn play(used: &mut UsedMessages, game: &'static Game) {
    let mut random = Random::new(8);
    for number in 0..12 {
        walk(used, Deal::numbered(game, number).expect("a deal"), &mut random);
        runs(used, Deal::numbered(game, number).expect("a deal"), &mut Random::new(number.into()));
    }
    if game.features.solver {
        win(used, game);
        for number in 0..6 {
            lose(used, &Deal::numbered(game, number).expect("a deal"), &mut random);
        }
    }
}

/// Records the reasons that play seldom meets.
fn rare_reasons(used: &mut UsedMessages) {
    for link in HINTS_WITH_RARE_REASONS {
        let session = Session::open(link).expect("a link");
        hint(used, session.position());
        let limits = HintLimits::for_game(session.position().game()).expect("a solver");
        hint_within(used, session.position(), HintLimits { samples: 5, nodes: 30_000, ..limits });
    }
    for link in LOST_FOR_RARE_REASONS {
        let session = Session::open(link).expect("a link");
        let why = patience_solver::explain(session.position()).expect("a solver").expect("a reason");
        used.record(&why.token);
        used.record(&why.brief);
    }
}

#[test]
fn exactly_the_declared_messages_are_used() {
    let mut used =
        UsedMessages { kinds: kinds().into_iter().map(|kind| (kind.key, kind)).collect(), met: BTreeSet::new() };
    let met: Vec<BTreeSet<&str>> = thread::scope(|scope| {
        let spawn = |game: &'static Game| {
            let mut used = used.clone();
            scope.spawn(move || {
                play(&mut used, game);
                used.met
            })
        };
        let threads: Vec<_> = Game::all().map(spawn).collect();
        threads.into_iter().map(|thread| thread.join().expect("only declared messages are used")).collect()
    });
    used.met.extend(met.into_iter().flatten());
    rare_reasons(&mut used);
    refusals(&mut used);
    let met = used.met;
    let excused = |key: &str| {
        AT_THE_BOUNDARY.contains(&key) || OF_A_GAME_WITHOUT_REASONS.contains(&key) || key == TOO_LONG_TO_WALK
    };
    let unmet: Vec<&str> = used.kinds.keys().copied().filter(|key| !met.contains(key) && !excused(key)).collect();
    let stale: Vec<&str> = AT_THE_BOUNDARY.iter().copied().filter(|key| met.contains(key)).collect();
    assert!(stale.is_empty(), "said after all: {stale:?}");
    assert!(unmet.is_empty(), "declared and never said: {unmet:?}");
}
