import type { BallotView } from '@/rules/engine';

import type { createLogReplica } from '@/table/recovery/logReplica';
import type { PhoneTrust } from '@/table/trust/phoneTrust';
import type { FromHost } from '@/table/wire/protocol';

type Done = FromHost & { t: 'done' };

/** What a phone must have before it believes anything else: the lines it keeps of the log, and the leaves that bind them. */
export function createBinding(of: {
  readonly trust: PhoneTrust | undefined;
  readonly replica: ReturnType<typeof createLogReplica>;
  readonly send: (message: object) => void;
}) {
  const { replica, send } = of;
  const watch = of.trust?.watch;
  let detach: (() => void) | undefined;
  let isGreeted = false;
  let late: Done | null = null;
  let beats = { sent: 0, answered: 0 };
  let shown: { readonly match: number; readonly rev: number } | null = null;

  const reach = () => (watch === undefined ? {} : { at: watch.says() });
  const tellShown = () => shown !== null && send({ t: 'shown', ...shown });
  const sync = () => send({ t: 'sync', ...reach() });
  const lacks = ({ owed, at }: Done): boolean =>
    replica.lacks(owed) || (watch !== undefined && at !== undefined && at > watch.reach());

  return {
    reach,
    beat: (what: { readonly rev: number; readonly news: number }): object => {
      beats.sent += 1;
      of.trust?.beatSent();
      return { t: 'beat', ...what, ...reach() };
    },
    sync,
    /** To ask later whether the host has read what is sent now: it reads a line in its order. */
    mark: (): number => beats.sent,
    hasRead: (mark: number): boolean => beats.answered > mark,
    opened: (): void => {
      isGreeted = false;
      beats = { sent: 0, answered: 0 };
      detach?.();
      detach = watch?.attach(send);
    },
    lost: (): void => detach?.(),
    /** The host has let this line in: what it carried before it may have lost. */
    greeted: (): void => {
      if (isGreeted) return;
      isGreeted = true;
      watch?.repeat();
      tellShown();
    },
    /** What this screen has shown last, told again on every line. */
    shown: ({ match, rev }: { readonly match: number; readonly rev: number }): void => {
      shown = { match, rev };
      tellShown();
    },
    take: (message: FromHost): void => {
      if (message.t === 'beat') {
        beats.answered += 1;
        of.trust?.beatAnswered();
      }
      const leaves = 'leaves' in message ? message.leaves : undefined;
      if (leaves !== undefined && watch?.take(leaves) === false) sync();
    },
    /** Holds an answer until what it rests on has arrived. */
    holds: (done: Done): boolean => {
      if (!lacks(done)) return false;
      late = done;
      if (replica.lacks(done.owed)) send({ t: 'kept', have: replica.have() });
      else sync();
      return true;
    },
    /** The answer that waited, once it can be believed. */
    released: (): Done | null => {
      const answer = late !== null && !lacks(late) ? late : null;
      if (answer !== null) late = null;
      return answer;
    },
    /** `false`: not everything is here yet that this update rests on, and it was asked for again. */
    isBound: ({ owed, seat, match, at }: FromHost & { t: 'update' }, ballot: BallotView | null): boolean => {
      if (replica.lacks(owed)) send({ t: 'kept', have: replica.have() });
      // Nothing is believed of a vote before what binds it is here. Who has no seat is told no secret and tells none.
      else if (seat === null || watch?.shown(match, at, ballot) !== false) return true;
      sync();
      return false;
    },
  };
}
