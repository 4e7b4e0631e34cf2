import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { chosenOptions, same, type Seat } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import type { Device } from '@/table/wire/device';
import { lend } from '@/table/ballots/openLostBallots';
import { type Answer, AWAY_TO_BOT_MS, type HostRefusal, type Op } from '@/table/wire/protocol';
import { deviceBefore } from '@/table/log/devices';
import { seatOf, type SeatState } from '@/table/log/records';
import { contribute } from '@/table/rounds/roundHost';
import type { Presence } from '@/table/host/presence';
import { type GuideDeps, guide } from './guide';
import { giveWay, namesOfPeople, newBotAt } from './botNames';
import { getUp } from './botSeats';
import { removeDevice, type RemovalDeps } from './removal';
import { leadOf, type Rights, type Role, LEADERS } from './rights';
import type { WordRule } from './spokenWords';
import { AWAY_TO_LEND_MS, isDue, type StrikeRules } from './strike';
import { consent, proposeRewind, proposeStrike, settleProposal, undo } from './takeBack';

export type Asker = { readonly key: PublicKey; readonly device: Device | null; readonly steward: boolean };

export type OpsDeps = RemovalDeps &
  GuideDeps & {
    readonly presence: Presence;
    readonly strikes: StrikeRules;
    readonly words: WordRule;
    readonly rights: Rights;
    /** Opens the round that the game will be dealt from; `false` when too few phones are here for one. */
    readonly deal: () => boolean;
    /** How long the table has waited for what it waits for. */
    readonly waited: () => number;
  };

const OK: Answer = { ok: true };
const no = (why: HostRefusal): Answer => ({ ok: false, why });

export const ticketHash = (ticket: string): string => bytesToHex(sha256(hexToBytes(ticket)));

/** A phone that does not say is a device of its own. */
export const deviceOf = ({ key, device }: Pick<Asker, 'key' | 'device'>): Device =>
  device ?? deviceBefore(key);

function roleOf({ tableLog, presence }: OpsDeps, { key, steward }: Asker): Role {
  const table = tableLog.table();
  const mine = seatOf(table.seats, key);
  if (steward || mine === null) return steward ? 'steward' : 'looker-on';
  const lead = leadOf(table, presence.awayFor);
  return lead !== null && table.seats[lead]?.device === table.seats[mine]?.device ? 'lead' : 'player';
}

/** What only the clock of the table allows, and it still runs. */
function isBeforeTheBell({ tableLog, waited }: OpsDeps, type: string): boolean {
  const match = tableLog.match();
  const bell = match === null ? undefined : tableLog.game().bell?.(match.state);
  return bell?.move === type && waited() < bell.seconds * 1_000;
}

/** Everything a guest can ask of the table, and who may. */
export function doOp(deps: OpsDeps, asker: Asker, id: string, op: Op): Answer {
  const { tableLog } = deps;
  const table = tableLog.table();
  const inLobby = table.seed === null;
  const mine = seatOf(table.seats, asker.key);
  const isShuffling = inLobby && table.deal !== null;
  const { options } = table;
  const refused = deps.rights(roleOf(deps, asker), op, { inLobby, options, game: tableLog.game() });
  if (refused !== null) return no(refused);
  if (table.guidance?.isPaused === true && STOPPED.includes(op.type)) return no('paused');
  if (isShuffling && CHANGES_SEATS.includes(op.type)) return no('shuffling');

  switch (op.type) {
    case 'move': {
      if (mine === null) return no('not-seated');
      if (tableLog.hasMove(id)) return OK;
      if (!deps.words.ofMove(op.move)) return no('bad-text');
      // A Force may have arrived while the lock was under way; nobody could tell until the opening failed.
      if (op.move.type === 'lock' && op.rev !== tableLog.match()?.revision) return no('stale');
      if (op.rev < (tableLog.history()?.since ?? 0)) return no('stale');
      if (isBeforeTheBell(deps, op.move.type)) return no('too-soon');
      const played = tableLog.play(id, { seat: mine, move: op.move });
      if (played.ok) return { ok: true, at: tableLog.chain.reach() };
      const stale = op.rev !== tableLog.match()?.revision && ENGINE_REFUSALS.includes(played.why);
      return stale ? no('stale') : played;
    }
    case 'sit': {
      const named = deps.names(op.name, namesOfPeople(table.seats, [mine, op.seat]));
      if ('why' in named) return no(named.why);
      const { name } = named;
      const seat = table.seats[op.seat];
      if (seat === undefined) return no('not-now');
      if (seat.key === asker.key && seat.kind === 'phone') return OK;
      if (!mayTake(seat, asker.key, inLobby)) return no(whyTaken(table.seats, seat));
      const isBack = seat.owner?.key === asker.key;
      if (table.isClosed === true && mine === null && !isBack && !asker.steward) return no('door-closed');
      if (mine !== null && !inLobby) return no('not-now');
      if (!inLobby && !isBack && deps.botSeats.isBound(tableLog, op.seat)) return no('too-soon');
      if (!inLobby && !isBack && deps.botSeats.isPlaying(tableLog, deviceOf(asker).key))
        return no('plays-already');
      giveWay(deps, name, op.seat);
      if (mine !== null) getUp(deps, mine, [name]);
      const isBots = seat.isBots === true || (seat.kind === 'bot' && !isBack);
      const device = deviceOf(asker);
      tableLog.write({ t: 'sit', seat: op.seat, key: asker.key, name, device, ...(isBots && { isBots }) });
      return OK;
    }
    case 'stand': {
      if (mine === null) return OK;
      if (!inLobby) return no('not-now');
      getUp(deps, mine);
      return OK;
    }
    case 'rename': {
      const seat = op.seat ?? mine;
      if (seat === null) return no('not-seated');
      if (seat !== mine && !(asker.steward && table.seats[seat]?.kind === 'phone')) return no('not-allowed');
      const named = deps.names(op.name, namesOfPeople(table.seats, [seat]));
      if ('why' in named) return no(named.why);
      giveWay(deps, named.name, seat);
      tableLog.write({ t: 'rename', seat, ...named });
      return OK;
    }
    case 'bot': {
      const answer = op.on ? seatBot(deps, asker, op.seat) : unseatBot(deps, asker, op.seat);
      if (answer.ok) settleProposal(deps, id);
      return answer;
    }
    case 'options': {
      if (!inLobby) return no('not-now');
      const options = chosenOptions(tableLog.game(), op.options);
      if (!deps.words.ofOptions(options)) return no('bad-text');
      tableLog.write({ t: 'options', options });
      return OK;
    }
    case 'start': {
      if (isShuffling) return OK;
      if (!inLobby) return no('not-now');
      if (table.seats.filter(({ kind }) => kind !== 'open').length < tableLog.game().seats.min)
        return no('too-few');
      return deps.deal() ? OK : no('too-few');
    }
    case 'pledge':
    case 'number':
    case 'nonce': {
      const why = contribute(tableLog, deviceOf(asker).key, op);
      return why === null ? OK : no(why);
    }
    case 'again': {
      if (inLobby) return OK;
      const match = tableLog.match();
      if (match !== null && tableLog.game().result(match.state) === null && !asker.steward)
        return no('not-now');
      const kept = match === null ? undefined : tableLog.game().keeps?.(match.state);
      tableLog.write({ t: 'again' });
      if (kept !== undefined)
        tableLog.write({
          t: 'options',
          options: chosenOptions(tableLog.game(), { ...table.options, ...kept }),
        });
      return OK;
    }
    case 'link':
    case 'led':
    case 'pause':
    case 'hide':
    case 'message':
    case 'debrief':
    case 'clock':
    case 'bell':
    case 'hand':
      return guide(deps, asker, op);
    case 'remove':
      return removeDevice(deps, deviceOf(asker).key, op);
    case 'door': {
      if ((table.isClosed === true) === op.open) tableLog.write({ t: 'door', open: op.open });
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
    case 'lend': {
      if (mine === null) return no('not-seated');
      const { ballot, seat, share } = op;
      if (!deps.strikes.isLost(deps, seat, mine, AWAY_TO_LEND_MS))
        return no(isDue(tableLog, seat, ballot) && deps.presence.awayFor(seat) > 0 ? 'too-soon' : 'not-now');
      const isLent = lend(tableLog, { ballot, seat, by: mine, share });
      return isLent ? OK : no('not-now');
    }
    case 'undo':
      return mine === null ? no('not-seated') : undo(tableLog, mine, id, op.rev);
    case 'rewind':
      return mine === null ? no('not-seated') : proposeRewind(deps, mine, id, op.from);
    case 'propose':
      return mine === null ? no('not-seated') : proposeStrike(deps, mine, id, op);
    case 'consent':
      return mine === null ? no('not-seated') : consent(deps, mine, id, op);
  }
}

/** A pause stops the game, and nothing of what the steward does for the table. */
const STOPPED: readonly Op['type'][] = ['move', 'undo', 'rewind', 'propose', 'consent', 'lend', 'start'];

/** The seats are in the pledges: while those are gathered, nobody comes or goes. */
const CHANGES_SEATS: readonly Op['type'][] = ['sit', 'stand', 'bot', 'options', 'remove'];

/** Reasons that may only mean that the table has moved on since the player touched the screen. */
const ENGINE_REFUSALS = ['not-your-turn', 'illegal', 'already-locked', 'game-over'];

/** A bot's seat is free for a latecomer, unless the bot keeps it warm for someone else. */
const whyTaken = (seats: readonly SeatState[], { kind }: SeatState): HostRefusal => {
  if (kind === 'bot') return 'seat-kept';
  return seats.some((other) => other.kind === 'open') ? 'seat-taken' : 'table-full';
};

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
  const isLongGone = deps.presence.awayFor(at) >= AWAY_TO_BOT_MS;
  if (!isMember || (seat.kind === 'phone' && !isMine && !asker.steward && !isLongGone))
    return no('not-allowed');
  // The bot has no slips: whoever seats one would annul the vote.
  const isVoting = (deps.tableLog.match()?.state.ballot ?? null) !== null;
  if (seat.kind === 'phone' && !isMine && isVoting && !isLongGone) return no('too-soon');
  if (seat.kind === 'phone' && seed === null && !isMine && !asker.steward) return no('seat-taken');
  deps.tableLog.write({ t: 'bot', seat: at, ...newBotAt(deps, at) });
  return OK;
}

/**
 * In play a bot stays on its seat. Whoever leads may give up waiting for who left it: then somebody new can sit down
 * there, with all that lies on it.
 */
function freeSeat(deps: OpsDeps, asker: Asker, at: Seat): Answer {
  const seat = deps.tableLog.table().seats[at];
  if (!LEADERS.includes(roleOf(deps, asker))) return no('not-leading');
  if (seat?.kind !== 'bot' || seat.key === null || seat.owner === null) return no('not-now');
  deps.tableLog.write({ t: 'bot', seat: at, key: seat.key, name: seat.name, free: true });
  return OK;
}

function unseatBot(deps: OpsDeps, asker: Asker, at: Seat): Answer {
  const { seats, seed } = deps.tableLog.table();
  if (seed !== null) return freeSeat(deps, asker, at);
  if (!asker.steward && seatOf(seats, asker.key) === null) return no('not-allowed');
  if (seats[at]?.kind === 'bot') deps.tableLog.write({ t: 'stand', seat: at });
  return OK;
}
