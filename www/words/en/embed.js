// English: embed.html, and the form of embedding.html that makes code for other pages.

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'There is no such command.',
  notText: 'This command needs a text that is not too long.',
  notReady: 'The table is not ready yet.',
  noSetting: 'There is no such setting.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `The address of this frame says origin=${named}, which is no origin such as https://your.host: no page is told of the game, and none is obeyed.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2, or a whole link: a position or a replay can be shown too.',
  empty: 'Type or paste a code or a link first.',
  is: (/** @type {string} */ name) => `A deal of ${name}.`,
  replays: (/** @type {string} */ name) => `A replay of ${name}: it waits for “Play”.`,
  sizeHint: 'In pixels, or the width in per cent',
  size: 'A size is 200 to 4000 pixels; the width may also be in per cent.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}, a patience`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Copied.',
  select: 'This browser does not let the page copy: the code is selected for you.',
  failed: 'The rules could not be loaded. Is the connection down?',
};
