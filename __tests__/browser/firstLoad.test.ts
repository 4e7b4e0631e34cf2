import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { newPhone, sitDown } from '../support/browser/phones';

const LIMIT = 500_000;
const LONG = 120_000;

const at = hostAndBrowser();

test(
  'a guest loads at most 500 KB, gzipped, from the scan to the seat',
  async () => {
    const phone = await newPhone(at.browser, 'Amina', 'small');
    const wire = await phone.context.newCDPSession(phone.page);
    let bytes = 0;
    let files = 0;
    await wire.send('Network.enable');
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files += 1;
    });
    await sitDown(phone, at.host.link(), 0);
    await phone.page.waitForLoadState('networkidle');
    expect(files).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  },
  LONG,
);
