import { isFine } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[CONSENT-01] [CONSENT-03] three flags: one leaves the other, the choice stays and can be changed from the footer', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/faq');
  const banner = page.getByRole('region', { name: 'Cookies, briefly' });
  await banner.getByRole('button', { name: 'Choose' }).click();
  await expect(banner.getByLabel('Functional: how the shop is doing')).toBeFocused();
  await banner.getByLabel('Advertising: snacks elsewhere').check();
  await banner.getByRole('button', { name: 'Save choices' }).click();
  const stored = async () =>
    JSON.parse((await page.evaluate(() => localStorage.getItem('consent'))) ?? '{}');
  await expect.poll(stored).toMatchObject({ advertising: true, functional: false, any: true });
  expect(Date.parse((await stored()).decidedAt)).not.toBeNaN();

  await page.reload();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
  await expect(banner.getByLabel('Advertising: snacks elsewhere')).toBeChecked();
  await expect(banner.getByLabel('Functional: how the shop is doing')).not.toBeChecked();
  await banner.getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(stored).toMatchObject({ advertising: false, functional: false, any: false });
});

test('[CONSENT-02] what waited for consent leaves with it, without another event', async ({
  shopper,
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/track')) posts.push(request.postData() ?? '');
  });
  await shopper.opens('/faq');
  const banner = page.getByRole('region', { name: 'Cookies, briefly' });
  await banner.waitFor();
  expect(posts).toEqual([]);
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => posts.join()).toContain('/faq');
});

for (const [language, name] of [
  ['', 'Cookies, briefly'],
  ['?lang=es-us', 'Cookies, en breve'],
] as const) {
  for (const width of [320, 390]) {
    test(`[CONSENT-03] ${name}: the question takes at most a fifth of a phone of ${width} px`, async ({
      shop,
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${shop.origin}/${language}`);
      const banner = page.getByRole('region', { name });
      await expect(banner).toBeVisible();
      const { height = Number.NaN } = (await banner.boundingBox()) ?? {};
      // At 320 px Spanish needs one more line.
      expect(height).toBeLessThanOrEqual(width === 320 ? 220 : 844 / 5);
      await expect(banner.getByRole('button')).toHaveCount(3);
      await isFine(page, name);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CONSENT-03] what was added stands above the question about cookies, which touches no style of the page before', async ({
    shopper,
    page,
  }) => {
    await shopper.remembers({ cart: {}, zip: '75024' });
    await shopper.opens('/all-snacks');
    const banner = page.getByRole('region', { name: 'Cookies, briefly' });
    await banner.waitFor();
    const styleOfPage = () => page.evaluate(() => document.documentElement.getAttribute('style'));
    expect(await styleOfPage()).toBeNull();
    const plus = page.getByRole('button', { name: /^Add .+ to cart$/ }).first();
    await plus.click();
    const bar = page.getByRole('region', { name: 'Last change to your cart' });
    await expect(bar).toBeVisible();
    const [over, under] = [await bar.boundingBox(), await banner.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    await banner.getByRole('button', { name: 'Only necessary' }).click();
    await expect(banner).toBeHidden();
    await expect.poll(styleOfPage).not.toContain('--consent-height');
  });
});
