//! Response headers for hosts: policies and cache lifetimes.

use std::fmt::Write;

use crate::bundle::IMMUTABLE;
use crate::folder::Files;
use crate::{offline, site};

/// The file of headers that Netlify, Cloudflare Pages and others read at the top of a site.
pub const HEADERS: &str = "_headers";

/// The hashes of all other files of the site, for `sha256sum --check`.
pub const SUMS: &str = "SHA256SUMS";

/// A year, as good as forever in browsers.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// The content at the address changes with each version: browsers revalidate every time.
const EACH_TIME: &str = "no-cache";

/// Headers of every file. The files are public: a page of another site may embed the element, and a frame with
/// `sandbox="allow-scripts"` has no origin.
const ALWAYS: &[(&str, &str)] = &[
    ("Access-Control-Allow-Origin", "*"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
];

/// The page for other sites' frames.
const FRAME: &str = "www/embed.html";

/// Headers of a page. Its policy is also in the page; the headers add who may frame it, and cut the opener. In a
/// stranger's frame, clicks meant for something else could play the game or erase its data.
fn with_page(page: &str) -> Vec<(&'static str, String)> {
    let policy = site::policy(page);
    if page == FRAME {
        return vec![("Content-Security-Policy", policy.to_owned())];
    }
    vec![
        ("Content-Security-Policy", format!("{policy}; frame-ancestors 'self'")),
        ("Cross-Origin-Opener-Policy", "same-origin".to_owned()),
    ]
}

/// File types that some hosts do not know.
const TYPES: &[&str] = &[".wasm", ".webmanifest"];

/// Returns the addresses of a page: the one at the top of the site has two.
fn addresses(page: &str) -> Vec<String> {
    let mut addresses = vec![format!("/{page}")];
    if page == "index.html" {
        addresses.insert(0, "/".to_owned());
    }
    addresses
}

/// Writes the `_headers` of a site at the top of its host. A header set by two rules is sent twice, so no two rules set
/// the same one; without a cache header these hosts revalidate.
pub fn headers(pages: &[&str]) -> String {
    let mut text = String::from("/*\n");
    for (name, value) in ALWAYS {
        let _ = writeln!(text, "  {name}: {value}");
    }
    let _ = writeln!(text, "/{IMMUTABLE}/*\n  Cache-Control: {FOR_EVER}");
    for end in TYPES {
        let _ = writeln!(text, "/*{end}\n  Content-Type: {}", site::mime(end));
    }
    for page in pages {
        for address in addresses(page) {
            let _ = writeln!(text, "{address}");
            for (name, value) in with_page(page) {
                let _ = writeln!(text, "  {name}: {value}");
            }
        }
    }
    text
}

/// Writes the text of `SHA256SUMS`.
pub fn sums(files: &Files) -> String {
    let mut text = String::new();
    for (path, bytes) in files {
        let _ = writeln!(text, "{}  {path}", offline::hash(bytes));
    }
    text
}

/// Writes example configurations for nginx and Caddy.
pub fn examples(pages: &[&str]) -> Files {
    [("nginx.conf".to_owned(), nginx(pages).into_bytes()), ("Caddyfile".to_owned(), caddy(pages).into_bytes())].into()
}

/// Lists the pages with a policy of their own.
fn with_other_policy<'a>(pages: &[&'a str]) -> Vec<&'a str> {
    pages.iter().copied().filter(|page| site::policy(page) != site::policy("index.html")).collect()
}

fn nginx(pages: &[&str]) -> String {
    let always: String =
        ALWAYS.iter().map(|(name, value)| format!("        add_header {name} \"{value}\" always;\n")).collect();
    let mut text = format!(
        "# For nginx 1.25.1 or newer with ngx_brotli. Put the files of dist/ into /srv/cadogan, and leave what an earlier version has in\n\
         # {IMMUTABLE}/ for some days: pages that were open before still ask for it.\n\
         server {{\n    listen 443 ssl;\n    http2 on;\n    server_name cards.example;\n    root /srv/cadogan;\n\
         \x20   include mime.types;\n    types {{\n"
    );
    for end in TYPES {
        let _ = writeln!(text, "        {} {};", site::mime(end), &end[1..]);
    }
    text += "    }\n    charset utf-8;\n    brotli_static on;\n    gzip on;\n    gzip_types text/css text/javascript \
             application/wasm image/svg+xml;\n\n";
    // A location that sets headers inherits none, so each has them all.
    let mut location = |place: &str, keep: &str, page: Option<&str>| {
        let _ = writeln!(text, "    location {place} {{\n{always}        add_header Cache-Control \"{keep}\" always;");
        for (name, value) in page.map(with_page).unwrap_or_default() {
            let _ = writeln!(text, "        add_header {name} \"{value}\" always;");
        }
        text += "    }\n";
    };
    location(&format!("/{IMMUTABLE}/"), FOR_EVER, None);
    location("/", EACH_TIME, Some("index.html"));
    for page in with_other_policy(pages) {
        location(&format!("= /{page}"), EACH_TIME, Some(page));
    }
    text + "}\n"
}

fn caddy(pages: &[&str]) -> String {
    // No two rules set the same header, as Caddy's order would decide which wins.
    let with_other_policy = with_other_policy(pages);
    let others: String = with_other_policy.iter().map(|page| format!(" /{page}")).collect();
    let mut text = format!(
        "# For Caddy. Put the files of dist/ into /srv/cadogan, and leave what an earlier version has in {IMMUTABLE}/ for some\n\
         # days: pages that were open before still ask for it.\ncards.example {{\n    root * /srv/cadogan\n"
    );
    for (name, value) in ALWAYS {
        let _ = writeln!(text, "    header {name} \"{value}\"");
    }
    let mut rule = |name: &str, matcher: &str, header: &str, value: &str| {
        let _ = writeln!(text, "    @{name} {matcher}\n    header @{name} {header} \"{value}\"");
    };
    rule("immutable", &format!("path /{IMMUTABLE}/*"), "Cache-Control", FOR_EVER);
    rule("others", &format!("not path /{IMMUTABLE}/*"), "Cache-Control", EACH_TIME);
    for end in TYPES {
        rule(&end[1..], &format!("path *{end}"), "Content-Type", site::mime(end));
    }
    let mut rules = |set: &str, matcher: &str, page: &str| {
        for (n, (name, value)) in with_page(page).iter().enumerate() {
            rule(&format!("{set}-{n}"), matcher, name, value);
        }
    };
    rules("pages", &format!("not path{others} /{IMMUTABLE}/*"), "index.html");
    for (n, page) in with_other_policy.iter().enumerate() {
        rules(&format!("apart{n}"), &format!("path /{page}"), page);
    }
    text + "    encode gzip\n    file_server {\n        precompressed br\n    }\n}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGES: &[&str] = &["index.html", "www/embed.html", "www/embedding.html"];

    #[test]
    fn every_page_has_its_policy_and_only_hashed_names_are_cached_for_ever() {
        let text = headers(PAGES);
        let rules: Vec<&str> = text.split("\n/").collect();
        for page in PAGES {
            let rule = rules.iter().find(|rule| rule.starts_with(&format!("{page}\n"))).expect("a rule for each page");
            assert!(rule.contains(site::policy(page)), "{rule}");
        }
        assert!(rules.iter().any(|rule| rule.starts_with("\n  Content-Security-Policy")), "the address without a name");
        let cached: Vec<_> =
            rules.iter().filter(|rule| rule.contains("immutable\n") || rule.ends_with("immutable")).collect();
        assert_eq!(cached.len(), 1);
        assert!(cached[0].starts_with("www/immutable/*\n"));
    }

    #[test]
    fn only_the_page_for_frames_may_be_framed_by_strangers() {
        for page in PAGES {
            let said = with_page(page);
            let framed = said.iter().any(|(_, value)| value.contains("frame-ancestors 'self'"));
            assert_eq!(framed, *page != FRAME, "{said:?}");
        }
    }

    #[test]
    fn sums_are_written_as_sha256sum_reads_them() {
        let files: Files = [("www/a.txt".to_owned(), b"abc".to_vec())].into();
        assert_eq!(sums(&files), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  www/a.txt\n");
    }

    #[test]
    fn examples_agree_with_the_headers() {
        for text in [nginx(PAGES), caddy(PAGES)] {
            for said in
                [site::policy("index.html"), site::policy("www/embed.html"), FOR_EVER, EACH_TIME, "application/wasm"]
            {
                assert!(text.contains(said), "{said} in {text}");
            }
            assert!(text.contains("frame-ancestors 'self'") && text.contains("Cross-Origin-Opener-Policy"), "{text}");
            assert_eq!(text.matches('{').count(), text.matches('}').count());
        }
    }
}
