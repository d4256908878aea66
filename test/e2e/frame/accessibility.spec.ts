import { isFine, isFineIn } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

for (const language of ['en-us', 'es'] as const) {
  // Card fields keep the colours they were made in, so those stay as they are.
  const colorScheme = language === 'es' ? 'dark' : 'light';
  const widths = language === 'es' ? [390, 1280, 320] : [1280, 390, 320];
  const looks = widths.map((width) => ({ width, colorScheme }) as const);
  test(`[A11Y-04] [P-55] axe finds nothing on the way through the checkout in ${language}`, async ({
    shopper: anyShopper,
    page,
  }) => {
    test.setTimeout(900_000);
    const shopper = anyShopper.reading(language);
    const { words } = shopper;
    await page.clock.install();
    await page.emulateMedia({ colorScheme });
    await shopper.remembers({ language, consent: { functional: false } });
    await shopper.opens('/product/CHP-0102');
    await page
      .getByRole('main')
      .getByRole('button', { name: /\$4\.29/ })
      .click();
    await page.getByRole('dialog').waitFor();
    await isFineIn(looks, page, 'zip dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('progressbar').waitFor();
    await isFineIn(looks, page, 'cart drawer and notification');
    await shopper.opens('/cart');
    await page.getByRole('main').getByRole('progressbar').waitFor();
    await isFineIn(looks, page, 'cart');

    await shopper.opens('/checkout/shipping');
    await shopper.heading(words['shipping.title']).waitFor();
    await isFineIn(looks, page, 'shipping');
    await shopper.button(words['shipping.continue']).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await isFineIn(looks, page, 'shipping with errors');
    await shopper.fillsShipping({ address: '7 Nomatch Ln' });
    await shopper.button(words['shipping.continue']).click();
    await page.getByRole('radio').first().waitFor();
    await isFineIn(looks, page, 'address choice');
    await shopper.continuesToPayment();
    await shopper.cardNumber.waitFor();
    await isFineIn(looks, page, 'payment');
    await shopper.typesCard('visa-ok');
    await page.clock.fastForward('12:31');
    const dialog = page.getByRole('alertdialog', { name: words['session.title'] });
    await dialog.waitFor();
    await isFineIn(looks, page, 'session dialog');
    await page.keyboard.press('Escape');
    await shopper.continuesToReview();
    await isFineIn(looks, page, 'review');
    await shopper.placeOrder.click();
    await shopper.thankYouOrderId();
    await isFineIn(looks, page, 'thank-you');
  });
}

for (const language of ['en-us', 'es'] as const) {
  const [wide, narrow] =
    language === 'es' ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const looks = [
    { width: 390, colorScheme: wide },
    { width: 320, colorScheme: narrow },
  ];
  test(`[A11Y-04] axe finds nothing on the sheets of a phone in ${language}`, async ({
    shopper: anyShopper,
    page,
  }) => {
    const shopper = anyShopper.reading(language);
    const [filters, menu] = language === 'es' ? ['Filtros', 'Menú'] : ['Filters', 'Menu'];
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.remembers({ language, consent: { functional: false } });
    await shopper.opens('/all-snacks/chips/tortilla?brand=mazoro');
    await page.getByRole('button', { name: new RegExp(`^${filters}`) }).click();
    await page.getByRole('dialog', { name: filters }).waitFor();
    await isFineIn(looks, page, 'filter sheet');
    await page.keyboard.press('Escape');
    await shopper.button(menu).click();
    await page.getByRole('dialog', { name: menu }).waitFor();
    await isFineIn(looks, page, 'menu sheet');
  });
}

/** WCAG 2.2 relative luminance of `[red, green, blue]`, 0 to 255. */
const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[A11Y-04] [P-55] what is typed into a card field can be read on what is really drawn, ${colorScheme}`, async ({
    shopper,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await shopper.startsCheckout();
    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await shopper.cardNumber.fill('4111');
    await page.getByText('Looks like Visa').waitFor();
    const ink = await shopper.cardNumber.evaluate((field) => getComputedStyle(field).color);
    const slot = page.getByRole('group', { name: 'Card number' });
    const picture = `data:image/png;base64,${(await slot.screenshot()).toString('base64')}`;
    // A point inside the frame, right of the digits: what the eye has behind them.
    const ground = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const point = pen?.getImageData(image.width * 0.75, image.height / 2, 1, 1).data ?? [];
      return [...point].slice(0, 3);
    }, picture);
    const inkChannels = ink.match(/\d+/g)?.map(Number) ?? [];
    expect(contrast(inkChannels, ground)).toBeGreaterThanOrEqual(4.5);
  });
}

test('[A11Y-04] axe finds nothing on the error screen', async ({ shopper, page, complaints }) => {
  complaints.expect(/product-list|Failed to fetch dynamically imported module/);
  await shopper.remembers({ consent: { functional: false } });
  await shopper.opens('/');
  await page.route('**/assets/product-list-*.js', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Shop all snacks' }).click();
  await shopper.heading('Oops, there is an error!').waitFor();
  await isFine(page, 'error screen');
});
