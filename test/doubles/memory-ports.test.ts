import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { makeMemoryCatalog, makeMemoryInventory } from '#test/doubles/catalog/memory-catalog.ts';
import { makeMemoryContactDesk } from '#test/doubles/content/memory-contact-desk.ts';
import { makeMemoryShopContent } from '#test/doubles/content/memory-shop-content.ts';
import { makeMemoryCouponDesk } from '#test/doubles/coupon/memory-coupon-desk.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { makeMemoryNews } from '#test/doubles/notice/memory-news.ts';
import { makeMemoryOrderDesk } from '#test/doubles/order/memory-order-desk.ts';
import { makeMemoryPaymentSessions } from '#test/doubles/payment/memory-payment-sessions.ts';
import { makeMemoryShopSession } from '#test/doubles/session/memory-shop-session.ts';
import { makeMemoryShopSettings } from '#test/doubles/session/memory-shop-settings.ts';
import { makeMemoryZipDesk } from '#test/doubles/shipping/memory-zip-desk.ts';
import { chips, product } from '#test/fixtures.ts';
import { catalogContract, inventoryContract } from '#test/ports/catalog.contract.ts';
import { contactDeskContract, shopContentContract } from '#test/ports/content.contract.ts';
import { couponDeskContract } from '#test/ports/coupon-desk.contract.ts';
import { orderDeskContract } from '#test/ports/order-desk.contract.ts';
import {
  paymentSessionsContract,
  smallPortsContract,
  zipDeskContract,
} from '#test/ports/other-ports.contract.ts';
import { tillCoupons } from '#test/server/commerce/till-catalog.ts';

const shelf = [chips, product({ productId: 'OUT-0001' as ProductId, stock: 0 })];

catalogContract('memory', () => makeMemoryCatalog(shelf));
inventoryContract('memory', () => makeMemoryInventory(shelf));
zipDeskContract('memory', () => makeMemoryZipDesk({ '75024': { locationNumber: '100' } }));
shopContentContract('memory', () =>
  makeMemoryShopContent({
    pages: [
      {
        page: 'aboutus',
        title: 'About us',
        lead: 'We sell.',
        sections: [{ sectionId: 'who', heading: 'Who', body: 'Two people.' }],
      },
    ],
    faq: [
      {
        categoryId: 'shipping',
        title: 'Shipping',
        questions: [{ questionId: 'po-box', question: 'To a P.O. box?', answer: 'No.' }],
      },
    ],
    events: [{ eventId: 'e', name: 'E', date: '2027-06-12', place: 'Plano, TX', minAge: 18 }],
    giftCards: [
      {
        productId: 'GFT-0001',
        title: 'Gift Card',
        amounts: [2500 as Cents],
        imageUrl: '/g.svg',
        cards: [],
      },
    ],
  }),
);
contactDeskContract('memory', () => makeMemoryContactDesk());
smallPortsContract('memory', () => ({
  session: makeMemoryShopSession(),
  settings: makeMemoryShopSettings({ config: { a: 'b' } }),
  news: makeMemoryNews(),
}));
paymentSessionsContract('memory', () => {
  const clock = makeMemoryClock();
  return { sessions: makeMemoryPaymentSessions(clock), clock, advance: clock.advance };
});
orderDeskContract('memory', () => {
  const desk = makeMemoryOrderDesk({ shelf: () => shelf, now: () => 0 });
  return { desk, placedOrders: desk, pay: async () => ({ paymentToken: 'token' }) };
});

couponDeskContract('memory', () =>
  makeMemoryCouponDesk(
    () => tillCoupons,
    () => 0,
  ),
);

describe('memory clock and ids', () => {
  it('the clock runs what falls due in order, even what is planned on the way', () => {
    const clock = makeMemoryClock(0);
    const ran: number[] = [];
    clock.at(20, () => ran.push(20));
    clock.at(10, () => {
      ran.push(10);
      clock.at(15, () => ran.push(15));
    });
    const cancel = clock.at(12, () => ran.push(12));
    cancel();
    clock.advance(19);
    expect([ran, clock.now()]).toEqual([[10, 15], 19]);
    clock.advance(1);
    expect(ran).toEqual([10, 15, 20]);
  });

  it('ids differ', () => {
    const ids = makeMemoryIds();
    expect(ids.uuid()).not.toBe(ids.uuid());
  });
});
