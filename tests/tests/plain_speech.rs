//! Plain speech in the sources: comments that name instead of defining, identifiers that a reader of the field can guess.
//!
//! Each limit is a count that may only fall. An identifier may have a banned word only by [`EXCEPTIONS`], with its reason.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Comment lines that begin with "What".
const MAX_WHAT_LINES: usize = 30;
/// Occurrences of [`PHRASES`] in comments.
const MAX_PHRASES: usize = 60;

const PHRASES: [&str; 13] = [
    "whoever",
    "anew",
    "of one's own",
    "so long after",
    "is told",
    "are told",
    "is heard",
    "are heard",
    "is seen",
    "are seen",
    "come to in",
    "has come",
    "by the way",
];

/// Words that say nothing as a name or as a part of one.
const BANNED: [&str; 16] = [
    "told", "known", "kept", "own", "come", "here", "way", "wish", "manner", "later", "more", "further", "rest", "one",
    "thing", "seems",
];

/// Names that the platform gives.
const PLATFORM: [&str; 6] = [
    "hasOwn",
    "hasOwnProperty",
    "getOwnPropertyNames",
    "getOwnPropertyDescriptor",
    "getOwnPropertyDescriptors",
    "ownKeys",
];

/// Names that something outside these files gives: a name, the beginning of the paths that may use it, and who gives it.
const EXCEPTIONS: [(&str, &str, &str); 6] = [
    ("one", "www/words/ar/", "a plural category of CLDR"),
    ("one", "www/words/en/command-line.js", "the typed numeral"),
    ("more", "www/words/", "the value of prefers-contrast"),
    ("kept", "www/site/storage/backup.js", "a field of backup files"),
    ("own", "www/site/", "a field of stored games: the cards were given, not dealt by a number"),
    ("own", "tests/browser/vectors.test.mjs", "a field of tests/data/vectors.json"),
];

const FOLDERS: [&str; 5] = ["crates", "npm", "tests", "tools", "www"];
const SKIPPED_FOLDERS: [&str; 4] = ["node_modules", "target", "pkg", "dist"];

/// The two kinds of text that a source consists of, without its strings.
#[derive(Default)]
struct Source {
    /// The text of comments, line by line, without their marks.
    comments: Vec<String>,
    code: String,
}

#[derive(Clone, Copy, PartialEq)]
enum Language {
    Rust,
    JavaScript,
    Css,
}

/// Splits a source into comments and code.
struct Scanner<'a> {
    language: Language,
    unread: &'a str,
    source: Source,
    /// For each template literal that is open, the braces that are open in its current `${…}`.
    templates: Vec<usize>,
}

impl<'a> Scanner<'a> {
    fn scan(text: &'a str, language: Language) -> Source {
        let mut scanner = Scanner { language, unread: text, source: Source::default(), templates: Vec::new() };
        while !scanner.unread.is_empty() {
            scanner.next();
        }
        scanner.source
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, remaining) = self.unread.split_at(length.min(self.unread.len()));
        self.unread = remaining;
        taken
    }

    fn next(&mut self) {
        let text = self.unread;
        let script = self.language == Language::JavaScript;
        if text.starts_with("//") && self.language != Language::Css {
            let line = self.take(text.find('\n').unwrap_or(text.len()));
            self.source.comments.push(line.trim_start_matches(['/', '!']).trim().to_owned());
        } else if text.starts_with("/*") {
            let comment = self.take(text.find("*/").map_or(text.len(), |end| end + 2));
            let inner = comment.trim_start_matches(['/', '*']).trim_end_matches(['/', '*']);
            let lines = inner.lines().map(|line| line.trim().trim_start_matches('*').trim().to_owned());
            self.source.comments.extend(lines);
        } else if script && text.starts_with('`') {
            self.take(1);
            self.template();
        } else if let Some(hashes) = self.raw_string() {
            let quotes = format!("\"{}", "#".repeat(hashes));
            let begin = text.find('"').map_or(text.len(), |at| at + 1);
            self.take(text[begin..].find(&quotes).map_or(text.len(), |end| begin + end + quotes.len()));
        } else if text.starts_with('"') || text.starts_with('\'') && self.quote_begins_string() {
            self.string(text.as_bytes()[0]);
        } else if script && text.starts_with('/') && self.slash_begins_pattern() {
            self.pattern();
        } else if script && text.starts_with('}') && self.templates.last() == Some(&0) {
            self.take(1);
            self.templates.pop();
            self.template();
        } else {
            if let Some(braces) = self.templates.last_mut() {
                *braces += usize::from(text.starts_with('{'));
                *braces -= usize::from(text.starts_with('}'));
            }
            let code = self.take(text.chars().next().map_or(1, char::len_utf8));
            self.source.code += code;
        }
    }

    /// The number of `#` of a raw string of Rust that begins at this point.
    fn raw_string(&self) -> Option<usize> {
        if self.language != Language::Rust || self.source.code.ends_with(is_word) {
            return None;
        }
        let text = self.unread.trim_start_matches('b').strip_prefix('r')?;
        let quote = text.trim_start_matches('#');
        quote.starts_with('"').then_some(text.len() - quote.len())
    }

    /// Returns true if a `'` begins a string, or a character in Rust: not a lifetime.
    fn quote_begins_string(&self) -> bool {
        let mut after = self.unread.chars().skip(1);
        let (first, second) = (after.next(), after.next());
        self.language != Language::Rust || first == Some('\\') || second == Some('\'')
    }

    /// Returns true if a `/` begins a regular expression: not a division.
    fn slash_begins_pattern(&self) -> bool {
        let code = self.source.code.trim_end();
        let word = code.rsplit(|c| !is_word(c)).next().unwrap_or_default();
        matches!(word, "return" | "typeof" | "case" | "of" | "in" | "await" | "yield")
            || !code.ends_with(|c| is_word(c) || c == ')' || c == ']' || c == '"')
    }

    /// Skips a string, with its escapes. A word that follows it is a word by itself.
    fn string(&mut self, quote: u8) {
        let bytes = self.unread.as_bytes();
        let mut end = 1;
        while end < bytes.len() && bytes[end] != quote {
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        self.skip_to(end + 1);
        self.source.code.push('"');
    }

    /// Skips a regular expression on its line.
    fn pattern(&mut self) {
        let bytes = self.unread.as_bytes();
        let (mut end, mut in_class) = (1, false);
        while end < bytes.len() && bytes[end] != b'\n' && (in_class || bytes[end] != b'/') {
            in_class = bytes[end] == b'[' || in_class && bytes[end] != b']';
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        self.skip_to(end + 1);
        self.source.code.push('"');
    }

    /// Skips a template literal up to its end or to the code in it.
    fn template(&mut self) {
        let bytes = self.unread.as_bytes();
        let mut end = 0;
        while end < bytes.len() && bytes[end] != b'`' && !bytes[end..].starts_with(b"${") {
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        if bytes.get(end) == Some(&b'$') {
            self.templates.push(0);
            end += 1;
        }
        self.skip_to(end + 1);
        self.source.code.push('"');
    }

    fn skip_to(&mut self, end: usize) {
        let length = self.unread.len();
        let end = (end..length).find(|&at| self.unread.is_char_boundary(at)).unwrap_or(length);
        self.take(end);
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// The banned identifiers in code, each once.
fn banned(code: &str) -> BTreeSet<&str> {
    let names = code.split(|c| !is_word(c)).filter(|name| !PLATFORM.contains(name));
    names.filter(|name| parts(name).iter().any(|part| BANNED.contains(&part.as_str()))).collect()
}

/// The words of an identifier: in snake case, camel case or capitals.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut after_lower = false;
    for c in name.chars() {
        if !c.is_alphabetic() || c.is_uppercase() && after_lower {
            parts.push(String::new());
        }
        if c.is_alphabetic() {
            parts.last_mut().unwrap().extend(c.to_lowercase());
        }
        after_lower = c.is_lowercase();
    }
    parts
}

/// Counts phrases in comments, across the ends of lines.
fn phrases(comments: &[String]) -> usize {
    let text = comments.join(" ").to_lowercase().replace('’', "'");
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|w| !w.is_empty()).collect();
    let count = |phrase: &&str| {
        let phrase: Vec<&str> = phrase.split(' ').collect();
        words.windows(phrase.len()).filter(|words| **words == phrase).count()
    };
    PHRASES.iter().map(count).sum()
}

fn what_lines(comments: &[String]) -> usize {
    comments.iter().filter(|line| line.split(' ').next() == Some("What")).count()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The sources below a folder, by their path from the root.
fn read(folder: &Path, sources: &mut BTreeMap<String, Source>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy();
        let language = match path.extension().and_then(|end| end.to_str()) {
            Some("rs") => Some(Language::Rust),
            Some("js" | "mjs" | "ts") => Some(Language::JavaScript),
            Some("css") => Some(Language::Css),
            _ => None,
        };
        if path.is_symlink() || name.starts_with('.') || SKIPPED_FOLDERS.contains(&name.as_ref()) {
        } else if path.is_dir() {
            read(&path, sources);
        } else if let Some(language) = language {
            let key = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
            sources.insert(key, Scanner::scan(&fs::read_to_string(&path).unwrap(), language));
        }
    }
}

fn sources() -> BTreeMap<String, Source> {
    let mut sources = BTreeMap::new();
    FOLDERS.iter().for_each(|folder| read(&root().join(folder), &mut sources));
    assert!(sources.len() > 500, "only {} sources were found", sources.len());
    sources
}

#[test]
fn comments_name_things() {
    let mut what = BTreeMap::new();
    let mut worn = BTreeMap::new();
    for (path, source) in sources() {
        what.insert(path.clone(), what_lines(&source.comments));
        worn.insert(path, phrases(&source.comments));
    }
    for (kind, counts, limit) in
        [("lines that begin with What", what, MAX_WHAT_LINES), ("phrases of PHRASES", worn, MAX_PHRASES)]
    {
        let sum: usize = counts.values().sum();
        println!("{sum} {kind}");
        let mut worst: Vec<(&String, &usize)> = counts.iter().filter(|(_, count)| **count > 0).collect();
        worst.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        assert!(
            sum <= limit,
            "comments have {sum} {kind}, more than {limit}; most in {:?}",
            &worst[..worst.len().min(12)]
        );
    }
}

/// Returns true if an exception allows an identifier in a file.
fn is_excepted(name: &str, path: &str) -> bool {
    EXCEPTIONS.iter().any(|(excepted, files, _)| *excepted == name && path.starts_with(files))
}

#[test]
fn identifiers_say_something() {
    let sources = sources();
    let used: Vec<(&str, &str)> = sources
        .iter()
        .flat_map(|(path, source)| banned(&source.code).into_iter().map(|name| (name, path.as_str())))
        .collect();
    let faults: Vec<&(&str, &str)> = used.iter().filter(|(name, path)| !is_excepted(name, path)).collect();
    assert!(faults.is_empty(), "identifiers that say nothing: {faults:?}");
    for (name, files, reason) in EXCEPTIONS {
        let is_used = used.iter().any(|(other, path)| *other == name && path.starts_with(files));
        assert!(is_used, "`{name}` ({reason}) is not used in {files}: delete the exception");
    }
}

#[test]
fn comments_and_strings_are_split_from_code() {
    let rust = "/// What a\nfn own_x<'a>(c: char) { let s = \"kept \\\" // no\"; let r = r#\"way \"here\"#; 'k'; b'\\''; } // anew";
    let source = Scanner::scan(rust, Language::Rust);
    assert_eq!(source.comments, ["What a", "anew"]);
    assert_eq!(banned(&source.code), BTreeSet::from(["own_x"]));
    let script = "/**\n * What b\n */\nconst toldOnce = /here['\"`]/.test(`kept ${way(`own ${{ a: rest }}`)} one`) / 2; // of one’s\n// own\n";
    let source = Scanner::scan(script, Language::JavaScript);
    assert_eq!(source.comments, ["", "What b", "", "of one’s", "own"]);
    assert_eq!(banned(&source.code), BTreeSet::from(["toldOnce", "way", "rest"]));
    assert_eq!((what_lines(&source.comments), phrases(&source.comments)), (1, 1));
    assert_eq!(
        banned("Object.hasOwn(a) KNOWN_SUITS someone to_owned isMore2"),
        BTreeSet::from(["KNOWN_SUITS", "isMore2"])
    );
}
