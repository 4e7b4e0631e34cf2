import type { momentsEn } from './en';

export const momentsFr: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.alone': 'Manche {round} : une personne a voté contre l’IA, seule. L’IA avait voté {vote}.',
  'moment.forced':
    'Manche {round} : une carte a forcé quelqu’un à voter {vote}. Cette personne avait dit autre chose.',
  'moment.none-with-ai': 'Manche {round} : personne n’a voté avec l’IA, qui avait voté {vote}.',
  'moment.all-with-ai': 'Manche {round} : tout le monde a voté avec l’IA. Elle a reçu {points} points.',
  'moment.best-for-ai':
    'Aucune manche n’a été meilleure pour l’IA que la manche {round} : {points} points. {count} d’entre vous avaient voté avec elle.',
  'moment.best-for-ai.one':
    'Aucune manche n’a été meilleure pour l’IA que la manche {round} : {points} points. Une personne avait voté avec elle.',
  'moment.lie-paid':
    'Manche {round} : quelqu’un avait dit {said} et a voté {voted}. Cela a rapporté {count} points.',
  'moment.lie-paid.one':
    'Manche {round} : quelqu’un avait dit {said} et a voté {voted}. Cela a rapporté un point.',
  'moment.all-said': 'Manche {round} : tout le monde a dit {said}. {count} ont voté autrement.',
  'moment.all-said.one': 'Manche {round} : tout le monde a dit {said}. Une personne a voté autrement.',
  'moment.foresight':
    'Manche {round} : quelqu’un a prévu comment la table allait voter ({foreseen}) et a eu raison. Points en plus : {gain}.',
  'moment.end': 'À la fin, l’IA avait {ai} points, la meilleure personne {best}.',
  'moment.first-and-last': 'Votes avec l’IA à la première manche : {first}. À la dernière : {last}.',
};
