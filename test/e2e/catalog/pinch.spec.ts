import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[PDP-01] two fingers enlarge the picture of a product, on its page and opened', async ({
  shopper,
  page,
}) => {
  await shopper.remembers({ zip: '75024', consent: { functional: false } });
  const devtools = await page.context().newCDPSession(page);
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 0);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly number[][]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x = 0, y = 0], id) => ({ x, y, id })),
    });
  /** Two fingers on the middle of something go apart. */
  const pinches = async (box: { x: number; y: number; width: number; height: number } | null) => {
    if (box === null) throw new Error('the picture is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const apart = (by: number) => [
      [x - by, y],
      [x + by, y],
    ];
    await touch('touchStart', apart(20));
    for (let by = 24; by <= 80; by += 4) await touch('touchMove', apart(by));
    await touch('touchEnd', []);
  };
  const front = 'Front of the 9 oz Chile Lime Tortilla Chips bag';

  await shopper.opens('/product/CHP-0102');
  expect(await scale()).toBe(1);
  await pinches(await page.getByRole('main').getByRole('img', { name: front }).boundingBox());
  // A busy browser joins the moves of fingers, so the picture may grow less than they went apart.
  await expect.poll(scale).toBeGreaterThan(1.2);

  await shopper.opens('/product/CHP-0201');
  await shopper.opens('/product/CHP-0102');
  await shopper.button('Enlarge the picture').tap();
  const dialog = page.getByRole('dialog', { name: front });
  await expect(dialog).toBeVisible();
  const before = await scale();
  await pinches(await dialog.getByRole('group').boundingBox());
  await expect.poll(scale).toBeGreaterThan(before * 1.2);
});
