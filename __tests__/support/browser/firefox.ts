import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

const PATIENCE_MS = 60_000;
const LOOK_MS = 100;

type Answer = {
  readonly id?: number;
  readonly type?: string;
  readonly result?: unknown;
  readonly message?: string;
};

/** A Firefox as people have it, told what to do by WebDriver BiDi. */
export class Firefox {
  private readonly child: ChildProcess;
  private readonly profile: string;
  private readonly line: WebSocket;
  private readonly asked = new Map<number, { done: (result: unknown) => void; fail: (why: Error) => void }>();
  private count = 0;
  private context = '';

  private constructor(child: ChildProcess, profile: string, line: WebSocket) {
    [this.child, this.profile, this.line] = [child, profile, line];
    line.on('message', (data) => {
      const { id, type, result, message } = JSON.parse(String(data)) as Answer;
      const ask = this.asked.get(id ?? -1);
      this.asked.delete(id ?? -1);
      if (type === 'error') ask?.fail(new Error(message));
      else ask?.done(result);
    });
  }

  static async launch(size: { readonly width: number; readonly height: number }): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'palaver-firefox-'));
    const child = spawn(
      process.env['FIREFOX_PATH'] ?? '',
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      {
        env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: String(size.width) },
      },
    );
    const place = await new Promise<string>((found, fail) => {
      child.once('exit', (code) => fail(new Error(`firefox ended with ${code}`)));
      child.stderr?.on('data', (chunk: Buffer) => {
        const said = /listening on (ws:\/\/\S+)/.exec(chunk.toString());
        if (said?.[1] !== undefined) found(said[1]);
      });
    });
    const line = new WebSocket(`${place}/session`);
    await new Promise((open, fail) => line.once('open', open).once('error', fail));
    const firefox = new Firefox(child, profile, line);
    await firefox.ask('session.new', { capabilities: {} });
    const made = await firefox.ask<{ context: string }>('browsingContext.create', { type: 'tab' });
    firefox.context = made.context;
    await firefox.ask('browsingContext.setViewport', { context: made.context, viewport: size });
    return firefox;
  }

  private ask<T>(method: string, params: object): Promise<T> {
    const id = (this.count += 1);
    return new Promise<T>((done, fail) => {
      this.asked.set(id, { done: done as (result: unknown) => void, fail });
      this.line.send(JSON.stringify({ id, method, params }));
    });
  }

  goto = (url: string): Promise<unknown> =>
    this.ask('browsingContext.navigate', { context: this.context, url, wait: 'complete' });

  back = (): Promise<unknown> =>
    this.ask('browsingContext.traverseHistory', { context: this.context, delta: -1 });

  /** Runs in the page; gives back text. */
  private async evaluate(
    run: (...given: string[]) => string | null,
    ...given: string[]
  ): Promise<string | null> {
    const { result } = await this.ask<{ result: { value?: string } }>('script.callFunction', {
      functionDeclaration: String(run),
      arguments: given.map((value) => ({ type: 'string', value })),
      target: { context: this.context },
      awaitPromise: false,
    });
    return result.value ?? null;
  }

  /** Where the middle of something is that can be seen, once it is there. */
  private async find(role: string, name: string): Promise<{ readonly x: number; readonly y: number }> {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      const found = await this.evaluate(
        (wantedRole = '', wantedName = '') => {
          const all = document.querySelectorAll<HTMLElement>(
            wantedRole === 'text'
              ? '*'
              : wantedRole === 'field'
                ? 'input'
                : `[role=${wantedRole}],${wantedRole},h1,h2`,
          );
          const nameOf = (element: HTMLElement) =>
            (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
          for (const element of [...all].reverse()) {
            if (nameOf(element) !== wantedName || element.closest('[aria-hidden=true]') !== null) continue;
            element.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = element.getBoundingClientRect();
            if (width > 0 && height > 0) return JSON.stringify({ x: x + width / 2, y: y + height / 2 });
          }
          return null;
        },
        role,
        name,
      );
      if (found !== null) return JSON.parse(found) as { x: number; y: number };
      await new Promise((later) => setTimeout(later, LOOK_MS));
    }
    throw new Error(`${role} "${name}" never came. The page: ${await this.shown()}`);
  }

  shown = async (): Promise<string> => (await this.evaluate(() => document.body.innerText)) ?? '';

  /** What can be pressed now, by name. */
  buttons = async (): Promise<readonly string[]> =>
    JSON.parse(
      (await this.evaluate(() =>
        JSON.stringify(
          [...document.querySelectorAll<HTMLElement>('[role=button],button')]
            .filter((each) => each.closest('[aria-hidden=true]') === null && each.getClientRects().length > 0)
            .map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
        ),
      )) ?? '[]',
    ) as readonly string[];

  /** Puts the card with the table's sign away when it comes. */
  skipSign = async (): Promise<void> => {
    const close = () =>
      this.evaluate(() => {
        const sheet = document.querySelector('[data-testid=sign-card]')?.closest('[aria-modal=true]');
        const button = sheet?.querySelector<HTMLElement>(
          '[role=button]:not([aria-hidden]),button:not([aria-hidden])',
        );
        button?.click();
        return button == null ? null : 'closed';
      });
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && (await close()) === null;)
      await new Promise((later) => setTimeout(later, LOOK_MS));
  };

  see = async (words: string): Promise<void> => void (await this.find('text', words));

  private async pressAt({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y) };
    await this.ask('input.performActions', {
      context: this.context,
      actions: [
        {
          type: 'pointer',
          id: 'finger',
          actions: [
            { type: 'pointerMove', ...at },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  press = async (name: string): Promise<void> => this.pressAt(await this.find('button', name));

  type = async (label: string, text: string): Promise<void> => {
    await this.pressAt(await this.find('field', label));
    await this.ask('input.performActions', {
      context: this.context,
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  };

  close = async (): Promise<void> => {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.line.close();
    this.child.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  };
}
