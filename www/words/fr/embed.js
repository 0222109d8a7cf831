// French: embed.html, and the form of embedding.html that makes code for other pages.

/** What a host is told whose command cannot be done. */
export const frame = {
  unknown: 'Cette commande n’existe pas.',
  notText: 'Cette commande demande un texte qui ne soit pas trop long.',
  notReady: 'La table n’est pas encore prête.',
  noSetting: 'Ce réglage n’existe pas.',
  /** In the frame and the console. */
  badOrigin: (/** @type {string} */ named) =>
    `L’adresse de ce cadre dit origin=${named}, qui n’est pas une origine comme https://votre.site : aucune page n’est informée de la partie, et aucune n’est obéie.`,
};

export const generator = {
  codeHint: 'S7Q3-K9X2, ou un lien entier : on peut aussi montrer une position ou une relecture.',
  empty: 'Tapez ou collez d’abord un code ou un lien.',
  is: (/** @type {string} */ name) => `Une donne de ${name}.`,
  replays: (/** @type {string} */ name) => `Une relecture de ${name} : elle attend « Lire ».`,
  sizeHint: 'En pixels, ou la largeur en pourcentage',
  size: 'La taille va de 200 à 4000 pixels ; la largeur peut aussi être en pourcentage.',
  /** Of the iframe, on the other page. */
  title: (/** @type {string} */ name) => `${name}, une réussite`,
  /** A variant is named with what sets it apart. */
  game: (/** @type {string} */ name, /** @type {string} */ variant) => (variant ? `${name}, ${variant}` : name),
  copied: 'Copié.',
  select: 'Ce navigateur ne permet pas à la page de copier : le code est sélectionné pour vous.',
  failed: 'Les règles n’ont pas pu être chargées. La connexion est-elle coupée ?',
};
