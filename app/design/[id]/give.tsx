import { useLocalSearchParams } from 'expo-router';

import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const GivePage = lazily(() =>
  import('@/components/boards/ryv/design/pages').then(({ GivePage }) => ({ default: GivePage })),
);

export default function GiveRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <Late>
      <GivePage id={id} />
    </Late>
  );
}
