export type { BallotEvent, BallotView, Slip } from './ballot';
export { ballotView, isOpening, isSlip, MIN_HOLDERS, valueOf } from './ballot';
export { duties, type Duty, type Wire } from './ballotMoves';
export type {
  Addressed,
  BotTurn,
  Game,
  GameTypes,
  Legal,
  LockChoice,
  Result,
  Seat,
  Shown,
  Viewer,
} from './game';
export type { Entry } from './entry';
export { tableOptions } from './log';
export { legalMoves, type Match, playEntry, type Start, startMatch, waitingFor } from './play';
export { createRandom, type Random, type RandomState, seedFromBytes } from './random';
export { same } from './same';
export {
  beginHistory,
  rewindPoint,
  type History,
  type HistoryOutcome,
  type TakenBackEvent,
  applyEntry,
  checkUndo,
} from './history';
export { isAsLocked, lockChoice } from './voter';
export { cleanText } from './words';
