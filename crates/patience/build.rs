//! Lists `src/games/*.rs`, so that a game is one file and nothing else.

use std::{env, fs, path::Path};

fn main() {
    println!("cargo:rerun-if-changed=src/games");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("src/games");
    let mut modules: Vec<String> = fs::read_dir(&folder)
        .expect("src/games can be read")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|file| Some(file.strip_suffix(".rs")?.to_owned()))
        .collect();
    modules.sort();

    let mut code = String::new();
    for module in &modules {
        let path = folder.join(format!("{module}.rs"));
        code += &format!("#[path = {path:?}]\npub mod {module};\n");
    }
    code += "/// Every game and variant, in the order of the games' file names.\n";
    code += "pub static ALL: &[&[Game]] = &[\n";
    for module in &modules {
        code += &format!("    {module}::GAMES,\n");
    }
    code += "];\n";
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("games.rs");
    fs::write(out, code).expect("the list of games can be written");
}
