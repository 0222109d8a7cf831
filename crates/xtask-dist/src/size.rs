//! `cargo xtask size`: the files that a first visit loads, with limits on their sizes.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};

use crate::bundle::{self, Bundle};
use crate::folder::Files;
use patience::Game;

use crate::{dist, flags, html, offline, tools, wasm};

/// Bytes of brotli that each game may add to the engine, and so to every first load: a game with its own words takes 1.2 kB.
const GAME: usize = 1_500;
/// Limits in bytes of brotli, today's sizes with a small margin; file names with hashes change a sum by some ten bytes.
/// With the six games and variants a link takes at most 108.5 kB until it can be played: 28 to 30 for the engine of its game
/// (51 for that of all games, loaded lazily) and 38 for the table and its sheet. The start page takes at most 64.1 with its font.
/// A kilobyte of each is the names of files to fetch before an import (`tests/browser/bundle.mjs`).
const LINK: usize = 99_600;
const START: usize = 55_200;
/// The engine’s module without its games, and that of a single game.
const ENGINE: usize = 42_000;
const SINGLE_GAME: usize = 29_950;
/// The solver without its games. It is compiled for speed: optimization level 2 would save 13 kB and take up to half as
/// long again for an answer. The commits state what each kilobyte bought.
const SOLVER: usize = 219_000;
/// Bytes that each game may add to the solver: more than to the engine, as generic searches are compiled for each game.
const SOLVER_GAME: usize = 2_500;
const REQUESTS: usize = 8;
/// Bytes that another language than English may add, without the font file of its accents.
const LANGUAGE: usize = 3_250;

/// The folder of the measured site: `dist/` may be one that was built for its address.
const FOLDER: &str = "target/size";

/// A kind of first visit.
struct Visit {
    name: &'static str,
    /// The hints of `index.html`, and the module behind the page.
    hints: &'static [&'static str],
    module: &'static str,
    /// Files loaded when the page first writes or shows something in them.
    besides: &'static [&'static str],
    /// Files loaded after the game can be played, or the page used.
    after: &'static [&'static str],
    limit: usize,
}

const PAGE: &str = "index.html";
const ENGLISH: &str = "en";
/// The letters on the cards in other languages, measured for all of them.
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

/// A visit by a link to a deal of a game.
const fn link(name: &'static str, hints: &'static [&'static str]) -> Visit {
    Visit {
        name,
        hints,
        module: bundle::TABLE,
        besides: &[],
        after: &[FONT, bundle::UI_SHEET, bundle::REPORTS, bundle::LESSON_OFFER, bundle::LOST_DEAL, ENGINE_MODULE],
        limit: LINK,
    }
}

pub fn size(flags: &flags::Size) -> Result<()> {
    let (files, bundle) = if flags.built { bundle::last_built(&tools::root())? } else { dist::build(None, FOLDER)? };
    if flags.json {
        println!("{}", first_loads(&files, &bundle)?);
        return Ok(());
    }
    let games = Game::all().count();
    let added = games * GAME;
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
        let limit = visit.limit + added;
        println!("{raw:>9} {packed:>9}  bytes, of {limit}, in {} requests, of {REQUESTS}\n", loaded.len());
        for path in after(visit, &loaded, &bundle)? {
            let (size, sent) = sizes(&files, &path)?;
            println!("{size:>9} {sent:>9}  {path}, lazy\n");
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
    let whole = [(ENGINE_MODULE.to_owned(), ENGINE + added), (solver, SOLVER + games * SOLVER_GAME)];
    // Games without a module of their own are in all modules.
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
    let cached: Vec<_> = files.iter().filter(|(path, _)| offline::is_cached(path)).collect();
    let raw: usize = cached.iter().map(|(_, bytes)| bytes.len()).sum();
    println!("\nThe offline cache, filled in the background: {} files, {raw} bytes raw.\n", cached.len());
    println!("Raw, then as sent: brotli (quality 11, window 22) where that is smaller.");
    if flags.check && !broken.is_empty() {
        bail!("over the limit: {}", broken.join("; "));
    }
    Ok(())
}

/// Lists the files of every kind of first visit, for the browser test: `{"the start page": ["index.html", …], …}`.
fn first_loads(files: &Files, bundle: &Bundle) -> Result<String> {
    let mut visits = serde_json::Map::new();
    for visit in VISITS {
        let mut all = first_load(visit, ENGLISH, files, bundle)?;
        all.extend(after(visit, &all, bundle)?);
        visits.insert(visit.name.to_owned(), all.into_iter().collect());
    }
    Ok(serde_json::Value::Object(visits).to_string())
}

/// Returns a file’s size, raw and as sent.
fn sizes(files: &Files, path: &str) -> Result<(usize, usize)> {
    let raw = files.get(path).with_context(|| format!("{path} is loaded and does not exist"))?.len();
    Ok((raw, files.get(&format!("{path}.br")).map_or(raw, Vec::len)))
}

/// Lists every file that a browser requests on a visit: those in the page’s tags, the static imports of its module, and
/// the others. `first-load.test.mjs` compares the list with a browser.
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

/// Lists the lazy files after a visit’s first load, with their static imports.
fn after(visit: &Visit, loaded: &BTreeSet<String>, bundle: &Bundle) -> Result<BTreeSet<String>> {
    let files = named(visit.after, bundle)?;
    Ok(files.iter().flat_map(|file| bundle.closure(file)).filter(|file| !loaded.contains(file)).collect())
}

/// Returns the files of sources that the page loads.
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
