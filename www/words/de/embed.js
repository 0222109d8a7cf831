// German: embed.html, and the form of embedding.html that makes code for other pages.

export const frame = {
  unknown: 'Unbekannter Befehl.',
  badText: 'Dieser Befehl braucht einen kurzen Text.',
  notReady: 'Der Tisch ist noch nicht bereit.',
  noSetting: 'Unbekannte Einstellung.',
  badOrigin: (/** @type {string} */ named) =>
    `origin=${named} in der Adresse dieses Rahmens ist kein Ursprung wie https://dein.host: Die Nachrichten sind abgeschaltet.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2 oder ein ganzer Link zu einer Stellung, einem Problem oder einer Wiedergabe.',
  empty: 'Gib zuerst einen Code oder Link ein.',
  dealOf: (/** @type {string} */ name) => `Ein Spiel ${name}.`,
  replayOf: (/** @type {string} */ name) => `Eine Wiedergabe von ${name}: sie wartet auf „Start“.`,
  problemOf: (/** @type {string} */ name) => `Ein Problem: ${name}.`,
  problemTitle: 'Ein Patience-Problem',
  listed: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ kind) =>
    `Problem ${n} von ${of}: ${kind}.`,
  badNumber: (/** @type {number} */ of) => `Gib eine Zahl von 1 bis ${of} an.`,
  sizeHint: 'In Pixeln, die Breite auch in Prozent',
  badSize: 'Nimm 200 bis 4000 Pixel; die Breite auch in Prozent.',
  title: (/** @type {string} */ name) => `${name}, eine Patience`,
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Kopiert.',
  copyBlocked: 'Kopieren ist blockiert. Der Code ist markiert: Kopiere ihn selbst.',
  failed: 'Die Regeln ließen sich nicht laden. Bist du offline?',
};
