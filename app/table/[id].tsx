import { useLocalSearchParams, useRouter } from 'expo-router';

import { Late } from '@/components/shell/Late';
import { TableScreen } from '@/components/table/TableScreen';

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return (
    <Late>
      <TableScreen key={id} id={id} onHome={() => router.replace('/')} />
    </Late>
  );
}
