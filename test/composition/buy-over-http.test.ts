import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasCard, adasShipping } from '#test/application/memory-shop.ts';
import { onScreen, orderPlaced } from '#test/application/placing.ts';
import { openShopOverHttp, type ShopOverHttp } from '#test/composition/shop-over-http.ts';
import { balancesOf, boughtCard } from '#test/server/setup/till/gift-cards.ts';

let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp();
});
afterAll(() => shop.close());

type Visit = ReturnType<ShopOverHttp['newVisit']>;

const upToReview = ({ useCases, vault }: Visit, card: string) =>
  Effect.gen(function* () {
    const { product } = yield* useCases.catalog.showProduct('CHP-0001' as ProductId);
    yield* useCases.cart.addToCart(product, 2);
    yield* useCases.checkout.completeShipping(adasShipping);
    const { entry } = yield* useCases.payment.startPayment();
    yield* vault.use(entry, card);
    return yield* useCases.payment.completePayment(adasCard);
  });

describe('a guest, over the real server and gateway,', () => {
  it('[CHK-07] [PAY-01] [ORDER-07] [ORDER-08] buys by card and sees the order', async () => {
    const visit = shop.newVisit();
    await Effect.runPromise(upToReview(visit, 'visa-ok'));
    const order = await Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen)));
    expect(order.payment).toBe('PAID');
    const [placed] = await Effect.runPromise(visit.useCases.order.ordersPlacedHere());
    const shown = await Effect.runPromise(
      visit.useCases.order.showOrder(order.orderId, placed?.email ?? ''),
    );
    expect(shown).toMatchObject({
      orderId: order.orderId,
      totalAmount: order.totalAmount,
      lines: [{ productId: 'CHP-0001', quantity: 2 }],
      card: { brand: 'Visa', last4: '1111' },
    });
    expect((await Effect.runPromise(visit.useCases.cart.readCart())).lines).toEqual([]);
    expect(visit.events.heard.filter(({ name }) => name === 'showApiFailAlert')).toEqual([]);
  });

  it('[STORE-07] [API-004] sends what goes elsewhere from the location there, in this tab, until it is ordered', async () => {
    const visit = shop.newVisit();
    const alternate = () => visit.values.get('alternateOrderLocationId');
    const home = await Effect.runPromise(visit.useCases.shipping.setZip('98101'));
    const there = await Effect.runPromise(visit.zipCodes.lookUp(adasShipping.shipping.zipcode));
    expect(there.locationNumber).not.toBe(home.locationNumber);
    await Effect.runPromise(upToReview(visit, 'visa-ok'));
    expect(alternate()).toBe(there.locationNumber);
    await Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen)));
    expect([alternate(), visit.values.get('locationNumber')]).toEqual([
      undefined,
      home.locationNumber,
    ]);
  });

  it('[P-50] pays by gift card and card; no code is left in the storage', async () => {
    const code = await boughtCard(shop.till, 300);
    const visit = shop.newVisit();
    await Effect.runPromise(upToReview(visit, 'visa-ok'));
    const { giftCards } = await Effect.runPromise(
      visit.useCases.gift.applyGiftCard(code.toLowerCase()),
    );
    expect(giftCards).toMatchObject([{ last4: code.slice(-4), balance: 300 }]);
    const { entry } = await Effect.runPromise(visit.useCases.payment.startPayment());
    await Effect.runPromise(visit.vault.use(entry, 'visa-ok'));
    await Effect.runPromise(visit.useCases.payment.completePayment(adasCard));
    const stored = () => [...visit.values.entries()].flat().join(' ');
    expect(stored()).toContain(code.slice(-4));
    expect(stored().toUpperCase()).not.toContain(code.slice(3, 12));
    const order = await Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen)));
    const shown = await Effect.runPromise(
      visit.useCases.order.showOrder(order.orderId, 'ada@example.com'),
    );
    expect(shown.giftCards).toEqual([{ last4: code.slice(-4), amount: 300 }]);
    expect(shown.amountDue).toBe(order.totalAmount - 300);
    expect(await shop.till.gateway.ledger('authorization')).toMatchObject([
      { amountCents: shown.amountDue },
    ]);
    expect(await balancesOf(shop.till)).toEqual([0]);
  });

  it('[PAY-10] leaves no token and no card number in storage, at any step', async () => {
    const visit = shop.newVisit();
    const { paymentInfo } = await Effect.runPromise(upToReview(visit, 'visa-ok'));
    const stored = () => [...visit.values.entries()].flat().join(' ');
    expect(paymentInfo.transientToken).toMatch(/^eyJ/);
    expect(stored()).not.toMatch(/eyJ|4111/);
    await Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen)));
    expect(stored()).not.toMatch(/eyJ|4111/);
    expect(JSON.stringify(visit.telemetry.recorded)).not.toMatch(/eyJ|4111|ada@/);
  });

  it.each([
    ['visa-funds', 'funds'],
    ['visa-cvn', 'security-code'],
    ['visa-avs-failed', 'billing-address'],
  ])('[P-19] is told why %s was declined, and buys with another card', async (card, group) => {
    const visit = shop.newVisit();
    await Effect.runPromise(upToReview(visit, card));
    expect(await failureOf(orderPlaced(visit.useCases.order.placeOrder(onScreen)))).toMatchObject({
      _tag: 'CardDeclined',
      group,
    });
    const { entry } = await Effect.runPromise(visit.useCases.payment.startPayment());
    await Effect.runPromise(visit.vault.use(entry, 'mastercard-ok'));
    await Effect.runPromise(visit.useCases.payment.completePayment(adasCard));
    expect(
      await Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen))),
    ).toMatchObject({ payment: 'PAID' });
  });

  it('[P-29] confirms a new price before paying it', async () => {
    const visit = shop.newVisit();
    await Effect.runPromise(upToReview(visit, 'visa-ok'));
    await shop.till.setPrice('CHP-0001', 529);
    const failure = await failureOf(orderPlaced(visit.useCases.order.placeOrder(onScreen)));
    expect(failure).toMatchObject({ _tag: 'PriceChanged', quote: { subTotal: 1058 } });
    const order = await Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen)));
    expect(failure._tag === 'PriceChanged' && failure.quote.totalAmount).toBe(order.totalAmount);
    await shop.till.setPrice('CHP-0001', 429);
  });

  it('[P-23] presses twice and has one order', async () => {
    const visit = shop.newVisit();
    await Effect.runPromise(upToReview(visit, 'amex-ok'));
    const [one, two] = await Promise.all([
      Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen))),
      Effect.runPromise(orderPlaced(visit.useCases.order.placeOrder(onScreen))),
    ]);
    expect(one.orderId).toBe(two.orderId);
  });

  it('[P-34] extends the payment session and pays with the new fields', async () => {
    const visit = shop.newVisit();
    const { useCases, vault } = visit;
    await Effect.runPromise(upToReview(visit, 'visa-ok'));
    visit.advance(750_000);
    const { entry } = await Effect.runPromise(useCases.payment.extendPayment());
    await Effect.runPromise(vault.use(entry, 'discover-ok'));
    await Effect.runPromise(useCases.payment.completePayment(adasCard));
    expect(await Effect.runPromise(orderPlaced(useCases.order.placeOrder(onScreen)))).toMatchObject(
      {
        payment: 'PAID',
      },
    );
  });
});
