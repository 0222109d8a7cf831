//! Compiles the Rust crates to `www/pkg`: first the compiler, then the generator of bindings (`crates/wasm-glue`).

use std::collections::HashSet;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, bail};

use crate::tools;

/// A crate that becomes a module of the page: `a-b` becomes `www/pkg/a_b.js` and `a_b_bg.wasm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    /// The rules of all games, needed to draw any table.
    Rules,
    /// The solver, loaded on first use.
    Solver,
    /// Typed cards, games as text, QR codes.
    Tools,
}

impl Module {
    /// All three, the table's own first.
    pub const ALL: [Module; 3] = [Module::Rules, Module::Solver, Module::Tools];

    /// The name of its crate.
    pub fn package(self) -> &'static str {
        match self {
            Module::Rules => "patience-wasm",
            Module::Solver => "patience-solver-wasm",
            Module::Tools => "patience-tools-wasm",
        }
    }

    /// The name of its files in `www/pkg`, without their endings.
    pub fn stem(self) -> String {
        self.package().replace('-', "_")
    }

    /// The Cargo profile: small, except for the fast solver.
    fn profile(self) -> &'static str {
        if self == Module::Solver { "wasm-solver" } else { "wasm" }
    }
}

/// Rust's name of WebAssembly without an operating system.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The folder of the modules, within the tree.
pub const PKG: &str = "www/pkg";

/// Games with a module of their own, `patience_wasm_<game>_bg.wasm`, that only shows and plays the game. `index.html`
/// loads it for a link to the game. Other games use the module of all games.
pub const SINGLE_GAMES: &[&str] = &["empress-of-india", "fairie-queen", "labyrinth", "sly"];

/// Part of the stamps: increase it when the options of the generator change.
const RECIPE: u32 = 6;

/// Compiles all modules and writes them to `www/pkg`, unless they are up to date.
///
/// # Errors
///
/// If the target is missing, a crate does not compile, or the generator refuses a module.
pub fn build() -> Result<()> {
    ensure_target()?;
    // The solver's separate profile has its own Cargo lock.
    thread::scope(|scope| {
        let solver = scope.spawn(|| build_module(Module::Solver));
        build_single_games()?;
        build_module(Module::Rules)?;
        build_module(Module::Tools)?;
        solver.join().map_err(|_| anyhow::anyhow!("the solver's build panicked"))?
    })
}

/// Compiles one module and writes it to `www/pkg`, unless it is up to date.
///
/// # Errors
///
/// As [`build`].
pub fn build_module(module: Module) -> Result<()> {
    let (compiled, generator) = thread::scope(|scope| {
        let generator = scope.spawn(generator);
        let compiled = compile(module, &[]);
        (compiled, generator.join())
    });
    let generator = generator.map_err(|_| anyhow::anyhow!("the generator's build panicked"))??;
    generate(&generator, module, &fs::read(compiled?)?, None)
        .with_context(|| format!("the glue of {}", module.package()))
}

/// Builds the single-game modules. They share one output in Cargo, which would compile each again every time, so a
/// stamp of their sources tells if any is out of date.
fn build_single_games() -> Result<()> {
    let stamp_file = tools::root().join(PKG).join(".engines.stamp");
    let stamp = fingerprint_of_rules()?;
    let is_complete = SINGLE_GAMES.iter().all(|game| tools::root().join(single_game(game)).is_file());
    if is_complete && fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }
    let generator = generator()?;
    let mut compiled = Vec::new();
    for game in SINGLE_GAMES {
        compiled.push((game, fs::read(compile(Module::Rules, &["--no-default-features", "--features", game])?)?));
    }
    // Last, so that Cargo's output is the module of all games, which is needed next.
    build_module(Module::Rules)?;
    for (game, bytes) in compiled {
        generate(&generator, Module::Rules, &bytes, Some(game)).with_context(|| format!("the module of {game}"))?;
    }
    Ok(fs::write(stamp_file, stamp)?)
}

/// Computes a fingerprint of all sources of the rules.
fn fingerprint_of_rules() -> Result<String> {
    let mut hasher = DefaultHasher::new();
    (RECIPE, generator_version(), without_paths()).hash(&mut hasher);
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

/// Hashes a file by its text, a folder by its files.
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

/// Returns the path of a single-game module within the site.
pub fn single_game(game: &str) -> String {
    format!("{PKG}/patience_wasm_{}_bg.wasm", game.replace('-', "_"))
}

/// Installs the compiler's WebAssembly target when it is missing.
///
/// # Errors
///
/// If there is no rustup to install it with.
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

/// Compiles a module. Returns the path of Cargo's output.
fn compile(module: Module, features: &[&str]) -> Result<PathBuf> {
    let mut cargo = tools::cargo();
    cargo
        .args(["rustc", "--profile", module.profile(), "--target", TARGET, "--lib", "--package", module.package()])
        .args(features)
        // Only this crate type: one that is also a Rust library is not optimized as a whole.
        .args(["--crate-type", "cdylib"])
        .env("CARGO_ENCODED_RUSTFLAGS", without_paths());
    cargo_artifact(&mut cargo, &module.stem(), "filenames", |file| file.ends_with(".wasm"))
}

/// Compiles the generator. Returns its path.
fn generator() -> Result<PathBuf> {
    // Once per run: Cargo takes a fifth of a second to check it.
    static PROGRAM: Mutex<Option<PathBuf>> = Mutex::new(None);
    let mut program = PROGRAM.lock().map_err(|_| anyhow::anyhow!("an earlier build panicked"))?;
    if let Some(program) = &*program {
        return Ok(program.clone());
    }
    let mut cargo = tools::cargo();
    cargo.args(["build", "--package", "wasm-glue"]);
    let made = cargo_artifact(&mut cargo, "wasm-glue", "executable", |_| true)?;
    *program = Some(made.clone());
    Ok(made)
}

/// Runs Cargo and returns the file that it reports for a target, wherever the target directory is.
fn cargo_artifact(
    cargo: &mut std::process::Command,
    target: &str,
    field: &str,
    is_meant: impl Fn(&str) -> bool,
) -> Result<PathBuf> {
    let mut child = cargo
        .arg("--message-format=json-render-diagnostics")
        // Two may run at once, and their progress bars would overwrite each other.
        .env("CARGO_TERM_PROGRESS_WHEN", "never")
        .stdout(Stdio::piped())
        .spawn()
        .context("cargo does not start")?;
    let messages = child.stdout.take().map(std::io::read_to_string).transpose()?.unwrap_or_default();
    if !child.wait()?.success() {
        bail!("{target} does not compile");
    }
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"].as_str() == Some(target))
        .filter_map(|message| {
            let value = &message[field];
            let files = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
            files.iter().filter_map(|file| file.as_str()).find(|file| is_meant(file)).map(PathBuf::from)
        })
        .next_back()
        .with_context(|| format!("cargo names no file of {target}"))
}

/// Flags that remove this machine's paths from the module: they are private, and the module's size, which has a limit,
/// would depend on them.
fn without_paths() -> String {
    let home = |folder: &str| std::env::home_dir().map(|home| home.join(folder));
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| home(".cargo"));
    let registry = cargo_home.map(|cargo| cargo.join("registry/src"));
    let paths = [Some(tools::root()), registry].into_iter().flatten();
    let flags: Vec<String> = paths.map(|path| format!("--remap-path-prefix={}=.", path.display())).collect();
    // A path may contain a space: Cargo separates these flags by a character that no path contains.
    flags.join("\u{1f}")
}

/// Writes a module and its bindings, unless those in `www/pkg` were made from the same bytes. Of a single-game module
/// only the module is written: its bindings must be part of those of all games.
fn generate(generator: &Path, module: Module, bytes: &[u8], game: Option<&str>) -> Result<()> {
    let stem = module.stem();
    let pkg = tools::root().join(PKG);
    let file_stem = game.map_or(stem.clone(), |game| format!("{stem}_{}", game.replace('-', "_")));
    let stamp_file = pkg.join(format!(".{file_stem}.stamp"));
    let stamp = stamp(bytes);

    let made = format!("{file_stem}_bg.wasm");
    let outputs = [format!("{stem}.js"), format!("{stem}.d.ts"), made.clone()];
    let is_complete = outputs.iter().all(|file| pkg.join(file).is_file());
    if is_complete && fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }

    // Written to a temporary folder and moved file by file, so that a server or another build never reads half a file.
    let fresh = pkg.join(format!(".{file_stem}.{}", std::process::id()));
    fs::create_dir_all(&fresh)?;
    let input = fresh.join("input.wasm");
    let result = (|| {
        fs::write(&input, bytes)?;
        let mut command = tools::command(generator);
        command.arg(&input).arg(&stem).arg(&fresh);
        if module == Module::Rules {
            command.arg("--reentrant");
        }
        tools::run(&mut command)?;
        fs::remove_file(&input)?;
        match game {
            None => move_files(&fresh, &pkg),
            Some(_) if !is_part(&fresh.join(&outputs[0]), &pkg.join(&outputs[0]))? => {
                bail!("its bindings are not part of those of all games")
            }
            Some(_) => Ok(fs::rename(fresh.join(format!("{stem}_bg.wasm")), pkg.join(&made))?),
        }
    })();
    fs::remove_dir_all(&fresh).ok();
    result?;
    fs::write(stamp_file, stamp)?;
    Ok(())
}

/// Returns true if every line of a file is also in another one.
fn is_part(file: &Path, whole: &Path) -> Result<bool> {
    let (file, whole) = (fs::read_to_string(file)?, fs::read_to_string(whole)?);
    let lines: HashSet<&str> = whole.lines().collect();
    Ok(file.lines().all(|line| lines.contains(line)))
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
    (RECIPE, generator_version(), module).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The line of the lock file that pins the generator.
fn generator_version() -> String {
    let lock = fs::read_to_string(tools::root().join("Cargo.lock")).unwrap_or_default();
    let mut lines = lock.lines();
    lines.find(|line| *line == "name = \"wasm-bindgen-cli-support\"");
    lines.next().unwrap_or_default().to_owned()
}
