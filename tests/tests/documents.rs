//! The paths in the documents exist.

use std::fs;
use std::path::Path;

const DOCUMENTS: [&str; 6] =
    ["ARCHITECTURE.md", "CONTRIBUTING.md", "HOSTING.md", "README.md", "RELEASING.md", "SECURITY.md"];

/// Folders of the tree; others, such as `dist`, are build output.
const FOLDERS: [&str; 5] = ["crates/", "npm/", "tests/", "tools/", "www/"];

/// Build output below folders of the tree.
const BUILT: [&str; 4] = ["www/immutable", "www/pages", "www/pkg", "www/rules"];

/// The texts between delimiters.
fn between<'a>(text: &'a str, open: &str, close: char) -> Vec<&'a str> {
    text.split(open).skip(1).filter_map(|remaining| remaining.split_once(close).map(|(inside, _)| inside)).collect()
}

/// Returns true if a word is the path of one file or folder.
fn is_path(word: &str) -> bool {
    !word.contains([' ', '*', '<', '…', '{', '|'])
        && FOLDERS.iter().any(|folder| word.starts_with(folder))
        && !BUILT.iter().any(|folder| word.starts_with(folder))
}

#[test]
fn the_paths_in_the_documents_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut missing = Vec::new();
    let mut count = 0;
    for document in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let links = between(&text, "](", ')');
        let links = links.iter().filter(|link| !link.starts_with("http") && !link.starts_with('#'));
        let links = links.filter_map(|link| link.split('#').next());
        // An odd number of backquotes would invert the text.
        let code: Vec<&str> = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).collect();
        for path in links.chain(code.into_iter().filter(|word| is_path(word))) {
            count += 1;
            if !root.join(path).exists() {
                missing.push(format!("{document}: {path}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(count > 60, "only {count} paths were found");
}
