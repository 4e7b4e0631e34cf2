import { getDefaultStore } from 'jotai';

import { parseCarryLink } from '@/net/carryLink';
import { dialPlaces } from '@/net/dialPlaces';
import { type Invitation, parseJoinLink } from '@/net/joinLink';
import { publicKeyOf } from '@/net/keys';
import { type Place, placeText, readPlace } from '@/net/linkParts';
import { codeOf } from '@/net/typedCode';
import { dialTable } from '@/net/webSocketDial';
import { type Aid, type AidState, createAid } from '@/table/aid';
import type { Dial, PublicKey } from '@/table/channel';
import { systemClock } from '@/table/clock';
import type { KeyPair } from '@/table/keys';
import { rememberMove } from '@/table/moved';
import type { NewHost } from '@/table/successionFrames';

import { askCode, type CodeAnswer, placeTyped } from './askCode';
import { hostedHere, knownTables, returnToTable, secretKeysAt } from './atTable';
import { canCarryOn, carryingAtom } from './carrying';
import { deviceValues } from './device';
import { goOver } from './goOver';
import type { HereRescue } from './hereRescue';
import { openRescueHere } from './rescueHere';
import { type Sitting, sittingAtom, sittingNow } from './sitting';

export type CarryProblem =
  Extract<CodeAnswer, { ok: false }>['why'] | 'code.length' | 'not-a-link' | 'other-table';

const store = getDefaultStore();

let aids: readonly Aid[] = [];
let stopWatching: () => void = () => undefined;
let goOn: () => void = () => undefined;

/** Stays at the table, and waits for its host. What was handed over is thrown away there. */
export function stopCarrying(): void {
  stopWatching();
  stopWatching = () => undefined;
  for (const aid of aids) aid.close();
  aids = [];
  store.set(carryingAtom, null);
}

/** Where the table was, for whoever has to tell its old host. */
function formerOf({ invitation, guests }: Sitting): NewHost & { readonly join: string } {
  const told = guests[0]?.state().table?.addresses.map(({ place }) => place) ?? [];
  const first = invitation === null ? [] : [placeText(invitation)];
  return {
    hostKey: invitation?.hostKey ?? '',
    addresses: [...new Set([...first, ...told])].slice(0, 8),
    join: invitation?.joinSecret ?? '',
  };
}

type Meeting = {
  readonly dial: (keys: KeyPair) => Dial;
  readonly place: () => string | null;
  readonly here: HereRescue | null;
  readonly moved: (moved: NonNullable<AidState['moved']>) => void;
};

/** Every seat of this phone goes to the device that could carry on. Nothing secret is handed over yet. */
function meet(sitting: Sitting, { dial, place, here, moved }: Meeting): void {
  const { tableId, guests } = sitting;
  const secretKeys = secretKeysAt(tableId);

  function look(): void {
    const states = aids.map((aid) => aid.state());
    const way = states.find((state) => state.moved !== null)?.moved;
    if (way) {
      stopCarrying();
      return moved(way);
    }
    const [first] = states;
    if (first === undefined) return;
    const { line, why, gathering } = first;
    const agreed = states.every((state) => state.agreed);
    store.set(carryingAtom, { line, why, gathering, agreed, place: place(), here: here?.shown() ?? null });
  }

  aids = guests.flatMap((guest, at) => {
    const logs = guest.sealedLogs();
    const secretKey = secretKeys[at];
    if (logs.length === 0 || secretKey === undefined) return [];
    const keys = { secretKey, publicKey: publicKeyOf(secretKey) };
    return [createAid({ dial: dial(keys), clock: systemClock, logs, former: formerOf(sitting) })];
  });
  for (const aid of aids) aid.subscribe(look);
  // A host that was only asleep is still the host. And whoever leaves the table carries nothing on.
  const stops = guests.map((guest) => guest.subscribe(() => guest.state().line === 'here' && stopCarrying()));
  stops.push(store.sub(sittingAtom, () => sittingNow()?.tableId !== tableId && stopCarrying()));
  if (here !== null) stops.push(here.subscribe(look), here.close);
  stopWatching = () => stops.forEach((stop) => stop());
  goOn = () => here?.goOn();
  look();
}

/** Comes to a device that could carry on, with every seat of this phone. */
export function comeTo({ hostKey, addresses }: NewHost): void {
  const sitting = sittingNow();
  if (sitting === null) return;
  stopCarrying();
  const { tableId } = sitting;
  let reached = addresses[0] ?? '';
  const dialAt = (seatSecret: string) => (place: string) => {
    const dial = dialTable({ url: `ws://${place}`, hostKey, tableId, seatSecret });
    return async () => {
      const channel = await dial();
      reached = place;
      return channel;
    };
  };
  meet(sitting, {
    dial: ({ secretKey }) => dialPlaces(() => addresses, dialAt(secretKey)),
    place: () => reached,
    here: null,
    moved: ({ epoch, proof, join }) => {
      const place = readPlace(reached);
      if (proof !== undefined)
        rememberMove(deviceValues, tableId, { epoch, proof, to: { hostKey, addresses } });
      if (place !== null) goOver({ ...place, tableId, hostKey, joinSecret: join });
    },
  });
}

/** This phone offers itself to the others as the table's new host. */
export async function carryOnHere(): Promise<void> {
  const sitting = sittingNow();
  const game = sitting?.guests[0]?.state().table?.game ?? gameOf(sitting?.tableId);
  if (sitting === null || game === undefined) return;
  stopCarrying();
  const here = await openRescueHere(sitting.tableId, game);
  // The table is taken here as soon as it is open; there is nowhere to go.
  meet(sitting, { dial: here.dial, place: () => null, here, moved: () => undefined });
}

const gameOf = (id: string | undefined): string | undefined =>
  knownTables().find(({ tableId }) => tableId === id)?.game;

/** On the phone that carries on: without those who have not come. */
export const goOnHere = (): void => goOn();

export const agree = (): void => aids.forEach((aid) => aid.agree());
export const withdraw = (): void => aids.forEach((aid) => aid.withdraw());

/** By the code that a device shows, or the link to the table where it already goes on. What is wrong, or `null`. */
export function comeByLink(link: string): CarryProblem | null {
  const rescuer = parseCarryLink(link);
  if (rescuer !== null) {
    comeTo({ hostKey: rescuer.hostKey, addresses: [placeText(rescuer)] });
    return null;
  }
  const parsed = parseJoinLink(link);
  return 'invitation' in parsed ? joinThere(parsed.invitation) : 'not-a-link';
}

/** The table goes on already, and somebody has given the way to it. */
function joinThere(invitation: Invitation): CarryProblem | null {
  if (invitation.tableId !== sittingNow()?.tableId) return 'other-table';
  stopCarrying();
  goOver(invitation);
  return null;
}

/** Whoever answers at the address has to have the key, or the secret, that the code on its screen was made of. */
const isShownCode = (code: string, of: PublicKey) => codeOf(of) === code;

const CODE = /^[0-9A-Z]{5,6}$/;

/** By address and code, as they stand on the device. What is wrong, or `null`. */
export async function comeByCode(typed: string, address: string): Promise<CarryProblem | null> {
  const code = typed.trim().toUpperCase();
  const place = placeTyped(address);
  if (place === null) return 'code.place';
  if (!CODE.test(code)) return 'code.length';
  const answer = await askCode(code, place);
  if (!answer.ok) return answer.why;
  const at = readPlace(place) as Place;
  const rescuer = parseCarryLink(answer.link);
  if (rescuer !== null && isShownCode(code, rescuer.hostKey)) {
    comeTo({ hostKey: rescuer.hostKey, addresses: [place] });
    return null;
  }
  const parsed = parseJoinLink(answer.link);
  if (!('invitation' in parsed) || !isShownCode(code, parsed.invitation.joinSecret)) return 'code';
  return joinThere({ ...parsed.invitation, ...at });
}

/** Comes to the device of a link with the table this phone was at last. The table's id, or `null` if there is none. */
export async function comeFromAnywhere(link: string): Promise<string | null> {
  const rescuer = parseCarryLink(link);
  if (rescuer === null) return null;
  const known = knownTables().flatMap(({ tableId }) => (hostedHere(tableId) === null ? [tableId] : []));
  for (const tableId of [sittingNow()?.tableId, ...known])
    if (tableId !== undefined && (await returnToTable(tableId)) && canCarryOn()) {
      comeTo({ hostKey: rescuer.hostKey, addresses: [placeText(rescuer)] });
      return tableId;
    }
  return null;
}

/** What a player types who cannot scan a device's link. */
export function typedOf(link: string): { readonly place: string; readonly code: string } | null {
  const rescuer = parseCarryLink(link);
  return rescuer && { place: placeText(rescuer), code: codeOf(rescuer.hostKey) };
}
