//! What the service worker keeps: every file of the site with the hash of its content, and one version for all of them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use sha2::{Digest, Sha256};

use crate::folder::Files;
use crate::site;

/// Where the worker's source says that it has nothing to keep. `dist` puts the list in its place; `serve` does not, and
/// such a worker removes itself, so that no page of a day's work is ever met by yesterday's.
const PLACE: &str = "const BUILD = null;";

/// The worker's own place in the site.
pub const WORKER: &str = "sw.js";

/// Returns true if a page can want the file when there is no network. Pictures are for shop windows, the manifest for systems
/// that install the site, the verdicts of surveys for those who count again; none is asked for by the game.
pub fn is_kept(path: &str) -> bool {
    path != WORKER
        && !path.starts_with("www/surveys/")
        && ![".png", ".webp", ".webmanifest", ".br"].iter().any(|end| path.ends_with(end))
}

/// The files of each language but English, by its code.
pub type Words<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Names the version in all pages, and tells the worker what belongs to it: for everybody, and for those who speak a
/// language.
pub fn stamp(files: &mut Files, words: &Words) -> Result<()> {
    let Some(worker) = files.remove(WORKER) else { return Ok(()) };
    let version = version(files);
    for (path, bytes) in files.iter_mut().filter(|(path, _)| path.ends_with(".html")) {
        *bytes = with_version(path, bytes, &version)?;
    }
    let mut hashes: BTreeMap<&str, String> =
        files.iter().filter(|(path, _)| is_kept(path)).map(|(path, bytes)| (path.as_str(), hash(bytes))).collect();
    let mut languages: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
    for (&code, own) in words {
        let folders = [site::RULES, site::PAGES].map(|place| format!("{place}{code}/"));
        let of = |path: &str| own.contains(path) || folders.iter().any(|folder| path.starts_with(folder));
        let paths: Vec<&str> = hashes.keys().copied().filter(|path| of(path)).collect();
        let taken = paths.into_iter().filter_map(|path| hashes.remove_entry(path));
        languages.insert(code, taken.collect());
    }
    let build = serde_json::json!({ "version": version, "files": hashes, "languages": languages });
    let worker = String::from_utf8(worker)?;
    if worker.matches(PLACE).count() != 1 {
        bail!("www/sw.js must hold “{PLACE}” once");
    }
    let worker = worker.replacen(PLACE, &format!("const BUILD = {build};"), 1);
    files.insert(WORKER.to_owned(), worker.into_bytes());
    Ok(())
}

pub fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Changes with any byte of any file that is kept.
fn version(files: &Files) -> String {
    let mut all = Sha256::new();
    for (path, bytes) in files.iter().filter(|(path, _)| is_kept(path)) {
        all.update(format!("{path} {}\n", hash(bytes)).as_bytes());
    }
    hex(&all.finalize()[..6])
}

/// The page with its version in a `<meta>`, at the end of its head: nothing that loads waits for it.
fn with_version(path: &str, html: &[u8], version: &str) -> Result<Vec<u8>> {
    let html = std::str::from_utf8(html)?;
    let Some(at) = html.find("</head>") else { bail!("{path} has no head") };
    Ok(format!("{}<meta name=\"build\" content=\"{version}\">\n{}", &html[..at], &html[at..]).into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(script: &str) -> Result<Files> {
        let mut files: Files = [
            ("index.html", "<head></head>"),
            ("www/a.js", script),
            ("www/de.js", "words"),
            ("www/rules/de/a.html", "<head></head>"),
            ("www/icon.png", "no text"),
            ("www/screen.webp", "no text"),
            (WORKER, "const BUILD = null;\n"),
        ]
        .map(|(path, text)| (path.to_owned(), text.as_bytes().to_owned()))
        .into();
        let words = [("de", ["www/de.js"].into())].into();
        stamp(&mut files, &words)?;
        Ok(files)
    }

    #[test]
    fn pages_and_worker_name_the_version_which_changes_with_any_file() -> Result<()> {
        let text = |files: &Files, path: &str| String::from_utf8_lossy(&files[path]).into_owned();
        let (one, other) = (site("1")?, site("2")?);
        let page = text(&one, "index.html");
        let version = page.split('"').nth(3).unwrap_or_default();
        assert_eq!(version.len(), 12, "{page}");
        assert!(text(&one, WORKER).contains(version));
        assert!(!text(&other, WORKER).contains(version));
        assert_eq!(site("1")?, one);
        Ok(())
    }

    #[test]
    fn the_worker_lists_what_is_served_and_neither_itself_nor_pictures() -> Result<()> {
        let files = site("1")?;
        let worker = String::from_utf8_lossy(&files[WORKER]).into_owned();
        // The hash of the page as it is served, version and all.
        for path in ["index.html", "www/a.js"] {
            assert!(worker.contains(&format!("\"{path}\":\"{}\"", hash(&files[path]))), "{path}: {worker}");
        }
        for absent in [".png", ".webp", WORKER, "null"] {
            assert!(!worker.contains(absent), "{absent}: {worker}");
        }
        Ok(())
    }

    #[test]
    fn what_only_one_language_wants_is_kept_for_those_who_speak_it() -> Result<()> {
        let files = site("1")?;
        let worker = String::from_utf8_lossy(&files[WORKER]).into_owned();
        let build: serde_json::Value =
            serde_json::from_str(worker.trim().trim_start_matches("const BUILD = ").trim_end_matches(';'))?;
        for path in ["www/de.js", "www/rules/de/a.html"] {
            assert!(build["files"][path].is_null(), "{build}");
            assert_eq!(build["languages"]["de"][path], hash(&files[path]));
        }
        Ok(())
    }

    #[test]
    fn a_worker_without_a_place_for_the_list_is_refused() {
        let mut files: Files = [(WORKER.to_owned(), b"const BUILD = 0;".to_vec())].into();
        assert!(stamp(&mut files, &Words::new()).is_err());
    }
}
