//! A survey as an array job of HyperQueue: a server and workers on this machine, one of which is killed in mid-range.
//! The variable HQ names the program `hq`; without it the test is skipped.
#![cfg(unix)]

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

const GAME: &[&str] = &["labyrinth", "--player", "careful", "--samples", "4", "--nodes", "4000"];
const DEALS: &str = "0..24";
const RANGE: &str = "4";
/// Longer than any step takes on a busy machine.
const PATIENCE: Duration = Duration::from_mins(10);

struct Cluster {
    hq: String,
    folder: PathBuf,
    processes: Vec<Child>,
}

impl Cluster {
    /// Starts a server with some workers, each of one processor.
    fn start(hq: String, folder: PathBuf, workers: usize) -> Cluster {
        let mut cluster = Cluster { hq, folder, processes: Vec::new() };
        cluster.spawn(&["server", "start"]);
        cluster.until("a server", |cluster| cluster.hq(&["server", "info"]).status().unwrap().success());
        for _ in 0..workers {
            cluster.spawn(&["worker", "start", "--cpus", "1", "--on-server-lost", "stop"]);
        }
        cluster
    }

    fn hq(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.hq);
        command.arg("--server-dir").arg(self.folder.join("server")).args(arguments);
        command.current_dir(&self.folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn spawn(&mut self, arguments: &[&str]) {
        let child = self.hq(arguments).spawn().unwrap();
        self.processes.push(child);
    }

    fn until(&self, what: &str, is: impl Fn(&Cluster) -> bool) {
        let begin = Instant::now();
        while !is(self) {
            assert!(begin.elapsed() < PATIENCE, "there is not {what}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The command of the how-to.
    fn survey(&self, folder: &Path) -> Command {
        let mut command = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("cluster/survey.sh"));
        command.arg(folder).args([DEALS, RANGE]).args(GAME);
        command.env("PATIENCE", env!("CARGO_BIN_EXE_patience")).env("HQ", &self.hq);
        command.env("HQ_SERVER_DIR", self.folder.join("server")).stdin(Stdio::null()).stdout(Stdio::null());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for child in &mut self.processes {
            child.kill().ok();
            child.wait().ok();
        }
    }
}

/// Reads the compact surveys of a folder.
fn compact(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(&path).unwrap())).collect()
}

/// Returns true if some range is begun and not finished.
fn is_begun(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|entries| {
        entries.filter_map(|entry| Some(entry.ok()?.path())).any(|path| {
            path.extension().is_some_and(|extension| extension == "part")
                && fs::read_to_string(path).is_ok_and(|text| text.contains('\n'))
        })
    })
}

#[test]
#[ignore = "needs HyperQueue: HQ=/path/to/hq cargo test -p patience-cli cluster:: -- --ignored"]
fn a_survey_by_many_workers_equals_a_single_run() {
    let hq = env::var("HQ").expect("HQ names the program hq");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();

    let alone = folder.join("alone.jsonl");
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command.args(["survey", "--deals", DEALS, "--out"]).arg(&alone).args(GAME).stdout(Stdio::null());
    assert!(command.status().unwrap().success());
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command.args(["survey", "--compact"]).arg(&alone).arg("--out").arg(folder.join("alone")).stdout(Stdio::null());
    assert!(command.status().unwrap().success());
    let expected = compact(&folder.join("alone"));

    let mut cluster = Cluster::start(hq, folder.clone(), 3);
    let ranges = folder.join("ranges");
    let mut job = cluster.survey(&ranges).spawn().unwrap();
    cluster.until("a range that has been begun", |_| is_begun(&ranges));
    // Only the worker: its child process continues, and so does the worker that takes the range next.
    cluster.processes[1].kill().unwrap();
    assert!(job.wait().unwrap().success(), "the job ends though a worker was lost");
    assert_eq!(compact(&ranges.join("compact")), expected);

    // A second request does nothing twice and changes nothing.
    let before: BTreeMap<PathBuf, Vec<u8>> = fs::read_dir(&ranges)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    assert_eq!(before.len(), 6);
    assert!(cluster.survey(&ranges).status().unwrap().success());
    assert_eq!(compact(&ranges.join("compact")), expected);
    for (path, bytes) in before {
        assert_eq!(fs::read(&path).unwrap(), bytes, "{}", path.display());
    }
}

/// A program in place of `hq`: runs the tasks of an array job one after the other, and begins the second task twice, since
/// its first worker is killed once it has written a line.
const SINGLE_MACHINE: &str = r#"#!/usr/bin/env bash
set -euo pipefail
shift
while [[ $1 != -- ]]; do
  case $1 in
    --array) last=${2#0-}; shift 2 ;;
    --env) export "$2"; shift 2 ;;
    --wait) shift ;;
    *) shift 2 ;;
  esac
done
shift
export HQ_JOB_ID=1 HQ_TASK_ID HQ_INSTANCE_ID=0
for ((HQ_TASK_ID = 0; HQ_TASK_ID <= last; HQ_TASK_ID++)); do
  if ((HQ_TASK_ID == 1)); then
    "$@" &
    until grep -q '^{.*}$' "$SURVEY_FOLDER"/*.part 2>/dev/null; do
      kill -0 $!
      sleep 0.01
    done
    kill -9 $!
    touch "$SURVEY_FOLDER/killed"
    HQ_INSTANCE_ID=1
  fi
  "$@"
done
"#;

#[test]
fn problems_of_a_killed_worker_are_taken_over() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster-problems");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    let hq = folder.join("hq");
    fs::write(&hq, SINGLE_MACHINE).unwrap();
    fs::set_permissions(&hq, fs::Permissions::from_mode(0o755)).unwrap();
    let game = ["labyrinth", "--nodes", "60000"];
    let alone = Command::new(env!("CARGO_BIN_EXE_patience"))
        .args(["problems", "--deals", "0..24"])
        .args(game)
        .stderr(Stdio::null())
        .output()
        .unwrap();
    assert!(alone.status.success() && alone.stdout.contains(&b'\n'));

    let ranges = folder.join("ranges");
    let job = || {
        let mut command = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("cluster/problems.sh"));
        command.arg(&ranges).args(["0..24", "10"]).args(game);
        command.env("PATIENCE", env!("CARGO_BIN_EXE_patience")).env("HQ", &hq).stdin(Stdio::null());
        command.output().unwrap()
    };
    let output = job();
    assert!(output.status.success(), "{output:?}");
    assert!(fs::exists(ranges.join("killed")).unwrap(), "a worker was killed");
    assert_eq!(fs::read(ranges.join("problems")).unwrap(), alone.stdout);
}

#[test]
fn a_line_that_a_killed_worker_cut_off_is_not_taken_over() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cluster-cut");
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    let game = ["labyrinth", "--nodes", "20000"];
    let alone = Command::new(env!("CARGO_BIN_EXE_patience"))
        .args(["problems", "--deals", "0..10"])
        .args(game)
        .output()
        .unwrap();
    let text = String::from_utf8(alone.stdout).unwrap();
    // Cut after the bracket of an object in the first problem, behind the lines before it.
    let problem = text.find("\"problem\":").unwrap();
    let cut = problem + text[problem..].find("},").unwrap() + 1;
    assert!(text[..cut].ends_with('}') && text[..cut].contains('\n'));
    fs::write(folder.join("0..10.jsonl.1.0.part"), &text[..cut]).unwrap();
    fs::write(folder.join("0..10.jsonl.1.1.part"), "").unwrap();

    let mut command = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("cluster/range.sh"));
    command.args(game).env("PATIENCE", env!("CARGO_BIN_EXE_patience")).stdin(Stdio::null());
    let variables = [("COMMAND", "problems"), ("FIRST", "0"), ("END", "10"), ("RANGE", "10")];
    command.envs(variables.map(|(name, value)| (format!("SURVEY_{name}"), value))).env("SURVEY_FOLDER", &folder);
    let output = command.envs([("HQ_JOB_ID", "1"), ("HQ_TASK_ID", "0"), ("HQ_INSTANCE_ID", "2")]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read_to_string(folder.join("0..10.jsonl")).unwrap(), text);
}
