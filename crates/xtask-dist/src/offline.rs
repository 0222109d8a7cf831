//! The service worker's list: every file of the site with the hash of its content, and a version for all of them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use sha2::{Digest, Sha256};

use crate::folder::Files;
use crate::site;

/// The placeholder for the list in the worker's source, which `dist` replaces. Under `serve` it stays, and such a
/// worker unregisters itself, so that development never meets cached files.
const PLACE: &str = "const BUILD = null;";

/// The worker's path in the site.
pub const WORKER: &str = "sw.js";

/// Returns true if a page can need the file offline: not pictures for previews, the manifest of an installation, or
/// data of surveys.
pub fn is_cached(path: &str) -> bool {
    path != WORKER
        && !path.starts_with("www/surveys/")
        && ![".png", ".webp", ".webmanifest", ".br"].iter().any(|end| path.ends_with(end))
}

/// The files of each language except English, by its code.
pub type Words<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Writes the version into all pages, and the list into the worker: the files for everybody, and those of each
/// language.
pub fn stamp(files: &mut Files, words: &Words) -> Result<()> {
    let Some(worker) = files.remove(WORKER) else { return Ok(()) };
    let version = version(files);
    for (path, bytes) in files.iter_mut().filter(|(path, _)| path.ends_with(".html")) {
        *bytes = with_version(path, bytes, &version)?;
    }
    let mut hashes: BTreeMap<&str, String> =
        files.iter().filter(|(path, _)| is_cached(path)).map(|(path, bytes)| (path.as_str(), hash(bytes))).collect();
    let mut languages: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
    for (&code, language_files) in words {
        let folders = [site::RULES, site::PAGES].map(|place| format!("{place}{code}/"));
        let of = |path: &str| language_files.contains(path) || folders.iter().any(|folder| path.starts_with(folder));
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

/// Computes a version that changes with any byte of any cached file.
fn version(files: &Files) -> String {
    let mut all = Sha256::new();
    for (path, bytes) in files.iter().filter(|(path, _)| is_cached(path)) {
        all.update(format!("{path} {}\n", hash(bytes)).as_bytes());
    }
    hex(&all.finalize()[..6])
}

/// Adds the version to a page in a `<meta>` at the end of its head, where nothing that loads waits for it.
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
        let (first, second) = (site("1")?, site("2")?);
        let page = text(&first, "index.html");
        let version = page.split('"').nth(3).unwrap_or_default();
        assert_eq!(version.len(), 12, "{page}");
        assert!(text(&first, WORKER).contains(version));
        assert!(!text(&second, WORKER).contains(version));
        assert_eq!(site("1")?, first);
        Ok(())
    }

    #[test]
    fn the_worker_lists_served_files_without_itself_and_pictures() -> Result<()> {
        let files = site("1")?;
        let worker = String::from_utf8_lossy(&files[WORKER]).into_owned();
        // The hash of the page as it is served, version included.
        for path in ["index.html", "www/a.js"] {
            assert!(worker.contains(&format!("\"{path}\":\"{}\"", hash(&files[path]))), "{path}: {worker}");
        }
        for absent in [".png", ".webp", WORKER, "null"] {
            assert!(!worker.contains(absent), "{absent}: {worker}");
        }
        Ok(())
    }

    #[test]
    fn files_of_a_language_are_listed_under_it() -> Result<()> {
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
