import { useLocalSearchParams, useRouter } from 'expo-router';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const FinishedGamePage = lazyWithRetry(() =>
  import('@/components/table/FinishedGamePage').then(({ FinishedGamePage }) => ({
    default: FinishedGamePage,
  })),
);

export default function KeptRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return (
    <SuspenseScreen>
      <FinishedGamePage key={id} id={id} onHome={() => router.replace('/')} />
    </SuspenseScreen>
  );
}
