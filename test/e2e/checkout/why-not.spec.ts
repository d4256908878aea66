import { cart as cartEnglish } from '#application/messages/en-us/cart/cart.ts';
import { core as english } from '#application/messages/en-us/core.ts';
import { cart as cartSpanish } from '#application/messages/es/cart/cart.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { isFine } from '#test/e2e/fixtures/looks.ts';
import { ownShop } from '#test/e2e/fixtures/own-shop.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';
import { onWalks, walksToShipping } from '#test/e2e/fixtures/walks.ts';

const coreWords = {
  'en-us': { ...cartEnglish, ...english },
  es: { ...cartSpanish, ...spanish },
};
/** What the popcorn costs before a test changes it, in dollars. */
const popcornPrice =
  (seedCatalog().products.find(({ productId }) => productId === 'POP-0201')?.priceCents ??
    Number.NaN) / 100;
const own = ownShop();
const goods = { 'CHP-0102': 2, 'POP-0201': 1 };

onWalks(({ language }) => {
  test('one list says everything that is in the way, with the way to each place', async ({
    page,
  }) => {
    const shopper = await walksToShipping(page, own.origin, language, goods);
    const words = { ...shopper.words, ...coreWords[language] };
    const list = page.getByRole('region', { name: words['obstacle.why'] });
    const ask = async () => {
      await list.getByRole('button', { name: words['obstacle.why'] }).click();
      await expect(list.getByRole('heading')).toBeFocused();
    };
    const rows = list.getByRole('listitem');

    // In the cart nothing is wrong: two steps come.
    await shopper.opens('/cart');
    await ask();
    await expect(list.getByRole('heading')).toHaveText(words['obstacle.none']);
    await expect(rows).toHaveText([
      `${words['obstacle.shipping-missing']} ${words['obstacle.to.shipping']}`,
      `${words['obstacle.payment-missing']} ${words['obstacle.to.payment']}`,
    ]);
    await isFine(page, 'cart, asked');

    // Its link leads to the step; there two fields are wrong, and are both told.
    await rows.first().getByRole('link').click();
    await shopper.heading(words['shipping.title']).waitFor();
    await shopper.fillsShipping({ email: 'ada@', zipcode: '7502' });
    await ask();
    await expect(list.getByRole('heading')).toHaveText(words['obstacle.title']);
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('name@example.com');
    await expect(rows.nth(1)).toContainText(words['zip.digits'].replace('{digits}', '5'));
    await isFine(page, 'shipping, asked');
    // Each link leads into its field, on this very page.
    await rows.nth(1).getByRole('link').click();
    await expect(page.getByLabel(words['label.zipcode'], { exact: true })).toBeFocused();
    await rows.nth(0).getByRole('link').click();
    await expect(page.getByLabel(words['label.email'], { exact: true })).toBeFocused();

    await shopper.fillsShipping();
    await shopper.continuesToPayment();
    await shopper.typesCard('visa-ok');
    await shopper.continuesToReview();
    await ask();
    await expect(list.getByRole('heading')).toHaveText(words['obstacle.none']);
    await expect(rows).toHaveCount(0);
  });

  test('after a declined card the list says what is missing now, and another card pays', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 402/);
    const shopper = await walksToShipping(page, own.origin, language, goods);
    const words = { ...shopper.words, ...coreWords[language] };
    const list = page.getByRole('region', { name: words['obstacle.why'] });
    const rows = list.getByRole('listitem');
    await shopper.goesToReview('visa-expired-card');
    await list.getByRole('button', { name: words['obstacle.why'] }).click();
    await expect(list.getByRole('heading')).toBeFocused();
    await expect(rows).toHaveCount(0);
    await shopper.placeOrder.click();
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toBeFocused();
    await expect(rows).toHaveText([
      `${words['obstacle.payment-missing']} ${words['obstacle.to.payment']}`,
    ]);
    await expect(failed).toBeFocused();
    await rows.getByRole('link').click();
    await shopper.heading(words['payment.title']).waitFor();
    await shopper.typesCard('mastercard-ok');
    await shopper.continuesToReview();
    await shopper.placeOrder.click();
    expect(await shopper.thankYouOrderId()).toMatch(/^CC-/);
  });

  test('[CHK-21] an order that is refused lists all that is wrong by itself', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 4\d\d/);
    const shopper = await walksToShipping(page, own.origin, language, goods);
    const words = { ...shopper.words, ...coreWords[language] };
    await shopper.goesToReview();
    await own.sandbox.restock('CHP-0102', 0);
    await own.sandbox.reprice('POP-0201', 2.49);
    try {
      await shopper.placeOrder.click();
      const list = page.getByRole('region', { name: words['obstacle.why'] });
      await expect(list.getByRole('heading')).toHaveText(words['obstacle.title']);
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list.getByRole('listitem').nth(1)).toContainText('$2.49');
      await isFine(page, 'review, refused');
      await list.getByRole('link', { name: words['obstacle.to.cart'] }).first().click();
      await shopper.heading(words['cart.title']).waitFor();
    } finally {
      await own.sandbox.restock('CHP-0102', 500);
      await own.sandbox.reprice('POP-0201', popcornPrice);
    }
  });
});
