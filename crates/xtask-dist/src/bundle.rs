//! Modules and style sheets, joined and minified by `tests/browser/bundle.mjs`: what goes in, and what came of it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::folder::{self, Files};
use crate::{html, node, site, wasm};

/// Where the site's joined files lie. Their names hold a hash of their content: they may be cached for ever.
pub const IMMUTABLE: &str = "www/immutable";

/// Modules whose addresses other people's pages have.
const PUBLIC_MODULES: &[&str] = &["www/patience-game.js", "www/engine.js"];
/// Other addresses that stay.
const PUBLIC_FILES: &[&str] = &["sw.js", "www/app.webmanifest"];
/// Shown as they are: people read them, and copy them.
pub const EXAMPLES: &str = "www/examples/";

/// What the page shows first, one or the other: the table, or the start page. What both need at once is loaded with the
/// page, and what only one needs is one file more.
pub const TABLE: &str = "www/table/define.js";
pub const START: &str = "www/site/start/start-page.js";
/// The sheet of what a page with a table shows only after that.
pub const UI_SHEET: &str = "www/ui/ui.css";
/// What a table says only after an act.
pub const DEFERRED: &str = "www/words/deferred.js";

/// Parts of the catalogue that the page wants at once, whichever language it speaks: all that belongs to a language is
/// one file. English is not in the program itself there, so that nobody loads two languages; elsewhere it is.
const PARTS: &[&str] = &["core", "site", "start", "pages"];
/// The page has these words itself, and needs them only for the language that tests speak.
const IN_THE_PAGE: &str = "www/words/en/pages.js";
/// What all catalogues share.
const WORDLESS: &str = "www/words/shared.js";
const BESIDE: &[&str] = &["www/words/core.js", "www/words/site.js", "www/words/start.js"];

/// What the start page shows before the engine is here: this module is asked while the site is built.
const PREPARED: &str = "www/site/start/prerender.js";

/// What became of the sources.
#[derive(Default)]
pub struct Bundle {
    /// Written files, by path in the site or package.
    pub files: Files,
    /// The paths of files by those of their sources. The sheets of a page are one, by their paths with spaces between.
    pub names: BTreeMap<String, String>,
    /// The path of the file that holds a module, by the module’s: for the page of the site, then for all others.
    pub modules: Vec<BTreeMap<String, String>>,
    /// What each module’s file loads at once, by path.
    pub imports: BTreeMap<String, Vec<String>>,
    /// Sources that need not be served themselves.
    pub used: BTreeSet<String>,
}

impl Bundle {
    /// What a page’s tags name, where that was joined or given another name.
    pub fn name(&self, page: &str, source: &str) -> Option<&str> {
        let modules = self.modules.get(usize::from(page != "index.html"))?;
        modules.get(source).or_else(|| self.names.get(source)).map(String::as_str)
    }

    /// The languages that the page can speak, but for the one that tests speak.
    pub fn languages(&self) -> Vec<&str> {
        let of = |path: &'_ str| path.strip_prefix("www/words/")?.strip_suffix("/core.js").map(str::len);
        let modules = self.modules.first().into_iter().flatten();
        let found = modules.filter_map(|(path, _)| Some(&path["www/words/".len()..][..of(path)?]));
        found.filter(|code| *code != "pseudo").collect()
    }

    /// The files that have nothing but the words of a language, by its folder; English is everybody’s.
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

    /// A module’s file, and those that it loads at once, at any remove.
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

/// What the pages of the site load.
pub fn site(root: &Path, to: &Path) -> Result<Bundle> {
    let sources = site::files(root)?;
    let pages: Vec<&str> =
        sources.iter().map(|(path, _)| path.as_str()).filter(|path| path.ends_with(".html")).collect();
    let (mut own, mut sheets) = (Vec::new(), BTreeSet::new());
    let mut element: Vec<String> = public_modules(root);
    for page in &pages {
        let text = std::fs::read_to_string(site::file_at(root, page).context("a listed file is there")?)?;
        let tags = html::tags(&text);
        let named = |tag: &html::Tag| Some(html::resolve(page, tag.url()?)?).filter(|path| !path.starts_with(EXAMPLES));
        let list: Vec<String> = tags.iter().filter(|tag| tag.is_sheet()).filter_map(named).collect();
        if !list.is_empty() {
            sheets.insert(list);
        }
        sheets.extend(tags.iter().filter(|tag| tag.is_late_sheet()).filter_map(named).map(|sheet| vec![sheet]));
        // The page of the site and those that are about the element share no file: neither runs the other's code.
        let entries = if *page == "index.html" { &mut own } else { &mut element };
        for script in tags.iter().filter(|tag| tag.is_module()).filter_map(named) {
            if !entries.contains(&script) {
                entries.push(script);
            }
        }
    }
    let publics: Vec<&str> =
        pages.iter().copied().chain(PUBLIC_FILES.iter().copied()).chain(PUBLIC_MODULES.iter().copied()).collect();
    let mut groups: Vec<Value> = own.iter().map(|entry| json!(["page", entry])).collect();
    groups.extend([json!(["page", START, TABLE]), json!(["table", TABLE]), json!(["start-page", START])]);
    groups.splice(0..0, words(root)?);
    run(
        to,
        &json!({
            "root": root, "to": to, "folder": IMMUTABLE, "publics": publics, "hashed": true,
            "stubs": stubs(root, |module| module.to_owned()), "sheets": sheets, "files": alone(root),
            "builds": [{ "entries": own, "groups": groups, "beside": BESIDE, "prepared": PREPARED }, { "entries": element, "groups": element_groups(root) }],
        }),
        IMMUTABLE,
    )
}

/// The engines with one game: only the page names them, none of its modules does.
fn alone(root: &Path) -> Vec<String> {
    wasm::SINGLE_GAMES.iter().map(|game| wasm::single_game(game)).filter(|path| root.join(path).is_file()).collect()
}

/// The words that the page wants at once, a file a language: `index.html` asks for the one that is spoken.
fn words(root: &Path) -> Result<Vec<Value>> {
    // What has no words belongs to no language.
    // What the page itself says in English is in none: only the pseudo-language is made from it.
    let mut groups = vec![json!(["page", WORDLESS]), json!(["page-words", IN_THE_PAGE])];
    for code in languages(root)? {
        // Its first part has what the others of them share.
        let parts = PARTS.iter().map(|part| format!("www/words/{code}/{part}.js"));
        groups.extend(
            parts
                .filter(|part| root.join(part).is_file() && part != IN_THE_PAGE)
                .map(|part| json!([format!("words-{code}"), part])),
        );
    }
    Ok(groups)
}

/// Every language that has a folder of words.
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

/// What the npm package holds: the public modules and all that they can ever ask for.
pub fn package(root: &Path, to: &Path) -> Result<Bundle> {
    run(
        to,
        &json!({
            "root": root, "to": to, "folder": "", "publics": [], "hashed": false,
            "stubs": stubs(root, |module| module.replacen("www/", "", 1)), "sheets": [],
            "builds": [{ "entries": public_modules(root), "groups": element_groups(root) }],
        }),
        "",
    )
}

fn public_modules(root: &Path) -> Vec<String> {
    let there = PUBLIC_MODULES.iter().filter(|path| root.join(path).is_file());
    there.map(|&path| path.to_owned()).collect()
}

/// Where the public modules lie.
fn stubs(root: &Path, place: impl Fn(&str) -> String) -> Value {
    public_modules(root).into_iter().map(|module| (module.clone(), Value::from(place(&module)))).collect()
}

/// The engine first, by itself: a page that uses only the engine loads nothing of the table.
fn element_groups(root: &Path) -> Vec<Value> {
    let groups = [("engine-core", "www/engine.js"), ("table", "www/patience-game.js")];
    let there = groups.iter().filter(|(_, module)| root.join(module).is_file());
    there.map(|(name, module)| json!([name, module])).collect()
}

/// What became of the sources of the site that was built last, and its files, compressed copies included.
///
/// # Errors
///
/// If no site has been built.
pub fn last_built(root: &Path) -> Result<(Files, Bundle)> {
    let text = std::fs::read_to_string(root.join("target/bundle/site.json"))
        .context("`cargo xtask dist` builds the site first")?;
    let record: Value = serde_json::from_str(&text)?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let strings = |value: &Value| -> BTreeMap<String, String> {
        value.as_object().into_iter().flatten().map(|(key, value)| (key.clone(), text(value))).collect()
    };
    let lists = record["imports"].as_object().into_iter().flatten();
    let bundle = Bundle {
        names: strings(&record["names"]),
        modules: record["modules"].as_array().into_iter().flatten().map(strings).collect(),
        imports: lists
            .map(|(file, list)| (file.clone(), list.as_array().into_iter().flatten().map(text).collect()))
            .collect(),
        ..Bundle::default()
    };
    Ok((folder::read(&root.join("dist"))?, bundle))
}

fn run(to: &Path, job: &Value, folder: &str) -> Result<Bundle> {
    node::packages()?;
    let mut child = node::script("bundle.mjs")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("node does not start")?;
    child.stdin.take().context("a pipe was asked for")?.write_all(job.to_string().as_bytes())?;
    let output = child.wait_with_output()?;
    if !output.status.success() {
        bail!("the modules could not be joined");
    }
    let told: Value = serde_json::from_slice(&output.stdout).context("what bundle.mjs says of the files")?;
    let path = |name: &str| if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut bundle = Bundle { files: folder::read(to)?, ..Bundle::default() };
    let renamed = |list: &Value| -> BTreeMap<String, String> {
        list.as_object().into_iter().flatten().map(|(source, name)| (source.clone(), path(&text(name)))).collect()
    };
    let modules = told["modules"].as_array().into_iter().flatten();
    bundle.modules = modules.map(&renamed).collect();
    bundle.names = renamed(&told["names"]);
    for (name, imports) in told["imports"].as_object().into_iter().flatten() {
        let imports = imports.as_array().into_iter().flatten().map(|import| path(&text(import))).collect();
        bundle.imports.insert(path(name), imports);
    }
    bundle.used = told["used"].as_array().into_iter().flatten().map(text).collect();
    // For the tests, which know the sources' names, and for `size --built`.
    let record = json!({ "names": bundle.names, "modules": bundle.modules, "imports": bundle.imports });
    std::fs::write(to.with_extension("json"), record.to_string())?;
    Ok(bundle)
}
