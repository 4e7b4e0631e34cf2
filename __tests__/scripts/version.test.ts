import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder = '';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const run = (...command: readonly [string, ...string[]]) => {
  const [program, ...args] = command;
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
};
const bump = () => run(process.execPath, resolve('scripts/version.mjs'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-version-'));
  run('git', 'init', '-q');
  for (const file of ['app.json', 'table/wire/version.ts']) cpSync(resolve(file), join(folder, file));
  write('package.json', '{ "version": "7.8.9" }');
  write('CHANGELOG.md', '# What changed\n\n## Next\n\n- A change.\n\n## 0.0.1\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

type App = { expo: { version: string; android: { versionCode: number }; ios: { buildNumber: string } } };
const app = () => (JSON.parse(read('app.json')) as App).expo;

test('a new number stands everywhere, and is added to the commit', () => {
  const code = app().android.versionCode + 1;
  for (const language of ['en-US', 'fr-FR', 'es-ES', 'pt-BR', 'id', 'sw'])
    write(`fastlane/metadata/android/${language}/changelogs/${code}.txt`, 'A change.');
  expect(bump()).toMatchObject({ stderr: '', status: 0 });
  expect(app()).toMatchObject({
    version: '7.8.9',
    android: { versionCode: code },
    ios: { buildNumber: `${code}` },
  });
  expect(read('table/wire/version.ts')).toContain("APP_VERSION = '7.8.9'");
  expect(read('CHANGELOG.md')).toMatch(/^## 7\.8\.9 \(\d{4}-\d\d-\d\d\)$/m);
  expect(run('git', 'diff', '--cached', '--name-only').stdout.trim().split('\n').sort()).toEqual([
    'CHANGELOG.md',
    'app.json',
    'table/wire/version.ts',
  ]);
});

test('a release that tells people nothing is refused, and nothing is written', () => {
  const before = read('app.json');
  write('CHANGELOG.md', '# What changed\n\n## 0.0.1\n');
  const { status, stderr } = bump();
  expect(status).toBe(1);
  expect(stderr).toContain('"## Next" in CHANGELOG.md');
  expect(stderr).toContain('fr-FR/changelogs/');
  expect(read('app.json')).toBe(before);
});
