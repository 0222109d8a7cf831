//! Scripts and sheets without the lines that only a reader needs: whole-line comments, indentation, empty lines.
//!
//! Nothing is rewritten, so what a browser's debugger shows is what stands in `www`, less its comments; a third of
//! what is sent is saved all the same.

/// The text as it is served: unchanged but for scripts and sheets.
pub fn lean(path: &str, text: &str) -> String {
    if !path.ends_with(".js") && !path.ends_with(".css") {
        return text.to_owned();
    }
    let mut lean = String::with_capacity(text.len());
    let mut in_comment = false;
    // Inside a template that runs over several lines every character counts.
    let mut in_template = false;
    for line in text.lines() {
        if in_template {
            lean.push_str(line);
            lean.push('\n');
            in_template = !toggles(line);
            continue;
        }
        let line = line.trim();
        if in_comment {
            in_comment = !line.ends_with("*/");
            continue;
        }
        // A comment with code behind it stays as it is.
        if line.starts_with("/*") && (!line.contains("*/") || line.ends_with("*/")) {
            in_comment = !line.contains("*/");
            continue;
        }
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        lean.push_str(line);
        lean.push('\n');
        in_template = path.ends_with(".js") && toggles(line);
    }
    lean
}

/// Whether a line opens or closes a template: it has an odd number of backquotes.
fn toggles(line: &str) -> bool {
    line.matches('`').count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::lean;

    #[test]
    fn comments_and_indentation_go_and_code_stays() {
        let script = "/** A\n * manual. */\nimport { a } from './a.js'; // why\n\n  // gone\n  const b = 1 /* 2 */;\n  /* x */ f();\n";
        assert_eq!(lean("a.js", script), "import { a } from './a.js'; // why\nconst b = 1 /* 2 */;\n/* x */ f();\n");
        assert_eq!(lean("a.css", "/* why */\na {\n  color: red;\n}\n"), "a {\ncolor: red;\n}\n");
        assert_eq!(lean("a.html", "  <!-- x -->\n"), "  <!-- x -->\n");
    }

    #[test]
    fn templates_over_several_lines_are_left_alone() {
        let script = "const a = `x\n  // y\n\n  z`;\n  b();\n";
        assert_eq!(lean("a.js", script), "const a = `x\n  // y\n\n  z`;\nb();\n");
    }
}
