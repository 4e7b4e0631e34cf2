import { hasMobileData, interfaces, isAvailable, ownApk, startService, stopService } from '@/modules/phone';

/** As in Expo Go: there is no native half. */
test('without its native half the module answers with nothing and throws nothing', () => {
  expect(isAvailable).toBe(false);
  expect(interfaces()).toEqual([]);
  expect(hasMobileData()).toBe(false);
  expect(ownApk()).toBeNull();
  expect(() => {
    startService('a', 'b');
    stopService();
  }).not.toThrow();
});
