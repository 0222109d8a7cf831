// Spanish: how to put a table on a page of one's own (www/embedding.html), by its keys; the words of its form are in
// ../pages.js. Sentences are HTML.

/** @type {Record<string, string>} */
export default {
  title: 'En tu propia página · Cadogan',
  description:
    'Cómo poner uno de los cuatro solitarios victorianos en tu propia página: como elemento, en un iframe, con npm.',
  nav: 'En esta página',
  'nav-1': 'El código',
  'nav-2': 'Elemento',
  'nav-3': 'Iframe',
  'nav-4': 'Ejemplos',
  heading: 'En tu propia página',
  lead: 'Cualquiera de estos solitarios puede estar en una página tuya y se juega con ratón, dedos, teclado y lector de pantalla. No pide nada a ningún otro servidor y no guarda nada de tus visitantes.',
  'no-scripts':
    'El formulario que hace el código está hecho él mismo de scripts, y los scripts están desactivados. Todo lo que sabe está más abajo.',
  'size-hint': 'En píxeles; la anchura, también en porcentaje',
  element: 'El elemento',
  'element-text':
    'Todos los que quieras comparten un módulo. Las teclas van al que tiene el foco. Lo que hay entre las etiquetas se ve hasta que la mesa está puesta, y lo ve quien no tiene scripts. Dale el tamaño que quieras con tu propia hoja de estilo; sin ella es tan ancho como lo que lo rodea y ocupa casi toda la altura de la ventana.',
  'element-text-2':
    'De npm: <code>cadogan-patience</code>, con tipos. Se puede importar donde no hay página, y con empaquetadores. Solo las reglas, sin mesa, son <code>cadogan-patience/engine</code>: en una página, en un worker, en Node.',
  attributes: 'Atributos',
  'attributes-text':
    'Cada uno es también una propiedad del mismo nombre, actúa cuando cambia y puede estar puesto antes de que llegue el script. Dar a una propiedad <code>null</code>, <code>undefined</code> o <code>false</code> quita el atributo. El valor habitual va primero.',
  'attributes-head': 'Atributo',
  'attributes-head-2': 'Valores',
  'attributes-head-3': 'Significado',
  'attributes-game':
    'Qué solitario. Por sí solo significa: reparte uno al azar. Sin solitario ni reparto, el elemento espera <code>link</code>.',
  'attributes-deal':
    'un código: <code>S7Q3-K9X2</code>; o <code>today</code>; o un enlace: <code>sly/S7Q3-K9X2/…</code>, <code>replay/…</code>',
  'attributes-deal-2':
    'Qué reparto. Un código conoce su solitario; <code>today</code> es el reparto del día de <code>game</code>, el mismo para todos, y se puede ganar. Con <code>~</code> al principio, cartas propias, que necesitan <code>game</code>. Un enlace entero lo dice todo por sí mismo, digan lo que digan <code>game</code> y <code>moves</code>.',
  'attributes-moves': 'la última parte de un enlace',
  'attributes-moves-2': 'Hasta dónde se ha jugado.',
  'attributes-controls':
    'Lo que hay alrededor de las cartas: todo; una frase y unos pocos botones; nada. Las decisiones que piden las reglas se ofrecen de todos modos.',
  'attributes-loading': '<code>lazy</code>: reglas y cartas se cargan cuando la mesa se acerca a lo que se ve.',
  'attributes-home': 'presente o no',
  'attributes-home-2': 'Muestra el nombre de la colección como botón, que emite <code>patience-home</code>.',
  'attributes-lang':
    'El idioma de la mesa, si lo tiene; si no, habla inglés, hable lo que hable tu página, y se lo dice a los lectores de pantalla. <code>en</code>, <code>de</code>, <code>fr</code>, <code>es</code> y <code>ar</code> son inglés, alemán, francés, español y árabe. Todas las mesas de una página hablan el mismo idioma. Lo que hay entre las etiquetas conserva el idioma de tu página.',
  'attributes-theme': 'Los colores; los del sistema, si no se dice nada.',
  'attributes-suits': 'Los colores de los palos.',
  'attributes-faces': 'El dibujo de las cartas.',
  'attributes-indices':
    'Las letras de las figuras: las del idioma, K Q J, K D B o R D V. Todas las mesas de una página tienen las mismas.',
  'attributes-contrast':
    'Solo blanco y negro, con formas en vez de colores: donde el sistema pide más contraste, o siempre.',
  'attributes-magnify':
    'Cuánto se amplían las cartas más allá de lo que cabe; entonces la mesa se mueve bajo su marco. Con <code>auto</code> ocurre donde una página está ampliada, pero nunca en un iframe, que no puede saberlo.',
  'attributes-felt': 'El color de la mesa.',
  'attributes-back': 'El dibujo del dorso.',
  'attributes-hand': 'En qué lado tiene los botones un teléfono apaisado.',
  'attributes-packets':
    'Si se ven las cartas que hay bajo la primera de un montón: <code>auto</code>, en mesas anchas.',
  'attributes-next': 'Si cada base dice qué carta espera después.',
  'attributes-dealing': 'Si se sigue repartiendo solo hasta que haya algo que decidir.',
  'attributes-dealt':
    'Si se ve cómo las cartas repartidas van una tras otra a su sitio. Con <code>first</code> se pregunta cada vez a la página: <code>patience-unroll</code>, que puede impedirlo.',
  'attributes-safe': 'Si las cartas que ya nunca harán falta van a casa por sí solas.',
  'attributes-speed': 'Con qué rapidez se deslizan las cartas. Quien pide menos movimiento no tiene ninguno.',
  'attributes-keys': 'Si las letras y cifras sueltas son teclas mientras las cartas tienen el foco.',
  'attributes-keymap': 'por ejemplo <code>d=x h=j</code>',
  'attributes-keymap-2':
    'Otras teclas que las habituales: cada una con la habitual delante. Una tecla no puede tener dos significados.',
  'attributes-speech':
    'Cuánto se dice a un lector de pantalla; con <code>full</code>, cada carta repartida y dónde queda.',
  'attributes-crosses':
    'Dónde marcan las crucecitas del libro las cartas libres: en la gracia del Labyrinth, o siempre.',
  'attributes-verdict': 'Si el solucionador dice después de cada jugada si la partida aún se puede ganar.',
  'attributes-deals':
    'Si un reparto nuevo es de los que se sabe que se pueden ganar, y de qué grado: cada uno lo tiene una cuarta parte de ellos. Sin su lista, es cualquiera.',
  'attributes-sound': 'Los sonidos de las cartas.',
  members: 'Más propiedades, y métodos',
  'members-head': 'Nombre',
  'members-head-2': 'Significado',
  'members-link':
    'La partida y todas sus jugadas como fragmento de una dirección, sin «#». Darle un valor abre esa partida.',
  'members-view':
    'La mesa como puede verla quien juega; <code>null</code> antes de la primera. Lo que dice son fichas, no palabras. Solo se lee.',
  'members-grade':
    'Lo difícil que es el reparto de la mesa: <code>gentle</code>, <code>fair</code>, <code>stern</code>, <code>cruel</code>; <code>null</code> donde no se sabe, o aún no. El elemento lo dice también en un atributo de este nombre.',
  'members-prompt': 'Lo que se pide ahora a quien juega, en palabras.',
  'members-save':
    'La partida en curso como texto, con todo lo que se puede deshacer y rehacer; y el camino de vuelta. Un enlace también sirve, para las jugadas solas.',
  'members-openlink':
    'Abre un enlace. Uno malo se dice en la mesa y la deja como estaba; devuelve si se pudo abrir. El enlace de una repetición, <code>replay/…</code>, se abre en un reproductor: la partida está recién repartida y espera a «Reproducir».',
  'members-playmove':
    'Hace una sola jugada en notación, como <code>c3&gt;f</code>; lanza un Error con el motivo si no está permitida.',
  'members-undo':
    'Atrás, adelante, al principio. En una repetición, en una lección o en un camino que muestra el solucionador, <code>undo()</code> y <code>redo()</code> son un paso atrás y un paso adelante.',
  'members-dealOn':
    '<code>dealOn()</code> hace lo que dice <code>view.dealLabel</code>: reparte hasta la próxima decisión. Donde poner la carta de la mano ya es una, porque puede ir a casa o taparía a otra que puede, el botón dice «Poner y seguir». <code>playSafe()</code> lleva a casa lo que ya nunca hará falta.',
  'members-newDeal':
    'Reparte de nuevo el solitario que hay en la mesa. La promesa se cumple cuando las cartas están puestas.',
  'members-startLesson':
    'Muestra la lección del solitario, unos pasos a mano, en su lugar; <code>link</code>, <code>save</code> y los eventos siguen siendo los de la partida en curso, que vuelve al dejar la lección o al pedirle algo que no sea <code>undo()</code>, <code>redo()</code> o <code>dealOn()</code>, que la lección toma para sí. La promesa dice si hay una.',
  'members-solve': 'Pregunta si la partida en curso aún se puede ganar, y dice lo que se sabe.',
  'members-text':
    'Una repetición se mira jugada a jugada, a su ritmo o por pasos, adelante y atrás; «Jugar desde aquí» la convierte en una partida corriente. El reproductor se carga con la primera repetición, no empieza solo y deja el foco donde está. Donde vale un enlace, vale el de una repetición: <code>open()</code>, <code>link</code>, <code>deal</code>.',
  'members-text-2':
    'Un elemento se puede mover por la página; sigue como estaba. Si se saca, devuelve todo lo que tiene; si se vuelve a poner, la misma partida queda donde estaba, con lo que se puede rehacer.',
  events: 'Eventos',
  'events-text':
    'Todos suben y salen del árbol en la sombra. <code>detail</code> tiene <code>game</code>, <code>deal</code>, <code>link</code>, <code>outcome</code> (<code>playing</code>, <code>won</code>, <code>stuck</code>), <code>ply</code> y <code>plies</code> (jugadas hechas, y con las deshechas).',
  'events-head': 'Evento',
  'events-head-2': 'Cuándo',
  'events-patience-ready': 'La primera mesa está puesta.',
  'events-patience-move':
    'La mesa ha cambiado; <code>detail.kind</code> dice por qué: <code>move</code>, <code>deal</code>, <code>undo</code>, <code>redo</code>, <code>restart</code>, <code>safe</code>, <code>open</code>, <code>new-deal</code>; <code>replay</code> y <code>shown</code> son pasos de una repetición, o de lo que muestra el solucionador.',
  'events-patience-won':
    'La partida ha terminado; o no queda ninguna jugada y solo ayuda deshacer. Con <code>kind</code> <code>replay</code> o <code>shown</code> nadie ha ganado: solo se miraba. El elemento muestra una tarjeta de la victoria, salvo que la página llame a <code>preventDefault()</code> en <code>patience-won</code>.',
  'events-patience-grade':
    'Ya se sabe lo difícil que es el reparto de la mesa: <code>detail.grade</code>, que dice también todo evento posterior.',
  'events-patience-error': 'Algo no se pudo hacer; <code>detail.message</code> es la frase que está en la mesa.',
  'events-patience-new-deal':
    'Un botón lo pide. El elemento lo hace él mismo, salvo que la página llame a <code>preventDefault()</code>.',
  'events-patience-home':
    'El botón de <code>home</code>; el botón de la lista de jugadas. La página hace lo que quiera.',
  'events-patience-rules':
    'Se quiere ver una regla, <code>detail.rule</code>; <code>preventDefault()</code> impide que se muestre en la mesa.',
  'events-patience-hint':
    'Se ha pedido una pista; <code>detail.kind</code> es <code>fair</code>, <code>knowing</code>, <code>verdict</code> o <code>shown</code>. Quien juega ha ajustado algo en la mesa: <code>detail.name</code>, <code>detail.value</code>.',
  'events-patience-lesson':
    'Una lección ha empezado, ha llegado a un paso o ha terminado: <code>detail.kind</code> es <code>begin</code>, <code>step</code> o <code>end</code>, con <code>step</code> de <code>of</code>, y al final <code>done</code>, si se recorrieron todos.',
  'events-patience-win':
    'La tarjeta de la victoria pregunta qué sabe la página de la partida; <code>detail.tell()</code> lo recibe, o una promesa: <code>address</code>, <code>streak</code>, <code>day</code>, <code>hints</code>, <code>undos</code>, <code>watch</code>.',
  'events-patience-unroll':
    'Se va a ver cómo las cartas van una a una a su sitio; <code>preventDefault()</code> las pone de una vez.',
  looks: 'Aspecto',
  'looks-text':
    'Dos huecos: el que no tiene nombre, para lo que se ve antes de la mesa, y <code>notice</code>, para lo que la página quiera decir en lugar de la frase de la mesa. Partes para tu hoja: <code>bar</code>, <code>plate</code>, <code>board</code>, <code>foot</code>, <code>status</code>, <code>key</code>, <code>choice</code>. Los colores son propiedades personalizadas que pones en el elemento:',
  'looks-head': 'Propiedad personalizada',
  'looks-head-2': 'Colores',
  'looks-patience-paper':
    'alrededor de la mesa: fondo, texto, texto discreto, líneas de marcos y botones, líneas tenues',
  'looks-patience-felt': 'la mesa, lo que hay escrito en ella, el contorno de un sitio vacío',
  'looks-patience-card': 'las caras, sus bordes, los dorsos',
  'looks-patience-black': 'los palos, de dos en dos o cada uno',
  'looks-patience-accent': 'lo elegido o a lo que se puede jugar, y el anillo del foco',
  'looks-patience-font': 'la letra',
  'looks-text-2':
    'Todo lo demás de tus hojas se queda fuera, incluso lo que reinicia todos los elementos; también la dirección y el idioma de tu página.',
  files: 'Dónde están sus archivos',
  'files-text':
    'Del paquete, Vite, webpack 5, Rspack, Parcel, Next y Astro se llevan lo que la mesa busca: su WebAssembly, su worker, sus hojas, su letra. Para empaquetadores que no lo hacen, como esbuild y Rollup, o cuyas reglas reescribirían las hojas, copia la carpeta del paquete a tu servidor y di dónde está, antes de esperar nada:',
  'files-text-2':
    'Es una función y no un atributo, porque de ahí vienen scripts: ningún marcado que alguien cuele en una página puede elegirlos.',
  recipes: 'Recetas',
  'recipes-text':
    'Cada una empieza con <code>npm install cadogan-patience</code>. <code>mount</code> hace una mesa con una llamada y dice enseguida lo que está mal escrito:',
  'recipes-text-2':
    'React no da oyentes a un elemento que ha hecho un servidor, y antes de la 19 a ninguno de los nuestros: lo hace una ref.',
  'recipes-text-3':
    'Los módulos <code>/react</code>, <code>/vue</code> y <code>/svelte</code> son el mismo elemento, con tipos para el marcado; <code>custom-elements.json</code>, en el paquete, dice a editores y catálogos lo que tiene.',
  policies: 'Políticas',
  'policies-text':
    "Funciona con una Content Security Policy estricta y Trusted Types. Para el origen de sus archivos necesita <code>script-src</code>, <code>style-src</code>, <code>font-src</code> y <code>connect-src</code>; además, <code>'wasm-unsafe-eval'</code> en <code>script-src</code>. El solucionador, cuando se le pregunta, trabaja en un worker: <code>worker-src</code> para el mismo origen, o <code>blob:</code> donde los archivos están en otro, y <code>trusted-types cadogan</code> donde se exigen tipos; sin eso dice que no puede. Un servidor de los archivos que atiende a páginas de otros orígenes envía <code>Access-Control-Allow-Origin: *</code>, como hacen muchos servidores estáticos y <code>cargo xtask serve</code>; y <code>.wasm</code> como <code>application/wasm</code>, <code>.js</code> como <code>text/javascript</code>.",
  frame: 'El iframe',
  'frame-text':
    'Cada atributo del elemento, menos <code>home</code> y <code>loading</code>, es un parámetro: <code>embed.html?deal=S7Q3-K9X2&amp;controls=minimal&amp;theme=dark</code>. También pueden ir después de «#», donde ningún servidor los ve; y un enlace entero también: <code>embed.html#sly/S7Q3-K9X2</code>. El de una repetición se abre en el reproductor, en ambos sitios: <code>embed.html#replay/…</code>, <code>embed.html?deal=replay/…</code>.',
  'frame-text-2':
    'Funciona con <code>sandbox="allow-scripts"</code>, sin origen y sin almacenamiento. Entonces el servidor de los archivos debe enviar <code>Access-Control-Allow-Origin: *</code>, o no se carga ningún módulo. Da <code>allow="clipboard-write"</code> si se han de copiar enlaces.',
  headers: 'Qué envía el servidor de los archivos',
  'headers-text':
    "Los archivos que <code>cargo xtask dist</code> hace para servidores, <code>_headers</code> y los ejemplos para nginx y Caddy, dicen todo esto. <code>Content-Security-Policy: frame-ancestors 'self'</code>, con cada página menos <code>embed.html</code>, mantiene la web fuera de marcos ajenos, donde clics pensados para otra cosa jugarían o borrarían partidas; con <code>embed.html</code> puede enumerar a quienes pueden tener uno. <code>Cross-Origin-Opener-Policy: same-origin</code> separa las páginas de las ventanas que las abren. <code>Access-Control-Allow-Origin: *</code> y <code>Cross-Origin-Resource-Policy: cross-origin</code> dejan que otras páginas tengan el elemento. <code>.wasm</code> va como <code>application/wasm</code>, <code>.js</code> como <code>text/javascript</code>, <code>.css</code> como <code>text/css</code>, <code>.webmanifest</code> como <code>application/manifest+json</code>. Ninguna página puede decirlo por sí misma: un servidor sin cabeceras, como GitHub Pages, se puede enmarcar. Los archivos deben llegar como son: un servidor que escribe algo en las páginas impide que se guarden para usarlas sin red.",
  messages: 'Mensajes',
  'messages-text':
    'El marco dice a la página que lo tiene lo que pasa, y hace lo que ella pide. Cada mensaje es un objeto con <code>cadogan: 1</code>, la versión de este protocolo. Se pueden añadir campos; los de aquí se quedan.',
  'messages-head': 'Del marco',
  'messages-head-2': 'Otros campos',
  'messages-hello': 'ninguno: desde ahora escucha',
  'messages-error': 'los mismos, y <code>message</code>',
  'messages-height':
    '<code>height</code>: los píxeles con los que la mesa tiene todo el espacio que quiere para el ancho del marco',
  'messages-reply':
    '<code>id</code> de la orden, <code>ok</code>, el estado como arriba, y <code>message</code> si no se pudo hacer',
  'messages-head-3': 'Al marco',
  'messages-head-4': 'Otros campos; un <code>id</code>, un número o un texto corto, pide respuesta',
  'messages-set': '<code>name</code> de un atributo, <code>value</code> o <code>null</code>',
  'messages-undo': 'ninguno',
  'messages-text-2':
    'Lo que pasa por aquí no es secreto: el marco no lee almacenamiento ni cookies, así que solo puede contar la partida que la página puso en él y las jugadas hechas desde entonces; y una orden no puede nada que un visitante no pueda a mano. Por eso se lo dice a quien lo tiene y no obedece a nadie más: lo que no viene de la ventana que lo tiene, o no tiene esta forma, se ignora. Con <code>origin=https://your.host</code> entre los parámetros, solo se informa y se oye a ese origen: vale cualquier dirección suya, pero con <code>https://</code> o <code>http://</code> delante. Un valor que no nombra ningún origen cierra el canal: no se informa ni se oye a nadie, y el marco y la consola lo dicen. Por tu parte, comprueba <code>event.source === iframe.contentWindow</code>: en un sandbox, <code>event.origin</code> es <code>"null"</code>.',
};
