// German: www/accessibility.html, by its keys. Sentences are HTML. Names of the criteria are those
// of the authorised German translation of the guidelines, where it has them.

/** @type {Record<string, string>} */
export default {
  title: 'Barrierefreiheit · Cadogan',
  description:
    'Wie Cadogan mit vergrößerten Karten, Screenreader, Tastatur und weniger Bewegung funktioniert; bekannte Grenzen; Punkt für Punkt nach WCAG 2.2.',
  nav: 'Auf dieser Seite',
  'nav-1': 'Das geht',
  'nav-2': 'Bekannte Grenzen',
  'nav-3': 'Punkt für Punkt',
  heading: 'Barrierefreiheit',
  lead: 'Vier Patiencen für alle: mit Auge oder Ohr, mit Maus, Finger oder Tastatur. Diese Seite sagt, wie, und wo das Spiel noch Grenzen hat.',
  works: 'Das geht',
  'works-larger':
    '<strong>Größere Karten.</strong> Zoome die Seite, spreize zwei Finger auf dem Tisch oder stelle „Kartengröße“ ein. Verschieb dann den Tisch: mit dem Rad, mit dem Finger, am Tuch gezogen oder mit den Pfeiltasten. Eine Übersicht in der Ecke zeigt, wo du bist; tippe darauf, um anderswohin zu kommen. Die gewählte Karte bleibt immer im Blick.',
  'works-contrast':
    '<strong>Mehr Kontrast.</strong> Nur Schwarz und Weiß, rote Farben hohl, gewählte Karten invertiert: automatisch, wenn dein System mehr Kontrast verlangt, oder mit „Kontrast“ in den Einstellungen. Kontrastdesigns von Windows behalten ihre Farben und bekommen dieselben Formen.',
  'works-keys':
    '<strong>Tastatur.</strong> Jeder Zug geht mit der Tastatur; das Fragezeichen zeigt alle Tastenkürzel. In den Einstellungen kannst du unter „Tastatur“ Einzeltasten ändern oder abschalten. Das hilft, wenn du mit deinem Computer sprichst.',
  'works-speech':
    '<strong>Screenreader.</strong> Jede Karte, jeder Platz und jeder Zug hat Worte. Eine Einstellung bestimmt, wie viel angesagt wird.',
  'works-colours': '<strong>Farben.</strong> Vier Farben für die Kartenfarben, vier Tücher, hell und dunkel.',
  'works-motion':
    '<strong>Weniger Bewegung.</strong> Nichts bewegt sich von selbst, wenn dein System weniger Bewegung verlangt, oder mit „Tempo der Animation: Aus“.',
  'works-time': '<strong>Zeit.</strong> Nichts läuft nach der Uhr, und du kannst alles rückgängig machen.',
  lacking: 'Bekannte Grenzen',
  'lacking-frame':
    'In einem iframe auf einer anderen Seite erkennt der Tisch den Seitenzoom nicht. Vergrößere ihn mit zwei Fingern; im Code der Seite lÃ¤sst sich <code>magnify</code> setzen.',
  'lacking-strips':
    'Auf den kleinsten Handys sind die Streifen einer langen Spalte niedriger als 24 Pixel. Tippe auf ihre Zahl, um sie zu öffnen; größere Karten haben größere Streifen.',
  'lacking-spacing':
    'Bei größerem Buchstabenabstand sind manche Wörter auf dem Tuch abgeschnitten. Screenreader sagen sie trotzdem ganz an.',
  'lacking-ear':
    'Eine Partie nach Gehör dauert länger als eine mit den Augen, vor allem bei der Empress of India mit ihren achtundvierzig Plätzen.',
  'lacking-readers':
    'Wir haben nur mit Orca getestet: In Firefox und in Chromium wurden alle vier Patiencen nach Gehör gewonnen und alle vier Lektionen abgeschlossen. NVDA, JAWS, VoiceOver und TalkBack sind nicht getestet.',
  tell: 'Ein Problem melden',
  'tell-how':
    'Hindert dich etwas am Spielen, schreib der Seite, auf der du das Spiel gefunden hast, oder der Person, von der du das Programm hast. Schick den Link der Partie mit (Menü, Teilen), was du getan hast, und deinen Browser, Screenreader und Zoom. Schon der Link stellt genau die Stellung wieder her.',
  points: 'Punkt für Punkt',
  'points-text':
    'Die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufen A und AA. Die letzte Spalte nennt die Tests, die jeden Punkt prüfen: Dateien in <code>tests/browser</code> mit der Endung <code>.test.mjs</code> oder <code>tests/browser/orca</code>, das einem echten Screenreader zuhört: <code>cargo xtask orca</code>.',
  'head-point': 'Punkt',
  'head-how': 'Wie er erfüllt ist',
  'head-tests': 'Tests',
  'point-1.1.1': 'Nicht-Text-Inhalt',
  'met-1.1.1':
    'Karten, Plätze und Zeichen haben Namen in Worten; Screenreader überspringen Zierde. QR-Codes und Bilder haben einen Text neben sich.',
  'point-1.2.1-1.2.5': 'Audio und Video',
  'met-1.2.1-1.2.5':
    'Gibt es nicht. Kartentöne sind aus, bis du sie einschaltest, und alles, was sie sagen, steht auch in Worten.',
  'point-1.3.1': 'Info und Beziehungen',
  'met-1.3.1':
    'Der Tisch ist ein Raster mit Reihen und Zellen; Überschriften, Listen, Tabellen und Gruppen von Einstellungen sind als solche ausgezeichnet. Die Karte, die ein Platz aufnimmt, steht in seinem Namen oder seiner Beschreibung.',
  'point-1.3.2': 'Bedeutungstragende Reihenfolge',
  'met-1.3.2': 'Zellen werden von oben nach unten und von links nach rechts gelesen, wie auf dem Tisch.',
  'point-1.3.3': 'Sensorische Eigenschaften',
  'met-1.3.3': 'Kein Satz bezeichnet eine Karte nur durch ihre Farbe oder Lage: Er nennt die Karte und ihren Platz.',
  'point-1.3.4': 'Ausrichtung',
  'met-1.3.4': 'Jede Patience geht im Hoch- und im Querformat.',
  'point-1.3.5': 'Zweck der Eingabe bestimmen',
  'met-1.3.5': 'Das Spiel fragt nach nichts Persönlichem.',
  'point-1.4.1': 'Benutzung von Farbe',
  'met-1.4.1':
    'Kartenfarben unterscheiden sich durch Form und Schraffur; gewählte, nächste, passende und freie Plätze durch die Form. Ohne Farbe sind rote Kartenfarben hohl.',
  'point-1.4.2': 'Audio-Steuerelement',
  'met-1.4.2': 'Kein Ton dauert länger als eine Sekunde, und Töne sind anfangs aus.',
  'point-1.4.3': 'Kontrast (Minimum)',
  'met-1.4.3': 'Text hat auf jedem Tuch, hell und dunkel, mindestens den Kontrast 4,5:1.',
  'point-1.4.4': 'Textgröße ändern',
  'met-1.4.4':
    'Bei 200 % Seitenzoom sind Karten auf dem Bildschirm mindestens 1,8-mal so groß, bei 400 % mindestens 2,5-mal, und der Tisch lässt sich verschieben. Bei 200 % Schriftgröße in den Einstellungen des Browsers überlappt nichts. Das gilt auch in Lektionen und in der Siegesanzeige.',
  'point-1.4.5': 'Bilder von Text',
  'met-1.4.5': 'Es gibt keine außer den Werten auf den Karten.',
  'point-1.4.10': 'Umbruch',
  'met-1.4.10':
    'Seiten und Dialoge brauchen bei 320 Pixeln kein seitliches Scrollen. Ein Kartentisch hat von Natur zwei Dimensionen und lässt sich in beide verschieben; sein Satz und seine Knöpfe nicht.',
  'point-1.4.11': 'Nicht-Text-Kontrast',
  'met-1.4.11':
    'Zeichen, Kanten, leere Plätze und der Fokus haben mindestens 3:1; nächste Karten auf hellem Tuch haben 3,5:1.',
  'point-1.4.12': 'Textabstand',
  'met-1.4.12':
    'Größere Abstände von Buchstaben, Wörtern und Zeilen schneiden in Dialogen und auf Seiten nichts ab. Auf dem Tuch haben Wörter eine Zeile.',
  'point-1.4.13': 'Eingeblendeter Inhalt bei Hover oder Fokus',
  'met-1.4.13':
    'Zeig auf einen Platz, um ihn zu öffnen: Escape schließt ihn, und er bleibt offen, solange der Zeiger auf ihm oder auf den offenen Karten ist. Ein Tastenkürzel tut dasselbe.',
  'point-2.1.1': 'Tastatur',
  'met-2.1.1': 'Alles geht mit der Tastatur: mit Pfeilen, Eingabe und den Tastenkürzeln, die das Fragezeichen zeigt.',
  'point-2.1.2': 'Keine Tastaturfalle',
  'met-2.1.2': 'Tab verlässt den Tisch, Escape jeden Dialog.',
  'point-2.1.4': 'Tastaturkürzel aus Zeichen',
  'met-2.1.4':
    'Einzeltasten wirken nur, solange der Tisch oder nichts auf der Seite den Fokus hat. Du kannst sie in den Einstellungen unter „Tastatur“ ändern oder abschalten.',
  'point-2.2.1': 'Zeiteinteilung anpassbar',
  'met-2.2.1':
    'Nichts läuft nach der Uhr. Eine Ablehnung, die verschwindet, wartet, solange du auf sie zeigst oder sie den Fokus hat, und kommt bei jedem Versuch wieder.',
  'point-2.2.2': 'Pausieren, beenden, ausblenden',
  'met-2.2.2':
    'Eine Wiedergabe hat einen Pause-Knopf und beginnt nicht von selbst, wenn du weniger Bewegung verlangst.',
  'point-2.3.1': 'Grenzwert von dreimaligem Blitzen',
  'met-2.3.1': 'Nichts blitzt.',
  'point-2.4.1': 'Blöcke umgehen',
  'met-2.4.1': 'Ein Link am Anfang der Seite überspringt ihren Kopf.',
  'point-2.4.2': 'Seite mit Titel versehen',
  'met-2.4.2': 'Jede Seite und jede Patience hat einen eigenen Titel.',
  'point-2.4.3': 'Fokus-Reihenfolge',
  'met-2.4.3':
    'Der Fokus folgt der Lesereihenfolge; ein geschlossener Dialog gibt ihn dorthin zurück, wo er geöffnet wurde.',
  'point-2.4.4': 'Linkzweck (im Kontext)',
  'met-2.4.4': 'Links sagen, wohin sie führen.',
  'point-2.4.5': 'Verschiedene Möglichkeiten',
  'met-2.4.5': 'Patiencen erreichst du über die Startseite, das Menü, eine Adresse und einen Code.',
  'point-2.4.6': 'Überschriften und Beschriftungen',
  'met-2.4.6': 'Überschriften und Beschriftungen nennen ihr Thema.',
  'point-2.4.7': 'Fokus sichtbar',
  'met-2.4.7': 'Ein Ring in zwei Farben, sichtbar auf Papier, Tuch und Karten.',
  'point-2.4.11': 'Fokus nicht verdeckt (Minimum)',
  'met-2.4.11':
    'Nichts verdeckt je den Fokus: auf Seiten, in Dialogen, am Tisch. Ein vergrößerter Tisch folgt dem Fokus, und die Übersicht verlässt für ihn ihre Ecke.',
  'point-2.5.1': 'Zeigergesten',
  'met-2.5.1':
    'Zu jeder Geste mit zwei Fingern gibt es eine Einstellung, die dasselbe tut; statt zu ziehen, tippst du zweimal.',
  'point-2.5.2': 'Zeigerabbruch',
  'met-2.5.2':
    'Eine Karte handelt, wenn du den Finger hebst; gleite von ihr ab, um abzubrechen. Escape bricht das Ziehen ab.',
  'point-2.5.3': 'Beschriftung im Namen',
  'met-2.5.3': 'Der sichtbare Text eines Knopfs steht in seinem Namen.',
  'point-2.5.4': 'Betätigung durch Bewegung',
  'met-2.5.4': 'Nichts verlangt, das Gerät zu bewegen.',
  'point-2.5.7': 'Ziehbewegungen',
  'met-2.5.7':
    'Tippe auf eine Karte, dann auf ihr Ziel: Nichts muss gezogen werden. Tippe auf die Übersicht, um sie zu bewegen.',
  'point-2.5.8': 'Zielgröße (Minimum)',
  'met-2.5.8':
    'Jedes Ziel ist mindestens 24 Pixel groß oder hat so viel Platz für sich. Für Finger sind Knöpfe und Felder 44 Pixel hoch, ebenso jede Karte eines vergrößerten Tisches.',
  'point-3.1.1': 'Sprache der Seite',
  'met-3.1.1': 'Jede Seite nennt ihre Sprache. Der Tisch auch, welche Sprache die Seite um ihn auch hat.',
  'point-3.1.2': 'Sprache von Teilen',
  'met-3.1.2':
    'Die Namen der Patiencen bleiben, wie das Buch sie druckt; Namen dürfen das. Jedes andere Wort ist in der Sprache, die seine Seite oder sein Tisch nennt.',
  'point-3.2.1-3.2.2': 'Bei Fokus, bei Eingabe',
  'met-3.2.1-3.2.2': 'Der Fokus allein ändert nichts. Eine Einstellung gilt sofort und bewegt sonst nichts.',
  'point-3.2.3-3.2.4': 'Konsistente Navigation und Erkennung',
  'met-3.2.3-3.2.4': 'Jede Patience hat dieselben Knöpfe in derselben Reihenfolge, mit denselben Namen.',
  'point-3.2.6': 'Konsistente Hilfe',
  'met-3.2.6': 'Regeln, Lektion und Tastenkürzel stehen überall an derselben Stelle desselben Menüs.',
  'point-3.3.1': 'Fehlererkennung',
  'met-3.3.1': 'Eine Meldung nennt den Code oder die Karte, die sich nicht lesen lässt, und den Grund.',
  'point-3.3.2': 'Beschriftungen oder Anweisungen',
  'met-3.3.2': 'Felder haben Beschriftungen und ein Beispiel, wenn sie eine bestimmte Form brauchen.',
  'point-3.3.3': 'Fehlerempfehlung',
  'met-3.3.3': 'Ein abgelehnter Zug nennt die Regel, die ihn verbietet, und den Ausweg.',
  'point-3.3.4': 'Fehlervermeidung',
  'met-3.3.4': 'Du kannst jeden Zug rückgängig machen. Die Seite fragt, bevor sie gespeicherte Daten löscht.',
  'point-3.3.7-3.3.8': 'Redundante Eingabe, Authentifizierung',
  'met-3.3.7-3.3.8': 'Das Spiel fragt nie zweimal; es gibt keine Konten.',
  'point-4.1.2': 'Name, Rolle, Wert',
  'met-4.1.2':
    'Jedes Bedienelement hat einen Namen und eine Rolle und sagt an, ob es gewählt, geöffnet oder deaktiviert ist.',
  'point-4.1.3': 'Statusmeldungen',
  'met-4.1.3': 'Ergebnisse von Zügen und neue Aufforderungen werden angesagt, ohne den Fokus zu bewegen.',
};
