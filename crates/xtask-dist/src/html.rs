//! Finds the tags of a page that load a file, and replaces their URLs.

use std::ops::Range;

/// A `<link>` or `<script>` of a page.
pub struct Tag<'a> {
    /// The range of the tag in the page, with a script's end tag and the white space before it.
    pub range: Range<usize>,
    /// From `<` up to `>`.
    text: &'a str,
}

impl<'a> Tag<'a> {
    /// Returns the value of a double-quoted attribute.
    pub fn attribute(&self, name: &str) -> Option<&'a str> {
        let start = self.text.find(&format!(" {name}=\""))? + name.len() + 3;
        self.text.get(start..)?.split('"').next()
    }

    /// Returns the tag's URL.
    pub fn url(&self) -> Option<&'a str> {
        self.attribute("href").or_else(|| self.attribute("src"))
    }

    /// Returns true for a style sheet that every visit applies.
    pub fn is_sheet(&self) -> bool {
        self.is_applied() && self.attribute("data-for").is_none() && self.attribute("media").is_none()
    }

    /// Returns true for a style sheet that some visits apply: a script sets its `rel`, or it is for some media.
    pub fn is_late_sheet(&self) -> bool {
        self.attribute("data-rel") == Some("stylesheet") || self.is_applied() && self.attribute("media").is_some()
    }

    fn is_applied(&self) -> bool {
        self.attribute("rel") == Some("stylesheet")
    }

    pub fn is_module(&self) -> bool {
        self.attribute("type") == Some("module") && self.attribute("src").is_some()
    }

    /// Returns the tag with another URL.
    pub fn with_url(&self, html: &str, url: &str) -> String {
        let old = self.url().unwrap_or_default();
        html[self.range.clone()].replacen(&format!("\"{old}\""), &format!("\"{url}\""), 1)
    }
}

/// Lists the `<link>` and `<script>` tags of a page, in order, except those in comments.
pub fn tags(html: &str) -> Vec<Tag<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = html[at..].find('<').map(|start| at + start) {
        let remaining = &html[start..];
        let length = if remaining.starts_with("<!--") {
            remaining.find("-->").map_or(remaining.len(), |end| end + 3)
        } else {
            let text = &remaining[..remaining.find('>').unwrap_or(remaining.len())];
            let script = text.starts_with("<script ");
            let length = match remaining.find("</script>") {
                Some(end) if script || text == "<script" => end + "</script>".len(),
                _ => (text.len() + 1).min(remaining.len()),
            };
            if script || text.starts_with("<link ") {
                let begin = html[..start].trim_end().len();
                found.push(Tag { range: begin..start + length, text });
            }
            length
        };
        at = start + length;
    }
    found
}

/// Removes comments for authors and tools from a page.
pub fn without_comments(html: &str) -> String {
    let (mut made, mut from) = (String::with_capacity(html.len()), 0);
    while let Some(start) = html[from..].find("<!--").map(|start| from + start) {
        let end = html[start..].find("-->").map_or(html.len(), |end| start + end + 3);
        made += html[from..start].trim_end();
        from = end;
    }
    made + &html[from..]
}

/// Resolves a URL in a file to a path within the site; `None` for data and other hosts.
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

/// Returns the relative URL from one file of the site to another.
pub fn relative(from: &str, to: &str) -> String {
    let folders: Vec<&str> = from.split('/').collect();
    let target: Vec<&str> = to.split('/').collect();
    let shared = folders.iter().zip(&target).take(folders.len() - 1).take_while(|(a, b)| a == b).count();
    let shared = shared.min(target.len() - 1);
    "../".repeat(folders.len() - 1 - shared) + &target[shared..].join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_removed() {
        let html = "<p>a</p>\n  <!-- why\n   so -->\n  <!-- [lint] -->\n  <p>b<!-- c --></p><!-- no end";
        assert_eq!(without_comments(html), "<p>a</p>\n  <p>b</p>");
    }

    #[test]
    fn tags_are_found_as_browsers_find_them() {
        let html = "<!-- <script src=\"old.js\"></script> -->\n<link rel=\"stylesheet\" href=\"www/a.css\">\n\
            <script>if (1 < 2) '<link href=\"no\">';</script><a href=\"no\"></a> <link href=\"i.svg\" rel=\"icon\">\n  \
            <script type=\"module\" src=\"www/a.js\"></script>";
        let tags = tags(html);
        assert_eq!(tags.iter().filter_map(Tag::url).collect::<Vec<_>>(), ["www/a.css", "i.svg", "www/a.js"]);
        assert!(tags[0].is_sheet() && tags[2].is_module());
        assert_eq!(tags[2].with_url(html, "b.js"), "\n  <script type=\"module\" src=\"b.js\"></script>");
    }

    #[test]
    fn a_sheet_for_some_media_is_not_joined() {
        let html = "<link rel=\"stylesheet\" href=\"a.css\">\n<link rel=\"stylesheet\" href=\"b.css\" media=\"print\">";
        let tags = tags(html);
        assert!(tags[0].is_sheet() && !tags[0].is_late_sheet());
        assert!(!tags[1].is_sheet() && tags[1].is_late_sheet());
        assert!(tags[1].with_url(html, "c.css").ends_with("href=\"c.css\" media=\"print\">"));
    }

    #[test]
    fn urls_lead_from_file_to_file_and_back() {
        for (from, url, to) in [
            ("index.html", "www/a.js", "www/a.js"),
            ("www/embed.html", "a/b.js", "www/a/b.js"),
            ("www/examples/x.html", "../a.js", "www/a.js"),
            ("www/examples/x.html", "../../index.html", "index.html"),
        ] {
            assert_eq!(resolve(from, url).as_deref(), Some(to));
            assert_eq!(relative(from, to), url);
        }
        for elsewhere in ["data:,", "https://example.org/", "/a.js", "#x", ""] {
            assert_eq!(resolve("index.html", elsewhere), None);
        }
    }
}
