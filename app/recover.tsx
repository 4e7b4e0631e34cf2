import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const RecoveryLinkPage = lazyWithRetry(() =>
  import('@/components/recovery/pages').then(({ RecoveryLinkPage }) => ({ default: RecoveryLinkPage })),
);

export default function RecoverRoute() {
  return (
    <SuspenseScreen>
      <RecoveryLinkPage />
    </SuspenseScreen>
  );
}
