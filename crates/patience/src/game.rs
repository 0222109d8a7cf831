//! What a game is to the rest of the program, and the list of games.

use crate::{Arrangement, Card, Layout, Move, PileId, Place, Places, Role, Shape, Table};
use std::{fmt, sync::OnceLock};

/// A game or a named variant of one: all that the rest of the program knows of it.
pub struct Game {
    /// The id, part of every link: never changed.
    pub id: &'static str,
    /// The first character of its deal codes, one of [`crate::deal::ALPHABET`]: never changed.
    pub letter: char,
    /// The number of its plate on the start page, from 1; a variant has its game's.
    pub number: u8,
    /// The name on the table.
    pub name: &'static str,
    /// A short name, for a phone.
    pub short_name: &'static str,
    /// For a variant: what sets it apart, in a few words. Empty for a game itself.
    pub variant: &'static str,
    /// The game in a sentence or two, for the start page.
    pub lead: &'static str,
    /// A link to a position that shows well on the start page.
    pub plate: &'static str,
    /// The cards of a deal in the order of new packs, those withdrawn by the set-up left out.
    pub pack: fn() -> Vec<Card>,
    /// The piles; [`Game::places`] lists them one by one.
    pub piles: &'static [Places],
    /// Where the piles lie on a table that is wider than high.
    pub wide: Arrangement,
    /// Where they lie on one that is higher than wide.
    pub tall: Arrangement,
    /// The first position that the player sees; `cards` come off the pack first card first.
    ///
    /// The cards must be a permutation of [`Game::pack`]: [`crate::Deal`] sees to that.
    pub set_up: fn(cards: &[Card]) -> Box<dyn Rules>,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.id == other.id
    }
}

impl Eq for Game {}

impl Game {
    /// Every game and variant, in the order of the plates, each game before its variants.
    pub fn all() -> impl Iterator<Item = &'static Game> {
        static ALL: OnceLock<Vec<&'static Game>> = OnceLock::new();
        let sorted = || {
            let mut all = Vec::new();
            for number in 1..=crate::games::ALL.len() {
                for games in crate::games::ALL {
                    for game in *games {
                        if usize::from(game.number) == number {
                            all.push(game);
                        }
                    }
                }
            }
            all
        };
        ALL.get_or_init(sorted).iter().copied()
    }

    /// The piles, numbered by [`PileId`].
    pub fn places(&self) -> &'static [Place] {
        static PLACES: OnceLock<Vec<(char, Vec<Place>)>> = OnceLock::new();
        let all = PLACES.get_or_init(|| Game::all().map(|game| (game.letter, Places::list(game.piles))).collect());
        all.iter().find(|(letter, _)| *letter == self.letter).map_or(&[], |(_, places)| places)
    }

    /// Where each pile lies.
    pub fn layout(&self, shape: Shape) -> Layout {
        let arrangement = if shape == Shape::Tall { &self.tall } else { &self.wide };
        arrangement.layout(self.places().len())
    }

    /// The first pile of a role.
    pub fn pile_of(&self, role: Role) -> Option<PileId> {
        self.places().iter().position(|place| place.role == role).map(|pile| PileId(pile as u8))
    }

    /// The game of an id.
    pub fn by_id(id: &str) -> Option<&'static Game> {
        Game::all().find(|game| game.id == id)
    }
}

/// Plain piles of cards and a few numbers: a position of one game under its rules.
///
/// Implementors are values. What undo must bring back is in them, and nothing else is.
pub trait Rules: CloneRules + Send + Sync {
    /// The piles.
    fn table(&self) -> &Table;

    /// The piles, to be set out otherwise.
    fn table_mut(&mut self) -> &mut Table;

    /// What the piles do not show (a count, a flag), each game's own; two positions are equal if their piles and
    /// these numbers are.
    fn registers(&self) -> [u8; 2] {
        [0; 2]
    }

    /// Appends all moves that the rules allow. Their order is part of the link format: never changed.
    fn legal_moves(&self, moves: &mut Vec<Move>);

    /// Makes a move and all that the rules do at once after it.
    ///
    /// # Panics
    /// May panic, and must not do anything else that is wrong, if the move is not legal.
    fn play_unchecked(&mut self, m: Move);

    /// Whether every card that can belong to a foundation is on one.
    fn is_won(&self) -> bool;

    /// The pile on which the card of `m` will lie: `m.to` itself, or the foundation that takes the card.
    fn lands(&self, m: Move) -> PileId {
        m.to
    }

    /// What the game asks of the player now, in a sentence. Asked only while the game is on.
    fn prompt(&self) -> String;

    /// Where a move takes its card, in words that follow the card's name: "home", "on the five of clubs".
    fn destination(&self, m: Move) -> String;

    /// Where a move takes its card, in two or three words for a button beside the names of the cards.
    fn brief(&self, m: Move) -> String {
        crate::words::capital(&self.destination(m))
    }

    /// The whole move in words, where "card, destination" does not say it.
    fn phrase(&self, _m: Move) -> Option<String> {
        None
    }

    /// Whether the player can mean a legal move by choosing one pile and then another.
    fn means(&self, m: Move, from: PileId, to: PileId) -> bool {
        m.from == from && self.lands(m) == to
    }

    /// The pile that the game has chosen for the player: the one card that must be put somewhere.
    fn asks(&self) -> Option<PileId> {
        None
    }

    /// What the button beside the pack says; `None` when nothing can be dealt.
    fn deal_label(&self) -> Option<String> {
        None
    }

    /// The next move of dealing on that needs no decision. `first` is true for the press of the button itself.
    fn deal_step(&self, first: bool) -> Option<Move>;

    /// Whether, with one legal move left that turns a card, the card turns by itself.
    fn turns_itself(&self) -> bool {
        false
    }

    /// A card that can go home and can never be missed: playing it loses no game that could be won.
    fn safe_move(&self) -> Option<Move> {
        None
    }

    /// How far the game has come, in a few words each, the most telling last: "19 of 104 home".
    fn figures(&self) -> Vec<String>;

    /// A count towards a whole, to be shown with marks: so many of so many, and of what.
    fn tally(&self) -> Option<(u8, u8, &'static str)> {
        None
    }

    /// A few words under a pile that its count does not say.
    fn note(&self, _pile: PileId) -> Option<String> {
        None
    }

    /// For an empty pile that awaits a card: which one.
    fn awaits(&self, _pile: PileId) -> Option<Card> {
        None
    }

    /// How many rows of the layout's closing-up grid are in use.
    fn tiers(&self) -> u8 {
        0
    }
}

/// Copies a boxed position; every `Rules + Clone` has it.
pub trait CloneRules {
    /// A copy in a box of its own.
    fn clone_rules(&self) -> Box<dyn Rules>;
}

impl<R: Rules + Clone + 'static> CloneRules for R {
    fn clone_rules(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}

/// The cards of `packs` new packs without those that `withdrawn` says are taken out first.
pub(crate) fn packs(packs: usize, withdrawn: fn(Card) -> usize) -> Vec<Card> {
    let mut cards = Vec::with_capacity(52 * packs);
    for copy in 0..packs {
        for card in Card::pack() {
            if copy >= withdrawn(card) {
                cards.push(card);
            }
        }
    }
    cards
}

/// How many cards lie home, those of the set-up included.
pub(crate) fn home(places: &[Place], table: &Table) -> usize {
    let mut home = 0;
    for (pile, place) in places.iter().enumerate() {
        if place.role == Role::Foundation {
            home += table.len(PileId(pile as u8));
        }
    }
    home
}
