import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import { openShopOverHttp, type ShopOverHttp } from '#test/composition/shop-over-http.ts';
import { catalogContract } from '#test/ports/catalog/catalog.contract.ts';
import { inventoryContract } from '#test/ports/catalog/inventory.contract.ts';
import { contactMessagesContract } from '#test/ports/content/contact-messages.contract.ts';
import { shopContentContract } from '#test/ports/content/shop-content.contract.ts';
import { couponCheckContract } from '#test/ports/coupon/coupon-check.contract.ts';
import { giftCardBalancesContract } from '#test/ports/gift/gift-card-balances.contract.ts';
import { mixCatalogContract } from '#test/ports/mix/mix-catalog.contract.ts';
import { newsletterContract } from '#test/ports/notice/newsletter.contract.ts';
import {
  type OpenDesk,
  orderPlacementContract,
} from '#test/ports/order/order-placement.contract.ts';
import { placedOrdersContract } from '#test/ports/order/placed-orders.contract.ts';
import { paymentSessionsContract } from '#test/ports/payment/payment-sessions.contract.ts';
import { productFinderContract } from '#test/ports/search/product-finder.contract.ts';
import { shopSessionContract } from '#test/ports/session/shop-session.contract.ts';
import { shopSettingsContract } from '#test/ports/session/shop-settings.contract.ts';
import { addressSuggestionsContract } from '#test/ports/shipping/address-suggestions.contract.ts';
import { zipCodesContract } from '#test/ports/shipping/zip-codes.contract.ts';
import { boughtCard } from '#test/server/setup/till/gift-cards.ts';

let shop: ShopOverHttp;
let code = '';
beforeAll(async () => {
  shop = await openShopOverHttp();
  code = await boughtCard(shop.till, 1750);
});
afterAll(() => shop.close());

catalogContract('http-catalog', () => shop.newVisit().catalog);
inventoryContract('http-inventory', () => shop.newVisit().inventory);
zipCodesContract('http-zip-codes', () => shop.newVisit().zipCodes);
addressSuggestionsContract('http-address-suggestions', () => shop.newVisit().addressSuggestions);
shopContentContract('http-shop-content', () => shop.newVisit().content);
couponCheckContract('http-coupon-check', () => shop.newVisit().coupons);
giftCardBalancesContract('http-gift-card-balances', () => ({
  giftCards: shop.newVisit().giftCards,
  code,
}));
contactMessagesContract('http-contact-messages', () => shop.newVisit().contact);
shopSessionContract('http-shop-session', () => shop.newVisit().session);
shopSettingsContract('http-shop-settings', () => shop.newVisit().settings);
newsletterContract('http-newsletter', () => ({
  newsletter: shop.newVisit().newsletter,
  signedUp: async () => {
    const kept = await shop.till.database.db.selectFrom('news_signups').select('email').execute();
    return kept.map(({ email }) => email);
  },
}));
paymentSessionsContract('http-payment-sessions', () => shop.newVisit());
productFinderContract('http-product-finder', () => ({
  finder: shop.newVisit().finder,
  begun: 'snac',
}));
mixCatalogContract('http-mix-catalog', () => shop.newVisit().mixCatalog);

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
orderPlacementContract('http-order-placement', openDesk);
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
