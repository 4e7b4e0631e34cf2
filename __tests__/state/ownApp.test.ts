import { ownApp } from '@/state/hosting/ownApp';

let mockApk: { path: string; size: number } | null;
const mockSum = jest.fn(() => Promise.resolve('ab'.repeat(32)));
jest.mock('@/modules/phone', () => ({ ownApk: () => mockApk, ownApkChecksum: () => mockSum() }));

const mockClose = jest.fn();
jest.mock('expo-file-system', () => ({
  FileMode: { ReadOnly: 'r' },
  File: class {
    readonly uri: string;
    constructor(uri: string) {
      this.uri = uri;
    }
    open(mode: string) {
      const { uri } = this;
      return {
        offset: 0,
        readBytes(length: number) {
          return Buffer.from(`${uri} ${mode} ${this.offset} ${length}`);
        },
        close: mockClose,
      };
    }
  },
}));

test('the app is read where and as much as is asked, never to be written, and closed again', async () => {
  mockApk = { path: '/data/app/base.apk', size: 100 };
  const app = await ownApp();
  expect(app).toMatchObject({ size: 100, sha256: 'ab'.repeat(32) });
  expect(String(await app?.read(64, 32))).toBe('file:///data/app/base.apk r 64 32');
  expect(mockClose).toHaveBeenCalledTimes(1);
  await ownApp();
  expect(mockSum).toHaveBeenCalledTimes(1);
});

test('an app that came in parts, or on an iPhone, is not passed on', async () => {
  mockApk = null;
  expect(await ownApp()).toBeNull();
});
