import { Redirect } from 'expo-router';
import { useAtomValue } from 'jotai';

import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';
import { useIsHostsOwnPage } from '@/components/shell/useIsHostsOwnPage';
import { settingsAtom } from '@/state/settings';

const Shelf = lazily(() => import('@/components/shell/Shelf').then(({ Shelf }) => ({ default: Shelf })));
const FirstRun = lazily(() =>
  import('@/components/shell/FirstRun').then(({ FirstRun }) => ({ default: FirstRun })),
);

export default function Index() {
  const { welcomed } = useAtomValue(settingsAtom);
  if (useIsHostsOwnPage()) return <Redirect href="/screen" />;
  return <Late>{welcomed ? <Shelf /> : <FirstRun />}</Late>;
}
