//! The files of the site: the list that `serve`, `dist` and `size` share.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The policy of every page but one. `dist` writes it into the pages for hosts that set no headers; the
/// browser tests send it as `serve` does.
const CSP: &str = include_str!("csp.txt");

/// The policy of the page for other sites' frames. A frame with `sandbox="allow-scripts"` has no origin, and in WebKit
/// `'self'` then matches nothing, so schemes are allowed in place of the origin. The page holds no secrets, and Trusted
/// Types block foreign scripts.
const CSP_EMBED: &str = include_str!("csp-embed.txt");

/// Returns the policy of a page, on one line.
pub fn policy(path: &str) -> &'static str {
    if path == "www/embed.html" { CSP_EMBED } else { CSP }.trim_end()
}

/// Files at the top of the site, with their sources. A service worker controls only the paths below it, so it cannot be
/// served from `www/`.
const AT_THE_TOP: &[(&str, &str)] = &[("index.html", "index.html"), ("sw.js", "www/sw.js")];

/// The site's folder of the pages of the rules, which `pages::write` makes.
pub const RULES: &str = "www/rules/";
/// The folder where the pages of the rules are written.
pub const RULES_FROM: &str = "target/rules";

/// The site's folder of documents in other languages, which `pages::write` makes from the English ones.
pub const PAGES: &str = "www/pages/";
/// The folder where the documents in other languages are written.
pub const PAGES_FROM: &str = "target/pages";

/// Generated folders: their place in the site and the folder where they are written.
const WRITTEN: &[(&str, &str)] = &[(RULES, RULES_FROM), (PAGES, PAGES_FROM)];

/// Finds the file for a path within the site (`""`, `index.html`, `www/table.css`). The path comes from a stranger,
/// percent-decoded.
pub fn file_at(root: &Path, path: &str) -> Option<PathBuf> {
    let path = if path.is_empty() { "index.html" } else { path };
    let file = match AT_THE_TOP.iter().find(|(name, _)| *name == path) {
        Some((_, source)) => root.join(source),
        None => {
            let safe = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
            if !path.starts_with("www/") || !path.split('/').all(safe) {
                return None;
            }
            let written =
                WRITTEN.iter().find_map(|(place, from)| Some(root.join(from).join(path.strip_prefix(place)?)));
            written.unwrap_or_else(|| root.join(path))
        }
    };
    // A symbolic link may lead anywhere; its target must still be in the site.
    let file = file.canonicalize().ok()?;
    let root = root.canonicalize().ok()?;
    let folders = WRITTEN.iter().map(|(_, from)| *from).chain(["www"]);
    let inside = folders.into_iter().any(|folder| file.starts_with(root.join(folder)));
    let inside = inside || file == root.join("index.html");
    (inside && file.is_file()).then_some(file)
}

/// Lists every file of the site: its path within the site and the file, sorted by path.
pub fn files(root: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for (name, source) in AT_THE_TOP {
        let file = root.join(source);
        if file.is_file() {
            found.push(((*name).to_owned(), file));
        }
    }
    walk(&root.join("www"), "www", &mut found)?;
    for (place, from) in WRITTEN {
        let folder = root.join(from);
        if folder.is_dir() {
            walk(&folder, place.trim_end_matches('/'), &mut found)?;
        }
    }
    // The service worker is only at the top.
    found.retain(|(name, _)| AT_THE_TOP.iter().all(|(top, source)| name == top || name != source));
    found.sort();
    Ok(found)
}

fn walk(dir: &Path, name: &str, found: &mut Vec<(String, PathBuf)>) -> Result<()> {
    for entry in fs::read_dir(dir).with_context(|| format!("{} cannot be read", dir.display()))? {
        let entry = entry?;
        let file_name = entry.file_name().to_string_lossy().into_owned();
        // Dot files are stamps and unfinished output. Types are for the type checker, Markdown is for developers.
        let is_ours = file_name.starts_with('.') || file_name == "package.json";
        if is_ours || [".d.ts", ".md"].iter().any(|end| file_name.ends_with(end)) {
            continue;
        }
        let path = format!("{name}/{file_name}");
        if entry.path().is_dir() {
            walk(&entry.path(), &path, found)?;
        } else {
            found.push((path, entry.path()));
        }
    }
    Ok(())
}

/// Returns the MIME type that browsers expect.
pub fn mime(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ts" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Returns true if a file is text that may hold URLs.
pub fn is_text(path: &str) -> bool {
    matches!(
        path.rsplit_once('.').map_or("", |(_, extension)| extension),
        "html" | "js" | "mjs" | "css" | "json" | "webmanifest" | "svg"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_get_the_types_they_insist_on() {
        for (file, type_) in [
            ("www/pkg/a_bg.wasm", "application/wasm"),
            ("www/a.js", "text/javascript; charset=utf-8"),
            ("www/a.svg", "image/svg+xml"),
            ("www/a.woff2", "font/woff2"),
            ("www/app.webmanifest", "application/manifest+json"),
            ("www/LICENSE", "application/octet-stream"),
        ] {
            assert_eq!(mime(file), type_, "{file}");
        }
    }

    #[test]
    fn nothing_outside_the_site_is_ever_found() {
        let root = crate::tools::root();
        assert!(root.join("Cargo.toml").is_file());
        for path in [
            "Cargo.toml",
            "www",
            "www/",
            "www/../Cargo.toml",
            "www/./../Cargo.toml",
            "../main/Cargo.toml",
            "www/..\\Cargo.toml",
            "/etc/passwd",
            "www//etc/passwd",
            "www/pkg/.patience_wasm.stamp",
            ".git/config",
            "C:/x",
            "www/\0",
        ] {
            assert_eq!(file_at(&root, path), None, "{path:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_out_is_not_followed() -> Result<()> {
        let root = std::env::temp_dir().join(format!("xtask-site-{}", std::process::id()));
        fs::create_dir_all(root.join("www"))?;
        fs::write(root.join("secret"), "")?;
        fs::write(root.join("www/open.css"), "")?;
        std::os::unix::fs::symlink(root.join("secret"), root.join("www/link"))?;
        assert!(file_at(&root, "www/open.css").is_some());
        assert_eq!(file_at(&root, "www/link"), None);
        fs::remove_dir_all(root)?;
        Ok(())
    }
}
