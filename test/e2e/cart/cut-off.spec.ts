import { delivery as english } from '#application/messages/en-us/cart/delivery.ts';
import { delivery as spanish } from '#application/messages/es/cart/delivery.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const looks = [
  { language: 'en-us', width: 390, words: english },
  { language: 'es', width: 1280, words: spanish },
] as const;

/** From now to the cut-off as it is written: whole minutes. */
const timeTo = (cutOff: number, now: number): string => {
  const minutes = Math.floor((cutOff - now) / 60_000);
  const rest = minutes % 60;
  const hours = (minutes - rest) / 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

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

    // The device's clock goes on while a busy machine opens a page.
    const now = () => page.evaluate(() => Date.now());
    const tellsWhatIsLeft = () =>
      expect(async () => {
        expect(await timer.textContent()).toBe(said(timeTo(orderBy, await now())));
      }).toPass();

    // The device reads two hours and ten and a half minutes before the cut-off that the shop named.
    await page.clock.install({ time: orderBy - (130 * 60 + 30) * 1000 });
    await shopper.opens('/product/CHP-0102');
    await tellsWhatIsLeft();
    await page.clock.runFor(60_000);
    await tellsWhatIsLeft();
    // Nobody is told every minute.
    await expect(timer).toHaveAttribute('aria-live', 'off');

    await shopper.opens('/cart');
    await tellsWhatIsLeft();
    await page.clock.runFor(orderBy - (await now()) - 100_000);
    await expect(timer).toHaveText(said('1 min'));
    await page.clock.runFor(2 * 60_000);
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
    /** From the answer to the cut-off, minutes; half a minute more. */
    let minutes = 130;
    let cutOff = 0;
    await page.route(/validateOrder|deliveryestimate/, async (route) => {
      const answer = await route.fetch();
      const orderBy = Date.now() + (minutes * 60 + 30) * 1000;
      if (route.request().url().includes('validateOrder')) cutOff = orderBy;
      const body = (await answer.text())
        .replace(/"orderBy":\d+/, `"orderBy":${orderBy}`)
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
    for (const left of [130, 45]) {
      minutes = left;
      await shopper.opens('/checkout/shipping');
      await shopper.heading(shopper.words['shipping.title']).waitFor();
      await shopper.goesToReview();
      await expect(async () => {
        expect(await timer.textContent()).toBe(said(timeTo(cutOff, Date.now())));
      }).toPass();
      await expect(timer).toHaveAttribute('aria-live', 'off');
    }
  });
}
