import type { useRouter } from 'expo-router';

/** A page opened by its address has nothing behind it; then back is the shelf. */
export const goBack = (router: ReturnType<typeof useRouter>): void =>
  router.canGoBack() ? router.back() : router.replace('/');
