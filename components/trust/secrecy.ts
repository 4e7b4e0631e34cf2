import type { Key } from '@/i18n';
import type { Runs, TrustState } from '@/state/session/tableSession';

export type SecrecyKey = Extract<Key, `secrecy.${string}`>;

export type SecrecyFacts = {
  /** What this phone runs. */
  readonly runs: Runs;
  /** What the other phones run that have vouched for the same sign. */
  readonly sameBy: readonly Runs[];
  /** This phone's own player has compared the sign and found it the same. */
  readonly isCompared: boolean;
  /** The signs differed, or the host did what no honest host does. */
  readonly isStopped: boolean;
};

/**
 * The only place that decides what the app promises about a secret. A page is the host's own program and the host's
 * phone is the host, so neither can hide anything from it; and the app can only where another app has compared too.
 */
export function secrecyOf({ runs, sameBy, isCompared, isStopped }: SecrecyFacts): SecrecyKey {
  if (isStopped) return 'secrecy.stopped';
  if (runs === 'page') return 'secrecy.page';
  if (runs === 'host') return 'secrecy.host';
  if (!isCompared) return 'secrecy.compare';
  return sameBy.includes('app') ? 'secrecy.everybody' : 'secrecy.others';
}

/** For good: nothing secret leaves this phone any more. */
export const isStopped = ({ alarm, compared }: Pick<TrustState, 'alarm' | 'compared'>): boolean =>
  alarm !== null || compared === 'different';

/** The facts as this phone knows them. A phone that is not in the circle is promised no more than a page. */
export const secrecyFacts = (trust: TrustState): SecrecyFacts => ({
  runs: trust.devices.find(({ isMine }) => isMine)?.runs ?? 'page',
  sameBy: trust.devices.flatMap(({ isMine, out, hasCompared, runs }) =>
    !isMine && !out && hasCompared ? [runs] : [],
  ),
  isCompared: trust.compared === 'same',
  isStopped: isStopped(trust),
});
