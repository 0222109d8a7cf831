// German: how the table is played by hand and by keys.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Wähle eine Karte und dann den Platz, auf den sie soll; oder zieh sie hin. Gibt es von einem Platz nur einen Zug, so wird er gespielt, sobald du ihn wählst; zweimal Tippen legt eine Karte ab. Wählst du sie noch einmal oder drückst Escape, lässt du sie los. Alles kann zurückgenommen werden, auch gegebene Karten.',
  keys: [
    { name: 'Pfeile', text: 'von Platz zu Platz' },
    { name: 'Pos1, Ende', text: 'erster und letzter Platz der Reihe; mit Strg des Tisches' },
    { name: '1 2 3 4', text: 'Stapel und Hand, Grundstapel, Auslage, der Rest' },
    { name: 'Eingabe', text: 'wählen; auf einem markierten Platz spielen' },
    { name: 'Umschalt Eingabe', text: 'ablegen' },
    { name: 'N, B', text: 'nächster und voriger Platz, auf den die Karte kann' },
    { name: 'D', text: 'weiter geben' },
    { name: 'H', text: 'Tipp' },
    { name: 'I', text: 'die Karten des Platzes ansehen' },
    { name: 'S', text: 'sagen, wie das Spiel steht' },
    { name: 'Strg Z, Strg Y', text: 'zurück, wieder vor' },
    { name: 'Escape', text: 'loslassen, schließen' },
  ],
};
