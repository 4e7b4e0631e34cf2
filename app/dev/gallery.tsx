import { Redirect } from 'expo-router';
import { lazy, Suspense } from 'react';

const NotHere = () => <Redirect href="/" />;

/** Every piece in every state, for those who make them. Builds for everyone else leave it out. */
const Gallery = lazy(() =>
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
