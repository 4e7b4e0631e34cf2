import { Notice } from '@/components/basics/page/Notice';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { phoneName } from './phones';
import { isStopped } from './secrecy';

/** Why the table waits for a phone that opens nothing any more: its own word, which the host can neither make nor change. */
export function OthersStopped({ trust, names }: { trust: TrustState; names: readonly string[] }) {
  const t = useText();
  // A phone that has stopped itself says so in its own words.
  const stopped = isStopped(trust)
    ? []
    : trust.devices.filter(({ stopped: why, out, isMine }) => why !== undefined && !out && !isMine);
  if (stopped.length === 0) return null;
  const why = stopped.map((phone) =>
    t(`trust.stopped.${phone.stopped ?? 'alarm'}`, { name: phoneName(phone, names) }),
  );
  return <Notice tone="bad" text={[...why, t('trust.stopped.do')].join(' ')} />;
}
