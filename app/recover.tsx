import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

const CarryPage = lazyWithRetry(() =>
  import('@/components/recovery/pages').then(({ RecoveryLinkPage }) => ({ default: RecoveryLinkPage })),
);

export default function CarryRoute() {
  return (
    <SuspenseScreen>
      <CarryPage />
    </SuspenseScreen>
  );
}
