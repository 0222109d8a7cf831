//! Paths of the repository, and running other programs.

use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

/// The repository's top level.
pub fn root() -> PathBuf {
    // Cargo sets the variable when it runs the program, so a target directory shared by several clones still builds the
    // right clone.
    let manifest_folder =
        std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest_folder.ancestors().nth(2).map_or(manifest_folder.clone(), Path::to_path_buf)
}

/// Converts a result to an exit status; an error goes to standard error as a sentence.
pub fn exit_code(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Creates a command that runs at the repository's top level.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// Returns the cargo that runs this program.
pub fn cargo() -> Command {
    command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command with the same output streams.
///
/// # Errors
///
/// If the program is missing or fails; the error is a sentence.
pub fn run(command: &mut Command) -> Result<()> {
    let name = name_of(command);
    let status = command.status().map_err(|e| not_started(&name, e))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line_of(command));
    }
    Ok(())
}

/// Runs a command and returns what it printed, without the final line break.
///
/// # Errors
///
/// As [`run`].
pub fn output_of(command: &mut Command) -> Result<String> {
    let name = name_of(command);
    let output = command.output().map_err(|e| not_started(&name, e))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{}` failed ({}): {}", line_of(command), output.status, said.trim());
    }
    let text = String::from_utf8(output.stdout).context("its output is not UTF-8")?;
    Ok(text.trim_end().to_owned())
}

/// Runs a command under callgrind. Returns the instructions counted and the program's output.
///
/// # Errors
///
/// If valgrind does not start, or reports no count.
pub fn count_instructions(command: &mut Command) -> Result<(u64, String)> {
    let output = command.output().context("valgrind does not start")?;
    let report = String::from_utf8_lossy(&output.stderr);
    let count = report
        .lines()
        .find_map(|line| line.split("Collected :").nth(1)?.trim().parse().ok())
        .with_context(|| format!("valgrind counted nothing: {}", report.trim()))?;
    Ok((count, String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// Returns the CPU seconds of all child processes that have ended, on Linux.
pub fn cpu_of_children() -> Option<f64> {
    cpu_in(&std::fs::read_to_string("/proc/self/stat").ok()?)
}

/// Sums cutime and cstime (proc(5)), which Linux counts in hundredths of a second. The program's name may contain
/// spaces.
fn cpu_in(stat: &str) -> Option<f64> {
    let mut numbers = stat.rsplit_once(')')?.1.split_whitespace().skip(13);
    let mut next = || numbers.next()?.parse::<f64>().ok();
    Some((next()? + next()?) / 100.0)
}

/// Finds a program on the search path.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join(program)).find(|file| file.is_file())
}

fn not_started(name: &str, error: std::io::Error) -> anyhow::Error {
    if error.kind() == ErrorKind::NotFound {
        anyhow::anyhow!("`{name}` is not installed")
    } else {
        anyhow::Error::new(error).context(format!("`{name}` does not start"))
    }
}

fn name_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned()
}

fn line_of(command: &Command) -> String {
    let mut line = name_of(command);
    for arg in command.get_args().take(6) {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cpu_time_is_read() {
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 1 2 3 4 11 22 250 150 20 0 1 0 5";
        assert_eq!(cpu_in(stat), Some(4.0));
        assert_eq!(cpu_in("nothing"), None);
    }
}
