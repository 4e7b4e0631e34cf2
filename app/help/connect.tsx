import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const ConnectPage = lazyWithRetry(() =>
  import('@/components/connect/help/ConnectHelpPage').then(({ ConnectHelpPage }) => ({
    default: ConnectHelpPage,
  })),
);

export default function Connect() {
  return (
    <SuspenseScreen>
      <ConnectPage />
    </SuspenseScreen>
  );
}
