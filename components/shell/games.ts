import type { Key } from '@/i18n';

/** Games that are not playable yet, as the shelf shows them. */
export const COMING: readonly { readonly id: string; readonly title: Key }[] = [
  { id: 'ryv', title: 'coming.raise-your-voice' },
  { id: 'invest', title: 'coming.invest' },
  { id: 'podium', title: 'coming.podium' },
  { id: 'chile', title: 'coming.chile' },
];
