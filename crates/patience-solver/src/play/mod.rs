//! Players that see what a person sees: the greedy policy, rollouts, and how often they win.

pub mod greedy;
pub(crate) mod greedy_costs;
pub mod player;
pub mod rollout;
pub mod win_rate;
