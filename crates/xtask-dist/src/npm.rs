//! The npm package in `target/npm`: the element and the engine, with everything that they can load.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::folder::{self, Files};
use crate::{bundle, tools};

/// Files of the package that no module names.
const BESIDES: &[(&str, &str)] = &[
    ("README.md", "npm/README.md"),
    ("patience-game.d.ts", "npm/patience-game.d.ts"),
    ("react.d.ts", "npm/react.d.ts"),
    ("vue.d.ts", "npm/vue.d.ts"),
    ("svelte.d.ts", "npm/svelte.d.ts"),
    ("custom-elements.json", "npm/custom-elements.json"),
    ("engine.d.ts", "npm/engine.d.ts"),
    ("words/tokens.d.ts", "www/words/tokens.d.ts"),
    ("examples/node-engine.mjs", "npm/examples/node-engine.mjs"),
    ("LICENSE", "LICENSE"),
    ("fonts/OFL.txt", "www/fonts/OFL.txt"),
];

/// The types that wasm-bindgen writes.
const ENGINE_TYPES: &str = "pkg/patience_wasm.d.ts";

/// Removes types that only TypeScript's newest libraries have: a project with an older version could not be checked.
fn engine_types(root: &Path) -> Result<String> {
    let source = root.join("www").join(ENGINE_TYPES);
    let text = fs::read_to_string(&source).with_context(|| format!("{} is missing", source.display()))?;
    Ok(text.lines().filter(|line| !line.contains("[Symbol.dispose]")).map(|line| format!("{line}\n")).collect())
}

/// Builds the package.
pub fn package() -> Result<()> {
    let root = tools::root();
    let files = files(&root)?;
    folder::write(&root.join("target/npm"), &files)?;
    println!("target/npm: {} files", files.len());
    Ok(())
}

fn files(root: &Path) -> Result<Files> {
    let mut files = bundle::package(root, &root.join("target/bundle/npm"))?.files;
    for (name, source) in BESIDES {
        let bytes = fs::read(root.join(source)).with_context(|| format!("{source} is missing"))?;
        files.insert((*name).to_owned(), bytes);
    }
    files.insert(ENGINE_TYPES.to_owned(), engine_types(root)?.into_bytes());
    let manifest = fs::read_to_string(root.join("npm/package.json"))?;
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    if manifest.matches("\"version\": \"0.0.0\"").count() != 1 {
        bail!("npm/package.json must hold the version 0.0.0 once, which the workspace’s replaces");
    }
    files.insert("package.json".to_owned(), manifest.replacen("\"version\": \"0.0.0\"", &version, 1).into_bytes());
    Ok(files)
}
