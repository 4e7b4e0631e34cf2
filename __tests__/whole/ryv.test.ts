import { fullGame } from '../support/browser/ryvFull';

const LONG = 600_000;

const play = fullGame();

test('three phones and two bots play the full game to the end', () => play({ lookInRound: 2 }), LONG);
