import type { GameTypes, Match } from '@/rules/engine';
import { isOpening, openSlips, peeksOf } from '@/rules/engine/ballot';
import type { Guest } from '@/table/guest/guest';
import type { KeyValueStore } from '@/table/storage/storage';
import type { PublicKey } from '@/table/wire/channel';

type Asked = {
  readonly type: string;
  readonly ballot?: unknown;
  readonly move?: {
    readonly type: string;
    readonly slips?: unknown;
    readonly to?: unknown;
    readonly part?: unknown;
    readonly entrusted?: { readonly boxes?: readonly { readonly to: string; readonly hash?: string }[] };
  };
};

/** A phone as it sends something. */
export type Sender = {
  readonly keys: { readonly publicKey: PublicKey };
  readonly kept: KeyValueStore;
  readonly now: { readonly guest: Pick<Guest, 'state'> } | null;
};

/** The phone that something leaves. `match` is the game it is at, which may be the one before the newest. */
type From = { readonly kept: KeyValueStore; readonly seat: number; readonly match: number };

const SLIPS = /^slips\/.*\/(\d+)\/([^/]+)$/;

/** Knows which votes all have locked and who was to be shown what, by the log alone. */
export function createEarlySlips(isPhone: (key: string) => boolean) {
  const opening = new Set<string>();
  const peeks = new Set<string>();
  let now: { readonly number: number; readonly match: Match<GameTypes> } | null = null;

  /** The vote that these slips are kept for on their phone; `null` when it keeps them no more. */
  function voteOf(kept: KeyValueStore, slips: readonly string[]): string | null {
    const name = kept
      .keys()
      .find((key) => SLIPS.test(key) && slips.some((slip) => kept.get(key)?.includes(slip) === true));
    const [, number, ballot] = SLIPS.exec(name ?? '') ?? [];
    return ballot === undefined ? null : `${number}/${ballot}`;
  }

  /** Whether somebody else has still to lock the vote that these slips are of. */
  function areEarly(slips: readonly string[], { kept, seat }: From): boolean {
    const { ballot = null } = now?.match.state ?? {};
    const vote = voteOf(kept, slips);
    const isNow = ballot !== null && (vote === null || vote === `${now?.number}/${ballot.key}`);
    if (!isNow) return vote !== null && !opening.has(vote);
    const isOpened = ballot.voters.some((voter) => openSlips(ballot, voter, [...slips]) !== null);
    if (vote === null && !isOpened) return false;
    // Its own lock may be in a game that a liar shows to this phone alone.
    const left = ballot.voters.filter((voter) => voter !== seat && ballot.locks[voter] === null);
    return !isOpening(ballot) && left.length > 0;
  }

  return {
    /** The log has come this far. */
    look(number: number, match: Match<GameTypes>): void {
      now = { number, match };
      const { ballot } = match.state;
      if (ballot === null) return;
      if (isOpening(ballot)) opening.add(`${number}/${ballot.key}`);
      for (const { from, to, part } of peeksOf(ballot)) peeks.add(`${number}/${from}/${to}/${part}`);
    },
    /** What must not have left a phone yet, although it does; `null` when all is well. */
    found(op: Asked | undefined, of: From): string | null {
      const { move } = op ?? {};
      if (move?.type === 'open' && Array.isArray(move.slips) && areEarly(move.slips as string[], of))
        return 'slips left a phone before all had locked';
      if (
        move?.type === 'show' &&
        !peeks.has(`${now?.number}/${of.seat}/${String(move.to)}/${String(move.part)}`)
      )
        return 'a phone showed a slip that nobody may look at';
      if (op?.type === 'lend' && !opening.has(`${of.match}/${String(op.ballot)}`))
        return 'a share left a phone before all had locked';
      const shares = (move?.entrusted?.boxes ?? []).filter(({ hash }) => hash !== undefined);
      return shares.length > 0 && shares.every(({ to }) => !isPhone(to))
        ? 'all shares of a vote were sealed for keys that no phone has'
        : null;
    },
  };
}
