import type { RecoveryHostPanelProps } from './RecoveryHostPanel';

/** A browser cannot be a host. */
export const RecoveryOnThisPhone = (_props: RecoveryHostPanelProps) => null;
