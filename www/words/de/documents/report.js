// German: how many deals can be won (www/report.html), by its keys. Sentences are HTML.

/** "99,95": the figures come with a point. @param {string} figure */
const number = (figure) => figure.replace('.', ',');

/** @type {Record<string, string | ((...values: string[]) => string)>} */
export default {
  title: 'Wie viele Spiele sind zu gewinnen? · Cadogan',
  description:
    'Von vier viktorianischen Patiencen: wie viele Spiele zu gewinnen sind, in wie vielen Zügen, und wie viele gewinnt, wer sorgfältig spielt.',
  nav: 'Auf dieser Seite',
  'nav-figures': 'Die Zahlen',
  'nav-counted': 'Was gezählt wurde',
  heading: 'Wie viele Spiele sind zu gewinnen?',
  lead: 'Gezählt an nummerierten Spielen, die alle eingeben können. Jeder Sieg wurde nachgespielt, jede Niederlage ist bewiesen; was unbekannt ist, zählt nach beiden Seiten.',
  known: 'Wer den Stapel kennt',
  won: 'gewonnen',
  'not-known': 'unbekannt',
  lost: 'verloren',
  interval: '95-%-Intervall',
  range: (low, high) => `${number(low)} bis ${number(high)} %`,
  lines: 'Züge bis zum Sieg',
  half: 'die Hälfte davon',
  median: 'Median',
  moves: (low, high) => `${low} bis ${high}`,
  unknown: 'Ohne ihn zu kennen: sorgfältig und schlicht gespielt',
  'in-100': 'von 100 Spielen',
  careful: 'sorgfältig',
  simple: 'schlicht',
  'players-in-100': (careful, simple) => `${number(careful)} und ${number(simple)} von 100`,
  figures: 'Die Zahlen',
  'column-game': 'Patience',
  'column-deals': 'Spiele',
  'column-won': 'Gewonnen',
  'column-lost': 'Verloren',
  'column-not-known': 'Unbekannt',
  'column-can-be-won': 'Zu gewinnen',
  'column-moves': 'Züge',
  'column-careful-player': 'Sorgfältig gespielt',
  'column-thoughtful-player': 'Bedacht gespielt',
  'column-quick-player': 'Flink gespielt',
  'column-simple-player': 'Schlicht gespielt',
  share: (low, high) => `${number(low)}–${number(high)} %`,
  of: (share, all, low, high) => `${number(share)} % von ${all} (${number(low)}–${number(high)})`,
  counted: 'Was gezählt wurde',
  players:
    'Wer den Stapel kennt, weiß, in welcher Folge die Karten kommen: ob ein Spiel überhaupt zu gewinnen ist. <em>Sorgfältig</em> spielt, wer sieht, was ein Mensch sieht, und bei jedem Zug dem fairen Tipp folgt. <em>Bedacht</em> spielt, wer sich Reihenfolgen des Stapels ausmalt, sie flink zu Ende spielen lässt und den Zug macht, nach dem die meisten gewonnen werden; <em>flink</em>, wer einer Faustregel folgt, mit etwas Zufall. <em>Schlicht</em> spielt, wer legt, was sich legen lässt, und nicht weiter denkt. Ein Intervall enthält den wahren Anteil bei 95 von 100 solchen Zählungen (nach Wilson). <em>Züge</em> ist der Median der Wege zum Sieg.',
  commands: 'Der Befehl hinter jeder Zahl',
};
