import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const SharedScreen = lazily(() =>
  import('@/components/shell/SharedScreen').then(({ SharedScreen }) => ({ default: SharedScreen })),
);

export default function ScreenRoute() {
  return (
    <Late>
      <SharedScreen />
    </Late>
  );
}
