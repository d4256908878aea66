import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { known } from '#test/ports/catalog/catalog.contract.ts';
import { chipsDraft, type OpenDesk, quoteOf } from '#test/ports/order/order-placement.contract.ts';

/** What showing an order to whoever placed it promises. */
export const placedOrdersContract = (adapter: string, open: () => OpenDesk): void => {
  describe(`${adapter} keeps the PlacedOrders contract:`, () => {
    it('[ORDER-06] shows an order to its e-mail in any letter case, and to nobody else', async () => {
      const { desk, placedOrders, pay } = open();
      const draft = chipsDraft();
      const quote = await quoteOf(desk, draft);
      const { orderId } = await Effect.runPromise(
        desk.submit({
          quoteId: quote.quoteId,
          draft,
          idempotencyKey: crypto.randomUUID(),
          payment: await pay(draft.tempUserID, quote),
        }),
      );
      const { tempUserID } = draft;
      const found = placedOrders.find(orderId, 'ADA@example.com', tempUserID);
      expect(await Effect.runPromise(found)).toMatchObject({
        orderId,
        totalAmount: quote.totalAmount,
        shipping: { city: 'Plano' },
        lines: [{ productId: known, quantity: 2, unitPrice: 429, total: 858 }],
      });
      for (const [id, email] of [
        [orderId, 'b@example.com'],
        ['CC-NONE', 'ada@example.com'],
      ] as const) {
        expect(await failureOf(placedOrders.find(id, email, tempUserID))).toMatchObject({
          _tag: 'OrderNotFound',
          orderId: id,
        });
      }
      for (const secret of [undefined, crypto.randomUUID()]) {
        expect(
          await failureOf(placedOrders.find(orderId, 'ada@example.com', secret)),
        ).toMatchObject({
          _tag: 'OrderCodeNeeded',
        });
      }
    });
  });
};
