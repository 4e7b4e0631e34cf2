import { useLocalSearchParams, useRouter } from 'expo-router';

import { Late } from '@/components/shell/Late';
import { KeptTable } from '@/components/table/KeptTable';

export default function KeptRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return (
    <Late>
      <KeptTable key={id} id={id} onHome={() => router.replace('/')} />
    </Late>
  );
}
