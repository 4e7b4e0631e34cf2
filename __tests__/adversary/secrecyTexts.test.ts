import { trustOf, trustPhone } from '@/components/gallery/trustOf';
import { type SecrecyFacts, secrecyFacts, type SecrecyKey, secrecyOf } from '@/components/trust/secrecy';
import { fetchGameWords } from '@/i18n/gameWords';
import { GAME_IDS } from '@/rules/shelf';
import type { TrustState } from '@/table/trust/trustState';
import type { Runs } from '@/table/wire/device';

import { CATALOGUES } from '../support/catalogues';

const RUNS: readonly Runs[] = ['app', 'page', 'host'];
const BOTH = [true, false];
/** Everything that other phones may have said: nobody, one of each kind, several. */
const SAME_BY: readonly (readonly Runs[])[] = [
  [],
  ['page'],
  ['host'],
  ['app'],
  ['page', 'host'],
  ['page', 'page'],
  ['page', 'app'],
  ['host', 'app'],
  ['app', 'app'],
];
const STATES: readonly SecrecyFacts[] = RUNS.flatMap((runs) =>
  SAME_BY.flatMap((sameBy) =>
    BOTH.flatMap((isCompared) => BOTH.map((isStopped) => ({ runs, sameBy, isCompared, isStopped }))),
  ),
);

/** States in which a text promises that the host cannot read a vote, and nothing stands behind it. */
const falsePromises = (textFor: (facts: SecrecyFacts) => SecrecyKey) =>
  STATES.filter((facts) => {
    const { runs, sameBy, isCompared, isStopped } = facts;
    const isTrue = runs === 'app' && sameBy.includes('app') && isCompared && !isStopped;
    return (textFor(facts) === 'secrecy.everybody') !== isTrue;
  });

test('[A25] in every state the app promises exactly what holds', () => {
  expect(STATES).toHaveLength(108);
  expect(falsePromises(secrecyOf)).toEqual([]);
});

test('[A25] a text that looks at less than all of it would promise too much', () => {
  const isLax = (textFor: (facts: SecrecyFacts) => boolean) =>
    falsePromises((facts) => (textFor(facts) ? 'secrecy.everybody' : 'secrecy.page')).length > 0;
  expect(isLax(() => true)).toBe(true);
  expect(isLax(({ runs }) => runs === 'app')).toBe(true);
  expect(isLax(({ sameBy, isCompared }) => sameBy.includes('app') && isCompared)).toBe(true);
  expect(isLax(({ runs, isCompared }) => runs === 'app' && isCompared)).toBe(true);
  expect(isLax(({ runs, sameBy }) => runs === 'app' && sameBy.includes('app'))).toBe(true);
});

test('[A25] a page says from whom a vote is hidden, whatever was compared', () => {
  for (const facts of STATES.filter(({ runs, isStopped }) => runs === 'page' && !isStopped))
    expect(secrecyOf(facts)).toBe('secrecy.page');
});

describe('[A25] what a phone knows', () => {
  const said = (of: Partial<TrustState>) => secrecyOf(secrecyFacts(trustOf(of)));
  const mine = trustPhone(0);
  const compared = trustPhone(1, { hasCompared: true });

  test('the vouch of another app and the own look, both or nothing', () => {
    expect(said({ devices: [mine, compared], compared: 'same' })).toBe('secrecy.everybody');
    expect(said({ devices: [mine, compared] })).toBe('secrecy.compare');
    expect(said({ devices: [mine, trustPhone(1)], compared: 'same' })).toBe('secrecy.others');
  });

  test('neither the own vouch, nor that of a page, of the host’s phone or of a phone that has left counts', () => {
    const own = { ...mine, hasCompared: true };
    for (const other of [
      trustPhone(1),
      { ...compared, runs: 'page' as const },
      { ...compared, runs: 'host' as const },
      { ...compared, out: true },
    ])
      expect(said({ devices: [own, other], compared: 'same' })).toBe('secrecy.others');
  });

  test('a phone that is not in the circle is promised no more than a page', () => {
    expect(said({ devices: [compared], compared: 'same' })).toBe('secrecy.page');
  });

  test('after “Not the same”, and after an alarm, nothing is promised any more', () => {
    const devices = [mine, compared];
    expect(said({ devices, compared: 'different' })).toBe('secrecy.stopped');
    const alarm = { what: 'fork', with: compared.key } as const;
    expect(said({ devices, compared: 'same', alarm })).toBe('secrecy.stopped');
  });
});

/** Words that say that nobody at all, or not even the host, can read something. */
const PROMISES = {
  en: /not even the host|the host (cannot|can’t|never) (read|see|learn)|hidden from (everybody|everyone|all)|nobody (can read|can see|learns|reads)|stays? secret/i,
  fr: /même pas l’hôte|l’hôte ne peut (pas )?(lire|voir)|caché à (tout le monde|tous)|personne (ne peut (lire|voir)|n’apprend|ne lit|ne saura)|restent? secret/i,
  es: /ni siquiera el anfitrión|el anfitrión no puede (leer|ver)|oculto para todos|nadie (puede (leer|ver)|lee|sabrá)|sigu?en? secret/i,
  pt: /nem (mesmo )?o anfitrião|o anfitrião não pode (ler|ver)|escondid[oa] de (todo mundo|todos)|ninguém (pode (ler|ver)|lê|fica sabendo)|(fica|ficam|continuam?) em segredo/i,
  id: /bahkan host|host pun tidak|host tidak (bisa|dapat) (membaca|melihat)|tersembunyi dari semua|tidak ada yang (bisa|dapat) (membaca|melihat)|tetap rahasia/i,
  sw: /hata (kwa )?mwenyeji|mwenyeji hawezi (kusoma|kuona)|imefichwa kwa (wote|kila mtu)|hakuna (anayeweza (kusoma|kuona)|anayesoma)|(inabaki|zinabaki) (kuwa )?siri/i,
} as const;

describe.each(Object.entries(CATALOGUES))('[A25] in %s', (language, app) => {
  const promise = PROMISES[language as keyof typeof PROMISES];
  const promising = (words: { readonly [key: string]: string }) =>
    // What a Plan tells is about the world, not about the app.
    Object.keys(words).filter((key) => !key.startsWith('plan.') && promise.test(words[key] ?? ''));

  test('one text alone promises that the host cannot read along', () => {
    expect(promising(app)).toEqual(['secrecy.everybody']);
  });

  test.each(GAME_IDS)('%s promises nothing beyond its rules', async (game) => {
    const { text } = await fetchGameWords(game, language as 'en');
    expect(promising(text)).toEqual([]);
  });
});
