import type { RecoveryDesk } from '@/net/recovery/recoveryDesk';
import type { Host } from '@/table/host/host';
import type { TableAddress } from '@/table/wire/protocol';

export type Hosted = {
  readonly port: number;
  ways(): readonly TableAddress[];
  close(): Promise<void>;
};

/** Rejects when no port can be had. */
export type HostTable = (of: {
  tableId: string;
  /** `null` while its players still bring the table here. */
  host: () => Host | null;
  recovery?: RecoveryDesk | undefined;
  port: number;
  /** The phone has other addresses than before. */
  onMoved: () => void;
  onBattery: (isLow: boolean) => void;
}) => Promise<Hosted>;

/** Why this device cannot be the table for other phones; `null`: it can. */
export type HostingProblem = 'browser' | 'expoGo' | null;

/** What Android shows for as long as the table is open. */
export type ShowOpen = (words: { title: string; text: string } | null) => void;
