//! Spenser's Fairie Queen.

use std::collections::BTreeMap;

use super::{
    Card, Foundation, NO_SUCH_MOVE, Place, Rulebook, Ruling, SUITS, count_home, insert_pile, is_suitable, packs,
    propose_all, put_home, read_move, without,
};

/// Columns count from 1.
#[derive(Clone, Copy)]
enum Spot {
    Stock,
    Hand,
    Column(usize),
    Home,
}

impl Place for Spot {
    fn name(self) -> String {
        match self {
            Spot::Stock => "stock".to_string(),
            Spot::Hand => "hand".to_string(),
            Spot::Column(n) => format!("c{n}"),
            Spot::Home => "f".to_string(),
        }
    }
}

/// Two packs; the king of spades is withdrawn: 103.
pub(super) fn pack() -> Vec<Card> {
    without(packs(2), &[Card { value: 13, suit: 'S' }])
}

pub(super) struct FairieQueen {
    /// The next card first.
    stock: Vec<Card>,
    hand: Option<Card>,
    /// Every column begins with its king.
    columns: Vec<Vec<Card>>,
    foundations: Vec<Foundation>,
}

impl FairieQueen {
    pub(super) fn new(deal: Vec<Card>) -> FairieQueen {
        // Rule I and the play's third paragraph: eight foundations, two of each suit, ace up to queen.
        let mut foundations = Vec::new();
        for suit in SUITS {
            for which in 1..=2 {
                foundations.push(Foundation::empty(format!("{suit}+{which}"), suit, (1..=12).collect()));
            }
        }
        // The play's first paragraph: one king is taken from the pack; the rules page says the king of spades.
        let columns = vec![vec![Card { value: 13, suit: 'S' }]];
        FairieQueen { stock: deal, hand: None, columns, foundations }
    }

    fn sources() -> Vec<Spot> {
        let mut spots = vec![Spot::Stock, Spot::Hand];
        spots.extend((1..=8).map(Spot::Column));
        spots
    }

    fn targets() -> Vec<Spot> {
        let mut spots = vec![Spot::Hand, Spot::Home];
        spots.extend((1..=8).map(Spot::Column));
        spots
    }

    /// A column, or nothing before its king is turned up.
    fn column(&self, n: usize) -> Option<&Vec<Card>> {
        self.columns.get(n - 1)
    }

    /// The deal lasts while there is a card in the stock or in the hand.
    fn is_dealing(&self) -> bool {
        !self.stock.is_empty() || self.hand.is_some()
    }

    fn is_won(&self) -> bool {
        count_home(&self.foundations) == 96
    }

    fn ruling(&self, from: Spot, to: Spot) -> Ruling {
        // A won game is over.
        if self.is_won() {
            return Err("The game is won.");
        }
        match (from, to) {
            // Turning up: with an empty hand, while there is a stock. There is no re-deal.
            (Spot::Stock, Spot::Hand) => {
                if self.hand.is_some() {
                    return Err("There is still a card in the hand.");
                }
                if self.stock.is_empty() {
                    return Err("The stock is empty.");
                }
                Ok(())
            }
            // The play's fourth paragraph: suitable cards may be played as they turn up.
            (Spot::Hand, Spot::Home) => {
                let Some(card) = self.hand else { return Err("There is no card in the hand.") };
                if !is_suitable(&self.foundations, card) {
                    return Err("The card in the hand is not suitable.");
                }
                Ok(())
            }
            // Rule II: cards are dealt only upon the last king turned up.
            (Spot::Hand, Spot::Column(n)) => {
                if self.hand.is_none() {
                    return Err("There is no card in the hand.");
                }
                if n != self.columns.len() {
                    return Err("Only the king turned up last takes the card in the hand.");
                }
                Ok(())
            }
            // Rule IV: only the last card of a column; during the deal and after it.
            (Spot::Column(n), Spot::Home) => {
                let Some(column) = self.column(n) else { return Err("This column has no king yet.") };
                let Some(last) = column.last() else { return Err("This column is empty.") };
                if !is_suitable(&self.foundations, *last) {
                    return Err("The last card of the column is not suitable.");
                }
                Ok(())
            }
            (Spot::Column(n), Spot::Column(m)) => {
                // The play's sixth paragraph: transfers begin when the deal is complete.
                if self.is_dealing() {
                    return Err("There are no transfers during the deal.");
                }
                if n == m {
                    return Err("A transfer is from one column to another.");
                }
                let (Some(giver), Some(taker)) = (self.column(n), self.column(m)) else {
                    return Err("This column has no king yet.");
                };
                // Kings stay where they are.
                if giver.len() < 2 {
                    return Err("The king of a column stays where it is.");
                }
                let card = giver[giver.len() - 1];
                // Rule V: a single king takes any available card.
                if taker.len() == 1 {
                    return Ok(());
                }
                // Rule III: in descending sequence, whatever the suit.
                let onto = taker[taker.len() - 1];
                if onto.value == card.value + 1 {
                    return Ok(());
                }
                Err("The card would not descend by one.")
            }
            _ => NO_SUCH_MOVE,
        }
    }

    fn carry_out(&mut self, from: Spot, to: Spot) {
        let card = match from {
            Spot::Stock => self.stock.remove(0),
            Spot::Hand => self.hand.take().expect("ruled legal"),
            Spot::Column(n) => self.columns[n - 1].pop().expect("ruled legal"),
            Spot::Home => unreachable!("no card ever leaves a foundation"),
        };
        match to {
            // An ace goes to its space at once.
            Spot::Hand if card.value == 1 => put_home(&mut self.foundations, card),
            // A king heads the next column at once.
            Spot::Hand if card.value == 13 => self.columns.push(vec![card]),
            Spot::Hand => self.hand = Some(card),
            Spot::Column(m) => self.columns[m - 1].push(card),
            Spot::Home => put_home(&mut self.foundations, card),
            Spot::Stock => unreachable!("nothing goes back to the stock"),
        }
    }
}

impl Rulebook for FairieQueen {
    fn legal(&self) -> Vec<String> {
        propose_all(&Self::sources(), &Self::targets(), |from, to| self.ruling(from, to))
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let (from, to) = read_move(text, &Self::sources(), &Self::targets())?;
        self.ruling(from, to)?;
        self.carry_out(from, to);
        Ok(())
    }

    fn piles(&self) -> BTreeMap<String, Vec<String>> {
        let mut piles = BTreeMap::new();
        for (i, column) in self.columns.iter().enumerate() {
            insert_pile(&mut piles, &format!("c{}", i + 1), column);
        }
        if let Some(card) = self.hand {
            insert_pile(&mut piles, "hand", &[card]);
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
        if self.is_won() {
            "won"
        } else if self.legal().is_empty() {
            "stuck"
        } else {
            "playing"
        }
    }
}
