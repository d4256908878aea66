import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import { adasShipping } from '#test/application/memory-shop.ts';
import { pays, plano, redacted, withChips } from '#test/application/payment/wallet/wallet-shop.ts';
import { popcorn } from '#test/fixtures.ts';

const { runPromise } = Effect;

describe('an express order', () => {
  it('of a product is of that product alone: the cart and the checkout stay as they are', async () => {
    const shop = await withChips();
    await runPromise(shop.completeShipping(adasShipping));
    const cart = await runPromise(shop.cart.read);
    const checkout = await runPromise(shop.checkout.read);
    const outcome = await shop.press({ from: 'product', product: popcorn, quantity: 3 });
    expect(outcome).toMatchObject({ is: 'placed' });
    expect(shop.desk.submissions[0]?.draft.lines.products).toMatchObject([
      { productId: popcorn.productId, quantity: 3 },
    ]);
    expect(await runPromise(shop.cart.read)).toEqual(cart);
    expect(await runPromise(shop.checkout.read)).toEqual(checkout);
  });

  it('of the cart keeps what was typed in the checkout', async () => {
    const shop = await withChips((sheet) =>
      pays(sheet, { ...plano, givenName: 'Carla', emailAddress: 'carla@example.com' }),
    );
    await runPromise(shop.completeShipping(adasShipping));
    const before = await runPromise(shop.checkout.read);
    expect(await shop.press()).toMatchObject({ is: 'placed' });
    expect(shop.desk.submissions[0]?.draft.contact.email).toBe('carla@example.com');
    expect(await runPromise(shop.checkout.read)).toEqual(before);
    expect((await runPromise(shop.cart.read)).lines).toEqual([]);
  });

  it('at the payment step begins with what was typed, keeps the gift message, and ends the checkout', async () => {
    const shop = await withChips(async (sheet, { known }) => {
      expect(known).toMatchObject({ givenName: 'Ada', postalCode: '75024', countryCode: 'US' });
      await pays(sheet);
    });
    await runPromise(
      shop.completeShipping({ ...adasShipping, giftOrder: true, giftMessage: 'For you' }),
    );
    expect(await shop.press({ from: 'checkout' })).toMatchObject({ is: 'placed' });
    expect(shop.desk.submissions[0]?.draft).toMatchObject({
      giftOrder: true,
      giftMessage: 'For you',
    });
    expect(await runPromise(shop.checkout.read)).toEqual(freshCheckout);
  });

  it('cancelled at the payment step changes nothing of it', async () => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
    });
    await runPromise(shop.completeShipping(adasShipping));
    const before = await runPromise(shop.checkout.read);
    expect(await shop.press({ from: 'checkout' })).toMatchObject({ is: 'cancelled' });
    expect(await runPromise(shop.checkout.read)).toEqual(before);
  });

  it('what comes into the cart while the sheet is open stays there', async () => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
      await runPromise(shop.addToCart(popcorn, 1));
      await sheet.approve(plano);
    });
    expect(await shop.press()).toMatchObject({ is: 'placed' });
    expect((await runPromise(shop.cart.read)).lines).toMatchObject([
      { productId: popcorn.productId, quantity: 1 },
    ]);
  });

  it('two presses at once are one sheet and one order', async () => {
    const shop = await withChips();
    const [one, other] = await Promise.all([shop.press(), shop.press()]);
    expect(one).toEqual(other);
    expect(shop.wallet.requests).toHaveLength(1);
    expect(shop.desk.orders.size).toBe(1);
  });
});
