//! The time that this thread has had the processor: what a search costs, whatever else the machine is doing.

use std::time::Duration;

/// Processor time of this thread since some moment.
#[cfg(unix)]
pub fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // Both are in range: a clock of this kind begins at 0 and its second part is below a thousand million.
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Where no such clock is to be had, time on the wall.
#[cfg(not(unix))]
pub fn now() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
