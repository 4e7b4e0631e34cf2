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
    case 'hand': {
      const { key, about } = record;
      const others = state.hands.filter((hand) => hand.key !== key);
      return { ...state, hands: about === null ? others : [...others, { key, about }] };
    }
  }
}

/** Whoever has left their seat has no hand up. */
export function withoutHandsOf(
  state: Guidance,
  seats: readonly { readonly kind: string; readonly key: PublicKey | null }[],
): Guidance {
  const isSeated = ({ key }: Hand) => seats.some((seat) => seat.kind === 'phone' && seat.key === key);
  return state.hands.every(isSeated) ? state : { ...state, hands: state.hands.filter(isSeated) };
}
