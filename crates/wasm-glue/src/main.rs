//! `wasm-glue MODULE NAME FOLDER [--reentrant]`: writes `NAME_bg.wasm`, its JavaScript and its types to a folder.
//!
//! With `--reentrant` the JavaScript also exports `boundary()`, which makes bindings to another instance.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match run(std::env::args_os().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: Vec<OsString>) -> Result<()> {
    let (module, name, folder, is_reentrant) = match args.as_slice() {
        [module, name, folder] => (module, name, folder, false),
        [module, name, folder, flag] if flag == "--reentrant" => (module, name, folder, true),
        _ => bail!("usage: wasm-glue MODULE NAME FOLDER [--reentrant]"),
    };
    let (module, folder) = (PathBuf::from(module), PathBuf::from(folder));
    let name = name.to_str().context("the name is not UTF-8")?;
    let bytes = fs::read(&module).with_context(|| format!("{} cannot be read", module.display()))?;
    Bindgen::new()
        .input_bytes(name, bytes)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The caller passes the module's path, from `www/assets.js`.
        .omit_default_module_path(true)
        .generate(&folder)?;
    convert_arguments(&folder.join(format!("{name}.js")))?;
    if is_reentrant { make_reentrant(&folder, name) } else { Ok(()) }
}

/// Makes the bindings convert arguments to strings: a number or undefined would be written to the module's memory at random.
fn convert_arguments(file: &Path) -> Result<()> {
    const HEAD: &str = "function passStringToWasm0(arg, malloc, realloc) {\n";
    let glue = fs::read_to_string(file)?;
    if !glue.contains(HEAD) {
        bail!("the generated JavaScript no longer has “{}”", HEAD.trim_end());
    }
    Ok(fs::write(file, glue.replacen(HEAD, &format!("{HEAD}    arg = String(arg);\n"), 1))?)
}

/// Wraps the bindings, which hold one instance of the module, in a function that can be called repeatedly.
fn make_reentrant(folder: &Path, name: &str) -> Result<()> {
    let (file, types) = (folder.join(format!("{name}.js")), folder.join(format!("{name}.d.ts")));
    let (glue, exports) = reentrant(&fs::read_to_string(&file)?)?;
    let members = exports.iter().map(|name| format!("{name}: typeof {name}; ")).collect::<String>();
    let declaration = format!(
        "\n/** Another set of bindings, to another instance of a module. */\n\
         export function boundary(): {{ {members}init: typeof __wbg_init }};\n"
    );
    fs::write(&types, fs::read_to_string(&types)? + &declaration)?;
    Ok(fs::write(&file, glue)?)
}

/// Returns the reentrant form of some bindings, and the names that they export.
///
/// # Errors
///
/// If they do not end as this version of the generator writes them.
fn reentrant(glue: &str) -> Result<(String, Vec<String>)> {
    const LAST: &str = "export { initSync, __wbg_init as default };";
    let Some(body) = glue.trim_end().strip_suffix(LAST) else {
        bail!("the generated JavaScript no longer ends in “{LAST}”")
    };
    let name = |line: &str| {
        let declaration = line.strip_prefix("export class ").or_else(|| line.strip_prefix("export function "))?;
        Some(declaration.split(|c: char| !c.is_alphanumeric()).next()?.to_owned())
    };
    let exports: Vec<String> = body.lines().filter_map(name).chain(["initSync".to_owned()]).collect();
    let names = exports.join(", ");
    let body = body.replace("\nexport ", "\n");
    let glue = format!(
        "export function boundary() {{\n{body}return {{ {names}, init: __wbg_init }};\n}}\n\
         export const {{ {names}, init }} = /* @__PURE__ */ boundary();\nexport {{ init as default }};\n"
    );
    Ok((glue, exports))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bindings_become_a_function_that_returns_what_they_exported() -> Result<()> {
        let glue = "let wasm;\n\nexport class Table {\n}\nexport function games() {\n}\nexport { initSync, __wbg_init as default };\n";
        let (made, exports) = reentrant(glue)?;
        assert_eq!(exports, ["Table", "games", "initSync"]);
        assert!(made.starts_with("export function boundary() {\nlet wasm;"), "{made}");
        assert!(made.contains("\nreturn { Table, games, initSync, init: __wbg_init };\n}\n"), "{made}");
        assert!(!made.contains("\nexport class"), "{made}");
        Ok(())
    }

    #[test]
    fn bindings_of_another_form_are_refused() {
        assert!(reentrant("export default function init() {}\n").is_err());
    }
}
