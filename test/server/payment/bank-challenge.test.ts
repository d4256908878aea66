import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;

describeOnBothDatabases('a bank that asks its customer (3-D Secure)', (open) => {
  let till: Till;
  const deaf = { approvals: false };
  const crash = { afterApproval: false };
  beforeAll(async () => {
    till = await openTill(await open(), {
      afterApproval: async () => {
        if (crash.afterApproval) throw new Error('killed');
      },
      between: (real) => ({
        ...real,
        authorize: async (wish) => {
          const decision = await real.authorize(wish);
          // The answer to the second call gets lost on its way.
          const isLost = deaf.approvals && 'authenticationId' in wish.means;
          return isLost ? { kind: 'unknown', why: 'TimeoutError' } : decision;
        },
      }),
    });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    deaf.approvals = false;
    crash.afterApproval = false;
    await till.forget();
  });

  const challenged = async (alias = '3ds-challenge-ok') => {
    const purchase = await till.prepare(alias);
    const answer = await till.submit(purchase);
    expect([answer.status, answer.body.code]).toEqual([402, 'PAYMENT_ACTION_REQUIRED']);
    const [page] = answer.body.data as unknown as {
      orderId: string;
      stepUpUrl: string;
      accessToken: string;
    }[];
    return { purchase, ...page };
  };
  const tellBank = (accessToken: string | undefined, code = '1234') =>
    till.gateway.call('/challenge/answer', {
      method: 'POST',
      body: new URLSearchParams({ access: accessToken ?? '', code }).toString(),
    });
  const state = async () => {
    const { state: order } = await till.db
      .selectFrom('orders')
      .select('state')
      .orderBy('placed_at')
      .executeTakeFirstOrThrow();
    const { state: payment } = await till.db
      .selectFrom('payments')
      .select('state')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    return [order, payment];
  };

  it('[P-22] asks first: goods held, nothing authorised, nothing mailed', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { stepUpUrl, accessToken } = await challenged();
    expect(stepUpUrl).toBe(`${till.gateway.gateway.origin}/challenge/step-up`);
    expect(accessToken).toMatch(/^[\w-]{40,}$/);
    await till.settle();
    expect(await state()).toEqual(['PAYMENT_ACTION_REQUIRED', 'AUTHENTICATING']);
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
    expect(await till.gateway.ledger('authorization')).toEqual([]);
    expect(till.mails).toEqual([]);
  });

  it('[P-22] a good answer and the same submission again: paid once', async () => {
    const { purchase, orderId, accessToken } = await challenged();
    await tellBank(accessToken);
    const answers = await Promise.all([till.submit(purchase), till.submit(purchase)]);
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThan(0);
    for (const answer of paid) expect(placedIn(answer)).toMatchObject({ orderId, payment: 'PAID' });
    await till.settle();
    expect(await state()).toEqual(['PAID', 'CAPTURED']);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(till.mails).toHaveLength(1);
  });

  it('[P-22] asked again before the bank was answered, the same page is shown again', async () => {
    const { purchase, orderId, accessToken } = await challenged();
    const again = await till.submit(purchase);
    expect(again.body.code).toBe('PAYMENT_ACTION_REQUIRED');
    expect(again.body.data[0]).toMatchObject({ orderId, accessToken });
    await tellBank(accessToken);
    expect(placedIn(await till.submit(purchase)).payment).toBe('PAID');
  });

  it.each([
    ['a wrong code', '3ds-challenge-ok', '9999'],
    ['a bank that refuses', '3ds-challenge-fail', '1234'],
  ])('[P-22] %s: declined, nothing authorised, goods back', async (_, alias, code) => {
    const stock = await till.stockOf('CHP-0001');
    const { purchase, accessToken } = await challenged(alias);
    await tellBank(accessToken, code);
    const declined = await till.submit(purchase);
    expect(declined.body).toMatchObject({
      code: 'CARD_DECLINED',
      data: [{ group: 'authentication', mayRetrySameCard: false }],
    });
    expect(await state()).toEqual(['PAYMENT_FAILED', 'DECLINED']);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(await till.gateway.ledger('capture')).toEqual([]);
    const open = (await till.gateway.ledger('authorization')).map(
      (entry) => (entry as { authorizedCents: number }).authorizedCents,
    );
    expect(open).toEqual([0]);
  });

  it('[P-22] the browser’s word counts for nothing: no answer at the bank, no authorisation', async () => {
    const { purchase } = await challenged();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await till.submit(purchase)).body.code).toBe('PAYMENT_ACTION_REQUIRED');
    }
    expect(await till.gateway.ledger('authorization')).toEqual([]);
  });

  it('[P-22] never answered: over after five minutes, goods back, no mail', async () => {
    const stock = await till.stockOf('CHP-0001');
    const { purchase, accessToken } = await challenged();
    till.advance(5 * minute - 1);
    await till.settle();
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2);
    till.advance(1);
    await till.settle();
    expect(await state()).toEqual(['PAYMENT_FAILED', 'DECLINED']);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(till.mails).toEqual([]);
    await tellBank(accessToken);
    expect((await till.submit(purchase)).body.code).toBe('CARD_DECLINED');
    expect(await till.gateway.ledger('authorization')).toEqual([]);
  });

  it('[P-22] another card instead of an answer: the first attempt is over, the second pays', async () => {
    const { purchase } = await challenged();
    const session = await till.openSession(purchase.draft.tempUserID);
    const other = { ...purchase, session, token: await till.tokenFor(session, 'visa-ok') };
    const told = await till.submit(other);
    expect([told.status, told.body.data]).toEqual([
      422,
      [{ outcome: 'failed', code: 'CARD_DECLINED' }],
    ]);
    const paid = await till.submit({ ...other, key: randomUUID() });
    expect(placedIn(paid).payment).toBe('PAID');
    await till.settle();
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
  });

  it('[P-22] [P-31] a shop restarted while the bank asks goes on with the same order', async () => {
    const { purchase, orderId, accessToken } = await challenged();
    const after = await openTill(till.database, {
      reopened: { gateway: till.gateway, time: till.clock.now() + 5000 },
      exclusive: true,
    });
    await after.core.takeOver();
    after.core.start(3_600_000);
    await after.settle();
    expect(await state()).toEqual(['PAYMENT_ACTION_REQUIRED', 'AUTHENTICATING']);
    await tellBank(accessToken);
    expect(placedIn(await after.submit(purchase))).toMatchObject({ orderId, payment: 'PAID' });
    await after.settle();
    await after.shop.close();
    await after.core.stop();
    expect(await state()).toEqual(['PAID', 'CAPTURED']);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
  });

  it('[P-22] [P-31] a shop that dies between authorisation and commit heals to one paid order', async () => {
    const { purchase, orderId, accessToken } = await challenged();
    await tellBank(accessToken);
    crash.afterApproval = true;
    expect((await till.submit(purchase)).status).toBe(500);
    crash.afterApproval = false;
    expect(await state()).toEqual(['PLACING', 'AUTHORIZING']);
    till.advance(61_000);
    await till.settle();
    expect(await state()).toEqual(['PAID', 'CAPTURED']);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(placedIn(await till.submit(purchase))).toMatchObject({ orderId, payment: 'PAID' });
  });

  it('[P-22] [P-31] one that dies before it knows of the question charges nothing', async () => {
    const stock = await till.stockOf('CHP-0001');
    crash.afterApproval = true;
    expect((await till.submit(await till.prepare('3ds-challenge-ok'))).status).toBe(500);
    crash.afterApproval = false;
    till.advance(3 * minute);
    await till.settle();
    expect(await state()).toEqual(['PAYMENT_FAILED', 'DECLINED']);
    expect(await till.stockOf('CHP-0001')).toBe(stock);
    expect(await till.gateway.ledger('authorization')).toEqual([]);
  });

  it('[P-22] [P-32] an answer lost after the challenge is found by the payment’s id', async () => {
    const { purchase, orderId, accessToken } = await challenged();
    await tellBank(accessToken);
    deaf.approvals = true;
    expect(placedIn(await till.submit(purchase)).payment).toBe('CONFIRMING');
    deaf.approvals = false;
    till.advance(2 * minute);
    await till.settle();
    expect(await state()).toEqual(['PAID', 'CAPTURED']);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(placedIn(await till.submit(purchase))).toMatchObject({ orderId, payment: 'PAID' });
  });
});
