import type { momentsEn } from './en';

export const momentsFr: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.biggest-day':
    'Aucun Jour n’a apporté plus de voix à une campagne que le Jour {day}. {side} : {count} de plus.',
  'moment.still-day': 'Le Jour {day}, aucune Région n’a changé de camp, quoi que vous ayez fait.',
  'moment.turned': 'D’un soir à l’autre, {region} a changé de camp {count} fois.',
  'moment.turned.one':
    'D’un soir à l’autre, {region} a changé de camp, une fois. Aucune Région n’a changé plus souvent.',
  'moment.new-leader': 'Le Jour {day}, l’avance a changé de camp. Devant à partir de là : {side}.',
  'moment.between': 'Voix qui séparaient les deux campagnes à la fin : {count}.',
  'moment.networks': 'Réseaux à la fin : Sí {si}, No {no}.',
  'moment.unlike-1988': 'Régions qui ont fini autrement ici qu’en 1988 : {count}.',
  'moment.nobodys': 'Régions que personne n’avait gagnées à la fin : {count}.',
};
