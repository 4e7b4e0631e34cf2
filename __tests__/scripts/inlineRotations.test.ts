import { readFileSync } from 'node:fs';
import { transformSync } from '@babel/core';

import inlineRotations from '@/scripts/build/inlineRotations.cjs';

const inlined = (source: string) =>
  transformSync(source, { babelrc: false, configFile: false, compact: false, plugins: [inlineRotations] })
    ?.code ?? '';

const rotl = (a: number, b: number) => (a << b) | (a >>> (32 - b));

test('what is written in the place of a rotation is that rotation', () => {
  const source = `
    let a = 0x12345678, b = 0x9abcdef0;
    a = rotl(a ^ b, 7);
    const turn = (c) => { c = rotl(c + a, 16); return rotl(rotl(c, 8), 12); };
    return [a, turn(b), turn(a | 1)];`;
  const run = (code: string) => (new Function('rotl', code) as (by: typeof rotl) => number[])(rotl);
  const code = inlined(`function all(rotl) { ${source} }`).replace(/^function all\(rotl\) \{|\}$/g, '');
  expect(code).not.toContain('rotl');
  expect(run(code)).toEqual(run(source));
});

test('no call is left in the cipher that Hermes runs', () => {
  const cipher = readFileSync(require.resolve('@noble/ciphers/chacha.js'), 'utf8');
  expect(cipher.match(/= rotl\(/g)?.length).toBeGreaterThan(30);
  expect(inlined(cipher)).not.toMatch(/= rotl\(/);
});
