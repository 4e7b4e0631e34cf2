/** What moves: dice, coin, bag, cards. Also what is read out when it lies still. */
export const motion = {
  'motion.comma': ', ',
  'motion.skip': 'Skip to the result',

  'motion.dice.rolling': 'The dice are rolling',
  'motion.dice.rolled': 'Rolled {faces}',
  'motion.dice.meant': 'Rolled {faces}: {meaning}',
  'motion.dice.labelled': '{label}. {rolled}',
  'motion.dice.successes': '{count} successes',
  'motion.dice.successes.one': 'one success',
  'motion.dice.successes.none': 'no success',
  'motion.dice.failures': '{count} failures',
  'motion.dice.failures.one': 'one failure',
  'motion.dice.failures.none': 'no failure',

  'motion.shake.hold': 'Hold to shake, let go to roll',
  'motion.shake.phone': 'You can also shake the phone.',
  'motion.shake.go': 'Let go to roll',

  'motion.coin.flying': 'The coin is in the air',
  'motion.coin.landed': 'The coin shows: {side}',
  'motion.bag.drawing': 'Drawing from the bag',
  'motion.bag.drawn': 'From the bag: {tokens}',
  'motion.bag.empty': 'Nothing came out of the bag',
} as const;
