import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test('with data saving nothing is fetched ahead until the shopper goes on', async ({
  shopper,
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const ahead: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/handshaking$|\/product-[\w-]+\.js$/.test(pathname)) ahead.push(pathname);
  });
  await shopper.opens('/');
  // The question comes with the last of what the page fetches for itself.
  await expect(shopper.button('Accept all')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  await page.mouse.move(200, 300);
  await expect.poll(() => ahead.some((path) => path.endsWith('handshaking'))).toBe(true);
  expect(ahead.some((path) => path.endsWith('.js'))).toBe(true);
});
