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
    Ok(format!("{HEAD}{}{FOOT}", body(&text)))
}

/// Renders Markdown. On a phone a row is a paragraph, so each cell has the heading of its column, for the style sheet to show.
fn body(text: &str) -> String {
    let mut headings: Vec<String> = Vec::new();
    let (mut is_heading, mut column) = (false, 0);
    let mut events: Vec<Event> = Vec::new();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION) {
        match &event {
            Event::Start(Tag::TableHead) => (headings, is_heading) = (Vec::new(), true),
            Event::End(TagEnd::TableHead) => is_heading = false,
            Event::Start(Tag::TableCell) if is_heading => headings.push(String::new()),
            Event::Start(Tag::TableRow) => column = 0,
            Event::Text(text) if is_heading => {
                if let Some(heading) = headings.last_mut() {
                    *heading += text;
                }
            }
            _ => {}
        }
        match event {
            // A wide table scrolls; it is focusable for scrolling by keys.
            Event::Start(Tag::Table(_)) => {
                events.extend([Event::Html("<div class=\"wide\" tabindex=\"0\">\n".into()), event]);
            }
            Event::End(TagEnd::Table) => events.extend([event, Event::Html("</div>\n".into())]),
            Event::Start(Tag::TableCell) if !is_heading => {
                let heading = headings.get(column).map_or("", String::as_str);
                events.push(Event::Html(format!("<td data-heading=\"{}\">", escaped(heading)).into()));
                column += 1;
            }
            Event::End(TagEnd::TableCell) if !is_heading => events.push(Event::Html("</td>".into())),
            // The ledger is trusted, but should contain no HTML.
            Event::Html(text) | Event::InlineHtml(text) => events.push(Event::Text(text)),
            // Long names of tests may break at their underscores.
            Event::Code(text) => events.push(Event::Html(format!("<code>{}</code>", breaking(&text)).into())),
            other => events.push(other),
        }
    }
    let mut body = String::new();
    html::push_html(&mut body, events.into_iter());
    body.replace("<th>", "<th scope=\"col\">")
}

/// Escapes a text for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Allows line breaks in code after an underscore, a slash or two colons.
fn breaking(code: &str) -> String {
    escaped(code).replace('_', "_<wbr>").replace("::", "::<wbr>").replace('/', "/<wbr>")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_has_the_heading_of_its_column() {
        let table = "| rule | test's \"name\" |\n|---|---|\n| A | `a_b` |\n| B | |\n";
        let html = body(table);
        assert!(html.contains("<td data-heading=\"rule\">A</td>"), "{html}");
        assert!(html.contains("<td data-heading=\"test’s “name”\"><code>a_<wbr>b</code></td>"), "{html}");
        assert!(html.contains("<td data-heading=\"rule\">B</td><td data-heading=\"test’s “name”\"></td>"), "{html}");
        assert_eq!(html.matches("scope=\"col\"").count(), 2);
    }
}
