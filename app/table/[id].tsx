import { useLocalSearchParams, useRouter } from 'expo-router';

import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { TableScreen } from '@/components/table/TableScreen';

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return (
    <SuspenseScreen>
      <TableScreen key={id} id={id} onHome={() => router.replace('/')} />
    </SuspenseScreen>
  );
}
