import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { GivenCard, GivenPayment } from '#domain/payment/payment-method.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import type { CustomerOrders } from '#ports/order/customer-orders.ts';
import type { OrderDesk } from '#ports/order/order-desk.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { chipsDraft, quoteOf } from '#test/ports/order/order-desk.contract.ts';

const { runPromise } = Effect;

/** A signed-in customer at the till. */
export interface OpenTill {
  readonly accounts: CustomerAccounts;
  readonly orders: CustomerOrders;
  readonly desk: OrderDesk;
  /** Lets a minute pass. */
  wait(): void;
  /** A card for that amount; without an alias, the code of a saved Visa card. */
  pay(tempUserID: string, amountCents: number, alias?: string): Promise<GivenCard>;
}

interface Wish {
  readonly saveNewCard?: boolean;
  readonly cardSequence?: number;
}

/** What a customer's orders and cards must do, whatever stands behind the ports. */
export const customerOrdersContract = (adapter: string, open: () => Promise<OpenTill>): void => {
  const place = async (till: OpenTill, wish: Wish = {}) => {
    const draft = chipsDraft();
    const quote = await quoteOf(till.desk, draft);
    const { saveNewCard = false, cardSequence } = wish;
    const alias = cardSequence === undefined ? 'visa-ok' : undefined;
    const given = await till.pay(draft.tempUserID, quote.totalAmount, alias);
    const idempotencyKey = crypto.randomUUID();
    const { quoteId } = quote;
    const payment: GivenPayment =
      cardSequence === undefined
        ? { kind: 'new-card', nameOnCard: 'Ada Lovelace', saveNewCard, given }
        : { kind: 'saved-card', cardSequence, given };
    return till.desk.submit({ quoteId, draft, idempotencyKey, payment });
  };

  describe(`${adapter} keeps the CustomerOrders contract:`, () => {
    it('[ORDER-05] [API-047] the history has the orders of the account, newest first', async () => {
      const till = await open();
      const { id } = await runPromise(till.accounts.read);
      expect(await runPromise(till.orders.page(id, 1))).toEqual({ list: [], totalOrder: 0 });
      const first = await runPromise(await place(till));
      till.wait();
      const second = await runPromise(await place(till));
      const { list, totalOrder } = await runPromise(till.orders.page(id, 1));
      expect([list.map(({ orderId }) => orderId), totalOrder]).toEqual([
        [second.orderId, first.orderId],
        2,
      ]);
      expect(list[0]).toMatchObject({
        ...second,
        lines: [{ productId: 'CHP-0001', name: expect.any(String), quantity: 2 }],
      });
      expect(Date.parse(list[0]?.placedAt ?? '')).not.toBeNaN();
      expect(await runPromise(till.orders.page(id, 2))).toEqual({ list: [], totalOrder: 2 });
    });
  });

  describe(`${adapter} keeps the contract of saved cards:`, () => {
    const cardsOf = async ({ accounts }: OpenTill) =>
      (await runPromise(accounts.read)).paymentCards;

    it('[PAY-08] are kept when that is asked for, never unasked', async () => {
      const till = await open();
      await runPromise(await place(till));
      expect(await cardsOf(till)).toEqual([]);
      await runPromise(await place(till, { saveNewCard: true }));
      expect(await cardsOf(till)).toMatchObject([
        {
          sequence: 1,
          cardType: 'Visa',
          cardNumberMask: '**** 1111',
          nameonCard: 'Ada Lovelace',
          expDate: '12/30',
        },
      ]);
    });

    it('[PAY-23] pay again, one order a key', async () => {
      const till = await open();
      await runPromise(await place(till, { saveNewCard: true }));
      const submission = await place(till, { cardSequence: 1 });
      const order = await runPromise(submission);
      expect(order.payment).toBe('PAID');
      expect(await runPromise(submission)).toEqual(order);
      expect(await cardsOf(till)).toHaveLength(1);
    });

    it('[PAY-22] [P-37] are removed once and for all; a stranger’s never pays', async () => {
      const till = await open();
      await runPromise(await place(till, { saveNewCard: true }));
      const { id } = await runPromise(till.accounts.read);
      for (const _ of [1, 2]) {
        expect((await runPromise(till.accounts.removeCard(id, 1))).paymentCards).toEqual([]);
      }
      for (const sequence of [1, 2]) {
        const refused = await failureOf(await place(till, { cardSequence: sequence }));
        expect(refused).toMatchObject({ _tag: 'SavedCardGone', sequence });
      }
      expect((await runPromise(till.orders.page(id, 1))).totalOrder).toBe(1);
    });
  });
};
