import { bytesToHex } from '@noble/hashes/utils.js';

import type { Game, Result, Seat } from '@/rules/engine';

import { type Book, openBook } from './book';
import type { Channel, PublicKey } from './channel';
import { type Clock, every } from './clock';
import type { Crypto, SecretKey } from './keys';
import { type Answer, doOp, type OpsDeps, seatOf, ticketHash } from './ops';
import {
  BEAT_MS,
  DEAD_MS,
  type FromGuest,
  type FromHost,
  type HostRefusal,
  parseFromGuest,
  type TableInfo,
} from './protocol';
import { PROTOCOL } from './version';
import type { TableState } from './records';
import { createPublisher } from './publish';
import { createShuffler } from './shuffler';
import type { LogStore } from './storage';
import { tableInfo } from './tableInfo';
import { offerUndo, settleProposal } from './takeBack';
import { type Told, updateFor } from './tell';

export type HostDeps = {
  readonly store: LogStore;
  readonly games: { readonly [id: string]: Game };
  readonly clock: Clock;
  readonly crypto: Pick<Crypto, 'randomBytes' | 'newKeyPair'>;
  readonly newBot: OpsDeps['newBot'];
  readonly addresses?: () => TableInfo['addresses'];
  readonly code?: string;
};

export type Host = {
  readonly id: string;
  readonly secretKey: SecretKey;
  readonly joinSecret: string;
  readonly stewardSecret: string;
  table(): TableState;
  game(): Game;
  info(): TableInfo;
  /** How the game ended, for everyone to see; `null` before. */
  result(): Result | null;
  /** Puts bots on the first `count` open seats of a new table. */
  seatBots(count: number): void;
  /** Takes over a line whose peer has proven its key. */
  accept(channel: Channel): void;
  /** Tells everyone again where and with whom they are: the host's addresses have changed. */
  announce(): void;
  /** Called after every change, once everyone has been told. */
  onChange(listener: () => void): () => void;
  close(): void;
};

type Guest = {
  readonly channel: Channel;
  readonly steward: boolean;
  heard: number;
  told: Told | null;
  news: number;
};

/** A reload is several lines at once for a moment; a hundred are not a table. */
const MAX_GUESTS = 40;
const HELLO_MS = 5_000;
/** Enough for every request that can still be under way when its answer is lost. */
const REMEMBERED_ANSWERS = 200;

/** The first line of a new table's log. */
export function newTable(of: { id: string; game: Game; crypto: HostDeps['crypto'] }): string {
  const secret = () => bytesToHex(of.crypto.randomBytes(16));
  return JSON.stringify({
    t: 'table',
    v: 1,
    id: of.id,
    game: of.game.id,
    seats: of.game.seats.max,
    secrets: { host: of.crypto.newKeyPair().secretKey, join: secret(), steward: secret() },
  });
}

/** The one authority of a table. Carries on from wherever the log ends. */
export function openHost(deps: HostDeps): Host {
  const { clock } = deps;
  const book: Book = openBook(deps.store, deps.games);
  const guests = new Map<Channel, Guest>();
  const lastHeard = new Map<PublicKey, number>();
  const answers = new Map<string, Answer>();
  const listeners = new Set<() => void>();
  const opened = clock.now();
  let news = 0;
  let waitingSince = opened;
  let waiting = '';

  const { id, secrets } = book.table();
  const isHere = (key: PublicKey | null) => [...guests.values()].some(({ channel }) => channel.peer === key);
  const awayFor = (seat: Seat): number => {
    const { kind, key } = book.table().seats[seat] ?? {};
    if (kind !== 'phone' || key === undefined || key === null || isHere(key)) return 0;
    return Math.max(1, clock.now() - (lastHeard.get(key) ?? opened));
  };

  const { randomBytes } = deps.crypto;
  const shuffler = createShuffler({ book, clock, randomBytes, isHere, changed: () => tellAll(true) });
  const ops: OpsDeps = { book, randomBytes, newBot: deps.newBot, awayFor, shuffle: shuffler.open };

  // A host killed between the last consent and the way back goes back now.
  settleProposal(book, bytesToHex(deps.crypto.randomBytes(12)));
  const undo = offerUndo({ book, clock, offered: () => guests.forEach(tell) });

  const result = (): Result | null => {
    const match = book.match();
    return match === null ? null : book.game().result(match.state);
  };

  const publisher = createPublisher(book, result);

  const info = (): TableInfo =>
    tableInfo({
      book,
      awayFor,
      peers: [...guests.keys()].map(({ peer }) => peer),
      addresses: deps.addresses?.() ?? [],
      code: deps.code ?? null,
    });

  const send = (channel: Channel, message: FromHost) => channel.send(JSON.stringify(message));

  function tell(guest: Guest): void {
    const seat = seatOf(book.table().seats, guest.channel.peer);
    if (guest.news !== news) {
      guest.news = news;
      send(guest.channel, { t: 'table', news, table: info(), you: { seat, steward: guest.steward } });
    }
    const match = book.match();
    if (match === null) return;
    const number = book.table().match;
    const { told: known } = guest;
    const mayUndo = seat !== null && undo.seat() === seat;
    const isSame = known?.rev === match.revision && known.snapshot.undo === mayUndo;
    if (isSame && known.match === number && known.viewer === seat) return;
    const waited = clock.now() - waitingSince;
    const { told, message } = updateFor(
      { game: book.game(), match, number, happened: book.happened(), waited, undo: mayUndo },
      seat,
      guest.told,
    );
    guest.told = told;
    send(guest.channel, message);
  }

  /** `announce` when more than a move has changed: who sits where, who is here, the stage of the table. */
  function tellAll(announce: boolean): void {
    const match = book.match();
    const { tasks, ballot, phase } = match?.state ?? {};
    const waitsOn = JSON.stringify([
      book.table().match,
      phase,
      tasks,
      ballot?.locks.map((lock) => lock !== null),
    ]);
    if (waitsOn !== waiting) [waiting, waitingSince] = [waitsOn, clock.now()];
    if (announce) news += 1;
    for (const guest of guests.values()) tell(guest);
    undo.look();
    for (const listener of listeners) listener();
  }

  function drop(channel: Channel): void {
    const guest = guests.get(channel);
    if (guest === undefined) return;
    guests.delete(channel);
    lastHeard.set(channel.peer, clock.now());
    tellAll(true);
  }

  function turnAway(channel: Channel, why: HostRefusal): void {
    send(channel, { t: 'bye', why });
    channel.close('refused');
  }

  function welcome(channel: Channel, hello: FromGuest & { t: 'hello' }): void {
    if (hello.protocol !== PROTOCOL) return turnAway(channel, 'version');
    if (hello.secret !== secrets.join) return turnAway(channel, 'bad-link');
    if (guests.size >= MAX_GUESTS) return turnAway(channel, 'busy');
    if (hello.ticket !== undefined && !claim(channel.peer, hello.ticket))
      return turnAway(channel, 'bad-ticket');
    for (const { channel: old } of guests.values())
      if (old.peer === channel.peer) {
        guests.delete(old);
        turnAway(old, 'elsewhere');
      }
    guests.set(channel, {
      channel,
      steward: hello.steward === secrets.steward,
      heard: clock.now(),
      told: null,
      news: -1,
    });
    tellAll(true);
  }

  /** A phone that already used its ticket says hello with it again after every reload. */
  function claim(key: PublicKey, ticket: string): boolean {
    const { seats } = book.table();
    if (seatOf(seats, key) !== null) return true;
    const seat = seats.findIndex((s) => s.ticket !== null && s.ticket === ticketHash(ticket));
    if (seat < 0) return false;
    const before = seats[seat]?.key;
    book.write({ t: 'claim', seat, key });
    for (const { channel } of guests.values()) if (channel.peer === before) turnAway(channel, 'elsewhere');
    return true;
  }

  function answer(guest: Guest, askId: string, op: (FromGuest & { t: 'ask' })['op']): void {
    const key = `${guest.channel.peer}/${askId}`;
    const known = answers.get(key);
    const stage = info().stage;
    const given = known ?? attempt(() => asked(guest, askId, op));
    if (known === undefined && (given.ok || op.type !== 'move')) remember(key, given);
    const isInGame = op.type === 'move' || op.type === 'undo';
    if (known === undefined && given.ok) tellAll(!isInGame || info().stage !== stage);
    if (!given.ok && given.why === 'stale') {
      guest.told = null;
      tell(guest);
    }
    send(
      guest.channel,
      given.ok
        ? { t: 'done', id: askId, ...(given.ticket && { ticket: given.ticket }) }
        : { t: 'refused', id: askId, why: given.why },
    );
  }

  function asked(guest: Guest, askId: string, op: (FromGuest & { t: 'ask' })['op']): Answer {
    const given = doOp(ops, { key: guest.channel.peer, steward: guest.steward }, askId, op);
    shuffler.step();
    return given;
  }

  function remember(key: string, given: Answer): void {
    answers.set(key, given);
    const oldest = answers.keys().next();
    if (answers.size > REMEMBERED_ANSWERS && oldest.done !== true) answers.delete(oldest.value);
  }

  const stopChecking = every(clock, BEAT_MS, () => {
    for (const { channel, heard } of [...guests.values()])
      if (clock.now() - heard > DEAD_MS) {
        channel.close('lost');
        drop(channel);
      }
  });

  shuffler.step();

  return {
    id,
    secretKey: secrets.host,
    joinSecret: secrets.join,
    stewardSecret: secrets.steward,
    table: book.table,
    game: book.game,
    info,
    result,
    seatBots: (count) => {
      const open = book.table().seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
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
          if (guest === undefined) return;
          guest.heard = clock.now();
          if (message.t === 'ask') return answer(guest, message.id, message.op);
          if (message.t === 'page') return publisher.pages(message).forEach((page) => send(channel, page));
          const behind = message.t === 'sync' || message.rev !== (book.match()?.revision ?? -1);
          if (behind) guest.told = null;
          if (message.t === 'sync' || message.news !== news) guest.news = -1;
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
      shuffler.close();
      undo.stop();
      for (const { channel } of [...guests.values()]) channel.close('left');
      guests.clear();
    },
  };
}

/** The store failed, so nothing has changed and nobody has been told. */
function attempt(op: () => Answer): Answer {
  try {
    return op();
  } catch {
    return { ok: false, why: 'cannot-save' };
  }
}
