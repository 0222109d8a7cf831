//! Search methods that several games share; each needs only the traits that its module states.

pub(crate) mod annealing;
pub(crate) mod assignment;
pub(crate) mod assignment_guide;
pub(crate) mod reachability;
