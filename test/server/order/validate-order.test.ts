import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf, type TestDraft } from '#test/server/setup/till/drafts.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

describeOnBothDatabases('validating an order', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());

  const verdictOf = async (draft: TestDraft) => {
    const { status, body } = await till.validate(draft);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.data[0] as {
      valid: boolean;
      unavailableItems: readonly object[];
      priceChanges: readonly object[];
      quote?: Record<string, number>;
    };
  };
  const bag = (quantity: number, productId = 'CHP-0001', unitPrice = 4.29) => ({
    productId,
    quantity,
    unitPrice,
  });
  const thirty = (first: string, second: string) => [
    { productId: first, quantity: 20 },
    { productId: second, quantity: 10 },
  ];
  const mix = (items: readonly { productId: string; quantity: number }[], quantity = 1) =>
    draftOf({
      products: [],
      mixes: [{ productId: 'MYOMP-30-1', quantity, unitPrice: 26.75, items }],
    });

  it('[CHK-25] promises a price for half an hour', async () => {
    const { valid, quote } = await verdictOf(draftOf());
    expect(valid).toBe(true);
    // Texas taxes the shipping charge: 6.25 % of 4.99 is 31 cents; snacks are free of tax.
    expect(quote).toMatchObject({
      subTotal: 8.58,
      discount: 0,
      shippingCharge: 4.99,
      tax: 0.31,
      totalAmount: 13.88,
      expiresAt: till.clock.now() + 30 * 60_000,
    });
  });

  it('repeating changes neither stock nor price', async () => {
    const before = await till.stockOf('CHP-0001');
    const [one, two] = [await verdictOf(draftOf()), await verdictOf(draftOf())];
    expect({ ...one.quote, quoteId: 0 }).toEqual({ ...two.quote, quoteId: 0 });
    expect(await till.stockOf('CHP-0001')).toBe(before);
  });

  it.each([
    ['below 15 dollars', 2, 'CHP-0003', 5, 4.99],
    ['at 15 dollars', 3, 'CHP-0003', 5, 0],
    ['above', 4, 'CHP-0003', 5, 0],
  ])('[CART-09] shipping %s', async (_, quantity, productId, unitPrice, charge) => {
    const { quote } = await verdictOf(draftOf({ products: [bag(quantity, productId, unitPrice)] }));
    expect(quote?.['shippingCharge']).toBe(charge);
  });

  it('prices a variety pack and a custom box, and knows what is inside', async () => {
    const pack = draftOf({
      products: [],
      packs: [{ productId: 'VP-0001', quantity: 1, unitPrice: 19.99, items: [] }],
    });
    expect((await verdictOf(pack)).quote?.['subTotal']).toBe(19.99);
    const box = await verdictOf(mix(thirty('CHP-0001', 'CHP-0002')));
    expect(box).toMatchObject({ valid: true, quote: { subTotal: 26.75, shippingCharge: 0 } });
  });

  it('sums what loose bags, boxes and packs take together', async () => {
    await till.setStock('CHP-0001', 26);
    try {
      const parts = {
        mixes: [
          {
            productId: 'MYOMP-30-1',
            quantity: 1,
            unitPrice: 26.75,
            items: thirty('CHP-0001', 'CHP-0002'),
          },
        ],
        packs: [{ productId: 'VP-0001', quantity: 1, unitPrice: 19.99, items: [] }],
      };
      const short = await verdictOf(draftOf({ products: [bag(1)], ...parts }));
      expect(short.valid).toBe(false);
      expect(short.quote).toBeUndefined();
      expect(short.unavailableItems).toEqual([
        { productId: 'CHP-0001', title: 'Snack CHP-0001', requested: 27, available: 26 },
      ]);
      const enough = await verdictOf(draftOf({ products: [], ...parts }));
      expect(enough.valid).toBe(true);
    } finally {
      await till.setStock('CHP-0001', 1000);
    }
  });

  it('sells no more packs than are put together', async () => {
    await till.setStock('VP-0001', 1);
    const packs = [{ productId: 'VP-0001', quantity: 2, unitPrice: 19.99, items: [] }];
    const { valid, unavailableItems } = await verdictOf(draftOf({ products: [], packs }));
    await till.setStock('VP-0001', 1000);
    expect(valid).toBe(false);
    expect(unavailableItems).toMatchObject([{ productId: 'VP-0001', requested: 2, available: 1 }]);
  });

  it.each([
    ['sold out', 'OUT-0001', 0],
    ['only at another warehouse', 'WST-0001', 0],
    ['not sent to this zip', 'NOZ-0001', 0],
    ['unknown', 'XXX-9999', 0],
  ])('finds what is %s', async (_, productId, available) => {
    const verdict = await verdictOf(draftOf({ products: [bag(1), bag(1, productId)] }));
    expect(verdict.valid).toBe(false);
    expect(verdict.unavailableItems).toMatchObject([{ productId, requested: 1, available }]);
  });

  it('serves a zip from its own warehouse', async () => {
    const shipping = { city: 'Reno', state: 'NV', zipcode: '89501' };
    const verdict = await verdictOf(draftOf({ products: [bag(1, 'WST-0001')], shipping }));
    expect(verdict.valid).toBe(true);
  });

  it('tells moved prices beside the new quote', async () => {
    const verdict = await verdictOf(draftOf({ products: [bag(1, 'CHP-0001', 3.99)] }));
    expect(verdict).toMatchObject({
      valid: true,
      priceChanges: [
        { productId: 'CHP-0001', title: 'Snack CHP-0001', oldPrice: 3.99, newPrice: 4.29 },
      ],
      quote: { subTotal: 4.29 },
    });
  });

  it.each([
    ['[CHK-20] to Hawaii', { city: 'Honolulu', state: 'hi', zipcode: '96813' }, 'state'],
    ['[CHK-20] to Alaska', { city: 'Anchorage', state: 'AK', zipcode: '99501' }, 'state'],
    ['to a P.O. box', { address: 'P.O. Box 12' }, 'address'],
    ['to a P.O. box in the second line', { addressDetails: 'PO BOX 9' }, 'addressDetails'],
    ['to a zip of another state', { zipcode: '10001' }, 'zipcode'],
    ['to a zip nobody has', { zipcode: '00000' }, 'zipcode'],
  ])('sends nothing %s', async (_, shipping, field) => {
    const { status, body } = await till.validate(draftOf({ shipping, billing: draftOf().billing }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'ADDRESS_NOT_SERVICEABLE',
      field: `draft.shipping.${field}`,
    });
  });

  it('bills to a P.O. box and to Hawaii all the same', async () => {
    const billing = { address: 'PO Box 12', city: 'Honolulu', state: 'HI', zipcode: '96813' };
    expect((await verdictOf(draftOf({ billing }))).valid).toBe(true);
  });

  it.each([
    ['an e-mail that is none', { email: 'ada' }, 'draft.contact.email'],
    ['a name of one letter', { shipping: { firstName: 'A' } }, 'draft.shipping.firstName'],
    ['a city with digits', { billing: { city: 'Plano 2' } }, 'draft.billing.city'],
  ])('refuses %s, naming the field', async (_, changes, field) => {
    const { status, body } = await till.validate(draftOf(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INPUT_REFUSED', field });
  });

  it.each([
    ['an empty draft', draftOf({ products: [] })],
    ['a hundred of one bag', draftOf({ products: [bag(100)] })],
    ['eleven of a pre-order', draftOf({ products: [bag(11, 'PRE-0001')] })],
    ['a box of 29', mix([{ productId: 'CHP-0001', quantity: 29 }])],
    [
      'a shirt in a box',
      mix([
        { productId: 'CHP-0001', quantity: 29 },
        { productId: 'MRC-0001', quantity: 1 },
      ]),
    ],
  ])('[LIM-12] refuses %s', async (_, draft) => {
    const { status, body } = await till.validate(draft);
    expect(status).toBe(400);
    expect(body.code).toBe('INPUT_REFUSED');
  });

  it('[MIX-04] [MIX-05] a box is sold by the very rules its builder shows', async () => {
    const other = await openTill(await open());
    const set = (settings: Readonly<Record<string, string>>) =>
      loadCatalog(other.database.db, { ...tillCatalog(), settings });
    const statusOf = async (items: readonly { productId: string; quantity: number }[]) =>
      (await other.validate(mix(items))).status;
    const [twenty, twentyOne] = [
      thirty('CHP-0001', 'CHP-0002'),
      [
        { productId: 'CHP-0001', quantity: 21 },
        { productId: 'CHP-0002', quantity: 9 },
      ],
    ];
    try {
      await set({ mixMaxPerItem: '20', mixMinDistinct: '2' });
      expect(await statusOf(twenty)).toBe(200);
      expect(await statusOf(twentyOne)).toBe(400);
      await set({ mixMinDistinct: '3' });
      expect(await statusOf(twenty)).toBe(400);
      // Settings that mean nothing are none here too: thirty bags, at the price of the bags.
      await set({ mixPackSize: '0', mixPrice: '' });
      const { status, body } = await other.validate(mix(twenty));
      expect({ status, body }).toMatchObject({ status: 200 });
      expect(body.data[0]).toMatchObject({ priceChanges: [{ newPrice: 20 * 4.29 + 10 * 3.5 }] });
    } finally {
      await other.close();
    }
  });

  it('[P-52] lines − discount + shipping + tax is the total, to the cent, for any cart', async () => {
    const prices: Record<string, number> = {
      'CHP-0001': 429,
      'CHP-0002': 350,
      'CND-0001': 199,
      'MRC-0001': 2400,
    };
    const places = [
      { city: 'Plano', state: 'TX', zipcode: '75024' },
      { city: 'Portland', state: 'ME', zipcode: '04101' },
      { city: 'Nashville', state: 'TN', zipcode: '37201' },
      { city: 'New York', state: 'NY', zipcode: '10001' },
    ];
    const carts = fc.record({
      lines: fc.uniqueArray(
        fc.record({
          productId: fc.constantFrom(...Object.keys(prices)),
          quantity: fc.integer({ min: 1, max: 99 }),
        }),
        { minLength: 1, selector: ({ productId }) => productId },
      ),
      shipping: fc.constantFrom(...places),
    });
    await fc.assert(
      fc.asyncProperty(carts, async ({ lines, shipping }) => {
        const products = lines.map((line) => ({
          ...line,
          unitPrice: (prices[line.productId] ?? 0) / 100,
        }));
        const { quote } = await verdictOf(draftOf({ products, shipping }));
        const cents = (name: string) => Math.round((quote?.[name] ?? Number.NaN) * 100);
        const sum = lines.reduce(
          (total, { productId, quantity }) => total + (prices[productId] ?? 0) * quantity,
          0,
        );
        expect(cents('subTotal')).toBe(sum);
        expect(cents('totalAmount')).toBe(
          sum - cents('discount') + cents('shippingCharge') + cents('tax'),
        );
        expect(cents('shippingCharge')).toBe(sum >= 1500 ? 0 : 499);
      }),
      { numRuns: 40 },
    );
  });
});
