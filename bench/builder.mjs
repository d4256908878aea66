// A press in the mix builder on a phone at 4× CPU slowdown: from the touch to the painted count.
import { chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/chromium.mjs';
import { throttled } from './pages.mjs';
import { atMost, median } from './result.ts';

/** Fills two thirds of the box; the first presses run code that was not run before and count too. */
const presses = 20;

/** Milliseconds from the press itself until the frame with another count has been painted. */
const pressUntilPainted = async (page, button) => {
  await page.evaluate(() => {
    const status = document.querySelector('section[aria-label="Box summary"] [role="status"]');
    const before = status.textContent;
    globalThis.painted = new Promise((resolve) => {
      const listen = ({ timeStamp }) => {
        const frame = () => {
          if (status.textContent === before) return requestAnimationFrame(frame);
          // The frame callback runs before its paint, a message after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(frame);
      };
      document.addEventListener('click', listen, { capture: true, once: true });
    });
  });
  await button.click();
  return page.evaluate(() => globalThis.painted);
};

export const builder = async (origin) => {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error('The builder bench needs a Chromium.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const { context, page } = await throttled(browser);
    await page.goto(`${origin}/varietypack/customize`, { waitUntil: 'networkidle' });
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    const button = page.getByRole('button', { name: /^Add one / }).first();
    const spent = [];
    for (let press = 0; press < presses; press += 1) {
      spent.push(await pressUntilPainted(page, button));
    }
    await context.close();
    return [atMost('Press in the builder until the count is painted', median(spent), 'ms', 50)];
  } finally {
    await browser.close();
  }
};
