//! Works on many deals in parallel.

use crate::{Failure, solve::guarded};
use patience::Game;
use patience_solver::NoSolver;
use std::{
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// Works on deals in threads, and hands each result to `on_result` as soon as it is there.
///
/// # Errors
/// The first error of either, which ends all threads; a panic of `work` is a fault that names the deal.
pub fn in_parallel<T: Send>(
    game: &Game,
    deals: &[u32],
    threads: u8,
    work: impl Fn(u32) -> Result<T, NoSolver> + Sync,
    mut on_result: impl FnMut(u32, T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for n in 0..usize::from(threads).min(deals.len()) {
            let sender = sender.clone();
            let (next, work) = (&next, &work);
            let run = move || {
                while let Some(&deal) = deals.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send((deal, guarded_deal(game, deal, work))).is_err() {
                        return;
                    }
                }
            };
            match thread::Builder::new().spawn_scoped(scope, run) {
                // The system has no more threads: those that run do the work.
                Err(_) if n > 0 => break,
                started => drop(started?),
            }
        }
        drop(sender);
        // Dropped with this closure, so that the threads stop when a line cannot be written.
        let receiver = receiver;
        for (deal, result) in &receiver {
            on_result(deal, result?)?;
        }
        Ok(())
    })
}

/// Works on a deal; a panic is a fault that names it.
pub fn guarded_deal<T>(game: &Game, deal: u32, work: impl FnOnce(u32) -> Result<T, NoSolver>) -> Result<T, Failure> {
    Ok(guarded(&format!("deal {deal} of {}", game.id), || work(deal))??)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sly() -> &'static Game {
        Game::by_id("sly").expect("a game")
    }

    #[test]
    fn every_deal_has_a_result_in_any_number_of_threads() {
        let deals: Vec<u32> = (5..50).collect();
        for threads in [1, 3, 100] {
            let mut results = Vec::new();
            let on_result = |deal, result| {
                results.push((deal, result));
                Ok(())
            };
            in_parallel(sly(), &deals, threads, |deal| Ok(2 * deal), on_result).expect("no error");
            results.sort_unstable();
            assert!(results.into_iter().eq(deals.iter().map(|deal| (*deal, 2 * deal))), "{threads} threads");
        }
    }

    #[test]
    fn a_panic_is_a_fault_that_names_the_deal_and_ends_the_work() {
        for threads in [1, 3] {
            let work = |deal| if deal == 7 { panic!("a line that does not win") } else { Ok(deal) };
            let fault = in_parallel(sly(), &[7, 8, 9], threads, work, |_, _| Ok(())).expect_err("a fault");
            assert!(matches!(&fault, Failure::Fault(at) if at == "deal 7 of sly"), "{fault:?}");
        }
    }
}
