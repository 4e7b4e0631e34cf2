import { useLocalSearchParams } from 'expo-router';
import { lazy } from 'react';

import { Late } from '@/components/shell/Late';
import { Missing } from '@/components/shell/Missing';
import { SHELF } from '@/rules/shelf';

const GamePage = lazy(() =>
  import('@/components/shell/GamePage').then(({ GamePage }) => ({ default: GamePage })),
);

export default function Game() {
  const { id } = useLocalSearchParams<{ id: string }>();
  if (!Object.hasOwn(SHELF, id)) return <Missing />;
  return (
    <Late>
      <GamePage game={id} />
    </Late>
  );
}
