import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const ConnectPage = lazily(() =>
  import('@/components/shell/ConnectPage').then(({ ConnectPage }) => ({ default: ConnectPage })),
);

export default function Connect() {
  return (
    <Late>
      <ConnectPage />
    </Late>
  );
}
