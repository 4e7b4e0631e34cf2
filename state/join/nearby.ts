import type { NearbyTable } from '@/net/lan/nearby';

export type { NearbyTable } from '@/net/lan/nearby';

/** A browser may not look around in the network. */
export const canLookNearby = (): boolean => false;
export const nearbyNow = (): readonly NearbyTable[] => [];
export const lookNearby =
  (_changed: (tables: readonly NearbyTable[]) => void): (() => void) =>
  () =>
    undefined;
export const announceNearby =
  (_table: { readonly tableId: string; readonly port: number }): (() => void) =>
  () =>
    undefined;
