import { useLocalSearchParams } from 'expo-router';
import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const PartPage = lazy(() =>
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
