import { useLocalSearchParams } from 'expo-router';
import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const GivePage = lazy(() =>
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
