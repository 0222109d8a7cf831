// Spanish: embed.html, and the form of embedding.html that makes code for other pages.

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'No existe esa orden.',
  notText: 'Esta orden necesita un texto que no sea demasiado largo.',
  notReady: 'La mesa aún no está lista.',
  noSetting: 'No existe ese ajuste.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `La dirección de este marco dice origin=${named}, que no es un origen como https://tu.sitio: no se informa de la partida a ninguna página ni se obedece a ninguna.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2, o un enlace entero: también se puede mostrar una posición o una repetición.',
  empty: 'Escribe o pega antes un código o un enlace.',
  is: (/** @type {string} */ name) => `Un reparto de ${name}.`,
  replays: (/** @type {string} */ name) => `Una repetición de ${name}: espera a «Reproducir».`,
  sizeHint: 'En píxeles; la anchura, también en porcentaje',
  size: 'El tamaño va de 200 a 4000 píxeles; la anchura también puede darse en porcentaje.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}, un solitario`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Copiado.',
  select: 'Este navegador no deja copiar a la página: el código está seleccionado para ti.',
  failed: 'No se pudieron cargar las reglas. ¿Hay conexión?',
};
