import { useLocalSearchParams, useRouter } from 'expo-router';

import { TableScreen } from '@/components/table/TableScreen';

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return <TableScreen key={id} id={id} onHome={() => router.replace('/')} />;
}
