import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;

describeOnBothDatabases('the days an order is promised', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const shown = async (orderId: string) => (await till.lookUp(orderId)).body.data[0];
  /** Moves on to a later moment of these days. */
  const until = (iso: string) => till.advance(Date.parse(iso) - till.clock.now());

  it('[D-SHIPPING-04] are those its shopper read with the price, and stay as they are', async () => {
    until('2026-11-23T11:55:00-06:00');
    const purchase = await till.prepare();
    expect(purchase.quote.expected).toMatchObject({
      leaves: '2026-11-23',
      earliest: '2026-11-27',
      latest: '2026-12-01',
    });
    // The cut-off passes while the card is typed; the price is asked for again, as a press does.
    until('2026-11-23T12:05:00-06:00');
    const again = await till.quoteFor(purchase.draft);
    expect(again.expected).toEqual(purchase.quote.expected);
    const { orderId } = placedIn(await till.submit({ ...purchase, quote: again }));
    const promised = { earliest: '2026-11-27', latest: '2026-12-01' };
    expect((await shown(orderId))?.['expected']).toEqual(promised);
    until('2026-12-20T12:00:00-06:00');
    expect((await shown(orderId))?.['expected']).toEqual(promised);
  });

  it('[D-SHIPPING-04] are later half an hour after the cut-off', async () => {
    until('2027-01-11T11:55:00-06:00');
    const draft = draftOf();
    const first = await till.quoteFor(draft);
    expect(first.expected).toMatchObject({ leaves: '2027-01-11' });
    until('2027-01-11T12:30:00-06:00');
    expect((await till.quoteFor(draft)).expected).toMatchObject({ leaves: '2027-01-12' });
  });

  it('are nobody else’s: another shopper is promised what holds now', async () => {
    until('2027-01-13T11:55:00-06:00');
    await till.quoteFor(draftOf());
    until('2027-01-13T12:01:00-06:00');
    expect((await till.quoteFor(draftOf())).expected).toMatchObject({ leaves: '2027-01-14' });
  });

  it('[D-SHIPPING-05] begin anew when the payment was reviewed for hours', async () => {
    until('2027-01-19T09:00:00-06:00');
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    expect(await shown(orderId)).toMatchObject({
      payment: 'IN_REVIEW',
      expected: { latest: '2027-01-26' },
    });
    await till.settle();
    until('2027-01-19T15:00:00-06:00');
    await till.gateway.call('/sandbox/reviews', {
      method: 'POST',
      body: JSON.stringify({ decision: 'accept' }),
    });
    await till.settle();
    till.advance(16_000);
    await till.settle();
    expect(await shown(orderId)).toMatchObject({
      payment: 'PAID',
      expected: { earliest: '2027-01-25', latest: '2027-01-27' },
    });
  });

  it('stay when the review took minutes', async () => {
    until('2027-02-01T11:58:00-06:00');
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    // Else the first look at the gateway may come after the clock moved, and the next one is minutes away.
    await till.settle();
    till.advance(5 * minute);
    await till.gateway.call('/sandbox/reviews', {
      method: 'POST',
      body: JSON.stringify({ decision: 'accept' }),
    });
    await till.settle();
    expect(await shown(orderId)).toMatchObject({
      payment: 'PAID',
      expected: { earliest: '2027-02-04', latest: '2027-02-08' },
    });
  });

  it('are told of no order of gift cards alone, and none with an undated pre-order', async () => {
    const pre = draftOf({ products: [{ productId: 'PRE-0001', quantity: 1, unitPrice: 4.29 }] });
    const purchase = await till.prepare('visa-ok', pre);
    expect(purchase.quote.expected).toBe('undated');
    const { orderId } = placedIn(await till.submit(purchase));
    expect(await shown(orderId)).not.toHaveProperty('expected');
  });
});
