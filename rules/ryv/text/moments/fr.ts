import type { momentsEn } from './en';

export const momentsFr: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.harmed': 'Manche {round} : une IA s’est retournée contre quelqu’un qui l’utilisait : {card}.',
  'moment.crackdown': 'Manche {round} : le gouvernement a réprimé. C’était ici : {place}.',
  'moment.blocked':
    'Manche {round} : la première fois que quelqu’un a bloqué quelqu’un d’autre. Blocages dans toute la partie : {count}.',
  'moment.future': 'Le futur qui est venu, le numéro {number}, avait {count} jetons sur {tokens}.',
  'moment.goal': 'Manche {round} : quelqu’un a atteint un objectif, pour la première fois.',
  'moment.met': 'Besoins que vous avez comblés : {count}.',
  'moment.broke': 'Manche {round} : une promesse a été rompue.',
  'moment.shared': 'Manche {round} : quelqu’un a payé pour utiliser l’IA de quelqu’un d’autre : {card}.',
  'moment.links': 'Liens entre les communautés à la fin : {count}.',
  'moment.apart': 'Le plus de points : {most}. Le moins : {least}.',
  'moment.needs': 'Besoins qui étaient encore là à la fin : {count}.',
};
