import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, paths, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('deliveryestimate', (open) => {
  let till: Till;
  beforeAll(async () => {
    // A Saturday, 6 a.m. in Plano.
    till = await openTill(await open());
  });
  afterAll(() => till.close());

  const item = (productId: string, quantity = 1) => ({ productId, quantity });
  const ask = async (zipcode: string, items: readonly object[], discount?: number) =>
    (
      await till.shop.post(paths.delivery, {
        zipcode,
        items,
        ...(discount === undefined ? {} : { discount }),
      })
    ).body;

  it('[D-SHIPPING-01] tells the days and what shipping and tax would be', async () => {
    const { data } = await ask('75024', [item('CHP-0001')]);
    expect(data).toEqual([
      {
        state: 'TX',
        city: 'Plano',
        // Monday is the next business day; Thanksgiving is none.
        expected: {
          leaves: '2026-11-23',
          earliest: '2026-11-27',
          latest: '2026-12-01',
          orderBy: Date.parse('2026-11-23T12:00:00-06:00'),
          dayBegins: Date.parse('2026-11-23T00:00:00-06:00'),
        },
        charges: {
          shipping: { shippingCharge: 4.99, shippingSku: 'SHIP-FLAT', freeShippingThreshold: 15 },
          totalTax: expect.any(Number),
        },
      },
    ]);
  });

  it('counts the discount, so that its charge is the quote’s', async () => {
    const sums = async (discount?: number) =>
      (await ask('75024', [item('CHP-0003', 3)], discount)).data[0]?.['charges'];
    expect(await sums()).toMatchObject({ shipping: { shippingCharge: 0 } });
    expect(await sums(5)).toMatchObject({ shipping: { shippingCharge: 4.99 } });
  });

  it('[D-SHIPPING-03] waits for what is inside a box, and tells no day for an undated pre-order', async () => {
    const box = [item('MYOMP-30-1'), item('CHP-0001', 0)];
    const [estimate] = (await ask('75024', box)).data;
    expect(estimate).toMatchObject({ expected: { leaves: '2026-11-23' } });
    // Three dollars of a bag inside are not counted once more.
    expect(estimate).toMatchObject({ charges: { shipping: { shippingCharge: 0 } } });
    const undated = (await ask('75024', [...box, item('PRE-0001', 0)])).data[0];
    expect(undated).toMatchObject({ expected: 'undated' });
    await till.db
      .updateTable('products')
      .set({ pre_order_release: JSON.stringify({ on: '2026-12-12' }) })
      .where('product_id', '=', 'PRE-0001')
      .execute();
    const dated = (await ask('75024', [...box, item('PRE-0001', 0)])).data[0];
    expect(dated?.['expected']).toEqual({
      leaves: '2026-12-14',
      earliest: '2026-12-17',
      latest: '2026-12-21',
    });
  });

  it('tells no day for gift cards alone, and none where nothing is sent', async () => {
    expect((await ask('75024', [item('GFT-0001')])).data[0]).toMatchObject({
      expected: 'by-email',
      charges: { shipping: { shippingCharge: 0, shippingSku: 'SHIP-NONE' }, totalTax: 0 },
    });
    const [hawaii] = (await ask('96813', [item('CHP-0001')])).data;
    expect(hawaii).toMatchObject({ state: 'HI', expected: 'not-served' });
    expect(hawaii).not.toHaveProperty('charges');
    expect(await ask('00000', [item('CHP-0001')])).toMatchObject({
      responseCode: 409,
      code: 'ADDRESS_NOT_SERVICEABLE',
    });
  });

  it('counts by the warehouse that serves the zip code', async () => {
    const dispatch = {
      timeZone: 'America/Los_Angeles',
      cutOffHour: 15,
      zones: [{ states: ['CA'], days: { least: 1, most: 2 } }],
      elsewhere: { least: 3, most: 5 },
    };
    await till.db
      .updateTable('locations')
      .set({ dispatch: JSON.stringify(dispatch) })
      .where('location_number', '=', '200')
      .execute();
    expect((await ask('94110', [item('CHP-0001')])).data[0]?.['expected']).toEqual({
      leaves: '2026-11-23',
      earliest: '2026-11-24',
      latest: '2026-11-25',
      orderBy: Date.parse('2026-11-23T15:00:00-08:00'),
      dayBegins: Date.parse('2026-11-23T00:00:00-08:00'),
    });
  });
});
