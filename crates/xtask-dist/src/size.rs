//! `cargo xtask size`: what a first visit loads, and the gates on it.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};

use crate::bundle::{self, Bundle};
use crate::folder::Files;
use patience::Game;

use crate::{dist, flags, html, offline, tools, wasm};

/// What each game may add to the engine, and so to every sum, in bytes of brotli: a game with words of its own takes 1.2 kB.
const GAME: usize = 1_500;
/// What the rest may have: what it takes today and a little more, so that nothing grows unseen. The hashes in file names make a
/// sum some ten bytes larger or smaller. With the six games and variants, a link may have 94 kB until it can be played, of which
/// 27 to 29 are the engine of its game alone (41 that of all games, loaded later), and the start page 62.
const LINK: usize = 85_000;
const START: usize = 53_000;
/// The engine’s module without its games, and with one that is alone, of which less is asked.
const ENGINE: usize = 32_150;
const SINGLE_GAME: usize = 28_900;
/// What comes when it is first asked, without its games: compiled for speed, as a question is waited for. Level 2 would take
/// 13 kB less, and up to half as long again for an answer. A kilobyte of it has the Fairie Queen's questions come from memory
/// side by side: a sixth less time on a hundred deals. Four more are the annealing of the Empress of India, which decides half of what
/// was open in the middle of its games, and the hardest of 100,000 deals in a tenth of a second instead of twenty seconds. Another
/// six are the Fairie Queen's frozen cards and classes: ten of 400 deals stayed open after a minute, now two of 1,200 do. Half
/// a kilobyte makes keys of layouts without copies of them, a quarter less time in the page; almost one more depends on the folder
/// that it is built in. Of what `GAME` is too little for, half a kilobyte a game at this level, one further game has its part here.
const SOLVER: usize = 159_000;
const REQUESTS: usize = 8;
/// What a page in another language than English may load more, but for the file of the font with its accents.
const LANGUAGE: usize = 3_000;

/// A way to come here for the first time.
struct Visit {
    name: &'static str,
    /// For what `index.html` has hints, and the module behind the page.
    hints: &'static [&'static str],
    module: &'static str,
    /// What is loaded when something is first written in it or shown by it.
    besides: &'static [&'static str],
    /// What is not asked for before the game can be played, or the page be used.
    after: &'static [&'static str],
    limit: usize,
}

const PAGE: &str = "index.html";
const ENGLISH: &str = "en";
/// The letters on the cards, where a language has others: weighed for all of them.
const LETTERS: &str = "www/cards/letters.js";
const ENGINE_MODULE: &str = "www/pkg/patience_wasm_bg.wasm";
const FONT: &str = "www/fonts/patience-text.woff2";
/// The list of the game whose deal leads the day, for its plate: one of them, as the others are no larger.
const DEALS: &str = "www/deals/sly.txt";

const VISITS: &[Visit] = &[
    Visit {
        name: "the start page",
        hints: &["start"],
        module: bundle::START,
        besides: &[FONT],
        after: &[ENGINE_MODULE, DEALS],
        limit: START,
    },
    link("a deal’s link", &["table", "rules-sly"]),
    link("a link to the Empress of India", &["table", "rules-empress-of-india"]),
    link("a link to the Fairie Queen", &["table", "rules-fairie-queen"]),
    link("a link to the Labyrinth", &["table", "rules-labyrinth"]),
];

/// A link to a deal of a game.
const fn link(name: &'static str, hints: &'static [&'static str]) -> Visit {
    Visit {
        name,
        hints,
        module: bundle::TABLE,
        besides: &[],
        after: &[FONT, bundle::UI_SHEET, bundle::DEFERRED, ENGINE_MODULE],
        limit: LINK,
    }
}

pub fn size(flags: &flags::Size) -> Result<()> {
    let (files, bundle) = if flags.built { bundle::last_built(&tools::root())? } else { dist::build(None)? };
    if flags.json {
        println!("{}", first_loads(&files, &bundle)?);
        return Ok(());
    }
    let games = Game::all().count() * GAME;
    let mut broken = Vec::new();
    for visit in VISITS {
        println!("First load of {}", visit.name);
        let (mut raw, mut packed) = (0, 0);
        let loaded = first_load(visit, ENGLISH, &files, &bundle)?;
        for path in &loaded {
            let (size, sent) = sizes(&files, path)?;
            println!("{size:>9} {sent:>9}  {path}");
            raw += size;
            packed += sent;
        }
        let limit = visit.limit + games;
        println!("{raw:>9} {packed:>9}  bytes, of {limit}, in {} requests, of {REQUESTS}\n", loaded.len());
        for path in after(visit, &loaded, &bundle)? {
            let (size, sent) = sizes(&files, &path)?;
            println!("{size:>9} {sent:>9}  {path}, after that\n");
        }
        if packed > limit {
            broken.push(format!("{} loads {packed} bytes, more than {limit}", visit.name));
        }
        for code in bundle.languages().into_iter().filter(|code| *code != ENGLISH) {
            let loaded = first_load(visit, code, &files, &bundle)?;
            let other = loaded.iter().map(|path| Ok(sizes(&files, path)?.1)).sum::<Result<usize>>()?;
            let most = packed + LANGUAGE;
            println!("{:>9} {other:>9}  in “{code}”, of {most}, in {} requests\n", "", loaded.len());
            if other > most {
                broken.push(format!("{} loads {other} bytes in “{code}”, more than {most}", visit.name));
            }
        }
        if loaded.len() > REQUESTS {
            broken.push(format!("{} makes {} requests, more than {REQUESTS}", visit.name, loaded.len()));
        }
    }
    println!("Modules of WebAssembly");
    let solver = "www/pkg/patience_solver_wasm_bg.wasm".to_owned();
    let whole = [(ENGINE_MODULE.to_owned(), ENGINE + games), (solver, SOLVER + games)];
    // A game that has no module of its own is in all of them.
    let others = Game::all().filter(|game| game.variant.is_empty()).count().saturating_sub(wasm::SINGLE_GAMES.len());
    let alone = wasm::SINGLE_GAMES.iter().map(|game| (wasm::single_game(game), SINGLE_GAME + others * GAME));
    for (source, limit) in whole.into_iter().chain(alone) {
        let path = bundle.names.get(&source).with_context(|| format!("no page loads {source}"))?;
        let (size, sent) = sizes(&files, path)?;
        println!("{size:>9} {sent:>9}  {path}, of {limit}");
        if sent > limit {
            broken.push(format!("{path} is {sent} bytes, more than {limit}"));
        }
    }
    let kept: Vec<_> = files.iter().filter(|(path, _)| offline::is_kept(path)).collect();
    let raw: usize = kept.iter().map(|(_, bytes)| bytes.len()).sum();
    println!("\nThe offline cache, filled later and in the background: {} files, {raw} bytes raw.\n", kept.len());
    println!("Raw, then as it is sent: brotli (quality 11, window 22) where that is smaller.");
    if flags.check && !broken.is_empty() {
        bail!("over the limit: {}", broken.join("; "));
    }
    Ok(())
}

/// The files of every kind of first visit, for the browser test: `{"the start page": ["index.html", …], …}`.
fn first_loads(files: &Files, bundle: &Bundle) -> Result<String> {
    let mut visits = serde_json::Map::new();
    for visit in VISITS {
        let mut all = first_load(visit, ENGLISH, files, bundle)?;
        all.extend(after(visit, &all, bundle)?);
        visits.insert(visit.name.to_owned(), all.into_iter().collect());
    }
    Ok(serde_json::Value::Object(visits).to_string())
}

/// A file’s size, and that of what is sent for it.
fn sizes(files: &Files, path: &str) -> Result<(usize, usize)> {
    let raw = files.get(path).with_context(|| format!("{path} is loaded and does not exist"))?.len();
    Ok((raw, files.get(&format!("{path}.br")).map_or(raw, Vec::len)))
}

/// Every file that a visit makes a browser ask for: what the page’s tags name, what its module loads at once, and the
/// rest. `first-load.test.mjs` holds the list against what a browser asks for.
fn first_load(visit: &Visit, language: &str, files: &Files, bundle: &Bundle) -> Result<BTreeSet<String>> {
    const LOADING: &[&str] = &["stylesheet", "preload", "modulepreload", "icon"];
    let page = std::str::from_utf8(files.get(PAGE).context("there is no index.html")?)?;
    let mut loaded: BTreeSet<String> = [PAGE.to_owned()].into();
    for tag in html::tags(page) {
        let hints = tag.attribute("data-for").or_else(|| tag.attribute("data-lang"));
        let wanted = match (hints, tag.attribute("rel")) {
            (Some(hints), _) => hints.split(' ').any(|hint| visit.hints.contains(&hint) || hint == language),
            (None, Some(rel)) => LOADING.contains(&rel),
            (None, None) => tag.is_module(),
        };
        loaded.extend(tag.url().filter(|_| wanted).and_then(|url| html::resolve(PAGE, url)));
    }
    for module in named(&[visit.module], bundle)? {
        loaded.extend(bundle.closure(&module));
    }
    loaded.extend(named(visit.besides, bundle)?);
    if language != ENGLISH {
        loaded.extend(named(&[LETTERS], bundle)?);
    }
    Ok(loaded)
}

/// What comes after a visit’s first load, with all that it loads at once.
fn after(visit: &Visit, loaded: &BTreeSet<String>, bundle: &Bundle) -> Result<BTreeSet<String>> {
    let files = named(visit.after, bundle)?;
    Ok(files.iter().flat_map(|file| bundle.closure(file)).filter(|file| !loaded.contains(file)).collect())
}

/// What became of sources that the page loads.
fn named(sources: &[&str], bundle: &Bundle) -> Result<Vec<String>> {
    let name = |source: &&str| bundle.name(PAGE, source).with_context(|| format!("{PAGE} never loads {source}"));
    sources.iter().map(|source| Ok(name(source)?.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_asks_for_the_module_that_has_the_game_of_a_link() -> Result<()> {
        let page = std::fs::read_to_string(tools::root().join("index.html"))?;
        let tags = html::tags(&page);
        let hinted = |hint: &str| {
            let has = |hints: &str| hints.split(' ').any(|other| other == hint);
            let tag = tags.iter().find(|tag| tag.attribute("data-for").is_some_and(has));
            tag.and_then(|tag| tag.url()).map(str::to_owned)
        };
        for game in wasm::SINGLE_GAMES {
            let number = Game::by_id(game).with_context(|| format!("there is no game {game}"))?.number;
            for variant in Game::all().filter(|other| other.number == number) {
                assert_eq!(hinted(&format!("rules-{}", variant.id)), Some(wasm::single_game(game)), "{variant:?}");
            }
        }
        assert_eq!(hinted("rules").as_deref(), Some(ENGINE_MODULE));
        Ok(())
    }
}
