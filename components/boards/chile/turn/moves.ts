import { movesOf } from '@/components/boards/legal';
import type { ActionId, Chile, Move, RegionId, Spot } from '@/rules/chile/types';
import type { Legal, LockChoice } from '@/rules/engine';

import type { G } from '@/components/boards/chile/text/regionWords';

type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>;

/** Issue Shift is played in two ways. */
const PLAYED_AS: { readonly [A in ActionId]: readonly Move['type'][] } = {
  poll: ['poll'],
  buy: ['buy'],
  takeover: ['takeover'],
  positive: ['positive'],
  negative: ['negative'],
  shift: ['swap', 'change'],
  draw: ['draw'],
};

type Legals = readonly Legal<Chile>[];

export const playsOf = (legal: Legals, action: ActionId): readonly Move[] =>
  movesOf(legal, ...PLAYED_AS[action]);

const IN_REGION = ['raise', 'poll', 'buy', 'takeover', 'positive', 'negative', 'bonus'] as const;
export type RegionalMove = MoveOf<(typeof IN_REGION)[number]>;

/** What I can do in a Region by naming it alone. */
export const movesIn = (legal: Legals, region: RegionId): readonly RegionalMove[] =>
  movesOf(legal, ...IN_REGION).filter((move) => move.region === region);

export const spotWords = ({ region, space }: Spot, g: G): string =>
  g('log.spot', { region: g(`region.${region}`), space: g(`space.${space}`) });

/** What a button says that makes this move. */
export function moveWords(move: Move, g: G): string {
  switch (move.type) {
    case 'raise':
      return g('move.raise', { funds: move.funds, region: g(`region.${move.region}`) });
    case 'poll':
    case 'buy':
    case 'takeover':
    case 'positive':
    case 'negative':
    case 'bonus':
      return g(`move.${move.type}`, { region: g(`region.${move.region}`) });
    case 'swap':
      return g('move.swap', { first: spotWords(move.a, g), second: spotWords(move.b, g) });
    case 'change':
      return g('move.change', {
        issue: g(`issue.${move.issue}`),
        region: g(`region.${move.region}`),
        space: g(`space.${move.space}`),
      });
    case 'replace':
      return g('move.replace', { issue: g(`issue.${move.issue}`) });
    case 'forfeit':
      return g('move.forfeit', { action: g(`action.${move.action}`) });
    case 'stop':
    case 'draw':
    case 'decline':
      return g(`move.${move.type}`);
  }
}

/** A ballot here has one part; its value is short letters. */
export const lockFor = (legal: Legals, letters: string): LockChoice | undefined =>
  legal.find(
    (one): one is LockChoice =>
      one.type === 'lock' && Object.values((one as LockChoice).choice).every((value) => value === letters),
  );
