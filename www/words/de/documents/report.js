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
  gentle: 'sanft',
  fair: 'maßvoll',
  stern: 'streng',
  cruel: 'grausam',
  'nav-found': 'Wie es gefunden wurde',
  'nav-open': 'Offene Spiele',
  graded: 'Was die Grade heißen: flink gespielt',
  'grades-in-100': (gentle, fair, stern, cruel) =>
    `${number(gentle)}, ${number(fair)}, ${number(stern)}, ${number(cruel)} von 100`,
  timed: 'Zeit, bis es bekannt ist',
  times: (median, most) => `${number(median)} s; ${number(most)} s`,
  'column-seconds': 'Sekunden',
  'column-nodes': 'Knoten',
  found: 'Wie es gefunden wurde',
  'found-wins':
    'Ein Spiel ist <strong>gewonnen</strong>, wenn eine Folge von Zügen es gewinnt, wie auch immer sie gefunden wurde: von gierigen Partien, von Suchen, die von vielen Stellungen die besten behalten, oder von ganzen Partien, die zu Tausenden durchgespielt werden, jede ein wenig anders als die bisher beste. Jede Folge wurde dann Zug für Zug nachgespielt, nach den Regeln, nach denen auch der Tisch spielt.',
  'found-losses':
    'Ein Spiel ist <strong>verloren</strong> nur dann, wenn das bewiesen ist: Entweder wurde jede Stellung betrachtet, auf die es ankommt, oder auch ein Spiel mit weniger Beschränkungen ist nicht zu gewinnen. Nichts heißt verloren, weil eine Suche lange gedauert hat; dann ist es <strong>unbekannt</strong>.',
  'found-rules':
    'Was eine Suche auslässt, lässt sie nach einer Regel aus. <a href="ledger.html" hreflang="en">Das Verzeichnis</a> (englisch) hat alle diese Regeln, jede mit ihrer Begründung und mit dem Test, der sie ertappen würde: An kleinen Kartenpäckchen wurden die Suchen mit einer verglichen, die nichts auslässt.',
  'found-grades':
    'Das Viertel der gewinnbaren Spiele einer Patience, das <em>flink</em> am häufigsten gewonnen wird, heißt sanft, das nächste maßvoll, dann streng, das letzte grausam. Für die Grade wurde jedes Spiel viele Male gespielt; oben noch einmal.',
  'found-time':
    '<em>Knoten</em> sind Züge, die versucht wurden, im Median: Nach so vielen hören Suchen auf, damit eine Zählung überall dasselbe ergibt. Sekunden sind die eines Prozessors; nach dem Median steht, was 99 von 100 Spielen höchstens brauchten.',
  'found-files': 'Diese Dateien enthalten das Ergebnis jedes Spiels, für alle, die nachzählen wollen:',
  open: 'Spiele, die offen sind',
  'open-text':
    'Bis zu ihrer Grenze fand die Suche keinen Weg, der sie gewinnt, und keinen Beweis, dass es keinen gibt. Wer eines gewinnt, weiß mehr als diese Seite.',
};
