import type { motion as english } from '../en/motion';

export const motion: { readonly [K in keyof typeof english]: string } = {
  'motion.comma': ', ',
  'motion.skip': 'Ir al resultado',

  'motion.dice.rolling': 'Los dados ruedan',
  'motion.dice.rolled': 'Dados: {faces}',
  'motion.dice.meant': 'Dados: {faces}. {meaning}',
  'motion.dice.labelled': '{label}. {rolled}',
  'motion.dice.successes': '{count} éxitos',
  'motion.dice.successes.one': 'un éxito',
  'motion.dice.successes.none': 'ningún éxito',
  'motion.dice.failures': '{count} fallos',
  'motion.dice.failures.one': 'un fallo',
  'motion.dice.failures.none': 'ningún fallo',

  'motion.shake.hold': 'Mantén presionado para agitar, suelta para tirar',
  'motion.shake.phone': 'También puedes agitar el teléfono.',
  'motion.shake.go': 'Suelta para tirar',

  'motion.coin.flying': 'La moneda está en el aire',
  'motion.coin.landed': 'La moneda cae en: {side}',
  'motion.bag.drawing': 'Sacando de la bolsa',
  'motion.bag.drawn': 'De la bolsa: {tokens}',
  'motion.bag.empty': 'No salió nada de la bolsa',
};
