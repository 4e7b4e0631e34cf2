import { useGameText } from '@/i18n';
import type { Issue, View } from '@/rules/chile/types';

import { wantedIn } from './hints';

/** In a few words: in which Regions an Issue is popular or unpopular, as far as it may be shown now. */
export function useWanted(view: View, isLooking: boolean): (issue: Issue) => string | undefined {
  const g = useGameText('chile');
  return (issue) => {
    const name = ({ id }: View['regions'][number]) => g(`region.${id}`);
    const { popular, unpopular } = wantedIn(view, issue, { isLooking, name });
    const said = [
      popular.length > 0 && g('said', { what: g('space.popular'), value: popular.join(', ') }),
      unpopular.length > 0 && g('said', { what: g('space.unpopular'), value: unpopular.join(', ') }),
    ].filter((part) => part !== false);
    return said.length === 0 ? undefined : said.join('. ');
  };
}
