//! `cargo xtask dist`: the static site, for any path of any host, and the npm package.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result, bail};

use crate::bundle::{self, Bundle};
use crate::folder::{self, Files};
use crate::{canonical, hosting, html, npm, offline, pages, site, tools, wasm};

/// Builds and writes both; `at` is the address of the site, if it is known.
pub fn dist(at: Option<&str>) -> Result<()> {
    let at = at.map(checked).transpose()?;
    let (files, _) = build(at.as_deref(), folder::DIST)?;
    println!("dist/: {} files", files.len());
    npm::package()
}

/// Builds the site into a folder. Returns its files, compressed copies included, and the output of the bundler.
pub fn build(at: Option<&str>, folder: &str) -> Result<(Files, Bundle)> {
    wasm::build()?;
    pages::write()?;
    let root = tools::root();
    let bundled = if folder == folder::DIST { bundle::SITE } else { "target/bundle/other-site" };
    let bundle = bundle::site(&root, &root.join(bundled))?;
    let mut files = bundle.files.clone();
    for (path, source) in site::files(&root)? {
        // Code that was joined into other files, and modules that no page loads, are left out.
        let code = path.starts_with("www/") && !path.starts_with(bundle::EXAMPLES) && is_code(&path);
        if code || bundle.used.contains(&path) {
            continue;
        }
        let bytes = fs::read(&source)?;
        files.insert(path.clone(), if path.ends_with(".html") { page(&path, bytes, &bundle, at)? } else { bytes });
    }
    for (path, bytes) in files.iter().filter(|(path, _)| site::is_text(path)) {
        let text = std::str::from_utf8(bytes).with_context(|| format!("{path} is not UTF-8"))?;
        if let Some(url) = absolute_url(path, text) {
            bail!("{path} holds “{url}”, which works only at the top of a host: make it relative");
        }
    }
    offline::stamp(&mut files, &bundle.words())?;
    let to = root.join(folder);
    folder::compress(&mut files, &[&to, &root.join(folder::DIST)])?;
    let pages: Vec<&str> = files.keys().map(String::as_str).filter(|path| path.ends_with(".html")).collect();
    folder::write(&root.join("target/hosting"), &hosting::examples(&pages))?;
    let sitemap = at.map(|at| canonical::sitemap(&pages, at));
    let headers = hosting::headers(&pages);
    files.insert(hosting::HEADERS.to_owned(), headers.into_bytes());
    if let Some(sitemap) = sitemap {
        files.insert("sitemap.xml".to_owned(), sitemap.into_bytes());
    }
    let sums = hosting::sums(&files);
    files.insert(hosting::SUMS.to_owned(), sums.into_bytes());
    folder::write(&to, &files)?;
    Ok((files, bundle))
}

fn is_code(path: &str) -> bool {
    path.ends_with(".js") || path.ends_with(".css")
}

/// Prepares a page: the new names of its files, its policy and its address, without comments.
fn page(path: &str, bytes: Vec<u8>, bundle: &Bundle, at: Option<&str>) -> Result<Vec<u8>> {
    let text = String::from_utf8(bytes).with_context(|| format!("{path} is not UTF-8"))?;
    // Examples are read and copied unchanged.
    let text = if path.starts_with(bundle::EXAMPLES) { text } else { html::without_comments(&text) };
    let mut text = with_policy(path, &with_names(path, &text, bundle));
    if let Some(at) = at.filter(|_| path == "index.html") {
        text = with_address(&text, at)?;
    }
    if let Some(at) = at {
        text = canonical::with_canonical(path, &text, at);
    }
    Ok(text.into_bytes())
}

/// Replaces the names of the page's scripts, sheets and hints. Joins its sheets to one, and adds hints for all static
/// imports of its script.
fn with_names(path: &str, html: &str, bundle: &Bundle) -> String {
    let tags = html::tags(html);
    let source = |tag: &html::Tag| html::resolve(path, tag.url()?).filter(|path| !path.starts_with(bundle::EXAMPLES));
    let sheets: Vec<String> = tags.iter().filter(|tag| tag.is_sheet()).filter_map(source).collect();
    let (mut made, mut from) = (String::with_capacity(html.len()), 0);
    let mut done = BTreeSet::new();
    for tag in &tags {
        let Some(source) = source(tag) else { continue };
        let key = if tag.is_sheet() { sheets.join(" ") } else { source };
        let Some(name) = bundle.name(path, &key) else { continue };
        made += &html[from..tag.range.start];
        from = tag.range.end;
        if tag.is_module() {
            for import in bundle.closure(name).iter().skip(1) {
                if done.insert(import.clone()) {
                    made += &format!("\n  <link rel=\"modulepreload\" href=\"{}\">", html::relative(path, import));
                }
            }
        } else if tag.attribute("data-lang").is_some() {
            made += &words(path, html, tag, bundle);
            continue;
        } else if tag.attribute("data-for").is_none() && !done.insert(name.to_owned()) {
            continue;
        }
        made += &tag.with_url(html, &html::relative(path, name));
    }
    made + &html[from..]
}

/// Writes a hint to the words of each language.
fn words(path: &str, html: &str, tag: &html::Tag, bundle: &Bundle) -> String {
    let (language, url) = (tag.attribute("data-lang").unwrap_or_default(), tag.url().unwrap_or_default());
    let hint = |code: &str| {
        let other = url.replacen(&format!("/{language}/"), &format!("/{code}/"), 1);
        let name = bundle.name(path, &html::resolve(path, &other)?)?;
        let hint = tag.with_url(html, &html::relative(path, name));
        Some(hint.replacen(&format!("data-lang=\"{language}\""), &format!("data-lang=\"{code}\""), 1))
    };
    bundle.languages().into_iter().filter_map(hint).collect()
}

/// Adds the policy in a `<meta>`, for hosts that set no headers.
fn with_policy(path: &str, html: &str) -> String {
    if html.to_ascii_lowercase().contains("http-equiv=\"content-security-policy\"") {
        return html.to_owned();
    }
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">", site::policy(path));
    match html.find("<meta charset=\"utf-8\">") {
        // After the character set, which must come first, and before anything that loads.
        Some(at) => {
            let at = at + "<meta charset=\"utf-8\">".len();
            format!("{}\n  {meta}{}", &html[..at], &html[at..])
        }
        None => html.replacen("<head>", &format!("<head>{meta}"), 1),
    }
}

/// Checks the address of a site and ends it with a slash.
fn checked(url: &str) -> Result<String> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or_default();
    let good = |c: char| c.is_ascii_graphic() && !"\"'<>?#&\\".contains(c);
    if host.is_empty() || host.starts_with('/') || !host.chars().all(good) {
        bail!("invalid address “{url}”: it should look like https://cards.example/cadogan/");
    }
    Ok(format!("{}/", url.trim_end_matches('/')))
}
/// Makes the URL of the preview's picture absolute, as previews require.
fn with_address(html: &str, at: &str) -> Result<String> {
    const PICTURE: &str = "<meta property=\"og:image\" content=\"";
    let Some(start) = html.find(PICTURE) else { bail!("index.html names no picture for previews") };
    let url = format!("<meta property=\"og:url\" content=\"{at}\">\n  ");
    Ok(format!("{}{url}{PICTURE}{at}{}", &html[..start], &html[start + PICTURE.len()..]))
}

/// Finds the first URL in a file that starts at the top of a host.
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
    fn previews_have_a_picture_if_the_address_is_given() -> Result<()> {
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
