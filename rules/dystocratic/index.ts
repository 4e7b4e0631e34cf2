import type { GameManifest } from '../engine/manifest';
import { facts } from './facts';
import type { DystocraticText } from './text/en';
import { lid } from './text/lid';
import type { Dystocratic } from './types';

export const dystocratic: GameManifest<Dystocratic, DystocraticText> = {
  ...facts,
  lid,
  words: {
    en: () => import('./text/en').then(({ en }) => en),
    fr: () => import('./text/fr').then(({ fr }) => fr),
    es: () => import('./text/es').then(({ es }) => es),
    pt: () => import('./text/pt').then(({ pt }) => pt),
    id: () => import('./text/id').then(({ id }) => id),
    sw: () => import('./text/sw').then(({ sw }) => sw),
  },
  numbers: () => import('./text/numbers').then(({ RULE_NUMBERS }) => RULE_NUMBERS),
  rules: () => import('./game').then(({ dystocratic }) => dystocratic),
  debrief: () => import('./debrief').then(({ debrief }) => debrief),
  trials: () => import('./trials').then(({ trials }) => trials),
};
