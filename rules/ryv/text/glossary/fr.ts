import type { GlossaryText } from './en';

export const glossaryFr: GlossaryText = {
  'glossary.title': 'Lexique',
  'glossary.1': 'Pouvoir : ce avec quoi on paie. Argent, biens et services rendus, tout en un.',
  'glossary.2':
    'Influence : des cubes de votre couleur. Ils montrent combien de gens vous écoutent à un endroit.',
  'glossary.3': 'Communauté : une des quatre parties du pays, où vivent les gens.',
  'glossary.4': 'Besoin : ce qui manque aux gens d’une communauté, comme l’eau, une école ou la sécurité.',
  'glossary.5': 'Lien : une attache entre deux communautés, par où l’Influence peut grandir.',
  'glossary.6':
    'Place publique : là où tout le pays parle. Grands médias, réseaux sociaux, médias étrangers et plaidoyer.',
  'glossary.7':
    'Plaidoyer : parler à ceux qui ont le pouvoir pour une cause. L’Influence y va droit vers un futur.',
  'glossary.8':
    'Acteur local : des gens qui vivent et agissent ici, comme des travailleurs ou des commerçants.',
  'glossary.9':
    'OSC : une organisation de la société civile. Des citoyens du pays qui agissent ensemble, sans profit et sans l’État.',
  'glossary.10': 'ONG : ici, une organisation d’aide qui vient de l’étranger.',
  'glossary.11': 'Multinationale : une entreprise qui fait des affaires dans beaucoup de pays.',
  'glossary.12':
    'Équipe de recherche : une université, un groupe de réflexion ou un laboratoire qui connaît l’IA.',
  'glossary.13':
    'Mauvaise réputation : combien de mal on dit d’une entreprise. Pour chaque +1, vous perdez un point à la fin.',
  'glossary.14':
    'Relation avec le gouvernement : bonne, neutre ou mauvaise. Elle décide de vos dés dans les communautés et de qui est touché par une répression.',
  'glossary.15':
    'Répression : la police ferme une communauté. Qui n’a pas une bonne relation avec le gouvernement n’y peut rien faire.',
  'glossary.16':
    'Soutien et blocage : ce que vous pouvez faire pour un autre joueur dans une manche, ou contre lui.',
  'glossary.17': 'Licence : le droit d’utiliser une IA. Son propriétaire peut aussi la vendre à d’autres.',
  'glossary.18': 'Faille : la façon dont une IA peut nuire à ceux qui l’utilisent. Il y en a cinq genres.',
  'glossary.19':
    'Surveillance : quelqu’un vous observe à travers l’IA. Ce qu’elle sait des gens tombe dans de mauvaises mains.',
  'glossary.20':
    'Arnaque : quelqu’un se sert de l’IA pour tromper, avec de fausses voix, de faux messages ou de fausses factures.',
  'glossary.21':
    'Biais : l’IA a appris de certaines personnes et se trompe sur les autres. Elle les traite de façon injuste, et au début personne ne le voit.',
  'glossary.22': 'Désinformation : l’IA produit ou répand des choses fausses, et les gens les croient.',
  'glossary.23':
    'Dépendance : vous ne pouvez plus vous passer de l’IA. Si elle tombe en panne, devient chère ou s’arrête, vous n’avancez plus.',
  'glossary.24':
    'Protection : tant que vous utilisez une IA qui protège d’un genre de faille, vos autres IA ne peuvent pas vous nuire ainsi.',
  'glossary.25': 'Futur : un des avenirs possibles du pays. Les jetons y sont des voix pour lui.',
  'glossary.26':
    'Climat politique : comment le pays est gouverné. Cinq choses : droit, technologie, confiance, économie et ouverture.',
  'glossary.27': 'Culture juridique : combien compte une promesse dans ce pays.',
  'glossary.28': 'Ouverture civique : si les gens peuvent parler et se réunir librement.',
  'glossary.29':
    'Confiance publique : si les gens croient que leur voix compte. Où ils n’y croient pas, des jetons sont perdus.',
  'glossary.30': 'Animateur : celle ou celui qui connaît le jeu et guide les autres.',
};
