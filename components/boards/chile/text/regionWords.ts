import type { Translate } from '@/i18n';
import type { ChileText } from '@/rules/chile/text/en';
import { REGION } from '@/rules/chile/text/numbers';
import type { RegionView, Side } from '@/rules/chile/types';

export type G = Translate<keyof ChileText>;

export const pollWords = ({ polled }: RegionView, g: G): string =>
  polled.length === 0
    ? g('table.polled.none')
    : polled.length === 1
      ? g('table.polled.by', { side: g(`side.${polled[0] as Side}`) })
      : g('table.polled.both');

export const networkWords = ({ network }: RegionView, g: G): string =>
  network === null ? g('table.network.none') : g('table.network.of', { side: g(`side.${network}`) });

export const controlWords = ({ control }: RegionView, g: G): string =>
  control === null ? g('table.control.none') : g('table.control.of', { side: g(`side.${control}`) });

export const trackWords = ({ id, tokens: { si, no } }: RegionView, g: G): string =>
  g('table.track.count', { si, no, free: REGION[id].track - si - no });

/** A Region of the map, said to who cannot see it. What only I know is not said aloud. */
export function regionWords(region: RegionView, g: G): string {
  const { id, open, popular, unpopular } = region;
  return [
    g(`region.${id}`),
    g('table.votes.count', { votes: REGION[id].votes }),
    controlWords(region, g),
    trackWords(region, g),
    networkWords(region, g),
    pollWords(region, g),
    open && popular !== null && g('said', { what: g('space.popular'), value: g(`issue.${popular}`) }),
    open && unpopular !== null && g('said', { what: g('space.unpopular'), value: g(`issue.${unpopular}`) }),
  ]
    .filter((part) => part !== false)
    .join('. ');
}
