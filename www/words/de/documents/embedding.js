// German: how to put a table on a page of one's own (www/embedding.html), by its keys; the words of its form are in
// ../pages.js. Sentences are HTML.

/** @type {Record<string, string>} */
export default {
  title: 'Auf der eigenen Seite · Cadogan',
  description:
    'Wie eine von vier viktorianischen Patiencen auf die eigene Seite kommt: als Element, in einem iframe, über npm.',
  nav: 'Auf dieser Seite',
  'nav-1': 'Der Code',
  'nav-2': 'Element',
  'nav-3': 'Iframe',
  'nav-4': 'Beispiele',
  heading: 'Auf der eigenen Seite',
  lead: 'Jede dieser Patiencen kann auf deiner Seite stehen und wird mit Maus, Fingern, Tastatur und Screenreader gespielt. Sie holt nichts von fremden Servern und merkt sich nichts über deine Besucher.',
  'no-scripts':
    'Das Formular, das den Code erzeugt, besteht selbst aus Skripten, und Skripte sind abgeschaltet. Was es weiß, steht alles unten.',
  'size-hint': 'In Pixeln, die Breite auch in Prozent',
  element: 'Das Element',
  'element-text':
    'Beliebig viele teilen sich ein Modul. Tasten gehen an das, das den Fokus hat. Was zwischen den Tags steht, ist zu sehen, bis die Karten liegen, und für alle ohne Skripte. Seine Größe gibst du ihm mit deinem eigenen Stylesheet; ohne eines ist es so breit wie seine Umgebung und nimmt den größten Teil der Fensterhöhe.',
  'element-text-2':
    'Von npm: <code>cadogan-patience</code>, mit Typen. Es darf importiert werden, wo es keine Seite gibt, auch von Bundlern. Die Regeln allein, ohne Tisch, sind <code>cadogan-patience/engine</code>: in einer Seite, in einem Worker, in Node.',
  attributes: 'Attribute',
  'attributes-text':
    'Jedes ist auch eine Eigenschaft desselben Namens, wirkt, wenn es geändert wird, und darf gesetzt sein, bevor das Skript da ist. Wer eine Eigenschaft auf <code>null</code>, <code>undefined</code> oder <code>false</code> setzt, nimmt das Attribut weg. Der übliche Wert steht zuerst.',
  'attributes-head': 'Attribut',
  'attributes-head-2': 'Werte',
  'attributes-head-3': 'Bedeutung',
  'attributes-game':
    'Welche Patience. Allein heißt es: Gib ein zufälliges Spiel. Ohne Patience und ohne Spiel wartet das Element auf <code>link</code>.',
  'attributes-deal':
    'ein Code: <code>S7Q3-K9X2</code>; oder <code>today</code>; oder ein Link: <code>sly/S7Q3-K9X2/…</code>, <code>replay/…</code>',
  'attributes-deal-2':
    'Welches Spiel. Ein Code kennt seine Patience; <code>today</code> ist das Spiel des Tages von <code>game</code>, für alle dasselbe, und eines, das zu gewinnen ist. Mit <code>~</code> am Anfang: eigene Karten; sie brauchen <code>game</code>. Ein ganzer Link sagt alles selbst, was auch immer in <code>game</code> und <code>moves</code> steht.',
  'attributes-moves': 'der letzte Teil eines Links',
  'attributes-moves-2': 'Wie weit gespielt ist.',
  'attributes-controls':
    'Was um die Karten steht: alles; ein Satz und wenige Tasten; nichts. Entscheidungen, die die Regeln verlangen, werden trotzdem angeboten.',
  'attributes-loading':
    '<code>lazy</code>: Regeln und Karten werden geladen, wenn der Tisch in die Nähe dessen kommt, was zu sehen ist.',
  'attributes-home': 'vorhanden oder nicht',
  'attributes-home-2': 'Zeigt den Namen der Sammlung als Taste, die <code>patience-home</code> auslöst.',
  'attributes-lang':
    'Die Sprache des Tisches, wenn er sie hat; sonst spricht er Englisch, was auch immer deine Seite spricht, und sagt es Screenreadern. <code>en</code>, <code>de</code>, <code>fr</code>, <code>es</code> und <code>ar</code> sind Englisch, Deutsch, Französisch, Spanisch und Arabisch. Alle Tische einer Seite sprechen dieselbe Sprache. Was zwischen den Tags steht, behält die Sprache deiner Seite.',
  'attributes-theme': 'Farben; wie das System sie hat, wenn nichts gesagt ist.',
  'attributes-suits': 'Die Farben der Kartenfarben.',
  'attributes-faces': 'Das Kartenbild.',
  'attributes-indices':
    'Die Buchstaben der Figuren: die der Sprache, K Q J, K D B oder R D V. Alle Tische einer Seite haben dieselben.',
  'attributes-contrast':
    'Nur Schwarz und Weiß, mit Formen statt Farben: wo das System mehr Kontrast verlangt, oder immer.',
  'attributes-magnify':
    'Wie stark Karten über das hinaus vergrößert sind, was passt; der Rahmen zeigt dann einen Ausschnitt des Tisches. Mit <code>auto</code> geschieht es, wo eine Seite vergrößert ist, aber nie in einem iframe, der das nicht wissen kann.',
  'attributes-felt': 'Die Farbe des Tisches.',
  'attributes-back': 'Das Muster der Rückseiten.',
  'attributes-hand': 'Auf welcher Seite ein quer gehaltenes Telefon seine Tasten hat.',
  'attributes-packets':
    'Ob man die Karten unter der obersten eines Päckchens sieht: <code>auto</code> auf breiten Tischen.',
  'attributes-next': 'Ob jeder Grundstapel sagt, welche Karte er als Nächste braucht.',
  'attributes-dealing': 'Ob von selbst weiter gegeben wird, bis es etwas zu entscheiden gibt.',
  'attributes-dealt':
    'Ob man gegebene Karten eine nach der anderen an ihren Platz gehen sieht. Mit <code>first</code> wird die Seite jedes Mal gefragt: <code>patience-unroll</code>, das sie verhindern kann.',
  'attributes-safe': 'Ob Karten, die nie mehr fehlen können, sich von selbst ablegen.',
  'attributes-speed': 'Wie schnell Karten gleiten. Wer weniger Bewegung verlangt, bekommt keine.',
  'attributes-keys': 'Ob einzelne Buchstaben und Ziffern Tasten sind, solange die Karten den Fokus haben.',
  'attributes-keymap': 'etwa <code>d=x h=j</code>',
  'attributes-keymap-2':
    'Andere Tasten als die üblichen: jede mit der üblichen davor. Eine Taste kann nicht zwei Bedeutungen haben.',
  'attributes-speech':
    'Wie viel einem Screenreader gesagt wird; mit <code>full</code> jede gegebene Karte und wo sie liegt.',
  'attributes-crosses': 'Wo die kleinen Kreuze des Buchs freie Karten zeigen: bei der Gnade des Labyrinth, oder immer.',
  'attributes-verdict': 'Ob der Löser nach jedem Zug sagt, ob das Spiel noch zu gewinnen ist.',
  'attributes-deals':
    'Ob ein neues Spiel eines ist, das nachweislich zu gewinnen ist, und von welchem Grad: jeden hat ein Viertel dieser Spiele. Ohne ihre Liste ist es irgendeines.',
  'attributes-sound': 'Töne der Karten.',
  members: 'Weitere Eigenschaften, und Methoden',
  'members-head': 'Name',
  'members-head-2': 'Bedeutung',
  'members-link':
    'Das Spiel und alle seine Züge als Fragment einer Adresse, ohne „#“. Wer es setzt, öffnet dieses Spiel.',
  'members-view':
    'Der Tisch, wie ihn die Spielenden sehen dürfen; <code>null</code> vor dem ersten. Was darin steht, sind Token, keine Wörter. Nur zu lesen.',
  'members-grade':
    'Wie schwer das Spiel auf dem Tisch ist: <code>gentle</code>, <code>fair</code>, <code>stern</code>, <code>cruel</code>; <code>null</code>, wo das nicht oder noch nicht bekannt ist. Das Element sagt es auch in einem Attribut dieses Namens.',
  'members-prompt': 'Was gerade verlangt ist, in Worten.',
  'members-save':
    'Das laufende Spiel als Text, mit allem, was sich zurücknehmen und wiederholen lässt; und der Weg zurück. Ein Link tut es auch, für die Züge allein.',
  'members-openlink':
    'Öffnet einen Link. Ein schlechter wird am Tisch gesagt und lässt ihn, wie er war; zurück kommt, ob er sich öffnen ließ. Der Link einer Wiedergabe, <code>replay/…</code>, öffnet sich in einem Abspieler: Das Spiel liegt am Anfang und wartet auf „Start“.',
  'members-playmove':
    'Macht einen Zug in Notation, etwa <code>c3&gt;f</code>; wirft eine Ausnahme mit einem Satz, wenn er nicht erlaubt ist.',
  'members-undo':
    'Zurück, vor, zurück an den Anfang. In einer Wiedergabe, in einer Lektion oder auf einem Weg, den der Löser zeigt, sind <code>undo()</code> und <code>redo()</code> ein Schritt zurück und einer vor.',
  'members-dealOn':
    '<code>dealOn()</code> tut, was <code>view.dealLabel</code> sagt: Es gibt bis zur nächsten Entscheidung. Wo schon das Legen der Karte in der Hand eine ist, weil sie abgelegt werden kann oder verdecken würde, was es kann, heißt es „Legen und weiter geben“. <code>playSafe()</code> legt ab, was nie mehr fehlen kann.',
  'members-newDeal': 'Gibt die Patience auf dem Tisch neu. Das Promise ist erfüllt, wenn die Karten liegen.',
  'members-startLesson':
    'Zeigt die Lektion der Patience, wenige Schritte mit der Hand, an ihrer Stelle; <code>link</code>, <code>save</code> und die Ereignisse bleiben die des laufenden Spiels, das wiederkommt, wenn die Lektion verlassen oder etwas von ihm verlangt wird, außer <code>undo()</code>, <code>redo()</code> und <code>dealOn()</code>, die der Lektion gelten. Verspricht, ob es eine gibt.',
  'members-solve': 'Fragt, ob das laufende Spiel noch zu gewinnen ist, und sagt, was bekannt ist.',
  'members-text':
    'Eine Wiedergabe sieht man Zug für Zug, im eigenen Tempo oder in Schritten, vor und zurück; „Hier übernehmen“ macht ein gewöhnliches Spiel daraus. Der Abspieler wird mit der ersten Wiedergabe geladen, beginnt nicht von selbst und lässt den Fokus, wo er ist. Wo immer ein Link stehen kann, kann auch der einer Wiedergabe stehen: <code>open()</code>, <code>link</code>, <code>deal</code>.',
  'members-text-2':
    'Ein Element darf auf der Seite umziehen; es geht weiter, wie es war. Herausgenommen gibt es alles zurück, was es hält; wieder eingesetzt, legt es dasselbe Spiel dort hin, wo es war, mit allem, was sich wiederholen lässt.',
  events: 'Ereignisse',
  'events-text':
    'Alle steigen auf und verlassen den Shadow Tree. <code>detail</code> hat <code>game</code>, <code>deal</code>, <code>link</code>, <code>outcome</code> (<code>playing</code>, <code>won</code>, <code>stuck</code>), <code>ply</code> und <code>plies</code> (gespielte Züge, und mit den zurückgenommenen).',
  'events-head': 'Ereignis',
  'events-head-2': 'Wann',
  'events-patience-ready': 'Die Karten des ersten Tisches liegen.',
  'events-patience-move':
    'Der Tisch hat sich geändert; <code>detail.kind</code> sagt, wodurch: <code>move</code>, <code>deal</code>, <code>undo</code>, <code>redo</code>, <code>restart</code>, <code>safe</code>, <code>open</code>, <code>new-deal</code>; <code>replay</code> und <code>shown</code> sind Schritte einer Wiedergabe, oder dessen, was der Löser zeigt.',
  'events-patience-won':
    'Das Spiel ist zu Ende; oder kein Zug ist mehr möglich, und nur Zurücknehmen hilft. Mit <code>kind</code> <code>replay</code> oder <code>shown</code> hat niemand gewonnen: Es wurde nur angesehen. Das Element zeigt eine Karte des Sieges, wenn die Seite bei <code>patience-won</code> nicht <code>preventDefault()</code> aufruft.',
  'events-patience-grade':
    'Es ist nun bekannt, wie schwer das Spiel auf dem Tisch ist: <code>detail.grade</code>, das auch jedes spätere Ereignis hat.',
  'events-patience-error': 'Etwas ließ sich nicht tun; <code>detail.message</code> ist der Satz, der am Tisch steht.',
  'events-patience-new-deal':
    'Eine Taste verlangt es. Das Element tut es selbst, wenn die Seite nicht <code>preventDefault()</code> aufruft.',
  'events-patience-home': 'Die Taste von <code>home</code>; die Taste der Liste der Züge. Die Seite tut, was sie mag.',
  'events-patience-rules':
    'Eine Regel wird gewünscht, <code>detail.rule</code>; <code>preventDefault()</code> verhindert, dass sie am Tisch gezeigt wird.',
  'events-patience-hint':
    'Ein Tipp wurde verlangt; <code>detail.kind</code> ist <code>fair</code>, <code>knowing</code>, <code>verdict</code> oder <code>shown</code>. Am Tisch wurde etwas eingestellt: <code>detail.name</code>, <code>detail.value</code>.',
  'events-patience-lesson':
    'Eine Lektion hat begonnen, ist bei einem Schritt, ist zu Ende: <code>detail.kind</code> ist <code>begin</code>, <code>step</code> oder <code>end</code>, mit <code>step</code> von <code>of</code>, und am Ende <code>done</code>, ob alle durchlaufen wurden.',
  'events-patience-win':
    'Die Karte des Sieges fragt, was die Seite vom Spiel weiß; <code>detail.tell()</code> nimmt es an, oder ein Promise davon: <code>address</code>, <code>streak</code>, <code>day</code>, <code>hints</code>, <code>undos</code>, <code>watch</code>.',
  'events-patience-unroll':
    'Gleich wird man Karten eine nach der anderen an ihren Platz gehen sehen; <code>preventDefault()</code> legt sie auf einmal.',
  looks: 'Aussehen',
  'looks-text':
    'Zwei Slots: der ohne Namen für das, was vor dem Tisch zu sehen ist, und <code>notice</code> für das, was die Seite anstelle des Satzes am Tisch zu sagen hat. Teile für dein Stylesheet: <code>bar</code>, <code>plate</code>, <code>board</code>, <code>foot</code>, <code>status</code>, <code>key</code>, <code>choice</code>. Farben sind Custom Properties, die du am Element setzt:',
  'looks-head': 'Custom Property',
  'looks-head-2': 'Farben',
  'looks-patience-paper': 'um den Tisch: Grund, Text, leiser Text, Linien von Rahmen und Tasten, feine Linien',
  'looks-patience-felt': 'der Tisch, was darauf geschrieben steht, der Umriss eines leeren Platzes',
  'looks-patience-card': 'Vorderseiten, ihre Kanten, Rückseiten',
  'looks-patience-black': 'die Kartenfarben, paarweise oder einzeln',
  'looks-patience-accent': 'was gewählt ist oder Ziel sein kann, und der Ring des Fokus',
  'looks-patience-font': 'die Schrift',
  'looks-text-2':
    'Alles andere aus deinen Stylesheets bleibt draußen, auch Zurücksetzungen aller Elemente; ebenso Richtung und Sprache deiner Seite.',
  files: 'Wo seine Dateien liegen',
  'files-text':
    'Aus dem Paket nehmen Vite, webpack 5, Rspack, Parcel, Next und Astro mit, was der Tisch holt: sein WebAssembly, seinen Worker, seine Stylesheets, seine Schrift. Für Bundler, die das nicht tun, wie esbuild und Rollup, oder deren Regeln Stylesheets umschreiben würden, kopiere den Ordner des Pakets auf deinen Server und sage, wo er liegt, bevor auf etwas gewartet wird:',
  'files-text-2':
    'Es ist eine Funktion und kein Attribut, denn von dort kommen Skripte: Kein Markup, das jemand in eine Seite schmuggelt, kann sie wählen.',
  recipes: 'Rezepte',
  'recipes-text':
    'Jedes beginnt mit <code>npm install cadogan-patience</code>. <code>mount</code> macht mit einem Aufruf einen Tisch und sagt sofort, was falsch geschrieben ist:',
  'recipes-text-2':
    'React gibt einem Element, das ein Server gemacht hat, keinen Listener, und vor 19 keinem von unseren: Ein Ref tut es.',
  'recipes-text-3':
    'Die Module <code>/react</code>, <code>/vue</code> und <code>/svelte</code> sind dasselbe Element, mit Typen für Markup; <code>custom-elements.json</code> im Paket sagt Editoren und Katalogen, was es hat.',
  policies: 'Richtlinien',
  'policies-text':
    "Es arbeitet unter einer strengen Content Security Policy mit Trusted Types. Für den Ursprung seiner Dateien braucht es <code>script-src</code>, <code>style-src</code>, <code>font-src</code> und <code>connect-src</code>; dazu <code>'wasm-unsafe-eval'</code> in <code>script-src</code>. Der Löser arbeitet, wenn er gefragt wird, in einem Worker: <code>worker-src</code> für denselben Ursprung, oder <code>blob:</code>, wo die Dateien auf einem anderen liegen, und <code>trusted-types cadogan</code>, wo Typen verlangt sind; ohne das sagt er, dass er nicht kann. Ein Server der Dateien, der Seiten anderer Ursprünge bedient, sendet <code>Access-Control-Allow-Origin: *</code>, wie viele statische Server und wie <code>cargo xtask serve</code>; und <code>.wasm</code> als <code>application/wasm</code>, <code>.js</code> als <code>text/javascript</code>.",
  frame: 'Der iframe',
  'frame-text':
    'Jedes Attribut des Elements außer <code>home</code> und <code>loading</code> ist ein Parameter: <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. Sie dürfen auch hinter „#“ stehen, wo kein Server sie sieht; und ein ganzer Link darf es: <code>embed.html#sly/S7Q3-K9X2</code>. Der einer Wiedergabe öffnet sich im Abspieler, an beiden Stellen: <code>embed.html#replay/…</code>, <code>embed.html?deal=replay/…</code>.',
  'frame-text-2':
    'Er arbeitet auch mit <code>sandbox="allow-scripts"</code>, ohne Ursprung und ohne Speicher. Der Server der Dateien muss dann <code>Access-Control-Allow-Origin: *</code> senden, sonst wird kein Modul geladen. Gib <code>allow="clipboard-write"</code>, wenn Links kopiert werden sollen.',
  headers: 'Was der Server der Dateien sendet',
  'headers-text':
    "Die Dateien, die <code>cargo xtask dist</code> für Server macht, <code>_headers</code> und die Beispiele für nginx und Caddy, sagen das alles. <code>Content-Security-Policy: frame-ancestors 'self'</code>, bei jeder Seite außer <code>embed.html</code>, hält die Seite aus fremden Rahmen heraus, wo Klicks, die etwas anderem gelten, Spiele spielen oder löschen würden; bei <code>embed.html</code> darf es aufzählen, wer einen haben darf. <code>Cross-Origin-Opener-Policy: same-origin</code> trennt die Seiten von Fenstern, die sie öffnen. <code>Access-Control-Allow-Origin: *</code> und <code>Cross-Origin-Resource-Policy: cross-origin</code> lassen andere Seiten das Element haben. <code>.wasm</code> geht als <code>application/wasm</code>, <code>.js</code> als <code>text/javascript</code>, <code>.css</code> als <code>text/css</code>, <code>.webmanifest</code> als <code>application/manifest+json</code>. Keine Seite kann das selbst sagen: Ein Server ohne Header, wie GitHub Pages, kann gerahmt werden. Die Dateien müssen ankommen, wie sie sind: Ein Server, der etwas in Seiten schreibt, verhindert, dass sie für den Gebrauch ohne Netz gespeichert werden.",
  messages: 'Nachrichten',
  'messages-text':
    'Der Rahmen sagt der Seite, die ihn hält, was geschieht, und tut, was sie verlangt. Jede Nachricht ist ein Objekt mit <code>cadogan: 1</code>, der Version dieses Protokolls. Felder können dazukommen; die hier genannten bleiben.',
  'messages-head': 'Vom Rahmen',
  'messages-head-2': 'Weitere Felder',
  'messages-hello': 'keine: er hört von jetzt an zu',
  'messages-error': 'dieselben, und <code>message</code>',
  'messages-height':
    '<code>height</code>: die Pixel, bei denen der Tisch für die Breite des Rahmens allen Platz hat, den er will',
  'messages-reply':
    '<code>id</code> des Befehls, <code>ok</code>, der Stand wie oben, und <code>message</code>, wenn es nicht ging',
  'messages-head-3': 'An den Rahmen',
  'messages-head-4': 'Weitere Felder; eine <code>id</code>, eine Zahl oder ein kurzer Text, bittet um Antwort',
  'messages-set': '<code>name</code> eines Attributs, <code>value</code> oder <code>null</code>',
  'messages-undo': 'keine',
  'messages-text-2':
    'Was hier hinübergeht, ist kein Geheimnis: Der Rahmen liest keinen Speicher und kein Cookie, kann also nichts erzählen als das Spiel, das die Seite hineingelegt hat, und die Züge seither; und ein Befehl kann nichts, was nicht jeder von Hand könnte. Darum sagt er es allen, die ihn halten, und gehorcht sonst niemandem: Was nicht vom haltenden Fenster kommt, oder nicht diese Form hat, wird übergangen. Mit <code>origin=https://your.host</code> unter den Parametern wird nur dieser Ursprung angesprochen und gehört: Jede Adresse davon genügt, aber mit <code>https://</code> oder <code>http://</code> davor. Ein Wert, der keinen Ursprung nennt, schließt den Kanal: Niemand wird angesprochen oder gehört, und Rahmen und Konsole sagen es. Prüfe auf deiner Seite <code>event.source === iframe.contentWindow</code>: In einer Sandbox ist <code>event.origin</code> <code>"null"</code>.',
};
