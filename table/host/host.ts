import { bytesToHex } from '@noble/hashes/utils.js';

import { type Result, same } from '@/rules/engine';

import { createAcceptance } from './accept';
import { createAnswers } from './answers';
import { spenderOf } from '@/table/host/asks/budgets';
import { hostDefences } from './hostDefences';
import { createImagining } from './imagining';
import { trySave } from '@/table/storage/trySave';
import { type TableLogState, openTableLog } from '@/table/log/tableLogState';
import type { Channel, PublicKey } from '@/table/wire/channel';
import { every } from '@/table/wire/clock';
import type { ConnectedGuest as Guest, Host, HostDefences, HostDeps } from './types';
import { eachInSlices } from '@/table/wire/timeSlices';
import { createLogReplicator } from '@/table/recovery/logReplicator';
import { openLentBallots } from '@/table/ballots/openLostBallots';
import { doOp, type OpsDeps } from '@/table/host/asks/ops';
import { seatOf } from '@/table/log/records';
import {
  type Answer,
  BEAT_MS,
  DEAD_MS,
  type FromGuest,
  type FromHost,
  fromHostText,
  type TableInfo,
} from '@/table/wire/protocol';
import { createPacing } from './pacing';
import { createPresence } from './presence';
import { createPublisher } from './finishedMatch';
import { createSightings } from './sightings';
import { createRoundHost } from '@/table/rounds/roundHost';
import { createTableTime } from './tableTime';
import { tableInfo } from '@/table/host/telling/tableInfo';
import { leadOf } from '@/table/host/asks/rights';
import { offerUndo, settleProposal } from '@/table/host/asks/takeBack';
import { createInfoVersions, createSnapshots } from '@/table/host/telling/viewUpdates';
import { createCatchUp } from '@/table/host/telling/catchUp';
import { createLeaves } from '@/table/host/telling/leaves';
import { createTeller, sendTogether } from '@/table/host/telling/tell';
import { createVouchDesk } from './vouches';
import { createWelcome } from './welcome';
import { botSecrets } from '@/table/storage/watchedValues';

export type { Host, HostDeps, TypedCode } from './types';
export { newTable } from '@/table/host/asks/newTable';

const HELLO_MS = 5_000;

/** The one authority of a table. Carries on from wherever the log ends. */
export function openHost(deps: HostDeps): Host {
  const { clock, crypto, newBot } = deps;
  const localKeys = new Set<PublicKey>();
  const replicator = createLogReplicator({
    crypto: deps.crypto,
    store: deps.store,
    table: () => tableLog.table(),
    write: (record) => tableLog.write(record),
    mayReseal: () => defences.budgets.mayReseal(),
    holders: (seats) => defences.holders(seats),
    isLocal: (key) => localKeys.has(key),
    values: () => (deps.botValues ? botSecrets(deps.botValues, tableLog.table()) : []),
    changed: () => {
      for (const guest of guests.values()) tell(guest);
    },
  });
  deps.botValues?.watch(replicator.value);
  const snapshots = createSnapshots();
  const accepts = createAcceptance({
    game: () => tableLog.game(),
    snapshots,
    info: ({ table }) => infoOf({ ...tableLog, table: () => table }),
  });
  const defences: HostDefences = { ...hostDefences(clock, accepts), ...deps.defences };
  const tableLog: TableLogState = openTableLog(replicator.store, deps.games, {
    ...defences,
    written: defences.budgets.written,
  });
  const guests = new Map<Channel, Guest>();
  const answerOnce = createAnswers();
  const listeners = new Set<() => void>();
  const time = createTableTime(tableLog, clock);

  const { id, secrets } = tableLog.table();
  const presence = createPresence({ tableLog, clock, gameClock: time, guests });
  const pacing = createPacing({ tableLog, clock, guests });
  const { awayFor } = presence;
  const newId = () => bytesToHex(crypto.randomBytes(12));
  const rounds = createRoundHost({ tableLog, clock, crypto, presence, changed: () => tellAll(true) });
  const { removal, budgets } = defences;
  const deal = () => {
    noteDevices();
    return rounds.open();
  };
  const sightings = createSightings();
  const ops: OpsDeps = {
    tableLog,
    randomBytes: crypto.randomBytes,
    newBot,
    presence,
    ...defences,
    replaceCode: () => deps.code?.replace(),
    sightings,
    removeLines: (device) => removeLines(device, removal.newLink),
    deal,
    ...time,
    endOldLines: () => endOldLines(),
  };

  // A host that was killed between the last consent and the rewind does the rewind now.
  trySave(() => settleProposal(ops, newId()));
  const undo = offerUndo({ tableLog, clock, offered: () => guests.forEach(tell) });

  const result = (): Result | null => {
    const match = tableLog.match();
    return match === null ? null : tableLog.game().result(match.state);
  };

  const publisher = createPublisher(tableLog, result);

  const info = (): TableInfo => infoOf(tableLog);
  const infoOf = (log: TableLogState): TableInfo =>
    tableInfo({
      tableLog: log,
      unkept: time.unkept,
      awayFor,
      peers: [...guests.keys()].map(({ peer }) => peer),
      devicesHere: presence.devicesHere(),
      // Only players: a stranger with the link would be offered as the next host, under any name.
      heirs: [...guests.values()].flatMap(({ heir, channel }) =>
        heir === null || seatOf(log.table().seats, channel.peer) === null ? [] : [heir],
      ),
      addresses: deps.addresses?.() ?? [],
      code: deps.code?.now() ?? null,
    });

  const news = createInfoVersions(info);
  const send = (channel: Channel, message: FromHost) => channel.send(fromHostText(message));

  const leaves = createLeaves({ tableLog });
  const vouchDesk = createVouchDesk({ tableLog, guests, send });
  const tell = createTeller({
    tableLog,
    replicator,
    leaves,
    news,
    snapshots,
    undoBy: undo.seat,
    ...time,
    send,
  });

  const catchUp = createCatchUp({ tableLog, budgets, leaves, news, tell });

  const telling = eachInSlices<Guest>(clock, (guest) => guests.has(guest.channel) && tell(guest));

  /** `announce` when more than a move has changed: who sits where, who is here, the stage of the table. */
  function tellAll(announce: boolean, first?: Guest): void {
    time.look();
    presence.openingFor();
    if (announce) {
      // Somebody may have moved a seat: nobody is to hear of a round that is about another table.
      trySave(() => rounds.step());
      news.next();
      replicator.follow();
    }
    telling.begin([...(first ? [first] : []), ...guests.values()]);
    undo.look();
    pacing.look();
    for (const listener of listeners) listener();
  }

  function drop(channel: Channel): void {
    const guest = guests.get(channel);
    if (guest === undefined) return;
    guests.delete(channel);
    rounds.met(guest.device?.key ?? channel.peer);
    replicator.leave(channel);
    leaves.leave(channel);
    if (seatOf(tableLog.table().seats, channel.peer) !== null) presence.left(channel.peer);
    tellAll(true);
  }

  const { succeed, welcome, removeLines, endOldLines, noteDevices } = createWelcome({
    tableLog,
    clock,
    crypto,
    guests,
    localKeys,
    replicator,
    budgets,
    sightings,
    botSeats: defences.botSeats,
    leaves,
    send,
    greet: (guest) => {
      tellAll(true);
      vouchDesk.greet(guest);
    },
  });

  function answer(guest: Guest, askId: string, op: (FromGuest & { t: 'ask' })['op']): void {
    const isInGame = op.type === 'move' || op.type === 'undo';
    const before = isInGame ? info() : null;
    const { given, isNew } = answerOnce(`${guest.channel.peer}/${askId}`, () =>
      budgets.mayAsk(spenderOf(tableLog, guest), op)
        ? trySave(() => asked(guest, askId, op))
        : { ok: false, why: 'too-fast' },
    );
    // Whoever asked is told first, in the frame of the answer.
    sendTogether(guest.channel, () => {
      if (isNew && given.ok) tellAll(before === null || !same(info(), before), guest);
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
              ...(given.at !== undefined && leaves.isSent(guest.channel) && { at: given.at }),
              owed: replicator.owed(guest.channel),
            }
          : { t: 'refused', id: askId, why: given.why },
      );
    });
  }

  function asked(guest: Guest, askId: string, op: (FromGuest & { t: 'ask' })['op']): Answer {
    const by = { key: guest.channel.peer, device: guest.device, steward: guest.steward };
    const given = doOp(ops, by, askId, op);
    // Nobody is told anything when it was refused.
    if (given.ok) trySave(() => rounds.step());
    if (op.type === 'lend') void openTogether();
    return given;
  }

  const openTogether = () => openLentBallots(tableLog, newId).then((isOpened) => isOpened && tellAll(true));

  const stopChecking = every(clock, BEAT_MS, () => {
    // The disk may have been full when somebody sat down, or when all had agreed.
    replicator.follow();
    tableLog.chain.place();
    const [before, played] = [tableLog.table(), tableLog.history()];
    trySave(noteDevices);
    trySave(() => rounds.step());
    if (tableLog.table().proposal !== null) trySave(() => settleProposal(ops, newId()));
    const isLed = news.latest().table.lead === leadOf(tableLog.table(), awayFor);
    if (!isLed || tableLog.table() !== before || tableLog.history() !== played) tellAll(true);
    for (const { channel, heard } of [...guests.values()])
      if (clock.now() - heard > DEAD_MS) {
        channel.close('lost');
        drop(channel);
      }
  });

  trySave(() => rounds.step());
  // A host that was killed between the last share and the opening opens the ballot now.
  void openTogether();

  return {
    id,
    secretKey: secrets.host,
    get joinSecret() {
      return tableLog.table().secrets.join;
    },
    stewardSecret: secrets.steward,
    code: deps.code ?? null,
    table: tableLog.table,
    game: tableLog.game,
    info,
    result,
    imagine: createImagining(tableLog),
    whenSeen: pacing.whenSeen,
    seatBots: (count) => {
      const open = tableLog.table().seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
      for (const seat of open.slice(0, count))
        doOp(ops, { key: '', device: null, steward: true }, '', { type: 'bot', seat, on: true });
      tellAll(true);
    },
    accept: (channel) => {
      const tooLate = clock.after(HELLO_MS, () => channel.close('too-slow'));
      channel.listen({
        message: (text) => {
          const message = defences.read(text);
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
          // What is dropped here is asked for again by the next beat.
          if (message.t !== 'too-long' && !budgets.maySay(spenderOf(tableLog, guest), message.t)) return;
          if (message.t === 'kept') {
            replicator.heard(channel, message.have);
            return tell(guest);
          }
          if (message.t === 'too-long')
            return send(channel, { t: 'refused', id: message.id, why: 'too-long' });
          if (message.t === 'shown') return pacing.heard(channel, message);
          if (message.t === 'vouch') return vouchDesk.heard(guest, message);
          if (message.t === 'call') return vouchDesk.called(guest, message.at);
          if (message.t === 'ask') return answer(guest, message.id, message.op);
          if (message.t === 'page') return publisher.pages(message).forEach((page) => send(channel, page));
          catchUp(guest, message);
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
      for (const stop of [stopChecking, rounds.close, undo.stop, pacing.stop, telling.stop]) stop();
      for (const { channel } of [...guests.values()]) channel.close('left');
      guests.clear();
    },
  };
}
