//! Processor time of this thread: the cost of a search, independent of the machine's load.

use std::time::Duration;

/// Returns the processor time of this thread since an arbitrary moment.
#[cfg(unix)]
pub fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // Both are in range: the clock begins at 0, and nanoseconds are below 10⁹.
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Returns wall-clock time, on platforms without such a clock.
#[cfg(not(unix))]
pub fn now() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
