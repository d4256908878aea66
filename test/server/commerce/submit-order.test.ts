import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { draftOf } from '#test/server/commerce/drafts.ts';
import { openTill, placedIn, paths, type Till } from '#test/server/commerce/till.ts';
import { describeOnBothDatabases } from '#test/server/databases.ts';

describeOnBothDatabases('submitting an order', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.gateway.call('/sandbox/faults', { method: 'DELETE' }));

  const authorizations = async () => (await till.gateway.ledger('authorization')).length;

  it('[PAY-01] [ORDER-07] [P-20] takes the goods off the shelf and the money off the card', async () => {
    const before = await till.stockOf('CHP-0001');
    const purchase = await till.prepare('visa-ok');
    const answer = await till.submit(purchase);
    expect(answer.status).toBe(200);
    const order = placedIn(answer);
    expect(order).toMatchObject({ status: 'SUBMITTED', payment: 'PAID', totalAmount: 13.88 });
    expect(order.orderId).toMatch(/^CC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    await till.settle();
    expect(await till.stockOf('CHP-0001')).toBe(before - 2);
    const captures = await till.gateway.ledger('capture');
    expect(captures).toMatchObject([{ amountCents: 1388 }]);
    const payment = await till.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ state: 'CAPTURED', brand: 'Visa', last4: '1111', amount: 1388 });
  });
});
