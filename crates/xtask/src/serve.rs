//! `cargo xtask serve`: the site on localhost, as a strict static host would serve it.
//!
//! A thread for each connection and a connection for each request: a page of a dozen files wants no more, and nothing can
//! wait for a connection that a browser keeps open.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Stdio;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::{rules, site, tools, wasm};

const DEFAULT_PORT: u16 = 8017;
/// How many ports are tried, from the one asked for upwards.
const TRIES: u16 = 40;
/// The longest head of a request that is read.
const LONGEST_HEAD: u64 = 16 * 1024;

pub fn serve(options: &[&str]) -> Result<()> {
    let (port, open) = parse(options)?;
    wasm::build()?;
    write_rules();
    let listener = bind(port)?;
    let url = format!("http://127.0.0.1:{}/", listener.local_addr()?.port());
    println!("{url}");
    std::io::stdout().flush()?;
    eprintln!("Ctrl+C stops it.");
    if open {
        open_browser(&url);
    }
    for stream in listener.incoming().flatten() {
        std::thread::spawn(move || {
            // A browser that hung up needs no answer.
            answer(&tools::root(), &stream).ok();
        });
    }
    Ok(())
}

/// Held while pages are written, until they are read.
static WRITING: Mutex<()> = Mutex::new(());

/// The game can be played without its pages of rules.
fn write_rules() {
    if let Err(error) = rules::write() {
        eprintln!("{error:#}");
    }
}

fn parse(options: &[&str]) -> Result<(u16, bool)> {
    let (mut port, mut open) = (DEFAULT_PORT, true);
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match *option {
            "--no-open" => open = false,
            "--port" => {
                let value = options.next().context("--port needs a number")?;
                port = value.parse().with_context(|| format!("invalid port “{value}”"))?;
            }
            other => bail!("unknown option “{other}”: serve takes --port N and --no-open"),
        }
    }
    Ok((port, open))
}

/// Listens on the port, or on the next one that is free.
fn bind(first: u16) -> Result<TcpListener> {
    let last = first.saturating_add(TRIES);
    for port in first..=last {
        if let Ok(listener) = TcpListener::bind(("127.0.0.1", port)) {
            return Ok(listener);
        }
    }
    bail!("none of the ports {first} to {last} is free")
}

fn answer(root: &Path, stream: &TcpStream) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.take(LONGEST_HEAD)).lines();
    let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    let mut known = String::new();
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        if let Some((field, value)) = line.split_once(':')
            && field.eq_ignore_ascii_case("If-None-Match")
        {
            known = value.to_owned();
        }
    }
    let mut words = first.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (head, body) = respond(root, method, url, &known);
    let mut stream = stream;
    stream.write_all(head.as_bytes())?;
    stream.write_all(&body)
}

/// The head and the body of the answer to a request.
fn respond(root: &Path, method: &str, url: &str, known: &str) -> (String, Vec<u8>) {
    let sentence = |status: &str, text: &str| (head(status, "sentence.txt", text.len(), ""), text.into());
    if !matches!(method, "GET" | "HEAD") {
        return sentence("405 Method Not Allowed", "Only GET and HEAD.");
    }
    let is_written = |place: &&str| url.strip_prefix('/').is_some_and(|path| path.starts_with(*place));
    // What is on the disk is what is seen: their words may have changed. One request writes them at a time, and reads what
    // it wrote before the next one takes it away.
    let _writing = [site::RULES, site::PAGES].iter().any(is_written).then(|| {
        let writing = WRITING.lock();
        write_rules();
        writing
    });
    let path = path_of(url).map(|path| if path.is_empty() { "index.html".to_owned() } else { path });
    let Some((body, path)) = path.and_then(|path| Some((std::fs::read(site::file_at(root, &path)?).ok()?, path)))
    else {
        return sentence("404 Not Found", "There is no such file here.");
    };
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    if known.contains(&tag) {
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
        // “Ask every time”: a rebuilt module is never met by yesterday's glue.
        ("Cache-Control", "no-cache"),
        ("ETag", tag),
        // The files are everybody's: a page of another host may embed the element, and a frame shut in by
        // `sandbox="allow-scripts"` is of no origin at all.
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

/// The path within the site that a request's URL asks for, percent-decoded, without its query.
fn path_of(url: &str) -> Option<String> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let value = |digit: u8| char::from(digit).to_digit(16);
            bytes.push(u8::try_from(value(digits[0])? * 16 + value(digits[1])?).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// An attempt: a machine without a desktop serves all the same.
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
    fn options() -> Result<()> {
        assert_eq!(parse(&[])?, (DEFAULT_PORT, true));
        assert_eq!(parse(&["--port", "9000", "--no-open"])?, (9000, false));
        assert!(parse(&["--port"]).is_err());
        assert!(parse(&["--port", "x"]).is_err());
        assert!(parse(&["--prot", "1"]).is_err());
        Ok(())
    }
}
