import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { lookAt, NAME } from '../support/browser/looks';
import { newPhone } from '../support/browser/phones';

const LONG = 400_000;
const at = hostAndBrowser('--site', 'dist/gallery');

test(
  'every piece in the gallery is as good as the screens made of it',
  async () => {
    const { page } = await newPhone(at.browser, NAME, 'small');
    await page.goto(`${new URL(at.host.link()).origin}/dev/gallery`);
    await lookAt(page, {
      where: 'gallery',
      thorough: true,
      ready: () => page.getByRole('button').nth(1).waitFor(),
      // Whole screens stand there as pieces, each with a header and a main part of its own.
      except: [
        'landmark-main-is-top-level',
        'landmark-no-duplicate-main',
        'landmark-banner-is-top-level',
        'landmark-no-duplicate-banner',
        'landmark-unique',
      ],
    });
  },
  LONG,
);
