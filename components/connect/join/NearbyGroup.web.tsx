import type { Join } from './useJoin';

/** A browser may not look around in the network. */
export const NearbyGroup = (_props: { join: Join }) => null;
