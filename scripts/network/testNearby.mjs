import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needTools } from '../test/debian.mjs';
import { setup } from '../setup.mjs';

/**
 * Does a stranger's program find the tables of a laptop host? avahi-browse, in a network of its own with the host and
 * nobody else: no route out, no DNS, as in a hotspot. Needs Linux and root.
 */
const HOST = { space: `palaver-h${process.pid}`, link: `ph${process.pid}`, address: '10.77.0.1' };
const GUEST = { space: `palaver-g${process.pid}`, link: `pg${process.pid}`, address: '10.77.0.2' };
const PORT = 8787;
const GAME = 'podium';
const PATIENCE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'palaver-nearby-'));
const started = [];

function must(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

const inside = ({ space }, ...command) => ['netns', 'exec', space, ...command];

function start(place, ...command) {
  const child = spawn('ip', inside(place, ...command), { stdio: 'pipe', detached: true, env: withBus });
  const heard = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (heard.text += chunk.toString()));
  started.push(child);
  return heard;
}

async function until(what, condition) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = condition();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`${what} did not come within ${PATIENCE_MS / 1000} s`);
}

function network() {
  for (const { space } of [HOST, GUEST]) must('ip', 'netns', 'add', space);
  must(
    'ip',
    'link',
    'add',
    HOST.link,
    'netns',
    HOST.space,
    'type',
    'veth',
    'peer',
    'name',
    GUEST.link,
    'netns',
    GUEST.space,
  );
  for (const place of [HOST, GUEST]) {
    must('ip', ...inside(place, 'ip', 'address', 'add', `${place.address}/24`, 'dev', place.link));
    for (const link of ['lo', place.link]) must('ip', ...inside(place, 'ip', 'link', 'set', link, 'up'));
  }
}

const bus = `unix:path=${join(folder, 'bus')}`;
const withBus = { ...process.env, DBUS_SYSTEM_BUS_ADDRESS: bus };

/** Avahi with a bus of its own, so that nothing of this machine's own is touched. */
function avahi() {
  writeFileSync(
    join(folder, 'bus.conf'),
    `<busconfig><type>system</type><listen>${bus}</listen><auth>EXTERNAL</auth><policy context="default">
     <allow send_destination="*" eavesdrop="true"/><allow receive_sender="*"/><allow own="*"/><allow user="*"/></policy></busconfig>`,
  );
  writeFileSync(
    join(folder, 'avahi.conf'),
    `[server]\nuse-ipv6=no\nallow-interfaces=${GUEST.link}\n[publish]\n`,
  );
  start(GUEST, 'dbus-daemon', '--nofork', `--config-file=${join(folder, 'bus.conf')}`);
  const run = 'mount -t tmpfs none /run && exec avahi-daemon --no-drop-root --no-chroot --no-rlimits -f "$0"';
  const when = `until [ -S "$1" ]; do sleep 0.1; done; ${run}`;
  const given = [join(folder, 'avahi.conf'), join(folder, 'bus')];
  return start(GUEST, 'unshare', '--mount', 'sh', '-c', when, ...given);
}

function host() {
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<p>the app</p>');
  const options = ['--port', String(PORT), '--data', join(folder, 'data'), '--site', site, '--game', GAME];
  return start(HOST, process.execPath, 'scripts/run.mjs', 'server/play.ts', ...options);
}

/** One line for each service that was found and resolved. */
function browse() {
  const { stdout } = spawnSync('ip', inside(GUEST, 'avahi-browse', '-rtpk', '_palaver._tcp'), {
    encoding: 'utf8',
    env: withBus,
    timeout: 10_000,
  });
  return (stdout ?? '').split('\n').filter((line) => line.startsWith('='));
}

function expectSame(what, got, wanted) {
  if (JSON.stringify(got) === JSON.stringify(wanted)) return;
  throw new Error(`${what}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
}

async function check() {
  network();
  const daemon = avahi();
  const said = host();
  await until('the host', () => /\/join#\S+\s/.test(said.text));
  await until('avahi', () => daemon.text.includes('Server startup complete'));
  const [, code] = /Table \d+ .*the code to type is (\w+)\./.exec(said.text);
  const [, secret] = /\/join#(\S+)/.exec(said.text);
  // People are told a table's number and tree; its id stands in the link, after three bytes.
  const table = Buffer.from(secret, 'base64url').subarray(3, 11).toString();

  const lines = await until('the table', () => {
    const found = browse();
    return found.length > 0 ? found : null;
  });
  expectSame('services found', lines.length, 1);
  const [, , , name, type, , , address, port, txt] = lines[0].split(';');
  expectSame('name', name, `Palaver\\032${table}`);
  expectSame('type', type, '_palaver._tcp');
  expectSame('place', [address, port], [HOST.address, String(PORT)]);
  const words = [...txt.matchAll(/"([^"]*)"/g)].map(([, word]) => word).sort();
  expectSame(
    'fields',
    words.map((word) => word.split('=')[0]),
    ['table', 'v'],
  );
  expectSame('table', words[0], `table=${table}`);
  for (const hidden of [GAME, code, secret.slice(0, 40)])
    if (lines[0].includes(hidden)) throw new Error('the announcement lets strangers in');

  const asked = ['scripts/run.mjs', 'scripts/network/askCode.ts', `${address}:${port}`, code];
  const link = must('ip', ...inside(GUEST, process.execPath, ...asked));
  if (!link.includes(`http://${HOST.address}:${PORT}/join#`))
    throw new Error(`the typed code leads to ${link}`);

  const playing = started.at(-1);
  process.kill(-playing.pid, 'SIGINT');
  await until('the end of the table', () => browse().length === 0);
  console.log(`avahi-browse found ${name} at ${address}:${port} with ${words.join(' ')}, and its end.`);
}

setup();
needTools({
  ip: 'iproute2',
  unshare: 'util-linux',
  'dbus-daemon': 'dbus',
  'avahi-daemon': 'avahi-daemon',
  'avahi-browse': 'avahi-utils',
});
try {
  await check();
  console.log('nearby: 1 passed, 0 failed');
} catch (error) {
  console.error(error.message);
  console.error('nearby: 0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  for (const child of started)
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  for (const { space } of [HOST, GUEST]) spawnSync('ip', ['netns', 'del', space]);
  rmSync(folder, { recursive: true, force: true });
}
