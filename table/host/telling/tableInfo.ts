import type { Seat } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import { lentShares } from '@/table/ballots/openLostBallots';
import type { TableInfo } from '@/table/wire/protocol';
import { guidanceInfo, type Unkept } from '@/table/host/asks/guide';
import { roundInfo } from '@/table/rounds/roundHost';
import { leadOf } from '@/table/host/asks/rights';
import { openProposal } from '@/table/host/asks/takeBack';

/** What everyone at the table may know about the table itself, in the lobby and in play. */
export function tableInfo(of: {
  readonly tableLog: TableLogState;
  readonly unkept: Unkept;
  readonly awayFor: (seat: Seat) => number;
  readonly peers: readonly PublicKey[];
  readonly devicesHere: readonly PublicKey[];
  readonly heirs: TableInfo['heirs'];
  readonly addresses: TableInfo['addresses'];
  readonly code: string | null;
}): TableInfo {
  const { tableLog } = of;
  const table = tableLog.table();
  const match = tableLog.match();
  const seatKeys = new Set(table.seats.map(({ key }) => key));
  const guidance = guidanceInfo(tableLog, of.unkept);
  const isOver = match !== null && tableLog.game().result(match.state) !== null;
  return {
    id: table.id,
    game: table.game,
    stage: match === null ? 'lobby' : isOver ? 'over' : 'playing',
    match: table.match,
    options: table.options,
    seats: table.seats.map(({ name, kind, key, device, owner }, seat) => ({
      name,
      kind,
      key,
      away: of.awayFor(seat) > 0,
      waits: kind === 'bot' && owner !== null,
      device: device === null ? null : table.devices.findIndex((each) => each.key === device),
    })),
    devices: table.devices.map(({ key, runs, out }) => ({
      key,
      runs,
      out,
      here: of.devicesHere.includes(key),
    })),
    lead: leadOf(table, of.awayFor),
    rules: tableLog.game().rulesVersion,
    shuffle: roundInfo(table.deal),
    circle: roundInfo(table.circle),
    sign: table.sign?.round ?? null,
    pictures: table.sign?.pictures ?? null,
    verdicts: table.verdicts,
    proposal: openProposal(tableLog),
    lent: lentShares(tableLog),
    screens: of.peers.filter((peer) => !seatKeys.has(peer)).length,
    // Ways are found and lost; guests are told the difference to how they were.
    addresses: of.addresses.map((way) => ({ ...way })),
    code: of.code,
    join: table.secrets.join,
    isClosed: table.isClosed === true,
    ...(guidance && { guidance }),
    epoch: table.epoch,
    heirs: of.heirs,
  };
}
