// German: what the words of the rules mean. Two sentences at the most.

export default {
  title: 'Glossar',
  lead: 'Das Buch beginnt mit einer Erklärung seiner Begriffe, und so halten wir es auch. Dies sind die Wörter der vier Spiele, wie sie hier gebraucht werden.',
  terms: {
    available: {
      name: 'Frei',
      text: 'Nach den Regeln des Spiels nicht gesperrt: Die Karte darf gespielt werden. Das Buch bezeichnet solche Karten mit kleinen Kreuzen.',
    },
    bareKing: {
      name: 'Einzelner König',
      text: 'Ein König, der allein liegt: In seiner Spalte ist keine weitere Karte. Das Buch nennt ihn „a single king“.',
    },
    deal: {
      name: 'Runde zu zwanzig',
      text: 'Bei Sly zwanzig Karten, die auf die Promenade gelegt werden. Karten, die gleich beim Aufdecken abgelegt werden, zählen nicht mit, ebenso wenig eine, die ein Päckchen auffüllt.',
    },
    doublePlay: {
      name: 'Doppelzug',
      text: 'Bei der Kaiserin zwei Karten, die im selben Augenblick abgelegt werden, eine rote und eine schwarze, jede auf ihren Grundstapel. Das Spiel hat 88 davon.',
    },
    foundation: {
      name: 'Grundstapel',
      text: 'Ein Stapel, der Karte für Karte in einer Farbe aufgebaut wird. Die Patience ist aufgegangen, wenn alle Grundstapel vollständig sind.',
    },
    grace: {
      name: 'Gnade',
      text: 'Im Labyrinth das Vorrecht, einmal eine beliebige Karte wegzunehmen, wenn der Stapel leer ist und nichts passt.',
    },
    heap: {
      name: 'Häufen',
      text: 'In einer Runde mehrere Karten auf dasselbe Päckchen legen, statt auf jedes eine.',
    },
    home: {
      name: 'Ablegen',
      text: 'Eine Karte auf ihren Grundstapel bringen. Was abgelegt ist, bleibt dort.',
    },
    inSuit: {
      name: 'In einer Farbe',
      text: 'Kreuz auf Kreuz, Herz auf Herz: Rot auf Rot genügt nicht.',
    },
    knave: {
      name: 'Bube',
      text: 'Die niedrigste Figur, zwischen Zehn und Dame. Auf deutschen Karten trägt er ein B, auf englischen ein J.',
    },
    pack: {
      name: 'Stapel',
      text: 'Die Karten, die noch zu geben sind, verdeckt. Auch mehrere zusammengemischte Kartenspiele bilden einen Stapel.',
    },
    packet: {
      name: 'Päckchen',
      text: 'Karten, die genau aufeinanderliegen. Nur die oberste kann gespielt werden.',
    },
    pair: {
      name: 'Paar',
      text: 'Bei der Kaiserin eine rote und eine schwarze Karte, die zusammengelegt wurden. Sie trennen sich nie und werden im selben Augenblick abgelegt.',
    },
    promenade: {
      name: 'Promenade',
      text: 'Die zwanzig Päckchen von Sly, in zwei Reihen zu zehn oder vier zu fünf.',
    },
    refill: {
      name: 'Auffüllen',
      text: 'Die nächste Karte vom Stapel oder vom Talon dorthin legen, wo eine Karte weg ist.',
    },
    released: {
      name: 'Freigelegt',
      text: 'Frei geworden: Die Karte, die sie sperrte, ist weg.',
    },
    row: {
      name: 'Reihe',
      text: 'Im Labyrinth zehn Karten, nebeneinander gegeben. Jede neue Reihe liegt unter der letzten.',
    },
    run: {
      name: 'Folge',
      text: 'Karten, von denen jede um eins niedriger oder jede um eins höher ist als die vorige, gleich in welcher Farbe.',
    },
    suitable: {
      name: 'Passend',
      text: 'In Farbe und Wert die nächste auf einem Grundstapel. Eine umgeknickte braune Ecke zeigt eine Karte an, die passt und abgelegt werden kann.',
    },
    tableau: {
      name: 'Auslage',
      text: 'Die Karten, die auf dem Tisch ausliegen und mit denen gespielt wird.',
    },
    talon: {
      name: 'Talon',
      text: 'Karten vom Stapel, die keinen Platz fanden und offen beiseitegelegt sind. Bei der Kaiserin gibt es einen roten und einen schwarzen.',
    },
  },
};
