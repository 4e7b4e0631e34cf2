import { invitationTo } from '@/state/session/invite';
import { isLeadHere } from '@/state/session/lead';
import { staysShut } from '@/state/session/tableTime';
import type { AtTable, GuestState } from '@/state/session/useTable';

/**
 * A bot that sat down after the lock has no slips to open, nor has a phone that the seat moved to since; a phone
 * that is away opens nothing. After three minutes nobody asks why.
 */
export function canStrike(state: GuestState, seat: number): boolean {
  const { snapshot, table, you, locked } = state;
  const info = table?.seats[seat];
  const isMineAndLost = you.seat === seat && locked === null;
  const gone = info !== undefined && (isMineAndLost || info.kind === 'bot' || info.away || staysShut(state));
  return gone && snapshot?.ballot?.opening === true && snapshot.waiting.includes(seat);
}

/** What can be offered for a seat. The host has the last word and says why not. */
export function seatActions(at: AtTable, seat: number) {
  const info = at.state.table?.seats[seat];
  const held = at.held.find((one) => one.seat === seat);
  const isPhone = info?.kind === 'phone';
  const playing = at.state.table?.stage === 'playing';
  const canMove = at.state.table !== null && invitationTo(at.session, at.state.table) !== null;
  const isMember = at.held.length > 0 || at.state.you.steward;
  const isLeader = at.states.some(({ you }) => you.steward || isLeadHere(at.state.table, you.seat));
  return {
    pass: held !== undefined && held.guest !== at.holder && at.held.length > 1,
    strike: isMember && canStrike(at.state, seat),
    bot: playing && isPhone && (held !== undefined || at.state.you.steward || (isMember && info.away)),
    move: canMove && isPhone && (held !== undefined || at.state.you.steward),
    /** Whoever looks after the table, of somebody else's. */
    rename: isPhone && held === undefined && at.state.you.steward,
    /** Who left it has lost it then: somebody new may sit down there. */
    free: playing && info?.kind === 'bot' && info.waits && isLeader,
    // Whoever plays on this phone would see two hands; a seat that a bot keeps warm may be theirs.
    sit: playing && info?.kind === 'bot' && (info.waits || at.held.length === 0),
  };
}
