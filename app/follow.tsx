import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

const FollowPage = lazyWithRetry(() =>
  import('@/components/recovery/pages').then(({ SeatTransferPage }) => ({ default: SeatTransferPage })),
);

export default function FollowRoute() {
  return (
    <SuspenseScreen>
      <FollowPage />
    </SuspenseScreen>
  );
}
