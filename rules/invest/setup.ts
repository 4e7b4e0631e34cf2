import type { Random } from '../engine/random';
import { DISASTER_CARDS, PROJECTS } from './content';
import { NO_NAMES, namesIn } from './names';
import { RESERVE, SECTORS } from './numbers';
import { NO_SHIELDS } from './protection';
import type { Options, Sector, State } from './types';

export function setup(seats: number, options: Options, random: Random): State {
  const bySeat = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const deck = (sector: Sector) =>
    random.shuffle(PROJECTS.filter((project) => project.sector === sector).map(({ id }) => id));
  return {
    phase: 'names',
    tasks: [],
    ballot: null,
    options,
    round: 1,
    turn: 0,
    names: namesIn(options.names) ?? NO_NAMES,
    ready: bySeat(false),
    keyTokens: random.shuffle(SECTORS.slice(0, seats)).map((sector) => ({ sector, seat: null })),
    decks: {
      energy: deck('energy'),
      health: deck('health'),
      agriculture: deck('agriculture'),
      education: deck('education'),
      infrastructure: deck('infrastructure'),
    },
    hands: bySeat([]),
    shown: [],
    districts: bySeat([]),
    tokens: bySeat(0),
    reserve: bySeat(RESERVE),
    sheet: bySeat(NO_SHIELDS),
    disasters: random.shuffle(DISASTER_CARDS),
    unseen: [],
    foresights: [],
    disaster: null,
    history: [],
    reasons: [],
    destroyed: [],
  };
}
