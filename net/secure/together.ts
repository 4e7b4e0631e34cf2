import { MAX_FRAME } from '@/net/frameLink';

/** Stands before each message where a frame holds several. JSON never holds one. */
const EACH = '\n';

/** Puts what is said while `together` runs into as few frames as hold it: each frame is sealed and padded by itself. */
export function createTogether(sendText: (text: string) => void) {
  let held: string[] | null = null;

  function flush(): void {
    let frame: string[] = [];
    let length = 0;
    const send = () => {
      const [first, ...others] = frame;
      if (first !== undefined) sendText(others.length === 0 ? first : EACH + frame.join(EACH));
      [frame, length] = [[], 0];
    };
    for (const message of held?.splice(0) ?? []) {
      // In letters, none of which takes more than three bytes.
      if (3 * (length + message.length) > MAX_FRAME) send();
      frame.push(message);
      length += message.length + 1;
    }
    send();
  }

  return {
    send: (message: string): void => void (held === null ? sendText(message) : held.push(message)),
    together: (run: () => void): void => {
      if (held !== null) return run();
      held = [];
      try {
        run();
      } finally {
        flush();
        held = null;
      }
    },
    /** Before the line is closed: what was said must not be lost. */
    flush,
  };
}

export const messagesIn = (text: string): readonly string[] =>
  text.startsWith(EACH) ? text.slice(EACH.length).split(EACH) : [text];
