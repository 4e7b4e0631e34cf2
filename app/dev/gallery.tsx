import { Redirect } from 'expo-router';
import { Suspense } from 'react';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

const NotHere = () => <Redirect href="/" />;

/** Every piece in every state, for those who make them. Builds for everyone else leave it out. */
const Gallery = lazyWithRetry(() =>
  import('@/components/gallery/Gallery').then(({ Gallery }: { Gallery?: typeof NotHere }) => ({
    default: Gallery ?? NotHere,
  })),
);

export default function GalleryRoute() {
  return (
    <Suspense fallback={null}>
      <Gallery />
    </Suspense>
  );
}
