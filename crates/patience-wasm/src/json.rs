//! A writer of JSON. Each answer crosses to the page as one text, which the browser parses: one call across the
//! boundary, without binding code per type.

use alloc::{string::String, vec::Vec};
use patience::{Card, PileId, PileSpec, Suit, Token, token::Arg};

/// A JSON text under construction.
pub struct Json {
    text: String,
    /// The piles that messages refer to.
    specs: &'static [PileSpec],
}

/// A type that can be written as JSON.
pub trait Value {
    /// Writes the value.
    fn write(&self, json: &mut Json);
}

impl Json {
    /// Writes a value as JSON; `specs` are the piles of the tokens in it.
    pub fn of(value: &dyn Value, specs: &'static [PileSpec]) -> String {
        let mut json = Json { text: String::new(), specs };
        value.write(&mut json);
        json.text
    }

    /// Begins an object: call its fields, then `end`.
    pub fn object(&mut self) -> &mut Json {
        self.text.push('{');
        self
    }

    /// Writes a field of the innermost object.
    pub fn field(&mut self, name: &str, value: &dyn Value) -> &mut Json {
        self.separate();
        self.string(name);
        self.text.push(':');
        value.write(self);
        self
    }

    /// Writes a field, or omits it without a value: no field is smaller than `null`.
    pub fn field_if<T: Value>(&mut self, name: &str, value: &Option<T>) -> &mut Json {
        if let Some(value) = value {
            self.field(name, value);
        }
        self
    }

    /// Ends the innermost object.
    pub fn end(&mut self) {
        self.text.push('}');
    }

    /// Writes a comma, except at the beginning of a list or an object. No value ends with an opening bracket.
    fn separate(&mut self) {
        if !matches!(self.text.as_bytes().last(), Some(b'{' | b'[')) {
            self.text.push(',');
        }
    }

    fn string(&mut self, text: &str) {
        self.text.push('"');
        if text.bytes().any(|byte| matches!(byte, 0..b' ' | b'"' | b'\\')) {
            text.chars().for_each(|letter| self.letter(letter));
        } else {
            self.text.push_str(text);
        }
        self.text.push('"');
    }

    /// Writes a character of user text.
    fn letter(&mut self, letter: char) {
        match letter {
            '"' | '\\' => self.text.push('\\'),
            '\0'..' ' => {
                self.text.push_str(if letter < '\u{10}' { "\\u000" } else { "\\u001" });
                return self.text.extend(char::from_digit(letter as u32 % 16, 16));
            }
            _ => {}
        }
        self.text.push(letter);
    }

    fn number(&mut self, number: u32) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.text.push(char::from(b'0' + (number % 10) as u8));
    }
}

macro_rules! values {
    ($($type:ty: $value:ident, $json:ident => $write:expr;)*) => {$(
        impl Value for $type {
            fn write(&self, $json: &mut Json) {
                let $value = self;
                $write
            }
        }
    )*};
}

values! {
    str: text, json => json.string(text);
    String: text, json => json.string(text);
    bool: flag, json => json.text.push_str(if *flag { "true" } else { "false" });
    u8: number, json => json.number((*number).into());
    u16: number, json => json.number((*number).into());
    usize: number, json => json.number(*number as u32);
    // A length, in ten-thousandths of a card's width, never negative.
    f32: length, json => {
        let parts = (length * 10_000.0 + 0.5) as u32;
        json.number(parts / 10_000);
        json.text.push('.');
        for tenth in [1000, 100, 10, 1] {
            json.number(parts / tenth % 10);
        }
    };
    Card: card, json => {
        for letter in ['"', card.rank.letter(), card.suit.letter(), '"'] {
            json.text.push(letter);
        }
    };
    Token: token, json => {
        json.object().field("k", &token.key());
        for (name, arg) in token.args() {
            json.field(name, arg);
        }
        json.end();
    };
    Arg: arg, json => match arg {
        Arg::Card(card) => card.write(json),
        Arg::Cards(cards) => cards.write(json),
        Arg::Pile(pile) => pile.write(json),
        Arg::Piles(piles) => piles.write(json),
        Arg::Number(number) => number.write(json),
        Arg::Flag(flag) => flag.write(json),
        Arg::Text(text) => text.write(json),
        Arg::Game(id) => id.write(json),
        Arg::Token(token) => token.write(json),
        Arg::Tokens(tokens) => tokens.write(json),
        _ => json.text.push_str("null"),
    };
    Suit: suit, json => {
        for letter in ['"', suit.letter(), '"'] {
            json.text.push(letter);
        }
    };
    PileId: pile, json => json.specs.get(usize::from(pile.0)).write(json);
}

impl<T: Value> Value for Option<T> {
    fn write(&self, json: &mut Json) {
        match self {
            Some(value) => value.write(json),
            None => json.text.push_str("null"),
        }
    }
}

impl<T: Value + ?Sized> Value for &T {
    fn write(&self, json: &mut Json) {
        (*self).write(json);
    }
}

impl<T: Value> Value for [T] {
    fn write(&self, json: &mut Json) {
        json.text.push('[');
        for value in self {
            json.separate();
            value.write(json);
        }
        json.text.push(']');
    }
}

impl<T: Value> Value for Vec<T> {
    fn write(&self, json: &mut Json) {
        self.as_slice().write(json);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patience::{Game, Rank, token::common};

    #[test]
    fn texts_and_numbers_are_json() {
        let typed = "a \"b\" \\ \n \u{1f} é \u{1f0a1}";
        assert_eq!(Json::of(&typed, &[]), r#""a \"b\" \\ \u000a \u001f é 🂡""#);
        assert_eq!(Json::of(&[0, 9, 10, 65_535_usize].as_slice(), &[]), "[0,9,10,65535]");
        assert_eq!(Json::of(&[0.0, 1.086_f32 * 7.0, 17.96].as_slice(), &[]), "[0.0000,7.6020,17.9600]");
        assert_eq!(Json::of(&[None, Some(true)].as_slice(), &[]), "[null,true]");
    }

    #[test]
    fn tokens_are_written_with_cards_places_and_tokens() {
        let specs = Game::by_id("sly").map_or(&[][..], Game::pile_specs);
        let (ten, ace) = (Card::new(Rank::TEN, Suit::Hearts), Card::new(Rank::ACE, Suit::Spades));
        let targets = vec![common::on_card(ace), common::to_pile(PileId(2))];
        assert_eq!(
            Json::of(&common::may_go(ten, targets), specs),
            r#"{"k":"may-go","card":"TH","targets":[{"k":"on-card","card":"AS"},{"k":"to-pile","pile":"#.to_owned()
                + r#"{"address":"C+","role":"foundation","name":"up","n":null,"row":null,"suit":"C"}}]}"#
        );
    }
}
