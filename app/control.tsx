import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const Control = lazyWithRetry(() =>
  import('@/components/control/Control').then(({ Control }) => ({ default: Control })),
);

export default function ControlRoute() {
  return (
    <SuspenseScreen>
      <Control />
    </SuspenseScreen>
  );
}
