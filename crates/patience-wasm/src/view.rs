//! Data sent to the page. [`TYPES`] declares the same for TypeScript.

use crate::json::{Json, Value};
use alloc::{string::String, vec::Vec};
use patience::{
    Caption, Features, Game, Gesture, Layout, Link, Offers, PileId, PileOffers, PileSpec, Position, Role, RunMove,
    Session, Spot, Tally, Tiers,
};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// A whole table, as the player may see it; without `gestures` and `choices`, which cross as bytes.
pub struct View<'a> {
    pub session: &'a Session,
    pub offers: &'a Offers,
}

impl Value for View<'_> {
    fn write(&self, json: &mut Json) {
        let View { session, offers } = self;
        let position = session.position();
        let rules = position.rules();
        let outcome = position.outcome_with(&offers.moves);
        let piles: Vec<Pile> =
            (0..).map(PileId).zip(&offers.piles).map(|(id, offers)| Pile { position, id, offers }).collect();
        let (game, run_moves) = (position.game(), rules.runs());
        let runs: Vec<Run> = run_moves.iter().map(|run| Run { game, run }).collect();
        json.object();
        write_links(session, json);
        json.field("save", &session.save())
            .field("canUndo", &session.can_undo())
            .field("canRedo", &session.can_redo())
            .field("outcome", &outcome.name())
            .field("prompt", &position.prompt_of(outcome))
            .field("report", &session.report())
            .field("home", &position.home())
            .field("stock", &position.stock())
            .field("figures", &position.figures())
            .field("tally", &position.tally())
            .field("pending", &rules.pending_pile().map(|pile| pile.0))
            .field("dealLabel", &position.deal_label())
            .field("dealDecides", &offers.dealing_decides)
            .field("dealsAll", &(position.stock() > 0 && rules.next_move_of_deal_all().is_some()))
            .field("safe", &rules.safe_move().is_some())
            .field("tiers", &rules.tiers())
            .field("piles", &piles)
            .field("moves", &position.game().write_moves(&offers.moves))
            .field("runs", &runs)
            .field("labels", &offers.labels)
            .end();
    }
}

struct Run<'a> {
    game: &'a Game,
    run: &'a RunMove,
}

impl Value for Run<'_> {
    fn write(&self, json: &mut Json) {
        let Run { game, run } = *self;
        json.object()
            .field("move", &game.write_run(run))
            .field("from", &run.from.0)
            .field("to", &run.to.0)
            .field("cards", &run.cards)
            .field("possible", &run.is_possible())
            .end();
    }
}

/// Encodes the gestures for the page.
pub fn gestures(offers: &Offers) -> Vec<u8> {
    let bytes = |meaning: &Gesture| {
        let [low, high] = meaning.m.to_le_bytes();
        [meaning.from.0, meaning.to.0, low, high]
    };
    offers.gestures.iter().map(bytes).collect::<Vec<_>>().into_flattened()
}

/// Encodes the choices for the page.
pub fn choices(offers: &Offers) -> Vec<u8> {
    let bytes = |(m, label): &(u16, u16)| [m.to_le_bytes(), label.to_le_bytes()];
    offers.choices.iter().map(bytes).collect::<Vec<_>>().into_flattened().into_flattened()
}

/// Writes the fields that views and summaries share.
fn write_links(session: &Session, json: &mut Json) {
    let deal = session.deal();
    let start = Link::from(deal.clone());
    json.field("game", &deal.game().id)
        .field("deal", &deal.code())
        .field("link", &session.link().text())
        .field("start", &start.text())
        .field("ply", &session.ply())
        .field("plies", &session.plies());
}

impl Value for Tally {
    fn write(&self, json: &mut Json) {
        json.object().field("done", &self.done).field("of", &self.of).field("token", &self.token).end();
    }
}

struct Pile<'a> {
    position: &'a Position,
    id: PileId,
    offers: &'a PileOffers,
}

impl Value for Pile<'_> {
    fn write(&self, json: &mut Json) {
        let Pile { position, id, offers } = *self;
        let cards = position.table().pile(id);
        let mut text = String::new();
        if position.role(id) != Role::Stock {
            for card in cards {
                text.push(card.rank.letter());
                text.push(card.suit.letter());
            }
        }
        json.object()
            .field("cards", &text)
            .field("count", &cards.len())
            .field("movable", &offers.movable)
            .field("goesHome", &offers.goes_home)
            .field_if("available", &offers.available.then_some(true))
            .field_if("next", &position.next_card(id))
            .field_if("complete", &position.is_complete(id).then_some(true))
            .field_if("note", &position.note(id))
            .field_if("says", &offers.says)
            .field_if("only", &offers.only)
            .field_if("home", &offers.home)
            .end();
    }
}

/// Summary of a link, without the table.
pub struct Summary<'a> {
    pub session: &'a Session,
    /// True to show it move by move.
    pub replay: bool,
}

impl Value for Summary<'_> {
    fn write(&self, json: &mut Json) {
        json.object();
        write_links(self.session, json);
        json.field("replay", &self.replay)
            .field("replayLink", &self.session.link().replay())
            .field("outcome", &self.session.position().outcome().name())
            .end();
    }
}

/// A game of the list: its data before a table is opened.
impl Value for Game {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("id", &self.id)
            .field("number", &self.number)
            .field("name", &self.name)
            .field("variant", &self.variant)
            .field("plate", &self.plate)
            .field("places", &self.pile_specs())
            .field("features", &self.features)
            .end();
    }
}

impl Value for Features {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("rules", &self.rules)
            .field("deals", &self.deals)
            .field("solver", &self.solver)
            .field("lesson", &self.lesson)
            .field("words", &self.words)
            .end();
    }
}

impl Value for PileSpec {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("address", &self.address)
            .field("role", &self.role.name())
            .field("name", &self.name)
            .field("n", &self.n)
            .field("row", &self.row)
            .field("suit", &self.suit)
            .end();
    }
}

impl Value for Layout {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("width", &self.width)
            .field("height", &self.height)
            .field("spots", &self.spots)
            .field("captions", &self.captions)
            .field("tiers", &self.tiers)
            .field_if("other", &self.other())
            .end();
    }
}

impl Value for Spot {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("x", &self.x)
            .field("y", &self.y)
            .field("width", &self.width)
            .field("show", &self.show)
            .field("sink", &self.sink)
            .field("fan", &self.fan.name())
            .field("step", &self.step)
            .field("tier", &self.tier)
            .end();
    }
}

impl Value for Tiers {
    fn write(&self, json: &mut Json) {
        json.object().field("pitch", &self.pitch).field("room", &self.room).end();
    }
}

impl Value for Caption {
    fn write(&self, json: &mut Json) {
        json.object()
            .field("name", &self.name)
            .field("x", &self.x)
            .field("y", &self.y)
            .field("width", &self.width)
            .field("upright", &self.upright)
            .field("sink", &self.sink)
            .end();
    }
}
