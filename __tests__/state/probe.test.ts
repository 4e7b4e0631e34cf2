import { askPlace } from '@/state/join/askPlace';
import { probe } from '@/state/join/probe';

let mockAvailable = true;
jest.mock('@/modules/phone', () => ({
  get isAvailable() {
    return mockAvailable;
  },
  interfaces: () => [{ address: '192.168.43.77' }],
  hasMobileData: () => true,
}));

const answers = (answer: Promise<unknown>) => {
  global.fetch = jest.fn(() => answer) as unknown as typeof fetch;
};
const clock = (...times: number[]) => {
  const left = [...times];
  return () => left.shift() ?? 0;
};

test('any answer counts as an answer, a quick failure as a refusal, a slow one as silence', async () => {
  answers(Promise.resolve({ status: 404 }));
  expect(await askPlace('http://192.168.43.1:8787', clock(0, 10))).toBe('yes');
  answers(Promise.reject(new Error('refused')));
  expect(await askPlace('http://192.168.43.1:8787', clock(0, 10))).toBe('refused');
  answers(Promise.reject(new Error('timed out')));
  expect(await askPlace('http://192.168.43.1:8787', clock(0, 4000))).toBe('silent');
});

test('the app asks the host it set out for', async () => {
  answers(Promise.resolve({ status: 200 }));
  expect(await probe({ address: '192.168.43.1', port: 9000 })).toEqual({
    own: ['192.168.43.77'],
    hasMobileData: true,
    target: '192.168.43.1',
    answer: 'yes',
  });
  expect(fetch).toHaveBeenCalledWith('http://192.168.43.1:9000/trouble.html', expect.anything());
});

test('in Expo Go the app knows only whether the host answers, and without a table not even that', async () => {
  mockAvailable = false;
  expect(await probe(null)).toEqual({ own: null, hasMobileData: null, target: null, answer: null });
});
