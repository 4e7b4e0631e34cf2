import type { Seat } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import { type Clock, every } from '@/table/wire/clock';
import { type Gate, mayTell, type Waived } from './gate';
import type { TrustState } from './trustState';

/** How long a phone that is here, or is said to be away, has to answer before the player is asked. */
const WAIT_MS = { here: 3_000, away: 1_000 } as const;
const TICK_MS = 250;
const CALL_MS = 1_000;

/** One thing that only this phone has, and to whom it would go. */
export type Secret = {
  readonly id: string;
  /** The seat that the secret belongs to. */
  readonly seat: Seat;
  readonly what: (TrustState['asks'] & {})['what'];
  /** What a player accepts for one secret holds for all with this name: a vote's opening and its shares are one. */
  readonly waiver: string;
};

type Waiting = { readonly secret: Secret; waited: number; gate: Gate };

const NONE: Waived = { devices: [], seats: [] };

/**
 * The one way out for anything secret. What may not leave yet waits; when the others have had their time to answer, the
 * player is asked. Time in which the phone slept does not count: nothing could have been heard.
 */
export function createPhoneGate(deps: {
  readonly clock: Clock;
  readonly isHere: (device: PublicKey) => boolean;
  readonly deviceOf: (seat: Seat) => PublicKey | null;
  /** Asks the others where they stand. */
  readonly call: () => void;
  /** What the player is asked may have changed, and whoever waits should try again. */
  readonly changed: (asks: TrustState['asks']) => void;
}) {
  const waiting = new Map<string, Waiting>();
  const waived = new Map<string, Waived>();
  let stop: (() => void) | null = null;

  const isDue = ({ gate, waited }: Waiting): boolean =>
    waited >= (gate.missing.some(deps.isHere) ? WAIT_MS.here : WAIT_MS.away);

  function asks(): TrustState['asks'] {
    const one = [...waiting.values()].find((each) => isDue(each) && each.gate.forked.length === 0);
    if (one === undefined) return null;
    const {
      gate,
      secret: { id, what },
    } = one;
    const devices = (seats: readonly Seat[]) => seats.flatMap((seat) => deps.deviceOf(seat) ?? []);
    const why = gate.changed.length > 0 ? 'seat-changed' : gate.unproven.length > 0 ? 'unproven' : 'silent';
    const missing = [...new Set([...gate.missing, ...devices(gate.unproven), ...devices(gate.changed)])];
    return { id, what, missing, why };
  }

  const tell = () => deps.changed(asks());

  function tick(): void {
    for (const each of waiting.values()) each.waited += TICK_MS;
    // A line may have broken just when they were asked, or just when they answered.
    if ([...waiting.values()].some(({ waited }) => waited % CALL_MS === 0)) deps.call();
    if (waiting.size === 0) {
      stop?.();
      stop = null;
    }
    tell();
  }

  return {
    /** Whether it may leave now. What may not is remembered, and asked about when its time is over. */
    may(secret: Secret, gate: Gate): boolean {
      const known = waiting.get(secret.id);
      if (mayTell(gate, waived.get(secret.waiver))) {
        if (waiting.delete(secret.id)) tell();
        return true;
      }
      if (known === undefined) {
        waiting.set(secret.id, { secret, waited: 0, gate });
        deps.call();
        stop ??= every(deps.clock, TICK_MS, tick);
      } else known.gate = gate;
      return false;
    },
    /** Names all that still waits for this seat; the player is no longer asked about the rest. */
    stillWaits(seat: Seat | null, ids: readonly string[]): void {
      const before = waiting.size;
      for (const [id, { secret }] of waiting)
        if (secret.seat === seat && !ids.includes(id)) waiting.delete(id);
      if (waiting.size !== before) tell();
    },
    /** The player has seen who does not answer, and why, and tells all the same. */
    waive(id: string): Gate | null {
      const one = waiting.get(id);
      if (one === undefined) return null;
      const { gate, secret } = one;
      const { devices, seats } = waived.get(secret.waiver) ?? NONE;
      waived.set(secret.waiver, {
        devices: [...devices, ...gate.missing],
        seats: [...seats, ...gate.changed, ...gate.unproven],
      });
      return gate;
    },
    /** Nobody asks any more. Whoever comes back asks anew. */
    close: (): void => {
      waiting.clear();
      stop?.();
      stop = null;
    },
  };
}
