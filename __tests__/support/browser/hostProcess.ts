import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, watch } from 'node:fs';
import { join } from 'node:path';

import type { GameTypes, RandomState } from '@/rules/engine';
import { fileLog } from '@/server/data/fileLog';
import { playedByThese } from '@/table/log/playedBy';
import type { TableRecord } from '@/table/log/records';

import { follow } from '../follow';
import { GAMES } from '../games';
import { botsUntil } from './botsUntil';
import { forReport } from './report';

/** The host as one file, bundled once by whoever needs it first. */
const program = (): string =>
  (process.env['HOST_PROGRAM'] ??= execFileSync(process.execPath, ['scripts/test/bundleHost.mjs'], {
    encoding: 'utf8',
  }));

/** The same, changed: it shows one player false keys (`__tests__/support/adversary/falseCircle.ts`). */
const lyingProgram = (): string =>
  execFileSync(process.execPath, ['scripts/test/bundleHost.mjs', '--lying'], { encoding: 'utf8' });

/** A table writes a line within this time, or something is wrong. */
const PATIENCE_MS = 30_000;

type Beginning<State> = {
  readonly seed: RandomState;
  /** Where the bots stop, and the phones go on. */
  readonly until?: (state: State) => boolean;
};

/** The host as people start it: a process of its own, that can be killed at any instant. */
export class HostProcess {
  readonly data: string;
  readonly port: number;
  /** What it has printed since it was last started. */
  output = '';
  /** What it has printed in its whole life, and what the test did to it. */
  story = '';
  private child: ChildProcess | null = null;
  private readBytes = 0;
  private readonly read: string[] = [];
  private readonly book = follow(GAMES);

  /** The player whom this host plays false, if it does. */
  private readonly liesTo: string | null;

  constructor(data: string, port: number, liesTo: string | null = null) {
    this.data = data;
    this.port = port;
    this.liesTo = liesTo;
    forReport({ host: this });
  }

  /** Resolves when a table can be joined. */
  async start(...args: string[]): Promise<void> {
    const options = ['--port', String(this.port), '--data', this.data, ...args];
    this.story += `$ npm run play -- ${options.join(' ')}\n`;
    const { liesTo } = this;
    const child = spawn(process.execPath, [liesTo === null ? program() : lyingProgram(), ...options], {
      stdio: 'pipe',
      env: { ...process.env, ...(liesTo !== null && { LIES_TO: liesTo }) },
    });
    this.child = child;
    this.output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        this.story += chunk.toString();
      });
    await this.says('Ctrl-C stops');
  }

  /** Waits until these words stand in its terminal. */
  says = (words: string): Promise<void> =>
    new Promise<void>((done, fail) => {
      const { child } = this;
      const look = () => {
        if (!this.output.includes(words)) return;
        for (const stream of [child?.stdout, child?.stderr]) stream?.off('data', look);
        done();
      };
      for (const stream of [child?.stdout, child?.stderr]) stream?.on('data', look);
      child?.once('exit', (code) => fail(new Error(`the host ended with ${code}: ${this.output}`)));
      look();
    });

  private async end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    this.story += `(the test ends it: ${signal})\n`;
    child.removeAllListeners('exit');
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }

  kill = (): Promise<void> => this.end('SIGKILL');
  stop = (): Promise<void> => this.end('SIGINT');

  /**
   * Begins a new game of this seed at the table, in which bots have played until the state is such a one. Chance would
   * deal such a game sooner or later; a test does not wait for it, and finds the same one each time.
   */
  async beginWith<State>({ seed, until }: Beginning<State>, ...args: string[]): Promise<void> {
    await this.kill();
    const log = fileLog(join(this.data, this.fileName() ?? ''));
    const write = (record: TableRecord) => log.append(JSON.stringify(record));
    if (this.table().match() !== null) write({ t: 'again' });
    write({ t: 'start', ...playedByThese(this.table().game()), seed });
    const { seats, options } = this.table().table();
    const isThere = until as ((state: GameTypes['state']) => boolean) | undefined;
    const entries = isThere
      ? botsUntil(this.table().game(), { seats: seats.length, options, seed }, isThere)
      : [];
    for (const [at, entry] of entries.entries()) write({ t: 'move', id: `bots-${at}`, entry });
    log.close();
    this.story += `(the test begins a game of seed ${JSON.stringify(seed)}, ${entries.length} moves played by bots)\n`;
    await this.start(...args);
  }

  /** As somebody does who sits in front of its terminal. */
  pressEnter = (): void => void this.child?.stdin?.write('\n');

  private fileName = (): string | undefined =>
    existsSync(this.data) ? readdirSync(this.data).find((file) => file.endsWith('.table')) : undefined;

  /** The join link at an address that is not loopback: localhost would hide that the page is insecure. */
  link(): string {
    const found = /http:\/\/(?!localhost|127\.)\S+\/join#\S+/.exec(this.output);
    if (found === null) throw new Error(`no join link at a non-loopback address in: ${this.output}`);
    return found[0];
  }

  /** Opens the shared screen, with the host's own rights. */
  screenLink(): string {
    const found = /http:\/\/localhost:\d+\/#screen=\S+/.exec(this.output);
    if (found === null) throw new Error(`no link to the shared screen in: ${this.output}`);
    return found[0];
  }

  /** What is on the disk now. Asked for many times a second, so only what is new is read. */
  lines(): readonly string[] {
    const name = this.fileName();
    if (name === undefined) return [];
    const file = openSync(join(this.data, name), 'r');
    const added = Buffer.alloc(Math.max(0, fstatSync(file).size - this.readBytes));
    readSync(file, added, 0, added.length, this.readBytes);
    closeSync(file);
    const whole = added.subarray(0, added.lastIndexOf('\n') + 1);
    this.readBytes += whole.length;
    for (const line of whole.toString('utf8').split('\n').slice(0, -1))
      this.read.push(line.slice(line.indexOf('{')));
    return this.read;
  }

  records = (): readonly TableRecord[] => this.lines().map((line) => JSON.parse(line) as TableRecord);

  /** The table as the disk says it is now. */
  table = () => this.book(this.lines());

  /** Waits until the log on the disk is such that this holds; looks at it whenever it was written to. */
  async until(holds: () => boolean, what: string): Promise<void> {
    if (holds()) return;
    await new Promise<void>((done, fail) => {
      const look = () => {
        try {
          if (!holds()) return;
        } catch (error) {
          return end(error);
        }
        end();
      };
      const end = (error?: unknown) => {
        clearTimeout(patience);
        watcher.close();
        if (error === undefined) done();
        else fail(error instanceof Error ? error : new Error(String(error)));
      };
      const watcher = watch(this.data, look);
      const patience = setTimeout(
        () => end(new Error(`it never came to the host's log: ${what}`)),
        PATIENCE_MS,
      );
      // It may have come while the watching began.
      look();
    });
  }
}
