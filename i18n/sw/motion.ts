import type { motion as english } from '../en/motion';

export const motion: { readonly [K in keyof typeof english]: string } = {
  'motion.comma': ', ',
  'motion.skip': 'Ruka hadi matokeo',

  'motion.dice.rolling': 'Dadu zinabiringika',
  'motion.dice.rolled': 'Dadu: {faces}',
  'motion.dice.meant': 'Dadu: {faces}. {meaning}',
  'motion.dice.labelled': '{label}. {rolled}',
  'motion.dice.successes': 'zilizofaulu: {count}',
  'motion.dice.successes.one': 'moja imefaulu',
  'motion.dice.successes.none': 'hakuna iliyofaulu',
  'motion.dice.failures': 'zilizoshindwa: {count}',
  'motion.dice.failures.one': 'moja imeshindwa',
  'motion.dice.failures.none': 'hakuna iliyoshindwa',

  'motion.shake.hold': 'Shikilia ili kutikisa, achia ili kurusha',
  'motion.shake.phone': 'Unaweza pia kutikisa simu.',
  'motion.shake.go': 'Achia ili kurusha',

  'motion.coin.flying': 'Sarafu iko hewani',
  'motion.coin.landed': 'Sarafu inaonyesha: {side}',
  'motion.bag.drawing': 'Kete inatolewa mfukoni',
  'motion.bag.drawn': 'Kutoka mfukoni: {tokens}',
  'motion.bag.empty': 'Hakuna kilichotoka mfukoni',
};
