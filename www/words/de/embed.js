// German: embed.html, and the form of embedding.html that makes code for other pages.

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'Diesen Befehl gibt es nicht.',
  notText: 'Dieser Befehl braucht einen Text, der nicht zu lang ist.',
  notReady: 'Der Tisch ist noch nicht bereit.',
  noSetting: 'Diese Einstellung gibt es nicht.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `Die Adresse dieses Rahmens sagt origin=${named}, und das ist kein Ursprung wie https://dein.host: Keine Seite erfährt vom Spiel, und keiner wird gehorcht.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2 oder ein ganzer Link: Auch eine Stellung oder eine Wiedergabe lässt sich zeigen.',
  empty: 'Gib zuerst einen Code oder Link ein.',
  is: (/** @type {string} */ name) => `Ein Spiel ${name}.`,
  replays: (/** @type {string} */ name) => `Eine Wiedergabe von ${name}: Sie wartet auf „Start“.`,
  sizeHint: 'In Pixeln, die Breite auch in Prozent',
  size: 'Erlaubt sind 200 bis 4000 Pixel; die Breite darf auch in Prozent angegeben sein.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}, eine Patience`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Kopiert.',
  select: 'Dieser Browser erlaubt der Seite das Kopieren nicht: Der Code ist für dich markiert.',
  failed: 'Die Regeln ließen sich nicht laden. Ist die Verbindung unterbrochen?',
};
