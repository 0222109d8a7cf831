//! Modules and style sheets, joined and minified by `tests/browser/bundle.mjs`: its input and its output.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};

use crate::folder::{self, Files};
use crate::{html, node, site, wasm};

/// The folder of the site's joined files. Their names contain a hash of their content, so they may be cached forever.
pub const IMMUTABLE: &str = "www/immutable";

/// Modules with addresses that other pages use.
const PUBLIC_MODULES: &[&str] = &["www/patience-game.js", "www/engine.js"];
/// Other files with fixed addresses.
const PUBLIC_FILES: &[&str] = &["sw.js", "www/app.webmanifest"];
/// Examples are served unchanged: people read and copy them.
pub const EXAMPLES: &str = "www/examples/";

/// The page's first screen: the table or the start page. Modules that both need at once are loaded with the page; those
/// that only one needs are a file of their own.
pub const TABLE: &str = "www/table/define.js";
pub const START: &str = "www/site/start/start-page.js";
/// The style sheet that a page with a table loads lazily.
pub const UI_SHEET: &str = "www/ui/ui.css";
/// The offer of a lesson, made to newcomers once the table can be played.
pub const LESSON_OFFER: &str = "www/site/play/lesson-offer.js";
/// The verdict on an opened deal, asked for once it can be played.
pub const LOST_DEAL: &str = "www/site/play/lost-deal.js";
/// Words of a table that are needed only after an action.
pub const REPORTS: &str = "www/words/reports.js";

/// Parts of the catalogue that the page needs at once, in any language: the words of a language are one file. The
/// site's program does not contain English, so that no visitor loads two languages; the element does.
const PARTS: &[&str] = &["core", "site", "start", "pages"];
/// The page contains these words, and needs the module only for the pseudo-language of the tests.
const IN_THE_PAGE: &str = "www/words/en/pages.js";
/// The part that all catalogues share.
const WORDLESS: &str = "www/words/shared.js";
const BESIDE: &[&str] = &["www/words/core.js", "www/words/site.js", "www/words/start.js"];

/// The start page before the engine is loaded: this module is run while the site is built.
const PRERENDER: &str = "www/site/start/prerender.js";

/// The output of a build.
#[derive(Default)]
pub struct Bundle {
    /// Written files, by path in the site or package.
    pub files: Files,
    /// The paths of files by their sources. The sheets of a page are one, by their paths separated by spaces.
    pub names: BTreeMap<String, String>,
    /// The path of the file that holds a module, by the module’s path: for the site's page, then for all others.
    pub modules: Vec<BTreeMap<String, String>>,
    /// The files that each module’s file loads at once, by path.
    pub imports: BTreeMap<String, Vec<String>>,
    /// Sources that need not be served.
    pub used: BTreeSet<String>,
}

impl Bundle {
    /// Returns the new name of a page's source, if it was joined or renamed.
    pub fn name(&self, page: &str, source: &str) -> Option<&str> {
        let modules = self.modules.get(usize::from(page != "index.html"))?;
        modules.get(source).or_else(|| self.names.get(source)).map(String::as_str)
    }

    /// Lists the languages of the page, except the pseudo-language.
    pub fn languages(&self) -> Vec<&str> {
        let of = |path: &'_ str| path.strip_prefix("www/words/")?.strip_suffix("/core.js").map(str::len);
        let modules = self.modules.first().into_iter().flatten();
        let found = modules.filter_map(|(path, _)| Some(&path["www/words/".len()..][..of(path)?]));
        found.filter(|code| *code != "pseudo").collect()
    }

    /// Lists the files that hold only words of a language, by its folder, except English.
    pub fn words(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let folder = |source: &'_ str| source.strip_prefix("www/words/")?.split_once('/').map(|(code, _)| code.len());
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for modules in &self.modules {
            let mut of: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
            for (source, file) in modules {
                let code = folder(source).map_or("", |length| &source["www/words/".len()..][..length]);
                of.entry(file).or_default().insert(code);
            }
            for (file, codes) in of {
                if let Some(code) = codes.first().filter(|code| codes.len() == 1 && !["", "en"].contains(code)) {
                    found.entry(code).or_default().insert(file);
                }
            }
        }
        found
    }

    /// Returns a module’s file and its transitive static imports.
    pub fn closure(&self, file: &str) -> Vec<String> {
        let mut found = vec![file.to_owned()];
        let mut next = 0;
        while let Some(path) = found.get(next).cloned() {
            next += 1;
            for import in self.imports.get(&path).into_iter().flatten() {
                if !found.contains(import) {
                    found.push(import.clone());
                }
            }
        }
        found
    }
}

/// Builds the pages of the site.
pub fn site(root: &Path, to: &Path) -> Result<Bundle> {
    let sources = site::files(root)?;
    let pages: Vec<&str> =
        sources.iter().map(|(path, _)| path.as_str()).filter(|path| path.ends_with(".html")).collect();
    let (mut site_entries, mut sheets) = (Vec::new(), BTreeSet::new());
    let mut element: Vec<String> = public_modules(root);
    for page in &pages {
        let text = std::fs::read_to_string(site::file_at(root, page).context("a listed file exists")?)?;
        let tags = html::tags(&text);
        let named = |tag: &html::Tag| Some(html::resolve(page, tag.url()?)?).filter(|path| !path.starts_with(EXAMPLES));
        let list: Vec<String> = tags.iter().filter(|tag| tag.is_sheet()).filter_map(named).collect();
        if !list.is_empty() {
            sheets.insert(list);
        }
        sheets.extend(tags.iter().filter(|tag| tag.is_late_sheet()).filter_map(named).map(|sheet| vec![sheet]));
        // The site's page and the pages about the element share no file, as neither runs the other's code.
        let entries = if *page == "index.html" { &mut site_entries } else { &mut element };
        for script in tags.iter().filter(|tag| tag.is_module()).filter_map(named) {
            if !entries.contains(&script) {
                entries.push(script);
            }
        }
    }
    let fixed = pages.iter().chain(PUBLIC_FILES).map(|path| ((*path).to_owned(), Value::from(*path)));
    let publics: Map<String, Value> = fixed.chain(public_paths(root, |module| module.to_owned())).collect();
    let mut groups: Vec<Value> = site_entries.iter().map(|entry| json!(["page", entry])).collect();
    groups.extend([json!(["page", START, TABLE]), json!(["table", TABLE]), json!(["start-page", START])]);
    groups.splice(0..0, words(root)?);
    run(
        to,
        &json!({
            "root": root, "to": to, "folder": IMMUTABLE, "publics": publics, "hashed": true,
            "sheets": sheets, "files": single_games(root),
            "builds": [{ "entries": site_entries, "groups": groups, "beside": BESIDE, "prerender": PRERENDER }, { "entries": element, "groups": element_groups(root) }],
        }),
    )
}

/// Lists the single-game modules: only the page names them, no module does.
fn single_games(root: &Path) -> Vec<String> {
    wasm::SINGLE_GAMES.iter().map(|game| wasm::single_game(game)).filter(|path| root.join(path).is_file()).collect()
}

/// Groups the words that the page needs at once, a file per language: `index.html` loads the visitor's.
fn words(root: &Path) -> Result<Vec<Value>> {
    // Shared parts without words belong to no language.
    let mut groups = vec![json!(["page", WORDLESS])];
    for code in languages(root)? {
        // The first part also holds the code that the parts share.
        let parts = PARTS.iter().map(|part| format!("www/words/{code}/{part}.js"));
        groups.extend(
            parts
                .filter(|part| root.join(part).is_file() && part != IN_THE_PAGE)
                .map(|part| json!([format!("words-{code}"), part])),
        );
    }
    Ok(groups)
}

/// Lists every language with a folder of words.
pub fn languages(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let folder = root.join("www/words");
    if folder.is_dir() {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if entry.path().join("core.js").is_file() {
                found.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Builds the npm package: the public modules and everything that they can load.
pub fn package(root: &Path, to: &Path) -> Result<Bundle> {
    run(
        to,
        &json!({
            "root": root, "to": to, "folder": "", "hashed": false, "sheets": [],
            "publics": public_paths(root, |module| module.replacen("www/", "", 1)),
            "builds": [{ "entries": public_modules(root), "groups": element_groups(root) }],
        }),
    )
}

fn public_modules(root: &Path) -> Vec<String> {
    let there = PUBLIC_MODULES.iter().filter(|path| root.join(path).is_file());
    there.map(|&path| path.to_owned()).collect()
}

/// Maps the public modules to their paths.
fn public_paths(root: &Path, place: impl Fn(&str) -> String) -> Map<String, Value> {
    public_modules(root).into_iter().map(|module| (module.clone(), Value::from(place(&module)))).collect()
}

/// The engine comes first: a page that uses only the engine loads nothing of the table.
fn element_groups(root: &Path) -> Vec<Value> {
    let groups = [("engine-core", "www/engine.js"), ("table", "www/patience-game.js")];
    let there = groups.iter().filter(|(_, module)| root.join(module).is_file());
    there.map(|(name, module)| json!([name, module])).collect()
}

/// The bundle of the site in `dist/`, with the report of `bundle.mjs` beside it.
pub const SITE: &str = "target/bundle/site";

/// Reads the last build of the site, with its files, compressed copies included.
///
/// # Errors
///
/// If no site has been built.
pub fn last_built(root: &Path) -> Result<(Files, Bundle)> {
    let text = std::fs::read_to_string(root.join(SITE).with_extension("json"))
        .context("`cargo xtask dist` builds the site first")?;
    let bundle = read_report(&text)?;
    Ok((folder::read(&root.join(folder::DIST))?, bundle))
}

fn run(to: &Path, job: &Value) -> Result<Bundle> {
    node::packages()?;
    let mut child = node::script("bundle.mjs")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("node does not start")?;
    child.stdin.take().context("a pipe")?.write_all(job.to_string().as_bytes())?;
    let output = child.wait_with_output()?;
    if !output.status.success() {
        bail!("the modules could not be joined");
    }
    let report = std::str::from_utf8(&output.stdout).context("the report of bundle.mjs")?;
    // Recorded for the tests, which use the sources' names, and for `size --built`.
    std::fs::write(to.with_extension("json"), report)?;
    Ok(Bundle { files: folder::read(to)?, ..read_report(report)? })
}

/// Reads the report of `bundle.mjs`.
fn read_report(report: &str) -> Result<Bundle> {
    let report: Value = serde_json::from_str(report).context("the report of bundle.mjs")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().into_iter().flatten().map(text).collect();
    let strings = |value: &Value| -> BTreeMap<String, String> {
        value.as_object().into_iter().flatten().map(|(key, value)| (key.clone(), text(value))).collect()
    };
    let imports = report["imports"].as_object().into_iter().flatten();
    Ok(Bundle {
        names: strings(&report["names"]),
        modules: report["modules"].as_array().into_iter().flatten().map(strings).collect(),
        imports: imports.map(|(file, imports)| (file.clone(), list(imports))).collect(),
        used: report["used"].as_array().into_iter().flatten().map(text).collect(),
        ..Bundle::default()
    })
}
