import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import { openShopOverHttp, type ShopOverHttp } from '#test/composition/shop-over-http.ts';
import { catalogContract, inventoryContract } from '#test/ports/catalog.contract.ts';
import { contactDeskContract, shopContentContract } from '#test/ports/content.contract.ts';
import { couponDeskContract } from '#test/ports/coupon-desk.contract.ts';
import { orderDeskContract } from '#test/ports/order-desk.contract.ts';
import {
  paymentSessionsContract,
  smallPortsContract,
  zipDeskContract,
} from '#test/ports/other-ports.contract.ts';

let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp();
});
afterAll(() => shop.close());

catalogContract('http', () => shop.newVisit().catalog);
inventoryContract('http', () => shop.newVisit().inventory);
zipDeskContract('http', () => shop.newVisit().zipDesk);
shopContentContract('http', () => shop.newVisit().content);
couponDeskContract('http', () => shop.newVisit().coupons);
contactDeskContract('http', () => shop.newVisit().contact);
smallPortsContract('http', () => shop.newVisit());
paymentSessionsContract('http', () => shop.newVisit());
orderDeskContract('http', () => {
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
        paymentToken: token.jwt,
        paymentSessionId: session.paymentSessionId,
        nameOnCard: 'Ada Lovelace',
      };
    },
  };
});

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
