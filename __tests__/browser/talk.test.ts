import type { State } from '@/rules/dystocratic/types';
import { seedFrom } from '@/rules/engine/random';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 240_000;
const at = hostAndBrowser('--game', 'dystocratic', '--bots', '2');

test(
  'a talk is led from the page of all tables: phones and the shared screen show the same card, one after another',
  async () => {
    const { host, browser } = at;
    const phones = [await newPhone(browser, 'Amina', 'small'), await newPhone(browser, 'Ben', 'usual')];
    for (const [n, phone] of phones.entries()) await sitDown(phone, host.link(), 2 + n);
    await host.beginWith<State>({ seed: seedFrom(7), until: ({ phase }) => phase === 'over' });

    const control = await newPhone(browser, 'control', 'wide');
    const { page } = control;
    await page.goto(host.screenLink());
    // A host whose only game is over opens a table beside it, so there is a choice.
    await touch(control, 'Lead several tables');
    const screen = { ...control, page: await control.context.newPage() };
    await screen.page.goto(host.screenLink());
    await touch(screen, /^Table 1 · Baobab/);

    await touch(control, 'Lead the talk');
    const shown = [
      ...phones.map((phone) => phone.page.getByTestId('talk')),
      screen.page.getByTestId('shown-large'),
    ];
    await touch(control, 'Next step: How it felt');
    for (const each of shown) await each.getByText(/^How do you feel now/).waitFor();

    // On a phone one looks at the game, and comes back with the next card.
    const [amina] = phones as [(typeof phones)[number]];
    await touch(amina, 'Look at the game');
    await amina.page.getByTestId('talk').waitFor({ state: 'detached' });
    await touch(control, 'What happened', 'radio');
    const moment = page.getByRole('button', { name: /^No round was better for the AI/ });
    await moment.click();
    for (const each of shown) await each.getByText(/^No round was better for the AI/).waitFor();
    const said = await Promise.all(shown.map((each) => each.getByText(/^No round/).innerText()));
    expect(new Set(said).size).toBe(1);

    await touch(control, 'End the talk');
    for (const each of shown) await each.waitFor({ state: 'detached' });

    // The same people play once more, and nobody scans again.
    await touch(control, 'Play again');
    await touch(control, 'Yes, play again');
    for (const { page: each } of phones) await each.getByText('this phone').first().waitFor();
    await page.getByRole('button', { name: /^Start/ }).waitFor();
    expectNoErrors([control, ...phones]);
  },
  LONG,
);
