import { useLocalSearchParams } from 'expo-router';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const GivePage = lazyWithRetry(() =>
  import('@/components/boards/ryv/design/pages').then(({ GivePage }) => ({ default: GivePage })),
);

export default function GiveRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <SuspenseScreen>
      <GivePage id={id} />
    </SuspenseScreen>
  );
}
