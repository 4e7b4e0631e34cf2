import type { BallotEvent } from '@/rules/engine/ballot';
import { invest } from '@/rules/invest/game';
import { PROJECTS } from '@/rules/invest/content';
import { HAZARDS, SECTORS, SHAPES } from '@/rules/invest/numbers';
import { en } from '@/rules/invest/text/en';
import { es } from '@/rules/invest/text/es';
import { fr } from '@/rules/invest/text/fr';
import { id as indonesian } from '@/rules/invest/text/id';
import { pt } from '@/rules/invest/text/pt';
import { sw } from '@/rules/invest/text/sw';
import type { Event } from '@/rules/invest/types';

const text: { readonly [key: string]: string } = en;

/** Named one by one, so that a new kind of event does not compile without a line in the log. */
const LOG_LINES: { readonly [T in Exclude<Event['type'], BallotEvent['type']>]: keyof typeof en } = {
  named: 'log.named',
  readied: 'log.readied',
  'took-key': 'log.took-key',
  drew: 'log.drew',
  'drew-card': 'log.drew-card',
  opened: 'log.opened',
  round: 'log.round',
  started: 'log.started',
  invested: 'log.invested',
  completed: 'log.completed',
  shielded: 'log.shielded',
  foresaw: 'log.foresaw',
  'foresaw-cards': 'log.foresaw-cards',
  held: 'log.held',
  picked: 'log.picked',
  flipped: 'log.flipped',
  tossed: 'log.tossed',
  lost: 'log.lost',
  cleared: 'log.cleared',
  over: 'log.over',
};

test('everything with a name has its words', () => {
  const needed = [
    ...PROJECTS.flatMap(({ id }) => [`card.${id}.name`, `card.${id}.text`]),
    ...SECTORS.map((sector) => `sector.${sector}`),
    ...SHAPES.map((shape) => `shape.${shape}`),
    ...HAZARDS.flatMap((hazard) => [`hazard.${hazard}`, `hazard.${hazard}.default`]),
    ...['unknown', 'good-year'].flatMap((card) => [`disaster.${card}`, `disaster.${card}.text`]),
    ...Object.keys(invest.phases).map((phase) => `phase.${phase}`),
    ...Object.keys(invest.phases)
      .filter((phase) => phase !== 'over')
      .flatMap((phase) => [`ask.${phase}`, `wait.${phase}`]),
    ...Object.keys(invest.tasks ?? {}).flatMap((task) => [`ask.${task}`, `wait.${task}`]),
    ...Object.keys(invest.moves).flatMap((move) => [`move.${move}`, `move.${move}.help`]),
    ...Object.entries(invest.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
    ...Object.values(LOG_LINES),
  ];
  expect(needed.filter((key) => !text[key])).toEqual([]);
});

test('a card tells its story in at most two short sentences', () => {
  for (const { id } of PROJECTS) {
    const sentences = (text[`card.${id}.text`] ?? '').split(/(?<=[.!?])\s/);
    expect([id, sentences.length <= 2]).toEqual([id, true]);
    for (const sentence of sentences) expect([id, sentence.split(' ').length <= 12]).toEqual([id, true]);
  }
});

test('those who made the game are named', () => {
  for (const name of ['Engagement Lab', 'Climate Centre', 'Plan International', 'Antidote Games', 'ACCRA'])
    for (const words of [en, fr, es, pt, indonesian, sw]) expect(words.credit).toContain(name);
});
