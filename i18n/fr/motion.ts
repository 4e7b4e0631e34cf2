import type { motion as english } from '../en/motion';

export const motion: { readonly [K in keyof typeof english]: string } = {
  'motion.comma': ', ',
  'motion.skip': 'Aller au résultat',

  'motion.dice.rolling': 'Les dés roulent',
  'motion.dice.rolled': 'Dés : {faces}',
  'motion.dice.meant': 'Dés : {faces}. {meaning}',
  'motion.dice.labelled': '{label}. {rolled}',
  'motion.dice.successes': '{count} réussites',
  'motion.dice.successes.one': 'une réussite',
  'motion.dice.successes.none': 'aucune réussite',
  'motion.dice.failures': '{count} échecs',
  'motion.dice.failures.one': 'un échec',
  'motion.dice.failures.none': 'aucun échec',

  'motion.shake.hold': 'Maintenez pour secouer, lâchez pour lancer',
  'motion.shake.phone': 'Vous pouvez aussi secouer le téléphone.',
  'motion.shake.go': 'Lâchez pour lancer',

  'motion.coin.flying': 'La pièce est en l’air',
  'motion.coin.landed': 'La pièce tombe sur : {side}',
  'motion.bag.drawing': 'On tire du sac',
  'motion.bag.drawn': 'Du sac : {tokens}',
  'motion.bag.empty': 'Rien n’est sorti du sac',
};
