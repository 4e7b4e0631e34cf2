import type { Game } from '@/rules/engine';

import type { TableRecord } from '@/table/log/records';
import type { Acceptance, Coming } from '@/table/log/tableLogState';
import { summedLine, withoutSecrets } from '@/table/recovery/sealedLog';
import { ACCEPTED, bytesOf, fitsIn } from '@/table/wire/limits';
import {
  type FromHost,
  fromHostText,
  parseFromHost,
  type SeenEvent,
  type TableInfo,
} from '@/table/wire/protocol';
import { eventsFor, type Snapshots, tableFor } from '@/table/host/telling/viewUpdates';

/** The host's own affairs, which nobody can make longer by asking. */
const OWN: readonly TableRecord['t'][] = ['sealing', 'moved', 'gone'];

/**
 * What is accepted can be told: before anything is written down, it is made into what every viewer would be sent and
 * read as a phone reads it. One legal move that phones refuse would end the game for all of them.
 */
export function createAcceptance(of: {
  readonly game: () => Game;
  readonly snapshots: Snapshots;
  /** The table as everyone would see it after that record. */
  readonly info: (coming: Coming) => TableInfo;
}): Acceptance['accepts'] {
  const isRead = (message: FromHost, bytes: number) => {
    const text = fromHostText(message);
    return fitsIn(text, bytes) && parseFromHost(text) !== null;
  };

  function canTellMatch({ played, table }: Coming): boolean {
    if (played === null) return true;
    const { match } = played.history;
    const happened = played.events.map((addressed) => ({ rev: match.revision, addressed }));
    /** Most of what happens is told to all alike, and is read once. */
    const read: (readonly SeenEvent[])[] = [];
    // The last seat first: whoever reads its number reads all the others.
    return [...[...table.seats.keys()].reverse(), null].every((viewer) => {
      const { snapshot, legalText } = of.snapshots(of.game(), match, viewer);
      const text = JSON.stringify({ ...snapshot, legal: [] }) + legalText;
      if (!fitsIn(text, ACCEPTED.snapshotBytes)) return false;
      const events = eventsFor(happened, viewer, -1);
      if (read.some((known) => areTheSame(known, events))) return true;
      read.push(events);
      const update: FromHost = {
        t: 'update',
        match: table.match,
        rev: match.revision,
        seat: viewer,
        base: null,
        // Measured by itself: no schema looks into it, and reading it again would cost as much as all the rest.
        delta: null,
        events,
        waited: 0,
      };
      return isRead(update, ACCEPTED.eventsBytes);
    });
  }

  const canTellTable = (coming: Coming): boolean =>
    isRead(
      tableFor({ news: 0, table: of.info(coming) }, { seat: null, steward: false }, null),
      ACCEPTED.tableBytes,
    );

  function canKeep({ record, line, table }: Coming): boolean {
    if (record.t === 'options') return bytesOf(summedLine(table)) <= ACCEPTED.summedBytes;
    if (record.t === 'again') return bytesOf(summedLine(table)) <= ACCEPTED.quotedBytes;
    return fitsIn(withoutSecrets(line), ACCEPTED.recordBytes);
  }

  return (coming) => {
    const { t } = coming.record;
    if (OWN.includes(t)) return true;
    return canKeep(coming) && (t === 'move' ? canTellMatch(coming) : canTellTable(coming));
  };
}

const areTheSame = (some: readonly SeenEvent[], others: readonly SeenEvent[]): boolean =>
  some.length === others.length && some.every(({ event }, at) => event === others[at]?.event);
