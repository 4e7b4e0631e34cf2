import { Redirect } from 'expo-router';
import { useAtomValue } from 'jotai';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { useIsHostsOwnPage } from '@/components/sharedScreen/useIsHostsOwnPage';
import { settingsAtom } from '@/state/store/settings';

const Shelf = lazyWithRetry(() =>
  import('@/components/home/HomePage').then(({ HomePage }) => ({ default: HomePage })),
);
const FirstRun = lazyWithRetry(() =>
  import('@/components/home/FirstRun').then(({ FirstRun }) => ({ default: FirstRun })),
);

export default function Index() {
  const { welcomed } = useAtomValue(settingsAtom);
  if (useIsHostsOwnPage()) return <Redirect href="/screen" />;
  return <SuspenseScreen>{welcomed ? <Shelf /> : <FirstRun />}</SuspenseScreen>;
}
