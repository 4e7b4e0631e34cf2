import { bytesToHex } from '@noble/hashes/utils.js';

import { type Result, same, type Seat } from '@/rules/engine';

import { createAnswers } from './answers';
import { trySave } from '@/table/log/trySave';
import { type TableLogState, openTableLog } from '@/table/log/tableLogState';
import type { Channel, PublicKey } from '@/table/wire/channel';
import { every } from '@/table/wire/clock';
import type { ConnectedGuest as Guest, Host, HostDeps } from './types';
import { eachInSlices } from '@/table/wire/timeSlices';
import { createLogReplicator } from '@/table/recovery/logReplicator';
import { openLentBallots } from '@/table/ballots/ballotRecovery';
import { doOp, type OpsDeps, ticketHash } from './ops';
import { seatOf } from '@/table/log/records';
import {
  type Answer,
  BEAT_MS,
  DEAD_MS,
  type FromGuest,
  type FromHost,
  fromHostText,
  type HostRefusal,
  parseFromGuest,
  type TableInfo,
} from '@/table/wire/protocol';
import { PROTOCOL } from '@/table/wire/version';
import { createPublisher } from './publish';
import { createSeedHost } from '@/table/shuffle/seedHost';
import { tableInfo } from './tableInfo';
import { offerUndo, settleProposal } from './takeBack';
import { endMovedTable, movedTableFor } from '@/table/recovery/oldHost';
import { createInfoVersions, tableFor, updateFor } from './viewUpdates';
import { botSecrets } from '@/table/log/watchedValues';

export type { Host, HostDeps } from './types';
export { newTable } from './newTable';

/** A reload is several lines at once for a moment; a hundred are not a table. */
const MAX_GUESTS = 40;
const HELLO_MS = 5_000;

/** The one authority of a table. Carries on from wherever the log ends. */
export function openHost(deps: HostDeps): Host {
  const { clock } = deps;
  const localKeys = new Set<PublicKey>();
  const replicator = createLogReplicator({
    crypto: deps.crypto,
    store: deps.store,
    table: () => tableLog.table(),
    write: (record) => tableLog.write(record),
    isLocal: (key) => localKeys.has(key),
    values: () => (deps.botValues ? botSecrets(deps.botValues, tableLog.table()) : []),
    changed: () => {
      for (const guest of guests.values()) tell(guest);
    },
  });
  deps.botValues?.watch(replicator.value);
  const tableLog: TableLogState = openTableLog(replicator.store, deps.games, deps.telling);
  const guests = new Map<Channel, Guest>();
  const lastHeard = new Map<PublicKey, number>();
  const answerOnce = createAnswers();
  const listeners = new Set<() => void>();
  const opened = clock.now();
  let waitingSince = opened;
  let waiting = '';

  const { id, secrets } = tableLog.table();
  const isHere = (key: PublicKey | null) => [...guests.values()].some(({ channel }) => channel.peer === key);
  const awayFor = (seat: Seat): number => {
    const { kind, key } = tableLog.table().seats[seat] ?? {};
    if (kind !== 'phone' || key === undefined || key === null || isHere(key)) return 0;
    return Math.max(1, clock.now() - (lastHeard.get(key) ?? opened));
  };

  const { randomBytes } = deps.crypto;
  const newId = () => bytesToHex(randomBytes(12));
  const seedHost = createSeedHost({ tableLog, clock, randomBytes, isHere, changed: () => tellAll(true) });
  const ops: OpsDeps = { tableLog, randomBytes, newBot: deps.newBot, awayFor, shuffle: seedHost.open };

  // A host that was killed between the last consent and the rewind does the rewind now.
  trySave(() => settleProposal(tableLog, newId()));
  const undo = offerUndo({ tableLog, clock, offered: () => guests.forEach(tell) });

  const result = (): Result | null => {
    const match = tableLog.match();
    return match === null ? null : tableLog.game().result(match.state);
  };

  const publisher = createPublisher(tableLog, result);

  const info = (): TableInfo =>
    tableInfo({
      tableLog,
      awayFor,
      peers: [...guests.keys()].map(({ peer }) => peer),
      heirs: [...guests.values()].flatMap(({ heir }) => heir ?? []),
      addresses: deps.addresses?.() ?? [],
      code: deps.code ?? null,
    });

  const news = createInfoVersions(info);
  const send = (channel: Channel, message: FromHost) => channel.send(fromHostText(message));

  function tell(guest: Guest): void {
    // Log lines go first: a phone must never know of a move that its replica of the log lacks.
    for (const message of replicator.due(guest.channel)) send(guest.channel, message);
    const seat = seatOf(tableLog.table().seats, guest.channel.peer);
    const before = guest.knows;
    guest.knows = news.latest();
    if (before?.news !== guest.knows.news)
      send(guest.channel, tableFor(guest.knows, { seat, steward: guest.steward }, before));
    const match = tableLog.match();
    if (match === null) return;
    const number = tableLog.table().match;
    const { told: known } = guest;
    const mayUndo = seat !== null && undo.seat() === seat;
    const isSame = known?.rev === match.revision && known.snapshot.undo === mayUndo;
    if (isSame && known.match === number && known.viewer === seat) return;
    const waited = clock.now() - waitingSince;
    const { told, message } = updateFor(
      { game: tableLog.game(), match, number, happened: tableLog.happened(), waited, undo: mayUndo },
      seat,
      guest.told,
    );
    guest.told = told;
    send(guest.channel, { ...message, owed: replicator.owed(guest.channel) });
  }

  const telling = eachInSlices<Guest>(clock, (guest) => guests.has(guest.channel) && tell(guest));

  /** `announce` when more than a move has changed: who sits where, who is here, the stage of the table. */
  function tellAll(announce: boolean, first?: Guest): void {
    const match = tableLog.match();
    const { tasks, ballot, phase } = match?.state ?? {};
    const waitsOn = JSON.stringify([
      tableLog.table().match,
      phase,
      tasks,
      ballot?.locks.map((lock) => lock !== null),
    ]);
    if (waitsOn !== waiting) [waiting, waitingSince] = [waitsOn, clock.now()];
    if (announce) {
      news.next();
      replicator.follow();
    }
    telling.begin([...(first ? [first] : []), ...guests.values()]);
    undo.look();
    for (const listener of listeners) listener();
  }

  function drop(channel: Channel): void {
    const guest = guests.get(channel);
    if (guest === undefined) return;
    guests.delete(channel);
    replicator.leave(channel);
    // Remember seated phones only: strangers come with ever new keys and would fill the memory.
    if (seatOf(tableLog.table().seats, channel.peer) !== null) lastHeard.set(channel.peer, clock.now());
    tellAll(true);
  }

  function turnAway(channel: Channel, why: HostRefusal): void {
    const { gone } = tableLog.table();
    send(channel, { t: 'bye', why, ...(why === 'moved' && gone !== null && { to: gone }) });
    channel.close('refused');
  }

  function welcome(channel: Channel, hello: FromGuest & { t: 'hello' }): void {
    if (hello.protocol !== PROTOCOL) return turnAway(channel, 'version');
    if (hello.secret !== secrets.join) return turnAway(channel, 'bad-link');
    if (tableLog.table().gone !== null) return turnAway(channel, 'moved');
    if (guests.size >= MAX_GUESTS) return turnAway(channel, 'busy');
    const { ticket } = hello;
    const claimed = ticket === undefined || trySave(() => claim(channel.peer, ticket));
    if (claimed !== true) return turnAway(channel, claimed === false ? 'bad-ticket' : 'cannot-save');
    for (const { channel: old } of guests.values())
      if (old.peer === channel.peer) {
        guests.delete(old);
        replicator.leave(old);
        turnAway(old, 'elsewhere');
      }
    if (channel.isLocal === true) localKeys.add(channel.peer);
    replicator.heard(channel, hello.have ?? []);
    guests.set(channel, {
      channel,
      heir: hello.heir ?? null,
      steward: hello.steward === secrets.steward,
      heard: clock.now(),
      told: null,
      knows: null,
    });
    tellAll(true);
  }

  /** A phone that already used its ticket says hello with it again after every reload. */
  function claim(key: PublicKey, ticket: string): boolean {
    const { seats } = tableLog.table();
    if (seatOf(seats, key) !== null) return true;
    const seat = seats.findIndex((s) => s.ticket !== null && s.ticket === ticketHash(ticket));
    if (seat < 0) return false;
    const before = seats[seat]?.key;
    tableLog.write({ t: 'claim', seat, key });
    for (const { channel } of guests.values()) if (channel.peer === before) turnAway(channel, 'elsewhere');
    return true;
  }

  function answer(guest: Guest, askId: string, op: (FromGuest & { t: 'ask' })['op']): void {
    const before = info();
    const { given, isNew } = answerOnce(`${guest.channel.peer}/${askId}`, () =>
      trySave(() => asked(guest, askId, op)),
    );
    const isInGame = op.type === 'move' || op.type === 'undo';
    if (isNew && given.ok) tellAll(!isInGame || !same(info(), before), guest);
    if (!given.ok && given.why === 'stale') {
      guest.told = null;
      tell(guest);
    }
    send(
      guest.channel,
      given.ok
        ? {
            t: 'done',
            id: askId,
            ...(given.ticket && { ticket: given.ticket }),
            owed: replicator.owed(guest.channel),
          }
        : { t: 'refused', id: askId, why: given.why },
    );
  }

  function asked(guest: Guest, askId: string, op: (FromGuest & { t: 'ask' })['op']): Answer {
    const given = doOp(ops, { key: guest.channel.peer, steward: guest.steward }, askId, op);
    seedHost.step();
    if (op.type === 'lend') void openTogether();
    return given;
  }

  const openTogether = () => openLentBallots(tableLog, newId).then((isOpened) => isOpened && tellAll(true));

  /** The table has gone on elsewhere, or a phone has found where it went on. */
  function succeed(channel: Channel, message: FromGuest & { t: 'moved' | 'aid' }): void {
    const way = message.t === 'aid' ? movedTableFor(tableLog, channel.peer) : null;
    if (way !== null) return send(channel, way);
    if (message.t === 'aid') return turnAway(channel, 'bad-link');
    if (!endMovedTable(tableLog, deps.crypto, message)) return;
    for (const one of [channel, ...guests.keys()]) turnAway(one, 'moved');
  }

  const stopChecking = every(clock, BEAT_MS, () => {
    // The disk may have been full when somebody sat down, or when all had agreed.
    replicator.follow();
    const before = tableLog.history();
    if (tableLog.table().proposal !== null) trySave(() => settleProposal(tableLog, newId()));
    if (tableLog.history() !== before) tellAll(true);
    for (const { channel, heard } of [...guests.values()])
      if (clock.now() - heard > DEAD_MS) {
        channel.close('lost');
        drop(channel);
      }
  });

  trySave(() => seedHost.step());
  // A host that was killed between the last share and the opening opens the ballot now.
  void openTogether();

  return {
    id,
    secretKey: secrets.host,
    joinSecret: secrets.join,
    stewardSecret: secrets.steward,
    table: tableLog.table,
    game: tableLog.game,
    info,
    result,
    seatBots: (count) => {
      const open = tableLog.table().seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
      for (const seat of open.slice(0, count))
        doOp(ops, { key: '', steward: true }, '', { type: 'bot', seat, on: true });
      tellAll(true);
    },
    accept: (channel) => {
      const tooLate = clock.after(HELLO_MS, () => channel.close('too-slow'));
      channel.listen({
        message: (text) => {
          const message = parseFromGuest(text);
          const guest = guests.get(channel);
          if (message === null) return channel.close('garbage');
          if (message.t === 'hello') {
            tooLate();
            if (guest === undefined) welcome(channel, message);
            return;
          }
          if (message.t === 'moved' || message.t === 'aid') return succeed(channel, message);
          if (guest === undefined) return;
          guest.heard = clock.now();
          if (message.t === 'kept') {
            replicator.heard(channel, message.have);
            return tell(guest);
          }
          if (message.t === 'ask') return answer(guest, message.id, message.op);
          if (message.t === 'page') return publisher.pages(message).forEach((page) => send(channel, page));
          const behind = message.t === 'sync' || message.rev !== (tableLog.match()?.revision ?? -1);
          if (behind) guest.told = null;
          if (message.t === 'sync' || message.news !== news.latest().news) guest.knows = null;
          tell(guest);
          if (message.t === 'beat') send(channel, { t: 'beat' });
        },
        closed: () => {
          tooLate();
          drop(channel);
        },
      });
    },
    announce: () => tellAll(true),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      stopChecking();
      seedHost.close();
      undo.stop();
      telling.stop();
      for (const { channel } of [...guests.values()]) channel.close('left');
      guests.clear();
    },
  };
}
