import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';

const SettingsPage = lazyWithRetry(() =>
  import('@/components/settings/SettingsPage').then(({ SettingsPage }) => ({ default: SettingsPage })),
);

export default function Settings() {
  return (
    <SuspenseScreen>
      <SettingsPage />
    </SuspenseScreen>
  );
}
