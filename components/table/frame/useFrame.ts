import { useEffect } from 'react';

import type { Happened, Words } from '@/components/boards/types';
import { useBoard } from '@/components/boards/useBoard';
import { withTakeBacks } from '@/components/table/takeBack/takeBackLines';
import { type Key, type Translate, useGameText, useText } from '@/i18n';
import { SHELF } from '@/rules/shelf';
import { watchTable } from '@/state/session/story';
import type { GuestState } from '@/state/session/useTable';

import { logLines } from './logLines';
import type { StripSeat } from './seatLabel';

export type TableFrame = NonNullable<ReturnType<typeof useFrame>>;

/** Gathers what the frame shows around a board, in the game's own words. */
export function useFrame({
  table,
  snapshot,
  you,
  waitingSince,
  missed = [],
}: Pick<GuestState, 'table' | 'snapshot' | 'you' | 'waitingSince'> & Partial<Pick<GuestState, 'missed'>>) {
  const t = useText();
  const game = table?.game ?? '';
  const g = useGameText(game);
  const board = useBoard(game);
  // Scenes are for those who look.
  useEffect(watchTable, []);
  if (table === null || snapshot === null) return null;

  const names = table.seats.map(({ name }) => name);
  const { view, waiting } = snapshot;
  const words = withTakeBacks(board.words({ g, t, names, view }), t, names);
  const mine = you.seat !== null && waiting.includes(you.seat) && snapshot.ballot?.opening !== true;
  // Where several must act, each phone shows its own player.
  const next = waiting.length === 1 ? (waiting[0] ?? null) : mine ? you.seat : null;
  const hasLocked = (seat: number) => (snapshot.ballot?.locks[seat] ?? null) !== null;
  const isOver = table.stage === 'over';

  const seats: readonly StripSeat[] = table.seats.map((seat, at) => {
    const facts = words.seat(view, at);
    return {
      ...facts,
      locked: facts.locked || hasLocked(at),
      name: seat.name,
      away: seat.away,
      bot: seat.kind === 'bot',
      next: waiting.includes(at),
      calls: table.guidance?.hands.some((hand) => hand.seat === at) === true,
    };
  });

  const clock = SHELF[game]?.lockClock;
  const seconds = clock === undefined ? 0 : Number(table.options[clock] ?? 0);
  const runs = seconds > 0 && snapshot.ballot !== null && !snapshot.ballot.opening;
  const whoMust = waiting.map((seat) => names[seat] ?? '').join(', ');

  return {
    table,
    snapshot,
    board,
    words,
    names,
    seats,
    mine,
    /** One line of what went by while nobody looked. */
    missed: missedLine(missed, words, t),
    heading: words.heading(view),
    banner: {
      text: isOver
        ? t('table.over')
        : snapshot.ballot?.opening
          ? t('table.opening', { names: whoMust })
          : words.ask(view, { name: whoMust, mine, me: you.seat }),
      seat: isOver ? null : next,
      mine,
      timer: runs ? { since: waitingSince, seconds } : undefined,
      ready:
        snapshot.ballot !== null && !isOver
          ? seats.map(({ name, locked }) => ({ name, done: locked }))
          : undefined,
    },
  };
}

function missedLine(missed: readonly Happened[], words: Words, t: Translate<Key>): string | null {
  const lines = logLines(missed, words, { whispers: false });
  const last = lines.at(-1);
  return last === undefined ? null : t('table.missed', { count: lines.length, line: last.text });
}
