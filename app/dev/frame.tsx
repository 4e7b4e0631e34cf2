import { Redirect } from 'expo-router';
import { Suspense } from 'react';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

const NotHere = () => <Redirect href="/" />;

/** A table's frame around prepared states, for tests and pictures. Builds for everyone else leave it out. */
const FramePage = lazyWithRetry(() =>
  import('@/components/gallery/FramePage').then(({ FramePage }: { FramePage?: typeof NotHere }) => ({
    default: FramePage ?? NotHere,
  })),
);

export default function FrameRoute() {
  return (
    <Suspense fallback={null}>
      <FramePage />
    </Suspense>
  );
}
