import { useLocalSearchParams } from 'expo-router';

import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

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
