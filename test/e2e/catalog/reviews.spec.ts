import type { Locator, Page } from '@playwright/test';
import { reviews as english } from '#application/messages/en-us/catalog/reviews.ts';
import { reviews as spanish } from '#application/messages/es/catalog/reviews.ts';
import { isFine, isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import { joins, memberWords } from '#test/e2e/fixtures/member.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

const productId = 'NUT-0102';
const words = memberWords['en-us'];

/** What search engines are told about the product. */
const toldOf = async (page: Page): Promise<string> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join();

test('[ORDER-05] somebody buys, rates what was delivered, and everybody reads it once the shop allowed it', async ({
  shopper,
  shop,
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 4\d\d/);
  const email = `nia-${crypto.randomUUID()}@example.com`;
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.remembers({ cart: { [productId]: 2 }, consent: { functional: false } });
  await shopper.opens('/createaccount?returnTo=/checkout/shipping');
  await joins(page, email);
  await page.waitForURL((url) => url.pathname === '/checkout/shipping');
  await shopper.heading(shopper.words['shipping.title']).waitFor();
  await shopper.goesToReview();
  await shopper.placeOrder.click();
  const orderId = await shopper.thankYouOrderId();

  const section = page.getByRole('region', { name: english['reviews.title'], exact: true });
  const rating = page.getByRole('img', { name: 'Rating: 4 of 5. Reviews: 1' });
  await shopper.opens(`/product/${productId}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(section.getByText(english['reviews.none'])).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rating:/ })).toHaveCount(0);
  expect(await toldOf(page)).toContain('"@type":"Product"');
  expect(await toldOf(page)).not.toContain('aggregateRating');

  // Not before it is there.
  await section.getByRole('link', { name: english['reviews.write'] }).click();
  await shopper.heading(english['reviews.pageTitle']).waitFor();
  await expect(main.getByText(english['reviews.notDelivered'])).toBeVisible();
  await expect(shopper.button(english['reviews.send'])).toHaveCount(0);
  await shop.sandbox.moves(orderId, 'ship', { carrier: 'UPS', trackingNumber: '1Z999AA1' });
  await shop.sandbox.moves(orderId, 'deliver');
  await main.getByRole('link', { name: words['orders.title'] }).last().click();
  await shopper.heading(words['orders.title']).waitFor();
  await main.getByRole('link', { name: `Rate ${title}` }).click();

  await shopper.button(english['reviews.send']).click();
  const summary = main.getByRole('alert');
  await expect(summary.getByRole('listitem')).toHaveText(['Choose a rating']);
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
  await page.getByLabel(english['reviews.text']).fill('Ask me: 214 555 0100');
  await shopper.button(english['reviews.send']).click();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Choose a rating',
    /^Review is read by everybody: leave out/,
  ]);
  await isFineIn(looksOf['en-us'], page, 'the form of a review with errors');
  // By keyboard: from the first star to the fourth.
  await summary.getByRole('link', { name: 'Choose a rating' }).press('Enter');
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByLabel(english['reviews.headline']).fill('Gone in an evening');
  await page.getByLabel(english['reviews.text']).fill('Roasted dark.\nNot one soft nut.');
  await shopper.button(english['reviews.send']).click();
  await expect(main.getByRole('status').getByText(english['reviews.sent'])).toBeVisible();
  await page.reload();
  await expect(main.getByText(english['reviews.waiting'])).toBeVisible();
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();

  // Nobody sees it before it was read.
  await shopper.opens(`/product/${productId}`);
  await expect(section.getByText(english['reviews.none'])).toBeVisible();
  await shop.sandbox.decidesReviews(title, 'allow');
  await expect(async () => {
    await page.reload();
    await expect(rating).toHaveCount(2, { timeout: 3000 });
  }).toPass({ timeout: 120_000 });
  await expect(rating.first()).toHaveText('4.0 (1)');
  // Under the name, above what it costs.
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
  const heading = page.getByRole('heading', { level: 1 });
  expect(await top(rating.first())).toBeGreaterThan(await top(heading));
  expect(await top(rating.first())).toBeLessThan(
    await top(page.getByRole('button', { name: /^Add/ }).first()),
  );
  await expect(section.getByRole('heading', { level: 3 })).toHaveText('Gone in an evening');
  await expect(section.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(section.getByText('Roasted dark.')).toBeVisible();
  await expect(section.getByText(/^Nia N\., /)).toBeVisible();
  await expect(page.getByText('Newton')).toHaveCount(0);
  expect(await toldOf(page)).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1,"bestRating":5,"worstRating":1}',
  );
  await isFineIn(looksOf['en-us'], page, 'a reviewed product');

  // In Spanish the frame is Spanish, and the review stays what it is.
  await shopper.opens(`/product/${productId}?lang=es-us`);
  const opiniones = page.getByRole('region', { name: spanish['reviews.title'], exact: true });
  await expect(opiniones.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en-US');
  await expect(opiniones.getByText(spanish['reviews.rules'])).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Calificación: 4 de 5. Opiniones: 1' }).first(),
  ).toBeVisible();
  await isFine(page, 'a reviewed product in Spanish');

  const titulo = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(titulo).not.toBe(title);

  // Its card in a list says it, too; a product without reviews says nothing.
  await shopper.opens('/all-snacks/nuts');
  const card = main
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/product/${productId}"]`) });
  await expect(async () => {
    await page.reload();
    await expect(card.getByRole('img', { name: 'Calificación: 4 de 5. Opiniones: 1' })).toHaveText(
      '4.0 (1)',
      { timeout: 3000 },
    );
  }).toPass({ timeout: 120_000 });
  // All sizes are reviewed as one.
  await expect(card).toContainText(titulo);
  const sizes = await main.getByRole('listitem').filter({ hasText: titulo }).count();
  await expect(main.getByRole('img', { name: /^Calificación:/ })).toHaveCount(sizes);
  await isFineIn(looksOf.es, page, 'a list with a reviewed product');
  await shopper.opens(`/product/${productId}`);

  // Who wrote it changes it, hears why it is not shown, and takes it back.
  await opiniones.getByRole('link', { name: spanish['reviews.write'] }).click();
  await expect(main.getByText(spanish['reviews.shown'])).toBeVisible();
  await page.getByLabel(spanish['reviews.headline']).fill('El mensajero tardó');
  await shopper.button(spanish['reviews.change']).click();
  await expect(main.getByRole('status').getByText(spanish['reviews.sent'])).toBeVisible();
  const reason = 'Escribe sobre la botana, por favor.';
  await shop.sandbox.decidesReviews(title, { refuse: reason });
  await page.reload();
  await expect(main.getByText(`No mostramos tu opinión: ${reason}`)).toBeVisible();
  await isFine(page, 'a refused review in Spanish');
  await shopper.button(spanish['reviews.remove']).click();
  await expect(main.getByRole('status').getByText(spanish['reviews.removed'])).toBeVisible();
  await expect(page.getByLabel(spanish['reviews.headline'])).toHaveValue('El mensajero tardó');
  await expect(shopper.button(spanish['reviews.send'])).toBeVisible();
});
