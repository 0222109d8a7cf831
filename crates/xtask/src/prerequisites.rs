//! Installs what the browser tests need from the system.

use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Context, Result, bail};

use crate::tools;

/// A browser engine of the tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Browser {
    /// Debian's Chromium.
    Chromium,
    /// Firefox ESR.
    Firefox,
    /// WebKitGTK, by its driver.
    WebKit,
}

impl Browser {
    /// All three.
    pub const ALL: [Browser; 3] = [Browser::Chromium, Browser::Firefox, Browser::WebKit];

    /// Returns its value of the variable `ENGINE`, which the tests read.
    pub fn name(self) -> &'static str {
        match self {
            Browser::Chromium => "chromium",
            Browser::Firefox => "firefox",
            Browser::WebKit => "webkit",
        }
    }

    /// Returns the variable that names the program, if it is installed elsewhere.
    fn variable(self) -> Option<&'static str> {
        match self {
            Browser::Chromium => Some("CHROMIUM"),
            Browser::Firefox => Some("FIREFOX"),
            Browser::WebKit => None,
        }
    }

    /// The programs of which any is enough, and those that are all required.
    fn programs(self) -> (&'static [&'static str], &'static [&'static str]) {
        match self {
            Browser::Chromium => (&["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"], &[]),
            Browser::Firefox => (&["/usr/bin/firefox-esr", "/usr/bin/firefox"], &[]),
            Browser::WebKit => (&["/usr/bin/WebKitWebDriver"], &["/usr/bin/Xvfb"]),
        }
    }

    /// Debian's packages, fonts included.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Browser::Chromium => &["chromium", "fonts-dejavu-core"],
            Browser::Firefox => &["firefox-esr", "fonts-dejavu-core"],
            Browser::WebKit => &["webkit2gtk-driver", "xvfb", "fonts-dejavu-core"],
        }
    }

    fn is_there(self) -> bool {
        let exists = |program: &&str| Path::new(program).exists();
        let (any, all) = self.programs();
        any.iter().any(exists) && all.iter().all(exists)
    }
}

/// Installs a browser, if it is missing.
///
/// # Errors
///
/// An error names the packages to install.
pub fn browser(browser: Browser) -> Result<()> {
    if let Some((name, path)) = browser.variable().and_then(|name| Some((name, std::env::var_os(name)?))) {
        if Path::new(&path).exists() {
            return Ok(());
        }
        bail!("{name} names {}, which does not exist", path.display());
    }
    if browser == Browser::Chromium {
        without_windows();
    }
    usual_letters();
    if browser.is_there() {
        return Ok(());
    }
    let packages = browser.packages();
    let by_hand = match browser.variable() {
        Some(name) => format!("{browser:?} is missing: install it ({}), or name it in {name}", packages[0]),
        None => format!("{browser:?} is missing: install {}", packages.join(", ")),
    };
    if !may_install() {
        bail!("{by_hand}");
    }
    apt(packages).with_context(|| by_hand.clone())?;
    if !browser.is_there() {
        bail!("{by_hand}");
    }
    Ok(())
}

/// Installs a font as wide as the fallback of most devices, which the page shows until its own font is loaded. A wider
/// fallback needs another line, and the text below would move when the font arrives: tests of a stable layout would
/// fail.
fn usual_letters() {
    const LETTERS: &str = "fonts-liberation";
    if !Path::new("/usr/share/fonts/truetype/liberation").exists() && may_install() && apt(&[LETTERS]).is_err() {
        eprintln!("{LETTERS} is not available: pages may shift when their fonts load.");
    }
}

/// Installs Chromium's headless shell, which shows a page sooner. Without it the tests run in Chromium.
fn without_windows() {
    const SHELL: &str = "chromium-headless-shell";
    if !Path::new("/usr/bin").join(SHELL).exists() && may_install() && apt(&[SHELL]).is_err() {
        eprintln!("{SHELL} is not available: the tests run in Chromium itself, and take longer.");
    }
}

/// Programs that `tests/browser/orca` needs besides the browsers, with their Debian packages.
pub const SCREEN_READER: &[(&str, &str)] = &[
    ("/usr/bin/orca", "orca"),
    ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
    ("/usr/bin/dbus-daemon", "dbus-x11"),
    ("/usr/bin/gsettings", "libglib2.0-bin"),
    ("/usr/bin/Xvfb", "xvfb"),
    ("/usr/bin/xdotool", "xdotool"),
    ("/usr/bin/openbox", "openbox"),
];
/// Modules of Debian's Python that it needs, as its `reader.mjs` imports them, and their packages.
pub const SPEECH_MODULES: &str = "import pyatspi; import gi; gi.require_version(\"Wnck\", \"3.0\")";
const SPEECH_PACKAGES: &[&str] = &["python3-pyatspi", "gir1.2-wnck-3.0", "gir1.2-gtk-3.0"];

/// Installs a screen reader and its browsers, if they are missing.
///
/// # Errors
///
/// An error names the packages to install.
pub fn screen_reader() -> Result<()> {
    browser(Browser::Chromium)?;
    browser(Browser::Firefox)?;
    let missing = || {
        let programs = SCREEN_READER.iter().filter(|(path, _)| !Path::new(path).exists()).map(|(_, package)| *package);
        let modules = if imports_speech_modules() { &[] } else { SPEECH_PACKAGES };
        programs.chain(modules.iter().copied()).collect::<Vec<&str>>()
    };
    let packages = missing();
    if packages.is_empty() {
        return Ok(());
    }
    let by_hand = format!("Orca or its requirements are missing: install {}", packages.join(", "));
    if !may_install() {
        bail!("{by_hand}");
    }
    apt(&packages).with_context(|| by_hand.clone())?;
    if !missing().is_empty() {
        bail!("{by_hand}");
    }
    Ok(())
}

fn imports_speech_modules() -> bool {
    let mut python = tools::command("/usr/bin/python3");
    python.args(["-c", SPEECH_MODULES]).stderr(std::process::Stdio::null());
    python.status().is_ok_and(|status| status.success())
}

/// Returns true for root on Debian and its derivatives.
fn may_install() -> bool {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let debian = release.lines().any(|line| {
        (line.starts_with("ID=") || line.starts_with("ID_LIKE="))
            && (line.contains("debian") || line.contains("ubuntu"))
    });
    debian
        && tools::find("apt-get").is_some()
        && tools::output_of(tools::command("id").arg("-u")).is_ok_and(|user| user == "0")
}

fn apt(packages: &[&str]) -> Result<()> {
    let apt_get = || {
        let mut command = tools::command("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq").stdin(std::process::Stdio::null());
        command
    };
    // The package list is the same for all browsers.
    static UPDATED: OnceLock<bool> = OnceLock::new();
    if !UPDATED.get_or_init(|| tools::run(apt_get().arg("update")).is_ok()) {
        eprintln!("apt-get update failed; trying with the existing package list.");
    }
    tools::run(apt_get().args(["install", "--yes", "--no-install-recommends"]).args(packages))
}
