//! The Empress of India.

use std::collections::BTreeMap;

use super::{
    Card, Foundation, NO_SUCH_MOVE, Place, Rulebook, Ruling, SUITS, count_home, insert_pile, is_suitable, packs,
    propose_all, put_home, read_move,
};

/// Spaces count from 1.
#[derive(Clone, Copy)]
enum Spot {
    Army(usize),
    Navy(usize),
    Stock,
    Talon,
    Home,
}

impl Place for Spot {
    fn name(self) -> String {
        match self {
            Spot::Army(i) => format!("a{i}"),
            Spot::Navy(j) => format!("n{j}"),
            Spot::Stock => "stock".to_string(),
            Spot::Talon => "talon".to_string(),
            Spot::Home => "f".to_string(),
        }
    }
}

/// Two rows of twelve.
const SPACES: usize = 24;

/// Four packs without black aces, red kings, red knaves and black queens: 176 cards.
pub(super) fn pack() -> Vec<Card> {
    let mut cards = packs(4);
    cards.retain(|card| if card.is_red() { !matches!(card.value, 11 | 13) } else { !matches!(card.value, 1 | 12) });
    cards
}

pub(super) struct Empress {
    /// The next card first.
    stock: Vec<Card>,
    /// 24 spaces, each with no card, one, or a pair; the card that was there first is first.
    army: Vec<Vec<Card>>,
    navy: Vec<Vec<Card>>,
    red_talon: Vec<Card>,
    black_talon: Vec<Card>,
    foundations: Vec<Foundation>,
}

impl Empress {
    pub(super) fn new(deal: Vec<Card>) -> Empress {
        let mut foundations = Vec::new();
        for suit in SUITS {
            for which in 1..=4 {
                // Aces ascend without queens, kings descend without knaves; Rule V: in suit.
                let mut foundation = if suit == 'C' || suit == 'S' {
                    let course = vec![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13];
                    Foundation::empty(format!("{suit}+{which}"), suit, course)
                } else {
                    let course = vec![13, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
                    Foundation::empty(format!("{suit}-{which}"), suit, course)
                };
                // The withdrawn black aces and red kings lie there from the start.
                foundation.cards.push(Card { value: foundation.course[0], suit });
                foundations.push(foundation);
            }
        }
        let mut game = Empress {
            stock: deal,
            army: vec![Vec::new(); SPACES],
            navy: vec![Vec::new(); SPACES],
            red_talon: Vec::new(),
            black_talon: Vec::new(),
            foundations,
        };
        // Both rows are dealt at the same time, until both are full; the surplus of a colour is its talon.
        while has_empty_space(&game.army) || has_empty_space(&game.navy) {
            game.turn_up_card();
        }
        game
    }

    /// Turns up a card of the stock: into the first empty space of its colour, or onto its colour's talon.
    fn turn_up_card(&mut self) {
        let card = self.stock.remove(0);
        let (row, talon) =
            if card.is_red() { (&mut self.army, &mut self.red_talon) } else { (&mut self.navy, &mut self.black_talon) };
        match row.iter_mut().find(|space| space.is_empty()) {
            Some(space) => space.push(card),
            None => talon.push(card),
        }
    }

    fn sources() -> Vec<Spot> {
        let mut spots = vec![Spot::Stock];
        spots.extend((1..=SPACES).map(Spot::Army));
        spots.extend((1..=SPACES).map(Spot::Navy));
        spots
    }

    fn targets() -> Vec<Spot> {
        let mut spots = vec![Spot::Talon, Spot::Home];
        spots.extend((1..=SPACES).map(Spot::Army));
        spots.extend((1..=SPACES).map(Spot::Navy));
        spots
    }

    /// The cards in a space of the Army or the Navy.
    fn space(&self, spot: Spot) -> &[Card] {
        match spot {
            Spot::Army(i) => &self.army[i - 1],
            Spot::Navy(j) => &self.navy[j - 1],
            _ => &[],
        }
    }

    fn ruling(&self, from: Spot, to: Spot) -> Ruling {
        match (from, to) {
            // The last paragraph: the remaining pack is dealt out, when the player likes. No re-deal.
            (Spot::Stock, Spot::Talon) => {
                if self.stock.is_empty() {
                    return Err("The stock is empty.");
                }
                Ok(())
            }
            // Any card in the Army may be placed on any card in the Navy, and vice versa.
            (Spot::Army(_), Spot::Navy(_)) | (Spot::Navy(_), Spot::Army(_)) => {
                let (mover, below) = (self.space(from), self.space(to));
                if mover.is_empty() || below.is_empty() {
                    return Err("A pair needs two cards.");
                }
                // Each card can only be paired once; a pair is not separated.
                if mover.len() == 2 || below.len() == 2 {
                    return Err("A card is paired only once.");
                }
                Ok(())
            }
            // A pair is played at the same time, each card on its own foundation.
            (Spot::Army(_) | Spot::Navy(_), Spot::Home) => {
                let [first, second] = self.space(from) else {
                    return Err("Only a pair is played from one space.");
                };
                if !is_suitable(&self.foundations, *first) || !is_suitable(&self.foundations, *second) {
                    return Err("Both cards of the pair must be suitable.");
                }
                Ok(())
            }
            _ => NO_SUCH_MOVE,
        }
    }

    /// Rule I: one red and one black card, both suitable, are played together.
    fn ruling_on_two(&self, i: usize, j: usize) -> Ruling {
        let ([red], [black]) = (self.space(Spot::Army(i)), self.space(Spot::Navy(j))) else {
            return Err("Only two single cards are played together from two spaces.");
        };
        if !is_suitable(&self.foundations, *red) || !is_suitable(&self.foundations, *black) {
            return Err("Both cards must be suitable.");
        }
        Ok(())
    }

    fn clear(&mut self, spot: Spot) -> Vec<Card> {
        match spot {
            Spot::Army(i) => std::mem::take(&mut self.army[i - 1]),
            Spot::Navy(j) => std::mem::take(&mut self.navy[j - 1]),
            _ => unreachable!("only the Army and the Navy have spaces"),
        }
    }

    fn carry_out(&mut self, from: Spot, to: Spot) {
        match (from, to) {
            (Spot::Stock, _) => {
                // It goes on the talon of its colour, and nothing else happens.
                let card = self.stock.remove(0);
                if card.is_red() { self.red_talon.push(card) } else { self.black_talon.push(card) }
            }
            (_, Spot::Home) => {
                for card in self.clear(from) {
                    put_home(&mut self.foundations, card);
                }
                self.refill();
            }
            (_, Spot::Army(i)) => {
                let cards = self.clear(from);
                self.army[i - 1].extend(cards);
                self.refill();
            }
            (_, Spot::Navy(j)) => {
                let cards = self.clear(from);
                self.navy[j - 1].extend(cards);
                self.refill();
            }
            _ => unreachable!("ruled legal"),
        }
    }

    fn carry_out_two(&mut self, i: usize, j: usize) {
        let red = self.clear(Spot::Army(i));
        let black = self.clear(Spot::Navy(j));
        for card in red.into_iter().chain(black) {
            put_home(&mut self.foundations, card);
        }
        // Both spaces are emptied before any is refilled.
        self.refill();
    }

    /// Rule II: vacancies are refilled at once with cards of their row's colour.
    fn refill(&mut self) {
        // Both talons first; their top card is the card laid last.
        for space in &mut self.army {
            if space.is_empty() {
                space.extend(self.red_talon.pop());
            }
        }
        for space in &mut self.navy {
            if space.is_empty() {
                space.extend(self.black_talon.pop());
            }
        }
        // Then the stock, for a colour that it still holds. Cards of the other colour go to their place.
        loop {
            let red_is_wanted = has_empty_space(&self.army) && self.stock.iter().any(|card| card.is_red());
            let black_is_wanted = has_empty_space(&self.navy) && self.stock.iter().any(|card| !card.is_red());
            if !red_is_wanted && !black_is_wanted {
                break;
            }
            self.turn_up_card();
        }
    }

    fn is_won(&self) -> bool {
        // All 176 cards are played; 16 were there from the start.
        count_home(&self.foundations) == 176 + 16
    }
}

fn has_empty_space(row: &[Vec<Card>]) -> bool {
    row.iter().any(|space| space.is_empty())
}

/// Reads `aI+nJ>f`.
fn read_two(text: &str) -> Option<(usize, usize)> {
    for i in 1..=SPACES {
        for j in 1..=SPACES {
            if text == format!("a{i}+n{j}>f") {
                return Some((i, j));
            }
        }
    }
    None
}

impl Rulebook for Empress {
    fn legal(&self) -> Vec<String> {
        let mut moves = propose_all(&Self::sources(), &Self::targets(), |from, to| self.ruling(from, to));
        for i in 1..=SPACES {
            for j in 1..=SPACES {
                if self.ruling_on_two(i, j).is_ok() {
                    moves.push(format!("a{i}+n{j}>f"));
                }
            }
        }
        moves.sort();
        moves
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        if text.contains('+') {
            let (i, j) = read_two(text).ok_or_else(|| format!("{text} names no two spaces of this game."))?;
            self.ruling_on_two(i, j)?;
            self.carry_out_two(i, j);
        } else {
            let (from, to) = read_move(text, &Self::sources(), &Self::targets())?;
            self.ruling(from, to)?;
            self.carry_out(from, to);
        }
        Ok(())
    }

    fn piles(&self) -> BTreeMap<String, Vec<String>> {
        let mut piles = BTreeMap::new();
        for i in 0..SPACES {
            insert_pile(&mut piles, &format!("a{}", i + 1), &self.army[i]);
            insert_pile(&mut piles, &format!("n{}", i + 1), &self.navy[i]);
        }
        // Rule IV: two packets.
        insert_pile(&mut piles, "talon-red", &self.red_talon);
        insert_pile(&mut piles, "talon-black", &self.black_talon);
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
