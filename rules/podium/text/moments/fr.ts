import type { momentsEn } from './en';

export const momentsFr: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.missed':
    '{plan} est arrivé sur le plateau à la Période {period}. À la fin, il manquait {count} Fonds.',
  'moment.missed.one':
    '{plan} est arrivé sur le plateau à la Période {period}. À la fin, il manquait un seul Fonds.',
  'moment.setback':
    'Période {period} : ensemble, les Politiques ont reculé. Pas en arrière : {count}. L’Événement était : {event}.',
  'moment.leap':
    'Aucune Période n’a apporté plus que la Période {period}. Pas en avant de toutes les Politiques ensemble : {count}.',
  'moment.kept': 'Période {period} : {by} a fait une promesse à {to}, et l’a tenue.',
  'moment.broken': 'Période {period} : {by} a fait une promesse à {to}, et ne l’a pas tenue.',
  'moment.stopped': 'Période {period} : {plan} a arrêté un Événement : {event}.',
  'moment.ends':
    'À la fin, {low} était au plus bas avec {least}, {high} au plus haut avec {most}. Le But était {goal}.',
  'moment.sdgs': 'ODD sans Plan terminé à la fin : {count}.',
};
