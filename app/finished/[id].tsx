import { useLocalSearchParams, useRouter } from 'expo-router';

import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { FinishedGamePage } from '@/components/table/FinishedGamePage';

export default function KeptRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return (
    <SuspenseScreen>
      <FinishedGamePage key={id} id={id} onHome={() => router.replace('/')} />
    </SuspenseScreen>
  );
}
