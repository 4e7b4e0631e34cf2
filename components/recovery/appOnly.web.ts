import type { RecoveryHostPanelProps } from './RecoveryHostPanel';

/**
 * A page over http gets no camera, and the phone's camera app would open another page, which does not have the seat.
 */
export const RecoveryScan = (_props: { onLink: (link: string) => boolean }) => null;

/** A browser cannot be a host. */
export const RecoveryOnThisPhone = (_props: RecoveryHostPanelProps) => null;
