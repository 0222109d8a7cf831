// German: www/embedding.html, by its keys. Sentences are HTML; ../pages.js has the words of its form.

/** @type {Record<string, string>} */
export default {
  title: 'Auf deiner Seite einbetten · Cadogan',
  description:
    'So kommt eine von vier viktorianischen Patiencen auf deine Seite: als Element, in einem iframe oder über npm.',
  nav: 'Auf dieser Seite',
  'nav-1': 'Der Code',
  'nav-2': 'Element',
  'nav-3': 'Iframe',
  'nav-4': 'Beispiele',
  heading: 'Auf deiner Seite einbetten',
  lead: 'Setz jede dieser Patiencen auf deine Seite, spielbar mit Maus, Fingern, Tastatur und Screenreader. Keine Anfragen an fremde Server; nichts wird über deine Besucher gespeichert.',
  'no-scripts':
    'Dieses Formular braucht Skripte, und Skripte sind abgeschaltet. Alles, was es kann, ist unten erklärt.',
  'size-hint': 'In Pixeln, die Breite auch in Prozent',
  element: 'Das Element',
  'element-text':
    'Alle Tische einer Seite teilen sich ein Modul. Tastenkürzel gehen an den mit dem Fokus. Der Inhalt zwischen den Tags ist der Ersatz, bis der Tisch geladen ist oder wenn Skripte abgeschaltet sind. Die Größe gibst du mit CSS an; sonst ist er so breit wie sein Container und nimmt den größten Teil der Fensterhöhe.',
  'element-text-2':
    'Von npm: <code>cadogan-patience</code>, mit Typen. Du kannst es auf einem Server und über Bundler importieren. Die Regeln allein, ohne Tisch, sind <code>cadogan-patience/engine</code>, für Seiten, Worker und Node.',
  attributes: 'Attribute',
  'attributes-text':
    'Jedes ist auch eine Eigenschaft desselben Namens, wirkt bei jeder Änderung und darf gesetzt sein, bevor das Skript lädt. Eine Eigenschaft auf <code>null</code>, <code>undefined</code> oder <code>false</code> zu setzen entfernt das Attribut. Der Standardwert steht zuerst.',
  'attributes-head': 'Attribut',
  'attributes-head-2': 'Werte',
  'attributes-head-3': 'Bedeutung',
  'attributes-game':
    'Die Patience. Allein gibt sie zufällige Spiele. Ohne Patience und Spiel wartet das Element auf <code>link</code>.',
  'attributes-deal':
    'ein Code: <code>S7Q3-K9X2</code>; oder <code>today</code>; oder ein Link: <code>sly/S7Q3-K9X2/…</code>, <code>replay/…</code>',
  'attributes-deal-2':
    'Das Spiel. Ein Code nennt auch seine Patience; <code>today</code> ist das Spiel des Tages von <code>game</code>: lösbar und für alle dasselbe. Ein <code>~</code> am Anfang zählt eigene Karten auf und braucht <code>game</code>. Ein ganzer Link geht vor <code>game</code> und <code>moves</code>.',
  'attributes-moves': 'der letzte Teil eines Links',
  'attributes-moves-2': 'Die bisher gespielten Züge.',
  'attributes-problem': '<code>daily</code> oder ein Link: <code>problem/…</code>',
  'attributes-problem-2':
    'Ein Problem statt einer Partie: <code>daily</code> ist das heutige, für alle dasselbe, und führt weiter zu den anderen von heute. Ein Link darf ohne <code>problem/</code> beginnen; einer, der in keiner Liste steht, wird erst bewiesen. Ein falscher Wert ist ein Fehler mit einem Satz.',
  'attributes-controls':
    'Was die Karten umgibt: alles; ein Satz und wenige Knöpfe; nichts. Entscheidungen, die die Regeln verlangen, erscheinen immer.',
  'attributes-loading':
    'Mit <code>lazy</code> laden Regeln und Karten, wenn der Tisch in die Nähe des Sichtbaren kommt.',
  'attributes-home': 'vorhanden oder nicht',
  'attributes-home-2': 'Zeigt den Namen der Sammlung als Knopf, der <code>patience-home</code> auslöst.',
  'attributes-lang':
    'Die Sprache des Tisches: Englisch, Deutsch, Französisch, Spanisch oder Arabisch. Jeder andere Wert gibt Englisch, welche Sprache deine Seite auch hat, und der Tisch meldet es Screenreadern. Alle Tische einer Seite haben dieselbe Sprache. Der Inhalt zwischen den Tags behält die Sprache deiner Seite.',
  'attributes-theme': 'Das Farbschema; ohne Angabe das des Systems.',
  'attributes-suits': 'Farben der Kartenfarben.',
  'attributes-faces': 'Das Kartenbild.',
  'attributes-indices':
    'Buchstaben der Figuren: K Q J, K D B oder R D V; ohne Angabe die der Sprache. Alle Tische einer Seite haben dieselben.',
  'attributes-contrast':
    'Schwarz und Weiß, mit Formen statt Farben: wenn das System mehr Kontrast verlangt, oder immer.',
  'attributes-magnify':
    'Vergrößert Karten über das hinaus, was passt; der Tisch lässt sich dann verschieben. Mit <code>auto</code> folgt er dem Seitenzoom, außer in einem iframe, der ihn nicht erkennt.',
  'attributes-felt': 'Die Farbe des Tisches.',
  'attributes-back': 'Das Muster der Rückseiten.',
  'attributes-hand': 'Die Seite der Knöpfe auf einem Handy im Querformat.',
  'attributes-packets': 'Ob Päckchen gefächert sind: mit <code>auto</code> auf breiten Tischen.',
  'attributes-next': 'Ob jeder Grundstapel seine nächste Karte zeigt.',
  'attributes-dealing': 'Ob ein Druck bis zur nächsten Entscheidung gibt oder nur eine Karte.',
  'attributes-dealt':
    'Ob Karten beim Geben einzeln an ihren Platz gleiten. Mit <code>first</code> löst jedes Geben <code>patience-unroll</code> aus, das deine Seite abbrechen kann.',
  'attributes-safe': 'Ob sichere Karten automatisch abgelegt werden.',
  'attributes-speed': 'Tempo der Karten. Unter <code>prefers-reduced-motion</code> ohne Wirkung.',
  'attributes-keys': 'Ob einzelne Buchstaben und Ziffern Tastenkürzel sind, solange die Karten den Fokus haben.',
  'attributes-keymap': 'etwa <code>d=x h=j</code>',
  'attributes-keymap-2': 'Geänderte Tastenkürzel, je als Standard=neu. Eine Taste kann nicht zwei Bedeutungen haben.',
  'attributes-speech':
    'Wie viel Screenreadern angesagt wird; mit <code>full</code> auch jede gegebene Karte und ihr Platz.',
  'attributes-crosses': 'Wann ein kleines Dach freie Karten markiert: bei der Gnade des Labyrinths oder immer.',
  'attributes-verdict': 'Ob der Solver nach jedem Zug prüft, ob die Partie noch lösbar ist.',
  'attributes-deals':
    'Was neue Spiele sind: lösbar, lösbar von einem Grad oder beliebig. Lässt sich die Liste lösbarer Spiele nicht laden, sind sie <code>any</code>.',
  'attributes-sound': 'Kartentöne.',
  members: 'Weitere Eigenschaften und Methoden',
  'members-head': 'Name',
  'members-head-2': 'Bedeutung',
  'members-link':
    'Die Partie mit allen Zügen als Fragment einer Adresse, ohne „#“. Setz es, um diese Partie zu öffnen. Vor der ersten Partie ist es leer nach einem abgelehnten Link und während <code>restore()</code> liest.',
  'members-view':
    'Der Tisch, wie du ihn beim Spielen siehst; <code>null</code> vor dem ersten. Seine Texte sind Token, keine Wörter. Nur lesbar.',
  'members-grade':
    'Der Grad des aktuellen Spiels: <code>gentle</code> (leicht), <code>medium</code> (mittel), <code>stern</code> (schwer), <code>cruel</code> (grausam); <code>null</code>, wenn er unbekannt ist. Auch ein Attribut des Elements.',
  'members-prompt': 'Die aktuelle Aufforderung, in Worten.',
  'members-save':
    '<code>save</code> ist die aktuelle Partie als Text, mit allem Rückgängig und Wiederholen; <code>restore()</code> öffnet sie wieder. Ein Link tut dasselbe für die Züge allein.',
  'members-openlink':
    'Öffnet einen Link; gibt zurück, ob es ging. Der Tisch meldet einen schlechten Link und bleibt, wie er war. Der Link einer Wiedergabe, <code>replay/…</code>, öffnet sich in einem Abspieler: Die Partie zeigt ihr Spiel und wartet auf „Start“.',
  'members-playmove':
    'Spielt einen Zug in Notation, etwa <code>c3&gt;f</code>; wirft einen Error mit dem Grund, wenn er nicht erlaubt ist.',
  'members-undo':
    'Rückgängig, wiederholen, oder zurück zum Anfang. In einer Wiedergabe, einer Lektion oder der Zugfolge des Solvers gehen <code>undo()</code> und <code>redo()</code> einen Schritt zurück und vor.',
  'members-dealOn':
    '<code>dealOn()</code> tut, was <code>view.dealLabel</code> sagt: Es gibt bis zur nächsten Entscheidung. Ist schon das Legen der Karte in der Hand eine, weil sie passt oder eine passende verdecken würde, heißt es „Legen und geben“. <code>playSafe()</code> legt jede sichere Karte ab.',
  'members-newDeal': 'Gibt dieselbe Patience neu. Das Promise ist erfüllt, wenn die Karten liegen.',
  'members-startLesson':
    'Zeigt die Lektion der Patience an ihrer Stelle, wenige Schritte zum Spielen. <code>link</code>, <code>save</code> und die Ereignisse bleiben die der aktuellen Partie; sie kehrt zurück, wenn die Lektion endet oder du etwas anderes aufrufst als <code>undo()</code>, <code>redo()</code> und <code>dealOn()</code>; diese wirken in der Lektion. Das Promise sagt, ob die Patience eine Lektion hat.',
  'members-solve': 'Fragt den Solver, ob die aktuelle Partie noch lösbar ist, und zeigt seine Antwort.',
  'members-text':
    'Eine Wiedergabe läuft in ihrem Tempo oder Schritt für Schritt, vor und zurück; „Hier übernehmen“ macht eine gewöhnliche Partie daraus. Der Abspieler lädt mit der ersten Wiedergabe, beginnt nicht von selbst und lässt den Fokus, wo er ist. <code>open()</code>, <code>link</code> und <code>deal</code> nehmen alle Links zu Wiedergaben an.',
  'members-text-2':
    'Verschieb ein Element auf der Seite, und seine Partie geht weiter. Entfernt gibt es alles frei, was es hält; wieder eingesetzt zeigt es dieselbe Stellung, mit allem Wiederholen.',
  events: 'Ereignisse',
  'events-text':
    'Alle steigen auf und sind composed. <code>detail</code> hat <code>game</code>, <code>deal</code>, <code>link</code>, <code>outcome</code> (<code>playing</code>, <code>won</code>, <code>stuck</code>), <code>ply</code> und <code>plies</code> (gespielte Züge, ohne und mit rückgängig gemachten).',
  'events-head': 'Ereignis',
  'events-head-2': 'Wann',
  'events-patience-ready': 'Der erste Tisch ist bereit.',
  'events-patience-move':
    'Der Tisch hat sich geändert; <code>detail.kind</code> ist <code>move</code>, <code>deal</code>, <code>undo</code>, <code>redo</code>, <code>restart</code>, <code>safe</code>, <code>open</code> oder <code>new-deal</code>; <code>solved</code> ist ein Zug des Solvers, der die Partie auf Wunsch beendet; <code>replay</code>, <code>shown</code> und <code>review</code> sind Schritte einer Wiedergabe, der Zugfolge des Solvers oder einer Analyse und der Weg zurück zur Partie.',
  'events-patience-won':
    'Die Partie ist gewonnen, oder kein Zug ist mehr möglich, und nur Rückgängig hilft. Mit <code>kind</code> <code>replay</code> oder <code>shown</code> wurde nur zugesehen, mit <code>solved</code> hat der Solver die Partie beendet. Das Element zeigt eine Siegesanzeige, wenn die Seite bei <code>patience-won</code> nicht <code>preventDefault()</code> aufruft.',
  'events-patience-grade':
    'Der Grad des Spiels ist jetzt bekannt: <code>detail.grade</code>, das auch jedes spätere Ereignis hat.',
  'events-patience-error': 'Etwas ist fehlgeschlagen; <code>detail.message</code> ist der Satz auf dem Tisch.',
  'events-patience-new-deal':
    'Dieser Knopf wurde gedrückt. Das Element handelt selbst, wenn die Seite nicht <code>preventDefault()</code> aufruft.',
  'events-patience-home':
    'Der Knopf <code>home</code> oder das Tastenkürzel der Zugliste wurde gedrückt. Die Seite entscheidet, was geschieht.',
  'events-patience-rules':
    'Eine Regel wurde geöffnet, <code>detail.rule</code>; <code>preventDefault()</code> verhindert, dass der Tisch sie zeigt.',
  'events-patience-hint':
    'Ein Tipp wurde verlangt; <code>detail.kind</code> ist <code>hint</code> (Tipp), <code>peek</code> (Spicken), <code>verdict</code> oder <code>shown</code>. Am Tisch wurde eine Einstellung geändert: <code>detail.name</code>, <code>detail.value</code>.',
  'events-patience-lesson':
    'Eine Lektion hat begonnen, einen Schritt erreicht oder ist beendet: <code>detail.kind</code> ist <code>begin</code>, <code>step</code> oder <code>end</code>, mit <code>step</code> von <code>of</code>, und am Ende <code>done</code>: ob sie abgeschlossen wurde.',
  'events-patience-problem-try':
    'Ein Problem wurde beantwortet oder gelöst: <code>detail.problem</code> ist sein Link, <code>detail.tries</code> die bisherigen falschen Antworten und die letzte richtige; ein Versuch hat <code>right</code>, eine Lösung <code>shown</code>, wenn sie vorher angesehen wurde.',
  'events-patience-win':
    'Die Siegesanzeige fragt die Seite nach der Partie; gib <code>detail.respondWith()</code> die Angaben oder ein Promise davon: <code>address</code>, <code>streak</code>, <code>day</code>, <code>hints</code>, <code>undos</code>, <code>watch</code>.',
  'events-patience-unroll':
    'Karten gleiten gleich einzeln an ihren Platz; <code>preventDefault()</code> legt sie auf einmal.',
  looks: 'Aussehen',
  'looks-text':
    'Zwei Slots: der Standard-Slot, zu sehen vor dem Tisch; und <code>notice</code>, zu sehen anstelle des Satzes am Tisch. Teile für dein CSS: <code>bar</code>, <code>plate</code>, <code>board</code>, <code>foot</code>, <code>status</code>, <code>key</code>, <code>choice</code>. Setz Farben als Custom Properties am Element:',
  'looks-head': 'Custom Property',
  'looks-head-2': 'Farben',
  'looks-patience-paper': 'um den Tisch: Hintergrund, Text, leiser Text, Rahmen und Knöpfe, feine Linien',
  'looks-patience-felt': 'der Tisch, sein Text, der Umriss eines leeren Platzes',
  'looks-patience-card': 'Vorderseiten, ihre Kanten, Rückseiten',
  'looks-patience-black': 'die Kartenfarben, in zwei Farben oder einzeln',
  'looks-patience-accent': 'gewählte Karten und ihre Ziele, und der Ring des Fokus',
  'looks-patience-font': 'die Schrift',
  'looks-text-2':
    'Der Rest deines CSS bleibt draußen, auch Zurücksetzungen aller Elemente; ebenso Richtung und Sprache deiner Seite.',
  files: 'Wo die Dateien liegen',
  'files-text':
    'Vite, webpack 5, Rspack, Parcel, Next und Astro nehmen die Dateien mit, die der Tisch lädt: WebAssembly, Worker, Stylesheets, Schrift. Für Bundler, die das nicht tun, wie esbuild und Rollup, oder deren CSS-Regeln sie umschreiben würden, kopiere den Ordner des Pakets auf deinen Server und nenne ihn, bevor auf etwas gewartet wird:',
  'files-text-2':
    'Das ist eine Funktion, kein Attribut, weil von dort Skripte laden: Eingeschleustes Markup darf sie nicht wählen.',
  recipes: 'Rezepte',
  'recipes-text':
    'Jedes beginnt mit <code>npm install cadogan-patience</code>. <code>mount</code> macht mit einem Aufruf einen Tisch und meldet falsch geschriebene Optionen sofort:',
  'recipes-text-2':
    'React hängt die Listener dieses Elements nicht an Markup vom Server, und vor Version 19 gar nicht: Nimm ein Ref.',
  'recipes-text-3':
    'Die Module <code>/react</code>, <code>/vue</code> und <code>/svelte</code> sind dasselbe Element mit Typen für Markup; <code>custom-elements.json</code> im Paket beschreibt es Editoren und Katalogen.',
  policies: 'Sicherheitsrichtlinien',
  'policies-text':
    "Es läuft unter einer strengen Content Security Policy mit Trusted Types. Erlaube den Ursprung seiner Dateien in <code>script-src</code>, <code>style-src</code>, <code>font-src</code> und <code>connect-src</code>, dazu <code>'wasm-unsafe-eval'</code> in <code>script-src</code>. Der Solver läuft in einem Worker: Erlaube <code>worker-src</code> für denselben Ursprung, oder <code>blob:</code>, wenn die Dateien auf einem anderen liegen, und <code>trusted-types cadogan</code>, wenn du Trusted Types verlangst; sonst sagt er, dass er nicht läuft. Liegen die Dateien auf einem anderen Ursprung, muss ihr Server <code>Access-Control-Allow-Origin: *</code> senden, wie viele statische Server und <code>cargo xtask serve</code>; und <code>.wasm</code> als <code>application/wasm</code>, <code>.js</code> als <code>text/javascript</code>.",
  frame: 'Der iframe',
  'frame-text':
    'Jedes Attribut des Elements außer <code>home</code> und <code>loading</code> ist ein Parameter: <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. Hinter „#“ sieht kein Server die Parameter. Ein ganzer Link geht auch: <code>embed.html#sly/S7Q3-K9X2</code>. Der Link einer Wiedergabe öffnet sich auf beide Arten im Abspieler: <code>embed.html#replay/…</code>, <code>embed.html?deal=replay/…</code>. Ein Problem: <code>embed.html?problem=daily</code>.',
  'frame-text-2':
    'Er läuft mit <code>sandbox="allow-scripts"</code>, ohne Ursprung und ohne Speicher. Der Server der Dateien muss dann <code>Access-Control-Allow-Origin: *</code> senden, sonst lädt kein Modul. Gib <code>allow="clipboard-write"</code> an, damit sich Links kopieren lassen.',
  headers: 'Header für den Server der Dateien',
  'headers-text':
    "<code>cargo xtask dist</code> schreibt sie alle in seine Dateien für Server: <code>_headers</code> und die Beispiele für nginx und Caddy. <code>Content-Security-Policy: frame-ancestors 'self'</code>, auf jeder Seite außer <code>embed.html</code>, hält sie aus fremden Rahmen heraus, wo fehlgeleitete Klicks Partien spielen oder löschen könnten; auf <code>embed.html</code> darf es die Seiten aufzählen, die sie rahmen dürfen. <code>Cross-Origin-Opener-Policy: same-origin</code> trennt die Seiten von Fenstern, die sie öffnen. <code>Access-Control-Allow-Origin: *</code> und <code>Cross-Origin-Resource-Policy: cross-origin</code> lassen andere Seiten das Element nutzen. Sende <code>.wasm</code> als <code>application/wasm</code>, <code>.js</code> als <code>text/javascript</code>, <code>.css</code> als <code>text/css</code>, <code>.webmanifest</code> als <code>application/manifest+json</code>. Eine Seite kann diese Header nicht selbst setzen: Von einem Server ohne Header, wie GitHub Pages, können andere Seiten sie rahmen. Die Dateien müssen unverändert ankommen: Ein Server, der etwas in Seiten einfügt, verhindert das Spielen offline.",
  messages: 'Nachrichten',
  'messages-text':
    'Der Rahmen meldet der Seite um ihn seine Ereignisse und nimmt Befehle an. Jede Nachricht ist ein Objekt mit <code>cadogan: 1</code>, der Version dieses Protokolls. Felder können dazukommen; diese bleiben.',
  'messages-head': 'Vom Rahmen',
  'messages-head-2': 'Weitere Felder',
  'messages-hello': 'keine: Der Rahmen hört jetzt zu',
  'messages-problem-try': 'dieselben, und die der Ereignisse',
  'messages-error': 'dieselben, und <code>message</code>',
  'messages-height': '<code>height</code>: die Pixel, die der Tisch bei der Breite des Rahmens braucht',
  'messages-reply':
    '<code>id</code> des Befehls, <code>ok</code>, der Stand wie oben, und <code>message</code>, wenn es fehlschlug',
  'messages-head-3': 'An den Rahmen',
  'messages-head-4': 'Weitere Felder; eine <code>id</code>, eine Zahl oder ein kurzer Text, bittet um Antwort',
  'messages-set': '<code>name</code> eines Attributs, <code>value</code> oder <code>null</code>',
  'messages-undo': 'keine',
  'messages-text-2':
    'Nachrichten sind kein Geheimnis. Der Rahmen liest keinen Speicher und keine Cookies, kennt also nur die Partie und ihre Züge, und ein Befehl kann nur, was Besucher auch könnten. Darum sendet er an jede Seite, die ihn rahmt, und gehorcht nur ihr: Nachrichten aus anderen Fenstern oder in anderer Form ignoriert er. Mit <code>origin=https://your.host</code> beschränkst du ihn auf diesen Ursprung; jede Adresse dort genügt, mit <code>https://</code> oder <code>http://</code>. Ein ungültiges <code>origin</code> schaltet die Nachrichten ab; Rahmen und Konsole sagen es. Prüfe in deinem Code <code>event.source === iframe.contentWindow</code>: In einer Sandbox ist <code>event.origin</code> <code>"null"</code>.',
};
