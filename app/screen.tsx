import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const SharedScreen = lazyWithRetry(() =>
  import('@/components/sharedScreen/SharedScreen').then(({ SharedScreen }) => ({ default: SharedScreen })),
);

export default function ScreenRoute() {
  return (
    <SuspenseScreen>
      <SharedScreen />
    </SuspenseScreen>
  );
}
