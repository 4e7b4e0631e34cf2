import { lazy } from 'react';

import { Late } from '@/components/shell/Late';

const SettingsPage = lazy(() =>
  import('@/components/shell/SettingsPage').then(({ SettingsPage }) => ({ default: SettingsPage })),
);

export default function Settings() {
  return (
    <Late>
      <SettingsPage />
    </Late>
  );
}
