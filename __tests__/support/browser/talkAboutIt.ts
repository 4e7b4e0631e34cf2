import { type BrowserPhone, touch } from './phones';

const MOST_CARDS = 20;

/** Turns the cards of the debrief until all of these have been seen on one. */
export async function talkAboutIt(phone: BrowserPhone, wanted: readonly string[]): Promise<void> {
  await touch(phone, 'Talk about it');
  const left = new Set(wanted);
  for (let card = 0; card < MOST_CARDS && left.size > 0; card += 1) {
    await phone.page.getByTestId(`debrief-${card}`).waitFor();
    for (const id of left) if ((await phone.page.getByTestId(id).count()) > 0) left.delete(id);
    if (left.size > 0) await touch(phone, 'Next card');
  }
  expect([...left]).toEqual([]);
}
