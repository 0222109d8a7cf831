//! Rollouts: whole games in microseconds, by the visible cards; thousands of them grade a deal.
//!
//! A game gives its position as a small `RolloutState` with candidate moves and a heuristic cost. The *quick* player
//! takes a noisy minimum of the cost. The *thoughtful* player samples orders of the hidden cards (determinization),
//! finishes the game with the quick player after each of the likeliest moves, and takes the best: one-step policy
//! improvement by rollouts (Bjarnason, Fern and Tadepalli 2009 do this for Klondike). Hidden cards are shuffled first,
//! and no heuristic looks at them.

use crate::engine::{Rng, sort};
use patience::Move;

/// A position of a rollout.
pub(crate) trait RolloutState: Clone {
    /// A move of the game.
    type Move: Copy + Into<Move>;

    /// Shuffles the face-down cards.
    fn shuffle(&mut self, rng: &mut Rng);

    /// Adds the moves worth considering, all legal; none if the game is over or given up.
    fn choices(&self, choices: &mut Vec<Self::Move>);

    /// Heuristic cost of a move, before noise.
    fn cost(&self, m: Self::Move) -> u32;

    /// Plays a move.
    fn make(&mut self, m: Self::Move);

    /// Cards home, and cards in all.
    fn cards_home(&self) -> (u32, u32);

    /// Finishes a game that hides nothing by a search of `nodes` nodes, once [`RolloutState::choices`] is empty.
    /// Returns the moves that win.
    fn finish(&self, _nodes: u64) -> Option<Vec<Move>> {
        None
    }
}

/// Costs that differ by less are nearly equal to the quick player.
const NOISE: usize = 24;

/// The strength of a rollout player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Determinizations sampled before each move; 0 for the quick player.
    pub orders: u32,
    /// Moves compared in each determinization.
    pub moves: usize,
    /// Bounds of the node budget of a game, for the search that finishes it once nothing is hidden.
    pub nodes: [u64; 2],
}

impl Skill {
    /// The quick player, which grades deals.
    pub const QUICK: Self = Self { orders: 0, moves: 0, nodes: [12_500, 100_000] };
    /// The thoughtful player.
    pub const THOUGHTFUL: Self = Self { orders: 12, moves: 4, nodes: [500_000; 2] };
}

impl Skill {
    /// Draws the node budget of one game, log-uniformly, so that the win rate also measures the endgame.
    fn node_budget(self, rng: &mut Rng) -> u64 {
        let [least, most] = self.nodes;
        let doublings = (most / least.max(1)).max(1).ilog2() as usize;
        let at = rng.below(doublings * STEPS_PER_DOUBLING + 1);
        let whole = least << (at / STEPS_PER_DOUBLING);
        whole + whole / STEPS_PER_DOUBLING as u64 * (at % STEPS_PER_DOUBLING) as u64
    }
}

/// Budgets between two doublings.
const STEPS_PER_DOUBLING: usize = 8;

/// The result of a rollout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RolloutResult {
    /// True if the game was won.
    pub won: bool,
    /// Cards on the foundations at the end.
    pub cards_home: u32,
}

/// A position to roll out, of any game.
pub(crate) trait Rollout {
    /// Plays to the end; the moves are appended to `line`.
    fn play(&self, skill: Skill, seed: u64, line: Option<&mut Vec<Move>>) -> RolloutResult;

    /// The first move of the same game; `None` if there is none.
    fn first_move(&self, skill: Skill, seed: u64, finished: &mut FirstMoves) -> Option<Move>;
}

/// First moves of finishing searches by their node budgets, which few seeds differ in.
#[derive(Default)]
pub(crate) struct FirstMoves(Vec<(u64, Option<Move>)>);

impl<T: RolloutState> Rollout for T {
    fn play(&self, skill: Skill, seed: u64, mut line: Option<&mut Vec<Move>>) -> RolloutResult {
        let (mut state, mut rng) = (self.clone(), Rng::from_seed(seed));
        let mut choices = Vec::new();
        loop {
            choices.clear();
            state.choices(&mut choices);
            let Some(m) = choose(&state, &mut choices, skill, &mut rng) else { break };
            if let Some(line) = line.as_deref_mut() {
                line.push(m.into());
            }
            state.make(m);
        }
        let (cards_home, all) = state.cards_home();
        if cards_home < all
            && let Some(finish) = state.finish(skill.node_budget(&mut rng))
        {
            if let Some(line) = line {
                line.extend(finish);
            }
            return RolloutResult { won: true, cards_home: all };
        }
        RolloutResult { won: cards_home == all, cards_home }
    }

    fn first_move(&self, skill: Skill, seed: u64, finished: &mut FirstMoves) -> Option<Move> {
        let mut rng = Rng::from_seed(seed);
        let mut choices = Vec::new();
        self.choices(&mut choices);
        if let Some(m) = choose(self, &mut choices, skill, &mut rng) {
            return Some(m.into());
        }
        let nodes = skill.node_budget(&mut rng);
        if let Some((_, first)) = finished.0.iter().find(|(budget, _)| *budget == nodes) {
            return *first;
        }
        let first = self.finish(nodes).and_then(|line| line.into_iter().next());
        finished.0.push((nodes, first));
        first
    }
}

/// Picks a move by the skill of the player.
fn choose<T: RolloutState>(state: &T, choices: &mut Vec<T::Move>, skill: Skill, rng: &mut Rng) -> Option<T::Move> {
    if skill.orders == 0 || choices.len() < 2 {
        sample_move(state, choices, rng)
    } else {
        best_by_rollouts(state, choices, skill, rng)
    }
}

/// Picks the move of least cost plus noise.
pub(crate) fn sample_move<T: RolloutState>(state: &T, choices: &[T::Move], rng: &mut Rng) -> Option<T::Move> {
    if let [only] = choices {
        return Some(*only);
    }
    let mut best: Option<(u32, T::Move)> = None;
    for &m in choices {
        let cost = state.cost(m) + rng.below(NOISE) as u32;
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, m));
        }
    }
    best.map(|(_, m)| m)
}

/// Picks the move whose rollouts win most determinizations, then bring most cards home.
fn best_by_rollouts<T: RolloutState>(
    state: &T,
    choices: &mut Vec<T::Move>,
    skill: Skill,
    rng: &mut Rng,
) -> Option<T::Move> {
    sort::by_key(choices, |m| state.cost(*m));
    choices.truncate(skill.moves.max(1));
    let mut scores: Vec<(u32, u32)> = vec![(0, 0); choices.len()];
    let mut moves = Vec::new();
    for _ in 0..skill.orders {
        let mut determinized = state.clone();
        determinized.shuffle(rng);
        let seed = rng.next();
        for (m, score) in choices.iter().zip(&mut scores) {
            let (mut state, mut rng) = (determinized.clone(), Rng::new(seed));
            state.make(*m);
            loop {
                moves.clear();
                state.choices(&mut moves);
                let Some(next) = sample_move(&state, &moves, &mut rng) else { break };
                state.make(next);
            }
            let (cards_home, all) = state.cards_home();
            score.0 += u32::from(cards_home == all);
            score.1 += cards_home;
        }
    }
    // The first of equals, as the heuristic prefers it.
    let mut first = 0;
    for n in 1..scores.len() {
        if scores[n] > scores[first] {
            first = n;
        }
    }
    choices.get(first).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::hint::determinized;
    use crate::play::player::RolloutPlayer;
    use patience::{Deal, Game, Outcome, Position};

    /// A thoughtful player with few rollouts.
    const BRIEF: Skill = Skill { orders: 2, moves: 3, nodes: [2_000; 2] };

    fn play(position: &Position, skill: Skill, seed: u64) -> (Vec<Move>, RolloutResult) {
        RolloutPlayer::new(position, skill).expect("a player").play(seed)
    }

    fn games() -> impl Iterator<Item = &'static Game> {
        Game::all().filter(|game| game.features.solver)
    }

    /// Every line is legal and ends as the player reports.
    #[test]
    fn every_line_is_legal_and_has_its_stated_result() {
        for game in games() {
            for (number, skill) in (0..6).map(|n| (n, Skill { nodes: [30_000; 2], ..Skill::QUICK })).chain([(6, BRIEF)])
            {
                let mut position = Position::start(&Deal::numbered(game, number).expect("a deal"));
                let (line, result) = play(&position, skill, number.into());
                assert!(!line.is_empty());
                for m in line {
                    position = position.play(m).unwrap_or_else(|_| panic!("{}: {m:?} is not legal", game.id));
                }
                assert_eq!(position.outcome() == Outcome::Won, result.won, "{}, deal {number}", game.id);
            }
        }
    }

    /// Another order of the face-down cards never changes the move, all along a game.
    #[test]
    fn face_down_cards_change_no_choice() {
        let first = |position: &Position, skill| play(position, skill, 5).0.first().copied();
        // Only the next choice is compared.
        let quick = Skill { nodes: [1; 2], ..Skill::QUICK };
        for game in games() {
            let mut position = Position::start(&Deal::numbered(game, 7).expect("a deal"));
            let (line, _) = play(&position, quick, 0);
            for (ply, m) in line.into_iter().enumerate() {
                let other = determinized(&position, 9, ply as u32);
                assert_eq!(first(&position, quick), first(&other, quick), "{}: after {ply} moves", game.id);
                if ply % 16 == 3 {
                    assert_eq!(first(&position, BRIEF), first(&other, BRIEF), "{}: after {ply} moves", game.id);
                }
                position.play_unchecked(m);
            }
        }
    }

    #[test]
    fn node_budgets_reach_their_bounds() {
        let mut rng = Rng::new(1);
        let all: Vec<u64> = (0..500).map(|_| Skill::QUICK.node_budget(&mut rng)).collect();
        assert_eq!([all.iter().min(), all.iter().max()], [Some(&12_500), Some(&100_000)]);
        assert_eq!(Skill::THOUGHTFUL.node_budget(&mut rng), 500_000);
    }
}
