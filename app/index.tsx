import { Redirect } from 'expo-router';

import { Shelf } from '@/components/shell/Shelf';
import { useIsHostsOwnPage } from '@/components/shell/useIsHostsOwnPage';

export default function Index() {
  return useIsHostsOwnPage() ? <Redirect href="/screen" /> : <Shelf />;
}
