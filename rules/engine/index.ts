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
export { type Entry, playEntry } from './entry';
export { tableOptions } from './log';
export { legalMoves, type Match, type Start, startMatch, waitingFor } from './play';
export { createRandom, type Random, type RandomState, seedFromBytes } from './random';
export { same } from './same';
export {
  beginStory,
  rewindPoint,
  type Story,
  type StoryOutcome,
  type TakenBackEvent,
  tellEntry,
  thinkOfUndo,
} from './story';
export { isAsLocked, lockChoice } from './voter';
export { cleanText } from './words';
