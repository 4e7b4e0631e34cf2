import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

import type { RandomState } from '@/rules/engine';
import { fileLog } from '@/server/fileLog';
import type { PlayedBy, TableRecord } from '@/table/log/records';

/** The host as people start it: a process of its own, that can be killed at any instant. */
export class HostProcess {
  readonly data: string;
  readonly port: number;
  output = '';
  private child: ChildProcess | null = null;
  private readBytes = 0;
  private readonly read: string[] = [];

  constructor(data: string, port: number) {
    this.data = data;
    this.port = port;
  }

  /** Resolves when a table can be joined. */
  async start(...args: string[]): Promise<void> {
    const options = ['--port', String(this.port), '--data', this.data, ...args];
    const child = spawn(process.execPath, ['scripts/run.mjs', 'server/play.ts', ...options], {
      stdio: 'pipe',
    });
    this.child = child;
    this.output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
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
    const gone = new Promise((done) => child.once('exit', done));
    child.removeAllListeners('exit');
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await Promise.race([gone, ended]);
  }

  kill = (): Promise<void> => this.end('SIGKILL');
  stop = (): Promise<void> => this.end('SIGINT');

  /** Chance would deal such a game sooner or later; a test does not wait for it, and finds the same one each time. */
  async beginWith(seed: RandomState, ...args: string[]): Promise<void> {
    await this.kill();
    const log = fileLog(join(this.data, this.fileName() ?? ''));
    const { rules, app } = JSON.parse(log.read()[0] ?? '{}') as Partial<PlayedBy>;
    log.append(JSON.stringify({ t: 'start', rules, app, seed }));
    log.close();
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
}
