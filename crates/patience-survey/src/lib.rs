//! What a survey of deals says: the share of those that can be won, and how sure it is. For the command line, which makes
//! surveys, and for the page that tells of them.

/// The 95 % Wilson interval of a share, in per cent; of nothing at all it is everything.
#[must_use]
pub fn wilson(successes: usize, of: usize) -> (f64, f64) {
    if of == 0 {
        return (0.0, 100.0);
    }
    let (z, n) = (1.959_963_985_f64, of as f64);
    let share = successes as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + z * z / n);
    ((middle - half).max(0.0) * scale, (middle + half).min(1.0 + z * z / n) * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (successes, of, low, high) in
            [(81, 263, 25.53, 36.62), (15, 148, 6.24, 16.05), (0, 20, 0.0, 16.11), (1, 29, 0.61, 17.18)]
        {
            let (l, h) = wilson(successes, of);
            assert!((l - low).abs() < 0.01 && (h - high).abs() < 0.01, "{successes}/{of}: {l} {h}");
        }
    }
}
