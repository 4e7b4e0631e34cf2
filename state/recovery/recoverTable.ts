import { getDefaultStore } from 'jotai';

import { parseRecoveryLink } from '@/net/links/recoveryLink';
import { dialPlaces } from '@/net/dial/dialPlaces';
import { type Invitation, parseJoinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { hostAddressText, readHostAddress } from '@/net/links/linkParts';
import { dialTable } from '@/net/dial/webSocketDial';
import {
  type RecoveryClient,
  type RecoveryClientState,
  createRecoveryClient,
} from '@/table/recovery/recoveryClient';
import type { Dial } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import type { KeyPair } from '@/table/wire/keys';
import { rememberMove } from '@/table/recovery/rememberedMove';
import type { NewHost } from '@/table/recovery/replicaFrames';

import { askCode, type CodeAnswer, placeTyped } from '@/state/join/askCode';
import { hostedHere, knownTables, returnToTable, secretKeysAt } from '@/state/session/connectToTable';
import { canRecover, recoveryAtom } from './recoveryState';
import { deviceValues } from '@/state/store/values';
import { switchToNewHost } from './switchToNewHost';
import type { PhoneRecovery } from './localRecoveryTypes';
import { openRecoveryHere } from './localRecovery';
import { type TableSession, tableSessionAtom, currentSession } from '@/state/session/tableSession';

export type RecoveryProblem = Extract<CodeAnswer, { ok: false }>['why'] | 'not-a-link' | 'other-table';

const store = getDefaultStore();

let clients: readonly RecoveryClient[] = [];
let stopWatching: () => void = () => undefined;
let goOn: (group: string) => void = () => undefined;

/** Stays at the table, and waits for its host. What was handed over is thrown away there. */
export function stopRecovery(): void {
  stopWatching();
  stopWatching = () => undefined;
  for (const client of clients) client.close();
  clients = [];
  store.set(recoveryAtom, null);
}

/** Where the table was, for whoever has to tell its old host. */
function formerOf({ invitation, guests }: TableSession): NewHost & { readonly join: string } {
  const told = guests[0]?.state().table?.addresses.map(({ place }) => place) ?? [];
  const first = invitation === null ? [] : [hostAddressText(invitation)];
  return {
    hostKey: invitation?.hostKey ?? '',
    addresses: [...new Set([...first, ...told])].slice(0, 8),
    join: invitation?.joinSecret ?? '',
  };
}

type Meeting = {
  readonly dial: (keys: KeyPair) => Dial;
  readonly place: () => string | null;
  readonly here: PhoneRecovery | null;
  readonly moved: (moved: NonNullable<RecoveryClientState['moved']>, brought: boolean) => void;
};

/** Every seat of this phone goes to the device that could carry on. Nothing secret is handed over yet. */
function meet(sitting: TableSession, { dial, place, here, moved }: Meeting): void {
  const { tableId, guests } = sitting;
  const secretKeys = secretKeysAt(tableId);

  function look(): void {
    const states = clients.map((client) => client.state());
    const way = states.find((state) => state.moved !== null);
    if (way?.moved) {
      stopRecovery();
      return moved(way.moved, way.brought);
    }
    const [first] = states;
    if (first === undefined) return;
    const { line, why, gathering } = first;
    const agreed = states.every((state) => state.agreed);
    store.set(recoveryAtom, { line, why, gathering, agreed, place: place(), here: here?.shown() ?? null });
  }

  clients = guests.flatMap((guest, at) => {
    const logs = guest.sealedLogs();
    const secretKey = secretKeys[at];
    if (logs.length === 0 || secretKey === undefined) return [];
    const keys = { secretKey, publicKey: publicKeyOf(secretKey) };
    const crypto = tableCrypto;
    const former = formerOf(sitting);
    return [createRecoveryClient({ dial: dial(keys), clock: systemClock, keys, crypto, logs, former })];
  });
  for (const client of clients) client.subscribe(look);
  // A host that was only asleep is still the host. And whoever leaves the table carries nothing on.
  const stops = guests.map((guest) => guest.subscribe(() => guest.state().line === 'here' && stopRecovery()));
  stops.push(store.sub(tableSessionAtom, () => currentSession()?.tableId !== tableId && stopRecovery()));
  if (here !== null) stops.push(here.subscribe(look), here.close);
  stopWatching = () => stops.forEach((stop) => stop());
  goOn = (group) => here?.goOn(group);
  look();
}

/** Comes to a device that could carry on, with every seat of this phone. */
export function goToRecoveryDevice({ hostKey, addresses }: NewHost): void {
  const sitting = currentSession();
  if (sitting === null) return;
  stopRecovery();
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
    moved: ({ epoch, proof, join }, brought) => {
      const place = readHostAddress(reached);
      if (proof !== undefined)
        rememberMove(deviceValues, tableId, { epoch, proof, brought, to: { hostKey, addresses } });
      if (place !== null) switchToNewHost({ ...place, tableId, hostKey, joinSecret: join });
    },
  });
}

/** This phone offers itself to the others as the table's new host. */
export async function recoverOnThisPhone(): Promise<void> {
  const sitting = currentSession();
  const game = sitting?.guests[0]?.state().table?.game ?? gameOf(sitting?.tableId);
  if (sitting === null || game === undefined) return;
  stopRecovery();
  const here = await openRecoveryHere(sitting.tableId, game);
  // The table is taken here as soon as it is open; there is nowhere to go.
  meet(sitting, { dial: here.dial, place: () => null, here, moved: () => undefined });
}

const gameOf = (id: string | undefined): string | undefined =>
  knownTables().find(({ tableId }) => tableId === id)?.game;

/** On the phone that carries on: without those who have not come. */
export const goOnHere = (_tableId: string, group: string): void => goOn(group);

export const agree = (): void => clients.forEach((client) => client.agree());
export const withdraw = (): void => clients.forEach((client) => client.withdraw());

/** By the code that a device shows, or the link to the table where it already goes on. What is wrong, or `null`. */
export function comeByLink(link: string): RecoveryProblem | null {
  const recoveryDevice = parseRecoveryLink(link);
  if (recoveryDevice !== null) {
    goToRecoveryDevice({ hostKey: recoveryDevice.hostKey, addresses: [hostAddressText(recoveryDevice)] });
    return null;
  }
  const parsed = parseJoinLink(link);
  return 'invitation' in parsed ? joinThere(parsed.invitation) : 'not-a-link';
}

/** The table goes on already, and somebody has given the way to it. */
function joinThere(invitation: Invitation): RecoveryProblem | null {
  if (invitation.tableId !== currentSession()?.tableId) return 'other-table';
  stopRecovery();
  switchToNewHost(invitation);
  return null;
}

/** By address and code, as they stand on the device. What is wrong, or `null`. */
export async function comeByCode(typed: string, address: string): Promise<RecoveryProblem | null> {
  const place = placeTyped(address);
  if (place === null) return 'code.place';
  const answer = await askCode(typed, place);
  return answer.ok ? comeByLink(answer.link) : answer.why;
}

/** Comes to the device of a link with the table this phone was at last. The table's id, or `null` if there is none. */
export async function comeFromAnywhere(link: string): Promise<string | null> {
  const recoveryDevice = parseRecoveryLink(link);
  if (recoveryDevice === null) return null;
  const known = knownTables().flatMap(({ tableId }) => (hostedHere(tableId) === null ? [tableId] : []));
  for (const tableId of [currentSession()?.tableId, ...known])
    if (tableId !== undefined && (await returnToTable(tableId)) && canRecover()) {
      goToRecoveryDevice({ hostKey: recoveryDevice.hostKey, addresses: [hostAddressText(recoveryDevice)] });
      return tableId;
    }
  return null;
}

/** What a player types, beside the code on its screen, who cannot scan a device's link. */
export function placeOf(link: string): string | null {
  const recoveryDevice = parseRecoveryLink(link);
  return recoveryDevice && hostAddressText(recoveryDevice);
}
