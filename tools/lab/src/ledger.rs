//! The page of the solver's pruning rules: its ledger, as HTML.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html};

/// The page, within the tree.
pub const PAGE: &str = "www/ledger.html";
const LEDGER: &str = "crates/patience-solver/src/ledger.md";

/// Renders the whole page.
pub fn page(root: &Path) -> Result<String> {
    let text = fs::read_to_string(root.join(LEDGER)).with_context(|| format!("{LEDGER} cannot be read"))?;
    let mut page = HEAD.to_owned();
    // A wide table scrolls; it is focusable for scrolling by keys.
    let events = Parser::new_ext(&text, Options::ENABLE_TABLES).flat_map(|event| match event {
        Event::Start(Tag::Table(_)) => vec![Event::Html("<div class=\"wide\" tabindex=\"0\">\n".into()), event],
        Event::End(TagEnd::Table) => vec![event, Event::Html("</div>\n".into())],
        // The ledger is trusted, but should contain no HTML.
        Event::Html(text) | Event::InlineHtml(text) => vec![Event::Text(text)],
        // Long names of tests may break at their underscores.
        Event::Code(text) => vec![Event::Html(format!("<code>{}</code>", breaking(&text)).into())],
        other => vec![other],
    });
    let mut body = String::new();
    html::push_html(&mut body, events);
    page += &body.replace("<th>", "<th scope=\"col\">");
    page += FOOT;
    Ok(page)
}

/// Allows line breaks in code after an underscore, a slash or two colons.
fn breaking(code: &str) -> String {
    let escaped = code.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    escaped.replace('_', "_<wbr>").replace("::", "::<wbr>").replace('/', "/<wbr>")
}

const HEAD: &str = r#"<!DOCTYPE html>
<!-- Written by `cargo xtask report` from crates/patience-solver/src/ledger.md. -->
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Soundness ledger · Cadogan</title>
  <meta name="description" content="Every pruning rule of the solver of four patiences, with its proof and its tests.">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="cards/theme.css">
  <link rel="stylesheet" href="docs/pages.css">
  <link rel="stylesheet" href="ui/contrast.css" media="(prefers-contrast: more)">
</head>
<body>
  <header class="top">
    <a href="../index.html" translate="no">Cadogan</a>
    <nav aria-label="More"><a href="report.html">How many deals are winnable?</a></nav>
  </header>
  <main>
"#;

const FOOT: &str = "  </main>
</body>
</html>
";
