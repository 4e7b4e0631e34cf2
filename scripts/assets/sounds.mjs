import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from '../build/bundle.mjs';
import { isMain } from '../isMain.mjs';

const RATE = 11_025;
const folder = resolve(root, 'assets/sounds');

/** Mono, eight bits a sample: a short knock on a phone's own speaker needs no more. */
function wav(samples) {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, Buffer.from(samples.map((value) => Math.round(128 + value * 127)))]);
}

/** The sound files as bytes, by name. */
export async function makeSounds() {
  const synth = await bundle(
    'assets/sounds/synth.ts',
    resolve(root, 'node_modules/.cache/palaver/synth.mjs'),
  );
  const { SOUND_NAMES, render } = await import(pathToFileURL(synth).href);
  return SOUND_NAMES.map((name) => ({ name, bytes: wav(Array.from(render(name, RATE))) }));
}

if (isMain(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  const sounds = await makeSounds();
  for (const { name, bytes } of sounds) writeFileSync(resolve(folder, `${name}.wav`), bytes);
  const total = sounds.reduce((sum, { bytes }) => sum + bytes.length, 0);
  console.log(`${sounds.length} sounds, ${total} bytes`);
}
