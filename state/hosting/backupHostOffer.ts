import type { BackupHost } from '@/table/recovery/replicaFrames';

/** A browser can listen to nobody. */
export const backupHostOffer = (): BackupHost | null => null;
