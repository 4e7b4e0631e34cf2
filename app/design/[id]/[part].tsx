import { useLocalSearchParams } from 'expo-router';

import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const PartPage = lazily(() =>
  import('@/components/boards/ryv/design/pages').then(({ PartPage }) => ({ default: PartPage })),
);

export default function PartRoute() {
  const { id, part } = useLocalSearchParams<{ id: string; part: string }>();
  return (
    <Late>
      <PartPage id={id} part={part} />
    </Late>
  );
}
