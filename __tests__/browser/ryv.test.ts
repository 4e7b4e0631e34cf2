import { fullGame } from '../support/browser/ryvFull';

const LONG = 240_000;

const play = fullGame();

test(
  'three phones and two bots play the full game from the second developments to the end',
  () => play({ until: ({ round, phase }) => round === 2 && phase === 'developments', lookInRound: 3 }),
  LONG,
);
