import { en } from '@/rules/ryv/text/en';

import { expectFaultless } from './look';
import { type BrowserPhone, touch } from './phones';

export const NAME = 'The Dry Valley';

const tick = async ({ page }: BrowserPhone, ...values: readonly string[]) => {
  for (const value of values) await page.getByTestId(`tick-${value}`).click();
};

/** The next part of the design, once it is on the screen. */
async function goOn(phone: BrowserPhone, part: string): Promise<void> {
  await touch(phone, `Next: ${part}`);
  await phone.page.getByRole('heading', { name: part, exact: true }).waitFor();
}

async function write({ page }: BrowserPhone, name: string, story: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Story', { exact: true }).fill(story);
}

/** Part by part, as the editor leads. */
export async function makeScenario(phone: BrowserPhone, origin: string): Promise<void> {
  const { page } = phone;
  await page.goto(`${origin}/design`);
  await touch(phone, en['make.new.scenario']);
  await expectFaultless(phone, 'a new one');
  await touch(phone, en['make.new.empty']);
  await expectFaultless(phone, 'nothing in it yet');
  await goOn(phone, 'Name and story');
  await write(phone, NAME, 'The river has been dry for three years. Who decides about the last wells?');
  await expectFaultless(phone, 'words');
  await goOn(phone, 'Roles for 3 players');
  await tick(phone, 'workers', 'delivery', 'resources');
  await expectFaultless(phone, 'cast');
  await goOn(phone, 'Roles for 4 players');
  await page.getByTestId('take-over').click();
  await tick(phone, 'lab');
  await goOn(phone, 'Roles for 5 players');
  await page.getByTestId('take-over').click();
  await tick(phone, 'relief');
  await goOn(phone, 'Friends and rivals');
  await touch(phone, en['make.relations.add']);
  await touch(phone, en['make.relations.poor'], 'radio');
  for (const [group, actor] of [
    ['Between', 'Local Actor'],
    ['and', 'Multinational Company'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: actor })
      .click();
  await touch(phone, en['make.relations.keep']);
  await expectFaultless(phone, 'relations');
  await goOn(phone, 'The government');
  await page.getByRole('radiogroup', { name: 'Researcher' }).getByRole('radio', { name: 'Good' }).click();
  await expectFaultless(phone, 'standings');
  await goOn(phone, 'Future 1');
  await write(phone, 'Wells for all', 'Every village has a well of its own.');
  await tick(phone, 'local', 'cso', 'ngo');
  await expectFaultless(phone, 'a future');
  await goOn(phone, 'Future 2');
  await write(phone, 'The Great Dam', 'One company owns the water.');
  await tick(phone, 'mnc', 'researcher', 'local');
  await goOn(phone, 'Future 3');
  await write(phone, 'Everyone leaves', 'The young go to the cities on the coast.');
  await tick(phone, 'cso', 'ngo', 'mnc');
  await touch(phone, en['make.overview']);
  await page.getByTestId('state').getByText(en['make.ready']).waitFor();
}
