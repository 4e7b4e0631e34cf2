import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const CarryPage = lazily(() =>
  import('@/components/carry/pages').then(({ CarryPage }) => ({ default: CarryPage })),
);

export default function CarryRoute() {
  return (
    <Late>
      <CarryPage />
    </Late>
  );
}
