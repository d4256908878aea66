import { delivery as english } from '#application/messages/en-us/cart/delivery.ts';
import { delivery as spanish } from '#application/messages/es/cart/delivery.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const looks = [
  { language: 'en-us', width: 390, words: english },
  { language: 'es', width: 1280, words: spanish },
] as const;

for (const { language, width, words } of looks) {
  test(`[D-SHIPPING-07] product and cart tell how long an order still ships today, by the minute and to the cut-off, in ${language}`, async ({
    shopper,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const said = (time: string) => words['delivery.today'].replace('{time}', time);
    const timer = page.getByRole('main').getByRole('timer');
    const estimate = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && /deliveryestimate/.test(response.url()),
    );
    await shopper.remembers({
      cart: { 'CHP-0102': 1 },
      zip: '75024',
      consent: { functional: false },
      language,
    });
    await shopper.opens('/product/CHP-0102');
    const text = await (await estimate).text();
    const orderBy = Number(/"orderBy":(\d+)/.exec(text)?.[1]);
    expect(orderBy).toBeGreaterThan(Date.now());

    // The device reads two hours and ten and a half minutes before the cut-off that the shop named.
    await page.clock.install({ time: orderBy - (130 * 60 + 30) * 1000 });
    await shopper.opens('/product/CHP-0102');
    await expect(timer).toHaveText(said('2 h 10 min'));
    await page.clock.runFor(60_000);
    await expect(timer).toHaveText(said('2 h 9 min'));
    // Nobody is told every minute.
    await expect(timer).toHaveAttribute('aria-live', 'off');

    await shopper.opens('/cart');
    await expect(timer).toHaveText(said('2 h 9 min'));
    await page.clock.runFor(129 * 60_000);
    await expect(timer).toHaveText(said('1 min'));
    await page.clock.runFor(60_000);
    await expect(timer).toHaveCount(0);
  });
}

for (const { language, width, words } of looks) {
  test(`[D-SHIPPING-07] the last look before the order counts to the cut-off its days were told with, in ${language}`, async ({
    shopper: one,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const shopper = one.reading(language);
    const said = (time: string) => words['delivery.today'].replace('{time}', time);
    const timer = page.getByRole('main').getByRole('timer');
    /** Minutes from now to the cut-off; half a minute more, so that a slow page says the same. */
    let minutes = 130;
    const halfOf = (count: number) => (count * 60 + 30) * 1000;
    await page.route(/validateOrder|deliveryestimate/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace(/"orderBy":\d+/, `"orderBy":${Date.now() + halfOf(minutes)}`)
        // On a holiday the day on which an order leaves has not begun.
        .replace(/"dayBegins":\d+/, `"dayBegins":${Date.now() - 60_000}`);
      await route.fulfill({ response: answer, body });
    });
    await shopper.remembers({
      cart: { 'CHP-0102': 1 },
      consent: { functional: false },
      language,
    });
    // Told anew with another cut-off, the line follows.
    for (const [left, time] of [
      [130, '2 h 10 min'],
      [45, '45 min'],
    ] as const) {
      minutes = left;
      await shopper.opens('/checkout/shipping');
      await shopper.heading(shopper.words['shipping.title']).waitFor();
      await shopper.goesToReview();
      await expect(timer).toHaveText(said(time));
      await expect(timer).toHaveAttribute('aria-live', 'off');
    }
  });
}
