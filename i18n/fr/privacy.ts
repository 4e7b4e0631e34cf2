import type { privacy as english } from '../en/privacy';

export const privacy: { readonly [K in keyof typeof english]: string } = {
  'privacy.title': 'Ce que Palaver garde, et où',
  'privacy.1':
    'Palaver n’a ni compte, ni serveur à lui, ni publicité, et ceux qui le font n’apprennent rien de vous.',
  'privacy.2':
    'Ce que vous faites dans une partie ne va qu’aux appareils de votre table, par le réseau local, et circule chiffré.',
  'privacy.3':
    'L’hôte garde la partie : les noms que l’on a écrits, chaque coup, et les votes une fois ouverts ; un ordinateur efface une partie finie 30 jours après son dernier coup, au prochain démarrage de Palaver, sauf si quelqu’un a choisi de la garder.',
  'privacy.4':
    'Votre téléphone garde vos réglages, les clés de vos places, les parties jouées sur lui, les résultats, vos propres scénarios, et une copie chiffrée de la partie que seuls plusieurs téléphones ensemble peuvent ouvrir.',
  'privacy.5':
    'Vous pouvez écrire n’importe quel nom : personne ne demande votre vrai nom, votre âge, votre adresse ni un numéro.',
  'privacy.6':
    'L’appareil photo ne fait que lire des codes et le capteur de mouvement que lancer des dés ; rien n’en est enregistré, et Palaver ne demande jamais où vous êtes, ni vos contacts, ni vos photos, ni le micro.',
  'privacy.7':
    'Seul ce que les gens transmettent eux-mêmes quitte la table, par exemple une partie enregistrée ou un lien, à deux exceptions près : la sauvegarde d’un iPhone peut contenir ce que Palaver y garde, et dans l’application Android la partie qui lit les codes est faite par Google et peut lui dire, là où il y a internet, sur quel appareil elle tourne et comment elle marche, jamais ce que voit l’appareil photo.',
  'privacy.8':
    '« Tout effacer de ce téléphone », dans les réglages, supprime tout ce que ce téléphone garde ; l’hôte et les autres téléphones gardent le leur jusqu’à ce qu’on l’efface là aussi.',
};
