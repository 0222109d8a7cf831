//! From the Rust crates to `www/pkg`: the compiler, then wasm-bindgen's generator.

use std::collections::HashSet;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::tools;

/// The crates that become modules of the page. `a-b` becomes `www/pkg/a_b.js` and `a_b_bg.wasm`.
pub const MODULES: &[&str] = &["patience-wasm", "patience-solver-wasm", "patience-tools-wasm"];

pub const TARGET: &str = "wasm32-unknown-unknown";

/// The crate of the engine, and its features that leave it one game, to be shown and played on and no more: each makes a module
/// of its own, `patience_wasm_<game>_bg.wasm`, that `index.html` asks for where a link names the game. A game that is not here is
/// played by the module of all games.
const ENGINE: &str = "patience-wasm";
pub const ALONE: &[&str] = &["empress-of-india", "fairie-queen", "labyrinth", "sly"];

/// Part of the stamp: raise it when the generator's options below change.
const RECIPE: u32 = 4;

/// Compiles the modules and writes their glue to `www/pkg`, as far as they are out of date.
pub fn build() -> Result<()> {
    ensure_target()?;
    // Cargo has one place for all engines, so that each of them would be compiled anew each time.
    let stamp_file = tools::root().join("www/pkg/.engines.stamp");
    let stamp = sources()?;
    let complete = ALONE.iter().all(|game| tools::root().join(alone(game)).is_file());
    let fresh = complete && fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp);
    // Compiled before the engine of all games: what Cargo keeps in their place is then the one that is asked for again.
    let alone = if fresh { Vec::new() } else { engines_alone()? };
    for name in MODULES {
        generate(name, fs::read(compile(name, &[])?)?, None).with_context(|| format!("the glue of {name}"))?;
    }
    for (game, module) in alone {
        generate(ENGINE, module, Some(game)).with_context(|| format!("the engine of {game}"))?;
    }
    Ok(fs::write(stamp_file, stamp)?)
}

/// The engines with one game, each with its id.
fn engines_alone() -> Result<Vec<(&'static str, Vec<u8>)>> {
    let module =
        |game: &&'static str| Ok((*game, fs::read(compile(ENGINE, &["--no-default-features", "--features", game])?)?));
    ALONE.iter().map(module).collect()
}

/// Of all that the engines are compiled from.
fn sources() -> Result<String> {
    let mut hasher = DefaultHasher::new();
    (RECIPE, wasm_bindgen_cli_support_version(), without_paths()).hash(&mut hasher);
    for part in [
        "Cargo.toml",
        "Cargo.lock",
        "rust-toolchain.toml",
        "crates/patience/Cargo.toml",
        "crates/patience/src",
        "crates/patience-wasm",
    ] {
        hash(&tools::root().join(part), &mut hasher).with_context(|| part.to_owned())?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// A file by its text, a folder by its files.
fn hash(path: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    path.hash(hasher);
    if path.is_dir() {
        let mut inside = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
        inside.sort();
        return inside.iter().try_for_each(|path| hash(path, hasher));
    }
    fs::read(path)?.hash(hasher);
    Ok(())
}

/// The file of an engine with one game, below the site.
pub fn alone(game: &str) -> String {
    format!("www/pkg/patience_wasm_{}_bg.wasm", game.replace('-', "_"))
}

/// Installs the compiler's WebAssembly target when it is missing.
pub fn ensure_target() -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = tools::output_of(tools::command(&rustc).args(["--print", "sysroot"]))?;
    if Path::new(&sysroot).join("lib/rustlib").join(TARGET).join("lib").is_dir() {
        return Ok(());
    }
    if tools::find("rustup").is_none() {
        bail!(
            "this Rust compiler has no {TARGET} target and there is no rustup to add it: install \
             Rust with rustup, or your system's package for that target (Debian: \
             libstd-rust-dev-wasm32)"
        );
    }
    tools::run(tools::command("rustup").args(["target", "add", TARGET]))
}

/// The profile that a module is compiled with: small, but for the one that is to be fast.
fn profile(name: &str) -> &'static str {
    if name == "patience-solver-wasm" { "wasm-solver" } else { "wasm" }
}

/// Returns the path of the compiled module.
fn compile(name: &str, features: &[&str]) -> Result<PathBuf> {
    let mut child = tools::cargo()
        .args(["rustc", "--profile", profile(name), "--target", TARGET, "--lib", "--package", name])
        .args(features)
        // Nothing else: what is also to be a library of Rust is not optimized as a whole.
        .args(["--crate-type", "cdylib"])
        .arg("--message-format=json-render-diagnostics")
        .env("CARGO_ENCODED_RUSTFLAGS", without_paths())
        .stdout(Stdio::piped())
        .spawn()
        .context("cargo does not start")?;
    let messages = child.stdout.take().map(std::io::read_to_string).transpose()?.unwrap_or_default();
    if !child.wait()?.success() {
        bail!("{name} does not compile for {TARGET}");
    }
    // Cargo's own word for where the module lies: it knows every way to move the target directory.
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"].as_str() == Some(&name.replace('-', "_")))
        .filter_map(|message| {
            let files = message["filenames"].as_array()?;
            files.iter().filter_map(|f| f.as_str()).find(|f| f.ends_with(".wasm")).map(PathBuf::from)
        })
        .next_back()
        .with_context(|| format!("{name} makes no module"))
}

/// Flags that keep this machine's paths out of the module: they are nobody's business, and the module's size, which is
/// gated, would hang on where the clone lies.
fn without_paths() -> String {
    let home = |folder: &str| std::env::home_dir().map(|home| home.join(folder));
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| home(".cargo"));
    let registry = cargo_home.map(|cargo| cargo.join("registry/src"));
    let paths = [Some(tools::root()), registry].into_iter().flatten();
    let flags: Vec<String> = paths.map(|path| format!("--remap-path-prefix={}=.", path.display())).collect();
    // A path may have a space in it: Cargo parts these by a character that none has.
    flags.join("\u{1f}")
}

/// Writes the glue, unless what stands there was made from the same module. Of an engine with one game only the module is
/// written: the glue of all games is its own too, or this fails.
fn generate(name: &str, bytes: Vec<u8>, game: Option<&str>) -> Result<()> {
    let stem = name.replace('-', "_");
    let pkg = tools::root().join("www/pkg");
    let own = game.map_or(stem.clone(), |game| format!("{stem}_{}", game.replace('-', "_")));
    let stamp_file = pkg.join(format!(".{own}.stamp"));
    let stamp = stamp(&bytes);

    let made = format!("{own}_bg.wasm");
    let outputs = [format!("{stem}.js"), format!("{stem}.d.ts"), made.clone()];
    let complete = outputs.iter().all(|file| pkg.join(file).is_file());
    if complete && fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }

    // Made beside its place and moved there file by file, so that a server, or a second build,
    // never meets half a file.
    let fresh = pkg.join(format!(".{own}.{}", std::process::id()));
    let result = Bindgen::new()
        .input_bytes(&stem, bytes)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        // Whoever loads a module says where it lies: `www/assets.js` knows.
        .omit_default_module_path(true)
        .generate(&fresh)
        .and_then(|()| if name == ENGINE { twice(&fresh, &stem) } else { Ok(()) })
        .and_then(|()| match game {
            None => move_files(&fresh, &pkg),
            Some(_) if !is_part(&fresh.join(&outputs[0]), &pkg.join(&outputs[0]))? => {
                bail!("its glue is no part of that of all games")
            }
            Some(_) => Ok(fs::rename(fresh.join(format!("{stem}_bg.wasm")), pkg.join(&made))?),
        });
    fs::remove_dir_all(&fresh).ok();
    result?;
    fs::write(stamp_file, stamp)?;
    Ok(())
}

/// Whether a file has no line that another one has not.
fn is_part(file: &Path, whole: &Path) -> Result<bool> {
    let (file, whole) = (fs::read_to_string(file)?, fs::read_to_string(whole)?);
    let known: HashSet<&str> = whole.lines().collect();
    Ok(file.lines().all(|line| known.contains(line)))
}

/// The glue of a module holds one instance of it. This makes it a function, `boundary`, that can be called again for another
/// module, and what it gives the first time the exports that it had.
fn twice(folder: &Path, stem: &str) -> Result<()> {
    const LAST: &str = "export { initSync, __wbg_init as default };";
    let file = folder.join(format!("{stem}.js"));
    let glue = fs::read_to_string(&file)?;
    let Some(body) = glue.trim_end().strip_suffix(LAST) else { bail!("it does not end as it did: {LAST}") };
    let name = |line: &str| {
        let named = line.strip_prefix("export class ").or_else(|| line.strip_prefix("export function "))?;
        Some(named.split(|c: char| !c.is_alphanumeric()).next()?.to_owned())
    };
    let exports = body.lines().filter_map(name).chain(["initSync".to_owned()]).collect::<Vec<_>>().join(", ");
    let body = body.replace("\nexport ", "\n");
    fs::write(
        &file,
        format!(
            "export function boundary() {{\n{body}return {{ {exports}, init: __wbg_init }};\n}}\n\
             export const {{ {exports}, init }} = /* @__PURE__ */ boundary();\nexport {{ init as default }};\n"
        ),
    )?;
    let types = folder.join(format!("{stem}.d.ts"));
    let each = exports.split(", ").map(|name| format!("{name}: typeof {name}; ")).collect::<String>();
    let told = format!(
        "\n/** Another boundary, to a module of its own. */\n\
         export function boundary(): {{ {each}init: typeof __wbg_init }};\n"
    );
    fs::write(&types, fs::read_to_string(&types)? + &told)?;
    Ok(())
}

fn move_files(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            move_files(&entry.path(), &target)?;
        } else {
            fs::rename(entry.path(), target)?;
        }
    }
    Ok(())
}

fn stamp(module: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    (RECIPE, wasm_bindgen_cli_support_version(), module).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The lock file pins the generator, so the lock file tells its version.
fn wasm_bindgen_cli_support_version() -> String {
    let lock = fs::read_to_string(tools::root().join("Cargo.lock")).unwrap_or_default();
    let mut lines = lock.lines();
    lines.find(|line| *line == "name = \"wasm-bindgen-cli-support\"");
    lines.next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::html;
    use patience::Game;

    #[test]
    fn the_page_asks_for_the_engine_that_has_the_game_of_a_link() -> Result<()> {
        let page = fs::read_to_string(tools::root().join("index.html"))?;
        let tags = html::tags(&page);
        let hinted = |wish: &str| {
            let tag = tags
                .iter()
                .find(|tag| tag.attribute("data-for").is_some_and(|of| of.split(' ').any(|one| one == wish)));
            tag.and_then(|tag| tag.url()).map(str::to_owned)
        };
        for game in ALONE {
            let number = Game::by_id(game).with_context(|| format!("there is no game {game}"))?.number;
            for variant in Game::all().filter(|other| other.number == number) {
                assert_eq!(hinted(&format!("rules-{}", variant.id)), Some(alone(game)), "{variant:?}");
            }
        }
        assert_eq!(hinted("rules").as_deref(), Some("www/pkg/patience_wasm_bg.wasm"));
        Ok(())
    }
}
