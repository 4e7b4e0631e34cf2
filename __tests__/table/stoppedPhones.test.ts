import { publicKeyOf } from '@/net/secure/keys';

import { type Phone, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const stoppedFor = ({ guest }: Phone, other: Phone) =>
  guest.state().trust.devices.find(({ key }) => key === other.keys.publicKey)?.stopped;

describe('a phone that gives nothing secret away any more', () => {
  test('[W8.21] says so to the others, who would otherwise only see that it is waited for', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b, c] = phones as [Phone, Phone, Phone];
    a.guest.compare(false);
    await table.pass(500);
    expect([b, c].map((phone) => stoppedFor(phone, a))).toEqual(['different', 'different']);
    expect(stoppedFor(a, b)).toBeUndefined();
    // Also to one that was started anew, and after the host was.
    table.reload(b);
    table.kill();
    table.restart();
    await table.pass(8_000);
    expect(stoppedFor(b, a)).toBe('different');
  });

  test('[W8.21] and a host cannot say it in its place', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b] = phones as [Phone, Phone];
    const of = `different ${publicKeyOf(table.host().secretKey)}`;
    const forged = { from: a.keys.publicKey, kind: 'stopped', of, mac: 'A'.repeat(22) };
    let told = 0;
    table.between(b, {
      tell: (frame) => {
        if (frame.t !== 'beat') return frame;
        told += 1;
        return { t: 'vouched', list: [forged] } as never;
      },
    });
    await table.pass(6_000);
    expect(told).toBeGreaterThan(0);
    expect(stoppedFor(b, a)).toBeUndefined();
  });

  test('[W8.21] nor carry to another host what was said to this one', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b] = phones as [Phone, Phone];
    a.trust?.watch.say('stopped', `different ${'ab'.repeat(32)}`);
    await table.pass(500);
    expect(stoppedFor(b, a)).toBeUndefined();
  });
});
