import { dystocratic } from '@/rules/dystocratic/game';
import { ACTION_CARDS, PREDICTION_CARDS, SCORE_TABLE } from '@/rules/dystocratic/content';
import type { Event } from '@/rules/dystocratic/types';
import { en } from '@/rules/dystocratic/text/en';
import type { BallotEvent } from '@/rules/engine/ballot';

const text: { readonly [key: string]: string } = en;

/** Named one by one, so that a new kind of event does not compile without a line in the log. */
const LOG_LINES: { readonly [T in (Event | BallotEvent)['type']]: keyof typeof en } = {
  dealt: 'log.dealt',
  drew: 'log.drew',
  played: 'log.played',
  'force-card': 'log.force-card',
  gave: 'log.gave',
  'gave-card': 'log.gave-card',
  'revealed-hand': 'log.revealed-hand',
  silenced: 'log.silenced',
  said: 'log.said',
  noted: 'log.noted',
  locked: 'log.locked',
  struck: 'log.struck',
  recovered: 'log.recovered',
  scored: 'log.scored',
  over: 'log.over',
};

test('everything with a name has its words', () => {
  const needed = [
    ...ACTION_CARDS.flatMap(({ id }) => [`card.${id}`, `card.${id}.text`]),
    ...[...PREDICTION_CARDS.map(({ id }) => id), 'none'].flatMap((id) => [
      `prediction.${id}`,
      `prediction.${id}.text`,
    ]),
    ...['black', 'white'].map((vote) => `vote.${vote}`),
    ...['black', 'white', 'undecided'].map((claim) => `claim.${claim}`),
    ...Object.keys(dystocratic.phases).map((phase) => `phase.${phase}`),
    ...Object.keys(dystocratic.moves).map((move) => `move.${move}`),
    ...Object.entries(dystocratic.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
    ...SCORE_TABLE.flatMap((row, many) =>
      (['with', 'against'] as const).flatMap((side) =>
        row[side] === null ? [] : [`points.${many}.${side}`],
      ),
    ),
    ...Object.values(LOG_LINES),
  ];
  expect(needed.filter((key) => !text[key])).toEqual([]);
});

test('a card says what it does in at most two short sentences', () => {
  for (const { id } of ACTION_CARDS) {
    const sentences = (text[`card.${id}.text`] ?? '').split(/(?<=[.!?])\s/);
    expect([id, sentences.length <= 2]).toEqual([id, true]);
    for (const sentence of sentences) expect([id, sentence.split(' ').length <= 12]).toEqual([id, true]);
  }
});

test('the author is named', () => {
  expect(en.credit).toBe('Dystocratic Process is a game by Felix Park');
});
