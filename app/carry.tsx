import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const CarryPage = lazy(() =>
  import('@/components/shell/CarryPage').then(({ CarryPage }) => ({ default: CarryPage })),
);

export default function CarryRoute() {
  return (
    <Late>
      <CarryPage />
    </Late>
  );
}
