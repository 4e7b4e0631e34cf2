import { Redirect } from 'expo-router';
import { lazy, Suspense } from 'react';

import { isGalleryShown } from '@/components/gallery/isShown';

/** Every piece in every state, for those who make them. Fetched only here, and only where it may be seen. */
const Gallery = lazy(() =>
  import('@/components/gallery/Gallery').then(({ Gallery }) => ({ default: Gallery })),
);

export default function GalleryRoute() {
  if (!isGalleryShown) return <Redirect href="/" />;
  return (
    <Suspense fallback={null}>
      <Gallery />
    </Suspense>
  );
}
