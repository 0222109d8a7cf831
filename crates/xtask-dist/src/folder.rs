//! Folders that are written as a whole: the site, the npm package.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;

/// Files by path.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The folder of the site, which a host serves.
pub const DIST: &str = "dist";

/// Makes a folder hold exactly these files.
pub fn write(folder: &Path, files: &Files) -> Result<()> {
    for (path, bytes) in files {
        let target = folder.join(path);
        // Equal files are left alone, as a server may be reading them.
        if fs::read(&target).is_ok_and(|old| old == *bytes) {
            continue;
        }
        if let Some(parent) = target.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(target, bytes)?;
    }
    remove_others(folder, "", &files.keys().map(String::as_str).collect())
}

/// Removes files of an earlier build.
fn remove_others(dir: &Path, name: &str, keep: &BTreeSet<&str>) -> Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let path = format!("{name}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            remove_others(&entry.path(), &format!("{path}/"), keep)?;
            // Fails, as it should, for a folder that is not empty.
            fs::remove_dir(entry.path()).ok();
        } else if !keep.contains(path.as_str()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Reads every file below a folder, by its path from there.
pub fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    collect(folder, "", &mut files)?;
    Ok(files)
}

fn collect(dir: &Path, name: &str, files: &mut Files) -> Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let path = format!("{name}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Compresses with brotli at its best (quality 11, window 22).
pub fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(packed)
}

/// Adds a compressed copy, `NAME.br`, of each file that gets smaller. Copies of unchanged files are taken from
/// `folder`, since compression is slow.
pub fn compress(files: &mut Files, folders: &[&Path]) -> Result<()> {
    const WORTH: &[&str] = &[".html", ".js", ".css", ".wasm", ".svg", ".txt", ".webmanifest"];
    let mut packed = Files::new();
    for (path, bytes) in files.iter().filter(|(path, _)| WORTH.iter().any(|end| path.ends_with(end))) {
        let beside = format!("{path}.br");
        let is_same = |folder: &&&Path| fs::read(folder.join(path)).is_ok_and(|old| old == *bytes);
        let stored = folders.iter().find(is_same).and_then(|folder| fs::read(folder.join(&beside)).ok());
        let stored = match stored {
            Some(stored) => stored,
            None => brotli(bytes)?,
        };
        if stored.len() < bytes.len() {
            packed.insert(beside, stored);
        }
    }
    files.append(&mut packed);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_round_trips() -> Result<()> {
        assert!(brotli(&[b'a'; 10_000])?.len() < 30);
        Ok(())
    }

    #[test]
    fn a_folder_holds_the_last_files_and_their_compressed_copies() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("xtask-folder-{}", std::process::id()));
        let text = |text: &str| text.repeat(100).into_bytes();
        let mut first: Files = [("a.js".to_owned(), text("a")), ("b/c.png".to_owned(), text("b"))].into();
        compress(&mut first, &[&folder])?;
        write(&folder, &first)?;
        assert_eq!(read(&folder)?, first);
        assert!(first.contains_key("a.js.br") && !first.contains_key("b/c.png.br"));
        let mut second: Files = [("a.js".to_owned(), text("x"))].into();
        compress(&mut second, &[&folder])?;
        assert_ne!(second.get("a.js.br"), first.get("a.js.br"));
        write(&folder, &second)?;
        assert_eq!(read(&folder)?, second);
        fs::remove_dir_all(folder)?;
        Ok(())
    }
}
