import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf, plano } from '#test/server/setup/till/drafts.ts';
import { openTill, paths, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases("a guest's order", (open) => {
  let till: Till;
  let orderId: string;
  const tempUserID = crypto.randomUUID();
  beforeAll(async () => {
    till = await openTill(await open());
    const items = [
      { productId: 'CHP-0001', quantity: 20 },
      { productId: 'CHP-0002', quantity: 10 },
    ];
    const draft = draftOf({
      products: [{ productId: 'PRE-0001', quantity: 2, unitPrice: 4.29 }],
      mixes: [{ productId: 'MYOMP-30-1', quantity: 1, unitPrice: 26.75, items }],
      packs: [{ productId: 'VP-0001', quantity: 1, unitPrice: 19.99, items: [] }],
      email: 'Ada@Example.com',
      giftMessage: 'Enjoy!',
      tempUserID,
    });
    ({ orderId } = placedIn(await till.submit(await till.prepare('mastercard-ok', draft))));
  });
  afterAll(() => till.close());
  beforeEach(() => till.db.deleteFrom('attempts').execute());

  const find = (id: string, email?: string) =>
    till.shop.get(
      `${paths.details}?${new URLSearchParams({ orderId: id, tempUserID, ...(email === undefined ? {} : { email }) })}`,
    );

  it('[ORDER-06] is shown whole: lines, amounts, addresses, the masked card', async () => {
    const { status, body } = await find(orderId, 'ada@example.com');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        orderId,
        status: 'SUBMITTED',
        payment: 'PAID',
        placedAt: new Date(till.clock.now()).toISOString(),
        contact: { email: 'Ada@Example.com', phoneNumber: '2145550123' },
        shipping: plano,
        billing: plano,
        lines: [
          {
            lineItemNumber: 1,
            kind: 'product',
            productId: 'PRE-0001',
            name: 'Snack PRE-0001',
            quantity: 2,
            unitPrice: 4.29,
            total: 8.58,
            imagePath: '/packs/plain.svg',
            size: '9 oz',
            preOrderText: 'Ships in December',
          },
          {
            lineItemNumber: 2,
            kind: 'mix',
            productId: 'MYOMP-30-1',
            name: 'My Mix 1',
            quantity: 1,
            unitPrice: 26.75,
            total: 26.75,
            contents: [
              { productId: 'CHP-0001', quantity: 20 },
              { productId: 'CHP-0002', quantity: 10 },
            ],
          },
          {
            lineItemNumber: 3,
            kind: 'bundle',
            productId: 'VP-0001',
            name: 'Snack VP-0001',
            quantity: 1,
            unitPrice: 19.99,
            total: 19.99,
            imagePath: '/packs/plain.svg',
            size: '9 oz',
          },
        ],
        subTotal: 55.32,
        discount: 0,
        shippingCharge: 0,
        tax: 0,
        totalAmount: 55.32,
        amountDue: 55.32,
        card: { brand: 'Mastercard', last4: '4444' },
        giftMessage: 'Enjoy!',
        timeline: [
          { milestone: 'PLACED', at: new Date(till.clock.now()).toISOString() },
          { milestone: 'PAID', at: new Date(till.clock.now()).toISOString() },
        ],
      },
    ]);
  });

  it('[D-ORDER-13] in another language goods are named as the shop calls them today, else as they were bought', async () => {
    const address = `${paths.details}?${new URLSearchParams({ orderId, tempUserID, email: 'ada@example.com' })}`;
    const namesIn = async (language: string): Promise<readonly string[]> => {
      const { body } = await till.shop.get(address, { 'accept-language': language });
      const [order] = body.data as readonly [{ lines: readonly { name: string }[] }];
      return order.lines.map(({ name }) => name);
    };
    await till.db
      .updateTable('products')
      .set({ title_en: 'Renamed since', title_es: 'Botana de hoy' })
      .where('product_id', '=', 'PRE-0001')
      .execute();
    const pack = (await namesIn('en-US'))[2];
    expect(await namesIn('en-US')).toEqual(['Snack PRE-0001', 'My Mix 1', pack]);
    const [snack, box] = await namesIn('es-US');
    expect([snack, box]).toEqual(['Botana de hoy', 'My Mix 1']);
    // Sold no more: the name it was bought with.
    await till.db
      .updateTable('order_lines')
      .set({ product_id: 'GONE-0001' })
      .where('product_id', '=', 'PRE-0001')
      .execute();
    expect((await namesIn('es-US'))[0]).toBe('Snack PRE-0001');
    await till.db
      .updateTable('order_lines')
      .set({ product_id: 'PRE-0001' })
      .where('product_id', '=', 'GONE-0001')
      .execute();
  });

  it('is found however its number is typed', async () => {
    for (const typed of [orderId.toLowerCase(), ` ${orderId.replaceAll('-', ' ')} `]) {
      expect((await find(typed, ' ADA@example.com')).status).toBe(200);
    }
  });

  it('[D-API-16] a wrong number, a wrong e-mail and none look the same', async () => {
    const misses = [
      await find('CC-0000-0000', 'ada@example.com'),
      await find(orderId, 'eve@example.com'),
      await find(orderId),
      await find(orderId, ''),
    ].map(({ status, body }) => ({ status, ...body, requestId: '' }));
    expect(misses[0]).toMatchObject({ status: 404, code: 'NOT_FOUND', data: [] });
    for (const miss of misses) expect(miss).toEqual(misses[0]);
  });

  it('guessing is slowed down', async () => {
    for (let tries = 0; tries < 60; tries += 1) await find('CC-0000-0000', 'a@b.co');
    const refused = await find(orderId, 'ada@example.com');
    expect(refused.status).toBe(429);
    till.advance(15 * 60_000);
    expect((await find(orderId, 'ada@example.com')).status).toBe(200);
  });

  it('400 guesses at once are judged no more often than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, guess) => find(`CC-0000-${1000 + guess}`, 'a@b.co')),
    );
    const told = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([told(404), told(429)]).toEqual([60, 340]);
  });

  it('right look-ups count nothing, however many', async () => {
    for (let turn = 0; turn < 70; turn += 1) {
      expect((await find(orderId, 'ada@example.com')).status).toBe(200);
    }
  });

  it.each([
    ['FULFILLING', 'PROCESSING', 'PAID'],
    ['SHIPPED', 'SHIPPED', 'PAID'],
    ['DELIVERED', 'DELIVERED', 'PAID'],
    ['CANCELLED', 'CANCELLED', 'REFUNDING'],
    ['REFUNDED', 'CANCELLED', 'REFUNDED'],
    ['PAYMENT_PENDING', 'SUBMITTED', 'PENDING'],
    ['PAYMENT_UNKNOWN', 'SUBMITTED', 'CONFIRMING'],
    ['IN_REVIEW', 'SUBMITTED', 'IN_REVIEW'],
  ] as const)(
    '[ORDER-09] in state %s is shown as %s, payment %s',
    async (state, status, payment) => {
      await till.db.updateTable('orders').set({ state }).execute();
      const { body } = await find(orderId, 'ada@example.com');
      expect(body.data).toMatchObject([{ status, payment }]);
    },
  );
});
