import type { useRouter } from 'expo-router';

/** Goes back, or to the home page when this page was opened directly by its address. */
export const goBack = (router: ReturnType<typeof useRouter>): void =>
  router.canGoBack() ? router.back() : router.replace('/');
