import { useLocalSearchParams } from 'expo-router';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const DesignPage = lazyWithRetry(() =>
  import('@/components/boards/ryv/design/pages').then(({ DesignPage }) => ({ default: DesignPage })),
);

export default function DesignRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <SuspenseScreen>
      <DesignPage id={id} />
    </SuspenseScreen>
  );
}
