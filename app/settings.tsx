import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const SettingsPage = lazily(() =>
  import('@/components/shell/SettingsPage').then(({ SettingsPage }) => ({ default: SettingsPage })),
);

export default function Settings() {
  return (
    <Late>
      <SettingsPage />
    </Late>
  );
}
