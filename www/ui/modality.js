// The input modality: whether the last input was a key, and the pointer that pressed last.

let isKeyboard = false;
let pointerType = '';

export const isKeyboardModality = () => isKeyboard;

/** Type of the pointer that pressed last: mouse, pen or touch; empty before the first. */
export const lastPointerType = () => pointerType;

// Servers have no addEventListener.
globalThis.addEventListener?.('keydown', () => void (isKeyboard = true), { capture: true, passive: true });
globalThis.addEventListener?.(
  'pointerdown',
  (event) => {
    isKeyboard = false;
    pointerType = event.pointerType;
  },
  { capture: true, passive: true },
);
