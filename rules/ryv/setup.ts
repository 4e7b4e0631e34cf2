import type { Random } from '../engine/random';
import { basePower } from './climate';
import { cardsOf, roleOf } from './content';
import { CLIMATES } from './content/climates';
import {
  CARDS_PER_MISSING_PLAYER,
  EXTRA_START_POWER,
  START_NEEDS,
  START_REPUTATION,
} from './content/figures';
import { FIRST_PLAY_CASTS } from './content/firstPlay';
import { SCENARIOS } from './content/scenarios';
import type { Climate, Scenario } from './content/types';
import { readDesign } from './design';
import { facts } from './facts';
import { type Actor, COMMUNITIES, type Community, type Space } from './kinds';
import { seatsFrom } from './seats';
import type { Auto, Options, Player, RoundSheet, Setting, State } from './types';

export const freshSheet = (): RoundSheet => ({
  topic: null,
  ready: false,
  proposals: 0,
  draft: null,
  passedOver: [],
  supports: null,
  blocks: null,
  dice: { communities: 0, square: 0 },
  leverageDone: false,
  aiActions: 0,
  outOfMarket: false,
  acted: [],
  actionsDone: false,
});

const NOWHERE: { readonly [C in Community]: number } = { harbour: 0, hills: 0, market: 0, river: 0 };
const SILENT: { readonly [S in Space]: number } = {
  mass: 0,
  social: 0,
  international: 0,
  advocacy: 0,
  square: 0,
};

const chosen = <T extends { readonly id: string }>(rows: readonly T[], id: string, random: Random): T =>
  rows.find((row) => row.id === id) ?? random.pick(rows as readonly [T, ...T[]]);

function settingFor(options: Options, random: Random): Setting {
  if (options.mode === 'first-play') return { climate: null, scenario: null };
  const design = readDesign(options.design);
  // Drawn even if a design goes before them, so that the same seed deals the same cards either way.
  const climate: Climate = chosen(CLIMATES, options.climate, random);
  const scenario: Scenario = chosen(SCENARIOS, options.scenario, random);
  return { climate: design.climate ?? climate, scenario: design.scenario ?? scenario };
}

type Cast = readonly { readonly actor: Actor; readonly role: string | null }[];

function castFor({ scenario }: Setting, seats: number): Cast {
  const size = Math.min(Math.max(seats, facts.seats.min), facts.seats.max) as 3 | 4 | 5;
  return scenario === null
    ? FIRST_PLAY_CASTS[size].map((actor) => ({ actor, role: null }))
    : scenario.casts[size].map((id) => ({ actor: roleOf(id).actor, role: id }));
}

/** Local Actors begin in a community. In First Play MNCs begin in the Square; else they choose first. */
function seated({ actor, role }: Cast[number], setting: Setting, random: Random): Player {
  const home = actor === 'local' ? random.pick(COMMUNITIES) : null;
  const square = actor === 'mnc' && role === null ? { ...SILENT, square: 1 } : SILENT;
  return {
    actor,
    role,
    power: basePower({ setting }, { actor, role }) + EXTRA_START_POWER,
    standing: setting.scenario?.standings[actor] ?? 'neutral',
    reputation: actor === 'mnc' ? START_REPUTATION : 0,
    influence: home === null ? NOWHERE : { ...NOWHERE, [home]: 1 },
    square,
    reached: [],
    points: 0,
    tallies: { needs: 0, pushed: 0, placed: square },
    sheet: freshSheet(),
  };
}

/** A Need for each CSO and NGO, at most two in the full game, never two in one community. */
function firstNeeds(players: readonly Player[], random: Random): State['needs'] {
  const full = players.some(({ role }) => role !== null);
  const helpers = players.filter(({ actor }) => actor === 'cso' || actor === 'ngo').length;
  const troubled = random.shuffle(COMMUNITIES).slice(0, full ? Math.min(helpers, START_NEEDS) : helpers);
  return {
    harbour: Number(troubled.includes('harbour')),
    hills: Number(troubled.includes('hills')),
    market: Number(troubled.includes('market')),
    river: Number(troubled.includes('river')),
  };
}

/** What is read out before the first action: the country, then each player. */
const opening = ({ climate }: Setting, seats: readonly number[]): readonly Auto[] => [
  { type: 'tell-scenario' },
  ...(climate === null ? [] : [{ type: 'tell-climate' } as const]),
  ...seats.map((seat): Auto => ({ type: 'introduce', seat })),
];

export function setup(seats: number, options: Options, random: Random): State {
  const setting = settingFor(options, random);
  const cast = castFor(setting, seats);
  const players = (options.roles === 'random' ? random.shuffle(cast) : cast).map((who) =>
    seated(who, setting, random),
  );
  const missing = (facts.seats.max - seats) * CARDS_PER_MISSING_PLAYER;
  const cards = random.shuffle(cardsOf(options.mode).map(({ id }) => id)).slice(missing);
  const first = options.firstPlayer === 'random' ? random.int(seats) : Number(options.firstPlayer) % seats;
  return {
    phase: 'opening',
    tasks: [],
    ballot: null,
    options,
    mode: options.mode,
    setting,
    round: 1,
    first,
    turn: first,
    players,
    needs: firstNeeds(players, random),
    crackdown: null,
    links: [],
    licensed: [],
    outcomes: {
      'future-1': { tokens: [], since: 0 },
      'future-2': { tokens: [], since: 0 },
      'future-3': { tokens: [], since: 0 },
    },
    bag: players.map(() => 0),
    hands: cards.slice(0, seats).map((card) => [card]),
    deck: cards.slice(seats),
    discard: [],
    supports: [],
    agreements: [],
    refused: [],
    dispute: null,
    queue: opening(setting, seatsFrom({ players }, first)),
    moreTime: 0,
    story: [],
  };
}
