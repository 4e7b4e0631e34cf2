import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { USUAL_PORT } from '@/net/lan/port';
import { SHELF } from '@/rules/shelf';
import type { Host } from '@/table/host/host';

import { announceTables } from './announce';
import { readAppFile } from './appFile';
import { COMMAND } from './command';
import { forgetTables, keepTables, KEPT_DAYS } from './data/retention';
import { troubleOf } from './data/trouble';
import { talkOfRecovery } from './recoveryTalk';
import { serve, type Serving } from './serve';
import { hasSite } from './site';
import type { ClosedTable } from './tableRegistry';
import { say, showCode, warn } from './terminal';
import { folderText, troubledText, unsavedText } from './troubleText';
import { tableTitle } from './tableTitle';

const HELP = `Palaver: a table for the phones around it.

  ${COMMAND} [options]

  --port N     the port guests come to (${USUAL_PORT})
  --data DIR   where tables are kept, to be gone on with later (data)
  --game ID    the game of a new table: ${Object.keys(SHELF).join(', ')}
  --new        open a new table, whatever is there already
  --bots N     seats of a new table that bots take
  --bot-pace N milliseconds a bot takes over a move (as long as people would)
  --apk FILE   the Android app, for guests to download from this host
  --recover    carry on a table whose host is gone, with its players' consent
  --quiet      do not call out in the network that there is a table; scan or type the code to find it
  --forget ID  delete a table from this computer, or all of them: --forget all
  --keep ID    do not delete this finished table after ${KEPT_DAYS} days (or: --keep all)
  --site DIR   the built web app, where it is not in its usual place
  --help       this text

Ctrl-C stops the host. Start it again to go on where the table was.`;

function fail(message: string): never {
  warn(message, '', ...HELP.split('\n'));
  process.exit(2);
}

/** Nothing is wrong with what was typed, so no list of options either. */
function stopWith(lines: readonly string[]): never {
  warn(...lines);
  process.exit(1);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(USUAL_PORT) },
        data: { type: 'string', default: 'data' },
        game: { type: 'string' },
        new: { type: 'boolean', default: false },
        bots: { type: 'string', default: '0' },
        'bot-pace': { type: 'string' },
        apk: { type: 'string' },
        recover: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        forget: { type: 'string' },
        keep: { type: 'string' },
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

const isOver = (host: Host): boolean => host.info().stage === 'over';

async function announceTable({ house, addresses }: Serving, host: Host): Promise<void> {
  const { game, stage, code } = host.info();
  const showLinks = async () => {
    for (const address of addresses()) say(`  ${house.linkTo(host, address)}`);
    const best = addresses()[0];
    // People scan the lowest code, whatever stands above it.
    if (best === undefined || isOver(host)) return;
    say('');
    await showCode(house.linkTo(host, best));
  };
  let shown = { code, join: host.joinSecret };
  host.onChange(() => {
    const before = shown;
    shown = { code: host.code?.now() ?? null, join: host.joinSecret };
    if (shown.join !== before.join) {
      say(`Somebody was removed from table ${host.id}: the old link and code let nobody in any more.`);
      say(`The code to type is ${shown.code} now, and the links are:`);
      void showLinks();
    } else if (shown.code !== before.code)
      say(
        `Too many wrong codes were typed for ${tableTitle(host.id)}. The code to type is ${shown.code} now.`,
      );
  });
  const title = `${tableTitle(host.id)} (${game}, ${stage})`;
  if (isOver(host)) return say(`${title} can be looked at, and played again, from the shared screen.`);
  say(`${title}; the code to type is ${code}. Phones on the same network join here:`);
  await showLinks();
}

/** What is left to do with a table that cannot be played here. */
function closedText({ id, file, why, summary }: ClosedTable): readonly string[] {
  const { game, players, moves, app } = summary;
  const madeWith = app === null ? '' : ` It was played with Palaver ${app}.`;
  return [
    `${tableTitle(id)} (${game}; ${players.join(', ')}; ${moves} moves) ${why.message}.${madeWith}`,
    `  It is whole, stays closed, and is left as it is: ${file}`,
    '  On the shared screen it can be saved as a file for another Palaver, or started anew.',
  ];
}

async function announce(serving: Serving, isHeldBack: boolean): Promise<void> {
  const { house } = serving;
  say(
    'Open this link on this computer for the shared screen. It is for you alone, who look after the tables:',
    `  ${serving.screenLink}`,
    '',
  );
  const recovery = serving.recovery();
  if (recovery !== null)
    await talkOfRecovery(serving, recovery, (id) => {
      const host = house.table(id);
      if (host !== undefined) void announceTable(serving, host);
    });
  // What is finished comes first: the code to be scanned is to be in sight.
  for (const host of house.tables().toSorted((one, other) => Number(isOver(other)) - Number(isOver(one))))
    if (host.table().gone === null) await announceTable(serving, host);
    else say(`${tableTitle(host.id)} has moved: its players went on with it at another host.`);
  for (const closed of house.closed()) say(...closedText(closed));
  for (const troubled of house.troubled()) warn(...troubledText(troubled));
  for (const id of house.removed)
    say(`${tableTitle(id)} was finished more than ${KEPT_DAYS} days ago and has been removed.`);
  if (isHeldBack)
    say(
      'No new table has been opened: the game above may still come back from its phones. To play something new all the',
      'same, choose a game on the shared screen, or start again with --new.',
    );
  say('Ctrl-C stops the host; the tables can be gone on with later.');
}

/** `--forget` and `--keep` need no host, only its folder. */
function lookAfter(folder: string, { forget, keep }: { forget?: string; keep?: string }): void {
  const [id, act] = forget !== undefined ? [forget, forgetTables] : [keep ?? '', keepTables];
  try {
    const done = act({ folder, id });
    if (done.length === 0) stopWith([`There is no table ${id} in ${folder}.`]);
    say(`${forget !== undefined ? 'Deleted from this computer' : 'Kept'}: ${done.join(', ')}`);
    if (forget !== undefined) say('Phones keep what they have until it is forgotten there too.');
  } catch (error) {
    stopWith(folderText(folder, error));
  }
}

/** The folder is taken before the port, so whoever starts Palaver twice hears of the tables first. */
function whyNotServing(error: NodeJS.ErrnoException, folder: string, port: string): never {
  if (error.syscall !== 'listen' && error.syscall !== 'bind') return stopWith(folderText(folder, error));
  const isTaken = error.code === 'EADDRINUSE';
  return fail(
    isTaken
      ? `Port ${port} is in use by another program. Try another one with --port.`
      : `Port ${port} cannot be used here (${error.message}). Try another one with --port.`,
  );
}

/** Says it once for each kind of trouble. */
function tellUnsaved(stop: () => void): (error: unknown) => void {
  const said = new Set<string>();
  return (error) => {
    const text = unsavedText(error);
    if (!said.has(text.join())) warn(...text);
    said.add(text.join());
    if (troubleOf(error) === 'changed') stop();
  };
}

async function main(): Promise<void> {
  const values = readArguments();
  if (values.help) return say(...HELP.split('\n'));
  const data = resolve(values.data);
  const { forget, keep } = values;
  if (forget !== undefined || keep !== undefined)
    return lookAfter(data, { ...(forget !== undefined && { forget }), ...(keep !== undefined && { keep }) });
  const site = resolve(values.site);
  if (!hasSite(site)) fail(`There is no web app in ${site}. Start with: ${COMMAND}`);
  const game = values.game ?? Object.keys(SHELF)[0] ?? '';
  if (!Object.hasOwn(SHELF, game)) fail(`There is no game called ${game}.`);

  const botPace = values['bot-pace'];
  const pace = botPace === undefined ? undefined : wholeNumber('bot-pace', botPace, 60_000);
  const { apk } = values;
  if (apk !== undefined && !existsSync(apk)) fail(`There is no file ${apk}.`);
  const bots = wholeNumber('bots', values.bots, SHELF[game]?.seats.max ?? 0);
  const serving = await serve({
    ...(apk !== undefined && { app: await readAppFile(resolve(apk)) }),
    data,
    site,
    port: wholeNumber('port', values.port, 65_535),
    ...(pace !== undefined && { pace: () => pace }),
    recovery: values.recover,
    onUnsaved: tellUnsaved(() => process.exit(1)),
  }).catch((error: NodeJS.ErrnoException) => whyNotServing(error, data, values.port));
  const { house } = serving;
  const goesOn = house.tables().some((host) => {
    const info = host.info();
    return host.table().gone === null && !isOver(host) && (values.game === undefined || info.game === game);
  });
  // Whoever starts again after a crash, with the same command, wants the game of then: a lobby would look like it.
  const isHeldBack = !values.new && !goesOn && house.troubled().length > 0;
  if (isHeldBack) serving.offerRecovery();
  // Who comes to carry on a table wants that one, not a new one.
  if (values.new || (!goesOn && !isHeldBack && !values.recover))
    try {
      house.create(game, bots);
    } catch (error) {
      stopWith(folderText(data, error));
    }
  await announce(serving, isHeldBack);
  const nearby = announceTables({
    port: serving.port,
    addresses: serving.addresses,
    tables: () =>
      house.tables().flatMap((host) => {
        const isOpen = !values.quiet && !isOver(host) && host.table().gone === null;
        return isOpen ? [host.id] : [];
      }),
  });

  const stop = () => {
    say('', 'The tables are kept. Start again to go on.');
    void Promise.all([nearby.close(), serving.close()]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
