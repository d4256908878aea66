import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OrderStory, operatorHeader } from '#adapters/http/wire/operator.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';
const minute = 60_000;

describeOnBothDatabases('an order that an operator moves', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const command = (orderId: string, what: string, lang = 'en-us') =>
    till.shop.post(
      `/operator/orders/${orderId}/${what}?lang=${lang}`,
      {},
      { [operatorHeader]: operatorKey, 'accept-language': lang },
    );
  const done = async (orderId: string, what: string): Promise<OrderStory> => {
    const { status, body } = await command(orderId, what);
    expect([status, body.message]).toEqual([200, '']);
    return body.data[0] as unknown as OrderStory;
  };
  const bought = async (
    changes: Parameters<typeof draftOf>[0] = {},
    lang: 'en-us' | 'es' = 'en-us',
  ) => {
    const purchase = await till.prepare('visa-ok', draftOf(changes));
    const placed = placedIn(await till.submit(purchase, { lang }));
    await till.settle();
    return placed;
  };
  const later = async () => {
    till.advance(2 * minute);
    await till.settle();
  };
  const shown = async (orderId: string) => (await till.lookUp(orderId)).body.data[0];
  const states = async (orderId: string) => {
    const order = await till.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['orders.state', 'payments.state as payment', 'payments.refund_due'])
      .where('orders.order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return [order.state, order.payment, order.refund_due];
  };
  const money = async () => ({
    captured: await till.gateway.ledger('capture'),
    refunded: await till.gateway.ledger('refund'),
    reversed: await till.gateway.ledger('reversal'),
  });

  it('is cancelled: money, goods and coupon go back once, and the shopper hears of it', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { orderId, totalAmount } = await bought({ couponName: 'LASTONE' });
    till.mails.length = 0;
    till.advance(minute);
    const story = await done(orderId, 'cancel');
    expect(story).toMatchObject({ state: 'REFUNDED', payment: { state: 'REFUNDED' } });
    expect(story.steps.slice(-4).map(({ to, asked, rule }) => [to ?? asked, rule])).toEqual([
      ['CANCELLED', 'cancelled-by-operator'],
      ['refund', undefined],
      ['REFUNDED', 'refunded'],
      ['REFUNDED', 'refunded'],
    ]);
    await till.settle();
    expect(await states(orderId)).toEqual(['REFUNDED', 'REFUNDED', false]);
    const cents = Math.round(totalAmount * 100);
    expect(await money()).toMatchObject({
      captured: [{ amountCents: cents }],
      refunded: [{ amountCents: cents }],
      reversed: [],
    });
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect((await till.quoteFor(draftOf({ couponName: 'LASTONE' }))).discount).toBeGreaterThan(0);
    expect(await shown(orderId)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED' });
    expect(till.mails.map(({ subject }) => subject)).toEqual([
      `Your Crunchcart order ${orderId} is canceled`,
    ]);
    expect(till.mails[0]?.text).toContain(`We are giving back $${totalAmount.toFixed(2)}`);
  });

  it('is cancelled before the money was taken: the approval is reversed, nothing is captured', async () => {
    await till.gateway.fault({ operation: 'capture', mode: 'http502', count: 9 });
    const { orderId, totalAmount } = await bought({}, 'es');
    expect((await shown(orderId))?.['payment']).toBe('PAID');
    till.mails.length = 0;
    await done(orderId, 'cancel');
    await later();
    expect(await states(orderId)).toEqual(['REFUNDED', 'REVERSED', false]);
    expect(await money()).toMatchObject({ captured: [], refunded: [], reversed: [{}] });
    expect(till.mails[0]?.subject).toBe(`Tu pedido ${orderId} de Crunchcart está cancelado`);
    expect(till.mails[0]?.text).toContain(`$${totalAmount.toFixed(2)}`);
  });

  it('is cancelled while the gateway is away: the shopper is told so, and it is refunded later', async () => {
    const { orderId } = await bought();
    await till.gateway.fault({ operation: 'refund', mode: 'http502', count: 1 });
    const story = await done(orderId, 'cancel');
    expect([story.state, story.payment?.state]).toEqual(['CANCELLED', 'CAPTURED']);
    expect(story.next).toMatch(/looks again at/);
    expect(await shown(orderId)).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDING' });
    await later();
    expect(await states(orderId)).toEqual(['REFUNDED', 'REFUNDED', false]);
    expect((await money()).refunded).toHaveLength(1);
    const asked = await till.db
      .selectFrom('party_answers')
      .select('transaction_id')
      .where('asked', '=', 'refund')
      .execute();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('[P-52] is refunded once when the answer to the refund was lost', async () => {
    const { orderId } = await bought();
    await till.gateway.fault({ operation: 'refund', mode: 'timeoutAfterCommit', delayMs: 0 });
    await done(orderId, 'refund');
    expect(await states(orderId)).toEqual(['CANCELLED', 'CAPTURED', true]);
    await later();
    expect(await states(orderId)).toEqual(['REFUNDED', 'REFUNDED', false]);
    expect((await money()).refunded).toHaveLength(1);
  });

  it('[P-52] is refunded once, however many say so at once and on however many servers', async () => {
    const { orderId } = await bought();
    const stock = await till.stockOf('CHP-0001');
    const answers = await Promise.all(
      ['cancel', 'refund', 'cancel', 'refund', 'cancel'].map((what) => command(orderId, what)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    till.advance(2 * minute);
    await Promise.all([till.settle(), roundsAtOnce(serversOver(till, 2))]);
    await later();
    expect((await money()).refunded).toHaveLength(1);
    expect(await till.stockOf('CHP-0001')).toBe(stock + 2);
    expect(till.mails.filter(({ subject }) => subject.includes('canceled'))).toHaveLength(1);
    expect(await states(orderId)).toEqual(['REFUNDED', 'REFUNDED', false]);
  });

  it('is sent, arrives and is refunded; its goods stay where they are', async () => {
    const { orderId } = await bought();
    expect((await command(orderId, 'deliver')).body.code).toBe('ORDER_COMMAND_REFUSED');
    await done(orderId, 'ship');
    expect(await shown(orderId)).toMatchObject({ status: 'SHIPPED', payment: 'PAID' });
    const refused = await command(orderId, 'cancel', 'es');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Este pedido ya se envió. Se puede reembolsar, no cancelar.',
    ]);
    await done(orderId, 'deliver');
    const stock = await till.stockOf('CHP-0001');
    till.mails.length = 0;
    await done(orderId, 'refund');
    await till.settle();
    expect(await states(orderId)).toEqual(['REFUNDED', 'REFUNDED', false]);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(till.mails.map(({ subject }) => subject)).toEqual([
      `Refund for your Crunchcart order ${orderId}`,
    ]);
  });

  it('is cancelled in review: what is held is released, whatever the review says later', async () => {
    const stock = await till.stockOf('CHP-0001');
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    const { orderId } = await bought();
    await done(orderId, 'cancel');
    await later();
    expect(await states(orderId)).toEqual(['REFUNDED', 'REVERSED', false]);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect((await money()).captured).toEqual([]);
  });

  it('is free: it is cancelled at once, and no gateway is asked', async () => {
    const purchase = await till.prepare('visa-ok', draftOf({ couponName: 'FREE' }));
    const { orderId } = placedIn(await till.submit(purchase, { payment: undefined }));
    const stock = await till.stockOf('CHP-0001');
    expect((await done(orderId, 'cancel')).state).toBe('REFUNDED');
    expect(await till.stockOf('CHP-0001')).toBe(stock + 2);
    expect((await money()).refunded).toEqual([]);
  });

  it('is not there, not paid or not finished: nothing is done', async () => {
    expect((await command('CC-0000-0000', 'cancel')).status).toBe(404);
    await till.submit(await till.prepare('visa-funds'));
    const failed = await till.db.selectFrom('orders').select('order_id').executeTakeFirstOrThrow();
    expect((await command(failed.order_id, 'refund')).body.code).toBe('ORDER_COMMAND_REFUSED');
    const path = `/operator/orders/${failed.order_id}/cancel`;
    expect((await till.shop.post(path, {})).status).toBe(404);
  });

  it('[P-52] gives back what was taken and no more, whatever is commanded and whatever fails', async () => {
    const commands = fc.array(fc.constantFrom('cancel', 'refund', 'ship', 'deliver'), {
      minLength: 1,
      maxLength: 4,
    });
    const faults = fc.array(
      fc.record({
        operation: fc.constantFrom('capture', 'refund', 'reversal', 'search'),
        mode: fc.constantFrom('timeoutAfterCommit', 'timeoutBeforeCommit', 'http502'),
      }),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(
        commands,
        faults,
        fc.nat({ max: 3 }),
        async (commanded, failing, quantity) => {
          await till.forget();
          for (const fault of failing) await till.gateway.fault({ ...fault, delayMs: 0 });
          const products = [{ productId: 'CHP-0001', quantity: quantity + 1, unitPrice: 4.29 }];
          const { orderId, totalAmount } = await bought({ products });
          for (const what of commanded) await command(orderId, what);
          for (let round = 0; round < 6; round += 1) await later();
          const { captured, refunded, reversed } = await money();
          const sum = (entries: readonly unknown[]) =>
            (entries as { amountCents: number }[]).reduce(
              (cents, one) => cents + one.amountCents,
              0,
            );
          const [state, payment, due] = await states(orderId);
          expect(due).toBe(false);
          expect(sum(captured) + sum(reversed)).toBe(Math.round(totalAmount * 100));
          expect(sum(refunded)).toBe(payment === 'REFUNDED' ? sum(captured) : 0);
          expect(state === 'REFUNDED').toBe(payment !== 'CAPTURED');
        },
      ),
      { numRuns: 8 },
    );
  });
});
