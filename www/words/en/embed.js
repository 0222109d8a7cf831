// English: embed.html, and the form of embedding.html that makes code for other pages.

/** Errors for the page around the frame. */
export const frame = {
  unknown: 'Unknown command.',
  badText: 'This command needs a short text.',
  notReady: 'The table is not ready yet.',
  noSetting: 'Unknown setting.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `origin=${named} in this frame’s address is not an origin such as https://your.host: messaging is off.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2, or a whole link to a position, a problem or a replay.',
  empty: 'Type or paste a code or a link first.',
  dealOf: (/** @type {string} */ name) => `A deal of ${name}.`,
  replayOf: (/** @type {string} */ name) => `A replay of ${name}; it waits for “Play”.`,
  problemOf: (/** @type {string} */ name) => `A problem of ${name}.`,
  /** The title of the iframe with a problem. */
  problemTitle: 'A patience problem',
  /** A problem of a list, and its kind. */
  listed: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ kind) =>
    `Problem ${n} of ${of}: ${kind}.`,
  badNumber: (/** @type {number} */ of) => `Use a number from 1 to ${of}.`,
  sizeHint: 'In pixels; the width also in percent',
  badSize: 'Use 200 to 4000 pixels; the width may also be in percent.',
  /** The title of the iframe on the other page. */
  title: (/** @type {string} */ name) => `${name}, a patience`,
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Copied.',
  copyBlocked: 'Copying is blocked. The code is selected: copy it yourself.',
  failed: 'The rules couldn’t be loaded. Are you offline?',
};
