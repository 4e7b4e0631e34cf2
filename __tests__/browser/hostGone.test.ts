import { freePort } from '@/scripts/sim/kills/hostProcess';

import { Firefox } from '../support/browser/firefox';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 240_000;
const SMALL = { width: 360, height: 640 };
/** After the game has begun: what is fetched for later has come. */
const FETCHED_MS = 4_000;

/** What a hand can do with a page, in any browser. */
type Hand = {
  press(name: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  see(words: string): Promise<void>;
  buttons(): Promise<readonly string[]>;
  back(): Promise<unknown>;
};

const at = hostAndBrowser('--game', 'chile');

const handOf = (phone: BrowserPhone): Hand => ({
  press: (name) => touch(phone, name),
  type: (label, text) => phone.page.getByLabel(label).fill(text),
  see: (words) => phone.page.getByText(words, { exact: true }).first().waitFor(),
  buttons: async () => {
    const all = await phone.page.getByRole('button').all();
    return Promise.all(
      all.map(async (each) =>
        ((await each.getAttribute('aria-label')) ?? (await each.textContent()) ?? '').trim(),
      ),
    );
  },
  back: () => phone.page.goBack(),
});

/** Everything that can be pressed there has been, or is the way to leave the screen. */
const expectAllPressed = async ({ buttons }: Hand, pressed: readonly string[]): Promise<void> =>
  expect([...new Set(await buttons())].filter((name) => !pressed.includes(name))).toEqual([]);

/** Through all that is offered while nobody answers. Nothing is fetched any more: what is not here stays blank. */
async function pressEverything(hand: Hand, nowhere: string): Promise<void> {
  await hand.press('Trouble connecting?');
  await hand.see('Trouble connecting');
  await hand.press('Test the connection');
  await hand.see('Test again');
  await hand.press('Test again');
  await hand.see('Test again');
  await expectAllPressed(hand, ['Back', 'Test again', 'Try to join again']);
  await hand.press('Try to join again');
  await hand.see('Join a table');
  await hand.back();
  await hand.see('Trouble connecting');
  await hand.press('Back');

  await hand.press('The host is gone');
  await hand.see('Carry on elsewhere');
  await hand.type('Address', nowhere);
  await hand.type('Short code', 'ABC234');
  await hand.press('Go there');
  await hand.see('Go there');
  await hand.press('Wait for the host');
  await hand.press('The host is gone');
  await hand.see('Carry on elsewhere');
  const closes = (await hand.buttons()).filter((name) => name === 'Got it' || name === 'Close');
  await expectAllPressed(hand, ['Back', 'Go there', 'Wait for the host', ...closes]);
  await hand.press('Back');
  await hand.see('Trouble connecting?');
}

/** Home, and what is on it: the phone is no longer at the table. */
async function leave(hand: Hand): Promise<void> {
  await hand.press('Menu');
  await hand.press('Leave this table');
  if ((await hand.buttons()).includes('Leave')) await hand.press('Leave');
  await hand.see('Games');
  await hand.press('Settings');
  await hand.see('Forget everything on this phone');
}

test(
  'with the host gone, everything on the trouble and recovery screens works, in Chromium and in Firefox',
  async () => {
    const phone = await newPhone(at.browser, 'Amina', 'small');
    await sitDown(phone, at.host.link(), 0);
    const firefox = await Firefox.launch(SMALL);
    try {
      await firefox.goto(at.host.link());
      await firefox.press('Sit down on seat 2');
      await firefox.type('Your name', 'Bongani');
      await firefox.press('Sit down');
      await firefox.see('this phone');
      await touch(phone, 'Start the game');
      await phone.page.getByTestId('map').waitFor();
      await firefox.skipSign();
      await phone.page.waitForTimeout(FETCHED_MS);
      await at.host.kill();
      const nowhere = `127.0.0.1:${await freePort()}`;
      await pressEverything(handOf(phone), nowhere);
      await leave(handOf(phone));
      await pressEverything(firefox, nowhere);
      await leave(firefox);
      expectNoErrors([phone]);
    } finally {
      await firefox.close();
    }
  },
  LONG,
);
