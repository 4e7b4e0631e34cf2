import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const FollowPage = lazy(() =>
  import('@/components/carry/pages').then(({ FollowPage }) => ({ default: FollowPage })),
);

export default function FollowRoute() {
  return (
    <Late>
      <FollowPage />
    </Late>
  );
}
