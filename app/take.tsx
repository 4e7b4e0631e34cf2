import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const TakePage = lazy(() =>
  import('@/components/boards/ryv/design/pages').then(({ TakePage }) => ({ default: TakePage })),
);

export default function TakeRoute() {
  return (
    <Late>
      <TakePage />
    </Late>
  );
}
