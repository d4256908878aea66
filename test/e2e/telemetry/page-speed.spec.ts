import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { watched } from '#test/e2e/fixtures/telemetry-page.ts';

test('how fast a page and a change of page were is told by route, language and variant', async ({
  shop,
  shopper,
  page,
}) => {
  const collector = await watched(page, shop.origin, { path: '/' });
  await shopper.seesItAlive();
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await expect(shopper.heading('All snacks')).toBeVisible();
  await expect.poll(() => collector.names('PageviewData')).toContain('/all-snacks');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const speeds = () =>
    collector
      .of('EventData')
      .map(({ data }) => data.baseData)
      .filter(({ name }) => name === 'page_speed');
  await expect.poll(() => speeds().length).toBeGreaterThan(1);
  const load = speeds().find(({ properties }) => properties?.['navigation'] === 'load');
  expect(load?.properties).toMatchObject({ route: '/', language: 'en-US', variant: 'snacks' });
  expect(load?.measurements?.['lcp']).toBeGreaterThan(0);
  expect(load?.measurements?.['ttfb']).toBeGreaterThan(0);
  expect(load?.properties?.['lcpElement']).toMatch(/^[a-z0-9>-]+$/);
  const route = speeds().find(({ properties }) => properties?.['navigation'] === 'route');
  expect(route?.properties?.['route']).toBe('/all-snacks/*');
  expect(route?.measurements?.['lcp']).toBeGreaterThan(0);
});

test('no speed is told where it is sampled out', async ({ shop, shopper, page }) => {
  const settings = { speedSampling: '0.000001' };
  const collector = await watched(page, shop.origin, { path: '/', settings });
  await shopper.seesItAlive();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    history.pushState({}, '', '/terms');
  });
  await expect.poll(() => collector.names('PageviewData')).toContain('/terms');
  expect(collector.names('EventData')).not.toContain('page_speed');
});
