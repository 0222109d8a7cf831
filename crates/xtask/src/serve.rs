//! `cargo xtask serve`: the site on localhost, as a strict static host would serve it.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

use crate::{dist, site, tools, wasm};

const DEFAULT_PORT: u16 = 8017;
/// How many ports are tried, from the one asked for upwards.
const TRIES: u16 = 40;
const THREADS: usize = 4;

pub fn serve(options: &[&str]) -> Result<()> {
    let (port, open) = parse(options)?;
    wasm::build()?;
    let server = Arc::new(bind(port)?);
    let port = server.server_addr().to_ip().context("no port")?.port();
    let url = format!("http://127.0.0.1:{port}/");

    let workers: Vec<_> = (0..THREADS)
        .map(|_| {
            let server = Arc::clone(&server);
            std::thread::spawn(move || {
                let root = tools::root();
                for request in server.incoming_requests() {
                    // A browser that hung up needs no answer.
                    answer(&root, request).ok();
                }
            })
        })
        .collect();

    println!("{url}");
    std::io::stdout().flush()?;
    eprintln!("Ctrl+C stops it.");
    if open {
        open_browser(&url);
    }
    for worker in workers {
        worker.join().ok();
    }
    Ok(())
}

fn parse(options: &[&str]) -> Result<(u16, bool)> {
    let (mut port, mut open) = (DEFAULT_PORT, true);
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match *option {
            "--no-open" => open = false,
            "--port" => {
                let value = options.next().context("--port needs a number")?;
                port = value.parse().with_context(|| format!("“{value}” is no port number"))?;
            }
            other => bail!("serve knows --port N and --no-open, not “{other}”"),
        }
    }
    Ok((port, open))
}

/// Listens on the port, or on the next one that is free.
fn bind(first: u16) -> Result<Server> {
    let last = first.saturating_add(TRIES);
    for port in first..=last {
        if let Ok(server) = Server::http(("127.0.0.1", port)) {
            return Ok(server);
        }
    }
    bail!("none of the ports {first} to {last} is free")
}

fn answer(root: &Path, request: Request) -> std::io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(text(405, "Only GET and HEAD.").with_header(header("Allow", "GET, HEAD")));
    }
    let Some((name, body)) = path_of(request.url())
        .map(|path| if path.is_empty() { "index.html".to_owned() } else { path })
        .and_then(|path| Some((dist::bytes(root, &path).ok()?, path)))
        .map(|(body, path)| (path, body))
    else {
        return request.respond(text(404, "There is no such file here."));
    };

    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let etag = format!("\"{:016x}\"", hasher.finish());
    let known = request.headers().iter().any(|h| h.field.equiv("If-None-Match") && h.value.as_str().contains(&etag));
    let mut response = if known {
        Response::from_data(Vec::new()).with_status_code(StatusCode(304))
    } else {
        Response::from_data(body)
    };
    for (field, value) in [
        ("Content-Type", site::mime(&name)),
        ("Content-Security-Policy", site::CSP.trim_end()),
        // “Ask every time”: a rebuilt module is never met by yesterday's glue.
        ("Cache-Control", "no-cache"),
        ("ETag", &etag),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
    ] {
        response.add_header(header(field, value));
    }
    // The library leaves the body out of the answer to HEAD.
    request.respond(response)
}

fn text(status: u16, sentence: &str) -> Response<std::io::Cursor<Vec<u8>>> {
    Response::from_string(sentence).with_status_code(StatusCode(status))
}

fn header(field: &str, value: &str) -> Header {
    Header::from_bytes(field, value).expect("our own headers are ASCII")
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
        let port = taken.server_addr().to_ip().context("no port")?.port();
        let next = bind(port)?;
        let found = next.server_addr().to_ip().context("no port")?.port();
        assert!(found > port && found <= port + TRIES);
        Ok(())
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
