//! The cooling that the annealed play-outs of Sly and the Labyrinth share.

use crate::rng::Rng;

/// Chance, in 65,536ths, to accept a play-out that is worse by one, as an annealing run cools.
///
/// e^(−1/T) for T falling evenly from 1 to 0.15, tabulated because `exp` differs between platforms.
const COOLING: [u32; 9] = [24109, 21407, 18407, 15100, 11514, 7764, 4153, 1323, 83];

/// One annealing run: accepts what is not worse, and what is worse ever less often.
#[derive(Clone, Debug)]
pub(crate) struct Cooling {
    step: u32,
    length: u32,
}

impl Cooling {
    pub(crate) fn new(length: u32) -> Self {
        Self { step: 0, length }
    }

    /// True when the run is at its end and a new one should start.
    pub(crate) fn is_over(&self) -> bool {
        self.step >= self.length
    }

    /// Whether a change of cost from `old` to `new` is accepted at this step.
    pub(crate) fn accepts(&mut self, old: u32, new: u32, rng: &mut Rng) -> bool {
        let at = u64::from(self.step) * 8 * 256 / u64::from(self.length);
        self.step += 1;
        if new <= old {
            return true;
        }
        let (i, part) = ((at >> 8) as usize, (at & 255) as u32);
        let chance = (COOLING[i] * (256 - part) + COOLING[i + 1] * part) >> 8;
        (old..new).all(|_| rng.chance(chance))
    }
}
