import { useLocalSearchParams } from 'expo-router';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const PartPage = lazyWithRetry(() =>
  import('@/components/boards/ryv/design/pages').then(({ PartPage }) => ({ default: PartPage })),
);

export default function PartRoute() {
  const { id, part } = useLocalSearchParams<{ id: string; part: string }>();
  return (
    <SuspenseScreen>
      <PartPage id={id} part={part} />
    </SuspenseScreen>
  );
}
