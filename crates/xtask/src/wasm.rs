//! From the Rust crates to `www/pkg`: the compiler, then wasm-bindgen's generator.

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

/// Part of the stamp: raise it when the generator's options below change.
const RECIPE: u32 = 2;

/// Compiles the modules and writes their glue to `www/pkg`, as far as they are out of date.
pub fn build() -> Result<()> {
    ensure_target()?;
    for name in MODULES {
        let module = compile(name)?;
        generate(name, &module).with_context(|| format!("the glue of {name}"))?;
    }
    Ok(())
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
fn compile(name: &str) -> Result<PathBuf> {
    let mut child = tools::cargo()
        .args(["rustc", "--profile", profile(name), "--target", TARGET, "--lib", "--package", name])
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

/// Writes the glue, unless what stands there was made from the same module.
fn generate(name: &str, module: &Path) -> Result<()> {
    let bytes = fs::read(module)?;
    let stem = name.replace('-', "_");
    let pkg = tools::root().join("www/pkg");
    let stamp_file = pkg.join(format!(".{stem}.stamp"));
    let stamp = stamp(&bytes);

    let outputs = [format!("{stem}.js"), format!("{stem}.d.ts"), format!("{stem}_bg.wasm")];
    let complete = outputs.iter().all(|file| pkg.join(file).is_file());
    if complete && fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }

    // Made beside its place and moved there file by file, so that a server, or a second build,
    // never meets half a file.
    let fresh = pkg.join(format!(".{stem}.{}", std::process::id()));
    let result = Bindgen::new()
        .input_bytes(&stem, bytes)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        // Whoever loads a module says where it lies: `www/assets.js` knows.
        .omit_default_module_path(true)
        .generate(&fresh)
        .and_then(|()| move_files(&fresh, &pkg));
    fs::remove_dir_all(&fresh).ok();
    result?;
    fs::write(stamp_file, stamp)?;
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
