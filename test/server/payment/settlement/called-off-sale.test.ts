import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OrderStory, operatorHeader } from '#adapters/http/wire/operator.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  bags,
  balancesOf,
  boughtCard,
  holderOf,
  usesOf,
} from '#test/server/setup/till/gift-cards.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;

describeOnBothDatabases('a pending sale whose order an operator cancels', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  /** Happens when the gateway is asked to cancel, before it does. */
  let meanwhile: () => Promise<void> = async () => undefined;
  let isAnswerLost = false;
  /** Answered without having been done. */
  let instead: Awaited<ReturnType<Gateway['cancelSale']>> | undefined;
  beforeAll(async () => {
    till = await openTill(await open(), {
      operatorKey,
      between: (real) => ({
        ...real,
        cancelSale: async (saleId, transactionId) => {
          if (instead !== undefined) return instead;
          await meanwhile();
          const answer = await real.cancelSale(saleId, transactionId);
          return isAnswerLost ? { kind: 'unknown', why: 'TimeoutError' } : answer;
        },
      }),
    });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    meanwhile = async () => undefined;
    isAnswerLost = false;
    instead = undefined;
    await till.forget();
  });

  const bought = async (draft = draftOf(), person = 'buyer-pending') => {
    const { item, returned } = await payer.approved(person, draft);
    const placed = placedIn(await payer.submit(draft, item, returned));
    expect(placed.payment).toBe('PENDING');
    await till.core.idle();
    await till.settle();
    till.mails.length = 0;
    return placed;
  };
  const command = (orderId: string, what = 'cancel', lang = 'en-us') =>
    till.shop.post(
      `/operator/orders/${orderId}/${what}?lang=${lang}`,
      {},
      { [operatorHeader]: operatorKey, 'accept-language': lang },
    );
  const decide = async (decision: 'complete' | 'decline') => {
    const body = JSON.stringify({ decision });
    const { status } = await till.gateway.call('/sandbox/pending-sales', { method: 'POST', body });
    expect(status).toBe(200);
  };
  const states = async () => {
    const row = await till.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['orders.state', 'payments.state as payment', 'payments.reason'])
      .executeTakeFirstOrThrow();
    return [row.state, row.payment, row.reason];
  };
  const shown = async (orderId: string) => (await till.lookUp(orderId)).body.data[0];
  const later = async () => {
    till.advance(2 * minute);
    await till.settle();
  };
  const calledOff = ['PAYMENT_FAILED', 'DECLINED', 'REVERSED'];

  it('[P-45] is called off at the gateway; goods and coupon go back, and the shopper hears of it', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { orderId, totalAmount } = await bought(draftOf({ couponName: 'LASTONE' }));
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
    till.advance(1000);
    const { status, body } = await command(orderId);
    expect([status, body.message]).toEqual([200, '']);
    const story = body.data[0] as unknown as OrderStory;
    expect(story).toMatchObject({ state: 'PAYMENT_FAILED', payment: { state: 'DECLINED' } });
    await till.settle();
    expect(await states()).toEqual(calledOff);
    expect(await till.gateway.ledger('void')).toHaveLength(1);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect((await till.quoteFor(draftOf({ couponName: 'LASTONE' }))).discount).toBeGreaterThan(0);
    expect(await shown(orderId)).toMatchObject({ status: 'CANCELLED', payment: 'FAILED' });
    expect(till.mails.map(({ subject }) => subject)).toEqual([
      `Your Crunchcart order ${orderId} is canceled`,
    ]);
    expect(till.mails[0]?.text).toContain(
      `You are not charged: the payment of $${totalAmount.toFixed(2)} was not finished`,
    );
    await till.settle();
    const steps = (await why(orderId)).steps.slice(-3);
    expect(steps.map(({ to, asked, actor, rule }) => [to ?? asked, actor, rule])).toEqual([
      ['cancelling', undefined, undefined],
      ['DECLINED', 'operator', 'called-off-by-operator'],
      ['PAYMENT_FAILED', 'operator', 'called-off-by-operator'],
    ]);
  });

  const why = async (orderId: string): Promise<OrderStory> => {
    const headers = { [operatorHeader]: operatorKey };
    const { body } = await till.shop.get(`/operator/orders/${orderId}/why`, headers);
    return body.data[0] as unknown as OrderStory;
  };

  it('[P-50] gives its gift cards back, and never pays later', async () => {
    const code = await boughtCard(till, 700);
    const holder = await holderOf(till, [code]);
    const { orderId } = await bought(draftOf({ products: bags(), ...holder }));
    expect(await usesOf(till)).toEqual([{ amount: 700, state: 'HELD' }]);
    expect((await command(orderId, 'refund', 'es')).status).toBe(200);
    expect(await usesOf(till)).toEqual([{ amount: 700, state: 'RETURNED' }]);
    expect(await balancesOf(till)).toEqual([700]);
    till.advance(20 * minute);
    await till.settle();
    await later();
    const { state } = await till.db
      .selectFrom('payments')
      .select('state')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('DECLINED');
    expect(till.mails[0]?.text).toContain('Your gift cards have their full amount back.');
  });

  it('may be cancelled again: it is so already, and nothing is done twice', async () => {
    const { orderId } = await bought();
    const stock = await till.stockOf('CHP-0001');
    await command(orderId);
    await later();
    expect((await command(orderId)).status).toBe(200);
    expect((await command(orderId, 'ship')).body.code).toBe('ORDER_COMMAND_REFUSED');
    await till.settle();
    expect(await till.stockOf('CHP-0001')).toBe(stock + 2);
    expect(till.mails).toHaveLength(1);
    expect(await till.gateway.ledger('void')).toHaveLength(1);
  });

  it('[P-52] is paid a moment before: it is refunded as any paid order', async () => {
    const { orderId, totalAmount } = await bought();
    meanwhile = () => decide('complete');
    expect((await command(orderId)).status).toBe(200);
    await later();
    await later();
    expect((await states()).slice(0, 2)).toEqual(['REFUNDED', 'REFUNDED']);
    const cents = Math.round(totalAmount * 100);
    expect(await till.gateway.ledger('refund')).toMatchObject([{ amountCents: cents }]);
    expect(await till.gateway.ledger('void')).toEqual([]);
    expect(till.mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Your Crunchcart order ${orderId}`,
      `Your Crunchcart order ${orderId} is canceled`,
    ]);
  });

  it('is declined a moment before: the shopper reads that, and the operator too', async () => {
    const { orderId } = await bought();
    meanwhile = () => decide('decline');
    const { status, body } = await command(orderId, 'cancel', 'es');
    expect([status, body.message]).toEqual([
      409,
      'No se pagó nada por este pedido: no hay nada que devolver ni enviar.',
    ]);
    await later();
    expect(await states()).toEqual(['PAYMENT_FAILED', 'DECLINED', 'TRANSACTION_REFUSED']);
    expect(till.mails.map(({ subject }) => subject)).toEqual([
      `Payment failed for your Crunchcart order ${orderId}`,
    ]);
  });

  it('[P-32] stays as it is when the gateway does not answer; the next try learns it', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { orderId } = await bought();
    isAnswerLost = true;
    const { status, body } = await command(orderId);
    expect([status, body.message]).toEqual([
      409,
      'The gateway did not say whether it called the payment off. The order stays as it is. Try again in a moment.',
    ]);
    expect((await states()).slice(0, 2)).toEqual(['PAYMENT_PENDING', 'PENDING']);
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
    expect(till.mails).toEqual([]);
    // It had done it: the second request is a duplicate, and the search tells.
    isAnswerLost = false;
    expect((await command(orderId)).status).toBe(200);
    expect(await states()).toEqual(calledOff);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(await till.gateway.ledger('void')).toHaveLength(1);
  });

  it('[P-32] is settled by healing when nobody tries again', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { orderId } = await bought();
    isAnswerLost = true;
    await command(orderId);
    await till.settle();
    expect(await states()).toEqual(calledOff);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    await till.settle();
    expect(till.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('You were not charged'),
    ]);
    expect((await command(orderId)).status).toBe(200);
  });

  it('is left alone while somebody else asks about it, and where the gateway calls nothing off', async () => {
    const { orderId } = await bought();
    const lease = (until: number) =>
      till.db
        .updateTable('payments')
        .set({ lease_until: new Date(until) })
        .execute();
    await lease(till.clock.now() + minute);
    const busy = await command(orderId);
    expect([busy.status, busy.body.message]).toEqual([409, expect.stringContaining('right now')]);
    expect(await till.gateway.ledger('void')).toEqual([]);
    await lease(till.clock.now());
    await till.gateway.call('/sandbox/pending-sales', {
      method: 'PUT',
      body: JSON.stringify({ questions: 50 }),
    });
    instead = { kind: 'refused', reason: 'NOT_VOIDABLE' };
    expect((await command(orderId)).body.message).toContain('is not finished yet');
    instead = { kind: 'unknown', why: 'HTTP 502' };
    expect((await command(orderId)).body.message).toContain('did not say');
    expect((await states()).slice(0, 2)).toEqual(['PAYMENT_PENDING', 'PENDING']);
    instead = undefined;
    expect((await command(orderId)).status).toBe(200);
    expect(await states()).toEqual(calledOff);
  });
});
