import type { ChileText } from '@/rules/chile/text/en';
import type { RegionView, View } from '@/rules/chile/types';

import type { Aim } from './aim';

type WhyKey = Extract<keyof ChileText, `why.${string}`>;

/** Why an action cannot be played in a Region. Only for what the table has left out of the legal moves. */
export function whyNotIn({ me }: View, aim: Aim, { polled, network }: RegionView): WhyKey {
  const isTheirs = network !== null && network !== me;
  if (aim === 'bonus') return 'why.not-your-network';
  if (aim === 'poll') return 'why.polled';
  if (me === null || !polled.includes(me)) return 'why.not-polled';
  switch (aim) {
    case 'buy':
      return 'why.network-owned';
    case 'takeover':
      return isTheirs ? 'why.take-needs-control' : 'why.no-network-to-take';
    case 'positive':
      return 'why.no-match';
    case 'negative':
      return isTheirs ? 'why.their-network' : 'why.no-target';
  }
}
