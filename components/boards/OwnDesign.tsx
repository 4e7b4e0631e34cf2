import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import type { TableInfo } from '@/state/session/tableSession';

export type OwnDesignProps = {
  readonly table: TableInfo;
  readonly mayChange: boolean;
  readonly onChange: (options: TableInfo['options']) => void;
};

type Workshop = {
  readonly Lines: LazyExoticComponent<ComponentType<{ table: TableInfo }>>;
  readonly Choice: LazyExoticComponent<ComponentType<OwnDesignProps>>;
};

const ryv = () => import('@/components/boards/ryv/design/pages');

/** Games whose players can make a part of them, by id. Fetched only in the lobby of such a game. */
const WORKSHOPS: { readonly [game: string]: Workshop } = {
  ryv: {
    Lines: lazyWithRetry(() => ryv().then(({ TableDesignLines }) => ({ default: TableDesignLines }))),
    Choice: lazyWithRetry(() => ryv().then(({ TableDesign }) => ({ default: TableDesign }))),
  },
};

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
