//! Absolute URLs for search engines: the canonical one of a page, its other languages, and the sitemap.

use std::fmt::Write as _;

use crate::html;

/// Makes the URLs absolute by which a page names its canonical address and its other languages.
pub fn with_canonical(path: &str, page: &str, at: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    let mut made = page.replacen(
        &format!("<link rel=\"canonical\" href=\"{name}\">"),
        &format!("<link rel=\"canonical\" href=\"{at}{path}\">"),
        1,
    );
    for tag in html::tags(page).iter().filter(|tag| tag.attribute("hreflang").is_some()) {
        if let Some(other) = tag.url().and_then(|url| html::resolve(path, url)) {
            let old = &page[tag.range.clone()];
            made = made.replacen(old, &tag.with_url(page, &format!("{at}{other}")), 1);
        }
    }
    made
}

/// Writes the sitemap.
pub fn sitemap(pages: &[&str], at: &str) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for page in pages.iter().filter(|page| **page != "www/embed.html") {
        let _ = writeln!(text, "  <url><loc>{at}{}</loc></url>", if *page == "index.html" { "" } else { page });
    }
    text + "</urlset>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: &str = "https://cards.example/cadogan/";

    #[test]
    fn a_page_names_its_whole_address_and_those_of_itself_in_other_languages() {
        let html = "<link rel=\"canonical\" href=\"sly.html\">";
        let made = with_canonical("www/rules/sly.html", html, AT);
        assert_eq!(made, "<link rel=\"canonical\" href=\"https://cards.example/cadogan/www/rules/sly.html\">");
        let html =
            "<link rel=\"canonical\" href=\"sly.html\"><link rel=\"alternate\" hreflang=\"en\" href=\"../sly.html\">";
        let made = with_canonical("www/rules/de/sly.html", html, AT);
        assert!(made.contains("\"canonical\" href=\"https://cards.example/cadogan/www/rules/de/sly.html\""), "{made}");
        assert!(made.contains("\"en\" href=\"https://cards.example/cadogan/www/rules/sly.html\""), "{made}");
        let html = "<link rel=\"alternate\" hreflang=\"de\" href=\"pages/de/report.html\">";
        let made = with_canonical("www/report.html", html, AT);
        assert!(made.contains("\"de\" href=\"https://cards.example/cadogan/www/pages/de/report.html\""), "{made}");
        assert_eq!(with_canonical("www/embed.html", "<link href=\"x.css\">", AT), "<link href=\"x.css\">");
    }

    #[test]
    fn the_sitemap_lists_the_pages() {
        let text = sitemap(&["index.html", "www/embed.html", "www/rules/sly.html"], AT);
        assert!(text.contains("<loc>https://cards.example/cadogan/</loc>"), "{text}");
        assert!(text.contains("<loc>https://cards.example/cadogan/www/rules/sly.html</loc>"));
        assert_eq!(text.matches("<url>").count(), 2);
    }
}
