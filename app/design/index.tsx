import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const Designs = lazily(() =>
  import('@/components/boards/ryv/design/pages').then(({ Designs }) => ({ default: Designs })),
);

export default function DesignsRoute() {
  return (
    <Late>
      <Designs />
    </Late>
  );
}
