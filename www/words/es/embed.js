// Spanish: embed.html, and the form of embedding.html that makes code for other pages.

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'Orden desconocida.',
  notText: 'Esta orden necesita un texto corto.',
  notReady: 'La mesa aún no está lista.',
  noSetting: 'Ajuste desconocido.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `origin=${named}, en la dirección de este marco, no es un origen como https://tu.sitio: los mensajes están desactivados.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2, o un enlace entero a una posición o una repetición.',
  empty: 'Escribe o pega antes un código o un enlace.',
  is: (/** @type {string} */ name) => `Un reparto de ${name}.`,
  replays: (/** @type {string} */ name) => `Una repetición de ${name}; espera a «Reproducir».`,
  sizeHint: 'En píxeles; la anchura, también en porcentaje',
  size: 'De 200 a 4000 píxeles; la anchura, también en porcentaje.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}, un solitario`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Copiado.',
  select: 'El navegador no deja copiar. El código está seleccionado: cópialo tú.',
  failed: 'No se pudieron cargar las reglas. ¿Tienes conexión?',
};
