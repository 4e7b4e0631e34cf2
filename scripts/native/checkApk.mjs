import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What gradle merged in from libraries shows only in the finished file: node scripts/native/checkApk.mjs FILE… */
const { wanted } = JSON.parse(readFileSync(new URL('permissions.json', import.meta.url), 'utf8'));
const tools = join(process.env.ANDROID_HOME ?? '', 'build-tools');
const tool = (name) => join(tools, readdirSync(tools).sort().at(-1), name);

function ask(name, ...args) {
  const { status, stdout, stderr } = spawnSync(tool(name), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

for (const file of process.argv.slice(2)) {
  const permissions = ask('aapt2', 'dump', 'permissions', file);
  const appId = /^package: (\S+)/m.exec(permissions)?.[1];
  const found = [...permissions.matchAll(/^uses-permission: name='([^']+)'/gm)].map(([, name]) => name);
  const missing = wanted.filter((name) => !found.includes(name));
  // Permissions that an app defines for itself let nobody do anything.
  const unwanted = found.filter((name) => !wanted.includes(name) && !name.startsWith(`${appId}.`));
  for (const name of missing) console.error(`${file}: ${name} is missing`);
  for (const name of unwanted) console.error(`${file}: ${name} is not wanted`);
  if (missing.length + unwanted.length > 0) process.exitCode = 1;
  else console.log(`${file}: ${found.length} permissions, all wanted`);

  const certificates = ask('apksigner', 'verify', '--print-certs', file);
  const fingerprint = /SHA-256 digest: ([0-9a-f]{64})/.exec(certificates)?.[1];
  const isDebugKey = /CN=Android Debug/.test(certificates);
  if (fingerprint === undefined || isDebugKey) {
    console.error(`${file}: ${isDebugKey ? 'signed with a debug key, which everybody has' : 'not signed'}`);
    process.exitCode = 1;
  } else console.log(`${file}: signed with the key ${fingerprint}`);
}
