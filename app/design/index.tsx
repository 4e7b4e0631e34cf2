import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const Designs = lazyWithRetry(() =>
  import('@/components/boards/ryv/design/pages').then(({ Designs }) => ({ default: Designs })),
);

export default function DesignsRoute() {
  return (
    <SuspenseScreen>
      <Designs />
    </SuspenseScreen>
  );
}
