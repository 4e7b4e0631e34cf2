import type * as OpenedLink from '@/components/basics/navigation/openedLink';

type Opened = typeof OpenedLink;

const LINK = 'palaver://join#abc';

/** The app as it starts, opened by `first` or by its icon. */
function start(first: string | null) {
  jest.resetModules();
  let send: (event: { url: string }) => void = () => undefined;
  jest.doMock('expo-linking', () => ({
    getLinkingURL: () => first,
    addEventListener: (_name: string, listener: typeof send) => {
      send = listener;
    },
  }));
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { onOpenedLink } = require('@/components/basics/navigation/openedLink') as Opened;
  const heard: string[] = [];
  return {
    heard,
    open: (url: string) => send({ url }),
    page: async () => {
      const leave = onOpenedLink((link) => heard.push(link));
      await Promise.resolve();
      return leave;
    },
  };
}

test('the link that started the app is followed when the page is there, and once', async () => {
  const app = start(LINK);
  const leave = await app.page();
  expect(app.heard).toEqual([LINK]);
  leave();
  await app.page();
  expect(app.heard).toEqual([LINK]);
});

test('a link opened while the app runs is followed, before or after its page comes', async () => {
  const app = start(null);
  app.open(LINK);
  const leave = await app.page();
  expect(app.heard).toEqual([LINK]);
  app.open(LINK);
  expect(app.heard).toEqual([LINK, LINK]);
  leave();
  app.open(`${LINK}2`);
  await app.page();
  expect(app.heard).toEqual([LINK, LINK, `${LINK}2`]);
});

test('a link that leads to no table is left to others', async () => {
  const app = start('palaver://settings');
  await app.page();
  expect(app.heard).toEqual([]);
});
