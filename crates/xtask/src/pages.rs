//! Pages that need no script: those of the rules, written by `tests/browser/rules-pages.mjs` from the words, the figures and
//! the rules that the site has; and documents in other languages, written by `tests/browser/site-pages.mjs`.

use std::fs;

use anyhow::{Result, bail};

use crate::{node, site, tools};

/// Writes all of them.
///
/// # Errors
///
/// If Node is missing, a figure shows what the rules do not know, or a page has words that a language lacks.
pub fn write() -> Result<()> {
    node::check_version()?;
    for (script, from) in [("rules-pages.mjs", site::RULES_FROM), ("site-pages.mjs", site::PAGES_FROM)] {
        let folder = tools::root().join(from);
        // A page of a game that was removed would be served for ever.
        if folder.is_dir() {
            fs::remove_dir_all(&folder)?;
        }
        if !node::script(script).arg(&folder).status()?.success() {
            bail!("{script} could not write its pages");
        }
    }
    Ok(())
}
