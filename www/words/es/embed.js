// Spanish: embed.html, and the form of embedding.html that makes code for other pages.

export const frame = {
  unknown: 'Orden desconocida.',
  badText: 'Esta orden necesita un texto corto.',
  notReady: 'La mesa aún no está lista.',
  noSetting: 'Ajuste desconocido.',
  badOrigin: (/** @type {string} */ named) =>
    `origin=${named}, en la dirección de este marco, no es un origen como https://tu.sitio: los mensajes están desactivados.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2, o un enlace entero a una posición, un problema o una repetición.',
  empty: 'Escribe o pega antes un código o un enlace.',
  dealOf: (/** @type {string} */ name) => `Un reparto de ${name}.`,
  replayOf: (/** @type {string} */ name) => `Una repetición de ${name}; espera a «Reproducir».`,
  problemOf: (/** @type {string} */ name) => `Un problema de ${name}.`,
  problemTitle: 'Un problema de solitario',
  listed: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ kind) =>
    `Problema ${n} de ${of}: ${kind}.`,
  badNumber: (/** @type {number} */ of) => `Da un número del 1 al ${of}.`,
  sizeHint: 'En píxeles; la anchura, también en porcentaje',
  badSize: 'De 200 a 4000 píxeles; la anchura, también en porcentaje.',
  title: (/** @type {string} */ name) => `${name}, un solitario`,
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Copiado.',
  copyBlocked: 'El navegador no deja copiar. El código está seleccionado: cópialo tú.',
  failed: 'No se pudieron cargar las reglas. ¿Tienes conexión?',
};
