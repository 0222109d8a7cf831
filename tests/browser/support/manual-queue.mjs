// A disk that answers when it is told to: what it is asked to write waits in a list.

/**
 * Puts what is to be done into the list; resolves when whoever has the list has had it done.
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
