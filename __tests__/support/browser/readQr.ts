import jsQR from 'jsqr';
import type { Browser, Page } from 'playwright-core';

/** What a camera would read off the screen: the code as it is drawn there, dot by dot. */
export async function readQr(browser: Browser, page: Page): Promise<string> {
  const code = page.getByTestId('qr');
  await code.locator('svg').waitFor();
  const picture = await code.screenshot();
  const blank = await browser.newPage();
  await blank.setContent(`<img src="data:image/png;base64,${picture.toString('base64')}">`);
  const { width, height, dots } = await blank.evaluate(() => {
    const image = document.images[0] as HTMLImageElement;
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, dots: Array.from(data) };
  });
  await blank.close();
  const read = jsQR(Uint8ClampedArray.from(dots), width, height);
  if (read === null) throw new Error('there is no code on the screen that can be read');
  return read.data;
}
