//! Turns of several searches at one position, each round longer than the one before.

/// Whose turn it is and how long it lasts.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    /// Nodes of the first turn of each search.
    first: Vec<u64>,
    at: usize,
    left: u64,
    round: u32,
    /// The first turns of what is begun anew at a later round, and that round.
    later: Option<(u32, Vec<u64>)>,
}

impl Turns {
    pub(crate) fn new(first: &[u64]) -> Self {
        Self { first: first.to_vec(), at: 0, left: first[0], round: 0, later: None }
    }

    /// The same, with other shares from a round on; a turn of that round has `2^round` times as many nodes as are said here.
    pub(crate) fn then(self, round: u32, first: &[u64]) -> Self {
        Self { later: Some((round, first.to_vec())), ..self }
    }

    /// Whose turn it is, and how many nodes are left of it.
    pub(crate) fn now(&self) -> (usize, u64) {
        (self.at, self.left)
    }

    /// Takes note of nodes spent; the turn passes when it is over, or at once if `done`.
    pub(crate) fn spend(&mut self, nodes: u64, done: bool) {
        self.left -= self.left.min(nodes);
        if self.left == 0 || done {
            self.at += 1;
            if self.at == self.first.len() {
                self.at = 0;
                self.round += 1;
                if let Some((_, first)) = self.later.take_if(|(round, _)| *round == self.round) {
                    self.first = first;
                }
            }
            self.left = self.first[self.at] << self.round.min(24);
        }
    }
}
