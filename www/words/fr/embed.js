// French: embed.html, and the form of embedding.html that makes code for other pages.

export const frame = {
  unknown: 'Commande inconnue.',
  badText: 'Cette commande demande un texte court.',
  notReady: 'La table n’est pas encore prête.',
  noSetting: 'Réglage inconnu.',
  badOrigin: (/** @type {string} */ named) =>
    `Dans l’adresse de ce cadre, origin=${named} n’est pas une origine comme https://votre.site : la messagerie est coupée.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2, ou le lien entier d’une position, d’un problème ou d’une relecture.',
  empty: 'Tapez ou collez d’abord un code ou un lien.',
  dealOf: (/** @type {string} */ name) => `Une donne de ${name}.`,
  replayOf: (/** @type {string} */ name) => `Une relecture de ${name} : elle attend « Lire ».`,
  problemOf: (/** @type {string} */ name) => `Un problème : ${name}.`,
  problemTitle: 'Un problème de réussite',
  listed: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ kind) =>
    `Problème ${n} sur ${of} : ${kind}.`,
  badNumber: (/** @type {number} */ of) => `Donnez un nombre de 1 à ${of}.`,
  sizeHint: 'En pixels ; la largeur aussi en pourcentage',
  badSize: 'De 200 à 4000 pixels ; la largeur peut aussi être en pourcentage.',
  title: (/** @type {string} */ name) => `${name}, une réussite`,
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Copié.',
  copyBlocked: 'La copie est bloquée. Le code est sélectionné : copiez-le vous-même.',
  failed: 'Les règles n’ont pas pu être chargées. Êtes-vous hors ligne ?',
};
