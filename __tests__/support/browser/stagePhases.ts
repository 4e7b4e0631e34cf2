import type { State as Chile } from '@/rules/chile/types';
import type { State as Dystocratic } from '@/rules/dystocratic/types';
import type { GameTypes } from '@/rules/engine';
import type { State as Invest } from '@/rules/invest/types';
import type { State as Podium } from '@/rules/podium/types';
import type { State as Ryv } from '@/rules/ryv/types';

type Until<S> = (state: S) => boolean;
type Phases<S> = readonly (readonly [where: string, until: Until<S>])[];

const dystocratic: Phases<Dystocratic> = [
  ['before the deal', ({ phase, history }) => phase === 'deal' && history.length === 0],
  ['talk', ({ phase, used, round }) => phase === 'talk' && round === 2 && used.length > 0],
  ['reveal', ({ phase, history }) => phase === 'deal' && history.length === 2],
  ['over', ({ phase }) => phase === 'over'],
];

const ryv: Phases<Ryv> = [
  ['beginning', () => true],
  [
    'talk',
    ({ phase, round, players }) =>
      phase === 'discuss' && round === 2 && players.filter(({ sheet }) => sheet.topic !== null).length > 2,
  ],
  ['market', ({ phase, round }) => phase === 'market' && round === 2],
  [
    'action',
    ({ phase, round, players }) =>
      phase === 'action' && round === 3 && players.some(({ sheet }) => sheet.acted.length > 0),
  ],
  ['developments', ({ phase, round }) => phase === 'developments' && round === 2],
  ['future', ({ phase }) => phase === 'future'],
  ['over', ({ phase }) => phase === 'over'],
];

const podium: Phases<Podium> = [
  ['beginning', () => true],
  ['propose', ({ phase, period }) => phase === 'propose' && period === 2],
  ['debate', ({ phase, period }) => phase === 'debate' && period === 2],
  ['talk', ({ phase, period }) => phase === 'talk' && period === 2],
  ['invest', ({ phase, period, placed }) => phase === 'invest' && period === 3 && placed > 0],
  ['effects', ({ phase }) => phase === 'effects'],
  ['event', ({ phase, period }) => phase === 'event' && period === 2],
  ['prepare', ({ phase, period }) => phase === 'prepare' && period === 3],
  ['over', ({ phase }) => phase === 'over'],
];

const invest: Phases<Invest> = [
  ['names', ({ phase }) => phase === 'names'],
  ['keys', ({ phase }) => phase === 'keys'],
  ['deal', ({ phase }) => phase === 'deal'],
  ['turn', ({ phase, round }) => phase === 'turn' && round === 3],
  ['hold', ({ phase }) => phase === 'hold'],
  ['pick', ({ phase }) => phase === 'pick'],
  ['coin', ({ phase }) => phase === 'coin'],
  ['losses', ({ phase, round }) => phase === 'losses' && round > 1],
  ['over', ({ phase }) => phase === 'over'],
];

const chile: Phases<Chile> = [
  ['issues', ({ phase }) => phase === 'issues'],
  ['fundraise', ({ phase, day }) => phase === 'fundraise' && day === 3],
  ['plan', ({ phase, day }) => phase === 'plan' && day === 4],
  ['play', ({ phase, day }) => phase === 'play' && day === 7],
  ['over', ({ phase }) => phase === 'over'],
];

/** Every phase of every game, somewhere in its middle: where a stage is looked at. */
export const PHASES = { dystocratic, ryv, podium, invest, chile } as unknown as {
  readonly [game: string]: Phases<GameTypes['state']>;
};
