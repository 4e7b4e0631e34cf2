import { dystocratic } from '@/rules/dystocratic/game';
import { drawn, plainWords } from '@/rules/engine';
import { ryv } from '@/rules/ryv/game';
import { seenWords } from '@/table/host/asks/spokenWords';
import type { HostDeps } from '@/table/host/host';
import type { Op } from '@/table/wire/protocol';

import { madeScenario, sound } from '../support/designs';
import { legalOf, type Phone, pick, seated, tableOf } from '../support/tableOf';

const ANY_WORDS: Pick<HostDeps, 'defences'> = {
  defences: { words: { ofMove: () => true, ofOptions: () => true } },
};

async function discussion(host?: typeof ANY_WORDS) {
  const { table, phones } = await seated(dystocratic, 4, host ? { host } : {});
  const dealer = phones.find((phone) => legalOf(phone).some(({ type }) => type === 'deal')) as Phone;
  void dealer.guest.choose(pick(dealer, { type: 'deal' }));
  await table.pass(3_000);
  const joker = phones.find((phone) => legalOf(phone).some(({ type }) => type === 'note')) as Phone;
  const other = phones.find((phone) => phone !== joker) as Phone;
  const notes = () =>
    other.guest
      .state()
      .events.filter(({ event }) => event.type === 'noted')
      .map(({ event }) => (event as unknown as { text: string }).text);
  return { table, joker, notes };
}

/** As a client of somebody's own would: nothing is cleaned before it is sent. */
async function sends(text: string, host?: typeof ANY_WORDS) {
  const { table, joker, notes } = await discussion(host);
  const move = { type: 'note', text };
  const answer = joker.guest.ask({ type: 'move', rev: joker.guest.state().rev, move } as Op);
  await table.pass(3_000);
  return { answer: await answer, notes: notes() };
}

/** Written by number: nobody could read this test otherwise. */
const UNSEEN = {
  'a space without width': '\u200b',
  joiners: '\u200d\u200c',
  'a soft hyphen': '\u00ad',
  'a mark of direction': '\u200f',
  'an empty pattern of braille': '\u2800',
  'a filler of Hangul': '\u3164',
  'a selector': '\ufe0f',
  'a mark without a letter': '\u0301',
  'half a letter': '\ud800',
  'a letter for private use': '\ue000',
  'letters for naming countries': '\u{e0041}\u{e006d}\u{e0069}',
};
const HIDDEN = {
  'letters that nobody sees between others': 'Tr\u200bust',
  'a second sentence in tags': 'Trust\u{e0041}\u{e0042}',
  'a joiner after a joiner': 'Trust\u200d\u200d\u200d',
  'half a letter': 'Trust\udc00',
};

describe('a player whose words nobody can see', () => {
  test.each(Object.entries(UNSEEN))(
    '[A42] speaks all the same where any words are told: %s',
    async (_, text) => {
      expect(await sends(text, ANY_WORDS)).toEqual({
        answer: expect.objectContaining({ ok: true }),
        notes: [text],
      });
    },
  );

  test.each(Object.entries({ ...UNSEEN, ...HIDDEN }))(
    '[A42] [W4.24] is told that it is no text: %s',
    async (_, text) => {
      expect(await sends(text)).toEqual({ answer: { ok: false, why: 'bad-text' }, notes: [] });
    },
  );

  test('[A42] [W4.24] sends without them from a phone that is as it should be, and is not taken for a liar', async () => {
    const { table, joker, notes } = await discussion();
    const note = pick(joker, { type: 'note' });
    expect(await joker.guest.choose(note, '\u200b\u2800')).toEqual({ ok: false, why: 'bad-text' });
    const answer = joker.guest.choose(note, '\u200fTr\u200bust me\u00ad\u{e0041}');
    await table.pass(3_000);
    expect(await answer).toMatchObject({ ok: true });
    expect(notes()).toEqual(['Trust me']);
    expect(joker.guest.state().trust.alarm).toBeNull();
  });

  test.each([
    'می‌خواهم',
    'क्‍ष और क्‌ष',
    'അവന്‍',
    'שלום, 3!',
    '👩🏽‍🌾 👁️‍🗨️ ❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'ᠮᠣᠩᠭᠣᠯ᠎ᠠ',
    '葛󠄀飾',
    '…?!',
    '10\u202f000\u00a0€',
    'e\u0301',
  ])('[W4.24] people say what they say: %s', (text) => {
    expect(plainWords(text, 80)).toBe(text);
    expect(seenWords.ofMove({ text })).toBe(true);
  });

  test('[W4.24] no words are no words, and too many are none', () => {
    expect([undefined, '', ' \n ', 12, 'abcd'].map((text) => plainWords(text, 3))).toEqual([
      '',
      '',
      '',
      null,
      null,
    ]);
    expect(drawn(' A\u200c b\ufe0f\u2800c ')).toBe('Abc');
  });

  test('[A42] [W4.24] puts no scenario on the table whose name nobody sees', async () => {
    const puts = async (name: string, host?: typeof ANY_WORDS) => {
      const table = tableOf(ryv, host ? { host } : {});
      const phone = table.phone();
      await table.pass(300);
      void phone.guest.ask({ type: 'sit', seat: 0, name: 'Joker' });
      await table.pass(300);
      const design = JSON.stringify(sound(madeScenario())).replace('The Dry Valley', name);
      const answer = phone.guest.ask({ type: 'options', options: { design } });
      await table.pass(300);
      return { answer: await answer, isThere: table.host().info().options['design'] === design };
    };
    expect(await puts('\u200b', ANY_WORDS)).toEqual({ answer: { ok: true }, isThere: true });
    expect(await puts('\u200b')).toEqual({ answer: { ok: false, why: 'bad-text' }, isThere: false });
    expect(await puts('نقشه\u200cها')).toEqual({ answer: { ok: true }, isThere: true });
  });
});
