const { default: Sequencer } = require('@jest/test-sequencer');

/** What takes longest, longest first. Begun last, each would keep one core waiting for the other. */
const LONG = [
  ...['table/faults', 'rules/ryv/contract', 'rules/podium/contract', 'table/canaries', 'server/recovery'],
  ...['browser/ryvFirstPlay', 'browser/ryv', 'browser/invest', 'browser/podium', 'browser/chile'],
  ...['browser/look', 'browser/accessible', 'browser/design', 'browser/dystocratic', 'browser/trust'],
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
