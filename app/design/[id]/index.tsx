import { useLocalSearchParams } from 'expo-router';
import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const DesignPage = lazy(() =>
  import('@/components/boards/ryv/design/pages').then(({ DesignPage }) => ({ default: DesignPage })),
);

export default function DesignRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <Late>
      <DesignPage id={id} />
    </Late>
  );
}
