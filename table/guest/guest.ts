import { bytesToHex } from '@noble/hashes/utils.js';

import { type GameTypes, type Legal, type LockChoice, plainWords } from '@/rules/engine';

import { createAuditRunner } from '@/table/audit/runAudit';
import { every } from '@/table/wire/clock';
import { ACCEPTED } from '@/table/wire/limits';
import { evidenceBefore } from '@/table/rounds/evidenceBefore';
import { patched } from '@/table/wire/bytes/delta';
import { createAutomaticActions } from './automaticActions';
import type { Guest, GuestDeps, GuestState, Pending } from './types';
import { createLogReplica } from '@/table/recovery/logReplica';
import { createReconnectingChannel, isFinal, type ReconnectingChannel } from './reconnectingChannel';
import { createBinding } from './binding';
import { newGuestState } from './newState';
import { createSecrets } from './guestSlips';
import { newerHostOf } from '@/table/recovery/rememberedMove';
import {
  type Answer,
  type FromHost,
  type Op,
  parseFromHost,
  RESEND_MS,
  type TableInfo,
} from '@/table/wire/protocol';
import type { NewHost } from '@/table/recovery/replicaFrames';
import { PROTOCOL } from '@/table/wire/version';
import { dropTakenBackEvents } from '@/table/log/dropTakenBackEvents';
import { createAuditEvidence, NO_TESTIMONY } from '@/table/audit/auditEvidence';
import { createTestimony } from './testimony';

export type { Guest, GuestDeps, GuestState } from './types';

const KEPT_EVENTS = 200;
/** Much longer than an honest host takes to answer, and shorter than it waits for a phone. */
const READ_MS = 1_000;

export function createGuest(deps: GuestDeps): Guest {
  const { clock } = deps;
  const witness = deps.auditor && createAuditEvidence(deps);
  const replica = createLogReplica({ values: deps.values, key: deps.keys.publicKey });
  const listeners = new Set<() => void>();
  const pending = new Map<string, Pending>();
  let state = newGuestState(clock.now(), deps.trust?.state());
  let news = -1;
  const watch = deps.trust?.watch;
  const testimony = createTestimony({ witness, trust: deps.trust, state: () => state });
  const bound = createBinding({ trust: deps.trust, replica, send: (message) => line.send(message) });

  function become(change: Partial<GuestState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const line: ReconnectingChannel = createReconnectingChannel({
    dial: deps.dial,
    clock,
    beat: () => bound.beat(reach()),
    opened: (dialled) => {
      // A host that has restarted counts its info versions from the start.
      news = -1;
      bound.opened();
      const device = deps.trust?.hello(deps.keys.publicKey);
      line.send({
        t: 'hello',
        protocol: PROTOCOL,
        ...deps.hello,
        ...(device && { device }),
        have: replica.have(),
        dialled,
        ...bound.reach(),
      });
      for (const asked of pending.values()) sendAsk(asked);
    },
    message: (text) => {
      trust?.beat();
      const message = parseFromHost(text);
      if (message !== null) receive(message);
    },
    lost: () => {
      trust?.lost();
      secrets.lost();
      bound.lost();
      if (state.line === 'here') become({ line: 'away', awaySince: clock.now() });
    },
    refused: (why) => {
      if (isFinal(why)) turnAway(why);
      return !isFinal(why);
    },
  });

  const reach = () => ({ rev: state.snapshot === null ? -1 : state.rev, news });

  const duties = createAutomaticActions({ clock, ask: askDuty, look: doWhatIsDue });

  const secrets = createSecrets({ ...deps, state: () => state, become, ask, duties });

  const auditing = createAuditRunner({
    auditor: deps.auditor,
    clock,
    evidence: (at) => ({
      key: deps.keys.publicKey,
      testimony: witness?.testimony(at) ?? NO_TESTIMONY,
      before: evidenceBefore(deps.values, { ...at, seat: deps.keys.publicKey }),
      device: deps.trust?.device.key ?? null,
      dealt: deps.trust?.dealt(at.match) ?? null,
      heads: watch?.heads() ?? new Map(),
    }),
    send: (message) => line.send(message),
    tell: (op) => {
      become({ verdict: op.verdict });
      if (state.you.seat !== null) deps.trust?.found(op.match, state.you.seat, op.verdict);
      void ask(op);
    },
    couldNot: (unchecked) => become({ unchecked }),
    witness,
  });

  function turnAway(why: string, movedTo: NewHost | null = null): void {
    stop();
    become({ line: 'turned-away', why, movedTo });
  }

  function receive(message: FromHost): void {
    bound.take(message);
    switch (message.t) {
      case 'bye':
        if (isFinal(message.why)) turnAway(message.why, message.to);
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
        if (message.t === 'done' && bound.holds(message)) return;
        const ask = pending.get(message.id);
        pending.delete(message.id);
        if (ask !== undefined && message.t === 'done') testimony.taken(ask, message.at);
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
        return receiveLate();
      case 'leaves':
        return receiveLate();
      case 'vouched':
        for (const vouch of message.list) watch?.hear(vouch);
        return secrets.fulfilDuties();
      case 'called':
        return watch?.called(message.at);
      case 'beat':
        for (const { op, mark } of pending.values()) if (bound.hasRead(mark)) deps.trust?.read(op);
        return;
      case 'moved':
        return;
    }
  }

  function receiveLate(): void {
    const answer = bound.released();
    if (answer !== null) receive(answer);
    secrets.fulfilDuties();
  }

  function hearOfTable(message: FromHost & { t: 'table' }): void {
    // Late, or the same frame a second time.
    if (message.news < news || (message.base !== null && message.news === news)) return;
    const before = message.base === null ? null : state.table;
    const table = message.base === null || message.base === news ? patched(before, message.delta) : null;
    if (table === null) return bound.sync();
    const later = newerHostOf(deps.values, table);
    if (later !== null) {
      line.send({ t: 'moved', proof: later.proof, addresses: later.to.addresses });
      return turnAway('moved', later.to);
    }
    line.settled();
    news = message.news;
    const lobby =
      table.stage === 'lobby' ? { snapshot: null, events: [], rev: -1, verdict: null, unchecked: null } : {};
    const clockEnds = message.left === undefined ? null : clock.now() + message.left;
    become({ line: 'here', why: null, awaySince: null, table, you: message.you, clockEnds, ...lobby });
    trust?.heard(table, message.you.seat);
    testimony.watchConsent(table);
    if (table.stage === 'over') secrets.forget(table.id);
    bound.greeted();
    auditing.look(table, message.you);
    doWhatIsDue();
  }

  function update(message: FromHost & { t: 'update' }): void {
    if (message.match === state.match && message.rev < state.rev) return;
    const fits = message.base === null || (message.match === state.match && message.base === state.rev);
    const snapshot = fits ? patched(message.base === null ? null : state.snapshot, message.delta) : null;
    if (snapshot === null) return bound.sync();
    if (!bound.isBound(message, snapshot.ballot)) return;
    secrets.watchLock(snapshot, message.match);
    const events =
      message.base === null
        ? message.events
        : dropTakenBackEvents(state.events, message.events, ({ event }) => event).slice(-KEPT_EVENTS);
    const wasOpen = (state.snapshot?.ballot ?? null) !== null;
    become({
      match: message.match,
      rev: message.rev,
      base: message.base,
      snapshot,
      events,
      waitingSince: clock.now() - message.waited,
      ...secrets.of(snapshot, message.match),
    });
    if (state.table !== null)
      witness?.told(
        { table: state.table.id, match: message.match },
        message.rev,
        message.seat,
        snapshot,
        message.base === message.rev - 1 ? message.events : null,
      );
    // The end of a ballot is told after the round that waited for it.
    if (wasOpen && snapshot.ballot === null) doWhatIsDue();
    else secrets.fulfilDuties();
  }

  /** The phone's part in the shuffle, opening and showing need no player. */
  function doWhatIsDue(): void {
    if (state.table !== null) shuffleAlong(state.table);
    secrets.fulfilDuties();
  }

  function shuffleAlong(table: TableInfo): void {
    const op = deps.trust?.due(table, (state.snapshot?.ballot ?? null) !== null) ?? null;
    if (op !== null) duties.fulfil(`${op.type}/${op.round}`, op);
  }

  /** Whatever a phone gave to a round, all its guests know that it was given. */
  async function askDuty(op: Op): Promise<Answer> {
    // A host that says nothing to what it was asked says to a beat at least that it has read it.
    const cancel = clock.after(READ_MS, () => line.isOpen() && line.send(bound.beat(reach())));
    const answer = await ask(op);
    cancel();
    deps.trust?.answered(op, answer.ok ? null : answer.why);
    return answer;
  }

  function sendAsk(asked: Pending): void {
    asked.sent = clock.now();
    asked.mark = bound.mark();
    line.send({ t: 'ask', id: asked.id, op: asked.op });
  }

  function ask(op: Op): Promise<Answer> {
    return new Promise((answer) => {
      const asked = {
        id: bytesToHex(deps.crypto.randomBytes(12)),
        op,
        seat: state.you.seat,
        sent: 0,
        mark: 0,
        answer,
      };
      pending.set(asked.id, asked);
      testimony.sending(asked);
      sendAsk(asked);
    });
  }

  function choose(legal: Legal<GameTypes>, text?: string): Promise<Answer> {
    if (legal.type === 'lock') return secrets.lock(legal as LockChoice);
    // Sent as the log will keep it: what this phone says it did must be what the log says.
    const words = plainWords(text, Infinity);
    if (words === null) return Promise.resolve({ ok: false, why: 'bad-text' });
    if (words.length > ACCEPTED.rawWords) return Promise.resolve({ ok: false, why: 'too-long' });
    const move = { ...legal, ...(words !== '' && { text: words }) };
    return ask({ type: 'move', rev: state.rev, move } as Op);
  }

  const trust = deps.trust?.attach({ seat: deps.keys.publicKey, look: doWhatIsDue, hello: deps.hello });
  const stopTrusting = deps.trust?.subscribe((now) => {
    become({ trust: now });
    secrets.fulfilDuties();
  });

  const stopResending = every(clock, RESEND_MS / 3, () => {
    if (!line.isOpen()) return;
    auditing.tick();
    for (const asked of pending.values()) if (clock.now() - asked.sent >= RESEND_MS) sendAsk(asked);
  });

  function stop(): void {
    stopResending();
    stopTrusting?.();
    bound.lost();
    trust?.close();
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
    lend: secrets.lend,
    ask,
    shown: bound.shown,
    compare: (isSame) => deps.trust?.compare(isSame),
    compareView: () => deps.trust?.compareView() ?? null,
    scanned: (result) => deps.trust?.scanned(result),
    tellAnyway: (id) => {
      deps.trust?.tellAnyway(id);
      doWhatIsDue();
    },
    fetchFile: () => auditing.fetchFile(state.match),
    sealedLogs: replica.logs,
    wake: line.wake,
    close: stop,
  };
}
