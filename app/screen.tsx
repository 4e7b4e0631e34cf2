import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const SharedScreen = lazy(() =>
  import('@/components/shell/SharedScreen').then(({ SharedScreen }) => ({ default: SharedScreen })),
);

export default function ScreenRoute() {
  return (
    <Late>
      <SharedScreen />
    </Late>
  );
}
