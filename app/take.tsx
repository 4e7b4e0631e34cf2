import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const TakePage = lazyWithRetry(() =>
  import('@/components/boards/ryv/design/pages').then(({ TakePage }) => ({ default: TakePage })),
);

export default function TakeRoute() {
  return (
    <SuspenseScreen>
      <TakePage />
    </SuspenseScreen>
  );
}
