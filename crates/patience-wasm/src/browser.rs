//! What the module takes from the browser, by its own few imports.

use alloc::vec::Vec;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A plain object.
    pub type Object;

    /// The browser's own parser, by which everything but a few bytes crosses.
    #[wasm_bindgen(js_namespace = JSON, js_name = parse, catch)]
    pub fn parse_json(text: &str) -> Result<Object, JsValue>;

    /// The meanings of a view.
    #[wasm_bindgen(method, setter)]
    pub fn set_meanings(this: &Object, bytes: Vec<u8>);

    /// The choices of a view.
    #[wasm_bindgen(method, setter)]
    pub fn set_choices(this: &Object, bytes: Vec<u8>);

    /// An error.
    pub type Error;

    /// One with a message.
    #[wasm_bindgen(constructor)]
    pub fn new(message: &str) -> Error;

    /// What is to be said to the player.
    #[wasm_bindgen(method, setter)]
    pub fn set_token(this: &Error, token: Object);

    /// A line on the console, for what must never happen.
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub fn complain(text: &str);
}
