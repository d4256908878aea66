import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderTiming } from '#server/order/order-timing.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const key = 'operator-key-of-tests-0123456789ab';
const status = '/v3/dopservice/b2c/orderstatus';
const code = '/v3/dopservice/b2c/ordercode';
const details = '/v3/dopservice/b2c/orderdetails';

describeOnBothDatabases("a guest's order on another device", (open) => {
  let till: Till;
  let orderId: string;
  const email = 'ada@example.com';
  const draft = draftOf({
    products: [{ productId: 'PRE-0001', quantity: 2, unitPrice: 4.29 }],
    email: 'Ada@Example.com',
  });
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey: key });
    ({ orderId } = placedIn(await till.submit(await till.prepare('visa-ok', draft))));
    await till.settle();
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    await till.db.deleteFrom('attempts').execute();
    await till.db.deleteFrom('order_codes').execute();
    till.mails.length = 0;
  });

  const track = (more: object = {}, id = orderId, by = email) =>
    till.shop.post(status, { orderId: id, email: by, ...more });
  const askCode = (id = orderId, by = email) => till.shop.post(code, { orderId: id, email: by });
  const mailedCode = async (): Promise<string> => {
    await till.core.idle();
    const text = till.mails.filter(({ subject }) => /code/.test(subject)).at(-1)?.text ?? '';
    return /^Code: (\d{6})$/m.exec(text)?.[1] ?? '';
  };

  it('[ORDER-06] number and e-mail tell how far it is, and nothing about who ordered what', async () => {
    const { body } = await track();
    const [told] = body.data;
    expect(told).toMatchObject({
      orderId,
      status: 'SUBMITTED',
      payment: 'PAID',
      shipsNothing: false,
      timeline: [{ milestone: 'PLACED' }, { milestone: 'PAID' }],
    });
    expect(Object.keys(told ?? {}).toSorted()).toEqual([
      'orderId',
      'payment',
      'placedAt',
      'shipsNothing',
      'status',
      'timeline',
    ]);
  });

  it('a wrong number and a wrong pair are answered with the same bytes', async () => {
    const misses = [
      await track({}, 'CC-0000-0000'),
      await track({}, orderId, 'eve@example.com'),
      await track({}, 'no number at all'),
      await track({ code: '123456' }, orderId, 'eve@example.com'),
    ].map((answer) => JSON.stringify({ ...answer.body, requestId: '' }));
    expect(misses[0]).toContain('NOT_FOUND');
    expect(new Set(misses).size).toBe(1);
    const codes = [
      await askCode(),
      await askCode('CC-0000-0000'),
      await askCode(orderId, 'e@f.co'),
    ];
    expect(
      new Set(codes.map((answer) => JSON.stringify({ ...answer.body, requestId: '' }))).size,
    ).toBe(1);
    await till.core.idle();
    expect(till.mails.map(({ to }) => to)).toEqual(['Ada@Example.com']);
  });

  it('guessing is slowed down, and right look-ups count nothing', async () => {
    for (let turn = 0; turn < 70; turn += 1) expect((await track()).status).toBe(200);
    for (let turn = 0; turn < 60; turn += 1) await track({}, 'CC-0000-0000');
    expect((await track()).status).toBe(429);
  });

  it('the mailed code shows all of it, once', async () => {
    await askCode();
    const digits = await mailedCode();
    expect((await track({ code: digits })).body.data).toMatchObject([
      { orderId, order: { lines: [{ productId: 'PRE-0001' }], shipping: { city: 'Plano' } } },
    ]);
    expect((await track({ code: digits })).body.code).toBe('ORDER_CODE_WRONG');
  });

  it('only the newest code is good, a quarter of an hour, and five wrong tries end it', async () => {
    await askCode();
    const first = await mailedCode();
    await askCode();
    const second = await mailedCode();
    const other = (digits: string) => (digits === '000000' ? '000001' : '000000');
    if (first !== second) {
      expect((await track({ code: first })).body.code).toBe('ORDER_CODE_WRONG');
    }
    expect((await track({ code: second })).status).toBe(200);
    await askCode();
    const third = await mailedCode();
    for (let turn = 0; turn < 5; turn += 1) await track({ code: other(third) });
    expect((await track({ code: third })).body.code).toBe('ORDER_CODE_WRONG');
    await askCode();
    const fourth = await mailedCode();
    till.advance(orderTiming.code + 1);
    expect((await track({ code: fourth })).body.code).toBe('ORDER_CODE_WRONG');
  });

  it('a mailbox is not filled, and a stranger is stopped after as many tries', async () => {
    for (const id of [orderId, 'CC-0000-0000']) {
      for (let turn = 0; turn < 5; turn += 1) expect((await askCode(id)).status).toBe(200);
      expect((await askCode(id)).status).toBe(429);
    }
  });

  it('[D-API-16] the secret of the checkout shows it at once, number and e-mail alone do not', async () => {
    const look = (more: object) =>
      till.shop.get(`${details}?${new URLSearchParams({ orderId, email, ...more })}`);
    expect((await look({ tempUserID: draft.tempUserID })).status).toBe(200);
    for (const more of [{}, { tempUserID: crypto.randomUUID() }]) {
      expect(await look(more)).toMatchObject({ status: 403, body: { code: 'ORDER_CODE_NEEDED' } });
    }
  });

  it('what is on the label of its parcel is told once it left, by mail too', async () => {
    const ship = (query: string) =>
      till.shop.post(`/operator/orders/${orderId}/ship?${query}`, {}, { 'x-operator-key': key });
    expect((await ship('carrier=pigeon&trackingNumber=1Z999AA10123456784')).status).toBe(400);
    expect((await ship('carrier=UPS&trackingNumber=12')).status).toBe(400);
    expect((await ship('carrier=ups&trackingNumber=1z999aa10123456784')).status).toBe(200);
    const shipment = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };
    expect((await track()).body.data).toMatchObject([
      { status: 'SHIPPED', shipment, timeline: [{}, {}, {}, { milestone: 'SHIPPED' }] },
    ]);
    await till.core.idle();
    expect(till.mails.map(({ subject, text }) => [subject, text.includes('1Z999AA1')])).toEqual([
      [`Your Crunchcart order ${orderId} is on its way`, true],
    ]);
  });
});
