// The input modality: true after a key, false after a pointer press.

let isKeyboard = false;

export const isKeyboardModality = () => isKeyboard;

// Servers have no addEventListener.
globalThis.addEventListener?.('keydown', () => void (isKeyboard = true), { capture: true, passive: true });
globalThis.addEventListener?.('pointerdown', () => void (isKeyboard = false), { capture: true, passive: true });
