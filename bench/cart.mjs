// Measures a press in a cart of 200 lines on a phone at 4× CPU slowdown, from the touch until the
// sum is painted.
import { chromium } from '@playwright/test';
import { seedRecord } from '#sandbox/catalog/seed-record.ts';
import { ensureChromium } from '#scripts/chromium.mjs';
import { atMost, median } from './figures/result.ts';
import { onceMore, throttled } from './phone/phone.mjs';
import { pressUntilPainted } from './phone/press.mjs';

const size = 200;
const presses = 15;

/** A stored cart with snacks of the shop; every tenth line is a mix. */
const cart = () => {
  const snacks = seedRecord().products.filter(({ kind }) => kind === 'snack');
  const lines = snacks
    .slice(0, size)
    .map(({ productId, title, priceCents, imagePath, size }, at) => {
      const facts = { quantity: 1, currentPrice: priceCents / 100, title: title.en };
      if (at % 10 !== 9) return { ...facts, id: productId, productId, imagePath, size };
      const id = `MYOMP-30-${at}`;
      const multipackList = [{ productId, quantity: 30 }];
      return { ...facts, id, productId: id, multipack: true, zNonSku: 'ZMYOMP30', multipackList };
    });
  return JSON.stringify({ version: 1, value: { lines } });
};

/** True when the count and the sum of the cart have changed. */
const isOther = ({ before }) => document.querySelector('main aside').textContent !== before;

export const cartPress = async (origin) => {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error('The cart bench needs a Chromium.');
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
    const spent = await onceMore(browser, 'the cart', async () => {
      const { context, page } = await throttled(browser);
      await page.addInitScript((text) => {
        localStorage.setItem('crunchcart:v1:cart', text);
      }, cart());
      // The pictures of 200 snacks would exceed the time-out on a slow network.
      await page.route(/\/packs\//, (route) => route.abort());
      await page.goto(`${origin}/cart`, { waitUntil: 'load' });
      await page.locator('html[data-alive]').waitFor({ state: 'attached' });
      const rows = page.locator('main').getByRole('spinbutton');
      await rows.nth(size - 1).waitFor();
      const more = page.locator('main').getByRole('button', { name: 'One more' }).nth(3);
      const summary = page.locator('main aside');
      const spent = [];
      for (let press = 0; press < presses; press += 1) {
        const before = await summary.textContent();
        const [painted] = await pressUntilPainted(page, () => more.click(), [isOther], { before });
        spent.push(painted);
        await page.evaluate(
          () =>
            new Promise((done) => requestIdleCallback(() => done(undefined), { timeout: 1000 })),
        );
      }
      await context.close();
      return spent;
    });
    const value = median(spent);
    return [atMost(`Press in a cart of ${size} lines until the sum is painted`, value, 'ms', 100)];
  } finally {
    await browser.close();
  }
};
