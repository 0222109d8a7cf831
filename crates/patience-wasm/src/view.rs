//! What crosses to the page: plain data, declared once here and once, for the type checker, in [`TYPES`].

use patience::{Card, Game, Outcome, PileId, Place, Position, Role, Session, words};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A whole table, as the player may see it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    game: &'static str,
    name: &'static str,
    short_name: &'static str,
    variant: &'static str,
    deal: Option<String>,
    link: String,
    ply: usize,
    plies: usize,
    can_undo: bool,
    can_redo: bool,
    outcome: &'static str,
    prompt: String,
    report: String,
    home: usize,
    stock: usize,
    figures: Vec<String>,
    tally: Option<Tally>,
    asks: Option<u8>,
    deal_label: Option<String>,
    safe: bool,
    tiers: u8,
    piles: Vec<Pile>,
}

#[derive(Serialize)]
struct Tally {
    done: u8,
    of: u8,
    words: &'static str,
}

#[derive(Serialize)]
struct Pile {
    cards: String,
    count: usize,
    movable: bool,
    suitable: bool,
    label: String,
    note: Option<String>,
    awaits: Option<String>,
}

impl View {
    /// The session's table now.
    pub fn of(session: &Session) -> View {
        let position = session.position();
        let rules = position.rules();
        let game = position.game();
        let outcome = position.outcome();
        View {
            game: game.id,
            name: game.name,
            short_name: game.short_name,
            variant: game.variant,
            deal: session.deal().code(),
            link: session.link().to_string(),
            ply: session.ply(),
            plies: session.plies(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
            outcome: outcome.name(),
            prompt: prompt(position, outcome),
            report: session.report().to_owned(),
            home: position.home(),
            stock: position.stock(),
            figures: rules.figures(),
            tally: rules.tally().map(|(done, of, words)| Tally { done, of, words }),
            asks: rules.asks().map(|pile| pile.0),
            deal_label: rules.deal_label(),
            safe: rules.safe_move().is_some(),
            tiers: rules.tiers(),
            piles: piles(position),
        }
    }
}

fn prompt(position: &Position, outcome: Outcome) -> String {
    match outcome {
        Outcome::Playing => position.rules().prompt(),
        Outcome::Won => "Every card is home. The game is won.".into(),
        Outcome::Stuck => "No move is left. Take some back, or begin again.".into(),
    }
}

fn piles(position: &Position) -> Vec<Pile> {
    let rules = position.rules();
    let places = position.places();
    let suitable = position.suitable();
    let mut piles = Vec::new();
    for (number, place) in places.iter().enumerate() {
        let id = PileId(number as u8);
        let cards = position.table().pile(id);
        let mut text = String::new();
        if place.role != Role::Stock {
            for card in cards {
                text.push(card.rank.letter());
                text.push(card.suit.letter());
            }
        }
        let suitable = suitable.contains(&id);
        piles.push(Pile {
            cards: text,
            count: cards.len(),
            movable: false,
            suitable,
            label: label(place, cards, suitable, rules.awaits(id)),
            note: rules.note(id),
            awaits: rules.awaits(id).map(|card| card.to_string()),
        });
    }
    for m in position.legal_moves() {
        for pile in [m.from, m.with.unwrap_or(m.from)] {
            if let Some(pile) = piles.get_mut(usize::from(pile.0)) {
                pile.movable = true;
            }
        }
    }
    piles
}

/// What a pile is called aloud: its name, its top card, how many there are.
fn label(place: &Place, cards: &[Card], suitable: bool, awaits: Option<Card>) -> String {
    let mut text = place.label.clone() + ": ";
    match (place.role, cards.last(), awaits) {
        (Role::Word, ..) => return String::new(),
        (Role::Stock, ..) => text += &words::cards(cards.len()),
        (_, None, Some(card)) => text = text + "empty, awaits the " + card.rank.name(),
        (_, None, None) => text += "empty",
        (_, Some(card), _) => {
            text += &card.name();
            if let [under, _] = cards
                && place.role == Role::Tableau
            {
                text = text + " on the " + &under.name();
            } else if cards.len() > 1 {
                text = text + ", " + &words::cards(cards.len());
            }
        }
    }
    if suitable { text + ", suitable" } else { text }
}

/// What choosing a pile offers.
#[derive(Serialize)]
pub struct Selection {
    targets: Vec<u16>,
    sentence: String,
    only: Option<String>,
    home: Option<String>,
}

impl Selection {
    /// The offers of a pile; empty where nothing can move.
    pub fn of(position: &Position, pile: PileId) -> Selection {
        let places = position.places();
        let role = |pile: PileId| places.get(usize::from(pile.0)).map(|place| place.role);
        let mut targets = Vec::new();
        let mut ways: Vec<String> = Vec::new();
        let mut own = Vec::new();
        for m in position.legal_moves() {
            let lands = position.lands(m);
            let target = match m.with {
                Some(with) if m.from == pile => with,
                Some(with) if with == pile => m.from,
                None if m.from == pile => {
                    own.push(m);
                    lands
                }
                _ => continue,
            };
            if !targets.contains(&target.0.into()) && role(target) != Some(Role::Word) {
                targets.push(target.0.into());
            }
            if m.with.is_none() {
                let way = position.rules().destination(m);
                if !ways.contains(&way) {
                    ways.push(way);
                }
            }
        }
        let write = |m| position.game().write_move(m);
        let home = own.iter().find(|&&m| role(position.lands(m)) == Some(Role::Foundation)).map(|&m| write(m));
        // What is set aside but once is not spent by a tap: a second one says where.
        let spends = |m: &patience::Move| role(m.to) == Some(Role::Reserve);
        // One move of its own is not all if another pile's move, or one of both, means the same two piles.
        let is_plain = |&to: &u16| position.between(pile, PileId(to as u8)).len() < 2;
        let only = match own[..] {
            [m] if !spends(&m) && targets.len() < 2 && targets.iter().all(is_plain) => Some(write(m)),
            _ => None,
        };
        let card = position.table().top(pile).map(Card::name).unwrap_or_default();
        let sentence = match ways.len() {
            0 if position.legal_moves().iter().any(|m| m.to == pile && spends(m)) => {
                "Choose any card to lay aside.".into()
            }
            0 => String::new(),
            1..=4 => format!("The {card} may go {}.", words::or(&ways)),
            _ => format!("Choose one of the marked places for the {card}."),
        };
        Selection { targets, sentence, only, home }
    }
}

/// A legal move, with its words.
#[derive(Serialize)]
pub struct Choice {
    #[serde(rename = "move")]
    notation: String,
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    brief: Option<String>,
}

impl Choice {
    /// A move of the position.
    pub fn of(position: &Position, m: patience::Move) -> Choice {
        Choice { notation: position.game().write_move(m), label: position.describe(m), brief: None }
    }

    /// The same among a few, each with a label for its button.
    pub fn among_few(position: &Position, m: patience::Move) -> Choice {
        Choice { brief: Some(position.rules().brief(m)), ..Choice::of(position, m) }
    }
}

/// The legal moves of one pile.
#[derive(Serialize)]
pub struct Group {
    label: &'static str,
    moves: Vec<Choice>,
}

impl Group {
    /// All legal moves, pile by pile.
    pub fn all(position: &Position) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut last = None;
        for m in position.legal_moves() {
            if last.replace(m.from) != Some(m.from) {
                let place = position.places().get(usize::from(m.from.0));
                groups.push(Group { label: place.map_or("", |place| &place.label), moves: Vec::new() });
            }
            if let Some(group) = groups.last_mut() {
                let mut choice = Choice::of(position, m);
                // Equal cards in two places: the buttons must tell them apart.
                if group.moves.iter().any(|other| other.label == choice.label) {
                    let place = position.places().get(usize::from(m.with.unwrap_or(m.to).0));
                    choice.label = choice.label + ", " + place.map_or("", |place| &place.label);
                }
                group.moves.push(choice);
            }
        }
        groups
    }
}

/// A game of the list.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Info {
    id: &'static str,
    name: &'static str,
    short_name: &'static str,
    variant: &'static str,
    lead: &'static str,
    plate: &'static str,
    places: &'static [Place],
}

impl Info {
    /// What the page needs to know of a game before it is played.
    pub fn of(game: &'static Game) -> Info {
        Info {
            id: game.id,
            name: game.name,
            short_name: game.short_name,
            variant: game.variant,
            lead: game.lead,
            plate: game.plate,
            places: game.places(),
        }
    }
}
