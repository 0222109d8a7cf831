//! `cargo xtask serve`: the site on localhost, as a strict static host serves it.
//!
//! The server listens as soon as the page and the rules exist. The solver and the tools are built in the background: a
//! request for them waits, and a strip on the page reports it. Each connection has a thread and carries one request:
//! enough for a page of a dozen files, and no request waits for a connection that a browser holds open.
//!
//! Written by hand, since the crates for it have had no release since 2022 (tiny_http) or bring tokio and dozens of
//! others (axum, hyper), which every first `serve` would have to compile before the first page.

mod builds;

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};
use builds::{Builds, State};
use xtask::wasm::{self, Module};
use xtask::{pages, site, tools};

const DEFAULT_PORT: u16 = 8017;
/// Number of ports tried, upwards from the first.
const TRIES: u16 = 40;
/// Maximum bytes of a request's head.
const MAX_HEAD_BYTES: u64 = 16 * 1024;

/// The path at which an open page queries the state of the builds, and the script that does so.
const STATUS: &str = "/build-status";
const STATUS_SCRIPT: &str = "/build-status.js";

pub fn serve(port: Option<u16>, open: bool) -> Result<()> {
    wasm::ensure_target()?;
    // Before the build: a source edited during it is built again.
    let built_from = builds::fingerprint(&tools::root());
    wasm::build_module(Module::Rules)?;
    write_pages();
    let builds = Arc::new(Builds::default());
    builds.set(Module::Rules, State::Ready);
    for module in [Module::Solver, Module::Tools] {
        builds.set(module, State::Building);
    }
    let listener = bind(port.unwrap_or(DEFAULT_PORT))?;
    let url = format!("http://127.0.0.1:{}/", listener.local_addr()?.port());
    println!("{url}");
    std::io::stdout().flush()?;
    eprintln!(
        "Building the solver and the tools in the background; changed rules are rebuilt and reloaded. Ctrl+C stops it."
    );
    if open {
        open_browser(&url);
    }
    let background = Arc::clone(&builds);
    thread::spawn(move || background.keep_up_to_date(&tools::root(), built_from));
    for stream in listener.incoming().flatten() {
        let builds = Arc::clone(&builds);
        thread::spawn(move || {
            // The browser may have hung up.
            answer(&tools::root(), &builds, &stream).ok();
        });
    }
    Ok(())
}

/// Held while pages are written, until they are read.
static WRITING: Mutex<()> = Mutex::new(());

/// Writes the pages of the rules; the game can be played without them.
fn write_pages() {
    if let Err(error) = pages::write() {
        eprintln!("{error:#}");
    }
}

/// Listens on the port, or on the next free one.
fn bind(first: u16) -> Result<TcpListener> {
    let last = first.saturating_add(TRIES);
    let mut reason = None;
    for port in first..=last {
        match TcpListener::bind(("127.0.0.1", port)) {
            Ok(listener) => return Ok(listener),
            Err(error) => reason = Some(error),
        }
    }
    let reason = reason.map_or_else(String::new, |error| format!(": {error}"));
    bail!("the server can listen on none of the ports {first} to {last}{reason}")
}

fn answer(root: &Path, builds: &Builds, stream: &TcpStream) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.take(MAX_HEAD_BYTES)).lines();
    let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    let mut cached_tag = String::new();
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        if let Some((field, value)) = line.split_once(':')
            && field.eq_ignore_ascii_case("If-None-Match")
        {
            cached_tag = value.to_owned();
        }
    }
    let mut words = first.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let mut stream = stream;
    if method == "GET" && url == STATUS {
        return report_builds(builds, stream);
    }
    let (head, body) = respond(root, builds, method, url, &cached_tag);
    stream.write_all(head.as_bytes())?;
    stream.write_all(&body)
}

/// Sends the state of the builds, and each change of it, until the page disconnects.
fn report_builds(builds: &Builds, mut stream: &TcpStream) -> std::io::Result<()> {
    stream.write_all(
        b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
    )?;
    let mut seen = None;
    loop {
        let (number, status) = builds.status(seen);
        stream.write_all(format!("data: {status}\n\n").as_bytes())?;
        seen = Some(number);
    }
}

/// Finds the module of a file, and the path of the file to serve: the module of all games plays each game, so
/// single-game modules need not be built here.
fn module_of(path: &str) -> Option<(Module, String)> {
    let single = wasm::SINGLE_GAMES.iter().any(|game| wasm::single_game(game) == path);
    let path = if single { format!("{}/{}_bg.wasm", wasm::PKG, Module::Rules.stem()) } else { path.to_owned() };
    let file = path.strip_prefix(wasm::PKG)?.strip_prefix('/')?;
    let is_of = |module: &Module| [".js", "_bg.wasm"].iter().any(|end| *file == format!("{}{end}", module.stem()));
    Module::ALL.into_iter().find(is_of).map(|module| (module, path))
}

/// Adds the script that reports the builds to a page.
fn with_status_script(html: &[u8]) -> Vec<u8> {
    let html = String::from_utf8_lossy(html);
    let script = format!("<script type=\"module\" src=\"{STATUS_SCRIPT}\"></script>\n</head>");
    html.replacen("</head>", &script, 1).into_bytes()
}

/// Returns the head and the body of the answer to a request.
fn respond(root: &Path, builds: &Builds, method: &str, url: &str, cached_tag: &str) -> (String, Vec<u8>) {
    let sentence = |status: &str, text: &str| (head(status, "sentence.txt", text.len(), ""), text.into());
    if !matches!(method, "GET" | "HEAD") {
        return sentence("405 Method Not Allowed", "Only GET and HEAD.");
    }
    if url == STATUS_SCRIPT {
        let script = include_bytes!("status.js").to_vec();
        return (head("200 OK", url, script.len(), ""), if method == "HEAD" { Vec::new() } else { script });
    }
    let is_written = |place: &&str| url.strip_prefix('/').is_some_and(|path| path.starts_with(*place));
    // Writes them again from the sources, whose words may have changed. One request at a time writes them and reads its
    // page before the next may.
    let _writing = [site::RULES, site::PAGES].iter().any(is_written).then(|| {
        let writing = WRITING.lock();
        write_pages();
        writing
    });
    let path = path_of(url).map(|path| if path.is_empty() { "index.html".to_owned() } else { path });
    let path = match path.as_deref().and_then(module_of) {
        Some((module, _)) if builds.wait_for(module) == State::Failed => {
            return sentence("503 Service Unavailable", "Its crate does not compile: see the terminal.");
        }
        Some((_, path)) => Some(path),
        None => path,
    };
    let Some((mut body, path)) = path.and_then(|path| Some((std::fs::read(site::file_at(root, &path)?).ok()?, path)))
    else {
        return sentence("404 Not Found", "No such file.");
    };
    if path == "index.html" {
        body = with_status_script(&body);
    }
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    if cached_tag.contains(&tag) {
        return (head("304 Not Modified", &path, 0, &tag), Vec::new());
    }
    let head = head("200 OK", &path, body.len(), &tag);
    (head, if method == "HEAD" { Vec::new() } else { body })
}

fn head(status: &str, path: &str, length: usize, tag: &str) -> String {
    let mut head = format!("HTTP/1.1 {status}\r\n");
    for (field, value) in [
        ("Content-Type", site::mime(path)),
        ("Content-Length", &length.to_string()),
        ("Content-Security-Policy", site::policy(path)),
        // Revalidates every time, so that a rebuilt module never meets old bindings.
        ("Cache-Control", "no-cache"),
        ("ETag", tag),
        // The files are public: a page of another site may embed the element, and a frame with
        // `sandbox="allow-scripts"` has no origin.
        ("Access-Control-Allow-Origin", "*"),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Connection", "close"),
    ] {
        if !value.is_empty() {
            head += &format!("{field}: {value}\r\n");
        }
    }
    head + "\r\n"
}

/// Returns the path within the site of a request's URL, percent-decoded, without its query.
fn path_of(url: &str) -> Option<String> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut bytes = Vec::with_capacity(path.len());
    let mut remaining = path.bytes();
    while let Some(byte) = remaining.next() {
        if byte == b'%' {
            let digits = [remaining.next()?, remaining.next()?];
            let value = |digit: u8| char::from(digit).to_digit(16);
            bytes.push(u8::try_from(value(digits[0])? * 16 + value(digits[1])?).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// Tries to open a browser; a machine without a desktop serves all the same.
fn open_browser(url: &str) {
    let (program, args): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = tools::command(program);
    command.args(args).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_become_paths() {
        assert_eq!(path_of("/").as_deref(), Some(""));
        assert_eq!(path_of("/www/a.js?v=1").as_deref(), Some("www/a.js"));
        assert_eq!(path_of("/www/a%20b.js").as_deref(), Some("www/a b.js"));
        assert_eq!(path_of("/%2e%2e/x").as_deref(), Some("../x"));
        for bad in ["", "www", "/%", "/%2", "/%zz", "/%+1", "/%ff"] {
            assert_eq!(path_of(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_port_that_cannot_be_used_is_refused_with_the_reason() {
        // The last port has no next one.
        let _taken = bind(u16::MAX);
        let refused = bind(u16::MAX).expect_err("it is taken").to_string();
        assert!(refused.contains("in use"), "{refused}");
    }

    #[test]
    fn a_busy_port_moves_on_to_the_next() -> Result<()> {
        let taken = bind(0)?;
        let port = taken.local_addr()?.port();
        let next = bind(port)?;
        let found = next.local_addr()?.port();
        assert!(found > port && found <= port + TRIES);
        Ok(())
    }

    #[test]
    fn requests_are_answered_as_a_static_host_would() {
        let root = tools::root();
        let builds = Builds::default();
        let respond = |root, method, url, cached_tag| respond(root, &builds, method, url, cached_tag);
        let (page, body) = respond(&root, "GET", "/", "");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("Content-Type: text/html"), "{page}");
        assert!(page.contains(&format!("Content-Length: {}\r\n", body.len())) && page.ends_with("\r\n\r\n"));
        let tag = page.lines().find_map(|line| line.strip_prefix("ETag: ")).unwrap_or_default();
        assert!(respond(&root, "GET", "/", tag).0.starts_with("HTTP/1.1 304"));
        assert!(respond(&root, "HEAD", "/index.html", "").1.is_empty());
        for (method, url, status) in [("POST", "/", 405), ("GET", "/Cargo.toml", 404), ("GET", "", 404), ("", "", 405)]
        {
            assert!(respond(&root, method, url, "").0.starts_with(&format!("HTTP/1.1 {status} ")), "{method} {url}");
        }
    }

    #[test]
    fn the_page_shows_the_state_of_the_builds() {
        let (_, body) = respond(&tools::root(), &Builds::default(), "GET", "/", "");
        assert!(String::from_utf8_lossy(&body).contains("<script type=\"module\" src=\"/build-status.js\"></script>"));
        let (head, script) = respond(&tools::root(), &Builds::default(), "GET", STATUS_SCRIPT, "");
        assert!(head.contains("Content-Type: text/javascript") && !script.is_empty(), "{head}");
    }

    #[test]
    fn the_module_of_all_games_replaces_single_game_modules() {
        let path = |file: &str| format!("{}/{file}", wasm::PKG);
        let whole = path("patience_wasm_bg.wasm");
        assert_eq!(module_of(&path("patience_wasm_sly_bg.wasm")), Some((Module::Rules, whole.clone())));
        assert_eq!(module_of(&whole), Some((Module::Rules, whole)));
        let solver = path("patience_solver_wasm.js");
        assert_eq!(module_of(&solver), Some((Module::Solver, solver)));
        assert_eq!(module_of("www/table/table.css"), None);
    }

    #[test]
    fn a_module_that_does_not_compile_is_refused_with_a_sentence() {
        let builds = Builds::default();
        builds.set(Module::Solver, State::Failed);
        let (head, body) = respond(&tools::root(), &builds, "GET", "/www/pkg/patience_solver_wasm_bg.wasm", "");
        assert!(head.starts_with("HTTP/1.1 503 ") && !body.is_empty(), "{head}");
    }
}
