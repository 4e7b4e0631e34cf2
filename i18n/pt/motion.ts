import type { motion as english } from '../en/motion';

export const motion: { readonly [K in keyof typeof english]: string } = {
  'motion.comma': ', ',
  'motion.skip': 'Ir para o resultado',

  'motion.dice.rolling': 'Os dados estão rolando',
  'motion.dice.rolled': 'Saiu {faces}',
  'motion.dice.meant': 'Saiu {faces}: {meaning}',
  'motion.dice.labelled': '{label}. {rolled}',
  'motion.dice.successes': '{count} sucessos',
  'motion.dice.successes.one': 'um sucesso',
  'motion.dice.successes.none': 'nenhum sucesso',
  'motion.dice.failures': '{count} falhas',
  'motion.dice.failures.one': 'uma falha',
  'motion.dice.failures.none': 'nenhuma falha',

  'motion.shake.hold': 'Segure para agitar, solte para lançar',
  'motion.shake.phone': 'Você também pode agitar o telefone.',
  'motion.shake.go': 'Solte para lançar',

  'motion.coin.flying': 'A moeda está no ar',
  'motion.coin.landed': 'A moeda mostra: {side}',
  'motion.bag.drawing': 'Tirando do saco',
  'motion.bag.drawn': 'Saiu do saco: {tokens}',
  'motion.bag.empty': 'Nada saiu do saco',
};
