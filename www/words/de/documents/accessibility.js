// German: the page on accessibility (www/accessibility.html), by its keys. Sentences are HTML. Names of the points are those
// of the authorised German translation of the guidelines, as far as it has them.

/** @type {Record<string, string>} */
export default {
  title: 'Barrierefreiheit · Cadogan',
  description:
    'Was geht für alle, die wenig sehen, die Karten hören, nur Tasten benutzen oder weniger Bewegung wollen; was nicht geht; Punkt für Punkt nach WCAG 2.2.',
  nav: 'Auf dieser Seite',
  'nav-1': 'Was geht',
  'nav-2': 'Was nicht geht',
  'nav-3': 'Punkt für Punkt',
  heading: 'Für alle, die spielen',
  lead: 'Vier Patiencen, die alle spielen können sollen: mit dem Auge oder dem Ohr, mit Maus, Finger oder Taste. Diese Seite sagt, wie, und wo es noch fehlt.',
  works: 'Was geht',
  'works-larger':
    '<strong>Größere Karten.</strong> Vergrößere die Seite, spreize zwei Finger auf dem Tisch oder stelle „Karten vergrößern“ ein. Man sieht dann einen Ausschnitt des Tisches und verschiebt ihn: mit dem Rad, mit dem Finger, indem man das Tuch zieht, mit den Pfeiltasten. Eine Übersicht in der Ecke zeigt, wo du bist; tippst du darauf, bist du anderswo. Was du in der Hand hast, bleibt zu sehen.',
  'works-contrast':
    '<strong>Mehr Kontrast.</strong> Nur Schwarz und Weiß, rote Farben hohl und eine gewählte Karte umgekehrt: wo dein System mehr Kontrast verlangt, oder mit „Kontrast“ in den Einstellungen. Die Kontrastfarben von Windows bleiben erhalten, mit denselben Formen.',
  'works-keys':
    '<strong>Tasten.</strong> Jeder Zug hat seine Tasten; das Fragezeichen zählt sie auf. Einzelne Tasten lassen sich in den Einstellungen unter „Tasten“ ändern und abschalten. Das ist wichtig, wenn du mit deinem Computer sprichst.',
  'works-speech':
    '<strong>Sprache.</strong> Jede Karte, jeder Platz und jeder Zug wird in Worten gesagt. Wie viel gesagt wird, ist eine Einstellung.',
  'works-colours': '<strong>Farben.</strong> Vier Farben für die Kartenfarben, vier Tücher, hell und dunkel.',
  'works-motion':
    '<strong>Weniger Bewegung.</strong> Nichts bewegt sich von selbst, wo dein System weniger Bewegung verlangt, oder mit „Karten bewegen sich: Gar nicht“.',
  'works-time': '<strong>Zeit.</strong> Nichts läuft nach der Uhr, und alles lässt sich zurücknehmen.',
  lacking: 'Was nicht geht',
  'lacking-frame':
    'Im iframe einer fremden Seite kann der Tisch nicht wissen, ob die Seite vergrößert ist. Zwei Finger vergrößern ihn, und wer ihn einbaut, kann es auch: <code>magnify</code>.',
  'lacking-strips':
    'Auf den kleinsten Telefonen sind die Streifen einer langen Spalte niedriger als 24 Pixel. Ihre Zahl öffnet sie; vergrößerte Karten haben größere Streifen.',
  'lacking-spacing':
    'Bei weiterem Buchstabenabstand werden manche Wörter auf dem Tuch abgeschnitten: Sie stehen alle auch in den Namen, die Screenreader vorlesen.',
  'lacking-ear':
    'Ein Spiel nach Gehör dauert länger als eines mit den Augen, vor allem die Empress of India: Sie hat achtundvierzig Plätze.',
  'lacking-readers':
    'Von den Screenreadern ist nur Orca erprobt: Mit Firefox und mit Chromium wurden alle vier Spiele nach Gehör gewonnen und alle vier Lektionen zu Ende gehört. NVDA, JAWS, VoiceOver und TalkBack sind nicht erprobt.',
  tell: 'Wie du es uns sagst',
  'tell-how':
    'Wenn dich etwas am Spielen hindert, sag es denen, auf deren Seite du das Spiel gefunden hast oder von denen du das Programm hast: mit dem Link des Spiels (Menü, Teilen), mit dem, was du getan hast, und mit dem, was du benutzt: Browser, Screenreader, Vergrößerung. Schon der Link bringt genau die Stellung zurück.',
  points: 'Punkt für Punkt',
  'points-text':
    'Die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufen A und AA. Die letzte Spalte nennt die Tests, die das Programm darauf verpflichten: Dateien in <code>tests/browser</code> mit der Endung <code>.test.mjs</code>, oder was <code>tests/browser/orca</code> durch einen echten Screenreader hört: <code>cargo xtask orca</code>.',
  'head-point': 'Punkt',
  'head-how': 'Wie er erfüllt wird',
  'head-tests': 'Tests',
  'point-1.1.1': 'Nicht-Text-Inhalt',
  'met-1.1.1':
    'Karten, Plätze und Zeichen haben Namen in Worten; Zeichnungen, die nur schmücken, sind für Screenreader nicht da. QR-Codes und Bilder haben einen Text neben sich.',
  'point-1.2.1-1.2.5': 'Audio und Video',
  'met-1.2.1-1.2.5':
    'Gibt es nicht. Die Töne der Karten sind aus, bis man sie einschaltet, und sagen nichts, was nicht auch in Worten gesagt wird.',
  'point-1.3.1': 'Info und Beziehungen',
  'met-1.3.1':
    'Der Tisch ist ein Raster aus Zellen mit Reihen; Überschriften, Listen, Tabellen und Gruppen von Einstellungen sind als solche ausgezeichnet. Was ein Platz aufnimmt, steht in seinem Namen oder seiner Beschreibung.',
  'point-1.3.2': 'Bedeutungstragende Reihenfolge',
  'met-1.3.2': 'Zellen werden von oben nach unten und von links nach rechts gelesen, wie sie liegen.',
  'point-1.3.3': 'Sensorische Eigenschaften',
  'met-1.3.3': 'Kein Satz benennt eine Karte nur durch ihre Farbe oder ihren Ort: Er nennt die Karte und ihren Platz.',
  'point-1.3.4': 'Ausrichtung',
  'met-1.3.4': 'Jedes Spiel wird hoch und quer gezeichnet.',
  'point-1.3.5': 'Zweck der Eingabe bestimmen',
  'met-1.3.5': 'Nach Persönlichem wird nicht gefragt.',
  'point-1.4.1': 'Benutzung von Farbe',
  'met-1.4.1':
    'Farben der Karten haben Formen, und Schilde ihre Schraffur; gewählte, erwartete, passende und offene Plätze unterscheiden sich in der Form. Ohne Farbe sind rote Kartenfarben hohl.',
  'point-1.4.2': 'Audio-Steuerelement',
  'met-1.4.2': 'Kein Ton ist länger als eine Sekunde, und anfangs sind alle aus.',
  'point-1.4.3': 'Kontrast (Minimum)',
  'met-1.4.3': 'Text hat mindestens 4,5 zu 1, auf jedem Tuch, hell und dunkel.',
  'point-1.4.4': 'Textgröße ändern',
  'met-1.4.4':
    'Bei 200 % sind Karten auf dem Bildschirm mindestens 1,8-mal so groß, bei 400 % mindestens 2,5-mal: Der Rahmen zeigt dann einen Ausschnitt des Tisches. Buchstaben, die durch die Einstellung des Browsers doppelt so groß sind, überlappen sich nicht. So ist es auch in Lektionen, und wenn ein Spiel gewonnen ist.',
  'point-1.4.5': 'Bilder von Text',
  'met-1.4.5': 'Es gibt keine außer den Werten auf den Karten.',
  'point-1.4.10': 'Umbruch',
  'met-1.4.10':
    'Seiten und Dialoge müssen bei 320 Pixeln nicht seitwärts gerollt werden. Ein Kartentisch hat von Natur zwei Dimensionen und bewegt sich in beide; sein Satz und seine Tasten nicht.',
  'point-1.4.11': 'Nicht-Text-Kontrast',
  'met-1.4.11':
    'Zeichen, Kanten, leere Plätze und der Fokus haben mindestens 3 zu 1; erwartete Karten auf dem hellen Tuch 3,5 zu 1.',
  'point-1.4.12': 'Textabstand',
  'met-1.4.12':
    'Weitere Buchstaben, Wörter und Zeilen schneiden in Dialogen und auf Seiten nichts ab. Auf dem Tuch haben Wörter eine Zeile.',
  'point-1.4.13': 'Eingeblendeter Inhalt bei Hover oder Fokus',
  'met-1.4.13':
    'Ein Päckchen, das sich öffnet, weil der Zeiger auf ihm ruht, geht mit Escape wieder zu und bleibt sonst offen, solange der Zeiger auf ihm oder auf dem Geöffneten ruht. Dasselbe geht mit einer Taste.',
  'point-2.1.1': 'Tastatur',
  'met-2.1.1':
    'Alles geht mit der Tastatur: mit Pfeilen, der Eingabetaste und mit Tasten, die das Fragezeichen aufzählt.',
  'point-2.1.2': 'Keine Tastaturfalle',
  'met-2.1.2': 'Tab verlässt den Tisch, Escape jeden Dialog.',
  'point-2.1.4': 'Tastaturkürzel aus Zeichen',
  'met-2.1.4':
    'Einzelne Tasten wirken nur, solange der Tisch den Fokus hat oder nichts auf der Seite ihn hat; sie lassen sich abschalten und ändern: Einstellungen, Tasten.',
  'point-2.2.1': 'Zeiteinteilung anpassbar',
  'met-2.2.1':
    'Nichts läuft nach der Uhr. Eine Ablehnung, die von selbst verschwindet, wartet, solange man auf sie zeigt oder sie den Fokus hat, und kommt bei jedem Versuch wieder.',
  'point-2.2.2': 'Pausieren, beenden, ausblenden',
  'met-2.2.2':
    'Eine Wiedergabe hat eine Taste zum Anhalten und beginnt nicht von selbst, wo weniger Bewegung gewünscht ist.',
  'point-2.3.1': 'Grenzwert von dreimaligem Blitzen',
  'met-2.3.1': 'Nichts blitzt.',
  'point-2.4.1': 'Blöcke umgehen',
  'met-2.4.1': 'Ein Link am Kopf der Seite führt an ihm vorbei.',
  'point-2.4.2': 'Seite mit Titel versehen',
  'met-2.4.2': 'Jede Seite und jedes Spiel hat einen eigenen Titel.',
  'point-2.4.3': 'Fokus-Reihenfolge',
  'met-2.4.3':
    'Der Fokus geht in der Reihenfolge des Lesens; ein Dialog gibt ihn dorthin zurück, wo er geöffnet wurde.',
  'point-2.4.4': 'Linkzweck (im Kontext)',
  'met-2.4.4': 'Links sagen, wohin sie führen.',
  'point-2.4.5': 'Verschiedene Möglichkeiten',
  'met-2.4.5': 'Spiele erreicht man über die Startseite, das Menü, eine Adresse und einen Code.',
  'point-2.4.6': 'Überschriften und Beschriftungen',
  'met-2.4.6': 'Überschriften und Felder sagen, worum es geht.',
  'point-2.4.7': 'Fokus sichtbar',
  'met-2.4.7': 'Ein Ring in zwei Farben, zu sehen auf Papier, Tuch und Karten.',
  'point-2.4.11': 'Fokus nicht verdeckt (Minimum)',
  'met-2.4.11':
    'Was den Fokus hat, ist nie verdeckt: auf Seiten, in Dialogen, am Tisch. In einem vergrößerten Tisch folgt das Fenster dem Fokus, und die Übersicht räumt für ihn ihre Ecke.',
  'point-2.5.1': 'Zeigergesten',
  'met-2.5.1': 'Was zwei Finger tun, tut eine Einstellung auch; statt zu ziehen, tippt man zweimal.',
  'point-2.5.2': 'Zeigerabbruch',
  'met-2.5.2':
    'Eine Karte handelt, wenn der Finger sich hebt; wer von ihr abgleitet, nimmt es zurück. Escape beendet das Ziehen.',
  'point-2.5.3': 'Beschriftung im Namen',
  'met-2.5.3': 'Was auf einer Taste steht, steht auch in ihrem Namen.',
  'point-2.5.4': 'Betätigung durch Bewegung',
  'met-2.5.4': 'Nichts geschieht dadurch, dass man das Gerät bewegt.',
  'point-2.5.7': 'Ziehbewegungen',
  'met-2.5.7': 'Wähle eine Karte, dann ihren Platz: Nichts muss gezogen werden. Auf die Übersicht wird getippt.',
  'point-2.5.8': 'Zielgröße (Minimum)',
  'met-2.5.8':
    'Alles, was sich drücken lässt, ist mindestens 24 Pixel groß oder hat so viel Platz für sich; wo ein Finger der Zeiger ist, sind Tasten und Felder 44 Pixel hoch, und ebenso alle Karten eines vergrößerten Tisches.',
  'point-3.1.1': 'Sprache der Seite',
  'met-3.1.1': 'Jede Seite nennt ihre Sprache, und der Tisch auch, welche auch immer die Seite um ihn spricht.',
  'point-3.1.2': 'Sprache von Teilen',
  'met-3.1.2':
    'Die Namen der Spiele bleiben, wie das Buch sie druckt; Namen dürfen das. Jedes andere Wort ist in der Sprache, die seine Seite oder sein Tisch nennt.',
  'point-3.2.1-3.2.2': 'Bei Fokus, bei Eingabe',
  'met-3.2.1-3.2.2':
    'Nichts geschieht allein dadurch, dass etwas den Fokus bekommt. Eine gewählte Einstellung gilt sofort und bewegt sonst nichts.',
  'point-3.2.3-3.2.4': 'Konsistente Navigation und Erkennung',
  'met-3.2.3-3.2.4': 'In jedem Spiel stehen dieselben Tasten in derselben Reihenfolge und heißen gleich.',
  'point-3.2.6': 'Konsistente Hilfe',
  'met-3.2.6': 'Regeln, Lektion und Tasten stehen überall an derselben Stelle desselben Menüs.',
  'point-3.3.1': 'Fehlererkennung',
  'met-3.3.1': 'Ein Code oder eine Karte, die sich nicht lesen lassen, werden in einem Satz genannt, mit dem Grund.',
  'point-3.3.2': 'Beschriftungen oder Anweisungen',
  'met-3.3.2': 'Felder haben Beschriftungen, und wo eine Form verlangt ist, ein Beispiel.',
  'point-3.3.3': 'Fehlerempfehlung',
  'met-3.3.3': 'Ein verweigerter Zug sagt, welche Regel ihn verbietet, und was zu tun ist.',
  'point-3.3.4': 'Fehlervermeidung',
  'met-3.3.4': 'Jeder Zug lässt sich zurücknehmen. Bevor etwas Gespeichertes gelöscht wird, fragt die Seite nach.',
  'point-3.3.7-3.3.8': 'Redundante Eingabe, Authentifizierung',
  'met-3.3.7-3.3.8': 'Nach nichts wird zweimal gefragt; es gibt keine Konten.',
  'point-4.1.2': 'Name, Rolle, Wert',
  'met-4.1.2':
    'Jedes Bedienelement hat einen Namen und eine Rolle; was gewählt, offen oder außer Gebrauch ist, wird gesagt.',
  'point-4.1.3': 'Statusmeldungen',
  'met-4.1.3': 'Was ein Zug bewirkt hat und was als Nächstes verlangt ist, wird gesagt, ohne den Fokus zu bewegen.',
};
