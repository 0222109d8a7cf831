//! `cargo xtask reproduce`: a commit built in two folders of different names must give the same bytes.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::folder::{self, Files};
use crate::tools;

/// One is deeper than the other and has a space in its name: neither may influence the build.
const PLACES: &[&str] = &["one", "another place/of the same"];

/// Builds the commit twice and compares the site and the npm package. Takes as long as two first builds.
pub fn reproduce() -> Result<()> {
    let root = tools::root();
    let above = std::env::temp_dir().join(format!("cadogan-reproduce-{}", std::process::id()));
    let made: Result<Vec<(Files, Files)>> = PLACES.iter().map(|place| build(&root, &above.join(place))).collect();
    fs::remove_dir_all(&above).with_context(|| format!("{} cannot be removed", above.display()))?;
    let [first, second] = made?.try_into().map_err(|_| anyhow::anyhow!("there are two places"))?;
    let mut differing = differences("dist", &first.0, &second.0);
    differing.extend(differences("target/npm", &first.1, &second.1));
    if !differing.is_empty() {
        bail!("built twice, these differ:\n  {}", differing.join("\n  "));
    }
    println!("dist: {} files, target/npm: {} files, the same bytes from two folders", first.0.len(), first.1.len());
    Ok(())
}

/// Builds the site and the package from the commit.
fn build(root: &Path, to: &Path) -> Result<(Files, Files)> {
    fs::create_dir_all(to)?;
    let archive = to.join("sources.tar");
    tools::run(tools::command("git").args(["archive", "--output"]).arg(&archive).arg("HEAD").current_dir(root))?;
    tools::run(tools::command("tar").arg("-xf").arg(&archive).current_dir(to))?;
    fs::remove_file(archive)?;
    // A target directory in this folder: nothing that was compiled before is used, whatever the environment sets.
    let mut cargo = tools::cargo();
    cargo.args(["xtask", "dist"]).current_dir(to).env("CARGO_TARGET_DIR", to.join("target"));
    for name in ["CARGO_MANIFEST_DIR", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
        cargo.env_remove(name);
    }
    tools::run(&mut cargo)?;
    Ok((folder::read(&to.join("dist"))?, folder::read(&to.join("target/npm"))?))
}

fn differences(folder: &str, first: &Files, second: &Files) -> Vec<String> {
    let names: std::collections::BTreeSet<&String> = first.keys().chain(second.keys()).collect();
    names
        .into_iter()
        .filter(|&name| first.get(name) != second.get(name))
        .map(|name| format!("{folder}/{name}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_and_a_missing_file_are_differences() {
        let files = |list: &[(&str, &str)]| -> Files {
            list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
        };
        let first = files(&[("a", "1"), ("b", "2"), ("c", "3")]);
        let second = files(&[("a", "1"), ("b", "x")]);
        assert_eq!(differences("dist", &first, &second), ["dist/b", "dist/c"]);
        assert!(differences("dist", &first, &first).is_empty());
    }
}
