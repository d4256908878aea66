import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderDraft, Quote } from '#domain/order/order.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import type { GivenPayment } from '#domain/payment/payment-method.ts';
import type { OrderDesk, PlacedOrders } from '#ports/order/order-desk.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { ada } from '#test/fixtures.ts';
import { known } from '#test/ports/catalog/catalog.contract.ts';

export interface OpenDesk {
  readonly desk: OrderDesk;
  readonly placedOrders: PlacedOrders;
  /** A paid-for part of a submission: token, session and name. */
  pay(tempUserID: string, quote: Quote): Promise<GivenPayment>;
}

const line = (productId: string, quantity: number, unitPrice: number): CartLine => ({
  kind: 'product',
  id: productId,
  productId: productId as typeof known,
  quantity,
  unitPrice: unitPrice as Cents,
  title: `Title of ${productId}`,
});

const draftOf = (...lines: readonly CartLine[]): OrderDraft => ({
  lines: orderLinesOf(lines),
  contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
  shipping: { ...ada, state: 'TX' },
  billing: { ...ada, state: 'TX' },
  tempUserID: crypto.randomUUID(),
});

/** Two bags of chips to Plano, by somebody new. */
export const chipsDraft = (): OrderDraft => draftOf(line(known, 2, 429));

export const quoteOf = async (desk: OrderDesk, draft: OrderDraft): Promise<Quote> => {
  const { quote } = await Effect.runPromise(desk.validate(draft));
  if (quote === undefined) throw new Error('no quote');
  return quote;
};

/** What every OrderDesk must do; CHP-0001 costs $4.29, OUT-0001 is gone. */
export const orderDeskContract = (adapter: string, open: () => OpenDesk): void => {
  describe(`${adapter} keeps the OrderDesk contract:`, () => {
    it('[CHK-25] promises a price for a good draft, and it adds up', async () => {
      const verdict = await Effect.runPromise(open().desk.validate(draftOf(line(known, 2, 429))));
      expect(verdict).toMatchObject({ valid: true, unavailableItems: [], priceChanges: [] });
      const quote = verdict.quote;
      expect(quote?.subTotal).toBe(858);
      expect(quote?.totalAmount).toBe(
        (quote?.subTotal ?? 0) + (quote?.shippingCharge ?? 0) + (quote?.tax ?? 0),
      );
    });

    it('names what ran out and what costs something else', async () => {
      const draft = draftOf(line('OUT-0001', 1, 429), line(known, 1, 1));
      const verdict = await Effect.runPromise(open().desk.validate(draft));
      expect(verdict.valid).toBe(false);
      expect(verdict.quote).toBeUndefined();
      expect(verdict.unavailableItems).toMatchObject([
        { productId: 'OUT-0001', requested: 1, available: 0 },
      ]);
      expect(verdict.priceChanges).toMatchObject([
        { productId: known, oldPrice: 1, newPrice: 429 },
      ]);
    });

    it('[CHK-22] [CHK-23] [CHK-24] answers availability, charge and tax', async () => {
      const { desk } = open();
      const items = [{ productId: known, quantity: 2 }];
      const address = { ...ada, state: 'TX' };
      expect(await Effect.runPromise(desk.availability('75024', items))).toMatchObject([
        { productId: known, available: true },
      ]);
      const charge = await Effect.runPromise(desk.shippingCharge(address, items, 858 as Cents));
      expect(charge).toMatchObject({ shippingCharge: 499, freeShippingThreshold: 1500 });
      const tax = await Effect.runPromise(desk.tax(address, items, 499 as Cents, 0 as Cents));
      expect(tax.lines.reduce((sum, part) => sum + part.tax, 0)).toBe(tax.totalTax);
    });

    it('[ORDER-10] one key is one order, however often it is sent', async () => {
      const { desk, pay } = open();
      const draft = draftOf(line(known, 2, 429));
      const quote = await quoteOf(desk, draft);
      const submission = {
        quoteId: quote.quoteId,
        draft,
        idempotencyKey: crypto.randomUUID(),
        payment: await pay(draft.tempUserID, quote),
      };
      const order = await Effect.runPromise(desk.submit(submission));
      expect(order).toMatchObject({ payment: 'PAID', totalAmount: quote.totalAmount });
      expect(await Effect.runPromise(desk.submit(submission))).toEqual(order);
    });

    it('[P-23] one quote is one order: another key hears of the first', async () => {
      const { desk, pay } = open();
      const draft = draftOf(line(known, 2, 429));
      const quote = await quoteOf(desk, draft);
      const submission = { quoteId: quote.quoteId, draft };
      const withCard = async () => ({
        ...submission,
        idempotencyKey: crypto.randomUUID(),
        payment: await pay(draft.tempUserID, quote),
      });
      const order = await Effect.runPromise(desk.submit(await withCard()));
      expect(await failureOf(desk.submit(await withCard()))).toMatchObject({
        _tag: 'AlreadyOrdered',
        order,
      });
    });

    it('refuses a quote it does not know', async () => {
      const { desk, pay } = open();
      const draft = draftOf(line(known, 1, 429));
      const quote = await quoteOf(desk, draft);
      const payment = await pay(draft.tempUserID, quote);
      const submission = { quoteId: 'unknown', draft, idempotencyKey: crypto.randomUUID() };
      expect(await failureOf(desk.submit({ ...submission, payment }))).toMatchObject({
        _tag: 'QuoteRefused',
      });
    });
  });
};
