import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('a quote and the keys sent with it', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  /** The same shopper and quote, with another card and another key. */
  const another = async (purchase: Awaited<ReturnType<Till['prepare']>>, alias = 'visa-ok-2') => {
    const session = await till.openSession(purchase.draft.tempUserID);
    return { ...purchase, session, token: await till.tokenFor(session, alias), key: randomUUID() };
  };
  const orders = () => till.db.selectFrom('orders').select(['order_id', 'state']).execute();

  it('[P-23] another key and another card for an ordered quote: refused, naming the order', async () => {
    const first = await till.prepare();
    const { orderId, totalAmount } = placedIn(await till.submit(first));
    const answer = await till.submit(await another(first));
    expect([answer.status, answer.body.code]).toEqual([409, 'ALREADY_ORDERED']);
    expect(answer.body.data).toEqual([
      { orderId, status: 'SUBMITTED', payment: 'PAID', totalAmount },
    ]);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  it('[P-23] ten keys and ten cards at once for one quote make one order', async () => {
    const first = await till.prepare();
    const rivals = await Promise.all(Array.from({ length: 9 }, () => another(first)));
    const answers = await Promise.all([first, ...rivals].map((rival) => till.submit(rival)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ body }) => body.code ?? []));
    expect(
      [...codes].filter((code) => !/^(ALREADY_ORDERED|ORDER_IN_PROGRESS)$/.test(code)),
    ).toEqual([]);
    expect(await orders()).toHaveLength(1);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
  });

  it('the database itself refuses a second living order of a quote', async () => {
    const { quote } = await till.prepare();
    const row = (orderId: string, state: 'PAID' | 'PAYMENT_FAILED') => ({
      order_id: orderId,
      reference: `R-${orderId}`,
      actor_hash: 'a',
      state,
      quote_id: quote.quoteId,
      location_number: '100',
      language: 'en-us' as const,
      email_key: 'a',
      contact: '{}',
      shipping: '{}',
      billing: '{}',
      gift_message: null,
      sub_total: 0,
      discount: 0,
      shipping_charge: 0,
      tax: 0,
      total_amount: 0,
      placed_at: new Date(),
      updated_at: new Date(),
    });
    const insert = (...wish: Parameters<typeof row>) =>
      till.db
        .insertInto('orders')
        .values(row(...wish))
        .execute();
    await insert('CC-1', 'PAYMENT_FAILED');
    await insert('CC-2', 'PAID');
    await insert('CC-3', 'PAYMENT_FAILED');
    await expect(insert('CC-4', 'PAID')).rejects.toThrow(/orders_living_quote/);
  });

  it('a declined attempt leaves its quote free for another card', async () => {
    const first = await till.prepare('visa-declined');
    expect((await till.submit(first)).body.code).toBe('CARD_DECLINED');
    const answer = await till.submit(await another(first));
    expect(placedIn(answer).payment).toBe('PAID');
  });

  it('[P-24] the same key and body after a decline replays the decline', async () => {
    const purchase = await till.prepare('visa-funds');
    const declined = await till.submit(purchase);
    const again = await till.submit(purchase);
    expect([again.status, again.body.code]).toEqual([402, 'CARD_DECLINED']);
    expect(again.body.data).toEqual(declined.body.data);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(declined.headers.get('idempotent-replayed')).toBeNull();
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
  });

  it('[P-25] the same key with another body says how the first ended', async () => {
    const declined = await till.prepare('visa-funds');
    await till.submit(declined);
    const after = { ...(await another(declined)), key: declined.key };
    const told = await till.submit(after);
    expect([told.status, told.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(told.body.data).toEqual([{ outcome: 'failed', code: 'CARD_DECLINED' }]);

    const placed = await till.prepare();
    const { orderId } = placedIn(await till.submit(placed));
    const reused = await till.submit({ ...(await another(placed)), key: placed.key });
    expect(reused.status).toBe(422);
    expect(reused.body.data).toEqual([
      { outcome: 'placed', order: expect.objectContaining({ orderId, payment: 'PAID' }) },
    ]);
  });

  it('[P-25] a confirming order that failed is told as failed', async () => {
    await till.gateway.fault({ operation: 'authorization', mode: 'http502' });
    const purchase = await till.prepare();
    expect(placedIn(await till.submit(purchase)).payment).toBe('CONFIRMING');
    const changed = { ...(await another(purchase)), key: purchase.key };
    expect((await till.submit(changed)).body.data).toEqual([
      { outcome: 'placed', order: expect.objectContaining({ payment: 'CONFIRMING' }) },
    ]);
    till.advance(120_000);
    await till.settle();
    expect((await till.submit(changed)).body.data).toEqual([
      { outcome: 'failed', code: 'PAYMENT_FAILED' },
    ]);
    const fresh = await another(purchase);
    expect(placedIn(await till.submit(fresh)).payment).toBe('PAID');
  });

  it('[P-32] a 502 of the gateway is settled a minute later, when it answers again', async () => {
    await till.gateway.fault({ operation: 'authorization', mode: 'http502' });
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    till.advance(50_000);
    await till.settle();
    expect(await orders()).toEqual([{ order_id: orderId, state: 'PAYMENT_UNKNOWN' }]);
    for (let seconds = 50; seconds < 70; seconds += 5) {
      till.advance(5000);
      await till.settle();
    }
    expect(await orders()).toEqual([{ order_id: orderId, state: 'PAYMENT_FAILED' }]);
  });
});
