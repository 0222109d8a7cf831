/** Longest slice of work, in ms: a frame. */
const SLICE_MS = 16;

/** Returns a function that yields to the event loop once a slice is over. @returns {() => Promise<boolean>} true if it has yielded */
export function createPause() {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return false;
    await new Promise((done) => setTimeout(done));
    began = performance.now();
    return true;
  };
}
