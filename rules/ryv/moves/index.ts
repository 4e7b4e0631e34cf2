import type { Game } from '../../engine/game';
import type { Ryv } from '../types';
import { act, pass } from './action';
import { amends, assuage, drop, enough, pay, put, skip, step } from './choices';
import {
  disputeDeal,
  mark,
  moreTime,
  offerDeal,
  passOver,
  proposeDeal,
  ready,
  replyToDeal,
  ring,
  support,
  withdraw,
} from './discussion';
import { block, done, use } from './leverage';
import { answer, ask, keep, license, notNow, research } from './market';

export const moves: Game<Ryv>['moves'] = {
  step,
  mark,
  'pass-over': passOver,
  support,
  propose: proposeDeal,
  offer: offerDeal,
  withdraw,
  reply: replyToDeal,
  dispute: disputeDeal,
  ready,
  ring,
  'more-time': moreTime,
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
