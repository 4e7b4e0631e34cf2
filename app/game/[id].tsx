import { useLocalSearchParams } from 'expo-router';

import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';
import { Missing } from '@/components/shell/Missing';
import { SHELF } from '@/rules/shelf';

const GamePage = lazily(() =>
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
