//! The npm package: the element and all that it can ever ask for, in `target/npm`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{dist, offline, size, tools};

/// Where everything begins.
const ENTRY: &str = "patience-game.js";

/// Files that no module names in full.
const BESIDES: &[(&str, &str)] = &[("rules", "txt"), ("deals", "txt"), ("fonts", "txt")];

/// Puts the package together.
pub fn package() -> Result<()> {
    let root = tools::root();
    let files = files(&root)?;
    dist::write(&root.join("target/npm"), &files)?;
    println!("target/npm: {} files", files.len());
    Ok(())
}

fn files(root: &Path) -> Result<offline::Files> {
    let mut files = offline::Files::new();
    let mut queue = vec![ENTRY.to_owned()];
    for (dir, extension) in BESIDES {
        for entry in fs::read_dir(root.join("www").join(dir))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.ends_with(extension) {
                queue.push(format!("{dir}/{name}"));
            }
        }
    }
    while let Some(path) = queue.pop() {
        if files.contains_key(&path) {
            continue;
        }
        let mut bytes = dist::bytes(root, &format!("www/{path}"))?;
        if path.ends_with(".js") {
            let mut text = String::from_utf8(bytes)?;
            if path.ends_with("-worker.js") {
                text = self_contained(root, &path, &text)?;
            } else {
                queue.extend(named(&text).iter().filter_map(|url| beside(&path, url)));
            }
            bytes = text.into_bytes();
        }
        files.insert(path, bytes);
    }
    for (name, source) in [
        ("README.md", "npm/README.md"),
        ("patience-game.d.ts", "npm/patience-game.d.ts"),
        ("view.d.ts", "crates/patience-wasm/src/types.d.ts"),
        ("LICENSE", "LICENSE"),
    ] {
        files.insert(name.to_owned(), fs::read(root.join(source)).with_context(|| format!("{source} is missing"))?);
    }
    let manifest = fs::read_to_string(root.join("npm/package.json"))?;
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    if manifest.matches("\"version\": \"0.0.0\"").count() != 1 {
        bail!("npm/package.json must hold the version 0.0.0 once: the workspace’s is put in its place");
    }
    files.insert("package.json".to_owned(), manifest.replacen("\"version\": \"0.0.0\"", &version, 1).into_bytes());
    Ok(files)
}

/// What a module imports, at once or later, and the files that it names by `new URL`. An address with a variable part
/// is no file.
fn named(js: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (start, _) in js.match_indices(['\'', '"']) {
        let before = js[..start].trim_end();
        let calls = ["from", "import", "import(", "new URL("];
        if !calls.iter().any(|call| before.ends_with(call)) {
            continue;
        }
        let quote = &js[start..=start];
        let text = js[start + 1..].split(quote).next().unwrap_or_default();
        if !text.is_empty() && !text.contains(['\n', '$']) && !text.starts_with("..//") && text != "./" {
            found.push(text.to_owned());
        }
    }
    found
}

/// The path that a URL in a file stands for; a word without a dot names no file.
fn beside(from: &str, url: &str) -> Option<String> {
    if url.contains('.') { size::resolve(from, url) } else { None }
}

/// A worker's module with its glue inside. Bundlers copy the file as it is, under another name, and what it imported
/// would not lie beside it; the address of its WebAssembly it gets from whoever starts it.
fn self_contained(root: &Path, path: &str, text: &str) -> Result<String> {
    let import =
        text.lines().find(|line| line.starts_with("import ")).with_context(|| format!("{path} imports nothing"))?;
    let (names, source) = import
        .strip_prefix("import init, {")
        .and_then(|rest| rest.split_once("} from "))
        .with_context(|| format!("{path} should import its glue as “init, {{ … }}”"))?;
    let source = source.trim_end_matches(';').trim_matches(['\'', '"']);
    if text.matches("\nimport ").count() + usize::from(text.starts_with("import ")) != 1 {
        bail!("{path} imports more than its glue");
    }
    let glue = beside(path, source).with_context(|| format!("{path} imports {source}"))?;
    let glue = String::from_utf8(dist::bytes(root, &format!("www/{glue}"))?)?;
    let body: String = glue
        .lines()
        .filter(|line| !line.starts_with("export {"))
        .map(|line| format!("{}\n", line.strip_prefix("export ").unwrap_or(line)))
        .collect();
    if !body.contains("function __wbg_init(") || body.contains("\nexport ") || body.contains("\nimport ") {
        bail!("the glue of {path} has another form than expected");
    }
    let inside =
        format!("const {{ init, {names} }} = (() => {{\n{body}return {{ init: __wbg_init, {names} }};\n}})();");
    Ok(text.replacen(import, &inside, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_module_names_is_found() {
        let js = "import a, { b } from './a.js';\nexport { c } from \"../c.js\";\nimport './d.js';\nconst e = import('./e.js');\n\
            new URL('f.css', import.meta.url); new URL(`./rules/${x}.txt`, y); const g = 'no.js'; fetch('./no2.js');\n";
        assert_eq!(named(js), ["./a.js", "../c.js", "./d.js", "./e.js", "f.css"]);
        assert_eq!(beside("table/x.js", "../a.js").as_deref(), Some("a.js"));
        assert_eq!(beside("table/x.js", "f.css").as_deref(), Some("table/f.css"));
        assert_eq!(beside("x.js", "https://example.org/a.js"), None);
    }
}
