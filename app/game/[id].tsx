import { useLocalSearchParams } from 'expo-router';

import { GamePage } from '@/components/shell/GamePage';
import { Missing } from '@/components/shell/Missing';
import { GAMES } from '@/rules/games';

export default function Game() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return Object.hasOwn(GAMES, id) ? <GamePage game={id} /> : <Missing />;
}
