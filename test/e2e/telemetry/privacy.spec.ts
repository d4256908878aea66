import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { errorsIn, fails, PageCollector, watched } from '#test/e2e/fixtures/telemetry-page.ts';

test('[CONSENT-02] [CONSENT-03] a withdrawal in the footer ends telemetry: no post, cookie, key, hook or header stays', async ({
  shop,
  shopper,
  page,
}) => {
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') headers.push(request.headers());
  });
  const collector = await watched(page, shop.origin, { path: '/' });
  await shopper.seesItAlive();
  // The first page's calls may have been before telemetry was there.
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect.poll(() => headers.some((one) => 'traceparent' in one)).toBe(true);
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
  const banner = page.getByRole('region', { name: 'Cookies, briefly' });
  await banner.getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('ai_');
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(left.filter((key) => /^ai_|^AI_|telemetry|appInsights/i.test(key))).toEqual([]);
  expect(await page.evaluate(() => history.pushState === History.prototype.pushState)).toBe(true);

  const before = collector.posts.length;
  headers.length = 0;
  await fails(page, 'after');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await page.reload();
  await shopper.seesItAlive();
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter((one) => 'traceparent' in one || 'request-id' in one)).toEqual([]);
  expect(collector.posts).toHaveLength(before);
  expect(await page.evaluate(() => document.cookie)).not.toContain('ai_');
});

test('[CONSENT-02] without a choice nothing of telemetry is loaded, stored or sent', async ({
  shopper,
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/insights|\/v2\/track/.test(request.url())) loaded.push(request.url());
  });
  const collector = new PageCollector(page);
  await collector.listen();
  await shopper.opens('/');
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await fails(page, 'unheard');
  expect([loaded, collector.posts.length]).toEqual([[], 0]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('ai_');
});

test('[TEL-41] what a shopper types into an address or an engine quotes never reaches a body or an address at the collector', async ({
  shop,
  page,
  complaints,
}) => {
  complaints.expect(/404|Failed to load resource/);
  const collector = await watched(page, shop.origin, { path: '/' });
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v2/track')) addresses.push(request.url());
  });
  const typed = [
    'Zenobia Quillfeather',
    '4111 1111 1111 1111',
    'zenobia@quillfeather.test',
    '(214) 555-0199',
    '77 Marmalade Lane',
  ];
  await page.goto(`${shop.origin}/all-snacks?search=${encodeURIComponent(typed[2] ?? '')}`);
  await page.goto(
    `${shop.origin}/${encodeURIComponent(typed[0] ?? '')}?q=${encodeURIComponent(typed[4] ?? '')}`,
  );
  await page.goto(`${shop.origin}/faq?q=${encodeURIComponent(typed[1] ?? '')}`);
  await expect.poll(() => collector.names('PageviewData')).toContain('/faq');
  await page.evaluate((texts) => {
    for (const text of texts) {
      const error = new SyntaxError(`Unexpected token, "${text}" is not valid JSON`);
      window.dispatchEvent(new ErrorEvent('error', { message: error.message, error }));
    }
  }, typed);
  await expect.poll(() => errorsIn(collector).length).toBe(5);

  const all = `${JSON.stringify(collector.items)}${addresses.join()}`;
  expect(all).not.toMatch(/zenobia|quillfeather|4111|555-?0199|marmalade/i);
});
