import { hashOf } from '@/table/trust/hash';
import type { RoundInfo } from '@/table/rounds/round';
import type { SeatInfo, TableInfo } from '@/table/wire/protocol';

import { changeTable, type Lie, type Lying, seatOf } from './lying';

const falseKey = (key: string): string => hashOf('palaver false key', key);

/** One other seat, as the dupe is told of it. */
const otherSeat =
  (change: (seat: SeatInfo) => SeatInfo) =>
  (of: Lying): void => {
    changeTable(of, (info) => {
      const at = info.seats.findIndex(({ key }) => key === of.other.keys.publicKey);
      if (at < 0 || info.stage === 'lobby') return null;
      return { ...info, seats: info.seats.map((seat, each) => (each === at ? change(seat) : seat)) };
    });
  };

/** The round under way as the dupe is told of it; `null`: there is nothing to lie about. */
const roundAs =
  (change: (round: RoundInfo, of: Lying) => RoundInfo | null) =>
  (of: Lying): void => {
    changeTable(of, (info): TableInfo | null => {
      const field = info.stage === 'lobby' ? 'shuffle' : 'circle';
      const told = info[field];
      const changed = told && change(told, of);
      return changed && { ...info, [field]: changed };
    });
  };

const keyOf = ({ dupe }: Lying): string => dupe.keys.publicKey;

/** What a host can say of who is at the table, who plays, and who has pledged what. */
export const TABLE_LIES = {
  'false key for one phone': {
    needs: 'vote',
    weight: 3,
    begin: (of) =>
      changeTable(of, (info) => ({
        ...info,
        devices: info.devices.map((device) =>
          device.key === of.other.keys.publicKey ? { ...device, key: falseKey(device.key) } : device,
        ),
      })),
  },
  'false keys for all others': {
    needs: 'vote',
    weight: 3,
    begin: (of) =>
      changeTable(of, (info) => ({
        ...info,
        devices: info.devices.map((device) =>
          device.key === keyOf(of) ? device : { ...device, key: falseKey(device.key) },
        ),
      })),
  },
  'false keys from the start': {
    needs: 'lobby',
    weight: 2,
    begin: (of) =>
      changeTable(of, (info) => ({
        ...info,
        devices: info.devices.map((device) =>
          device.key === keyOf(of) ? device : { ...device, key: falseKey(device.key) },
        ),
      })),
  },
  'a voter said to be a bot': {
    needs: 'vote',
    weight: 3,
    begin: otherSeat((seat) => ({ ...seat, kind: 'bot', device: null })),
  },
  'a voter said to be away': {
    needs: 'vote',
    weight: 2,
    begin: otherSeat((seat) => ({ ...seat, away: true })),
  },
  'two lists of pledges': {
    needs: 'lobby',
    weight: 3,
    begin: roundAs((round, of) => {
      if (round.from.some(({ pledge }) => pledge === null)) return null;
      const from = round.from.map((each) =>
        each.device === keyOf(of) ? each : { ...each, pledge: hashOf('palaver false pledge', each.device) },
      );
      return { ...round, from };
    }),
  },
  'left out of the list': {
    needs: 'lobby',
    weight: 2,
    begin: roundAs((round, of) => ({
      ...round,
      from: round.from.filter(({ device }) => device !== keyOf(of)),
      waiting: round.waiting.filter((device) => device !== keyOf(of)),
    })),
  },
  'forged verdict': {
    needs: 'end',
    weight: 2,
    begin: (of) =>
      changeTable(of, (info) => {
        const seat = seatOf(of.other);
        if (!info.verdicts.some((each) => each.seat === seat)) return null;
        const verdicts = info.verdicts.map((each) =>
          each.seat === seat ? { ...each, verdict: { agrees: false, move: 1, what: 'told' } as const } : each,
        );
        // The dupe shows it as the host's word, not as that phone's own.
        of.until(() => {
          const { table, trust } = of.dupe.now?.guest.state() ?? {};
          const isShown = table?.verdicts.some((each) => each.seat === seat && !each.verdict.agrees) === true;
          const device = trust?.devices.find(({ key }) => key === of.other.keys.publicKey);
          if (isShown && device?.saysSo === false) of.caught('the host says');
          return isShown;
        });
        return { ...info, verdicts };
      }),
  },
  'hidden verdicts': {
    needs: 'end',
    weight: 1,
    begin: (of) => changeTable(of, (info) => (info.verdicts.length === 0 ? null : { ...info, verdicts: [] })),
  },
} as const satisfies { readonly [kind: string]: Lie };
