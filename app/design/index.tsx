import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const Designs = lazy(() =>
  import('@/components/boards/ryv/design/pages').then(({ Designs }) => ({ default: Designs })),
);

export default function DesignsRoute() {
  return (
    <Late>
      <Designs />
    </Late>
  );
}
