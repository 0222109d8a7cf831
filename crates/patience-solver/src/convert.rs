//! From a position of the rules crate to the plain states that the searches start from.

use crate::empress::EmpressState;
use crate::fairie::FairieState;
use crate::labyrinth::{Grace, LabyrinthState};
use crate::sly::SlyState;
use patience::{PileId, Position};

/// A position of any of the games as plain data.
#[derive(Clone, Debug)]
pub(crate) enum State {
    Fairie(FairieState),
    Empress(EmpressState),
    Labyrinth(LabyrinthState),
    Sly(SlyState),
}

/// Reads piles of a position by their addresses.
struct Reader<'a>(&'a Position);

impl Reader<'_> {
    /// The kinds in a pile, bottom card first; empty if the game has no such pile.
    fn pile(&self, address: &str) -> Vec<u8> {
        let at = self.0.places().iter().position(|place| place.address == address);
        let cards = at.map_or(&[][..], |at| self.0.table().pile(PileId(at as u8)));
        cards.iter().map(|card| card.index() as u8).collect()
    }

    /// The stock, the next card first.
    fn stock(&self) -> Vec<u8> {
        let mut cards = self.pile("stock");
        cards.reverse();
        cards
    }

    /// The number of cards on the foundation of each suit with this sign.
    fn heights(&self, sign: &str) -> [u8; 4] {
        ["C", "D", "H", "S"].map(|suit| self.pile(&[suit, sign].concat()).len() as u8)
    }
}

impl State {
    /// The state of a position; `None` for a game that the solver does not know.
    pub(crate) fn read(position: &Position) -> Option<Self> {
        let reader = Reader(position);
        let [first, second] = position.rules().registers();
        Some(match position.game().id {
            "fairie-queen" => State::Fairie(reader.fairie()),
            "empress-of-india" => State::Empress(reader.empress()),
            "labyrinth" | "labyrinth-dealt-foundations" => {
                State::Labyrinth(reader.labyrinth(false, first, second == 1))
            }
            "labyrinth-late-refill" => State::Labyrinth(reader.labyrinth(true, first, second == 1)),
            "sly" => State::Sly(reader.sly(first, second)),
            _ => return None,
        })
    }
}

impl Reader<'_> {
    fn fairie(&self) -> FairieState {
        let columns = (1..=8).map(|n| self.pile(&format!("c{n}"))).filter(|column| !column.is_empty());
        let mut heights = [[0; 2]; 4];
        for (n, height) in heights.iter_mut().enumerate() {
            let suit = ["C", "D", "H", "S"][n];
            *height = [1, 2].map(|copy| self.pile(&format!("{suit}+{copy}")).len() as u8);
            if height[0] < height[1] {
                height.swap(0, 1);
            }
        }
        FairieState {
            ranks: 12,
            stock: self.stock(),
            hand: self.pile("hand").first().copied(),
            columns: columns.map(|column| column[1..].to_vec()).collect(),
            heights,
        }
    }

    fn empress(&self) -> EmpressState {
        let mut played = [0; 52];
        for (n, suit) in ["C", "D", "H", "S"].iter().enumerate() {
            let sign = if matches!(n, 1 | 2) { '-' } else { '+' };
            for copy in 1..=4 {
                for card in self.pile(&format!("{suit}{sign}{copy}")).into_iter().skip(1) {
                    played[usize::from(card)] += 1;
                }
            }
        }
        EmpressState {
            stock: self.stock(),
            rows: ["a", "n"].map(|row| (1..=24).map(|n| self.pile(&format!("{row}{n}"))).collect()),
            talons: ["talon-red", "talon-black"].map(|talon| self.pile(talon)),
            played,
        }
    }

    fn labyrinth(&self, late_refill: bool, rows: u8, graced: bool) -> LabyrinthState {
        let row = |r: u8| (1..=10).map(|c| self.pile(&format!("r{}c{c}", r + 1)).first().copied()).collect();
        LabyrinthState {
            ranks: 13,
            late_refill,
            stock: self.stock(),
            rows: (0..rows).map(row).collect(),
            up: self.heights("+"),
            down: self.heights("-"),
            grace: match (graced, self.pile("grace").first()) {
                (false, _) => Grace::Unused,
                (true, Some(&card)) => Grace::Holds(card),
                (true, None) => Grace::Spent,
            },
        }
    }

    fn sly(&self, deal: u8, placed: u8) -> SlyState {
        SlyState {
            ranks: 13,
            deal_size: 20,
            stock: self.stock(),
            packets: (1..=20).map(|n| self.pile(&format!("p{n}"))).collect(),
            up: self.heights("+"),
            down: self.heights("-"),
            hand: self.pile("hand").first().copied(),
            in_deal: placed != u8::MAX,
            first_deal: deal == 1,
            placed: if placed == u8::MAX { 0 } else { placed },
        }
    }
}
