const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest test files, slowest first. A slow file that starts last keeps one core busy while the other waits. */
const LONG = [
  ...['table/faults', 'server/recovery', 'rules/ryv/contract', 'table/canaries'],
  ...['scripts/fuzz', 'rules/podium/contract'],
  ...['browser/trust', 'browser/look', 'browser/hostGone', 'browser/ryvFirstPlay', 'browser/dystocratic'],
  ...['browser/podium', 'browser/ryv', 'browser/sign', 'browser/newcomer', 'browser/design'],
  ...['browser/ceremony', 'browser/invest', 'browser/chile', 'browser/recovery', 'browser/keyboard'],
  ...[
    'whole/frame',
    'whole/scenes',
    'whole/faults',
    'whole/stage',
    'whole/plantedFaults',
    'whole/kills',
    'whole/gallery',
  ],
  ...['whole/invest', 'whole/ryvFirstPlay', 'whole/podium', 'whole/ryv', 'whole/chile'],
].map((name) => `/__tests__/${name}.test.ts`);

const placeOf = ({ path }) => {
  const at = LONG.findIndex((long) => path.replaceAll('\\', '/').endsWith(long));
  return at === -1 ? LONG.length : at;
};

/** Jest knows how long a test takes only once it has run here; on a new machine it guesses by the size of its file. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};
