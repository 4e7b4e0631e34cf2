import { player } from '@/components/feedback/player.web';

const vibrate = jest.fn();

function inBrowser(userActivation?: { hasBeenActive: boolean }): void {
  Object.defineProperty(globalThis, 'navigator', { value: { vibrate, userActivation }, configurable: true });
  vibrate.mockClear();
}

test('a page that nobody has touched yet does not buzz', () => {
  inBrowser({ hasBeenActive: false });
  player.buzz('turn');
  expect(vibrate).not.toHaveBeenCalled();
});

test.each([{ hasBeenActive: true }, undefined])('one that may have been touched does (%j)', (activation) => {
  inBrowser(activation);
  player.buzz('lock');
  expect(vibrate).toHaveBeenCalledWith(25);
});
