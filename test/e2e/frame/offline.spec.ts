import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a page in both languages says so, and leads back; nothing else is kept', async ({
  shopper,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await shopper.opens('/all-snacks');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state ?? ''),
    )
    .toBe('activated');
  await shopper.opens('/faq');
  await expect(shopper.heading('Questions, answered')).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${shopper.origin}/aboutus`);
  await expect(shopper.heading('No network, no crunch')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sin red no hay crujido' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const pages = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return pages.flat().map((url) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(shopper.heading('We fill boxes')).toBeVisible();
});

test('calls are the network’s alone: offline they fail as they would without a worker', async ({
  shopper,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await shopper.opens('/faq');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await shopper.opens('/faq');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  const failed = await page.evaluate(() =>
    fetch('/services/contentlist?page=faq').then(
      () => false,
      () => true,
    ),
  );
  expect(failed).toBe(true);
});
