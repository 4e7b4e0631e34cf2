import type { Join } from './useJoin';

/** A browser cannot search the local network. */
export const NearbyGroup = (_props: { join: Join }) => null;
