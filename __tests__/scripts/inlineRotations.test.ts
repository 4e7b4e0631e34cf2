import { readFileSync } from 'node:fs';
import { transformSync } from '@babel/core';

import inlineRotations from '@/scripts/build/inlineRotations.cjs';

const inlined = (source: string) =>
  transformSync(source, {
    babelrc: false,
    configFile: false,
    compact: false,
    comments: false,
    plugins: [inlineRotations],
  })?.code ?? '';

const BY_CALL = {
  rotl: (a: number, b: number) => (a << b) | (a >>> (32 - b)),
  rotr: (a: number, b: number) => (a << (32 - b)) | (a >>> b),
  Chi: (a: number, b: number, c: number) => (a & b) ^ (~a & c),
  Maj: (a: number, b: number, c: number) => (a & b) ^ (a & c) ^ (b & c),
};

test('what is written in the place of a call is what was called', () => {
  const source = `
    let a = 0x12345678, b = 0x9abcdef0;
    a = rotl(a ^ b, 7);
    const turn = (c) => { c = rotl(c + a, 16); return rotl(rotl(c, 8), 12); };
    const mix = (c) => Chi(a, b, c) + Maj(a, b, c) + rotr(c, 6) + rotr(c ^ a, 11);
    return [a, turn(b), turn(a | 1), mix(a ^ 3), mix(b)];`;
  const names = Object.keys(BY_CALL).join();
  const run = (code: string) =>
    (new Function(names, code) as (...by: unknown[]) => number[])(...Object.values(BY_CALL));
  const code = inlined(`function all() { ${source} }`).replace(/^function all\(\) \{|\}$/g, '');
  expect(code).not.toMatch(/rotl|rotr|Chi|Maj/);
  expect(run(code)).toEqual(run(source));
});

test.each([
  ['the cipher', '@noble/ciphers/chacha.js', /= rotl\(/g, 30],
  ['the hash', '@noble/hashes/sha2.js', /[ (](rotr|Chi|Maj)\(/g, 11],
])('no call is left in %s that Hermes runs', (_, file, calls, many) => {
  const source = readFileSync(require.resolve(file), 'utf8');
  expect(source.match(calls)?.length).toBeGreaterThan(many);
  expect(inlined(source)).not.toMatch(calls);
});
