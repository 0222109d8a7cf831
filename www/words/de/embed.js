// German: embed.html, and the form of embedding.html that makes code for other pages.

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'Unbekannter Befehl.',
  notText: 'Dieser Befehl braucht einen kurzen Text.',
  notReady: 'Der Tisch ist noch nicht bereit.',
  noSetting: 'Unbekannte Einstellung.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `origin=${named} in der Adresse dieses Rahmens ist kein Ursprung wie https://dein.host: Die Nachrichten sind abgeschaltet.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2 oder ein ganzer Link zu einer Stellung oder Wiedergabe.',
  empty: 'Gib zuerst einen Code oder Link ein.',
  is: (/** @type {string} */ name) => `Ein Spiel ${name}.`,
  replays: (/** @type {string} */ name) => `Eine Wiedergabe von ${name}: sie wartet auf „Start“.`,
  sizeHint: 'In Pixeln, die Breite auch in Prozent',
  size: 'Nimm 200 bis 4000 Pixel; die Breite auch in Prozent.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}, eine Patience`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Kopiert.',
  select: 'Kopieren ist blockiert. Der Code ist markiert: Kopiere ihn selbst.',
  failed: 'Die Regeln ließen sich nicht laden. Bist du offline?',
};
