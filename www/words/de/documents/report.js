// German: www/report.html, by its keys. Sentences are HTML.

/** Decimal comma: "99,95". @param {string} figure */
const number = (figure) => figure.replace('.', ',');

/** @type {Record<string, string | ((...values: string[]) => string)>} */
export default {
  title: 'Wie viele Spiele sind lösbar? · Cadogan',
  description:
    'Vier viktorianische Patiencen: wie viele Spiele lösbar sind, in wie vielen Zügen, und wie oft sorgfältiges Spielen gewinnt.',
  nav: 'Auf dieser Seite',
  'nav-figures': 'Die Zahlen',
  'nav-counted': 'Was gezählt wurde',
  heading: 'Wie viele Spiele sind lösbar?',
  lead: 'Gezählt an nummerierten Spielen, die jeder eingeben kann. Jeder Sieg wurde nachgespielt, jede Niederlage ist bewiesen; die Intervalle berücksichtigen ungeklärte Spiele.',
  'with-stock': 'Mit bekanntem Stapel',
  won: 'gewonnen',
  undecided: 'ungeklärt',
  lost: 'verloren',
  interval: '95-%-Intervall',
  range: (low, high) => `${number(low)} bis ${number(high)} %`,
  lines: 'Züge bis zum Sieg',
  half: 'die mittlere Hälfte',
  median: 'Median',
  moves: (low, high) => `${low} bis ${high}`,
  'without-stock': 'Ohne Blick in den Stapel: sorgfältig gespielt, und naiv, ohne vorauszudenken',
  'in-100': '% der Spiele',
  careful: 'sorgfältig',
  simple: 'naiv',
  'players-in-100': (careful, simple) => `${number(careful)} % und ${number(simple)} %`,
  figures: 'Die Zahlen',
  'column-game': 'Patience',
  'column-deals': 'Spiele',
  'column-won': 'Gewonnen',
  'column-lost': 'Verloren',
  'column-undecided': 'Ungeklärt',
  'column-can-be-won': 'Lösbar',
  'column-moves': 'Züge',
  'column-careful-player': 'Sorgfältig gespielt',
  'column-thoughtful-player': 'Überlegt gespielt',
  'column-quick-player': 'Schnell gespielt',
  'column-simple-player': 'Naiv gespielt',
  share: (low, high) => `${number(low)}–${number(high)} %`,
  of: (share, all, low, high) => `${number(share)} % von ${all} (${number(low)}–${number(high)})`,
  counted: 'Was gezählt wurde',
  players:
    'Der Solver kennt die Reihenfolge des Stapels und findet heraus, ob ein Spiel überhaupt lösbar ist. Der <em>sorgfältige Spieler</em> sieht, was du siehst, und folgt bei jedem Zug einem Tipp, für den weniger probiert wird als auf dieser Seite. Der <em>überlegte Spieler</em> mischt die verdeckten Karten viele Male neu, lässt den schnellen Spieler jede Partie beenden und macht den Zug, der am häufigsten gewinnt. Der <em>schnelle Spieler</em> folgt einer Faustregel, mit etwas Zufall. Der <em>naive Spieler</em> legt ab, was passt, und denkt nie voraus. Intervalle (nach Wilson) enthalten den wahren Anteil in 95 von 100 solchen Zählungen. <em>Züge</em> ist die mittlere Länge (Median) der Wege zum Sieg.',
  commands: 'Der Befehl hinter jeder Zahl',
  gentle: 'leicht',
  medium: 'mittel',
  stern: 'schwer',
  cruel: 'grausam',
  'nav-found': 'Methode',
  'nav-open': 'Ungeklärte Spiele',
  graded: 'Was die Grade bedeuten: Siege des schnellen Spielers',
  'grades-in-100': (gentle, medium, stern, cruel) =>
    `${number(gentle)}, ${number(medium)}, ${number(stern)}, ${number(cruel)} %`,
  timed: 'Zeit bis zum Ergebnis',
  times: (median, most) => `${number(median)} s; ${number(most)} s`,
  'column-seconds': 'Sekunden',
  'column-nodes': 'Knoten',
  found: 'Die Methode',
  'found-wins':
    'Ein Spiel ist <strong>gewonnen</strong>, wenn eine Zugfolge es gewinnt. Wir finden Zugfolgen mit gierigen Partien, mit Suchen, die von vielen Stellungen die besten behalten, und mit Tausenden ganzer Partien, jede eine kleine Änderung der bisher besten. Jede Zugfolge wurde dann Zug für Zug nach den Regeln des Tisches nachgespielt.',
  'found-losses':
    'Ein Spiel ist nur dann <strong>verloren</strong>, wenn das bewiesen ist: Eine Suche hat jede Stellung erfasst, auf die es ankommt, oder sogar ein Spiel mit weniger Einschränkungen ist unlösbar. Eine lange Suche beweist nichts; ein solches Spiel ist <strong>ungeklärt</strong>.',
  'found-rules':
    'Jede Abkürzung einer Suche folgt einer Regel. <a href="ledger.html" hreflang="en">Das Verzeichnis</a> (englisch) enthält diese Regeln, jede mit ihrer Begründung und mit dem Test, der einen Fehler aufdecken würde: An kleinen Kartenspielen wurden die Suchen mit einer ohne Abkürzungen verglichen.',
  'found-grades':
    'Der <em>schnelle Spieler</em> spielt jedes lösbare Spiel viele Male. Das Viertel der Spiele einer Patience, das er am seltensten gewinnt, ist grausam, das nächste schwer. Leicht sind die leichtesten Spiele, höchstens ein Viertel: Wer dort jedem Tipp dieser Seite folgt, gewinnt mindestens 9 von 10. Die übrigen sind mittel. Die Zahlen oben stammen aus je einer weiteren Partie.',
  'found-time':
    '<em>Knoten</em> ist der Median der versuchten Züge. Suchen enden nach einer festen Zahl von Knoten, damit eine Zählung überall dasselbe ergibt. Sekunden sind Zeit auf einem Prozessor: der Median, dann die längste von 99 in 100 Spielen.',
  'found-files': 'Diese Dateien enthalten das Urteil über jedes Spiel, wenn du nachzählen willst:',
  open: 'Ungeklärte Spiele',
  'open-text':
    'Bis zu ihrer Grenze fand die Suche für diese Spiele weder einen Sieg noch einen Beweis, dass es keinen gibt. Gewinne eines, und du weißt mehr als diese Seite.',
};
