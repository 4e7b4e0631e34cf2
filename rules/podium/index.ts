import type { GameManifest } from '../engine/manifest';
import { facts } from './facts';
import { lid } from './text/lid';
import { type PodiumWords, withPlans } from './text/withPlans';
import type { Podium } from './types';

export const podium: GameManifest<Podium, PodiumWords> = {
  ...facts,
  lid,
  words: {
    en: () =>
      Promise.all([import('./text/en'), import('./text/plans/en')]).then(([{ en }, { plans }]) =>
        withPlans(en, plans),
      ),
    fr: () =>
      Promise.all([import('./text/fr'), import('./text/plans/fr')]).then(([{ fr }, { plans }]) =>
        withPlans(fr, plans),
      ),
    es: () =>
      Promise.all([import('./text/es'), import('./text/plans/es')]).then(([{ es }, { plans }]) =>
        withPlans(es, plans),
      ),
    pt: () =>
      Promise.all([import('./text/pt'), import('./text/plans/pt')]).then(([{ pt }, { plans }]) =>
        withPlans(pt, plans),
      ),
    id: () =>
      Promise.all([import('./text/id'), import('./text/plans/id')]).then(([{ id }, { plans }]) =>
        withPlans(id, plans),
      ),
    sw: () =>
      Promise.all([import('./text/sw'), import('./text/plans/sw')]).then(([{ sw }, { plans }]) =>
        withPlans(sw, plans),
      ),
  },
  numbers: () => import('./text/numbers').then(({ RULE_NUMBERS }) => RULE_NUMBERS),
  rules: () => import('./game').then(({ podium }) => podium),
  debrief: () => import('./debrief').then(({ debrief }) => debrief),
  trials: () => import('./trials').then(({ trials }) => trials),
};
