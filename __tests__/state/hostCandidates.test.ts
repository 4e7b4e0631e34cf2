import { hostCandidates, newHostCandidates } from '@/state/join/hostCandidates';

let mockInterfaces: { address: string }[] = [];
jest.mock('@/modules/phone', () => ({ interfaces: () => mockInterfaces }));

test('in a hotspot the host is where the network ends', () => {
  mockInterfaces = [{ address: '192.168.43.77' }];
  expect(hostCandidates(8787)).toEqual(['192.168.43.1:8787']);
});

test('a phone that is still in the network of its host looks nowhere else', () => {
  mockInterfaces = [{ address: '192.168.43.77' }];
  expect(newHostCandidates('192.168.43.1:8790')).toEqual([]);
});

test('after the hotspot came back under another address, the host is looked for there, at its port', () => {
  mockInterfaces = [{ address: '192.168.77.10' }];
  expect(newHostCandidates('192.168.43.1:8790')).toEqual(['192.168.77.1:8790']);
});

test('without a network there is nowhere to look', () => {
  mockInterfaces = [];
  expect(newHostCandidates('192.168.43.1:8787')).toEqual([]);
});
