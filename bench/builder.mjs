// A press in the builder at 4× CPU slowdown: from the press to the frame that shows the new count.
import { chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/chromium.mjs';
import { browserArguments, pressUntil, throttled } from './pages.mjs';
import { atMost, median } from './result.ts';

const presses = 12;

/** How many bags the box holds, as its dock says. */
const bagsIn = (page) =>
  page.evaluate(() => document.querySelectorAll('main section [style*="--b"]').length);

const shows = ({ bags }) =>
  document.querySelectorAll('main section [style*="--b"]').length === bags;

export const builder = async (origin) => {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error('The builder bench needs a Chromium.');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const { context, page } = await throttled(browser, () => undefined);
    await page.goto(`${origin}/varietypack/customize`, { waitUntil: 'networkidle' });
    const plus = page.getByRole('button', { name: /^Add one / }).first();
    // The first press fetches code; those after it are what a box is filled with.
    await plus.click();
    await page.waitForFunction(() => document.querySelector('main section [style*="--b"]'));
    const [add, remove] = [[], []];
    for (let press = 0; press < presses; press += 1) {
      const before = await bagsIn(page);
      const each = before / (await page.locator('main section [style*="--b"]').count() / before);
      void each;
      const [spent] = await pressUntil(page, () => plus.click(), [shows], { bags: before + 2 });
      add.push(spent);
    }
    await context.close();
    void remove;
    return [atMost('Press in the builder until it is painted', median(add), 'ms', 50)];
  } finally {
    await browser.close();
  }
};
