import Noise from 'noise-handshake';
import type { PublicKey } from '@/table/wire/channel';
import type { SecretKey } from '@/table/wire/keys';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@/net/bytes';
import { publicKeyOf } from './keys';
import { PROTOCOL } from '@/table/wire/version';

/** What both ends hold when a handshake is done: one key for each direction, and who the other one is. */
export type Session = { sendKey: Uint8Array; receiveKey: Uint8Array; peer: PublicKey };

/** Bound into the handshake, so a message recorded at one table or version proves nothing at another. */
const prologue = (tableId: string) => utf8ToBytes(`palaver ${PROTOCOL} ${tableId}`);

const keyPair = (secretKey: SecretKey) => ({
  secretKey: hexToBytes(secretKey),
  publicKey: hexToBytes(publicKeyOf(secretKey)),
});

const sessionOf = (noise: Noise): Session => ({
  sendKey: noise.tx,
  receiveKey: noise.rx,
  peer: bytesToHex(noise.rs),
});

/** The guest's half of Noise IK. `finish` throws when the answer is not the host's. */
export function guestHandshake(options: { seatSecret: SecretKey; hostKey: PublicKey; tableId: string }) {
  const noise = new Noise('IK', true, keyPair(options.seatSecret));
  noise.initialise(prologue(options.tableId), hexToBytes(options.hostKey));
  return {
    message: noise.send(),
    finish(answer: Uint8Array): Session {
      noise.recv(answer);
      return sessionOf(noise);
    },
  };
}

/** The host's half. Throws when the message was not made for this key, table and version. */
export function hostHandshake(options: { secretKey: SecretKey; tableId: string; message: Uint8Array }) {
  const noise = new Noise('IK', false, keyPair(options.secretKey));
  noise.initialise(prologue(options.tableId));
  noise.recv(options.message);
  const answer = noise.send();
  return { answer, session: sessionOf(noise) };
}
