//! The piles of a game: roles, addresses in the notation, and names.

use crate::{PileId, Piles, Suit, ascii};
use alloc::{string::String, vec::Vec};

/// The role of a pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Role {
    /// The undealt cards, face down.
    Stock,
    /// The one card turned up that must be placed.
    Hand,
    /// Cards set aside, face up.
    Talon,
    /// A pile that a suit is built on; its cards never leave.
    Foundation,
    /// A pile of the tableau.
    Tableau,
    /// The card set aside by grace.
    Reserve,
    /// Cards that are only shown and never move.
    Decoration,
}

impl Role {
    /// Every role.
    pub const ALL: [Role; 7] =
        [Role::Stock, Role::Hand, Role::Talon, Role::Foundation, Role::Tableau, Role::Reserve, Role::Decoration];

    /// Returns the role in a word: `tableau`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["stock", "hand", "talon", "foundation", "tableau", "reserve", "decoration"][self as usize]
    }

    /// Code of the role in links. Part of the link format: a new role gets a new code, and no code ever changes. 7 is
    /// [`crate::Target`]'s.
    pub(crate) const fn link_code(self) -> u8 {
        match self {
            Role::Stock => 0,
            Role::Hand => 1,
            Role::Talon => 2,
            Role::Foundation => 3,
            Role::Tableau => 4,
            Role::Reserve => 5,
            Role::Decoration => 6,
        }
    }
}

/// A pile of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PileSpec {
    /// The address, unique in the game: `c3`, `S+`, `r2c10`.
    pub address: String,
    /// The role of the pile.
    pub role: Role,
    /// Its name, as a key of the catalogues: `packet`.
    pub name: &'static str,
    /// Its number in its group, from 1; in a grid its column. `None` for a single pile.
    pub n: Option<u8>,
    /// In a grid its row, from 1.
    pub row: Option<u8>,
    /// The suit, if the foundation belongs to one.
    pub suit: Option<Suit>,
}

/// Piles of one kind, as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PileGroup {
    address: &'static str,
    /// In a grid, the text between the numbers of row and column.
    column: &'static str,
    role: Role,
    name: &'static str,
    suit: Option<Suit>,
    /// 0 for piles outside a grid.
    rows: u8,
    /// 0 for a single pile.
    count: u8,
}

impl PileGroup {
    /// A single pile.
    #[must_use]
    pub const fn single(address: &'static str, role: Role, name: &'static str) -> PileGroup {
        PileGroup { address, column: "", role, name, suit: None, rows: 0, count: 0 }
    }

    /// `address1` … `addressN`.
    #[must_use]
    pub const fn many(address: &'static str, role: Role, name: &'static str, count: u8) -> PileGroup {
        assert!(count > 0, "there is at least one");
        PileGroup { count, ..PileGroup::single(address, role, name) }
    }

    /// `r1c1` … `rNcM` for the addresses `["r", "c"]`, row by row.
    #[must_use]
    pub const fn grid(address: [&'static str; 2], role: Role, name: &'static str, rows: u8, columns: u8) -> PileGroup {
        assert!(rows > 0 && columns > 0, "there is at least one");
        PileGroup { column: address[1], rows, count: columns, ..PileGroup::single(address[0], role, name) }
    }

    /// The same group, belonging to a suit.
    #[must_use]
    pub const fn suit(self, suit: Suit) -> PileGroup {
        PileGroup { suit: Some(suit), ..self }
    }

    const fn len(self) -> u8 {
        let rows = if self.rows == 0 { 1 } else { self.rows };
        let count = if self.count == 0 { 1 } else { self.count };
        rows * count
    }

    fn spec(self, at: u8) -> PileSpec {
        let PileGroup { address, column, role, name, suit, rows, count } = self;
        let mut spec = PileSpec { address: address.into(), role, name, n: None, row: None, suit };
        if rows > 0 {
            let row = at / count + 1;
            spec.row = Some(row);
            ascii::push_number(&mut spec.address, row.into());
            spec.address += column;
        }
        if count > 0 {
            let n = at % count + 1;
            spec.n = Some(n);
            ascii::push_number(&mut spec.address, n.into());
        }
        spec
    }
}

/// The piles of a game, in the order of their numbers. Pile ids, names and layouts all come from this list.
///
/// Its look-ups are for constants: one that finds nothing does not compile.
///
/// ```
/// use patience::{PileId, PileList, PileGroup, Role};
/// const PILES: PileList = PileList(&[
///     PileGroup::single("stock", Role::Stock, "stock"),
///     PileGroup::many("c", Role::Tableau, "column", 8),
/// ]);
/// const STOCK: PileId = PILES.pile("stock");
/// assert_eq!(PILES.piles("c").at(7), PileId(8));
/// assert_eq!(PILES.pile_specs()[8].address, "c8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PileList(pub &'static [PileGroup]);

impl PileList {
    /// The number of piles.
    #[must_use]
    pub const fn count(self) -> usize {
        let (mut at, mut count) = (0, 0);
        while at < self.0.len() {
            count += self.0[at].len() as usize;
            at += 1;
        }
        count
    }

    /// The piles of an address without its numbers: all of `c1` … `c8` for `c`.
    ///
    /// # Panics
    /// If the list has no such piles.
    #[must_use]
    pub const fn piles(self, address: &str) -> Piles {
        let (mut at, mut first) = (0, 0);
        while at < self.0.len() {
            if same(self.0[at].address, address) {
                return Piles::new(PileId(first), self.0[at].len());
            }
            first += self.0[at].len();
            at += 1;
        }
        panic!("no piles have this address")
    }

    /// The single pile of an address.
    ///
    /// # Panics
    /// If the list has no such pile, or several.
    #[must_use]
    pub const fn pile(self, address: &str) -> PileId {
        let piles = self.piles(address);
        assert!(piles.len() == 1, "several piles have this address");
        piles.at(0)
    }

    /// All piles of a role.
    ///
    /// # Panics
    /// If there is none, or if piles of another role lie between them.
    #[must_use]
    pub const fn of(self, role: Role) -> Piles {
        let (mut at, mut next) = (0, 0);
        let (mut first, mut count) = (0, 0);
        while at < self.0.len() {
            if self.0[at].role as u8 == role as u8 {
                if count == 0 {
                    first = next;
                }
                assert!(first + count == next, "piles of other roles lie between those of this role");
                count += self.0[at].len();
            }
            next += self.0[at].len();
            at += 1;
        }
        assert!(count > 0, "no pile has this role");
        Piles::new(PileId(first), count)
    }

    /// Lists the piles with their data.
    #[must_use]
    pub fn pile_specs(self) -> Vec<PileSpec> {
        let mut specs = Vec::with_capacity(self.count());
        for kind in self.0 {
            for at in 0..kind.len() {
                specs.push(kind.spec(at));
            }
        }
        specs
    }
}

/// Returns true if two texts are equal. For constants.
pub(crate) const fn same(left: &str, right: &str) -> bool {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn link_codes_of_roles_are_fixed() {
        let codes: Vec<u8> = Role::ALL.iter().map(|role| role.link_code()).collect();
        assert_eq!(codes, [0, 1, 2, 3, 4, 5, 6]);
        assert!(!codes.contains(&crate::Target::WORD_LINK_CODE));
    }

    #[test]
    fn a_list_numbers_its_piles_in_order() {
        const LIST: PileList = PileList(&[
            PileGroup::single("stock", Role::Stock, "stock"),
            PileGroup::grid(["r", "c"], Role::Tableau, "cell", 2, 3),
            PileGroup::many("C+", Role::Foundation, "foundation", 2).suit(Suit::Clubs),
            PileGroup::single("D+", Role::Foundation, "foundation"),
        ]);
        let addresses: Vec<String> = LIST.pile_specs().into_iter().map(|spec| spec.address).collect();
        assert_eq!(addresses.join(" "), "stock r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 C+1 C+2 D+");
        assert_eq!((LIST.count(), LIST.pile("D+")), (10, PileId(9)));
        assert_eq!(LIST.piles("r"), Piles::new(PileId(1), 6));
        assert_eq!(LIST.of(Role::Foundation), Piles::new(PileId(7), 3));
        let cell = &LIST.pile_specs()[5];
        assert_eq!((cell.row, cell.n, cell.suit), (Some(2), Some(2), None));
        assert_eq!(LIST.pile_specs()[7].suit, Some(Suit::Clubs));
    }
}
