// Keyboard or pointer: the way in which the page was used last.

let isKeyboard = false;

export const isKeyboardModality = () => isKeyboard;

// Not on a server.
globalThis.addEventListener?.('keydown', () => void (isKeyboard = true), { capture: true, passive: true });
globalThis.addEventListener?.('pointerdown', () => void (isKeyboard = false), { capture: true, passive: true });
