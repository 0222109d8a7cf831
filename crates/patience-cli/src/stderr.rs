//! Standard error, which people read: closed or full, it must neither end a survey of many hours nor change an exit status.

use std::{
    fmt::Display,
    io::{self, IsTerminal, Write},
};

/// Writes a text as far as standard error takes it.
pub fn print(text: impl Display) {
    let _ = write!(io::stderr(), "{text}");
}

/// Writes progress, only to a terminal: a file of errors is empty where nothing failed.
pub fn print_progress(text: impl Display) {
    if io::stderr().is_terminal() {
        print(text);
    }
}
