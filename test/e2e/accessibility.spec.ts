import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/shop-test.ts';
import type { Shopper } from '#test/e2e/shopper.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  readonly name: string;
  readonly language: 'en-us' | 'es';
  /** Pages to look around are looked at in all of them, the checkout is walked in the first. */
  readonly widths: readonly number[];
  readonly colorScheme: 'light' | 'dark';
}

/** 320 px is the narrowest phone there is, 390 a usual one, 1280 a desk. */
const looks: readonly Look[] = [
  { name: 'English, light', language: 'en-us', widths: [1280], colorScheme: 'light' },
  { name: 'Spanish, dark', language: 'es', widths: [390], colorScheme: 'dark' },
  { name: 'English, dark', language: 'en-us', widths: [320, 390, 1280], colorScheme: 'dark' },
  { name: 'Spanish, light', language: 'es', widths: [320, 1280], colorScheme: 'light' },
];

/**
 * Everything axe finds, in one line each. Card frames are transparent: in the dark axe takes them
 * for white, so their contrast is measured by a test of its own.
 */
const findings = async (page: Page): Promise<readonly string[]> => {
  const inTheDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (inTheDark ? axe.exclude('iframe') : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

const isFine = async (page: Page, where: string): Promise<void> => {
  expect.soft(await findings(page), where).toEqual([]);
};

const isFineIn = async (widths: readonly number[], page: Page, where: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await isFine(page, `${where}, ${width} px`);
  }
};

/** Pages that need nothing but their address. */
const pages = [
  '/',
  '/all-snacks',
  '/all-snacks/chips',
  '/all-snacks?view=brands',
  '/product/CHP-0102',
  '/product/CHP-0302',
  '/cart',
  '/nope',
  '/login',
  '/forgotpassword',
  '/bvrating',
  '/flaminhotshop',
  '/flaminhotuniversity',
] as const;

const opened = async (shopper: Shopper, path: string): Promise<void> => {
  await shopper.opens(path);
  await shopper.page.getByRole('heading', { level: 1 }).first().waitFor();
};

for (const { name, language, widths, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({
      viewport: { width: widths[0] ?? 1280, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });

    test(`[A11Y-04] axe finds nothing on pages to look around, ${name}`, async ({
      shopper,
      page,
      complaints,
    }) => {
      // Many pages, some of them in three widths.
      test.setTimeout(600_000);
      complaints.expect(/status of 404/);
      await shopper.remembers({ language });
      await opened(shopper, '/');
      await page.getByRole('region', { name: /Cookies/ }).waitFor();
      await isFineIn(widths, page, 'the consent banner');
      await shopper.remembers({ consent: { functional: false } });
      for (const path of pages) {
        await opened(shopper, path);
        await isFineIn(widths, page, path);
      }
    });

    test(`[A11Y-04] [P-55] axe finds nothing on the way through the checkout, ${name}`, async ({
      shopper: anyShopper,
      page,
    }) => {
      test.slow();
      const shopper = anyShopper.reading(language);
      const { words } = shopper;
      await page.clock.install();
      await shopper.remembers({ language, consent: { functional: false } });
      await opened(shopper, '/product/CHP-0102');
      await page
        .getByRole('main')
        .getByRole('button', { name: /\$4\.29/ })
        .click();
      await page.getByRole('dialog').waitFor();
      await isFine(page, 'zip dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
      await isFine(page, 'cart drawer and notification');
      await opened(shopper, '/cart');
      await page.getByRole('main').getByRole('progressbar').waitFor();
      await isFine(page, 'cart');

      await shopper.opens('/checkout/shipping');
      await shopper.heading(words['shipping.title']).waitFor();
      await isFine(page, 'shipping');
      await shopper.button(words['shipping.continue']).click();
      await page.getByRole('main').getByRole('alert').waitFor();
      await isFine(page, 'shipping with errors');
      await shopper.fillsShipping({ address: '7 Nomatch Ln' });
      await shopper.button(words['shipping.continue']).click();
      await page.getByRole('radio').first().waitFor();
      await isFine(page, 'address choice');
      await shopper.continuesToPayment();
      await shopper.cardNumber.waitFor();
      await isFine(page, 'payment');
      await shopper.typesCard('visa-ok');
      await page.clock.fastForward('12:31');
      const dialog = page.getByRole('alertdialog', { name: words['session.title'] });
      await dialog.waitFor();
      await isFine(page, 'session dialog');
      await page.keyboard.press('Escape');
      await shopper.continuesToReview();
      await isFine(page, 'review');
      await shopper.placeOrder.click();
      await shopper.thankYouOrderId();
      await isFine(page, 'thank-you');
    });
  });
}

/** WCAG 2.2 relative luminance of `[red, green, blue]`, 0 to 255. */
const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[A11Y-04] [P-55] what is typed into a card field can be read on what is really drawn, ${colorScheme}`, async ({
    shopper,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await shopper.startsCheckout();
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await shopper.cardNumber.fill('4111');
    await page.getByText('Looks like Visa').waitFor();
    const ink = await shopper.cardNumber.evaluate((field) => getComputedStyle(field).color);
    const slot = page.getByRole('group', { name: 'Card number' });
    const picture = `data:image/png;base64,${(await slot.screenshot()).toString('base64')}`;
    // A point inside the frame, right of the digits: what the eye has behind them.
    const ground = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const point = pen?.getImageData(image.width * 0.75, image.height / 2, 1, 1).data ?? [];
      return [...point].slice(0, 3);
    }, picture);
    const inkChannels = ink.match(/\d+/g)?.map(Number) ?? [];
    expect(contrast(inkChannels, ground)).toBeGreaterThanOrEqual(4.5);
  });
}

test('[A11Y-04] axe finds nothing on the error screen', async ({ shopper, page, complaints }) => {
  complaints.expect(/product-list|Failed to fetch dynamically imported module/);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/');
  await page.route('**/assets/product-list-*.js', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await shopper.heading('Oops, there is an error!').waitFor();
  await isFine(page, 'error screen');
});
