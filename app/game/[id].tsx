import { useLocalSearchParams } from 'expo-router';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { NotFoundPage } from '@/components/basics/page/NotFoundPage';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { SHELF } from '@/rules/shelf';

const GamePage = lazyWithRetry(() =>
  import('@/components/home/GamePage').then(({ GamePage }) => ({ default: GamePage })),
);

export default function Game() {
  const { id } = useLocalSearchParams<{ id: string }>();
  if (!Object.hasOwn(SHELF, id)) return <NotFoundPage />;
  return (
    <SuspenseScreen>
      <GamePage game={id} />
    </SuspenseScreen>
  );
}
