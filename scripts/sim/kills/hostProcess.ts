import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

import { textsOf } from '@/table/log/checkedLine';

/** The host as one file, bundled once by whoever needs it first. */
const program = (): string =>
  (process.env['HOST_PROGRAM'] ??= execFileSync(process.execPath, ['scripts/test/bundleHost.mjs'], {
    encoding: 'utf8',
  }));

export type HostRun = {
  readonly pid: number | undefined;
  /** Resolves when its table can be joined; rejects when it ended instead. */
  readonly ready: Promise<void>;
  readonly ended: Promise<number | null>;
  output(): string;
  /** Without a word of warning. */
  kill(): Promise<void>;
};

/** Starts a host as people do, as a process that can be killed at any instant. */
export function startHost(of: {
  data: string;
  site: string;
  port: number;
  args?: readonly string[];
}): HostRun {
  const args = [
    '--port',
    String(of.port),
    '--data',
    of.data,
    '--site',
    of.site,
    '--quiet',
    ...(of.args ?? []),
  ];
  const child: ChildProcess = spawn(process.execPath, [program(), ...args], { stdio: 'pipe' });
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const ready = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Ctrl-C stops the host')) done();
      });
    void ended.then((code) => fail(new Error(`the host ended with ${code}: ${said}`)));
  });
  // Whoever wants to see it end does not wait for it to be ready.
  ready.catch(() => undefined);
  return {
    pid: child.pid,
    ready,
    ended,
    output: () => said,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A host killed and started again comes back at the same port, so it is told one. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

/** The log as the disk has it, every line checked. Throws when a line in the middle is damaged. */
export function linesIn(data: string, table: string): readonly string[] {
  const whole = readFileSync(join(data, `${table}.table`), 'utf8')
    .split('\n')
    .slice(0, -1);
  return textsOf(whole);
}

export function linkIn(output: string): string {
  const link = /http:\/\/(?!localhost)\S+\/join#\S+/.exec(output)?.[0];
  if (link === undefined) throw new Error(`no join link in: ${output}`);
  return link;
}
