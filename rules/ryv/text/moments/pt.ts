import type { momentsEn } from './en';

export const momentsPt: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.harmed': 'Rodada {round}: uma IA se voltou contra alguém que a usava: {card}.',
  'moment.crackdown': 'Rodada {round}: o governo reprimiu. Aconteceu aqui: {place}.',
  'moment.blocked':
    'Rodada {round}: a primeira vez que uma pessoa da mesa bloqueou outra. Bloqueios na partida inteira: {count}.',
  'moment.future': 'O futuro que veio, o número {number}, tinha {count} de {tokens} fichas.',
  'moment.goal': 'Rodada {round}: alguém alcançou um objetivo, pela primeira vez.',
  'moment.met': 'Necessidades que vocês atenderam: {count}.',
  'moment.broke': 'Rodada {round}: uma promessa foi quebrada.',
  'moment.shared': 'Rodada {round}: alguém pagou para usar a IA de outra pessoa: {card}.',
  'moment.links': 'Conexões entre comunidades no fim: {count}.',
  'moment.apart': 'O maior número de pontos: {most}. O menor: {least}.',
  'moment.needs': 'Necessidades que ainda estavam lá no fim: {count}.',
};
