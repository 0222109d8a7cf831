//! No cyclic imports between the modules of any crate of this workspace.
//!
//! A module imports another if it names an item of it, in a `use` or in a path that begins with `crate`, `super` or
//! `self`. A re-exported item belongs to the module that defines it. A module and the modules inside it count as one:
//! imports between them may go both ways.

use proc_macro2::{TokenStream, TokenTree};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use syn::visit::{self, Visit};

/// Source files by path; a crate's root among them.
type Sources = BTreeMap<PathBuf, String>;

/// A path as names, from a crate's root or from a module.
type Names = Vec<String>;

/// A module: its file, or its part of one.
#[derive(Default)]
struct Module {
    /// Items that it defines.
    items: BTreeSet<String>,
    children: BTreeSet<String>,
    /// Imports of `use`, by local name.
    imported: BTreeMap<String, Names>,
    /// Glob imports.
    globs: Vec<Names>,
    /// All paths that may name items of other modules.
    named: Vec<Names>,
}

/// The modules of a crate, by their names from the root.
type Modules = BTreeMap<Names, Module>;

/// Reads a crate from its root file. Tests are left out, as nothing imports them.
fn modules(root: &Path, sources: &Sources) -> Modules {
    let mut modules = Modules::new();
    let folder = root.parent().unwrap().to_path_buf();
    let file = parse(root, sources);
    add(&mut modules, Vec::new(), file.items, &folder, sources);
    modules
}

fn parse(file: &Path, sources: &Sources) -> syn::File {
    let text = sources.get(file).unwrap_or_else(|| panic!("there is no {}", file.display()));
    syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Adds a module; the files of its children lie in `folder`.
fn add(modules: &mut Modules, names: Names, items: Vec<syn::Item>, folder: &Path, sources: &Sources) {
    let mut module = Module::default();
    let mut children = Vec::new();
    for item in items {
        match item {
            syn::Item::Mod(item) if is_test(&item.attrs) || is_elsewhere(&item.attrs) => {}
            syn::Item::Mod(item) => {
                let name = item.ident.to_string();
                module.children.insert(name.clone());
                children.push((name, item.content));
            }
            item => {
                module.items.extend(name_of(&item));
                module.visit_item(&item);
            }
        }
    }
    modules.insert(names.clone(), module);
    for (name, content) in children {
        let inner = folder.join(&name);
        let items = match content {
            Some((_, items)) => items,
            None => {
                let beside = folder.join(format!("{name}.rs"));
                let file = if sources.contains_key(&beside) { beside } else { inner.join("mod.rs") };
                parse(&file, sources).items
            }
        };
        add(modules, [names.clone(), vec![name]].concat(), items, &inner, sources);
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    let says_test = |attribute: &syn::Attribute| attribute.parse_args::<syn::Ident>().is_ok_and(|what| what == "test");
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg") && says_test(attribute))
}

/// Returns true for a file that `#[path]` takes from another crate: it does not know this one.
fn is_elsewhere(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("path"))
}

fn name_of(item: &syn::Item) -> Option<String> {
    let ident = match item {
        syn::Item::Const(item) => &item.ident,
        syn::Item::Enum(item) => &item.ident,
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Macro(item) => item.ident.as_ref()?,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Trait(item) => &item.ident,
        syn::Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}

impl Module {
    fn import(&mut self, before: &Names, tree: &syn::UseTree) {
        let with = |ident: &syn::Ident| [before.clone(), vec![ident.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.import(&with(&path.ident), &path.tree),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(before, tree)),
            syn::UseTree::Glob(_) => {
                self.globs.push(before.clone());
                self.named.push(before.clone());
            }
            // `use a::{self}` names `a`.
            syn::UseTree::Name(name) if name.ident == "self" => self.add_import(before.last().cloned(), before.clone()),
            syn::UseTree::Name(name) => self.add_import(Some(name.ident.to_string()), with(&name.ident)),
            syn::UseTree::Rename(name) if name.ident == "self" => {
                self.add_import(Some(name.rename.to_string()), before.clone())
            }
            syn::UseTree::Rename(name) => self.add_import(Some(name.rename.to_string()), with(&name.ident)),
        }
    }

    fn add_import(&mut self, name: Option<String>, path: Names) {
        self.imported.extend(name.map(|name| (name, path.clone())));
        self.named.push(path);
    }

    /// Collects paths in a macro's argument, whose syntax is unknown.
    fn scan(&mut self, tokens: &TokenStream) {
        let mut path: Names = Vec::new();
        let mut colons = 0;
        for token in tokens.clone() {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.named.push(std::mem::take(&mut path));
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                other => {
                    self.named.push(std::mem::take(&mut path));
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.scan(&group.stream());
                    }
                }
            }
        }
        self.named.push(path);
    }
}

impl<'a> Visit<'a> for Module {
    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.import(&Vec::new(), &item.tree);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.named.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'a syn::Macro) {
        self.scan(&called.tokens);
        visit::visit_macro(self, called);
    }

    fn visit_item_mod(&mut self, _: &'a syn::ItemMod) {}
}

/// The module that defines a path's item; `None` for an item from outside the crate.
fn definer(modules: &Modules, from: &Names, path: &[String], depth: usize) -> Option<Names> {
    let (first, remaining) = path.split_first()?;
    let mut at = match first.as_str() {
        "crate" => Vec::new(),
        "self" => from.clone(),
        "super" => from.split_last()?.1.to_vec(),
        _ => return lookup(modules, from, path, depth),
    };
    let mut remaining = remaining;
    while let Some((name, tail)) = remaining.split_first().filter(|(name, _)| *name == "super") {
        at.pop().unwrap_or_else(|| panic!("{name} of the root"));
        remaining = tail;
    }
    if remaining.is_empty() { Some(at) } else { Some(lookup(modules, &at, remaining, depth).unwrap_or(at)) }
}

/// The module that defines the item of a path that begins in the module `at`.
fn lookup(modules: &Modules, at: &Names, path: &[String], depth: usize) -> Option<Names> {
    let module = modules.get(at)?;
    let (first, remaining) = path.split_first()?;
    if module.children.contains(first) {
        let child = [at.clone(), vec![first.clone()]].concat();
        return if remaining.is_empty() {
            Some(child)
        } else {
            Some(lookup(modules, &child, remaining, depth).unwrap_or(child))
        };
    }
    if module.items.contains(first) {
        return Some(at.clone());
    }
    // A re-export may lead to a re-export, but not forever.
    let depth = depth.checked_sub(1)?;
    if let Some(target) = module.imported.get(first).filter(|target| target.first() != Some(first)) {
        return definer(modules, at, &[target, remaining].concat(), depth);
    }
    let through = |glob: &Names| {
        let there = definer(modules, at, glob, depth)?;
        // Only items that exist: `*` exports no names by itself.
        lookup(modules, &there, path, depth).filter(|found| *found != *at)
    };
    module.globs.iter().find_map(through)
}

/// The imports of each module, with a path that proves each.
fn imports(modules: &Modules) -> BTreeMap<&Names, BTreeMap<Names, String>> {
    let mut all = BTreeMap::new();
    for (names, module) in modules {
        let mut imports = BTreeMap::new();
        for path in &module.named {
            let Some(definer) = definer(modules, names, path, 8) else { continue };
            // A module and those inside it count as one.
            if !definer.starts_with(names) && !names.starts_with(&definer) {
                imports.entry(definer).or_insert_with(|| path.join("::"));
            }
        }
        all.insert(names, imports);
    }
    all
}

/// Describes the shortest import cycle of each module that is in one, each cycle once.
fn cycles(modules: &Modules) -> Vec<String> {
    let imports = imports(modules);
    let mut found: BTreeMap<BTreeSet<&Names>, String> = BTreeMap::new();
    for start in modules.keys() {
        // Breadth first, back to the start.
        let mut paths: Vec<Vec<&Names>> = vec![vec![start]];
        let mut seen = BTreeSet::new();
        let mut at = 0;
        while at < paths.len() {
            let path = paths[at].clone();
            at += 1;
            let last = path[path.len() - 1];
            if imports[last].contains_key(start) {
                let step = |two: &[&Names]| format!("{} names {}", title(two[0]), imports[two[0]][two[1]]);
                let closed = [&path[..], &[start]].concat();
                let descriptions = closed.windows(2).map(step).collect::<Vec<_>>().join(", ");
                found.entry(path.into_iter().collect()).or_insert(descriptions);
                break;
            }
            for next in imports[last].keys().filter(|next| modules.contains_key(*next)) {
                let next = modules.get_key_value(next).unwrap().0;
                if seen.insert(next) {
                    paths.push([&path[..], &[next]].concat());
                }
            }
        }
    }
    found.into_values().collect()
}

fn title(names: &Names) -> String {
    if names.is_empty() { "the root".to_owned() } else { names.join("::") }
}

/// All Rust sources below a folder.
fn read(folder: &Path, sources: &mut Sources) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, sources);
        } else if path.extension().is_some_and(|end| end == "rs") {
            sources.insert(path.clone(), fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn no_cycle_of_imports_in_any_crate() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut folders: Vec<PathBuf> = ["crates", "tools"]
        .iter()
        .flat_map(|folder| fs::read_dir(top.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    folders.push(top.join("tests"));
    folders.sort();
    let mut descriptions = Vec::new();
    let mut count = 0;
    for folder in folders {
        let mut sources = Sources::new();
        read(&folder.join("src"), &mut sources);
        for root in ["lib.rs", "main.rs"].map(|name| folder.join("src").join(name)) {
            if sources.contains_key(&root) {
                let modules = modules(&root, &sources);
                count += modules.len();
                let name = folder.file_name().unwrap().to_string_lossy();
                descriptions.extend(cycles(&modules).into_iter().map(|cycle| format!("{name}: {cycle}")));
            }
        }
    }
    assert!(count > 60, "only {count} modules were found");
    assert!(descriptions.is_empty(), "cycles of imports:\n{}", descriptions.join("\n"));
}

/// The import cycles in a crate of these files.
fn cycles_of(files: &[(&str, &str)]) -> Vec<String> {
    let sources: Sources = files.iter().map(|(name, text)| (Path::new("src").join(name), text.to_string())).collect();
    cycles(&modules(Path::new("src/lib.rs"), &sources))
}

#[test]
fn a_cycle_is_found_and_described() {
    let root = ("lib.rs", "mod a; mod b; mod c; pub use a::A; pub use b::*;");
    // By a `use`, through a re-export, through a re-export of everything, by a path, and inside a macro's argument.
    for b in [
        "use crate::a::A;",
        "use crate::A;",
        "use super::{A as Other};",
        "fn f(_: crate::a::A) {}",
        "fn g() { say!(\"\", [crate::A::new()]) }",
    ] {
        let files = [
            root,
            ("a.rs", "use crate::B; pub struct A;"),
            ("b.rs", &format!("{b} pub struct B;")),
            ("c.rs", "use crate::{A, B};"),
        ];
        let found = cycles_of(&files);
        assert_eq!(found.len(), 1, "{b}: {found:?}");
        assert!(found[0].starts_with("a names crate::B, b names "), "{found:?}");
    }
    let three = [
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "use crate::b;"),
        ("b.rs", "use super::c::C;"),
        ("c.rs", "use crate::a::f; pub struct C;"),
    ];
    assert_eq!(cycles_of(&three), ["a names crate::b, b names super::c::C, c names crate::a::f"]);
    let deep = [
        ("lib.rs", "mod a; mod r;"),
        ("r/mod.rs", "mod s;"),
        ("r/s.rs", "use crate::a::f; pub struct S;"),
        ("a.rs", "fn f(s: crate::r::s::S) {}"),
    ];
    assert_eq!(cycles_of(&deep).len(), 1);
}

#[test]
fn acyclic_imports_pass() {
    for files in [
        // A module and those inside it count as one.
        [
            ("lib.rs", "mod a; mod b;"),
            ("a/mod.rs", "mod inner; use inner::In; pub struct A;"),
            ("a/inner.rs", "use super::A; pub struct In;"),
            ("b.rs", "use crate::a::A;"),
        ],
        // Both import an item that the root defines.
        [
            ("lib.rs", "mod a; mod b; pub struct Own;"),
            ("a.rs", "use crate::{Own, b::B};"),
            ("b.rs", "use crate::Own; pub struct B;"),
            ("c.rs", ""),
        ],
        // Tests may import what they test.
        [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "pub struct A; #[cfg(test)] mod tests { use crate::b::B; }"),
            ("b.rs", "use crate::a::A; pub struct B;"),
            ("c.rs", ""),
        ],
        // Other crates have modules of the same names.
        [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use std::b::B; use other::b;"),
            ("b.rs", "use crate::a::A;"),
            ("c.rs", ""),
        ],
    ] {
        assert_eq!(cycles_of(&files), [""; 0]);
    }
}
