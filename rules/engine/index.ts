export type { Ballot, BallotEvent, BallotView, Kept, Slip } from './ballot';
export { ballotView, isOpening, isSlip, MIN_HOLDERS, peeksOf, shareHolders, valueOf } from './ballot';
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
export { DEBRIEF_STEPS, type DebriefStep } from './debrief';
export { levelIn } from './levels';
export type { Entry } from './entry';
export { chosenOptions, tableOptions } from './log';
export { legalMoves, type Match, playEntry, type Start, startMatch, waitingFor } from './play';
export {
  createRandom,
  type KeyedState,
  type Random,
  type RandomState,
  seedFromBytes,
  seedFromKey,
} from './random';
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
export { cleanText, drawn, plainWords } from './words';
