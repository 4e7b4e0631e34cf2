import type { momentsEn } from './en';

export const momentsFr: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.worst':
    'Manche {round}, {disaster} : {count} projets ont été perdus. Aucune catastrophe n’en a pris plus.',
  'moment.worst.one':
    'Manche {round}, {disaster} : un projet a été perdu. Aucune catastrophe n’en a pris plus.',
  'moment.lost-together': 'Manche {round}, {disaster} : un projet payé à plusieurs a été perdu.',
  'moment.unforeseen':
    'Manche {round}, {disaster} : elle a frappé, et personne n’avait un seul bouclier contre elle.',
  'moment.good-year': 'Manche {round} : une bonne année. Rien de mal n’est arrivé.',
  'moment.balance': 'Projets finis à la fin : {standing}. Projets pris par les catastrophes : {lost}.',
  'moment.spared': 'Manche {round}, {disaster} : des boucliers ont évité toute perte à {count} districts.',
  'moment.spared.one': 'Manche {round}, {disaster} : des boucliers ont évité toute perte à un district.',
  'moment.open':
    'Combien de fois une catastrophe a touché un district sans un seul bouclier contre elle : {count}.',
  'moment.apart': 'Le district le plus fort a fini avec {most} points, le plus faible avec {least}.',
  'moment.together': 'Projets finis que vous avez payés à plusieurs : {count}.',
};
