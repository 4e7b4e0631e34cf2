import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const CarryPage = lazy(() =>
  import('@/components/carry/pages').then(({ CarryPage }) => ({ default: CarryPage })),
);

export default function CarryRoute() {
  return (
    <Late>
      <CarryPage />
    </Late>
  );
}
