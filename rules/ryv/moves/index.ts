import type { Game } from '../../engine/game';
import type { Ryv } from '../types';
import { act, pass } from './action';
import { amends, assuage, drop, enough, pay, put, skip, step } from './choices';
import { disputeDeal, mark, passOver, proposeDeal, ready, replyToDeal, support } from './discussion';
import { block, done, use } from './leverage';
import { answer, ask, keep, license, notNow, research } from './market';

export const moves: Game<Ryv>['moves'] = {
  step,
  mark,
  'pass-over': passOver,
  support,
  propose: proposeDeal,
  reply: replyToDeal,
  dispute: disputeDeal,
  ready,
  use,
  block,
  done,
  research,
  keep,
  license,
  'not-now': notNow,
  ask,
  answer,
  pass,
  act,
  put,
  skip,
  pay,
  drop,
  assuage,
  amends,
  enough,
};
