import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { randomBytes } from '@/net/bytes';
import { answerByCode, askByCode, readCodeHello } from '@/net/secure/codeExchange';
import { newKeyPair } from '@/net/secure/keys';
import { guestHandshake, hostHandshake } from '@/net/secure/noise';
import { seal, unseal } from '@/net/secure/seal';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { frameReader, frameWriter } from '@/net/secure/transportFrames';
import { commit, makeSlip, openBallot, openSlips } from '@/rules/engine/ballot';
import type { Game } from '@/rules/engine';
import { replay, tableOptions } from '@/rules/engine/log';
import { botPlayer, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom, seedFromKey, thrownAnew } from '@/rules/engine/random';
import { fetchGames } from '@/rules/shelf';
import { digest } from '@/table/log/digest';
import { pledgeOf, seedOf } from '@/table/rounds/shuffleBefore';
import { extend, newChain, recordHash } from '@/table/trust/chain';
import { circleOf, nonceOf, pledgeFor, rosterOf, roundOf } from '@/table/rounds/round';
import { picturesOf, signOf } from '@/table/trust/sign';
import { createVoucher } from '@/table/trust/vouch';

/** Each prints one line, which must be the same on every engine. */
const hash = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(value))));

function fixedGame(game: Game, seats: number, seed: number, players: 'random' | 'bots'): string {
  const start = { seats, options: tableOptions(game, {}), seed: seedFrom(seed) };
  const player = players === 'bots' ? botPlayer(game) : randomPlayer();
  const { match, entries, finished } = playOut(game, start, player, {
    random: createRandom(seedFrom(seed + 100)),
    maxMoves: 5_000,
  });
  if (!finished) throw new Error('the game did not end');
  return hash([match, entries, replay(game, start, entries), game.result(match.state)]);
}

function ballot(): string {
  const slips = ['black', 'none'].map((value, at) => makeSlip(value, new Uint8Array(16).fill(at + 1)));
  const parts = ['vote', 'prediction'];
  const opened = openBallot({ id: 'vote', key: 'vote-1', parts, voters: [0], seats: 1 });
  const locks = slips.map((slip, at) => commit({ key: 'vote-1', seat: 0, part: parts[at] ?? '' }, slip));
  return hash([
    slips,
    locks,
    openSlips({ ...opened, locks: [locks] }, 0, slips),
    openSlips({ ...opened, locks: [locks] }, 0, [...slips].reverse()),
  ]);
}

function channel(): string {
  const [host, seat] = [newKeyPair(), newKeyPair()];
  const guest = guestHandshake({ seatSecret: seat.secretKey, hostKey: host.publicKey, tableId: 'table' });
  const answered = hostHandshake({ secretKey: host.secretKey, tableId: 'table', message: guest.message });
  if (answered === null) throw new Error('the host refused a good handshake');
  const session = guest.finish(answered.answer);
  if (session === null) throw new Error('the guest refused a good answer');
  const frames = frameWriter(session.sendKey)(utf8ToBytes('{"t":"beat"} é 字'));
  const read = frameReader(answered.session.receiveKey);
  return hash([
    bytesToHex(guest.message),
    frames.map((f) => bytesToHex(f)),
    frames.map((f) => [...read(f)]),
    answered.session.peer,
  ]);
}

/** The example of RFC 8439, section 2.8.2. The cipher is changed on its way here (scripts/build/inlineRotations.cjs). */
function cipher(): string {
  const key = Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at);
  const nonce = hexToBytes('070000004041424344454647');
  const text =
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
  const box = bytesToHex(
    chacha20poly1305(key, nonce, hexToBytes('50515253c0c1c2c3c4c5c6c7')).encrypt(utf8ToBytes(text)),
  );
  if (
    !box.startsWith('d31a8d34648e60db7b86afbc53ef7ec2') ||
    !box.endsWith('1ae10b594f09e26a7e902ecbd0600691')
  )
    throw new Error('that is not ChaCha20-Poly1305');
  return hash(box);
}

function sealed(): string {
  const [from, to] = [newKeyPair(), newKeyPair()];
  const box = seal({ from: from.secretKey, to: to.publicKey, context: 'vote' }, new Uint8Array(32).fill(7));
  const opened = unseal({ from: from.publicKey, to: to.secretKey, context: 'vote' }, box);
  return hash([box, opened && bytesToHex(opened)]);
}

function shuffle(): string {
  const of = { table: 'table', match: 3, round: '00'.repeat(8) };
  const numbers = [1, 2, 3].map((n) => `${n}${n}`.repeat(32));
  const from = numbers.map((number, seat) => ({ seat, key: `${seat}a`.repeat(32), number }));
  const pledges = from.map(({ key, number }) => pledgeOf(of, key, number));
  return hash([
    pledges,
    seedOf(of, { own: 'ff'.repeat(32), seats: 4, from }),
    digest({ b: [1, 'é 字'], a: null }),
  ]);
}

/** The stream of RFC 8439 (appendix A.1, vector 1), and what the engine makes of such a stream. */
function keyedChance(): string {
  const zero = createRandom(seedFromKey('00'.repeat(32)));
  if (zero.int(2 ** 32) !== 0xade0b876) throw new Error('that is not ChaCha20');
  const random = createRandom(seedFromKey('5a'.repeat(32)));
  const drawn = Array.from({ length: 300 }, (_, n) => random.int(n * n * 47_001 + 2));
  return hash([drawn, random.shuffle(drawn), random.state(), thrownAnew(random.state(), 9)]);
}

function trust(): string {
  const keys = [1, 2, 3].map((n) => `${n}b`.repeat(32));
  const devices = keys.map((key) => ({ key, runs: 'app' as const }));
  const roster = rosterOf({ match: 1, game: 'é 字', rules: 2, options: { b: 1, a: 'x' }, seats: [] });
  const of = roundOf(circleOf({ table: 'table', hostKey: 'aa'.repeat(32) }, devices), roster, '00'.repeat(8));
  const shown = keys.map((device) => {
    const nonce = nonceOf(device);
    return { device, pledge: pledgeFor(of, device, nonce), nonce };
  });
  const leaves = {
    from: 1,
    list: keys.map((id) => ({ record: recordHash({ t: 'move', id }), ballot: null })),
  };
  const [ana, ben] = [newKeyPair(), newKeyPair()];
  const voucherOf = (self: typeof ana) =>
    createVoucher({
      crypto: tableCrypto,
      self,
      table: 'table',
      devices: () => [ana.publicKey, ben.publicKey],
    });
  const vouches = voucherOf(ana).make([ben.publicKey], 'head', '0 3 x');
  if (!vouches.every((vouch) => voucherOf(ben).check(vouch))) throw new Error('a vouch that is not believed');
  return hash([of, picturesOf(signOf(of, shown)), extend(newChain('table'), leaves), vouches]);
}

function typedCode(): string {
  const of = { code: 'H7KQ2', randomBytes };
  const guest = askByCode({ ...of, letter: 'A', version: 6 });
  const hello = readCodeHello(guest.frame);
  const host = hello && answerByCode({ ...of, link: 'http://10.0.0.1/join#x' }, hello);
  const confirmed = host && guest.confirm(host.frame);
  const sealed = host && confirmed && host.confirm(confirmed.frame);
  if (!sealed || confirmed.link(sealed) === null) throw new Error('the right code was refused');
  return hash([guest.frame, host.frame, confirmed.frame, sealed].map((frame) => bytesToHex(frame)));
}

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  for (const game of Object.values(await fetchGames()))
    for (const seed of [1, 2, 3]) {
      say(`${game.id}, random play, seed ${seed}: ${fixedGame(game, game.seats.min, seed, 'random')}`);
      say(`${game.id}, bots, seed ${seed}: ${fixedGame(game, game.seats.max, seed, 'bots')}`);
    }
  say(`ballot: ${ballot()}`);
  say(`shuffle: ${shuffle()}`);
  say(`cipher: ${cipher()}`);
  say(`channel: ${channel()}`);
  say(`sealed showing: ${sealed()}`);
  say(`chance from a key: ${keyedChance()}`);
  say(`trust: ${trust()}`);
  say(`typed code: ${typedCode()}`);
}

void main();
