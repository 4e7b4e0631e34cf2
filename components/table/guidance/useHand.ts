import { useState } from 'react';

import { useRefusal } from '@/i18n';
import type { Ask, AtTable } from '@/state/session/useTable';

type About = (Ask & { type: 'hand' })['about'];

/** The hand of whoever holds the phone: whether it can be raised, what it is up for, and how to change that. */
export function useHand(at: AtTable) {
  const refusal = useRefusal();
  const [problem, setProblem] = useState<string | null>(null);
  const { table, you } = at.state;
  const { isLed = false, hands = [] } = table?.guidance ?? {};
  const open = hands.find(({ seat }) => seat === you.seat)?.about ?? null;
  const isQuiet = you.seat !== null && !you.steward && you.quiet?.includes(you.seat) === true;
  return {
    can: isLed && you.seat !== null,
    up: isQuiet ? ('quiet' as const) : open,
    problem,
    raise: (about: About): void =>
      void at.guest.ask({ type: 'hand', about }).then((answer) => {
        setProblem(answer.ok ? null : refusal(answer.why));
      }),
  };
}
