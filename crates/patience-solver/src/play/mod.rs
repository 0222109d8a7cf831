//! Players that see only the visible cards: the greedy policy, rollouts, and their win rates.

pub(crate) mod greedy;
pub(crate) mod greedy_costs;
pub mod player;
pub mod rollout;
pub(crate) mod tree;
pub mod win_rate;
