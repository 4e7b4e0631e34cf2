import { bytesToHex } from '@noble/hashes/utils.js';

import { type GameTypes, type Legal, type LockChoice, same, type Seat } from '@/rules/engine';

import { createAuditRunner } from '@/table/audit/runAudit';
import { every } from '@/table/wire/clock';
import { createSeedGuest } from '@/table/shuffle/seedGuest';
import { patched } from '@/table/wire/delta';
import { createAutomaticActions } from './automaticActions';
import type { Guest, GuestDeps, GuestState, Pending } from './types';
import { createLogReplica } from '@/table/recovery/logReplica';
import { createReconnectingChannel, type ReconnectingChannel } from './reconnectingChannel';
import { newerHostOf } from '@/table/recovery/rememberedMove';
import {
  type Answer,
  type FromHost,
  type Op,
  parseFromHost,
  RESEND_MS,
  type Snapshot,
  type TableInfo,
} from '@/table/wire/protocol';
import type { NewHost } from '@/table/recovery/replicaFrames';
import { PROTOCOL } from '@/table/wire/version';
import { dropTakenBackEvents } from '@/table/log/dropTakenBackEvents';
import { createVoter, holdersAmong } from '@/table/ballots/voter';
import { createAuditEvidence } from '@/table/audit/auditEvidence';

export type { Guest, GuestDeps, GuestState } from './types';

/** Refusals that another try cannot change. */
const FINAL = ['version', 'bad-link', 'bad-ticket', 'no-table', 'elsewhere', 'damaged', 'moved'];
const KEPT_EVENTS = 200;
const LOCK_TRIES = 8;

export function createGuest(deps: GuestDeps): Guest {
  const { clock } = deps;
  const voter = createVoter(deps);
  const contributor = createSeedGuest(deps);
  const witness = deps.auditor && createAuditEvidence(deps);
  const replica = createLogReplica({ values: deps.values, key: deps.keys.publicKey });
  const listeners = new Set<() => void>();
  const pending = new Map<string, Pending>();
  let state: GuestState = {
    line: 'connecting',
    why: null,
    table: null,
    you: { seat: null, steward: false },
    match: 0,
    rev: -1,
    snapshot: null,
    events: [],
    waitingSince: clock.now(),
    peeked: [],
    locked: null,
    verdict: null,
    unchecked: null,
    awaySince: clock.now(),
    movedTo: null,
  };
  let news = -1;
  let tooSoon: (FromHost & { t: 'done' }) | null = null;

  function become(change: Partial<GuestState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const line: ReconnectingChannel = createReconnectingChannel({
    dial: deps.dial,
    clock,
    beat: () => ({ t: 'beat', rev: state.snapshot === null ? -1 : state.rev, news }),
    opened: () => {
      // A host that has restarted counts its info versions from the start.
      news = -1;
      line.send({ t: 'hello', protocol: PROTOCOL, ...deps.hello, have: replica.have() });
      for (const asked of pending.values()) sendAsk(asked);
    },
    message: (text) => {
      const message = parseFromHost(text);
      if (message !== null) receive(message);
    },
    lost: () => {
      contributor.lost();
      if (state.line === 'here') become({ line: 'away', awaySince: clock.now() });
    },
    refused: (why) => {
      if (FINAL.includes(why)) turnAway(why);
      return !FINAL.includes(why);
    },
  });

  const duties = createAutomaticActions({ clock, ask, look: doWhatIsDue });

  const auditing = createAuditRunner({
    auditor: deps.auditor,
    clock,
    evidence: (at) => ({
      key: deps.keys.publicKey,
      testimony: witness?.testimony(at) ?? { told: [], made: [] },
      given: contributor.given(at),
      began: contributor.began(at),
    }),
    send: (message) => line.send(message),
    tell: (op) => {
      become({ verdict: op.verdict });
      void ask(op);
    },
    couldNot: (unchecked) => become({ unchecked }),
  });

  function turnAway(why: string, movedTo: NewHost | null = null): void {
    stop();
    become({ line: 'turned-away', why, movedTo });
  }

  function receive(message: FromHost): void {
    switch (message.t) {
      case 'bye':
        if (FINAL.includes(message.why)) turnAway(message.why, message.to);
        return;
      case 'table':
        return hearOfTable(message);
      case 'update':
        return update(message);
      case 'page':
        return auditing.received(message);
      case 'done':
      case 'refused': {
        // Hold this answer until its log lines have arrived; the host sends it again.
        if (message.t === 'done' && replica.lacks(message.owed)) {
          tooSoon = message;
          return line.send({ t: 'kept', have: replica.have() });
        }
        const ask = pending.get(message.id);
        pending.delete(message.id);
        if (ask !== undefined && message.t === 'done') testify(ask, true);
        return ask?.answer(
          message.t === 'done'
            ? { ok: true, ...(message.ticket !== undefined && { ticket: message.ticket }) }
            : { ok: false, why: message.why },
        );
      }
      case 'share':
      case 'keep':
      case 'only':
        if (!replica.take(message) || (message.t === 'keep' && message.ask))
          line.send({ t: 'kept', have: replica.have() });
        if (tooSoon !== null && !replica.lacks(tooSoon.owed)) receive(tooSoon);
        return;
      case 'moved':
      case 'beat':
        return;
    }
  }

  function hearOfTable(message: FromHost & { t: 'table' }): void {
    // Late, or the same frame a second time.
    if (message.news < news || (message.base !== null && message.news === news)) return;
    const before = message.base === null ? null : state.table;
    const table = message.base === null || message.base === news ? patched(before, message.delta) : null;
    if (table === null) return line.send({ t: 'sync' });
    const later = newerHostOf(deps.values, table);
    if (later !== null) {
      line.send({ t: 'moved', proof: later.proof, addresses: later.to.addresses });
      return turnAway('moved', later.to);
    }
    line.settled();
    news = message.news;
    const { id, match, shuffle, stage } = table;
    const lobby =
      stage === 'lobby' ? { snapshot: null, events: [], rev: -1, verdict: null, unchecked: null } : {};
    become({ line: 'here', why: null, awaySince: null, table, you: message.you, ...lobby });
    contributor.watch(id, match, shuffle, stage !== 'lobby');
    auditing.look(table, message.you);
    doWhatIsDue();
  }

  function update(message: FromHost & { t: 'update' }): void {
    if (message.match === state.match && message.rev < state.rev) return;
    if (replica.lacks(message.owed)) {
      line.send({ t: 'kept', have: replica.have() });
      return line.send({ t: 'sync' });
    }
    const fits = message.base === null || (message.match === state.match && message.base === state.rev);
    const snapshot = fits ? patched(message.base === null ? null : state.snapshot, message.delta) : null;
    if (snapshot === null) return line.send({ t: 'sync' });
    const events =
      message.base === null
        ? message.events
        : dropTakenBackEvents(state.events, message.events, ({ event }) => event).slice(-KEPT_EVENTS);
    become({
      match: message.match,
      rev: message.rev,
      snapshot,
      events,
      waitingSince: clock.now() - message.waited,
      ...secretsOf(snapshot, message.match),
    });
    if (state.table !== null)
      witness?.told(
        { table: state.table.id, match: message.match },
        message.rev,
        message.seat,
        snapshot,
        message.base === message.rev - 1 ? message.events : null,
      );
    fulfilDuties();
  }

  const whereOf = (snapshot: Snapshot, match: number) =>
    snapshot.ballot === null || state.you.seat === null || state.table === null
      ? null
      : { table: state.table.id, match, ballot: snapshot.ballot, seat: state.you.seat };

  const keyOf = (seat: Seat) => state.table?.seats[seat]?.key ?? null;

  function secretsOf(snapshot: Snapshot, match: number): Pick<GuestState, 'peeked' | 'locked'> {
    const where = whereOf(snapshot, match);
    return where === null
      ? { peeked: [], locked: null }
      : { peeked: voter.peeked(where, keyOf), locked: voter.mine(where) };
  }

  /** The phone's part in the shuffle, opening and showing need no player. */
  function doWhatIsDue(): void {
    if (state.table !== null) shuffleAlong(state.table);
    fulfilDuties();
  }

  function fulfilDuties(): void {
    const { snapshot, match } = state;
    const where = snapshot && whereOf(snapshot, match);
    if (!where || snapshot === null) return;
    for (const duty of snapshot.duties) {
      const name = JSON.stringify([match, where.ballot.key, duty]);
      const move = duties.isDone(name) ? null : voter.fulfil(where, duty, keyOf);
      if (move !== null) duties.fulfil(name, { type: 'move', rev: state.rev, move } as Op);
    }
  }

  function shuffleAlong({ id, match, shuffle }: TableInfo): void {
    const op = shuffle && contributor.due({ table: id, match: match + 1 }, shuffle);
    const name = op && `${op.type}/${op.round}`;
    if (op && name && !duties.isDone(name)) duties.fulfil(name, op);
  }

  function sendAsk(asked: Pending): void {
    asked.sent = clock.now();
    line.send({ t: 'ask', id: asked.id, op: asked.op });
  }

  /** What this phone does is written down before it leaves, and again when the host has taken it. */
  function testify({ id, op }: Pending, isAccepted = false): void {
    if (op.type !== 'move' || state.table === null) return;
    const at = { table: state.table.id, match: state.match };
    if (isAccepted) witness?.accepted(at, id, op.rev);
    else witness?.sending(at, id, op.rev, op.move);
  }

  function ask(op: Op): Promise<Answer> {
    return new Promise((answer) => {
      const asked = { id: bytesToHex(deps.crypto.randomBytes(12)), op, sent: 0, answer };
      pending.set(asked.id, asked);
      testify(asked);
      sendAsk(asked);
    });
  }

  function choose(legal: Legal<GameTypes>, text?: string): Promise<Answer> {
    if (legal.type === 'lock') return lock(legal as LockChoice);
    return ask({
      type: 'move',
      rev: state.rev,
      move: { ...legal, ...(text !== undefined && { text }) },
    } as Op);
  }

  /** Gives this phone's share of a ballot that all have locked, and only then. */
  function lend(seat: Seat): Promise<Answer> {
    const where = state.snapshot && whereOf(state.snapshot, state.match);
    const share = where?.ballot.opening === true ? voter.share(where, seat) : null;
    if (!where || share === null) return Promise.resolve({ ok: false, why: 'no-share' });
    return ask({ type: 'lend', ballot: where.ballot.key, seat, share });
  }

  /** The table takes a lock only on what it looks like now. While the choice is still there, try again. */
  async function lock(chosen: LockChoice): Promise<Answer> {
    let answer: Answer = { ok: false, why: 'not-now' };
    for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
      const where = state.snapshot && whereOf(state.snapshot, state.match);
      if (!where || (tries > 0 && !state.snapshot?.legal.some((legal) => same(legal, chosen)))) break;
      const { rev } = state;
      const move = await voter.lock(where, chosen, holdersAmong(state.table?.seats ?? [], where.seat));
      answer = await ask({ type: 'move', rev, move } as Op);
      if (answer.ok || answer.why !== 'stale') break;
    }
    if (state.snapshot !== null) become(secretsOf(state.snapshot, state.match));
    return answer;
  }

  const stopResending = every(clock, RESEND_MS / 3, () => {
    if (!line.isOpen()) return;
    auditing.tick();
    for (const asked of pending.values()) if (clock.now() - asked.sent >= RESEND_MS) sendAsk(asked);
  });

  function stop(): void {
    stopResending();
    auditing.close();
    duties.close();
    line.close();
    for (const { answer } of pending.values()) answer({ ok: false, why: 'away' });
    pending.clear();
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose,
    lend,
    ask,
    fetchFile: () => auditing.fetchFile(state.match),
    sealedLogs: replica.logs,
    wake: line.wake,
    close: stop,
  };
}
