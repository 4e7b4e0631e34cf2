import type { momentsEn } from './en';

export const momentsPt: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.biggest-day':
    'Nenhum Dia deu mais votos a uma campanha do que o Dia {day}. {side}: {count} a mais.',
  'moment.still-day': 'No Dia {day}, nenhuma Região mudou de lado, apesar de tudo o que vocês fizeram.',
  'moment.turned': 'De uma noite para a seguinte, {region} mudou de lado {count} vezes.',
  'moment.turned.one':
    'De uma noite para a seguinte, {region} mudou de lado, uma vez. Nenhuma Região mudou mais vezes.',
  'moment.new-leader': 'No Dia {day}, a liderança mudou. Na frente a partir dali: {side}.',
  'moment.between': 'Votos que separavam as duas campanhas no fim: {count}.',
  'moment.networks': 'Redes no fim: Sí {si}, No {no}.',
  'moment.unlike-1988': 'Regiões que aqui terminaram de outro jeito do que em 1988: {count}.',
  'moment.nobodys': 'Regiões que ninguém tinha ganhado no fim: {count}.',
};
