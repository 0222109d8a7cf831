// German: the terms of the rules, two sentences each at most.

export default {
  title: 'Glossar',
  lead: 'Das Buch erklärt zuerst seine Begriffe. Hier sind die unserer vier Patiencen.',
  terms: {
    available: {
      name: 'Frei',
      text: 'Nach den Regeln darf diese Karte jetzt gespielt werden. Das Buch markiert solche Karten mit Kreuzchen.',
    },
    bareKing: {
      name: 'Blanker König',
      text: 'Ein König, auf dem keine Karte liegt. Das Buch sagt „a single king“.',
    },
    deal: {
      name: 'Runde',
      text: 'Bei Sly zwanzig Karten, die du auf die Promenade legst: im Buch „deal of twenty“. Karten, die gleich beim Aufdecken abgelegt werden oder ein Päckchen auffüllen, zählen nicht.',
    },
    doublePlay: {
      name: 'Doppelzug',
      text: 'Bei der Kaiserin eine rote und eine schwarze Karte, die du zusammen ablegst, jede auf ihren Grundstapel. Eine Partie hat 88.',
    },
    foundation: {
      name: 'Grundstapel',
      text: 'Der Platz, auf dem du eine Farbe Karte für Karte aufbaust. Du gewinnst, wenn alle Grundstapel vollständig sind.',
    },
    grace: {
      name: 'Gnade',
      text: 'Im Labyrinth dein Recht, einmal eine beliebige Karte beiseitezulegen, wenn der Stapel leer ist und keine Karte passt.',
    },
    heap: {
      name: 'Häufen',
      text: 'In einer Runde mehrere Karten auf ein Päckchen legen, statt auf jedes eine.',
    },
    home: {
      name: 'Ablegen',
      text: 'Eine Karte auf ihren Grundstapel legen, für immer.',
    },
    inSuit: {
      name: 'In derselben Farbe',
      text: 'Kreuz auf Kreuz, Herz auf Herz: Rot auf Rot genügt nicht.',
    },
    knave: {
      name: 'Bube',
      text: 'Die niedrigste Bildkarte, zwischen Zehn und Dame. Auf deutschen Karten ein B, auf englischen ein J.',
    },
    pack: {
      name: 'Stapel',
      text: 'Die Karten, die noch zu geben sind, verdeckt. Viele Bücher und Programme nennen ihn Talon.',
    },
    packet: {
      name: 'Päckchen',
      text: 'Karten, die genau aufeinanderliegen. Nur die oberste kannst du spielen.',
    },
    pair: {
      name: 'Paar',
      text: 'Bei der Kaiserin eine rote und eine schwarze Karte, die du verbindest. Sie trennen sich nie und werden zusammen abgelegt.',
    },
    promenade: {
      name: 'Promenade',
      text: 'Die zwanzig Päckchen von Sly, in zwei Reihen zu zehn oder vier zu fünf.',
    },
    refill: {
      name: 'Auffüllen',
      text: 'Den Platz einer Karte füllen, die weg ist: vom Stapel oder vom Restestapel.',
    },
    released: {
      name: 'Freigelegt',
      text: 'Frei geworden, weil die Karte weg ist, die sie blockierte.',
    },
    row: {
      name: 'Reihe',
      text: 'Im Labyrinth zehn Karten, nebeneinander gegeben. Jede neue Reihe kommt unter die letzte.',
    },
    run: {
      name: 'Folge',
      text: 'Karten hintereinander, jede um eins höher oder jede um eins niedriger als die vorige, egal in welcher Farbe.',
    },
    suitable: {
      name: 'Passend',
      text: 'An der Reihe auf einem Grundstapel; das Buch sagt „suitable“. Eine umgeknickte braune Ecke zeigt eine Karte, die du ablegen kannst.',
    },
    tableau: {
      name: 'Auslage',
      text: 'Die Karten auf dem Tisch, mit denen du spielst.',
    },
    talon: {
      name: 'Restestapel',
      text: 'Bei der Kaiserin offene Karten zum Auffüllen: der rote für das Heer, der schwarze für die Flotte. Das Buch sagt „talon“.',
    },
  },
};
