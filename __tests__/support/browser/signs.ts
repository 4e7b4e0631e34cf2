import type { BrowserPhone } from './phones';

/** The names of the four pictures on the card of this phone, once it is there. */
export async function signOn({ page }: BrowserPhone): Promise<string> {
  const prints = page.getByTestId('sign-card').getByRole('img').first();
  await prints.waitFor();
  return (await prints.getAttribute('aria-label')) ?? '';
}
