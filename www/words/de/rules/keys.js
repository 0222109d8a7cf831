// German: the controls.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Tippe auf eine Karte, dann auf ihr Ziel, oder zieh sie dorthin. Gibt es von einem Platz nur einen Zug, wird er schon beim Wählen gespielt. Zweimal tippen legt eine Karte ab. Noch einmal wählen oder Escape hebt die Auswahl auf. Du kannst alles rückgängig machen, sogar das Geben.',
  keys: [
    { name: 'Pfeile', text: 'von Platz zu Platz' },
    { name: 'Pos1, Ende', text: 'erster und letzter Platz der Reihe; mit Strg: des Tisches' },
    { name: '1 2 3 4', text: 'Stapel und Hand, Grundstapel, Auslage, übrige Plätze' },
    { name: 'Eingabe', text: 'wählen; auf einem markierten Platz spielen' },
    { name: 'Umschalt Eingabe', text: 'ablegen' },
    { name: 'N, B', text: 'nächster und voriger Platz für die Karte' },
    { name: 'D', text: 'geben' },
    { name: 'Umschalt D', text: 'alles geben, wo die Patience es erlaubt' },
    { name: 'H', text: 'Tipp' },
    { name: 'I', text: 'alle Karten des Platzes zeigen' },
    { name: 'S', text: 'Stand der Partie vorlesen' },
    { name: 'Strg Z, Strg Y', text: 'rückgängig, wiederholen' },
    { name: 'Escape', text: 'Auswahl aufheben, schließen' },
  ],
};
