import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless, settle } from '../support/browser/look';
import { expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 200_000;
/** A page and a half of a small phone, where the list was nearly four. */
const OPTIONS_HIGH = 1_300;

const at = hostAndBrowser('--game', 'ryv');

test(
  'the lobby says what is true of each stool, offers what helps now, and has options that fit',
  async () => {
    const { host, browser } = at;
    const phones = [];
    for (const [seat, name] of ['Amina', 'Citlali Hernández', 'Oumar'].entries()) {
      const phone = await newPhone(browser, name, seat === 1 ? 'usual' : 'small');
      await sitDown(phone, host.link(), seat);
      phones.push(phone);
    }
    const [first, second, third] = phones as [(typeof phones)[0], (typeof phones)[0], (typeof phones)[0]];
    const stool = (seat: number) => first.page.getByTestId(`stool-${seat}`);
    await stool(2).getByText('own phone').waitFor();
    await stool(0).getByText('this phone').waitFor();
    await stool(3).getByText('touch to sit').waitFor();
    await first.page.getByText('3 are here, 2 stools are free').waitFor();
    await first.page.getByRole('button', { name: 'Start with 3', exact: true }).waitFor();
    await expectFaultless(first, 'the lobby of who leads');

    // Who may not start is told who does, and finds no button that does nothing.
    await second.page.getByText('Amina starts the game.').waitFor();
    expect(await second.page.getByRole('button', { name: /^Start/ }).count()).toBe(0);
    expect(await second.page.locator('[aria-disabled=true]').count()).toBe(0);

    await third.page.close();
    await stool(2).getByText('away, seat kept').waitFor({ timeout: 60_000 });

    await touch(first, 'How we play');
    const sheet = first.page.locator('[aria-modal=true]');
    const expectToFit = async () => {
      await settle(first.page);
      const high = await sheet.evaluate((modal) =>
        Math.max(...[...modal.querySelectorAll('*')].map(({ scrollHeight }) => scrollHeight)),
      );
      expect(high).toBeLessThan(OPTIONS_HIGH);
    };
    await expectToFit();
    // What means nothing in the first game is not asked for.
    expect(await sheet.getByRole('radiogroup', { name: 'Scenario' }).count()).toBe(0);
    await sheet.getByRole('radio', { name: 'full game' }).click();
    await sheet.getByRole('radiogroup', { name: 'Scenario' }).waitFor();
    await expectToFit();
    expect(await sheet.getByRole('radiogroup', { name: 'First player' }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'More choices' }).click();
    await sheet.getByRole('radiogroup', { name: 'First player' }).waitFor();
    expectNoErrors([first, second]);
  },
  LONG,
);

test(
  'a table is called by its number and its tree, never by its id',
  async () => {
    const screen = await newPhone(at.browser, 'screen', 'wide');
    await screen.page.goto(at.host.screenLink());
    await screen.page.getByText('Table 1 · Baobab').waitFor();
    const shown = await screen.page.evaluate(() => document.body.innerText);
    const [id = ''] = at.host.records().flatMap((record) => (record.t === 'table' ? [record.id] : []));
    expect(id).toHaveLength(8);
    expect(shown).not.toContain(id.slice(0, 4));
    expect(at.host.output).toContain('Table 1 · Baobab (ryv, lobby)');
    expectNoErrors([screen]);
  },
  LONG,
);

test(
  'the host’s own computer shows its tables once the link of the terminal was opened, and not by the address alone',
  async () => {
    const screen = await newPhone(at.browser, 'screen', 'wide');
    const { page } = screen;
    await page.goto(`http://localhost:${at.host.port}/`);
    await page.getByText(/open the link that the terminal of this computer shows/).waitFor();
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Baobab');
    await touch(screen, 'All games');
    await page.waitForURL(/localhost:\d+\/$/);
    // Only what stands behind `#` is another: the browser loads nothing anew.
    await page.goto(at.host.screenLink());
    await page.getByText('Table 1 · Baobab').waitFor();
    expect(page.url()).not.toContain('#');
    await page.goto(`http://localhost:${at.host.port}/`);
    await page.getByText('Table 1 · Baobab').waitFor();
    // The browser itself notes that the host refused, before it had the key.
    expect(screen.errors.filter((error) => !error.includes('403'))).toEqual([]);
  },
  LONG,
);
