import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { fileLog } from '@/server/fileLog';
import type { TableRecord } from '@/table/records';

/** The host as people start it: a process of its own, that can be killed at any instant. */
export class HostProcess {
  readonly data: string;
  readonly port: number;
  output = '';
  private child: ChildProcess | null = null;

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
    await new Promise<void>((done, fail) => {
      const hear = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.includes('Ctrl-C stops')) done();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.on('exit', (code) => fail(new Error(`the host ended with ${code}: ${this.output}`)));
    });
  }

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

  /** The join link at an address that is not loopback: localhost would hide that the page is insecure. */
  link(): string {
    const found = /http:\/\/(?!localhost|127\.)\S+\/join#\S+/.exec(this.output);
    if (found === null) throw new Error(`no join link at a non-loopback address in: ${this.output}`);
    return found[0];
  }

  /** What is on the disk now. */
  records(): TableRecord[] {
    const name = existsSync(this.data)
      ? readdirSync(this.data).find((file) => file.endsWith('.table'))
      : undefined;
    if (name === undefined) return [];
    // To open a log is to mend it, which is for its owner alone: this reads a copy.
    const copy = join(this.data, 'read.copy');
    copyFileSync(join(this.data, name), copy);
    const log = fileLog(copy);
    log.close();
    return log.read().map((line) => JSON.parse(line) as TableRecord);
  }
}
