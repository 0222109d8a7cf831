//! Serde for types with a text form: a card is `"TH"`, a link `"sly/S222-EV9V"`.

use crate::{Address, Card, Deal, Link, Rank, Session, Suit};
use alloc::string::String;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

macro_rules! write_as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

macro_rules! read_as_text {
    ($($type:ty),*) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

write_as_text!(Rank, Card, Link, Address);
read_as_text!(Suit, Rank, Card, Link, Address, Session);

/// A session is serialised as its save.
impl Serialize for Session {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.save())
    }
}

/// A deal is serialised as its link, because a deal of given cards has no code.
impl Serialize for Deal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Link::from(self.clone()))
    }
}

impl<'de> Deserialize<'de> for Deal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Deal, D::Error> {
        let link = Link::deserialize(deserializer)?;
        if link.choices.is_empty() { Ok(link.deal) } else { Err(D::Error::custom("a deal has no moves")) }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::{Game, Move, Outcome, PileId, Role, Target};
    use serde::de::DeserializeOwned;

    #[track_caller]
    fn expect<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: T, text: &str) {
        assert_eq!(serde_json::to_string(&value).unwrap(), text);
        assert_eq!(serde_json::from_str::<T>(text).unwrap(), value);
    }

    #[test]
    fn cards_moves_and_deals_round_trip() {
        expect(Suit::Hearts, "\"H\"");
        expect(Rank::TEN, "\"T\"");
        expect(Card::new(Rank::TEN, Suit::Hearts), "\"TH\"");
        expect(Outcome::Stuck, "\"stuck\"");
        expect(Role::Foundation, "\"foundation\"");
        expect(PileId(3), "3");
        let to = Move { from: PileId(3), second: Some(PileId(4)), to: Target::Home };
        expect(to, "{\"from\":3,\"with\":4,\"to\":\"home\"}");
        expect(Move::new(PileId(3), PileId(7)), "{\"from\":3,\"with\":null,\"to\":{\"pile\":7}}");
    }

    #[test]
    fn games_round_trip() {
        let link = Link::parse("sly/S222-229R/c..2YqkB").unwrap();
        expect(link.clone(), "\"sly/S222-229R/c..2YqkB\"");
        expect(link.deal.clone(), "\"sly/S222-229R\"");
        expect(Address { link, replay: true }, "\"replay/S222-229R/c..2YqkB\"");
        let game = Game::by_id("sly").unwrap();
        let uncoded = Deal::from_cards(game, (game.pack)()).unwrap();
        assert_eq!(serde_json::from_str::<Deal>(&serde_json::to_string(&uncoded).unwrap()).unwrap(), uncoded);
        // A save of an older version is read, and written in today's format.
        let session: Session = serde_json::from_str("\"save1 sly/S222-229R/mX1f 28 18,6x2,1\"").unwrap();
        let save = serde_json::to_string(&session).unwrap();
        assert!(save.ends_with(" 28 18,6x2,1\""), "{save}");
        let again: Session = serde_json::from_str(&save).unwrap();
        assert_eq!(serde_json::to_string(&again).unwrap(), save);
    }

    #[test]
    fn errors_name_the_fault() {
        let error = serde_json::from_str::<Card>("\"1H\"").unwrap_err().to_string();
        assert!(error.starts_with("a card is written as its value"), "{error}");
        for text in ["\"sly/S222-229R/c..2YqkB\"", "\"sly/S222-229S\"", "7"] {
            serde_json::from_str::<Deal>(text).unwrap_err();
        }
    }
}
