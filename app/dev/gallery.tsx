import { lazy, Suspense } from 'react';

/** Every piece in every state, for those who make them. Nothing leads here, and it is fetched only here. */
const Gallery = lazy(() =>
  import('@/components/gallery/Gallery').then(({ Gallery }) => ({ default: Gallery })),
);

export default function GalleryRoute() {
  return (
    <Suspense fallback={null}>
      <Gallery />
    </Suspense>
  );
}
