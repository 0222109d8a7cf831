// French: how the table is played by hand and by keys.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Choisissez une carte, puis la place où elle doit aller ; ou faites-la glisser. Une pile qui n’a qu’un coup le joue dès qu’on la choisit, et toucher une carte deux fois la fait rentrer. La choisir de nouveau, ou Échap, la lâche. Tout peut être annulé, même les cartes données.',
  keys: [
    { name: 'Flèches', text: 'aller de pile en pile' },
    { name: 'Début, Fin', text: 'première et dernière pile de la rangée ; avec Ctrl, de la table' },
    { name: '1 2 3 4', text: 'pioche et main, fondations, tableau, le reste' },
    { name: 'Entrée', text: 'choisir ; sur une pile marquée, jouer' },
    { name: 'Maj Entrée', text: 'rentrer la carte' },
    { name: 'N, B', text: 'pile suivante, précédente, où la carte peut aller' },
    { name: 'D', text: 'donner' },
    { name: 'H', text: 'indice' },
    { name: 'I', text: 'parcourir la pile' },
    { name: 'S', text: 'dire où en est la partie' },
    { name: 'Ctrl Z, Ctrl Y', text: 'annuler, rétablir' },
    { name: 'Échap', text: 'lâcher, fermer' },
  ],
};
