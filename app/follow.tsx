import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const FollowPage = lazily(() =>
  import('@/components/carry/pages').then(({ FollowPage }) => ({ default: FollowPage })),
);

export default function FollowRoute() {
  return (
    <Late>
      <FollowPage />
    </Late>
  );
}
