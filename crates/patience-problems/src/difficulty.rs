//! The difficulty of a problem: how often the surveys' players find an answer, and which natural moves lose.

use crate::{Judgement, MoveVerdict, NaturalMove};
use patience::problem::{Measures, TRIES};
use patience::{Move, Position};
use patience_solver::NoSolver;
use patience_solver::hint::HintLimits;
use patience_solver::player::{Player, RolloutPlayer};
use patience_solver::rollout::Skill;

/// Determinizations of the careful player, as the surveys have them.
const SAMPLES: u32 = 8;

/// Nodes of the careful player once nothing is hidden, as the surveys have them.
const ENDGAME_NODES: u64 = 2_000_000;

/// The players' tries.
pub(crate) struct Tried {
    pub measures: Measures,
    pub natural: Vec<NaturalMove>,
}

/// First moves of 64 tries.
struct Tries(Vec<Option<Move>>);

impl Tries {
    /// Tries that found an answer.
    fn found(&self, judgement: &Judgement) -> u8 {
        self.0.iter().flatten().filter(|m| judgement.is_answer(**m)).count() as u8
    }

    /// Returns true if the most frequent move, the first of equals, is not an answer.
    fn favourite_loses(&self, judgement: &Judgement) -> bool {
        let count = |m: &Move| self.0.iter().flatten().filter(|other| *other == m).count();
        let mut favourite: Option<(usize, Move)> = None;
        for m in self.0.iter().flatten() {
            let count = count(m);
            if favourite.is_none_or(|(most, _)| count > most) {
                favourite = Some((count, *m));
            }
        }
        favourite.is_some_and(|(_, m)| !judgement.is_answer(m))
    }
}

/// Lets each player try. The careful player tries last, and only if a natural move loses.
pub(crate) fn try_players(position: &Position, judgement: &Judgement) -> Result<Tried, NoSolver> {
    let mut natural = Vec::new();
    let greedy = Player::Greedy.plan(position)?.0.first().copied();
    if greedy.is_some_and(|m| !judgement.is_answer(m)) {
        natural.push(NaturalMove::Greedy);
    }
    let quick = roll(position, Skill::QUICK)?;
    if quick.favourite_loses(judgement) {
        natural.push(NaturalMove::Quick);
    }
    let thoughtful = roll(position, Skill::THOUGHTFUL)?;
    if thoughtful.favourite_loses(judgement) {
        natural.push(NaturalMove::Thoughtful);
    }
    let loses =
        |(m, verdict): (Move, &MoveVerdict)| matches!(verdict, MoveVerdict::Lost(_)) && position.is_to_foundation(m);
    if judgement.moves().any(loses) {
        natural.push(NaturalMove::Home);
    }
    let careful = if natural.is_empty() { 0 } else { hint(position)?.found(judgement) };
    let measures = Measures {
        greedy: greedy.is_some_and(|m| judgement.is_answer(m)),
        quick: quick.found(judgement),
        thoughtful: thoughtful.found(judgement),
        careful,
        sight: 0,
    };
    Ok(Tried { measures, natural })
}

/// First moves of a rollout player.
fn roll(position: &Position, skill: Skill) -> Result<Tries, NoSolver> {
    let mut player = RolloutPlayer::new(position, skill)?;
    Ok(Tries((0..u64::from(TRIES)).map(|seed| player.first_move(seed)).collect()))
}

/// First moves of the player that follows the hint.
fn hint(position: &Position) -> Result<Tries, NoSolver> {
    let usual = HintLimits::for_game(position.game())?;
    let is_hidden = position.is_stock_hidden();
    let mut tries = Vec::new();
    for seed in 0..u64::from(TRIES) {
        // Nothing depends on the seed where nothing is hidden.
        if !is_hidden && let Some(first) = tries.first().copied() {
            tries.push(first);
            continue;
        }
        let limits =
            HintLimits { samples: SAMPLES, nodes: usual.nodes.min(60_000), seed: seed + 1, playouts: 0, ..usual };
        tries.push(Player::Careful(limits, ENDGAME_NODES).plan(position)?.0.first().copied());
    }
    Ok(Tries(tries))
}
