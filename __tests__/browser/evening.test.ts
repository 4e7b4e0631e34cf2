import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import type { HostProcess } from '../support/browser/hostProcess';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 300_000;
const at = hostAndBrowser('--game', 'chile');

type Table = { readonly id: string; readonly game: string; readonly link: string };

/** The tables with their links, as the host tells its own computer. */
async function tablesOf(host: HostProcess): Promise<readonly Table[]> {
  const [, key = ''] = /#screen=(\w+)/.exec(host.screenLink()) ?? [];
  const answer = await fetch(`http://localhost:${host.port}/local`, { headers: { 'x-palaver': key } });
  return ((await answer.json()) as { tables: Table[] }).tables;
}

test(
  'an evening: tables are opened by touch, players call, all are paused and told, and a joker is renamed and kept out',
  async () => {
    const { host, browser } = at;
    const control = await newPhone(browser, 'control', 'wide');
    const { page } = control;
    await page.goto(host.screenLink());
    await page.getByText('Table 1 · Baobab').waitFor();
    const setUp = [
      'Menu',
      'Lead several tables',
      ...['Chile', 'Dystocratic', 'PODIUM', 'Invest', 'Raise'].map(
        (game) => new RegExp(`^One more table of ${game}`),
      ),
      'Open 5 tables',
    ];
    for (const each of setUp) await touch(control, each);
    expect(setUp.length).toBeLessThanOrEqual(12);
    const tile = async (id: string) => {
      const found = page.getByTestId(`tile-${id}`);
      await found.waitFor();
      return found;
    };
    await page.getByText('Table 6 · Cypress').waitFor();
    const all = await tablesOf(host);
    expect(new Set(all.map(({ game }) => game)).size).toBe(5);
    const [first, second] = all.filter(({ game }) => game === 'chile') as [Table, Table];

    await page.getByRole('textbox', { name: 'Name of this evening' }).fill('Thursday in Goma');
    await touch(control, 'Keep this name');
    await page.getByRole('heading', { name: 'Thursday in Goma' }).waitFor();
    await page.evaluate(() => (window.print = () => undefined));
    await touch(control, 'Codes of all tables');
    await touch(control, 'Print the codes');
    await page.emulateMedia({ media: 'print' });
    await page.locator('#paper .card').last().waitFor();
    expect(await page.locator('#paper .card').count()).toBe(6);
    // One page of A4, and nothing of the screen on it.
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
    await touch(control, 'Close');

    const tiles = [await tile(first.id), await tile(second.id)] as const;

    const phones: BrowserPhone[] = [];
    for (const [n, name] of ['Amina', 'Joker', 'Chipo', 'Duc'].entries()) {
      const phone = await newPhone(browser, name, 'small');
      await sitDown(phone, n < 2 ? first.link : second.link, n % 2);
      phones.push(phone);
    }
    const [amina, joker, chipo] = phones as [BrowserPhone, BrowserPhone, BrowserPhone];
    // Whoever leads starts; at a table that is led nobody else is offered to.
    expect(await chipo.page.getByRole('button', { name: /^Start/ }).count()).toBe(0);
    await chipo.page.getByText('Whoever leads the tables starts the game.').waitFor();
    // One after another: a tile whose game has begun has another height, and moves those below it under the finger.
    for (const each of tiles) {
      await each.getByRole('button', { name: /^Start/ }).click();
      await each.getByText(/^\d+ min$/).waitFor();
    }

    await touch(chipo, 'Raise my hand');
    await touch(chipo, 'Our table is stuck');
    await tiles[1].getByText('Chipo says that the table is stuck.').waitFor();
    await chipo.page.getByTestId('hand').waitFor();
    expect(await amina.page.getByRole('button', { name: 'Raise my hand' }).count()).toBe(0);

    await touch(control, 'Pause all games');
    for (const { page: phone } of phones) await phone.getByTestId('paused').waitFor();
    await touch(control, 'Message or clock for all');
    await touch(control, 'Look up, please');
    for (const { page: phone } of phones) await phone.getByText('Look up, please').waitFor();
    await touch(control, 'All go on');
    for (const { page: phone } of phones) await phone.getByTestId('paused').waitFor({ state: 'detached' });

    await tiles[1].getByRole('button', { name: 'Lead', exact: true }).click();
    await touch(control, 'I have answered Chipo');
    await chipo.page.getByTestId('hand').waitFor({ state: 'detached' });
    await touch(control, 'Close');

    await tiles[0].getByRole('button', { name: 'Lead', exact: true }).click();
    await touch(control, 'Give Joker another name');
    await page.getByRole('textbox', { name: 'Give Joker another name' }).fill('Citlali');
    await touch(control, 'Take this name');
    await touch(control, 'Remove Citlali from the table');
    await touch(control, 'Yes, remove Citlali');
    await joker.page.getByText('You were removed from this table.').waitFor();
    // With a new name, in a new browser, by the old link.
    const again = await newPhone(browser, 'again', 'small');
    await again.page.goto(first.link);
    await again.page.getByText(/This link is old/).waitFor();
    expectNoErrors([control, ...phones, again]);
  },
  LONG,
);
