import type { momentsEn } from './en';

export const momentsEs: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.worst': 'Ronda {round}, {disaster}: se perdieron {count} proyectos. Ningún desastre se llevó más.',
  'moment.worst.one': 'Ronda {round}, {disaster}: se perdió un proyecto. Ningún desastre se llevó más.',
  'moment.lost-together': 'Ronda {round}, {disaster}: se perdió un proyecto que pagaron varios.',
  'moment.unforeseen': 'Ronda {round}, {disaster}: golpeó, y nadie tenía ni un escudo contra eso.',
  'moment.good-year': 'Ronda {round}: un buen año. No pasó nada malo.',
  'moment.balance':
    'Proyectos terminados al final: {standing}. Proyectos que se llevaron los desastres: {lost}.',
  'moment.spared': 'Ronda {round}, {disaster}: los escudos salvaron a {count} distritos de toda pérdida.',
  'moment.spared.one': 'Ronda {round}, {disaster}: los escudos salvaron a un distrito de toda pérdida.',
  'moment.open': 'Cuántas veces un desastre tocó a un distrito sin ni un escudo contra eso: {count}.',
  'moment.apart': 'El distrito más fuerte terminó con {most} puntos, el más débil con {least}.',
  'moment.together': 'Proyectos terminados que pagaron entre varios: {count}.',
};
