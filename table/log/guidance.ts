import type { DebriefStep } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import type { About, Ready } from '@/table/wire/guidance';

/** What whoever looks after a table has told it. */
export type GuidanceRecord =
  /** Somebody leads this table from outside: only the steward sets it up and starts it. */
  | { readonly t: 'led'; readonly on: boolean }
  | { readonly t: 'pause'; readonly on: boolean }
  /** The shared screen shows a curtain instead of the board. */
  | { readonly t: 'hide'; readonly on: boolean }
  /** Without `ready` and `words` the message is taken away. */
  | { readonly t: 'message'; readonly ready?: Ready; readonly words?: string }
  /** The card that all look at, in the talk about the game; without a step the talk is over. */
  | { readonly t: 'debrief'; readonly step: DebriefStep | null; readonly card: number }
  /** By key: seats are counted anew when chairs are put away. */
  | { readonly t: 'hand'; readonly key: PublicKey; readonly about: About | null };

export type Message = { readonly number: number; readonly ready?: Ready; readonly words?: string };
export type Hand = { readonly key: PublicKey; readonly about: About };

export type Guidance = {
  readonly isLed: boolean;
  readonly isPaused: boolean;
  readonly isHidden: boolean;
  /** How many there were: a phone shows each once. */
  readonly messages: number;
  readonly message: Message | null;
  readonly hands: readonly Hand[];
  readonly debrief?: { readonly step: DebriefStep; readonly card: number } | undefined;
};

export const NO_GUIDANCE: Guidance = {
  isLed: false,
  isPaused: false,
  isHidden: false,
  messages: 0,
  message: null,
  hands: [],
};

export function reduceGuidance(state: Guidance, record: GuidanceRecord): Guidance {
  switch (record.t) {
    case 'led':
      return { ...state, isLed: record.on };
    case 'pause':
      return { ...state, isPaused: record.on };
    case 'hide':
      return { ...state, isHidden: record.on };
    case 'message': {
      const { t: _, ...said } = record;
      if (said.ready === undefined && said.words === undefined) return { ...state, message: null };
      const number = state.messages + 1;
      return { ...state, messages: number, message: { number, ...said } };
    }
    case 'debrief': {
      const { step, card } = record;
      return step === null ? withoutDebrief(state) : { ...state, debrief: { step, card } };
    }
    case 'hand': {
      const { key, about } = record;
      const others = state.hands.filter((hand) => hand.key !== key);
      return { ...state, hands: about === null ? others : [...others, { key, about }] };
    }
  }
}

const withoutDebrief = ({ debrief: _, ...state }: Guidance): Guidance => state;

/** Whoever has left their seat has no hand up, and a talk is about one game. */
export function keptGuidance(
  state: Guidance,
  seats: readonly { readonly kind: string; readonly key: PublicKey | null }[],
  isAgain: boolean,
): Guidance {
  const isSeated = ({ key }: Hand) => seats.some((seat) => seat.kind === 'phone' && seat.key === key);
  const kept = isAgain && state.debrief !== undefined ? withoutDebrief(state) : state;
  return kept.hands.every(isSeated) ? kept : { ...kept, hands: kept.hands.filter(isSeated) };
}
