import { readFileSync } from 'node:fs';

/**
 * Of every attack, the test in which it succeeds because its defence is taken out. Without such a test nothing shows that
 * the other tests of that attack would notice if the defence were gone.
 */
const SUCCEEDS: Readonly<Record<string, readonly [file: string, test: string]>> = {
  A1: ['falseKeys', 'is sent a box of its own where keys are taken as they are told'],
  A2: ['inventedLocks', 'reads the vote where the phone checks nothing'],
  A3: ['inventedLocks', 'toldTo({ gate: YES })'],
  A4: ['twoLocks', 'read the vote of that phone where there is no gate'],
  A5: ['inventedPeek', 'is shown the vote where the phone checks nothing'],
  A6: ['severalSeats', 'read the fourth one’s vote when shares are counted by seat'],
  A7: ['severalSeats', 'open the sealed log when shares are counted by seat'],
  A8: ['pickedDeck', 'refused({ begin: () => null })'],
  A9: ['pickedDeck', 'attack({ shown: () => null })'],
  A10: ['publishedRecords', 'fooled.verdicts'],
  A11: ['fork', 'is not noticed where heads are not compared'],
  A12: ['twoCircles', 'gets them at will where nobody is bound first'],
  A13: ['forgedVerdicts', 'is that phone’s own word where nobody asks for its vouch'],
  A14: ['tooLong', 'stops everyone where nothing is accepted first'],
  A15: ['tooLong', 'leaves phones behind where nothing is accepted first'],
  A16: ['stolenTable', 'takes every phone away where a phone follows whoever calls'],
  A17: ['deskFlood', 'a desk that takes everybody remembers every made-up table'],
  A18: ['alteredLog', 'goes unseen where nobody asks for what was brought'],
  A19: ['oldHost', 'plays on with a phone that remembers nothing'],
  A20: ['listenedCode', 'the listener reads the link'],
  A21: ['long/guessedCode', 'has the link in the end where nobody counts'],
  A22: ['strike', 'needs only themselves where no consent is asked'],
  A23: ['strike', 'is done at once where one voice is enough'],
  A24: ['foreseenChance', 'a host that told its state would be seen'],
  A25: ['secrecyTexts', 'a text that looks at less than all of it would promise too much'],
  A26: ['long/twoHosts', 'without lock and look both write'],
  A27: ['long/floods', 'fills the log where there is no budget'],
  A28: ['removed', 'is back with new keys at once where only their key is kept out'],
  A29: ['names', 'renaming(ANY_NAME)'],
  A30: ['forgottenHost', 'leaves keys and names for a finder'],
  A40: ['falseHeir', 'is offered to the players where nobody asks for a vouch'],
  A41: ['botSeats', 'only has to sit on their seats and get up where nobody remembers them'],
  A42: ['unseenWords', 'speaks all the same where any words are told'],
  A43: ['pickedDeck', 'lied({ answers: () => false })'],
  A44: ['pickedDeck', "lied({ seatKey: () => true }, 'playing')"],
};

/** The first thirty are the design's, and none of them may be missing. */
const FIRST = Array.from({ length: 30 }, (_, at) => `A${at + 1}`);

test.each([...new Set([...FIRST, ...Object.keys(SUCCEEDS)])])(
  'attack %s is shown to succeed without its defence',
  (attack) => {
    const [file, name] = SUCCEEDS[attack] ?? ['', ''];
    const text = readFileSync(`__tests__/adversary/${file}.test.ts`, 'utf8');
    expect(text).toContain(`[${attack}]`);
    expect(text).toContain(name);
  },
);
