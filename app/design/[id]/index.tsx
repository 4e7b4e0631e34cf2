import { useLocalSearchParams } from 'expo-router';

import { Late } from '@/components/shell/Late';
import { lazily } from '@/components/shell/lazily';

const DesignPage = lazily(() =>
  import('@/components/boards/ryv/design/pages').then(({ DesignPage }) => ({ default: DesignPage })),
);

export default function DesignRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <Late>
      <DesignPage id={id} />
    </Late>
  );
}
