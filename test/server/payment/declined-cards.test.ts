import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

const declines: readonly (readonly [alias: string, group: string, mayRetrySameCard: boolean])[] = [
  ['visa-declined', 'declined', false],
  ['visa-funds', 'funds', false],
  ['visa-lost', 'declined', false],
  ['visa-stolen', 'declined', false],
  ['visa-expired-card', 'expiry', false],
  ['visa-cvn', 'security-code', true],
  ['visa-processor-error', 'temporary', true],
  ['visa-cv-failed', 'security-code', true],
  ['visa-avs-failed', 'billing-address', true],
  ['3ds-frictionless-fail', 'authentication', false],
];

describeOnBothDatabases('a declined card', (open) => {
  let till: Till;
  /** Says the issuer approved a cent less than asked for. */
  const aCentLess = { next: false };
  const between = (real: Gateway): Gateway => ({
    ...real,
    authorize: async (authorization) => {
      const decision = await real.authorize(authorization);
      if (!aCentLess.next || decision.kind !== 'approved') return decision;
      aCentLess.next = false;
      return { ...decision, amount: (authorization.amount - 1) as Cents };
    },
  });
  beforeAll(async () => {
    till = await openTill(await open(), { between });
  });
  afterAll(() => till.close());
  beforeEach(() => till.db.deleteFrom('attempts').execute());

  it.each(declines)(
    '[P-19] [P-20] %s: group %s, goods back on the shelf, nothing kept',
    async (alias, group, mayRetrySameCard) => {
      const stock = await till.stockOf('CHP-0001');
      const purchase = await till.prepare(alias);
      const answer = await till.submit(purchase);
      expect(answer.status).toBe(402);
      expect(answer.body.code).toBe('CARD_DECLINED');
      expect(answer.body.data).toEqual([{ group, mayRetrySameCard }]);
      expect(answer.body.messages?.es).not.toBe(answer.body.messages?.['en-us']);
      await till.settle();
      expect(await till.stockOf('CHP-0001')).toBe(stock);
      expect(await till.gateway.ledger('capture')).toEqual([]);
      const again = await till.submit(purchase);
      expect(again.body).toMatchObject({ code: 'CARD_DECLINED', data: [{ group }] });
    },
  );

  it('says the same of a stolen card and of an ordinary refusal', async () => {
    const texts = [];
    for (const alias of ['visa-declined', 'visa-stolen']) {
      const { body } = await till.submit(await till.prepare(alias));
      texts.push([body.code, body.messages, body.data]);
    }
    expect(texts[0]).toEqual(texts[1]);
  });

  it.each(['visa-avs-failed', 'visa-cv-failed'])(
    '[P-21] %s: the approval is given back, once, however often the job looks',
    async (alias) => {
      const before = (await till.gateway.ledger('reversal')).length;
      await till.submit(await till.prepare(alias));
      await Promise.all([till.settle(), till.settle()]);
      till.advance(60_000);
      await till.settle();
      expect(await till.gateway.ledger('reversal')).toHaveLength(before + 1);
      const open = await till.db
        .selectFrom('payments')
        .select('order_id')
        .where('reversal_due', '=', true)
        .execute();
      expect(open).toEqual([]);
    },
  );

  it('[P-21] a partial approval is given back and counts as declined', async () => {
    const before = (await till.gateway.ledger('reversal')).length;
    await till.gateway.fault({ operation: 'authorization', mode: 'partialApproval' });
    const answer = await till.submit(await till.prepare('visa-ok'));
    expect(answer.body).toMatchObject({ code: 'CARD_DECLINED', data: [{ group: 'declined' }] });
    await till.settle();
    expect(await till.gateway.ledger('reversal')).toHaveLength(before + 1);
  });

  it('[P-21] an approval of a cent less than asked for is given back too', async () => {
    const before = (await till.gateway.ledger('reversal')).length;
    aCentLess.next = true;
    const answer = await till.submit(await till.prepare('visa-ok'));
    expect(answer.body.code).toBe('CARD_DECLINED');
    await till.settle();
    expect(await till.gateway.ledger('reversal')).toHaveLength(before + 1);
  });

  it('[P-21] a reversal whose answer was lost is not made twice', async () => {
    const before = (await till.gateway.ledger('reversal')).length;
    await till.gateway.fault({ operation: 'reversal', mode: 'timeoutAfterCommit', delayMs: 0 });
    await till.submit(await till.prepare('visa-avs-failed'));
    await till.core.idle();
    till.advance(120_000);
    await till.settle();
    expect(await till.gateway.ledger('reversal')).toHaveLength(before + 1);
    const states = await till.db.selectFrom('payments').select('reversal_due').distinct().execute();
    expect(states).toEqual([{ reversal_due: false }]);
  });

  it('[P-19] many cards at once get no further than many one by one', async () => {
    const { tempUserID } = draftOf();
    const purchases = [];
    for (let card = 0; card < 9; card += 1) {
      purchases.push(await till.prepare('visa-declined', draftOf({ tempUserID })));
    }
    const answers = await Promise.all(purchases.map((purchase) => till.submit(purchase)));
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'CARD_DECLINED'),
      ...Array.from({ length: 4 }, () => 'TOO_MANY_ATTEMPTS'),
    ]);
    const tokens = await till.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.order_id', 'payments.order_id')
      .select('payments.order_id')
      .where('orders.actor_hash', '=', actorOf(tempUserID))
      .execute();
    expect(tokens).toHaveLength(5);
  });

  it('[P-18] the same token with a corrected billing zip may pay', async () => {
    const wrong = draftOf({
      billing: { city: 'Indianapolis', state: 'IN', zipcode: '46205' },
    });
    const purchase = await till.prepare('visa-ok', wrong);
    const refused = await till.submit(purchase);
    expect(refused.body).toMatchObject({
      code: 'CARD_DECLINED',
      data: [{ group: 'billing-address', mayRetrySameCard: true }],
    });
    const { tempUserID } = wrong;
    const right = draftOf({ tempUserID });
    const quote = await till.quoteFor(right);
    const paid = await till.submit({ ...purchase, draft: right, quote, key: randomUUID() });
    expect(paid.status).toBe(200);
  });

  it('five declines in a quarter of an hour, then a pause, then again', async () => {
    const draft = draftOf();
    const purchase = await till.prepare('visa-declined', draft);
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await till.submit({ ...purchase, key: randomUUID() });
      expect(answer.body.code).toBe('CARD_DECLINED');
    }
    const before = (await till.gateway.ledger('authorization')).length;
    const sixth = await till.submit({ ...purchase, key: randomUUID() });
    expect(sixth.status).toBe(429);
    expect(sixth.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(sixth.headers.get('retry-after'))).toBe(15 * 60);
    expect(await till.gateway.ledger('authorization')).toHaveLength(before);
    expect((await till.submit(await till.prepare('visa-ok'))).status).toBe(200);
    till.advance(15 * 60_000);
    const later = await till.prepare('visa-ok', draft);
    expect((await till.submit(later)).status).toBe(200);
  });
});
