//! The Labyrinth and its two variants.

use std::collections::BTreeMap;

use super::{
    Card, Foundation, NO_SUCH_MOVE, Place, Rulebook, Ruling, SUITS, count_home, insert_pile, is_suitable, packs,
    propose_all, read_move, without,
};

/// The three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    AsPrinted,
    DealtFoundations,
    LateRefill,
}

/// Rows and columns count from 1; foundations by suit and `+` or `-`.
#[derive(Clone, Copy)]
enum Spot {
    Stock,
    Row,
    Cell(usize, usize),
    Grace,
    Home(char, char),
}

impl Place for Spot {
    fn name(self) -> String {
        match self {
            Spot::Stock => "stock".to_string(),
            Spot::Row => "row".to_string(),
            Spot::Cell(row, column) => format!("r{row}c{column}"),
            Spot::Grace => "grace".to_string(),
            Spot::Home(suit, target) => format!("{suit}{target}"),
        }
    }
}

/// Ten cards to a row.
const WIDTH: usize = 10;

/// Two packs; one ace and one king of each suit are withdrawn: 96.
pub(super) fn pack() -> Vec<Card> {
    let mut founders = Vec::new();
    for suit in SUITS {
        founders.push(Card { value: 1, suit });
        founders.push(Card { value: 13, suit });
    }
    without(packs(2), &founders)
}

pub(super) struct Labyrinth {
    variant: Variant,
    /// The next card first.
    stock: Vec<Card>,
    /// Row by row from the top, ten cells each.
    rows: Vec<Vec<Option<Card>>>,
    grace: Option<Card>,
    grace_was_used: bool,
    foundations: Vec<Foundation>,
}

impl Labyrinth {
    pub(super) fn new(variant: Variant, deal: Vec<Card>) -> Labyrinth {
        let mut foundations = Vec::new();
        for suit in SUITS {
            // Rule I: in suit; the aces ascend to kings, the kings descend to aces.
            foundations.push(Foundation::empty(format!("{suit}+"), suit, (1..=13).collect()));
            foundations.push(Foundation::empty(format!("{suit}-"), suit, (1..=13).rev().collect()));
        }
        // The play's first paragraph: four aces and four kings are withdrawn; Note 1: or they are not.
        if variant != Variant::DealtFoundations {
            for foundation in &mut foundations {
                let founder = Card { value: foundation.course[0], suit: foundation.suit };
                foundation.cards.push(founder);
            }
        }
        let mut game =
            Labyrinth { variant, stock: deal, rows: Vec::new(), grace: None, grace_was_used: false, foundations };
        // The first row of ten is dealt before the first move.
        game.deal_new_row();
        game
    }

    /// Deals ten cards from left to right, or the remaining stock, below the last row.
    fn deal_new_row(&mut self) {
        let mut row = vec![None; WIDTH];
        for cell in &mut row {
            if !self.stock.is_empty() {
                *cell = Some(self.stock.remove(0));
            }
        }
        self.rows.push(row);
    }

    fn sources(&self) -> Vec<Spot> {
        let mut spots = vec![Spot::Stock, Spot::Grace];
        for row in 1..=self.rows.len() {
            for column in 1..=WIDTH {
                spots.push(Spot::Cell(row, column));
            }
        }
        spots
    }

    fn targets() -> Vec<Spot> {
        let mut spots = vec![Spot::Row, Spot::Grace];
        for suit in SUITS {
            spots.push(Spot::Home(suit, '+'));
            spots.push(Spot::Home(suit, '-'));
        }
        spots
    }

    /// The card in a cell; none above the first row or below the last.
    fn card(&self, row: usize, column: usize) -> Option<Card> {
        if row == 0 || row > self.rows.len() {
            return None;
        }
        self.rows[row - 1][column - 1]
    }

    /// Rule II: free from the top or from the bottom.
    fn is_available(&self, row: usize, column: usize) -> bool {
        self.card(row - 1, column).is_none() || self.card(row + 1, column).is_none()
    }

    fn foundation(&self, suit: char, target: char) -> &Foundation {
        self.foundations
            .iter()
            .find(|foundation| foundation.suit == suit && foundation.address.ends_with(target))
            .expect("there are eight")
    }

    fn a_suitable_card_is_available(&self) -> bool {
        for row in 1..=self.rows.len() {
            for column in 1..=WIDTH {
                let Some(card) = self.card(row, column) else { continue };
                if self.is_available(row, column) && is_suitable(&self.foundations, card) {
                    return true;
                }
            }
        }
        false
    }

    fn ruling(&self, from: Spot, to: Spot) -> Ruling {
        match (from, to) {
            // The next row, or (late refill) the empty spaces of this one. No re-deal.
            (Spot::Stock, Spot::Row) => {
                if self.stock.is_empty() {
                    return Err("The stock is empty.");
                }
                Ok(())
            }
            (Spot::Cell(row, column), Spot::Home(suit, target)) => {
                let Some(card) = self.card(row, column) else { return Err("There is no card in this cell.") };
                // Rule II.
                if !self.is_available(row, column) {
                    return Err("The card is blocked from above and from below.");
                }
                // Rule I.
                if !self.foundation(suit, target).takes(card) {
                    return Err("The card is not suitable there.");
                }
                Ok(())
            }
            // The play's last paragraph but one: the grace.
            (Spot::Cell(row, column), Spot::Grace) => {
                if self.card(row, column).is_none() {
                    return Err("There is no card in this cell.");
                }
                if self.grace_was_used {
                    return Err("The grace is given only once.");
                }
                if !self.stock.is_empty() {
                    return Err("The grace is given when the stock is empty.");
                }
                if self.a_suitable_card_is_available() {
                    return Err("The grace is given when no suitable card is available.");
                }
                Ok(())
            }
            // The card of the grace is played whenever it is suitable.
            (Spot::Grace, Spot::Home(suit, target)) => {
                let Some(card) = self.grace else { return Err("No card has been laid aside.") };
                if !self.foundation(suit, target).takes(card) {
                    return Err("The card is not suitable there.");
                }
                Ok(())
            }
            _ => NO_SUCH_MOVE,
        }
    }

    fn carry_out(&mut self, from: Spot, to: Spot) {
        let card = match from {
            Spot::Stock => {
                self.carry_out_deal();
                return;
            }
            Spot::Cell(row, column) => self.rows[row - 1][column - 1].take(),
            Spot::Grace => self.grace.take(),
            _ => unreachable!("ruled legal"),
        };
        let card = card.expect("ruled legal");
        match to {
            Spot::Grace => {
                self.grace = Some(card);
                self.grace_was_used = true;
            }
            Spot::Home(suit, target) => {
                let address = format!("{suit}{target}");
                for foundation in &mut self.foundations {
                    if foundation.address == address {
                        foundation.cards.push(card);
                    }
                }
            }
            _ => unreachable!("ruled legal"),
        }
        // Rule III: only vacancies in the lowest row are refilled; at once, except in one variant. (The grace is given
        // without a stock, so its vacancy stays empty.)
        if let Spot::Cell(row, column) = from {
            let is_lowest = row == self.rows.len();
            if is_lowest && !self.stock.is_empty() && self.variant != Variant::LateRefill {
                self.rows[row - 1][column - 1] = Some(self.stock.remove(0));
            }
        }
    }

    fn carry_out_deal(&mut self) {
        let lowest = self.rows.last_mut().expect("the first row is dealt at the start");
        // Late refill: while the lowest row has empty spaces, the stock refills them before a new row.
        if self.variant == Variant::LateRefill && lowest.iter().any(|cell| cell.is_none()) {
            for cell in lowest {
                if cell.is_none() && !self.stock.is_empty() {
                    *cell = Some(self.stock.remove(0));
                }
            }
            return;
        }
        self.deal_new_row();
    }
}

impl Rulebook for Labyrinth {
    fn legal(&self) -> Vec<String> {
        propose_all(&self.sources(), &Self::targets(), |from, to| self.ruling(from, to))
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let (from, to) = read_move(text, &self.sources(), &Self::targets())?;
        self.ruling(from, to)?;
        self.carry_out(from, to);
        Ok(())
    }

    fn piles(&self) -> BTreeMap<String, Vec<String>> {
        let mut piles = BTreeMap::new();
        for row in 1..=self.rows.len() {
            for column in 1..=WIDTH {
                if let Some(card) = self.card(row, column) {
                    insert_pile(&mut piles, &format!("r{row}c{column}"), &[card]);
                }
            }
        }
        if let Some(card) = self.grace {
            insert_pile(&mut piles, "grace", &[card]);
        }
        for foundation in &self.foundations {
            insert_pile(&mut piles, &foundation.address, &foundation.cards);
        }
        piles
    }

    fn is_foundation(&self, address: &str) -> bool {
        self.foundations.iter().any(|foundation| foundation.address == address)
    }

    fn stock(&self) -> usize {
        self.stock.len()
    }

    fn home(&self) -> usize {
        count_home(&self.foundations)
    }

    fn outcome(&self) -> &'static str {
        if self.home() == 104 {
            "won"
        } else if self.legal().is_empty() {
            "stuck"
        } else {
            "playing"
        }
    }
}
