import { type Clock } from '@/table/wire/clock';
import { type Answer, type Op, RESEND_MS } from '@/table/wire/protocol';

/**
 * What a phone does by itself, without its player: each once. What the host could not take, because its disk was full
 * or the table had moved on, is looked at again a little later, also when nothing else happens.
 */
export function createAutomaticActions(of: {
  clock: Clock;
  ask: (op: Op) => Promise<Answer>;
  /** Whatever is still due now. */
  look: () => void;
}) {
  const done = new Set<string>();
  let cancel: (() => void) | null = null;

  const lookLater = () => {
    cancel ??= of.clock.after(RESEND_MS, () => {
      cancel = null;
      of.look();
    });
  };

  return {
    isDone: (name: string): boolean => done.has(name),
    fulfil: (name: string, op: Op): void => {
      done.add(name);
      void of.ask(op).then(({ ok }) => {
        if (ok) return;
        done.delete(name);
        lookLater();
      });
    },
    close: (): void => {
      cancel?.();
      cancel = () => undefined;
    },
  };
}
