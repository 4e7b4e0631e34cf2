import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { isMain } from '../isMain.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const into = join(root, 'assets/fonts');
const { resolve } = createRequire(import.meta.url);
const read = (family, file) => readFileSync(resolve(`@expo-google-fonts/${family}/${file}`));

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const codes = (text) => [...text].map((letter) => letter.codePointAt(0));

/** What every guest loads: the languages of western Europe, Africa's and America's colonial ones, and signs. */
const LATIN = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...codes('‘’‚“”„‹›–—…•€−×→←™Œœ')];
const EXTENDED_A = range(0x100, 0x17f);
/** Vietnamese, Yoruba, Hausa and more: a browser asks for these only when a word on the screen needs them. */
const MORE = [...EXTENDED_A, ...codes('ƠơƯưƁɓƊɗƘƙƎǝ₫'), ...range(0x300, 0x323), ...range(0x1e00, 0x1eff)];

/** Screens of phones draw no hints; ligatures and old-style figures are not used. */
const LEAN = { noHinting: true, keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'] };

/** The letters that a TrueType file can draw, read from its character map. */
function lettersOf(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.length);
  const tables = range(0, view.getUint16(4) - 1).map((at) => 12 + at * 16);
  const cmap = view.getUint32(tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') + 8);
  const maps = range(0, view.getUint16(cmap + 2) - 1).map((at) => cmap + view.getUint32(cmap + 8 + at * 8));
  const segments = maps
    .filter((map) => view.getUint16(map) === 4)
    .flatMap((map) => {
      const count = view.getUint16(map + 6) / 2;
      return range(0, count - 1).map((at) => [
        view.getUint16(map + 16 + count * 2 + at * 2),
        view.getUint16(map + 14 + at * 2),
      ]);
    });
  return new Set(segments.flatMap(([from, to]) => range(from, Math.min(to, 0xfffe))));
}

/** `U+20-7E,U+A0` as a style sheet wants it. */
function unicodeRange(letters) {
  const runs = [];
  for (const code of [...letters].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else if (last?.[1] !== code) runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

async function main() {
  mkdirSync(into, { recursive: true });
  const atkinson = {
    400: read('atkinson-hyperlegible', '400Regular/AtkinsonHyperlegible_400Regular.ttf'),
    700: read('atkinson-hyperlegible', '700Bold/AtkinsonHyperlegible_700Bold.ttf'),
  };
  const bricolage = {
    400: read('bricolage-grotesque', '400Regular/BricolageGrotesque_400Regular.ttf'),
    700: read('bricolage-grotesque', '700Bold/BricolageGrotesque_700Bold.ttf'),
    800: read('bricolage-grotesque', '800ExtraBold/BricolageGrotesque_800ExtraBold.ttf'),
  };
  const ranges = {};

  async function cut(name, font, wanted, targetFormat = 'woff2') {
    const has = lettersOf(font);
    const letters = [...new Set(wanted)].filter((code) => has.has(code));
    const extension = targetFormat === 'woff2' ? 'woff2' : 'ttf';
    const small = await subsetFont(font, String.fromCodePoint(...letters), { ...LEAN, targetFormat });
    writeFileSync(join(into, `${name}.${extension}`), small);
    if (extension === 'woff2') ranges[name] = unicodeRange(letters);
    console.log(`${name}.${extension}: ${letters.length} letters, ${small.length} bytes`);
  }

  for (const weight of [400, 700]) {
    const own = lettersOf(atkinson[weight]);
    await cut(`text-${weight}`, atkinson[weight], [...LATIN, ...EXTENDED_A]);
    // Atkinson Hyperlegible has no Vietnamese; Bricolage lends it the letters it lacks.
    await cut(
      `text-${weight}-more`,
      bricolage[weight],
      MORE.filter((code) => !own.has(code)),
    );
  }
  await cut('display-800', bricolage[800], LATIN);
  await cut(
    'display-800-more',
    bricolage[800],
    MORE.filter((code) => !LATIN.includes(code)),
  );

  // An installed app finds a typeface by its own name, so these files are called by it.
  const all = [...LATIN, ...MORE];
  await cut('AtkinsonHyperlegible-Regular', atkinson[400], all, 'truetype');
  await cut('AtkinsonHyperlegible-Bold', atkinson[700], all, 'truetype');
  await cut('BricolageGrotesque-ExtraBold', bricolage[800], all, 'truetype');

  const rows = Object.entries(ranges).map(([name, letters]) => `  '${name}': '${letters}',\n`);
  writeFileSync(
    join(into, 'ranges.ts'),
    `/** Written by scripts/assets/fonts.mjs: the letters in each file, so that a browser fetches only what it needs. */\nexport const RANGES = {\n${rows.join('')}} as const;\n`,
  );
  for (const family of ['atkinson-hyperlegible', 'bricolage-grotesque'])
    copyFileSync(resolve(`@expo-google-fonts/${family}/LICENSE_FONT`), join(into, `OFL-${family}.txt`));
}

if (isMain(import.meta.url)) await main();
