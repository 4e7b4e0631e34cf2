import type { momentsEn } from './en';

export const momentsEs: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.alone': 'Ronda {round}: una persona votó contra la IA, sola. La IA había votado {vote}.',
  'moment.forced':
    'Ronda {round}: una carta obligó a alguien a votar {vote}. Esa persona había dicho otra cosa.',
  'moment.none-with-ai': 'Ronda {round}: nadie votó con la IA, que había votado {vote}.',
  'moment.all-with-ai': 'Ronda {round}: todos votaron con la IA. Recibió {points} puntos.',
  'moment.best-for-ai':
    'Ninguna ronda fue mejor para la IA que la ronda {round}: {points} puntos. {count} de ustedes habían votado con ella.',
  'moment.best-for-ai.one':
    'Ninguna ronda fue mejor para la IA que la ronda {round}: {points} puntos. Una persona había votado con ella.',
  'moment.lie-paid': 'Ronda {round}: alguien había dicho {said} y votó {voted}. Le dio {count} puntos.',
  'moment.lie-paid.one': 'Ronda {round}: alguien había dicho {said} y votó {voted}. Le dio un punto.',
  'moment.all-said': 'Ronda {round}: todos dijeron {said}. {count} votaron otra cosa.',
  'moment.all-said.one': 'Ronda {round}: todos dijeron {said}. Una persona votó otra cosa.',
  'moment.foresight':
    'Ronda {round}: alguien previó cómo iba a votar la mesa ({foreseen}) y acertó. Puntos de más: {gain}.',
  'moment.end': 'Al final la IA tenía {ai} puntos, la mejor persona {best}.',
  'moment.first-and-last': 'Votos con la IA en la primera ronda: {first}. En la última: {last}.',
};
