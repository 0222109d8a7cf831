// A simulated disk whose writes wait in a list until the test runs them.

/**
 * Appends each write to the list; resolves when the test has run it.
 * @param {(() => void)[]} waiting
 * @returns {(act: () => void) => Promise<void>}
 */
export const manualQueue = (waiting) => (act) =>
  new Promise((done) => {
    waiting.push(() => {
      act();
      done();
    });
  });
