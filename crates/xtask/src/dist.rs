//! `cargo xtask dist`: the static site, for any path of any host, and the npm package.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::lean::lean;
use crate::{npm, offline, site, tools, wasm};

/// `at` is the address that the site will have, where it is known.
pub fn dist(at: Option<&str>) -> Result<()> {
    let at = at.map(checked).transpose()?;
    wasm::build()?;
    let root = tools::root();
    let dist = root.join("dist");
    let mut files = offline::Files::new();
    for (path, _) in site::files(&root)? {
        files.insert(path.clone(), bytes(&root, &path)?);
    }
    if let (Some(at), Some(page)) = (at, files.get_mut("index.html")) {
        *page = with_address(std::str::from_utf8(page)?, &at)?.into_bytes();
    }
    offline::stamp(&mut files)?;
    write(&dist, &files)?;
    println!("dist/: {} files", files.len());
    npm::package()
}

/// Makes a folder hold these files and no others.
pub fn write(folder: &Path, files: &offline::Files) -> Result<()> {
    for (path, bytes) in files {
        let target = folder.join(path);
        // What is there already is left alone: a server may be reading it.
        if fs::read(&target).is_ok_and(|old| old == *bytes) {
            continue;
        }
        if let Some(parent) = target.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(target, bytes)?;
    }
    remove_others(folder, "", &files.keys().map(String::as_str).collect())
}

/// A file of the site as `dist` writes it.
pub fn bytes(root: &Path, path: &str) -> Result<Vec<u8>> {
    let source = site::file_at(root, path).with_context(|| format!("{path} is no file of the site"))?;
    let bytes = fs::read(source)?;
    if !site::is_text(path) {
        return Ok(bytes);
    }
    let text = String::from_utf8(bytes).with_context(|| format!("{path} is not UTF-8"))?;
    if let Some(url) = absolute_url(path, &text) {
        bail!("{path} holds “{url}”, which works only at the top of a host: make it relative");
    }
    Ok(if path.ends_with(".html") { with_policy(path, &text) } else { lean(path, &text) }.into_bytes())
}

/// Removes what an earlier site left behind.
fn remove_others(dir: &Path, name: &str, keep: &BTreeSet<&str>) -> Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let path = format!("{name}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            remove_others(&entry.path(), &format!("{path}/"), keep)?;
            // Fails, as it should, when something is left in it.
            fs::remove_dir(entry.path()).ok();
        } else if !keep.contains(path.as_str()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The page with the policy in a `<meta>`, for hosts that set no headers.
fn with_policy(path: &str, html: &str) -> String {
    if html.to_ascii_lowercase().contains("http-equiv=\"content-security-policy\"") {
        return html.to_owned();
    }
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">", site::policy(path));
    match html.find("<meta charset=\"utf-8\">") {
        // After the character set, which must stand at the very beginning, and before all that loads.
        Some(at) => {
            let at = at + "<meta charset=\"utf-8\">".len();
            format!("{}\n  {meta}{}", &html[..at], &html[at..])
        }
        None => html.replacen("<head>", &format!("<head>{meta}"), 1),
    }
}

/// The address of a site, with the stroke at its end.
fn checked(url: &str) -> Result<String> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or_default();
    let good = |c: char| c.is_ascii_graphic() && !"\"'<>?#&\\".contains(c);
    if host.is_empty() || host.starts_with('/') || !host.chars().all(good) {
        bail!("“{url}” is no address of a site: it is to be such as https://cards.example/cadogan/");
    }
    Ok(format!("{}/", url.trim_end_matches('/')))
}

/// The picture of the page's previews with its whole address: those who draw previews know no relative ones.
fn with_address(html: &str, at: &str) -> Result<String> {
    const PICTURE: &str = "<meta property=\"og:image\" content=\"";
    let Some(start) = html.find(PICTURE) else { bail!("index.html names no picture for previews") };
    let url = format!("<meta property=\"og:url\" content=\"{at}\">\n  ");
    Ok(format!("{}{url}{PICTURE}{at}{}", &html[..start], &html[start + PICTURE.len()..]))
}

/// The first URL in a file that starts at the top of a host.
fn absolute_url<'a>(path: &str, text: &'a str) -> Option<&'a str> {
    let starts: &[&str] = if path.ends_with(".css") {
        &["url(/", "url(\"/", "url('/", "@import \"/", "@import '/"]
    } else if path.ends_with("js") {
        &[
            "from \"/",
            "from '/",
            "from\"/",
            "import \"/",
            "import(\"/",
            "URL(\"/",
            "fetch(\"/",
            "register(\"/",
            "Worker(\"/",
        ]
    } else if path.ends_with(".html") || path.ends_with(".svg") {
        &["href=\"/", "src=\"/", "srcset=\"/", "href='/", "src='/", "action=\"/"]
    } else {
        &["\"/"]
    };
    starts.iter().find_map(|start| {
        let found = &text[text.find(start)?..];
        Some(found.lines().next().unwrap_or(found).get(..60).unwrap_or(found.lines().next()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_from_the_top_of_a_host_are_found() {
        for (path, text) in [
            ("index.html", "<a href=\"/www/x\">"),
            ("www/a.css", "a { background: url(/x.svg) }"),
            ("www/a.js", "import { x } from \"/www/x.js\";"),
            ("www/a.js", "await import(\"/www/x.js\")"),
            ("www/app.webmanifest", "{ \"start_url\": \"/\" }"),
        ] {
            assert!(absolute_url(path, text).is_some(), "{path}: {text}");
        }
        for (path, text) in [
            ("index.html", "<a href=\"www/x\"></a><a href=\"https://example.org/\">"),
            ("www/a.css", "a { background: url(\"x.svg\") } /* a/b */"),
            ("www/a.js", "import { x } from \"./x.js\"; const y = 1 / 2, z = \"/\";"),
            ("www/app.webmanifest", "{ \"start_url\": \"../\" }"),
        ] {
            assert_eq!(absolute_url(path, text), None, "{path}: {text}");
        }
    }

    #[test]
    fn previews_find_their_picture_where_the_address_is_known() -> Result<()> {
        let page = fs::read_to_string(tools::root().join("index.html"))?;
        let page = with_address(&page, &checked("https://cards.example/cadogan")?)?;
        assert!(page.contains("\"og:image\" content=\"https://cards.example/cadogan/www/preview.png\""));
        assert!(page.contains("\"og:url\" content=\"https://cards.example/cadogan/\""));
        for bad in
            ["", "cards.example", "https://", "https:///x", "https://a\"b", "https://a b", "ftp://a", "https://a/?q"]
        {
            assert!(checked(bad).is_err(), "{bad}");
        }
        Ok(())
    }

    #[test]
    fn the_policy_is_put_in_once_and_early() {
        let page = with_policy("index.html", "<head><meta charset=\"utf-8\"><link href=\"a.css\"></head>");
        let policy = page.find("Content-Security-Policy").expect("it is there");
        assert!(page.find("charset").is_some_and(|at| at < policy));
        assert!(page.find("link").is_some_and(|at| at > policy));
        assert_eq!(with_policy("index.html", &page), page);
        assert!(with_policy("index.html", "<head></head>").contains("default-src 'none'"));
        assert!(with_policy("www/embed.html", "<head></head>").contains("'self' https: http:"));
    }
}
