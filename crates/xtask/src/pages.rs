//! Pages without scripts: the pages of the rules, which `tests/browser/rules-pages.mjs` writes from the words, the
//! figures and the rules of the site, and the documents in other languages, which `tests/browser/site-pages.mjs`
//! writes.

use std::fs;

use anyhow::{Result, bail};

use crate::{node, site, tools};

/// Writes all of them.
///
/// # Errors
///
/// If Node is missing, a figure shows a position that the rules do not have, or a page has words that a language lacks.
pub fn write() -> Result<()> {
    node::check_version()?;
    for (script, from) in [("rules-pages.mjs", site::RULES_FROM), ("site-pages.mjs", site::PAGES_FROM)] {
        let folder = tools::root().join(from);
        // Removes pages of a deleted game, which would be served forever.
        if folder.is_dir() {
            fs::remove_dir_all(&folder)?;
        }
        if !node::script(script).arg(&folder).status()?.success() {
            bail!("{script} could not write its pages");
        }
    }
    Ok(())
}
