// Measures a press in the mix builder on a phone at 4× CPU slowdown, from the touch until the count
// is painted.
import { chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/chromium.mjs';
import { atMost, median } from './figures/result.ts';
import { onceMore, throttled } from './phone/phone.mjs';
import { pressUntilPainted } from './phone/press.mjs';

/** Fills two thirds of the mix. The first presses run code for the first time; they count too. */
const presses = 20;

/** True when the count shown has changed. */
const isOther = ({ before }) =>
  document.querySelector('section[aria-label="Box summary"] [role="status"]').textContent !==
  before;

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
    const spent = await onceMore(browser, 'the builder', async () => {
      const { context, page } = await throttled(browser);
      await page.goto(`${origin}/varietypack/customize`, { waitUntil: 'networkidle' });
      await page.locator('html[data-alive]').waitFor({ state: 'attached' });
      const button = page.getByRole('button', { name: /^Add one / }).first();
      const status = page.locator('section[aria-label="Box summary"] [role="status"]');
      const spent = [];
      for (let press = 0; press < presses; press += 1) {
        const before = await status.textContent();
        const [painted] = await pressUntilPainted(page, () => button.click(), [isOther], {
          before,
        });
        spent.push(painted);
      }
      await context.close();
      return spent;
    });
    return [atMost('Press in the builder until the count is painted', median(spent), 'ms', 50)];
  } finally {
    await browser.close();
  }
};
