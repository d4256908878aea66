import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

declare global {
  interface Window {
    shows?: () => void;
  }
}

test('a page that a browser prepares ahead asks and tells nothing until somebody sees it', async ({
  shopper,
  page,
  shop,
}) => {
  await shopper.remembers({ cart: { 'CHP-0102': 2 }, consent: { functional: true } });
  // As a browser that prepares a page says it; no browser can be driven to do that.
  await page.addInitScript(() => {
    let isPrepared = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrepared });
    window.shows = () => {
      isPrepared = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr', 'ping', 'websocket', 'eventsource'].includes(
      request.resourceType(),
    );
    if (isCall) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${shop.origin}/all-snacks/chips`, { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  expect(asked).toEqual([]);
  await expect(page.locator('html[data-alive]')).toHaveCount(0);
  await page.evaluate(() => window.shows?.());
  // What was pressed is done, what was stored is there, and the shop is asked.
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
