import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import { openShopOverHttp, type ShopOverHttp } from '#test/composition/shop-over-http.ts';
import { catalogContract } from '#test/ports/catalog/catalog.contract.ts';
import { inventoryContract } from '#test/ports/catalog/inventory.contract.ts';
import { contactDeskContract } from '#test/ports/content/contact-desk.contract.ts';
import { shopContentContract } from '#test/ports/content/shop-content.contract.ts';
import { couponDeskContract } from '#test/ports/coupon/coupon-desk.contract.ts';
import { mixDeskContract } from '#test/ports/mix/mix-desk.contract.ts';
import { newsContract } from '#test/ports/notice/news.contract.ts';
import { type OpenDesk, orderDeskContract } from '#test/ports/order/order-desk.contract.ts';
import { placedOrdersContract } from '#test/ports/order/placed-orders.contract.ts';
import { paymentSessionsContract } from '#test/ports/payment/payment-sessions.contract.ts';
import { productFinderContract } from '#test/ports/search/product-finder.contract.ts';
import { shopSessionContract } from '#test/ports/session/shop-session.contract.ts';
import { shopSettingsContract } from '#test/ports/session/shop-settings.contract.ts';
import { zipDeskContract } from '#test/ports/shipping/zip-desk.contract.ts';

let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp();
});
afterAll(() => shop.close());

catalogContract('http-catalog', () => shop.newVisit().catalog);
inventoryContract('http-inventory', () => shop.newVisit().inventory);
zipDeskContract('http-zip-desk', () => shop.newVisit().zipDesk);
shopContentContract('http-shop-content', () => shop.newVisit().content);
couponDeskContract('http-coupon-desk', () => shop.newVisit().coupons);
contactDeskContract('http-contact-desk', () => shop.newVisit().contact);
shopSessionContract('http-shop-session', () => shop.newVisit().session);
shopSettingsContract('http-shop-settings', () => shop.newVisit().settings);
newsContract('http-news', () => shop.newVisit().news);
paymentSessionsContract('http-payment-sessions', () => shop.newVisit());
productFinderContract('http-product-finder', () => ({
  finder: shop.newVisit().finder,
  begun: 'snac',
}));
mixDeskContract('http-mix-desk', () => shop.newVisit().mixDesk);

const openDesk = (): OpenDesk => {
  const visit = shop.newVisit();
  return {
    ...visit,
    pay: async (tempUserID, quote) => {
      const session = await Effect.runPromise(
        visit.sessions.open({ tempUserID, amountCents: quote.totalAmount }),
      );
      const entry = await Effect.runPromise(visit.vault.open(session));
      await Effect.runPromise(visit.vault.use(entry, 'visa-ok'));
      const token = await Effect.runPromise(entry.tokenize({ month: '12', year: '2030' }));
      return {
        kind: 'new-card',
        nameOnCard: 'Ada Lovelace',
        saveNewCard: false,
        given: { ...token, paymentSessionId: session.paymentSessionId },
      };
    },
  };
};
orderDeskContract('http-order-desk', openDesk);
placedOrdersContract('http-placed-orders', openDesk);

describe('the http adapters', () => {
  it('[HAND-04] [HAND-05] [HAND-06] shake hands before the first call and keep six values', async () => {
    const visit = shop.newVisit();
    await Effect.runPromise(visit.catalog.brands);
    for (const key of [...handshakeMarkers, ...sessionHeaderNames]) {
      expect(visit.values.get(key)).toBeTruthy();
    }
    expect(visit.values.get('customerSessionId')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('[STORE-04] the tab’s session id is made once', async () => {
    const visit = shop.newVisit();
    await Effect.runPromise(visit.session.ensure);
    const made = visit.values.get('customerSessionId');
    visit.values.delete('handshakeId');
    await Effect.runPromise(visit.session.ensure);
    expect(visit.values.get('customerSessionId')).toBe(made);
  });

  it('takes the server’s clock out of a payment session (laptops drift)', async () => {
    const visit = shop.newVisit();
    visit.clock.advance(300_000);
    const session = await Effect.runPromise(
      visit.sessions.open({ tempUserID: crypto.randomUUID(), amountCents: 858 }),
    );
    expect(session.deadline - visit.clock.now()).toBe(870_000);
  });
});
