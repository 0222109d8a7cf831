//! The names of the steps that run files or targets of the table, equal to its headings.

pub const RUST: &str = "Rust tests";
pub const NODE: &str = "JavaScript tests without a browser";
pub const CHROMIUM: &str = "browser tests in Chromium";
pub const FIREFOX: &str = "browser tests in Firefox";
pub const WEBKIT: &str = "browser tests in WebKit";
pub const FIFTH: &str = "a fifth game";
pub const ORCA: &str = "Orca transcripts";

/// Returns true if a step's tests open pages of the site.
pub fn opens_pages(step: &str) -> bool {
    step == CHROMIUM || needs_extra_setup(step)
}

/// Returns true if a step needs more than Chromium and the site: another browser, a screen reader, a copy of the tree.
pub fn needs_extra_setup(step: &str) -> bool {
    [FIFTH, FIREFOX, WEBKIT, ORCA].contains(&step)
}
