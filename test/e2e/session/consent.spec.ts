import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('[CONSENT-01] [CONSENT-03] three flags: one leaves the other, the choice stays and can be changed from the footer', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/faq');
  const banner = page.getByRole('region', { name: 'Cookies, briefly' });
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
