import type { HostDeps } from '@/table/host/host';
import { plainName } from '@/table/host/asks/names';

import { type Phone, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const ANY_NAME: Pick<HostDeps, 'defences'> = { defences: { names: (name) => ({ name }) } };

async function sat(names: readonly string[], host?: typeof ANY_NAME) {
  const table = tableOf(toyGame(), host ? { host } : {});
  const phones = names.map(() => table.phone());
  await table.pass(200);
  const answers: unknown[] = [];
  for (const [seat, name] of names.entries()) {
    const answer = (phones[seat] as Phone).guest.ask({ type: 'sit', seat, name });
    await table.pass(200);
    answers.push(await answer);
  }
  return { table, phones, answers };
}

const OK = { ok: true };
const LIKE_AMINA = [
  'Amina',
  'amina',
  ' A mina',
  'Amina\u200b',
  'A\u00admina',
  'Ami\u2060na',
  'Ａｍｉｎａ',
  'Amina\u3164',
  // Letters of other alphabets: Cyrillic, Greek, Armenian, Cherokee.
  '\u0410mina',
  'Amin\u0430',
  '\u0391\u039c\u0399\u039d\u0391',
  'Am\u0456na',
  'A\u043cin\u0430',
  'Ami\u0578a',
  '\u13aamina',
  'Am\u0131na',
  'Arnina',
  // Small capitals, Coptic, small Cherokee, and letters in black circles, squares and flags.
  'ᴀᴍɪɴᴀ',
  'Amın\u1d00',
  'A\u2c98ina',
  '\uab7amina',
  '🅐mina',
  '🅰mina',
  '🇦mina',
  // Lines under and through it.
  'A\u0332m\u0332i\u0332n\u0332a\u0332',
  'A\u0336mina',
];
const UNSEEN = ['\u200b', '\u3164', '\u2800', '\u00ad\u200d', '…', '\u0301', '\ufe0f', ' \u00a0 '];
const STACKED = ['Z\u0300\u0301\u0302\u0303\u0304', `a${'\u0336'.repeat(8)}`];

const ENCLOSED = ['Amina\u0489', 'A\u20ddmina', 'A\u20e3', 'A\ua670'];
const HALVED = ['Amina\ud800', '\udc00Amina', 'A\ud83dmina'];

describe('a player who takes another’s name, or one that nobody can read', () => {
  test.each(LIKE_AMINA)('[A29] [W4.12] cannot pass for another: %j', async (name) => {
    expect((await sat(['Amina', name])).answers).toEqual([OK, { ok: false, why: 'name-taken' }]);
    expect((await sat(['Amina', name], ANY_NAME)).answers).toEqual([OK, OK]);
  });

  test.each([...UNSEEN, ...STACKED, ...ENCLOSED, ...HALVED])(
    '[A29] [W4.12] must be seen, on one line: %j',
    async (name) => {
      expect((await sat(['Amina', name])).answers).toEqual([OK, { ok: false, why: 'bad-name' }]);
      expect((await sat(['Amina', name], ANY_NAME)).answers).toEqual([OK, OK]);
    },
  );

  test('[A29] cannot rename themselves so either, but may keep their own', async () => {
    const renaming = async (host?: typeof ANY_NAME) => {
      const { table, phones } = await sat(['Amina', 'Ben'], host);
      const answers: unknown[] = [];
      for (const name of ['AMINA', '\u200b', 'ben']) {
        const answer = (phones[1] as Phone).guest.ask({ type: 'rename', name });
        await table.pass(200);
        answers.push(await answer);
      }
      return answers;
    };
    expect(await renaming(ANY_NAME)).toEqual([OK, OK, OK]);
    expect(await renaming()).toEqual([{ ok: false, why: 'name-taken' }, { ok: false, why: 'bad-name' }, OK]);
  });

  test.each([
    'José',
    'Nguyễn Văn Đạt',
    'ज़िंदगी',
    'محمّد',
    'יוֹסֵף',
    '王小明',
    'พิมพ์ใจ',
    'O’Neill',
    '😀',
    '7',
    '👩‍🚀',
    'علی‌رضا',
    '7\ufe0f\u20e3',
    'А\u0306нна',
    'ʻOkina',
    'ꮳꮃꮅ',
    'اهوره',
    'Ωμέγα',
  ])('people are called what they are called: %s', (name) =>
    expect(plainName(name, ['Amina', 'Ben'])).toEqual({ name }),
  );

  test.each([
    ['Bill', 'BiIl'],
    ['Bill', 'Bi11'],
    ['Otto', '0tt0'],
    ['Павел', 'Пaвeл'],
    ['Zoë', 'Zо\u0451'],
    ['Zoro', 'Zor\u0966'],
    ['Lili', 'L\u026al\u026a'],
  ])('[A29] [W4.12] %s is not %s', (one, other) =>
    expect(plainName(other, [one])).toEqual({ why: 'name-taken' }),
  );

  test.each([
    ['José', 'Jose'],
    ['Ali', 'All'],
    ['Anna', 'Hanna'],
    ['Иван', 'Ivan'],
    ['Κώστας', 'Kostas'],
    ['Ζωή', 'Zwn'],
    ['اهوره', 'اهواز'],
    ['Żaneta', 'Zaneta'],
  ])('%s and %s may sit at one table', (one, other) => {
    expect(plainName(other, [one])).toEqual({ name: other });
    expect(plainName(one, [other])).toEqual({ name: one });
  });
});
