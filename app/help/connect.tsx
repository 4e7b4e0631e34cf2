import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

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
