import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withdrawnorder } from '#adapters/http/wire/calls/order-calls.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, type Purchase, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('a bank’s question that is left', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const stock = () => till.stockOf('CHP-0001');
  const challenged = async () => {
    const purchase = await till.prepare('3ds-challenge-ok');
    const answer = await till.submit(purchase);
    expect(answer.body.code).toBe('PAYMENT_ACTION_REQUIRED');
    const [{ accessToken } = { accessToken: '' }] = answer.body.data as { accessToken: string }[];
    return { purchase, accessToken };
  };
  const withdraw = (tempUserID: string, key: string | undefined) =>
    till.shop.ask(withdrawnorder, {
      body: { tempUserID },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const leave = async ({ draft, key }: Pick<Purchase, 'draft' | 'key'>) => {
    const { status, body } = await withdraw(draft.tempUserID, key);
    expect(status).toBe(200);
    return body.data[0]?.['withdrawn'];
  };
  const tellBank = (accessToken: string) =>
    till.gateway.call('/challenge/answer', {
      method: 'POST',
      body: new URLSearchParams({ access: accessToken, code: '1234' }).toString(),
    });

  it('[P-22] its goods go back at once, nothing is charged or mailed; leaving twice is the same', async () => {
    const before = await stock();
    const { purchase, accessToken } = await challenged();
    expect(await stock()).toBe(before - 2);
    expect([await leave(purchase), await leave(purchase)]).toEqual([true, true]);
    expect(await stock()).toBe(before);
    await tellBank(accessToken);
    const late = await till.submit(purchase);
    expect(late.body).toMatchObject({ code: 'CARD_DECLINED', data: [{ group: 'authentication' }] });
    await till.settle();
    expect(await till.gateway.ledger('authorization')).toEqual([]);
    expect(till.mails).toEqual([]);
    expect(await stock()).toBe(before);
  });

  it('[P-22] the same card and the same goods may be ordered again, and asked about again', async () => {
    const { purchase } = await challenged();
    await leave(purchase);
    const quote = await till.quoteFor(purchase.draft);
    const again = { ...purchase, quote, key: randomUUID() };
    const asked = await till.submit(again);
    expect(asked.body.code).toBe('PAYMENT_ACTION_REQUIRED');
    const [{ accessToken } = { accessToken: '' }] = asked.body.data as { accessToken: string }[];
    await tellBank(accessToken);
    expect(placedIn(await till.submit(again)).payment).toBe('PAID');
  });

  it('[P-27] nobody else can end it: both secrets of its submission are needed', async () => {
    const { purchase } = await challenged();
    const before = await stock();
    const { draft, key } = purchase;
    expect(await leave({ draft: { ...draft, tempUserID: randomUUID() }, key })).toBe(false);
    expect(await leave({ draft, key: randomUUID() })).toBe(false);
    const keyless = await withdraw(draft.tempUserID, undefined);
    expect([keyless.status, keyless.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    expect(await stock()).toBe(before);
    expect((await till.submit(purchase)).body.code).toBe('PAYMENT_ACTION_REQUIRED');
  });

  it('[P-22] an order that has gone on stays: paid once, whoever leaves at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const before = await stock();
      const { purchase, accessToken } = await challenged();
      await tellBank(accessToken);
      const [answer] = await Promise.all([till.submit(purchase), leave(purchase)]);
      const settled = answer.status === 409 ? await till.submit(purchase) : answer;
      const isPaid = settled.status === 200;
      expect(await leave(purchase)).toBe(!isPaid);
      if (!isPaid) expect(settled.body.code).toBe('CARD_DECLINED');
      expect(await stock()).toBe(isPaid ? before - 2 : before);
      expect(await till.gateway.ledger('authorization')).toHaveLength(isPaid ? 1 : 0);
      await till.forget();
    }
  });

  it('[P-22] a paid order is nothing to leave', async () => {
    const purchase = await till.prepare();
    expect(placedIn(await till.submit(purchase)).payment).toBe('PAID');
    expect(await leave(purchase)).toBe(false);
    expect(placedIn(await till.submit(purchase)).payment).toBe('PAID');
  });

  it('[P-22] questions left again and again count as declined cards', async () => {
    const { purchase } = await challenged();
    await leave(purchase);
    const codes = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const quote = await till.quoteFor(purchase.draft);
      const again = { ...purchase, quote, key: randomUUID() };
      codes.push((await till.submit(again)).body.code);
      await leave(again);
    }
    expect(codes).toEqual([...Array(4).fill('PAYMENT_ACTION_REQUIRED'), 'TOO_MANY_ATTEMPTS']);
  });
});
