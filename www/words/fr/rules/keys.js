// French: the controls.

/** @type {{ hand: string, keys: { name: string, text: string }[] }} */
export default {
  hand: 'Touchez une carte, puis sa destination, ou faites-la glisser. Si une pile n’offre qu’un seul coup, il est joué dès que vous la sélectionnez. Touchez deux fois une carte pour la jouer sur sa fondation. Pour désélectionner, touchez de nouveau la carte ou appuyez sur Échap. Vous pouvez tout annuler, même la distribution.',
  keys: [
    { name: 'Flèches', text: 'aller de pile en pile' },
    { name: 'Début, Fin', text: 'première et dernière pile de la rangée ; avec Ctrl, de la table' },
    { name: '1 2 3 4', text: 'pioche et main, fondations, tableau, le reste' },
    { name: 'Entrée', text: 'sélectionner ; sur une pile marquée, jouer' },
    { name: 'Maj Entrée', text: 'jouer sur la fondation' },
    { name: 'N, B', text: 'pile suivante, précédente, qui peut recevoir la carte' },
    { name: 'D', text: 'distribuer' },
    { name: 'Maj D', text: 'tout distribuer, si le jeu le permet' },
    { name: 'H', text: 'indice' },
    { name: 'I', text: 'voir toute la pile' },
    { name: 'S', text: 'lire l’état de la partie' },
    { name: 'Ctrl Z, Ctrl Y', text: 'annuler, rétablir' },
    { name: 'Échap', text: 'désélectionner, fermer' },
  ],
};
