import type { FrameLink } from '@/net/frameLink';
import type { Arrival } from '@/net/http/connection';
import { readCode } from '@/net/links/codeSymbols';
import { answerByCode, readCodeHello } from '@/net/secure/codeExchange';
import { type Refusal, refusal } from '@/net/secure/handshakeFrames';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { TypedCode } from '@/table/host/host';
import { type Clock, systemClock } from '@/table/wire/clock';
import { PROTOCOL } from '@/table/wire/version';

/** The path `/t/code` beside those of the tables, whose ids are never so short. */
export const CODE_PATH = 'code';

const RUN_MS = 5_000;
const MINUTE_MS = 60_000;
const LONG_MS = 10 * MINUTE_MS;

const LIMITS = {
  /** Wrong codes in a minute; of one code before it is replaced; in ten minutes, as guesses at all codes add up. */
  byAddress: 5,
  byCode: 30,
  inAll: 60,
  /** Between two answers: each is 40 to 90 ms of work on a phone, and its table goes on meanwhile. */
  spacingMs: 250,
} as const;

/** Something that can be reached by a code: a table, or the device that carries on tables. */
export type Coded = { readonly code: TypedCode; readonly link: (address: string) => string };

/** A run: a guess until its tag has shown that it is none. `wrongAt` is `null` while it goes on. */
type Guess = { readonly address: string; readonly code: TypedCode | null; wrongAt: number | null };

/**
 * Gives the link to whoever shows, by CPace, that they know the code. A listener learns nothing, and who does not know
 * the code has one guess a run. Runs are counted from their first frame: many begun at once are as many guesses.
 */
export function codeDesk(of: {
  readonly codes: () => readonly Coded[];
  readonly clock?: Clock;
  readonly limits?: { readonly [of in keyof typeof LIMITS]: number };
}) {
  const { clock = systemClock, limits = LIMITS } = of;
  const isSince = (ms: number) => (guess: Guess) => clock.now() - (guess.wrongAt ?? clock.now()) < ms;
  let guesses: readonly Guess[] = [];
  const wrongBefore = new Map<TypedCode, number>();
  let nextAt = 0;

  function mayTry(address: string, code: TypedCode | null): boolean {
    guesses = guesses.filter(isSince(LONG_MS));
    const open = guesses.filter((guess) => guess.wrongAt === null && guess.code === code);
    const theirs = guesses.filter((guess) => guess.address === address && isSince(MINUTE_MS)(guess));
    return (
      guesses.length < limits.inAll &&
      theirs.length < limits.byAddress &&
      (code === null || open.length + (wrongBefore.get(code) ?? 0) < limits.byCode)
    );
  }

  function wrong(guess: Guess): void {
    guess.wrongAt = clock.now();
    const { code } = guess;
    if (code === null) return;
    const count = (wrongBefore.get(code) ?? 0) + 1;
    wrongBefore.set(code, count);
    if (count < limits.byCode) return;
    wrongBefore.delete(code);
    code.replace();
  }

  return ({ link, remoteAddress, localAddress }: { link: FrameLink } & Arrival): void => {
    let guess: Guess | null = null;
    let run: ReturnType<typeof answerByCode> = null;
    let isOver = false;
    const stopWaiting = clock.after(RUN_MS, () => link.close('too-slow'));

    function refuse(why: Refusal): void {
      isOver = true;
      link.send(refusal(why));
      link.close('refused');
    }

    function opened(frame: Uint8Array): void {
      const hello = readCodeHello(frame);
      if (hello === null) return link.close('garbage');
      if (hello.version !== PROTOCOL) return refuse('version');
      const coded = of.codes().find(({ code }) => code.now()?.startsWith(hello.letter) === true);
      const code = coded?.code ?? null;
      if (!mayTry(remoteAddress, code)) return refuse('busy');
      guess = { address: remoteAddress, code, wrongAt: null };
      guesses = [...guesses, guess];
      const secret = readCode(code?.now() ?? '')?.secret;
      if (coded === undefined || secret === undefined) return refuse('no-table');
      const wait = Math.max(0, nextAt - clock.now());
      nextAt = clock.now() + wait + limits.spacingMs;
      clock.after(wait, () => {
        if (isOver) return;
        const { randomBytes } = tableCrypto;
        run = answerByCode({ code: secret, link: coded.link(localAddress), randomBytes }, hello);
        if (run === null) link.close('garbage');
        else link.send(run.frame);
      });
    }

    link.listen({
      frame(bytes) {
        if (isOver) return;
        if (guess === null) return opened(bytes);
        isOver = true;
        const sealed = run?.confirm(bytes) ?? null;
        if (sealed === null) return link.close('refused');
        guesses = guesses.filter((other) => other !== guess);
        guess = null;
        link.send(sealed);
        link.close('left');
      },
      closed() {
        stopWaiting();
        isOver = true;
        if (guess !== null) wrong(guess);
        guess = null;
      },
    });
  };
}
