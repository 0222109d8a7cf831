//! What crosses to the page: plain data, declared once here and once, for the type checker, in [`TYPES`].

use patience::{Game, Has, Link, Offers, PileId, PileOffers, Place, Position, Reason, Role, Session, Token};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A token as the page has it: with the places of a game in it.
pub struct Said {
    pub token: Token,
    pub places: &'static [Place],
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.token.told(self.places).serialize(serializer)
    }
}

/// What crosses as a `Uint8Array`.
struct Bytes(Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

/// A whole table, as the player may see it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    game: &'static str,
    deal: Option<String>,
    link: String,
    start: String,
    save: String,
    ply: usize,
    plies: usize,
    can_undo: bool,
    can_redo: bool,
    outcome: &'static str,
    prompt: Said,
    report: Vec<Said>,
    home: usize,
    stock: usize,
    figures: Vec<Said>,
    tally: Option<Tally>,
    pending: Option<u8>,
    deal_label: Option<Said>,
    deal_decides: bool,
    safe: bool,
    tiers: u8,
    piles: Vec<Pile>,
    moves: String,
    meanings: Bytes,
    choices: Bytes,
    labels: Vec<Said>,
}

#[derive(Serialize)]
struct Tally {
    done: u8,
    of: u8,
    token: Said,
}

#[derive(Serialize)]
struct Pile {
    cards: String,
    count: usize,
    movable: bool,
    suitable: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    awaits: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    only: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    home: Option<u16>,
}

impl View {
    /// The session's table now.
    pub fn of(session: &Session) -> View {
        let position = session.position();
        let rules = position.rules();
        let places = position.places();
        let say = |token| Said { token, places };
        let Offers { moves, piles, meanings, choices, labels, dealing_decides } = Offers::of(position);
        let outcome = position.outcome_with(&moves);
        let mut bytes = Vec::with_capacity(4 * meanings.len());
        for meaning in meanings {
            bytes.extend_from_slice(&[meaning.from.0, meaning.to.0]);
            bytes.extend_from_slice(&meaning.m.to_le_bytes());
        }
        let mut choice_bytes = Vec::with_capacity(4 * choices.len());
        for (m, label) in choices {
            choice_bytes.extend_from_slice(&m.to_le_bytes());
            choice_bytes.extend_from_slice(&label.to_le_bytes());
        }
        View {
            game: position.game().id,
            deal: session.deal().code(),
            link: session.link().to_string(),
            start: start(session),
            save: session.save(),
            ply: session.ply(),
            plies: session.plies(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
            outcome: outcome.name(),
            prompt: say(position.prompt_of(outcome)),
            report: session.report().iter().cloned().map(say).collect(),
            home: position.home(),
            stock: position.stock(),
            figures: position.figures().into_iter().map(say).collect(),
            tally: position.tally().map(|tally| Tally { done: tally.done, of: tally.of, token: say(tally.token) }),
            pending: rules.pending_pile().map(|pile| pile.0),
            deal_label: position.deal_label().map(say),
            deal_decides: dealing_decides,
            safe: rules.safe_move().is_some(),
            tiers: rules.tiers(),
            piles: (0..).map(PileId).zip(piles).map(|(pile, offers)| Pile::of(position, pile, offers)).collect(),
            moves: position.game().write_moves(&moves),
            meanings: Bytes(bytes),
            choices: Bytes(choice_bytes),
            labels: labels.into_iter().map(say).collect(),
        }
    }
}

/// The link of a session's deal alone.
fn start(session: &Session) -> String {
    Link { deal: session.deal().clone(), choices: Vec::new() }.to_string()
}

impl Pile {
    fn of(position: &Position, pile: PileId, offers: PileOffers) -> Pile {
        let places = position.places();
        let cards = position.table().pile(pile);
        let mut text = String::new();
        if position.role(pile) != Role::Stock {
            for card in cards {
                text.push(card.rank.letter());
                text.push(card.suit.letter());
            }
        }
        let say = |token| Said { token, places };
        Pile {
            cards: text,
            count: cards.len(),
            movable: offers.movable,
            suitable: offers.suitable,
            awaits: position.rules().awaits(pile).map(|card| card.to_string()),
            note: position.note(pile).map(say),
            says: offers.says.map(say),
            only: offers.only,
            home: offers.home,
        }
    }
}

/// A legal move, told.
#[derive(Serialize)]
struct Told {
    #[serde(rename = "move")]
    notation: String,
    from: u8,
    with: Option<u8>,
    to: Option<u8>,
    home: bool,
    token: Said,
    apart: Option<u8>,
}

/// The legal moves of one pile.
#[derive(Serialize)]
pub struct Group {
    pile: u8,
    moves: Vec<Told>,
}

impl Group {
    /// All legal moves, pile by pile.
    pub fn all(position: &Position) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for m in position.legal_moves() {
            if groups.last().is_none_or(|group| group.pile != m.from.0) {
                groups.push(Group { pile: m.from.0, moves: Vec::new() });
            }
            let Some(group) = groups.last_mut() else { continue };
            let token = position.describe(m);
            // Equal cards in two places: the buttons must tell them apart.
            let is_equal = group.moves.iter().any(|other| other.token.token == token);
            let other = m.with.or(m.to.pile()).filter(|_| is_equal);
            group.moves.push(Told {
                notation: position.game().write_move(m),
                from: m.from.0,
                with: m.with.map(|pile| pile.0),
                to: position.lands(m).map(|pile| pile.0),
                home: position.goes_home(m),
                token: Said { token, places: position.places() },
                apart: other.map(|pile| pile.0),
            });
        }
        groups
    }
}

/// Why something cannot be done.
#[derive(Serialize)]
pub struct Why {
    token: Said,
    rule: Option<&'static str>,
}

impl Why {
    /// A reason in the game of these places.
    pub fn of(Reason { token, rule }: Reason, places: &'static [Place]) -> Why {
        Why { token: Said { token, places }, rule }
    }
}

/// What a link holds, without the table.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    game: &'static str,
    deal: Option<String>,
    link: String,
    start: String,
    replay: bool,
    replay_link: String,
    ply: usize,
    plies: usize,
    outcome: &'static str,
}

impl Summary {
    /// What is in hand; `replay` says whether it is to be shown move by move.
    pub fn of(session: &Session, replay: bool) -> Summary {
        let link = session.link();
        Summary {
            game: session.deal().game().id,
            deal: session.deal().code(),
            link: link.to_string(),
            start: start(session),
            replay,
            replay_link: link.replay(),
            ply: session.ply(),
            plies: session.plies(),
            outcome: session.position().outcome().name(),
        }
    }
}

/// A game of the list.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Info {
    id: &'static str,
    number: u8,
    name: &'static str,
    variant: &'static str,
    plate: &'static str,
    places: &'static [Place],
    has: Beside,
}

#[derive(Serialize)]
struct Beside {
    rules: bool,
    deals: bool,
    solver: bool,
    words: bool,
}

impl Info {
    /// What the page needs to know of a game before it is played.
    pub fn of(game: &'static Game) -> Info {
        let Has { rules, deals, solver, words, .. } = game.has;
        Info {
            id: game.id,
            number: game.number,
            name: game.name,
            variant: game.variant,
            plate: game.plate,
            places: game.places(),
            has: Beside { rules, deals, solver, words },
        }
    }
}
