import type { momentsEn } from './en';

export const momentsPt: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.alone': 'Rodada {round}: uma pessoa votou contra a IA, sozinha. A IA tinha votado {vote}.',
  'moment.forced':
    'Rodada {round}: uma carta forçou alguém a votar {vote}. Essa pessoa tinha dito outra coisa.',
  'moment.none-with-ai': 'Rodada {round}: ninguém votou com a IA, que tinha votado {vote}.',
  'moment.all-with-ai': 'Rodada {round}: todo mundo votou com a IA. Pontos que ela ganhou: {points}.',
  'moment.best-for-ai':
    'Nenhuma rodada foi melhor para a IA do que a rodada {round}. Pontos que ela ganhou: {points}. Votos com ela: {count}.',
  'moment.best-for-ai.one':
    'Nenhuma rodada foi melhor para a IA do que a rodada {round}. Pontos que ela ganhou: {points}. Votos com ela: {count}.',
  'moment.lie-paid': 'Rodada {round}: alguém tinha dito {said} e votou {voted}. Isso rendeu {count} pontos.',
  'moment.lie-paid.one': 'Rodada {round}: alguém tinha dito {said} e votou {voted}. Isso rendeu um ponto.',
  'moment.all-said': 'Rodada {round}: todo mundo disse {said}. Votaram diferente: {count}.',
  'moment.all-said.one': 'Rodada {round}: todo mundo disse {said}. Uma pessoa votou diferente.',
  'moment.foresight':
    'Rodada {round}: alguém previu como a mesa ia votar ({foreseen}) e acertou. Pontos a mais: {gain}.',
  'moment.end': 'Pontos da IA no fim: {ai}. O melhor resultado entre vocês: {best}.',
  'moment.first-and-last': 'Votos com a IA na primeira rodada: {first}. Na última: {last}.',
};
