import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { cleanText, same, type Seat, tableOptions } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import { lend } from '@/table/ballots/ballotRecovery';
import { type Answer, AWAY_TO_BOT_MS, type HostRefusal, NAME_MAX, type Op } from '@/table/wire/protocol';
import { seatOf, type SeatState } from '@/table/log/records';
import { contribute } from '@/table/shuffle/seedHost';
import { consent, proposeRewind, settleProposal, undo } from './takeBack';

export type Asker = { readonly key: PublicKey; readonly steward: boolean };

export type OpsDeps = {
  readonly tableLog: TableLogState;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Makes ready a key for a bot; the bot itself lives elsewhere and keeps its own secrets. */
  readonly newBot: (seat: Seat) => { readonly key: PublicKey; readonly name: string };
  /** How long nobody has heard from a seat's phone; 0 while it is here. */
  readonly awayFor: (seat: Seat) => number;
  /** Opens the shuffle that the game will be dealt from. */
  readonly shuffle: () => void;
};

const OK: Answer = { ok: true };
const no = (why: HostRefusal): Answer => ({ ok: false, why });

export const ticketHash = (ticket: string): string => bytesToHex(sha256(hexToBytes(ticket)));

/** Everything a guest can ask of the table, and who may. */
export function doOp(deps: OpsDeps, asker: Asker, id: string, op: Op): Answer {
  const { tableLog } = deps;
  const table = tableLog.table();
  const inLobby = table.seed === null;
  const mine = seatOf(table.seats, asker.key);
  const seated = mine !== null;
  const isShuffling = inLobby && table.shuffle !== null;
  if (isShuffling && CHANGES_SEATS.includes(op.type)) return no('shuffling');

  switch (op.type) {
    case 'move': {
      if (mine === null) return no('not-seated');
      if (tableLog.hasMove(id)) return OK;
      // A Force may have arrived while the lock was under way; nobody could tell until the opening failed.
      if (op.move.type === 'lock' && op.rev !== tableLog.match()?.revision) return no('stale');
      if (op.rev < (tableLog.history()?.since ?? 0)) return no('stale');
      const played = tableLog.play(id, { seat: mine, move: op.move });
      if (played.ok) return OK;
      const stale = op.rev !== tableLog.match()?.revision && ENGINE_REFUSALS.includes(played.why);
      return stale ? no('stale') : played;
    }
    case 'sit': {
      const name = cleanText(op.name, NAME_MAX);
      if (name === null || name === '') return no('bad-name');
      const seat = table.seats[op.seat];
      if (seat === undefined) return no('not-now');
      if (seat.key === asker.key && seat.kind === 'phone') return OK;
      if (!mayTake(seat, asker.key, inLobby))
        return no(table.seats.some(({ kind }) => kind === 'open') ? 'seat-taken' : 'table-full');
      if (mine !== null && !inLobby) return no('not-now');
      if (mine !== null) tableLog.write({ t: 'stand', seat: mine });
      tableLog.write({ t: 'sit', seat: op.seat, key: asker.key, name });
      return OK;
    }
    case 'stand': {
      if (mine === null) return OK;
      if (!inLobby) return no('not-now');
      tableLog.write({ t: 'stand', seat: mine });
      return OK;
    }
    case 'rename': {
      const name = cleanText(op.name, NAME_MAX);
      if (mine === null) return no('not-seated');
      if (name === null || name === '') return no('bad-name');
      tableLog.write({ t: 'rename', seat: mine, name });
      return OK;
    }
    case 'bot': {
      const answer = op.on ? seatBot(deps, asker, op.seat) : unseatBot(deps, asker, op.seat);
      if (answer.ok) settleProposal(tableLog, id);
      return answer;
    }
    case 'options': {
      if (!seated && !asker.steward) return no('not-allowed');
      if (!inLobby) return no('not-now');
      tableLog.write({ t: 'options', options: tableOptions(tableLog.game(), op.options) });
      return OK;
    }
    case 'start': {
      if (!seated && !asker.steward) return no('not-allowed');
      if (isShuffling) return OK;
      if (!inLobby) return no('not-now');
      if (table.seats.filter(({ kind }) => kind !== 'open').length < tableLog.game().seats.min)
        return no('too-few');
      deps.shuffle();
      return OK;
    }
    case 'pledge':
    case 'number': {
      const why = contribute(tableLog, asker.key, op);
      return why === null ? OK : no(why);
    }
    case 'again': {
      if (!seated && !asker.steward) return no('not-allowed');
      if (inLobby) return OK;
      const match = tableLog.match();
      if (match !== null && tableLog.game().result(match.state) === null && !asker.steward)
        return no('not-now');
      tableLog.write({ t: 'again' });
      return OK;
    }
    case 'ticket': {
      if (mine !== op.seat && !asker.steward) return no('not-allowed');
      if (table.seats[op.seat] === undefined || table.seats[op.seat]?.kind === 'open') return no('not-now');
      const ticket = bytesToHex(deps.randomBytes(16));
      tableLog.write({ t: 'ticket', seat: op.seat, hash: ticketHash(ticket) });
      return { ok: true, ticket };
    }
    case 'revoke': {
      if (mine !== op.seat && !asker.steward) return no('not-allowed');
      tableLog.write({ t: 'ticket', seat: op.seat, hash: null });
      return OK;
    }
    case 'verdict': {
      if (mine === null || table.seats[mine]?.kind !== 'phone') return no('not-seated');
      const match = tableLog.match();
      if (match === null || op.match !== table.match || tableLog.game().result(match.state) === null)
        return no('not-now');
      const said = { seat: mine, phone: op.phone, verdict: op.verdict };
      if (!table.verdicts.some((each) => same(each, said))) tableLog.write({ t: 'verdict', ...said });
      return OK;
    }
    case 'strike': {
      if (!seated && !asker.steward) return no('not-allowed');
      if (tableLog.hasMove(id)) return OK;
      return isGone(deps, op.seat, mine) ? tableLog.play(id, { strike: op.seat }) : no('not-now');
    }
    case 'lend': {
      if (mine === null) return no('not-seated');
      const { ballot, seat, share } = op;
      const isLent = isGone(deps, seat, mine) && lend(tableLog, { ballot, seat, by: mine, share });
      return isLent ? OK : no('not-now');
    }
    case 'undo':
      return mine === null ? no('not-seated') : undo(tableLog, mine, id, op.rev);
    case 'rewind':
      return mine === null ? no('not-seated') : proposeRewind(tableLog, mine, id, op.from);
    case 'consent':
      return mine === null ? no('not-seated') : consent(tableLog, mine, id, op);
  }
}

/** The seats are in the pledges: while those are gathered, nobody comes or goes. */
const CHANGES_SEATS: readonly Op['type'][] = ['sit', 'stand', 'bot', 'options'];

/** Reasons that may only mean that the table has moved on since the player touched the screen. */
const ENGINE_REFUSALS = ['not-your-turn', 'illegal', 'already-locked', 'game-over'];

/** Moved to another phone after its lock, a seat is here and still cannot open; its player may say so. */
const isGone = ({ tableLog, awayFor }: OpsDeps, seat: Seat, asker: Seat | null): boolean =>
  asker === seat || tableLog.table().seats[seat]?.kind === 'bot' || awayFor(seat) > 0;

/** A bot's seat is free for a latecomer, unless the bot keeps it warm for someone else. */
const mayTake = (seat: SeatState, key: PublicKey, inLobby: boolean): boolean => {
  if (seat.kind === 'phone') return false;
  return inLobby || seat.owner === null || seat.owner.key === key;
};

function seatBot(deps: OpsDeps, asker: Asker, at: Seat): Answer {
  const { seats, seed } = deps.tableLog.table();
  const seat = seats[at];
  if (seat === undefined || seat.kind === 'bot') return seat === undefined ? no('not-now') : OK;
  const isMember = asker.steward || seatOf(seats, asker.key) !== null;
  const isMine = seat.key === asker.key;
  const isLongGone = deps.awayFor(at) >= AWAY_TO_BOT_MS;
  if (!isMember || (seat.kind === 'phone' && !isMine && !asker.steward && !isLongGone))
    return no('not-allowed');
  if (seat.kind === 'phone' && seed === null && !isMine && !asker.steward) return no('seat-taken');
  const bot = deps.newBot(at);
  deps.tableLog.write({ t: 'bot', seat: at, ...bot });
  return OK;
}

function unseatBot(deps: OpsDeps, asker: Asker, at: Seat): Answer {
  const { seats, seed } = deps.tableLog.table();
  if (seed !== null) return no('not-now');
  if (!asker.steward && seatOf(seats, asker.key) === null) return no('not-allowed');
  if (seats[at]?.kind === 'bot') deps.tableLog.write({ t: 'stand', seat: at });
  return OK;
}
