import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const ConnectPage = lazy(() =>
  import('@/components/shell/ConnectPage').then(({ ConnectPage }) => ({ default: ConnectPage })),
);

export default function Connect() {
  return (
    <Late>
      <ConnectPage />
    </Late>
  );
}
