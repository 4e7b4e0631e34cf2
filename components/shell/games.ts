import { type Key } from '@/i18n';

/** Games that are not playable yet, as the shelf shows them. */
export const COMING: readonly Key[] = [
  'coming.raise-your-voice',
  'coming.invest',
  'coming.podium',
  'coming.chile',
];
