import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

/**
 * Grounds of some size in one page: yellow ones of the shop itself (operators choose those of shelves and brands),
 * and white ones that are no button or choice: payment buttons are as their companies demand.
 */
const groundsOn = (page: Page) =>
  page.evaluate(() => {
    const yellow = new Set<string>();
    const white = new Set<string>();
    const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Red, green, blue and how much of it, in whatever form a colour is written. */
    const painted = (color: string): readonly number[] => {
      if (paper === null) return [];
      paper.clearRect(0, 0, 1, 1);
      paper.fillStyle = color;
      paper.fillRect(0, 0, 1, 1);
      return [...paper.getImageData(0, 0, 1, 1).data];
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { width, height } = element.getBoundingClientRect();
      if (width * height < 1500 || !element.checkVisibility()) continue;
      if (element.style.getPropertyValue('--bg') !== '') continue;
      const ground = getComputedStyle(element).backgroundColor;
      const [red = 0, green = 0, blue = 0, alpha = 0] = painted(ground);
      if (alpha < 128) continue;
      if (red > 190 && green > 120 && blue < 80 && green / red > 0.6) yellow.add(ground);
      // What was chosen is in ink, and its ground as bright as text.
      const isPressed = element.closest('button, [role="button"], label') !== null;
      if (red > 235 && green > 225 && blue > 215 && !isPressed) {
        white.add(`${element.tagName} ${element.className}`);
      }
    }
    return { yellow: [...yellow], white: [...white] };
  });

test.use({ colorScheme: 'dark' });

test('[A11Y-04] in the dark there is one yellow, calmer than by day, and no white box', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: false } });
  const yellows = new Set<string>();
  for (const path of ['/', '/all-snacks', '/varietypack/customize', '/giftcards', '/cart']) {
    await shopper.opens(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const { yellow, white } = await groundsOn(page);
    expect.soft(white, path).toEqual([]);
    for (const each of yellow) yellows.add(each);
  }
  expect([...yellows]).toHaveLength(1);
  await page.emulateMedia({ colorScheme: 'light' });
  const { yellow } = await groundsOn(page);
  expect(yellow).toHaveLength(1);
  expect(yellow).not.toEqual([...yellows]);
});
