import type { momentsEn } from './en';

export const momentsEs: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.harmed': 'Ronda {round}: una IA se volvió contra alguien que la usaba: {card}.',
  'moment.crackdown': 'Ronda {round}: el gobierno reprimió. Fue aquí: {place}.',
  'moment.blocked':
    'Ronda {round}: la primera vez que alguien bloqueó a otra persona. Bloqueos en toda la partida: {count}.',
  'moment.future': 'El futuro que llegó, el número {number}, tenía {count} de {tokens} fichas.',
  'moment.goal': 'Ronda {round}: alguien logró un objetivo, por primera vez.',
  'moment.met': 'Necesidades que atendieron: {count}.',
  'moment.broke': 'Ronda {round}: se rompió una promesa.',
  'moment.shared': 'Ronda {round}: alguien pagó por usar la IA de otra persona: {card}.',
  'moment.links': 'Enlaces entre comunidades al final: {count}.',
  'moment.apart': 'La mayor cantidad de puntos: {most}. La menor: {least}.',
  'moment.needs': 'Necesidades que seguían ahí al final: {count}.',
};
