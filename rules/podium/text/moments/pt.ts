import type { momentsEn } from './en';

export const momentsPt: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.missed':
    'O Plano {plan} entrou no tabuleiro no Período {period}. No fim, faltavam {count} Fundos para ele.',
  'moment.missed.one':
    'O Plano {plan} entrou no tabuleiro no Período {period}. No fim, faltava um único Fundo para ele.',
  'moment.setback':
    'Período {period}: juntas, as Políticas caíram. Passos para baixo: {count}. O Evento foi: {event}.',
  'moment.leap':
    'Nenhum Período trouxe mais do que o Período {period}. Passos para cima de todas as Políticas juntas: {count}.',
  'moment.kept': 'Período {period}: {by} fez uma promessa a {to}, e a cumpriu.',
  'moment.broken': 'Período {period}: {by} fez uma promessa a {to}, e não a cumpriu.',
  'moment.stopped': 'Período {period}: o Plano {plan} impediu um Evento: {event}.',
  'moment.ends':
    'No fim, {low} estava no ponto mais baixo, em {least}, e {high} no mais alto, em {most}. A Meta era {goal}.',
  'moment.sdgs': 'ODS sem um Plano realizado no fim: {count}.',
};
