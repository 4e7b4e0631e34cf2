import { type LazyExoticComponent, Suspense } from 'react';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import type { TableInfo } from '@/state/session/tableSession';

import { BOARDS } from './boards';
import type { OwnDesignParts, OwnDesignProps } from './manifest';

type Workshop = { readonly [K in keyof OwnDesignParts]: LazyExoticComponent<OwnDesignParts[K]> };

const workshopOf = (fetch: () => Promise<OwnDesignParts>): Workshop => ({
  Lines: lazyWithRetry(() => fetch().then(({ Lines }) => ({ default: Lines }))),
  Choice: lazyWithRetry(() => fetch().then(({ Choice }) => ({ default: Choice }))),
});

/** Games whose players can make a part of them, by id. Fetched only in the lobby of such a game. */
const WORKSHOPS: { readonly [game: string]: Workshop } = Object.fromEntries(
  Object.values(BOARDS).flatMap(({ id, ownDesign }) =>
    ownDesign === undefined ? [] : [[id, workshopOf(ownDesign)]],
  ),
);

export const hasWorkshop = (game: string): boolean => Object.hasOwn(WORKSHOPS, game);

/** What of somebody's own is on the table. */
export function OwnDesignLines({ table }: { table: TableInfo }) {
  const workshop = WORKSHOPS[table.game];
  return workshop === undefined ? null : (
    <Suspense fallback={null}>
      <workshop.Lines table={table} />
    </Suspense>
  );
}

/** Puts something of one's own on the table. */
export function OwnDesign(props: OwnDesignProps) {
  const workshop = WORKSHOPS[props.table.game];
  return workshop === undefined ? null : (
    <Suspense fallback={null}>
      <workshop.Choice {...props} />
    </Suspense>
  );
}
