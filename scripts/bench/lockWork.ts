import { tableCrypto } from '@/net/secure/tableCrypto';
import { ballotView, openBallot } from '@/rules/engine/ballot';
import { createVoter } from '@/table/ballots/voter';
import { memoryValues } from '@/table/storage/storage';

const PARTS = ['vote', 'prediction'];
const OTHERS = 5;

/** How long a phone takes to lock a choice of two parts, with a box for each of five others, in milliseconds. */
export async function lockWork(times: number): Promise<number[]> {
  const keys = tableCrypto.newKeyPair();
  const others = Array.from({ length: OTHERS }, () => tableCrypto.newKeyPair().publicKey);
  const voter = createVoter({ keys, crypto: tableCrypto, values: memoryValues() });
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const seats = [0, 1, 2, 3, 4, 5];
    const opened = openBallot({
      id: 'vote',
      key: `vote-${n}`,
      parts: PARTS,
      voters: seats,
      seats: seats.length,
    });
    const ballot = ballotView(opened, 0);
    if (ballot === null) throw new Error('no vote');
    const where = { table: 'table', match: 1, ballot, seat: 0 };
    const from = Date.now();
    await voter.lock(
      where,
      { type: 'lock', choice: { vote: 'black', prediction: 'alone' } },
      { to: others.map((device, at) => ({ device, seats: [at + 1] })), isShared: true },
    );
    took.push(Date.now() - from);
  }
  return took;
}
