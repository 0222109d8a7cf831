//! Modules shared by the project's commands: paths, other programs, the WebAssembly modules, the files of the site.

pub mod node;
pub mod pages;
pub mod prerequisites;
pub mod site;
pub mod tools;
pub mod wasm;
