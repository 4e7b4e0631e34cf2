import type { Dial, PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import { createReconnectingChannel } from '@/table/guest/reconnectingChannel';
import { isOurMove, movedGathering, type Mover, type MoveTold, vouchForMove } from './ourMove';
import { type FromRecoveryServer, type Gathering, parseFromRecoveryServer } from './recoveryFrames';
import type { SealedLog } from './sealedLog';
import type { NewHost } from './replicaFrames';
import { PROTOCOL } from '@/table/wire/version';
import { FRAMES } from '@/table/wire/limits';

export type RecoveryClientState = {
  /** `unreachable` goes on trying; `turned-away` does not. */
  readonly line: 'connecting' | 'here' | 'unreachable' | 'turned-away';
  readonly why: string | null;
  readonly gathering: Gathering | null;
  readonly agreed: boolean;
  /** The table goes on there, and it is ours: the way in. */
  readonly moved: MoveTold | null;
  /** This phone's own copy was among those that were opened. */
  readonly brought: boolean;
};

export type RecoveryClient = {
  state(): RecoveryClientState;
  subscribe(listener: () => void): () => void;
  /** The player wants the table to go on there: hands over this phone's share and its copy of the sealed log. */
  agree(): void;
  withdraw(): void;
  close(): void;
};

/** A phone whose host is gone, with the device that could carry on. */
export function createRecoveryClient(of: {
  dial: Dial;
  clock: Clock;
  /** The key with which this phone holds its shares. */
  keys: Mover['self'];
  crypto: Mover['crypto'];
  logs: readonly SealedLog[];
  /** The host that is gone, and the secret that was needed to join it. */
  former: NewHost & { readonly join: string };
  /** Whether a table that is said to go on there is this phone's own. */
  isOurs?: typeof isOurMove;
}): RecoveryClient {
  const isOurs = of.isOurs ?? isOurMove;
  const mover = { crypto: of.crypto, self: of.keys };
  let peer: PublicKey = '';
  let unanswered: MoveTold | null = null;
  const listeners = new Set<() => void>();
  let state: RecoveryClientState = {
    line: 'connecting',
    why: null,
    gathering: null,
    agreed: false,
    moved: null,
    brought: false,
  };

  function become(change: Partial<RecoveryClientState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const line = createReconnectingChannel({
    dial: async () => {
      const channel = await of.dial();
      peer = channel.peer;
      return channel;
    },
    clock: of.clock,
    beat: () => ({ t: 'beat' }),
    opened: () => {
      line.send({ t: 'aid', protocol: PROTOCOL, heads: of.logs.map(({ head }) => head) });
      if (state.agreed) entrust();
    },
    message: (text) => {
      const message = parseFromRecoveryServer(text);
      if (message !== null) receive(message);
    },
    lost: () => become({ line: 'unreachable' }),
    refused: (why) => {
      const isFinal = why !== 'unreachable' && why !== 'busy';
      become(isFinal ? { line: 'turned-away', why } : { line: 'unreachable' });
      return !isFinal;
    },
  });

  function receive(message: FromRecoveryServer): void {
    switch (message.t) {
      case 'gathering':
        line.settled();
        return become({ line: 'here', gathering: message.gathering });
      case 'moved':
        line.close();
        return hearOfMove(message);
      case 'bye':
        line.close();
        return become({ line: 'turned-away', why: message.why });
      case 'beat':
        return;
    }
  }

  /** Where the others alone are too few, this player's own agreement is asked for first. */
  function hearOfMove(told: MoveTold): void {
    const isOursIf = (hasAgreed: boolean) => isOurs({ ...mover, logs: of.logs, hasAgreed }, peer, told);
    const brought = state.agreed && told.brought === true;
    if (isOursIf(state.agreed)) return become({ line: 'here', moved: told, brought });
    if (!isOursIf(true)) return become({ line: 'turned-away', why: 'not-our-table' });
    unanswered = told;
    const gathering = movedGathering(of.logs, told);
    become({ line: 'here', gathering });
  }

  function entrust(): void {
    const { join, ...former } = of.former;
    for (const { head, share, items } of of.logs) {
      const vouches = vouchForMove(mover, head, peer).map(({ to, mac }) => ({ to, mac }));
      line.send({ t: 'entrust', id: head.id, share, former, join, vouches });
      for (let from = 0; from < items.length;) {
        let to = from;
        for (let chars = 0; to < items.length && (to === from || chars < FRAMES.pieceChars); to += 1)
          chars += items[to]?.length ?? 0;
        line.send({ t: 'items', id: head.id, from, items: items.slice(from, to) });
        from = to;
      }
    }
    line.send({ t: 'agreed' });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    agree: () => {
      if (state.agreed) return;
      become({ agreed: true });
      if (unanswered === null) entrust();
      else become({ moved: unanswered });
    },
    withdraw: () => {
      line.send({ t: 'withdraw' });
      become({ agreed: false });
    },
    close: line.close,
  };
}
