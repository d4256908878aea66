import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSandboxParties } from '#test/sandbox/parties/sandbox-parties.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, paths, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('an order while the tax service is down', (open) => {
  const { taxes, faults } = openSandboxParties();
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { tax: taxes });
  });
  afterAll(() => till.close());
  beforeEach(() => faults.clear());
  const breakDown = (count: number) =>
    faults.add({ operation: 'tax', mode: 'http503', count, delayMs: 0 });
  const charged = async () => (await till.gateway.ledger('authorization')).length;

  it('[D-ORDER-12] is promised no price, and one again when the service answers', async () => {
    breakDown(2);
    const { status, body } = await till.validate(draftOf());
    expect([status, body.code]).toEqual([503, 'TAX_UNKNOWN']);
    expect(body.messages).toEqual({
      'en-us':
        'We could not work out the sales tax just now. Nothing was charged. Please try again in a moment.',
      es: 'No pudimos calcular el impuesto en este momento. No se cobró nada. Inténtalo de nuevo en un momento.',
    });
    expect(till.reports).toContainEqual({ event: 'tax-not-calculated', detail: 'HTTP 503' });
    expect((await till.validate(draftOf())).status).toBe(200);
  });

  it('[D-ORDER-12] is not charged; the same press pays once the service answers', async () => {
    const purchase = await till.prepare('visa-ok');
    breakDown(2);
    const refused = await till.submit(purchase);
    expect([refused.status, refused.body.code, await charged()]).toEqual([503, 'TAX_UNKNOWN', 0]);
    const placed = await till.submit(purchase);
    expect([placed.status, await charged()]).toEqual([200, 1]);
    await till.settle();
  });

  it('[D-ORDER-12] one lost answer is asked for again', async () => {
    breakDown(1);
    expect((await till.validate(draftOf())).status).toBe(200);
  });

  it('[D-ORDER-12] is estimated neither by the tax call nor by the cart', async () => {
    const items = [{ productId: 'CHP-0001', quantity: 1 }];
    breakDown(2);
    const cart = await till.shop.post(paths.delivery, { zipcode: '75024', items });
    expect(cart.body.code).toBe('TAX_UNKNOWN');
    breakDown(2);
    const { shipping } = draftOf();
    const tax = await till.shop.post(paths.tax, {
      shipping,
      items,
      shippingCharge: 4.99,
      discount: 0,
    });
    expect(tax.body.code).toBe('TAX_UNKNOWN');
  });
});
