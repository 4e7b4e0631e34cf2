import type { Dial } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import { createReconnectingChannel } from '@/table/guest/reconnectingChannel';
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
  /** The table goes on there: the way in. */
  readonly moved: (FromRecoveryServer & { t: 'moved' }) | null;
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
  logs: readonly SealedLog[];
  /** The host that is gone, and the secret that was needed to join it. */
  former: NewHost & { readonly join: string };
}): RecoveryClient {
  const listeners = new Set<() => void>();
  let state: RecoveryClientState = {
    line: 'connecting',
    why: null,
    gathering: null,
    agreed: false,
    moved: null,
  };

  function become(change: Partial<RecoveryClientState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const line = createReconnectingChannel({
    dial: of.dial,
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
        return become({ line: 'here', moved: message });
      case 'bye':
        line.close();
        return become({ line: 'turned-away', why: message.why });
      case 'beat':
        return;
    }
  }

  function entrust(): void {
    const { join, ...former } = of.former;
    for (const { head, share, items } of of.logs) {
      line.send({ t: 'entrust', id: head.id, share, former, join });
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
      entrust();
    },
    withdraw: () => {
      line.send({ t: 'withdraw' });
      become({ agreed: false });
    },
    close: line.close,
  };
}
