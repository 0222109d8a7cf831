// Inputs that fuzzing has found, kept as text: `kept/<target>.txt` has one a line, as Rust writes bytes in a literal. For
// the tests, which run all of them, and for `cargo xtask fuzz`, which goes on from them and writes them.

/// A file of inputs as text, in an order of its own: what was found last changes few lines.
#[allow(dead_code)]
pub fn written(mut inputs: Vec<Vec<u8>>) -> String {
    inputs.sort();
    inputs.dedup();
    inputs.iter().map(|input| format!("{}\n", input.escape_ascii())).collect()
}

/// The inputs of such a text; `None` if it is damaged.
pub fn read(text: &str) -> Option<Vec<Vec<u8>>> {
    text.lines().map(unescaped).collect()
}

fn unescaped(line: &str) -> Option<Vec<u8>> {
    let mut input = Vec::with_capacity(line.len());
    let mut bytes = line.bytes();
    while let Some(byte) = bytes.next() {
        input.push(match byte {
            b'\\' => match bytes.next()? {
                b't' => b'\t',
                b'r' => b'\r',
                b'n' => b'\n',
                b'x' => {
                    let mut digit = || char::from(bytes.next()?).to_digit(16);
                    (digit()? * 16 + digit()?) as u8
                }
                quoted @ (b'\\' | b'\'' | b'"') => quoted,
                _ => return None,
            },
            plain @ b' '..=b'~' => plain,
            _ => return None,
        });
    }
    Some(input)
}
