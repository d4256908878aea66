import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('a payment the gateway holds for review', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const orderInReview = async (lang: 'en-us' | 'es' = 'en-us') => {
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    const purchase = await till.prepare();
    const placed = placedIn(await till.submit(purchase, { lang }));
    await till.settle();
    return { ...placed, purchase };
  };
  const decide = (decision: 'accept' | 'reject') =>
    till.gateway.call('/sandbox/reviews', {
      method: 'POST',
      body: JSON.stringify({ decision }),
    });
  const later = async () => {
    till.advance(16_000);
    await till.settle();
  };
  const standing = async (orderId: string) =>
    (await till.lookUp(orderId)).body.data[0]?.['payment'];
  const paymentState = async () =>
    (await till.db.selectFrom('payments').select('state').executeTakeFirstOrThrow()).state;

  it('waits in review: goods held, nothing captured, the mail says so', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { orderId, payment } = await orderInReview();
    expect(payment).toBe('IN_REVIEW');
    await later();
    expect(await standing(orderId)).toBe('IN_REVIEW');
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
    expect(await till.gateway.ledger('capture')).toHaveLength(0);
    expect(till.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('reviewing the payment'),
    ]);
  });

  it('accepted: paid, captured once, and told by mail', async () => {
    const { orderId, purchase } = await orderInReview();
    expect((await decide('accept')).status).toBe(200);
    await Promise.all([later(), roundsAtOnce(serversOver(till, 1))]);
    await later();
    expect(await standing(orderId)).toBe('PAID');
    expect(await paymentState()).toBe('CAPTURED');
    expect(await till.gateway.ledger('capture')).toHaveLength(1);
    expect(till.mails.map(({ subject }) => subject)).toEqual([
      `Your Crunchcart order ${orderId}`,
      `Your Crunchcart order ${orderId} is confirmed`,
    ]);
    expect(placedIn(await till.submit(purchase))).toMatchObject({ orderId, payment: 'PAID' });
  });

  it('rejected: failed, given back once, goods on the shelf, told in the order’s language', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { orderId } = await orderInReview('es');
    await decide('reject');
    await later();
    await later();
    expect(await standing(orderId)).toBe('FAILED');
    expect(await paymentState()).toBe('REVERSED');
    expect(await till.gateway.ledger('reversal')).toHaveLength(1);
    expect(await till.gateway.ledger('capture')).toHaveLength(0);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(till.mails[1]).toMatchObject({
      subject: `El pago de tu pedido ${orderId} de Crunchcart no se completó`,
      language: 'es-US',
      text: expect.stringContaining('No se te cobró nada'),
    });
  });

  it('a gateway that does not answer leaves it in review until it does', async () => {
    const { orderId } = await orderInReview();
    await decide('accept');
    await till.gateway.fault({ operation: 'search', mode: 'http502', count: 1 });
    await later();
    expect(await standing(orderId)).toBe('IN_REVIEW');
    await later();
    expect(await standing(orderId)).toBe('PAID');
  });

  it('nothing in review is nothing to decide', async () => {
    expect((await decide('accept')).status).toBe(404);
  });
});
