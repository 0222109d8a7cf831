//! Messages without words: a key with typed arguments.
//!
//! The rules of a game know no language. To say that the ten of hearts must go on the third packet, they return a
//! [`Token`]: a key and its arguments, never a sentence and never a part of one. The page's catalogues turn tokens into
//! sentences.
//!
//! A game declares its own tokens with [`tokens!`](crate::tokens): a constructor each, and a [`Kind`] for tests and for
//! the page's types. A game that declares none uses those of [`common`].

pub mod common;
pub mod refusal;

#[cfg(feature = "serde")]
use crate::PileSpec;
use crate::{Card, PileId, place::same};
use alloc::{string::String, vec::Vec};
use core::{
    hash::{Hash, Hasher},
    ptr,
};

/// A message: a key and its arguments.
///
/// ```
/// use patience::{Card, token};
/// let token = token::common::card_turned(Card::parse("TH").unwrap());
/// assert_eq!(token.key(), "card-turned");
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Token {
    kind: &'static Kind,
    args: Vec<Arg>,
}

impl Token {
    /// Makes a token of a kind, for [`tokens!`](crate::tokens).
    #[doc(hidden)]
    pub fn new<const N: usize>(kind: &'static Kind, args: [Arg; N]) -> Token {
        Token { kind, args: args.into() }
    }

    /// The key, unique among all tokens: `sly-lay`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.kind.key
    }

    /// The arguments by name, in the order of their declaration.
    pub fn args(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.kind.args.iter().zip(&self.args).map(|((name, _), arg)| (*name, arg))
    }

    /// Calls `each` with this token and every token among its arguments.
    pub fn walk(&self, each: &mut dyn FnMut(&Token)) {
        each(self);
        for arg in &self.args {
            match arg {
                Arg::Token(token) => token.walk(each),
                Arg::Tokens(tokens) => tokens.iter().for_each(|token| token.walk(each)),
                _ => {}
            }
        }
    }

    /// The token with its game's piles, ready to be serialised.
    #[cfg(feature = "serde")]
    #[must_use]
    pub const fn with_piles<'a>(&'a self, specs: &'a [PileSpec]) -> TokenWithPiles<'a> {
        TokenWithPiles { token: self, specs }
    }
}

impl PartialEq for Token {
    fn eq(&self, other: &Token) -> bool {
        let same_kind = ptr::eq(self.kind, other.kind) || self.key() == other.key();
        same_kind && self.args == other.args
    }
}

impl Eq for Token {}

impl Hash for Token {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
        self.args.hash(state);
    }
}

/// An argument of a token.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Arg {
    /// A card.
    Card(Card),
    /// Some cards.
    Cards(Vec<Card>),
    /// A pile of the game.
    Pile(PileId),
    /// Some piles of the game.
    Piles(Vec<PileId>),
    /// A count or an ordinal number.
    Number(usize),
    /// A flag.
    Flag(bool),
    /// A typed text, to be shown unchanged.
    Text(String),
    /// A game, by its id.
    Game(&'static str),
    /// A message within a message.
    Token(Token),
    /// Several messages.
    Tokens(Vec<Token>),
    /// Nothing.
    None,
}

/// A type that a message can have as an argument.
pub trait Argument {
    /// The type's name in TypeScript.
    const TYPE: &'static str;

    /// Converts the value to an argument.
    fn arg(self) -> Arg;
}

macro_rules! arguments {
    ($($type:ty, $name:literal, $value:ident => $arg:expr;)*) => {$(
        impl Argument for $type {
            const TYPE: &'static str = $name;

            fn arg(self) -> Arg {
                let $value = self;
                $arg
            }
        }
    )*};
}

arguments! {
    Card, "Card", card => Arg::Card(card);
    Vec<Card>, "Card[]", cards => Arg::Cards(cards);
    Option<Card>, "Card | null", card => card.map_or(Arg::None, Arg::Card);
    PileId, "Place", pile => Arg::Pile(pile);
    Vec<PileId>, "Place[]", piles => Arg::Piles(piles);
    Option<PileId>, "Place | null", pile => pile.map_or(Arg::None, Arg::Pile);
    usize, "number", number => Arg::Number(number);
    Option<usize>, "number | null", number => number.map_or(Arg::None, Arg::Number);
    bool, "boolean", flag => Arg::Flag(flag);
    String, "string", text => Arg::Text(text);
    Token, "Token", token => Arg::Token(token);
    Option<Token>, "Token | null", token => token.map_or(Arg::None, Arg::Token);
    Vec<Token>, "Token[]", tokens => Arg::Tokens(tokens);
}

/// A kind of message: its key, and its arguments with their TypeScript types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kind {
    /// The key.
    pub key: &'static str,
    /// Name and type of each argument, in order.
    pub args: &'static [(&'static str, &'static str)],
}

impl Kind {
    /// Returns the kind with a key, for constants.
    ///
    /// # Panics
    /// If none has.
    #[doc(hidden)]
    #[must_use]
    pub const fn of(kinds: &'static [Kind], key: &str) -> &'static Kind {
        let mut at = 0;
        while !same(kinds[at].key, key) {
            at += 1;
        }
        &kinds[at]
    }

    /// Returns true if a token is of this kind: same key, same argument names, matching types.
    #[must_use]
    pub fn allows(&self, token: &Token) -> bool {
        token.kind == self && token.args.iter().zip(self.args).all(|(arg, (_, ty))| arg.is_of(ty))
    }
}

impl Arg {
    /// Returns true if the argument matches a TypeScript type, as [`Argument::TYPE`] names it.
    fn is_of(&self, ty: &str) -> bool {
        let actual = match self {
            Arg::Card(_) => Card::TYPE,
            Arg::Cards(_) => Vec::<Card>::TYPE,
            Arg::Pile(_) => PileId::TYPE,
            Arg::Piles(_) => Vec::<PileId>::TYPE,
            Arg::Number(_) => usize::TYPE,
            Arg::Flag(_) => bool::TYPE,
            Arg::Text(_) | Arg::Game(_) => String::TYPE,
            Arg::Token(_) => Token::TYPE,
            Arg::Tokens(_) => Vec::<Token>::TYPE,
            Arg::None => return ty.ends_with(" | null"),
        };
        ty.strip_suffix(" | null").unwrap_or(ty) == actual
    }
}

/// Declares tokens: a constructor each, and `KINDS`, the list of their kinds.
///
/// ```
/// mod messages {
///     use patience::{Card, PileId, tokens};
///     tokens! {
///         /// The card in the hand goes on a certain packet.
///         place = "sly-place" { card: Card, on: PileId };
///     }
/// }
/// assert_eq!(messages::KINDS[0].args, [("card", "Card"), ("on", "Place")]);
/// ```
#[macro_export]
macro_rules! tokens {
    ($($(#[$about:meta])* $name:ident = $key:literal $({ $($arg:ident: $type:ty),* $(,)? })?;)*) => {
        $(
            $(#[$about])*
            #[allow(dead_code)]
            pub fn $name($($($arg: $type),*)?) -> $crate::token::Token {
                const KIND: &$crate::token::Kind = $crate::token::Kind::of(KINDS, $key);
                $crate::token::Token::new(KIND, [$($($crate::token::Argument::arg($arg)),*)?])
            }
        )*

        /// The tokens declared here.
        pub const KINDS: &[$crate::token::Kind] = &[$($crate::token::Kind {
            key: $key,
            args: &[$($((stringify!($arg), <$type as $crate::token::Argument>::TYPE)),*)?],
        }),*];
    };
}

/// A token with its game's piles, for serialisation.
#[cfg(feature = "serde")]
#[derive(Clone, Copy, Debug)]
pub struct TokenWithPiles<'a> {
    token: &'a Token,
    specs: &'a [PileSpec],
}

#[cfg(feature = "serde")]
mod crossing {
    //! A token in JSON: an object with its key as `k`, a card as two characters, a pile as its data.

    use super::{Arg, TokenWithPiles};
    use crate::{Card, PileId, PileSpec};
    use alloc::string::String;
    use serde::{Serialize, Serializer, ser::SerializeStruct};

    impl Serialize for TokenWithPiles<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut object = serializer.serialize_struct("Token", 1 + self.token.args.len())?;
            object.serialize_field("k", self.token.key())?;
            for (name, arg) in self.token.args() {
                object.serialize_field(name, &ArgWithPiles { arg, specs: self.specs })?;
            }
            object.end()
        }
    }

    struct ArgWithPiles<'a> {
        arg: &'a Arg,
        specs: &'a [PileSpec],
    }

    impl Serialize for ArgWithPiles<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let spec = |pile: &PileId| self.specs.get(usize::from(pile.0));
            let text = |card: &Card| String::from_iter([card.rank.letter(), card.suit.letter()]);
            match self.arg {
                Arg::Card(card) => serializer.serialize_str(&text(card)),
                Arg::Cards(cards) => serializer.collect_seq(cards.iter().map(text)),
                Arg::Pile(pile) => spec(pile).serialize(serializer),
                Arg::Piles(piles) => serializer.collect_seq(piles.iter().map(spec)),
                Arg::Number(number) => serializer.serialize_u32(*number as u32),
                Arg::Flag(flag) => serializer.serialize_bool(*flag),
                Arg::Text(text) => serializer.serialize_str(text),
                Arg::Game(id) => serializer.serialize_str(id),
                Arg::Token(token) => token.with_piles(self.specs).serialize(serializer),
                Arg::Tokens(tokens) => serializer.collect_seq(tokens.iter().map(|token| token.with_piles(self.specs))),
                Arg::None => serializer.serialize_none(),
            }
        }
    }
}
