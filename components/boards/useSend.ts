import { useState } from 'react';

/** Sends moves, and keeps why the table has refused the last one, in the player's words. */
export function useSend<Sent extends readonly unknown[]>(
  choose: (...sent: Sent) => Promise<string | null>,
  onSent?: () => void,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const send = (...sent: Sent): void =>
    void choose(...sent).then((why) => {
      setProblem(why);
      if (why === null) onSent?.();
    });
  return { send, problem, setProblem };
}
