import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import QRCode from 'qrcode';

import { USUAL_PORT } from '@/net/lan/port';
import { SHELF } from '@/rules/shelf';
import type { Host } from '@/table/host/host';

import { announceTables } from './announce';
import { readAppFile } from './appFile';
import { talkOfRecovery } from './recoveryTalk';
import { serve, type Serving } from './serve';
import type { ClosedTable } from './tableRegistry';

const HELP = `Palaver: a table for the phones around it.

  npm run play -- [options]

  --port N     the port guests come to (${USUAL_PORT})
  --data DIR   where tables are kept, to be gone on with later (data)
  --game ID    the game of a new table: ${Object.keys(SHELF).join(', ')}
  --bots N     seats of a new table that bots take
  --bot-pace N milliseconds a bot takes over a move (as long as people would)
  --apk FILE   the Android app, for guests to download from this host
  --recover    carry on a table whose host is gone, with its players' consent
  --site DIR   the built web app (dist/web)
  --help       this text

Ctrl-C stops the host. Start it again to go on where the table was.`;

function fail(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(USUAL_PORT) },
        data: { type: 'string', default: 'data' },
        game: { type: 'string' },
        bots: { type: 'string', default: '0' },
        'bot-pace': { type: 'string' },
        apk: { type: 'string' },
        recover: { type: 'boolean', default: false },
        site: { type: 'string', default: 'dist/web' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > max)
    fail(`--${name} takes a whole number from 0 to ${max}.`);
  return number;
}

/** Dark on light whatever the colours of the terminal: not every camera reads an inverted code. */
const codeFor = (link: string): Promise<string> =>
  process.stdout.isTTY
    ? QRCode.toString(link, { type: 'terminal', small: true })
    : QRCode.toString(link, { type: 'utf8' });

async function announceTable({ house, addresses }: Serving, host: Host): Promise<void> {
  const { game, stage, code } = host.info();
  console.log(
    `Table ${host.id} (${game}, ${stage}); the code to type is ${code}. Phones on the same network join here:`,
  );
  for (const address of addresses()) console.log(`  ${house.linkTo(host, address)}`);
  const best = addresses()[0];
  if (best !== undefined) console.log(`\n${await codeFor(house.linkTo(host, best))}`);
}

/** What is left to do with a table that cannot be played here. */
function closedText({ id, file, why, summary: { game, players, moves, app } }: ClosedTable): string {
  const madeWith = app === null ? '' : ` It was played with Palaver ${app}.`;
  return [
    `Table ${id} (${game}; ${players.join(', ')}; ${moves} moves) ${why.message}.${madeWith}`,
    `  It is whole, stays closed, and is left as it is: ${file}`,
    '  On the shared screen it can be saved as a file for another Palaver, or started anew.',
  ].join('\n');
}

async function announce(serving: Serving): Promise<void> {
  const { house, port } = serving;
  console.log('Open this on this computer for the shared screen:');
  console.log(`  http://localhost:${port}/\n`);
  const recovery = serving.recovery();
  if (recovery !== null)
    await talkOfRecovery(serving, recovery, codeFor, (id) => {
      const host = house.table(id);
      if (host !== undefined) void announceTable(serving, host);
    });
  for (const host of house.tables())
    if (host.table().gone === null) await announceTable(serving, host);
    else console.log(`Table ${host.id} has moved: its players went on with it at another host.`);
  for (const closed of house.closed()) console.log(closedText(closed));
  console.log('Ctrl-C stops the host; the tables can be gone on with later.');
}

async function main(): Promise<void> {
  const values = readArguments();
  if (values.help) return void console.log(HELP);
  const site = resolve(values.site);
  if (!existsSync(join(site, 'index.html'))) fail('The web app is not built. Start with: npm run play');
  const game = values.game ?? Object.keys(SHELF)[0] ?? '';
  if (!Object.hasOwn(SHELF, game)) fail(`There is no game called ${game}.`);

  const botPace = values['bot-pace'];
  const pace = botPace === undefined ? undefined : wholeNumber('bot-pace', botPace, 60_000);
  const { apk } = values;
  if (apk !== undefined && !existsSync(apk)) fail(`There is no file ${apk}.`);
  const serving = await serve({
    ...(apk !== undefined && { app: await readAppFile(resolve(apk)) }),
    data: resolve(values.data),
    site,
    port: wholeNumber('port', values.port, 65_535),
    ...(pace !== undefined && { pace: () => pace }),
    recovery: values.recover,
    onDamaged: (file) => console.error(`${file} is damaged and stays closed. It has been left as it is.`),
  }).catch((error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    return fail(taken ? `Port ${values.port} is in use. Try another one with --port.` : error.message);
  });
  const bots = wholeNumber('bots', values.bots, SHELF[game]?.seats.max ?? 0);
  const goesOn = serving.house.tables().some((host) => {
    const info = host.info();
    return (
      host.table().gone === null && info.stage !== 'over' && (values.game === undefined || info.game === game)
    );
  });
  // Who comes to carry on a table wants that one, not a new one.
  if (!goesOn && !values.recover) serving.house.create(game, bots);
  await announce(serving);
  const nearby = announceTables({
    port: serving.port,
    addresses: serving.addresses,
    tables: () =>
      serving.house.tables().flatMap((host) => {
        const { game: played, stage } = host.info();
        return stage === 'over' || host.table().gone !== null ? [] : [{ tableId: host.id, game: played }];
      }),
  });

  const stop = () => {
    console.log('\nThe tables are kept. Start again to go on.');
    void Promise.all([nearby.close(), serving.close()]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
