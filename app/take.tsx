import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const TakePage = lazily(() =>
  import('@/components/boards/ryv/design/pages').then(({ TakePage }) => ({ default: TakePage })),
);

export default function TakeRoute() {
  return (
    <Late>
      <TakePage />
    </Late>
  );
}
