//! Players that play whole games in microseconds, by what a person sees: thousands of them measure how hard a deal is.
//!
//! A game's folder gives them a `Table`: its position as small plain data, with what a person would think of doing next
//! and a rule of thumb that says how little each of these is worth. The *quick* player goes by that rule, with some
//! noise, so that no two of its games are alike. The *thoughtful* player imagines orders of the cards that lie face down,
//! has the quick player finish the game after each of the likeliest moves in all of them, and makes the one after which
//! most are won: a one-step policy improvement by roll-outs. Neither is told what lies face down: it is shuffled before
//! anything is imagined, and no rule of thumb looks at it.

use crate::rng::{Rng, mix};
use crate::sort;

/// A position that is played on quickly.
pub(crate) trait Table: Clone {
    /// A move of the game.
    type Move: Copy;

    /// Puts the cards that lie face down in another order.
    fn shuffle(&mut self, rng: &mut Rng);

    /// What a person would think of doing next, all of it legal; nothing if the game is over or given up.
    fn choices(&self, choices: &mut Vec<Self::Move>);

    /// How little a quick player thinks of a move; noise is added.
    fn value(&self, m: Self::Move) -> u32;

    /// Makes a move.
    fn make(&mut self, m: Self::Move);

    /// Cards on the foundations, and all that can lie there.
    fn home(&self) -> (u32, u32);

    /// The move in the notation.
    fn text(&self, m: Self::Move) -> String;

    /// Finishes a game that hides nothing by a search of so many nodes, where [`Table::choices`] has nothing more to offer;
    /// the moves, if it is won.
    fn finish(&self, _nodes: u64) -> Option<Vec<String>> {
        None
    }
}

/// Values closer than this are as good as equal to a quick player, more or less.
const NOISE: usize = 24;

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Orders of the hidden cards that are imagined before each move; 0 for the quick player, who goes by rules of thumb.
    pub orders: u32,
    /// Moves that are thought of, if orders are imagined.
    pub moves: usize,
    /// Nodes of the search that finishes games in which nothing is hidden any more and what is left is a puzzle: the least
    /// and the most that its patience is good for in a game.
    pub nodes: [u64; 2],
}

impl Skill {
    /// The quick player: the measure of grades.
    pub const QUICK: Self = Self { orders: 0, moves: 0, nodes: [12_500, 100_000] };
    /// The thoughtful player.
    pub const THOUGHTFUL: Self = Self { orders: 12, moves: 4, nodes: [500_000; 2] };
}

impl Skill {
    /// The patience of one game: each doubling from the least to the most is as likely as the others, so that how often a
    /// deal is won says how hard its puzzle is.
    fn patience(self, rng: &mut Rng) -> u64 {
        let [least, most] = self.nodes;
        let doublings = (most / least.max(1)).max(1).ilog2() as usize;
        let at = rng.below(doublings * EIGHTHS + 1);
        let whole = least << (at / EIGHTHS);
        whole + whole / EIGHTHS as u64 * (at % EIGHTHS) as u64
    }
}

/// Steps of patience between one doubling and the next.
const EIGHTHS: usize = 8;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Whether it was won.
    pub won: bool,
    /// Cards on the foundations.
    pub home: u32,
}

/// A table of which the game is forgotten.
pub(crate) trait Trial {
    /// Plays on to the end; the moves go to `line`, if there is one.
    fn play(&self, skill: Skill, seed: u64, line: Option<&mut Vec<String>>) -> Ended;
}

impl<T: Table> Trial for T {
    fn play(&self, skill: Skill, seed: u64, mut line: Option<&mut Vec<String>>) -> Ended {
        let (mut table, mut rng) = (self.clone(), Rng::new(mix(seed)));
        let mut choices = Vec::new();
        loop {
            choices.clear();
            table.choices(&mut choices);
            let m = if skill.orders == 0 || choices.len() < 2 {
                favourite(&table, &choices, &mut rng)
            } else {
                best(&table, &mut choices, skill, &mut rng)
            };
            let Some(m) = m else { break };
            if let Some(line) = line.as_deref_mut() {
                line.push(table.text(m));
            }
            table.make(m);
        }
        let (home, all) = table.home();
        if home < all
            && let Some(rest) = table.finish(skill.patience(&mut rng))
        {
            if let Some(line) = line {
                line.extend(rest);
            }
            return Ended { won: true, home: all };
        }
        Ended { won: home == all, home }
    }
}

/// What the quick player does.
fn favourite<T: Table>(table: &T, choices: &[T::Move], rng: &mut Rng) -> Option<T::Move> {
    if let [only] = choices {
        return Some(*only);
    }
    let mut best: Option<(u32, T::Move)> = None;
    for &m in choices {
        let value = table.value(m) + rng.below(NOISE) as u32;
        if best.is_none_or(|(least, _)| value < least) {
            best = Some((value, m));
        }
    }
    best.map(|(_, m)| m)
}

/// What the thoughtful player does.
fn best<T: Table>(table: &T, choices: &mut Vec<T::Move>, skill: Skill, rng: &mut Rng) -> Option<T::Move> {
    sort::by_key(choices, |m| table.value(*m));
    choices.truncate(skill.moves.max(1));
    let mut scores: Vec<(u32, u32)> = vec![(0, 0); choices.len()];
    let mut moves = Vec::new();
    for _ in 0..skill.orders {
        let mut imagined = table.clone();
        imagined.shuffle(rng);
        let seed = rng.next();
        for (m, score) in choices.iter().zip(&mut scores) {
            let (mut table, mut rng) = (imagined.clone(), Rng::new(seed));
            table.make(*m);
            loop {
                moves.clear();
                table.choices(&mut moves);
                let Some(next) = favourite(&table, &moves, &mut rng) else { break };
                table.make(next);
            }
            let (home, all) = table.home();
            score.0 += u32::from(home == all);
            score.1 += home;
        }
    }
    // The first of the best: the one the rule of thumb likes most.
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
    use crate::fair::determinized;
    use crate::tries::play;
    use patience::{Deal, Game, Outcome, Position};

    /// A thoughtful player who does not think long.
    const BRIEF: Skill = Skill { orders: 2, moves: 3, nodes: [2_000; 2] };

    fn games() -> impl Iterator<Item = &'static Game> {
        Game::all().filter(|game| game.has.solver)
    }

    /// What a player says that it has played can be played, and ends as it says.
    #[test]
    fn every_line_is_legal_and_ends_as_it_says() {
        for game in games() {
            for (number, skill) in (0..6).map(|n| (n, Skill { nodes: [30_000; 2], ..Skill::QUICK })).chain([(6, BRIEF)])
            {
                let mut position = Position::start(&Deal::numbered(game, number).expect("a deal"));
                let (line, ended) = play(&position, skill, number.into()).expect("a player");
                assert!(!line.is_empty());
                for text in line {
                    let m = position.parse_move(&text).unwrap_or_else(|_| panic!("{}: {text} is no move", game.id));
                    position = position.play(m).unwrap_or_else(|_| panic!("{}: {text} is not legal", game.id));
                }
                assert_eq!(position.outcome() == Outcome::Won, ended.won, "{}, deal {number}", game.id);
            }
        }
    }

    /// In another order of the cards that lie face down the same move is made, all along a game.
    #[test]
    fn what_lies_face_down_changes_no_choice() {
        let first = |position: &Position, skill| play(position, skill, 5).map(|(line, _)| line.first().cloned());
        // What comes after the choice that is compared does not matter.
        let quick = Skill { nodes: [1; 2], ..Skill::QUICK };
        for game in games() {
            let mut position = Position::start(&Deal::numbered(game, 7).expect("a deal"));
            let (line, _) = play(&position, quick, 0).expect("a player");
            for (ply, text) in line.iter().enumerate() {
                let other = determinized(&position, 9, ply as u32);
                assert_eq!(first(&position, quick), first(&other, quick), "{}: after {ply} moves", game.id);
                if ply % 16 == 3 {
                    assert_eq!(first(&position, BRIEF), first(&other, BRIEF), "{}: after {ply} moves", game.id);
                }
                let m = position.parse_move(text).expect("a move");
                position.play_unchecked(m);
            }
        }
    }

    #[test]
    fn patience_lies_between_its_bounds_and_reaches_them() {
        let mut rng = Rng::new(1);
        let all: Vec<u64> = (0..500).map(|_| Skill::QUICK.patience(&mut rng)).collect();
        assert_eq!([all.iter().min(), all.iter().max()], [Some(&12_500), Some(&100_000)]);
        assert_eq!(Skill::THOUGHTFUL.patience(&mut rng), 500_000);
    }
}
