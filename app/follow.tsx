import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const SeatTransferPage = lazyWithRetry(() =>
  import('@/components/recovery/pages').then(({ SeatTransferPage }) => ({ default: SeatTransferPage })),
);

export default function SeatTransferRoute() {
  return (
    <SuspenseScreen>
      <SeatTransferPage />
    </SuspenseScreen>
  );
}
