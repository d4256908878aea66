import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { plano } from '#test/server/setup/till/drafts.ts';
import { openTill, paths, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('the calls about stock, zips, shipping and tax', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());

  const ask = async (path: string, body: object, headers: Record<string, string> = {}) =>
    (await till.shop.post(path, body, headers)).body;
  const item = (productId: string, quantity = 1) => ({ productId, quantity });

  it('productinventory tells stock and price at a location, equal items summed', async () => {
    await till.setStock('CHP-0002', 7);
    const items = [
      item('CHP-0002', 4),
      item('CHP-0002', 4),
      item('WST-0001'),
      item('GFT-0001'),
      item('XXX-9999'),
    ];
    const here = await ask(paths.inventory, { locationNumber: '100', items });
    expect(here.data).toEqual([
      { productId: 'CHP-0002', available: false, quantity: 7, price: 3.5 },
      { productId: 'WST-0001', available: false, quantity: 0, price: 4.29 },
      { productId: 'GFT-0001', available: true, quantity: 1000, price: 25 },
      { productId: 'XXX-9999', available: false, quantity: 0, price: 0 },
    ]);
    const west = await ask(paths.inventory, { locationNumber: '200', items: [item('WST-0001')] });
    expect(west.data).toEqual([
      { productId: 'WST-0001', available: true, quantity: 50, price: 4.29 },
    ]);
    // Six of each in a pack: seven bags make one.
    const pack = await ask(paths.inventory, { locationNumber: '100', items: [item('VP-0001')] });
    expect(pack.data).toMatchObject([{ available: true, quantity: 1 }]);
    await till.setStock('CHP-0002', 1000);
  });

  it('[CHK-21] [CHK-22] checkitemsavailability tells what cannot go to a zip, in words', async () => {
    const items = [item('CHP-0001'), item('NOZ-0001'), item('WST-0001'), item('OUT-0001')];
    const texas = await ask(paths.availability, { zipcode: '75024', items });
    const reason = 'not available for selected shipping zip code';
    expect(texas.data).toEqual([
      { productId: 'CHP-0001', available: true },
      { productId: 'NOZ-0001', available: false, reason },
      { productId: 'WST-0001', available: false, reason },
      { productId: 'OUT-0001', available: true },
    ]);
    const spanish = await ask(
      paths.availability,
      { zipcode: '96813', items: [item('CHP-0001')] },
      { 'accept-language': 'es-US' },
    );
    expect(spanish.data).toEqual([
      {
        productId: 'CHP-0001',
        available: false,
        reason: 'no disponible para el código postal de envío elegido',
      },
    ]);
  });

  it('zipcodevalidate places a zip and names its warehouse', async () => {
    const answers = [];
    for (const zipcode of ['75024', '75072', '96813', '00000']) {
      answers.push((await ask(paths.zip, { zipcode })).data[0]);
    }
    expect(answers).toEqual([
      {
        valid: true,
        city: 'Plano',
        state: 'TX',
        locationNumber: '100',
        upsValidatedAddresses: [],
      },
      // Newer than the directory: its state is known, its city is not.
      { valid: true, state: 'TX', locationNumber: '100', upsValidatedAddresses: [] },
      {
        valid: false,
        city: 'Honolulu',
        state: 'HI',
        locationNumber: '200',
        upsValidatedAddresses: [],
      },
      { valid: false, upsValidatedAddresses: [] },
    ]);
    const wrong = await ask(paths.zip, { zipcode: '75024', state: 'NY' });
    expect(wrong.data).toMatchObject([{ valid: false, state: 'TX' }]);
  });

  it.each([
    ['[ADDR-22] one match', { address: '100 Main Street' }, 'valid', 1],
    ['[ADDR-22] several candidates', { address: '100 Main' }, 'ambiguous', 3],
    ['[ADDR-23] no match', { address: '1 Nomatch Ln' }, 'no-match', 0],
    ['a service that is down', { address: '1 Upsdown Ln' }, 'unavailable', 0],
  ])('checks an address: %s', async (_, changes, verdict, candidates) => {
    const address = { ...plano, ...changes };
    const { city, state, zipcode } = address;
    const { data } = await ask(paths.zip, { zipcode, city, state, address });
    expect(data[0]).toMatchObject({ valid: true, addressVerdict: verdict });
    expect(data[0]?.['upsValidatedAddresses']).toHaveLength(candidates);
  });

  it('[CHK-23] shippingcharge looks prices up itself and refuses where nothing is sent', async () => {
    const place = { zipcode: '75024', state: 'tx', subTotal: 1000 };
    const charge = async (items: readonly object[]) =>
      (await ask(paths.shipping, { ...place, items })).data[0];
    expect(await charge([item('CHP-0001')])).toEqual({
      shippingCharge: 4.99,
      shippingSku: 'SHIP-FLAT',
      freeShippingThreshold: 15,
    });
    expect(await charge([item('CHP-0003', 3)])).toMatchObject({
      shippingCharge: 0,
      shippingSku: 'SHIP-FREE',
    });
    expect(await charge([item('MYOMP-30-2')])).toMatchObject({ shippingCharge: 0 });
    expect(await charge([item('GFT-0001')])).toMatchObject({
      shippingCharge: 0,
      shippingSku: 'SHIP-NONE',
    });
    const hawaii = { zipcode: '96813', state: 'hi', subTotal: 5, items: [] };
    expect(await ask(paths.shipping, hawaii)).toMatchObject({
      responseCode: 409,
      code: 'ADDRESS_NOT_SERVICEABLE',
    });
  });

  it('[CHK-24] ordertax taxes by state and category, and says that it estimates', async () => {
    const maine = { ...plano, city: 'Portland', state: 'ME', zipcode: '04101' };
    const body = { items: [item('CHP-0001', 2), item('MRC-0001')], shippingCharge: 0, discount: 0 };
    const { data } = await ask(paths.tax, { shipping: maine, ...body });
    expect(data).toEqual([
      {
        totalTax: 1.79,
        lines: [
          { category: 'snack', tax: 0.47 },
          { category: 'merchandise', tax: 1.32 },
        ],
        dataVersion: 'taxjar-2022-01-24',
        isEstimate: true,
      },
    ]);
    const alaska = { ...plano, city: 'Anchorage', state: 'ak', zipcode: '99501' };
    expect(await ask(paths.tax, { shipping: alaska, ...body })).toMatchObject({
      responseCode: 409,
      code: 'ADDRESS_NOT_SERVICEABLE',
    });
  });

  it.each([
    ['no zip code at all', 'TX', 'here', 'shipping.zipcode'],
    ['a zip code of another state', 'TX', '04101', 'shipping.zipcode'],
    ['a zip code that nobody has', 'TX', '00000', 'shipping.zipcode'],
    ['a state nothing is sent to', 'HI', '96813', 'shipping.state'],
  ])(
    '[CHK-24] ordertax refuses %s, and does not call it a fault of its own',
    async (_wrong, state, zipcode, field) => {
      const shipping = { ...plano, state, zipcode };
      const body = { items: [item('CHP-0001', 2)], shippingCharge: 0, discount: 0 };
      expect(await ask(paths.tax, { shipping, ...body })).toMatchObject({
        responseCode: 409,
        code: 'ADDRESS_NOT_SERVICEABLE',
        field,
      });
    },
  );
});
