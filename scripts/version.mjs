import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Runs within `npm version`: puts the new number wherever it stands, and refuses a release that tells people nothing. */
const read = (file) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read('package.json'));
const app = JSON.parse(read('app.json'));
const code = app.expo.android.versionCode + 1;

const NEXT = /^## Next$/m;
const changes = ['en-US', 'fr-FR', 'es-ES', 'pt-BR', 'id', 'sw'].map(
  (language) => `fastlane/metadata/android/${language}/changelogs/${code}.txt`,
);
const missing = [
  ...(NEXT.test(read('CHANGELOG.md')) ? [] : ['"## Next" in CHANGELOG.md']),
  ...changes.filter((file) => !existsSync(file)),
];
if (missing.length > 0) {
  console.error(`Nobody would know what is new. Write first: ${missing.join(', ')}`);
  console.error('Then: git checkout package.json package-lock.json, and npm version again.');
  process.exit(1);
}

/** Changes what is meant, and fails where it is not found: a number that stays behind would be found much later. */
function replace(file, pattern, by) {
  const before = read(file);
  if (!pattern.test(before)) throw new Error(`${file} has no ${pattern}`);
  writeFileSync(file, before.replace(pattern, by));
  return file;
}

const today = new Date().toISOString().slice(0, 10);
const written = [
  replace('CHANGELOG.md', NEXT, `## ${version} (${today})`),
  replace('app.json', /(?<="version": ")[^"]+/, version),
  replace('app.json', /(?<="versionCode": )\d+/, String(code)),
  replace('app.json', /(?<="buildNumber": ")\d+/, String(code)),
  replace('table/wire/version.ts', /(?<=APP_VERSION = ')[^']+/, version),
];
process.exitCode = spawnSync('git', ['add', ...written], { stdio: 'inherit' }).status ?? 1;
