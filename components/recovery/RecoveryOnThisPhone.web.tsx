import type { RecoveryHostPanelProps } from './RecoveryHostPanel';

/** A browser can be nobody's host. */
export const RecoveryOnThisPhone = (_props: RecoveryHostPanelProps) => null;
