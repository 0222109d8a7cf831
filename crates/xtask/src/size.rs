//! `cargo xtask size`: what a first visit loads, and the gates on it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{deals, dist, offline, site, tools, wasm};

/// In bytes, brotli.
const MODULE_LIMIT: usize = 40_000;
const REQUEST_LIMIT: usize = 12;

/// What comes when it is first wanted and must stay small all the same, with its limit.
const WANTED: &[(&str, usize)] = &[("www/pkg/patience_solver_wasm_bg.wasm", 80_000)];

/// A way to come here for the first time.
struct Visit {
    name: &'static str,
    /// What the page's scripts ask for by themselves: modules by `import()`, and style sheets. The rest is found from
    /// `index.html` on; `first-load.test.mjs` holds the whole list against what a browser asks for.
    extra: &'static [&'static str],
    limit: usize,
    /// Bytes are gated for every visit; the table's own modules make more requests than the limit allows the start page.
    requests_gated: bool,
}

const VISITS: &[Visit] = &[
    Visit { name: "the start page", extra: &["www/site/start.js"], limit: 90_000, requests_gated: true },
    Visit {
        name: "a deal’s link",
        extra: &["www/patience-game.js", "www/theme.css", "www/table.css"],
        limit: 100_000,
        requests_gated: false,
    },
];

pub fn size(options: &[&str]) -> Result<()> {
    let (check, json) = match options {
        [] => (false, false),
        ["--check"] => (true, false),
        ["--json"] => (false, true),
        _ => bail!("size knows --check and --json, not “{}”", options.join(" ")),
    };
    wasm::build()?;
    let root = tools::root();
    if json {
        println!("{}", as_json(&root)?);
        return Ok(());
    }

    let mut broken = Vec::new();
    // The second visit loads much of what the first does, and compressing is the slow part.
    let mut known = BTreeMap::new();
    for Visit { name, extra, limit, requests_gated } in VISITS {
        println!("First load of {name}{}", if *requests_gated { "" } else { " (its requests are not gated)" });
        let (mut raw, mut packed) = (0, 0);
        let files = first_load(&root, extra)?;
        for path in &files {
            let (size, compressed) = match known.get(path) {
                Some(&sizes) => sizes,
                None => {
                    let bytes = dist::bytes(&root, path)?;
                    (bytes.len(), brotli(&bytes)?)
                }
            };
            known.insert(path.clone(), (size, compressed));
            println!("{size:>9} {compressed:>9}  {path}");
            raw += size;
            packed += compressed;
            if path.ends_with(".wasm") && compressed > MODULE_LIMIT {
                broken.push(format!("{path} is {compressed} bytes, more than {MODULE_LIMIT}"));
            }
        }
        println!("{raw:>9} {packed:>9}  bytes in {} requests, of {limit}\n", files.len());
        if packed > *limit {
            broken.push(format!("{name} loads {packed} bytes, more than {limit}"));
        }
        if *requests_gated && files.len() > REQUEST_LIMIT {
            broken.push(format!("{name} makes {} requests, more than {REQUEST_LIMIT}", files.len()));
        }
    }
    let kept: Vec<_> = site::files(&root)?.into_iter().filter(|(path, _)| offline::is_kept(path)).collect();
    let raw: u64 = kept.iter().filter_map(|(_, file)| file.metadata().ok()).map(|file| file.len()).sum();
    println!("Kept for a time without network, later and in the background: {} files, {raw} bytes raw.", kept.len());
    println!("When first wanted");
    for (path, limit) in WANTED {
        let bytes = dist::bytes(&root, path)?;
        let packed = brotli(&bytes)?;
        println!("{:>9} {packed:>9}  {path}, of {limit}", bytes.len());
        if packed > *limit {
            broken.push(format!("{path} is {packed} bytes, more than {limit}"));
        }
    }
    println!();
    deals::check(&root)?;
    println!("Raw, then brotli (quality 11, window 22). A module’s limit is {MODULE_LIMIT}.");
    broken.sort();
    broken.dedup();
    if check && !broken.is_empty() {
        bail!("over the limit: {}", broken.join("; "));
    }
    Ok(())
}

/// The files of every kind of first visit, for the browser test: `{"the start page": ["index.html", …], …}`.
pub fn as_json(root: &Path) -> Result<String> {
    let mut visits = serde_json::Map::new();
    for Visit { name, extra, .. } in VISITS {
        visits.insert((*name).to_owned(), first_load(root, extra)?.into_iter().collect());
    }
    Ok(serde_json::Value::Object(visits).to_string())
}

fn brotli(bytes: &[u8]) -> Result<usize> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(packed.len())
}

/// Every file that `index.html` and the extra files make a browser ask for, in the order found.
fn first_load(root: &Path, extra: &[&str]) -> Result<Vec<String>> {
    let mut queue: Vec<String> = vec!["index.html".to_owned()];
    queue.extend(extra.iter().map(|&path| path.to_owned()));
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    let mut next = 0;
    while let Some(path) = queue.get(next).cloned() {
        next += 1;
        if !seen.insert(path.clone()) {
            continue;
        }
        let file = site::file_at(root, &path).with_context(|| format!("{path} is loaded and does not exist"))?;
        let text = if site::is_text(&path) { std::fs::read_to_string(file)? } else { String::new() };
        let urls = match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "html" => html_urls(&text),
            "css" => css_urls(&text),
            "js" | "mjs" => js_urls(&text),
            _ => Vec::new(),
        };
        for url in urls {
            if let Some(target) = resolve(&path, &url) {
                queue.push(target);
            }
        }
        found.push(path);
    }
    Ok(found)
}

/// The path within the site of a URL that stands in a file; nothing for data and other hosts.
pub fn resolve(from: &str, url: &str) -> Option<String> {
    let url = url.split(['?', '#']).next().unwrap_or(url);
    if url.is_empty() || url.starts_with('/') || url.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in url.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// What a page's own tags load. Only those that browsers follow by themselves.
fn html_urls(html: &str) -> Vec<String> {
    const LOADING: &[&str] = &["stylesheet", "preload", "modulepreload", "icon", "manifest"];
    let html = without(html, "<!--", "-->");
    let mut urls = Vec::new();
    for tag in html.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        let name = tag.split_whitespace().next().unwrap_or_default();
        let source = match name {
            "link" if attribute(tag, "rel").is_some_and(|rel| rel.split(' ').any(|r| LOADING.contains(&r))) => "href",
            "script" | "img" | "iframe" => "src",
            _ => continue,
        };
        urls.extend(attribute(tag, source).map(str::to_owned));
    }
    urls
}

/// The value of a double-quoted attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag.get(start..)?.split('"').next()
}

fn css_urls(css: &str) -> Vec<String> {
    let css = without(css, "/*", "*/");
    let unquoted = |text: &str| text.trim().trim_matches(['"', '\'']).to_owned();
    let mut urls: Vec<String> =
        css.split("url(").skip(1).filter_map(|rest| rest.split(')').next()).map(unquoted).collect();
    for rest in css.split("@import").skip(1) {
        if let Some(sheet) = quoted(rest.trim_start()) {
            urls.push(sheet.to_owned());
        }
    }
    urls
}

/// What a module loads: its static imports, and the modules of WebAssembly that it names. What it imports when it is
/// wanted (`import()`) and what a worker loads is no part of the first load.
fn js_urls(js: &str) -> Vec<String> {
    let js = without(js, "/*", "*/");
    let mut urls = Vec::new();
    let mut at = 0;
    for line in js.split_inclusive('\n') {
        let rest = &js[at..];
        at += line.len();
        // Static imports begin a line; they may go on over several.
        let statement = if let Some(after) = rest.strip_prefix("import") {
            after.trim_start()
        } else if let Some(after) = rest.strip_prefix("export").map(str::trim_start)
            && after.starts_with(['{', '*'])
        {
            after
        } else {
            if let Some(after) = line.split("new URL(").nth(1)
                && let Some(url) = quoted(after)
                && url.ends_with(".wasm")
            {
                urls.push(url.to_owned());
            }
            continue;
        };
        let statement = statement.split(';').next().unwrap_or_default();
        let source = match statement.find("from") {
            _ if statement.starts_with(['"', '\'']) => quoted(statement),
            Some(from) => quoted(statement[from + 4..].trim_start()),
            None => None,
        };
        urls.extend(source.map(str::to_owned));
    }
    urls
}

/// The string that a text begins with.
fn quoted(text: &str) -> Option<&str> {
    let quote = text.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    text[1..].split(quote).next()
}

fn without(text: &str, open: &str, close: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(open) {
        kept.push_str(&rest[..start]);
        let end = rest[start..].find(close).map_or(rest.len(), |end| start + end + close.len());
        rest = &rest[end..];
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_read_as_browsers_read_them() {
        let html = r#"<!-- <script src="old.js"></script> -->
            <link rel="stylesheet" href="www/a.css"> <link href="www/f.woff2" rel="preload" as="font" crossorigin>
            <link rel="canonical" href="https://example.org/"> <link rel="icon" href="data:,">
            <script type="module" src="www/a.js"></script> <a href="www/rules.html">no</a> <img alt="" src="www/p.svg">"#;
        assert_eq!(html_urls(html), ["www/a.css", "www/f.woff2", "data:,", "www/a.js", "www/p.svg"]);
        assert_eq!(resolve("index.html", "data:,"), None);
    }

    #[test]
    fn modules_are_read_for_what_they_import_at_once() {
        let js = "// import { no } from './no.js';\n/* import './no2.js'; */\nimport init, {\n  a,\n  b,\n} from '../a.js';\n\
            import \"./b.js\";\nexport { c } from \"./c.js\";\nexport * from './d.js';\nexport const x = 'from \"e.js\"';\n\
            const later = () => import('./later.js');\nnew Worker(new URL('./worker.js', import.meta.url));\n\
            \x20   module_or_path = new URL('m_bg.wasm', import.meta.url);\nimport.meta.url;\n";
        assert_eq!(js_urls(js), ["../a.js", "./b.js", "./c.js", "./d.js", "m_bg.wasm"]);
        assert_eq!(resolve("www/table/x.js", "../a.js").as_deref(), Some("www/a.js"));
    }

    #[test]
    fn sheets_are_read_for_what_they_load() {
        let css = "@import \"b.css\"; /* url(no.png) */ a { src: url(\"f.woff2\") format(\"woff2\"), url( g.svg ) }";
        assert_eq!(css_urls(css), ["f.woff2", "g.svg", "b.css"]);
    }

    #[test]
    fn brotli_is_the_real_thing() -> Result<()> {
        assert!(brotli(&[b'a'; 10_000])? < 30);
        Ok(())
    }
}
