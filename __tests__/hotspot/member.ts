import { spawn } from 'node:child_process';

export type Said = {
  line?: string;
  stage?: string | null;
  seat?: number | null;
  history?: number;
  door?: string;
  link?: string | null;
  places?: readonly { place: string; hasWorked: boolean }[];
  away?: readonly boolean[];
  ticket?: string;
};

const PATIENCE_MS = 90_000;

/** A process in a network of its own, which reports what it sees and does what it is told. */
export function member(network: string, file: string) {
  const child = spawn('ip', ['netns', 'exec', network, process.execPath, '--enable-source-maps', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const seen: Said = {};
  const listeners = new Set<() => void>();
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) Object.assign(seen, JSON.parse(line));
    for (const listener of listeners) listener();
  });
  return {
    seen,
    tell: (order: string, of = '') => {
      // What was seen at the table before says nothing about the one that is joined now.
      if (order === 'join') Object.assign(seen, { line: undefined, seat: null });
      child.stdin.write(`${JSON.stringify({ order, of })}\n`);
    },
    until: (what: string, holds: (said: Said) => boolean) =>
      new Promise<void>((done, fail) => {
        const timer = setTimeout(
          () => fail(new Error(`${network} never saw: ${what}; but ${JSON.stringify(seen)}`)),
          PATIENCE_MS,
        );
        child.once('exit', () => fail(new Error(`${network} has ended, and never saw: ${what}`)));
        const look = () => {
          if (!holds(seen)) return;
          clearTimeout(timer);
          listeners.delete(look);
          done();
        };
        listeners.add(look);
        look();
      }),
    end: () => void child.kill('SIGKILL'),
  };
}
