import net from 'node:net';

import WebSocket, { WebSocketServer } from 'ws';

import { hexToBytes, randomBytes } from '@/net/bytes';
import { askHostByCode } from '@/net/dial/askByCode';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { hostCore } from '@/net/http/hostCore';
import { codeDesk } from '@/net/lan/codeDesk';
import { typedCode } from '@/net/lan/typedCode';
import { type CodeParts, readCode, SYMBOLS } from '@/net/links/codeSymbols';
import { answerByCode, askByCode, readCodeHello } from '@/net/secure/codeExchange';
import { until } from '@/scripts/sim/phones/waits';
import { PROTOCOL } from '@/table/wire/version';

import { servingOf } from '@/__tests__/support/serving';

const LINK = 'http://192.168.1.20:8787/join#AbCd';
const NO_LIMITS = { byAddress: Infinity, byCode: Infinity, inAll: Infinity, spacingMs: 0 };
const LIMITS = { byAddress: 5, byCode: 30, inAll: 60, spacingMs: 0 };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A socket of somebody at another address of the same network. */
const socketFrom = (address: string) =>
  class extends WebSocket {
    constructor(url: string) {
      super(url, { localAddress: address } as WebSocket.ClientOptions);
    }
  } as unknown as SocketConstructor;

const ask = (port: number, typed: string, from = '127.0.0.1') =>
  askHostByCode({
    url: `ws://127.0.0.1:${port}`,
    code: readCode(typed) as CodeParts,
    WebSocket: socketFrom(from),
  });

/** A host with one code, whatever its limits. */
async function host(limits: typeof NO_LIMITS) {
  let replaced = 0;
  const code = typedCode({ changed: () => (replaced += 1) });
  const desk = codeDesk({ codes: () => [{ code, link: () => LINK }], limits });
  const core = hostCore({ tcp: net, file: () => null, onLink: desk });
  const { port } = await core.listen({ port: 0, host: '127.0.0.1' });
  ends.push(core.close);
  return { port, code: () => code.now() ?? '', replaced: () => replaced };
}

/** Somebody who saw all of the code but its last symbol, and tries those in turn, the right one last. */
function lastSymbols(code: string): string[] {
  const others = [...SYMBOLS].filter((symbol) => symbol !== code.at(-1));
  return [...others, code.slice(-1)].map((symbol) => code.slice(0, -1) + symbol);
}

async function guess(port: number, tries: readonly string[], addressOf: (at: number) => string) {
  const answers: string[] = [];
  for (const [at, typed] of tries.entries()) {
    const answer = await ask(port, typed, addressOf(at));
    if ('link' in answer) return { link: answer.link, answers };
    answers.push(answer.problem);
  }
  return { link: null, answers };
}

describe('[A21] somebody who guesses', () => {
  test('has the link in the end where nobody counts', async () => {
    const { port, code } = await host(NO_LIMITS);
    expect((await guess(port, lastSymbols(code()), () => '127.0.0.1')).link).toBe(LINK);
  }, 60_000);

  test('[W2.6] is stopped after five a minute, also with the right code, while others come in', async () => {
    const { port, code, replaced } = await host(LIMITS);
    const { link, answers } = await guess(port, lastSymbols(code()).slice(0, 7), () => '127.0.0.2');
    expect(link).toBeNull();
    expect(answers).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'often', 'often']);
    expect(await ask(port, code(), '127.0.0.2')).toEqual({ problem: 'often' });
    expect(await ask(port, code(), '127.0.0.3')).toEqual({ link: LINK });
    expect(replaced()).toBe(0);
  });

  test('[W2.7] with many addresses has thirty guesses at one code; then it is another', async () => {
    const { port, code, replaced } = await host(LIMITS);
    const shown = code();
    const from = (at: number) => `127.0.0.${2 + Math.floor(at / 5)}`;
    const { link, answers } = await guess(port, lastSymbols(shown), from);
    expect(link).toBeNull();
    expect(answers.slice(0, 30)).toEqual(Array(30).fill('unknown'));
    expect(replaced()).toBe(1);
    expect(code()).not.toBe(shown);
    expect(code().charAt(0)).toBe(shown.charAt(0));
    expect(await ask(port, shown, '127.0.0.200')).toEqual({ problem: 'unknown' });
    expect(await ask(port, code(), '127.0.0.201')).toEqual({ link: LINK });
  }, 60_000);

  test('[W2.8] has sixty guesses at all codes in ten minutes, however many addresses', async () => {
    const { port, code } = await host(LIMITS);
    const from = (at: number) => `127.0.1.${2 + Math.floor(at / 5)}`;
    const tries = Array.from({ length: 62 }, (_, at) => `${code().charAt(0)}AAAA${SYMBOLS.charAt(at % 31)}`);
    const { link, answers } = await guess(port, tries, from);
    expect(link).toBeNull();
    expect(answers.slice(60)).toEqual(['often', 'often']);
  }, 60_000);

  /** Twelve runs that are all begun before any is finished; how many of them are answered. */
  async function runsAtOnce({ port, code }: Awaited<ReturnType<typeof host>>): Promise<number> {
    const { letter } = readCode(code()) as CodeParts;
    const sockets = Array.from({ length: 12 }, () => new WebSocket(`ws://127.0.0.1:${port}/t/code`));
    ends.push(() => sockets.forEach((socket) => socket.terminate()));
    const sizes = sockets.map(
      (socket) =>
        new Promise<number>((done) => {
          socket.on('message', (data: Buffer) => done(data.length));
          socket.on('open', () =>
            socket.send(askByCode({ code: 'AAAAA', letter, version: PROTOCOL, randomBytes }).frame),
          );
        }),
    );
    return (await Promise.all(sizes)).filter((size) => size === 48).length;
  }

  test('has as many guesses as runs at once where nobody counts', async () => {
    expect(await runsAtOnce(await host(NO_LIMITS))).toBe(12);
  });

  test('[W2.5] gains nothing by many runs at once: a run counts before its tag is there', async () => {
    expect(await runsAtOnce(await host(LIMITS))).toBe(5);
  });

  test('[W2.7] at a real table makes every screen show another code, which then works', async () => {
    const place = await servingOf();
    ends.push(place.stop);
    const { house, port } = place.serving();
    const table = house.create('chile', 0);
    const { guest } = place.join(table);
    await until(guest, ({ line }) => line === 'here');
    const shown = guest.state().table?.code ?? '';
    const wrong = lastSymbols(shown).slice(0, 30);
    await Promise.all(wrong.map((typed, at) => ask(port, typed, `127.0.0.${2 + Math.floor(at / 5)}`)));
    await until(guest, (state) => state.table?.code !== shown);
    const now = guest.state().table?.code ?? '';
    expect(now).toMatch(/^[A-Z2-9]{6}$/);
    expect(await ask(port, shown, '127.0.0.100')).toEqual({ problem: 'unknown' });
    expect(await ask(port, now, '127.0.0.101')).toEqual({ link: house.linkTo(table, '127.0.0.1') });
  }, 60_000);
});

/** Answers at the host's place; keeps what guests say to it. */
async function falseHost(answer: (hello: Buffer) => Uint8Array | null) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((done) => server.on('listening', done));
  const heard: Buffer[] = [];
  server.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      heard.push(data);
      const said = heard.length === 1 ? answer(data) : null;
      if (said !== null) socket.send(said);
    }),
  );
  ends.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return { port: (server.address() as net.AddressInfo).port, heard };
}

const BAD_POINTS: readonly (readonly [string, Uint8Array])[] = [
  ['the neutral point', new Uint8Array(32)],
  ['all ones', new Uint8Array(32).fill(0xff)],
  ['a point of small order', hexToBytes('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05')],
  ['a point of order two', hexToBytes(`ec${'ff'.repeat(30)}7f`)],
  ['a number that is not reduced', hexToBytes(`ed${'ff'.repeat(30)}7f`)],
  ['noise', Uint8Array.from({ length: 32 }, (_, at) => (at * 73 + 11) & 0xff)],
];

describe('[A21] [W2.4] somebody who answers in the place of the host', () => {
  const CODE = 'AH7KQ2';
  const withTag = (point: Uint8Array) => Uint8Array.from([...point, ...randomBytes(16)]);

  test('who knows the code is the host: the guest follows', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((done) => server.on('listening', done));
    ends.push(() => server.close());
    server.on('connection', (socket) => {
      let run: ReturnType<typeof answerByCode> = null;
      socket.on('message', (data: Buffer) => {
        const hello = readCodeHello(new Uint8Array(data));
        if (run === null && hello !== null) {
          run = answerByCode({ code: CODE.slice(1), link: LINK, randomBytes }, hello);
          socket.send(run?.frame ?? '');
        } else socket.send(run?.confirm(new Uint8Array(data)) ?? '');
      });
    });
    expect(await ask((server.address() as net.AddressInfo).port, CODE)).toEqual({ link: LINK });
  });

  test('and does not, has one guess, is told nothing more, and gives no link', async () => {
    const { port, heard } = await falseHost((data) => {
      const hello = readCodeHello(new Uint8Array(data));
      return hello && (answerByCode({ code: 'H7KQ3', link: LINK, randomBytes }, hello)?.frame ?? null);
    });
    expect(await ask(port, CODE)).toEqual({ problem: 'unknown' });
    expect(heard.map(({ length }) => length)).toEqual([50]);
  });

  test.each(BAD_POINTS)('with %s for a point is told nothing more', async (_, point) => {
    const { port, heard } = await falseHost(() => withTag(point));
    expect(await ask(port, CODE)).toEqual({ problem: 'unknown' });
    expect(heard.map(({ length }) => length)).toEqual([50]);
  });

  test('and sends the guest’s own point back, or any other frame, is told nothing more', async () => {
    for (const answer of [
      (hello: Buffer) => withTag(hello.subarray(18)),
      () => randomBytes(48),
      () => new Uint8Array(0),
      () => randomBytes(5_000),
    ]) {
      const { port, heard } = await falseHost(answer);
      expect(await ask(port, CODE)).toEqual({ problem: 'unknown' });
      expect(heard.map(({ length }) => length)).toEqual([50]);
    }
  });

  test('and passes every frame on to the true host learns no more than a listener; one that changes a bit breaks the run', async () => {
    const { port, code } = await host(LIMITS);
    const relayed: Buffer[] = [];
    const relay = async (change: (frame: Buffer, at: number) => Buffer) => {
      const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
      await new Promise((done) => server.on('listening', done));
      ends.push(() => server.close());
      server.on('connection', (guest) => {
        const onward = new WebSocket(`ws://127.0.0.1:${port}/t/code`);
        const isOpen = new Promise((done) => onward.on('open', done));
        let at = 0;
        const pass = (frame: Buffer) => {
          relayed.push(frame);
          return change(Buffer.from(frame), at++);
        };
        guest.on('message', (frame: Buffer) => void isOpen.then(() => onward.send(pass(frame))));
        onward.on('message', (frame: Buffer) => guest.send(pass(frame)));
        onward.on('close', () => guest.close());
        guest.on('close', () => onward.close());
      });
      return (server.address() as net.AddressInfo).port;
    };
    expect(await ask(await relay((frame) => frame), code())).toEqual({ link: LINK });
    expect(relayed.map((frame) => frame.toString('latin1')).join('')).not.toContain('join#');
    for (const changed of [0, 1, 2, 3]) {
      const flipped = (frame: Buffer, at: number) => {
        if (at === changed) frame[frame.length - 1] = (frame.at(-1) ?? 0) ^ 1;
        return frame;
      };
      expect(await ask(await relay(flipped), code())).not.toHaveProperty('link');
    }
  });
});

describe('[A21] somebody who comes to the host', () => {
  test.each(BAD_POINTS)('with %s for a point gets no answer, and has used up a guess', async (_, point) => {
    const { port, code } = await host({ ...LIMITS, byAddress: 1 });
    const hello = askByCode({
      code: 'AAAAA',
      letter: code().charAt(0),
      version: PROTOCOL,
      randomBytes,
    }).frame;
    hello.set(point, 18);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/t/code`);
    const answers: Buffer[] = [];
    socket.on('message', (data: Buffer) => void answers.push(data));
    socket.on('open', () => socket.send(hello));
    await new Promise((done) => socket.on('close', done));
    expect(answers).toEqual([]);
    expect(await ask(port, code())).toEqual({ problem: 'often' });
  });

  test('[W2.10] and says nothing, or something else, is sent away', async () => {
    const { port } = await host(LIMITS);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/t/code`);
    socket.on('open', () => socket.send(randomBytes(200)));
    expect(await new Promise((done) => socket.on('close', done))).toBe(4002);
    const silent = new WebSocket(`ws://127.0.0.1:${port}/t/code`);
    expect(await new Promise((done) => silent.on('close', done))).toBe(4004);
  });
});
