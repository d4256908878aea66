import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnBothDatabases('the consent to keep a PayPal account', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  let refuses = false;
  let agreement: string | undefined;
  const asked: string[] = [];
  beforeAll(async () => {
    const signIn = providerUnderTest();
    signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    till = await openTill(await open(), {
      signIn,
      between: (real) => ({
        ...real,
        authorize: async (wish) => {
          const decision = await real.authorize(wish);
          return decision.kind === 'approved' && agreement !== undefined
            ? { ...decision, savedAccount: { agreementId: agreement } }
            : decision;
        },
        forgetAccount: async (id) => {
          asked.push(id);
          return refuses ? { kind: 'refused', reason: 'HTTP 429' } : real.forgetAccount(id);
        },
      }),
    });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    refuses = false;
    agreement = undefined;
    asked.length = 0;
    await till.forget();
  });

  const headers = headersOf('ada');
  const buy = async (person = 'buyer-ok') => {
    const changes = { keepAccount: true };
    const { draft, item, returned } = await payer.approved(person, draftOf(), { changes, headers });
    return placedIn(await payer.submit(draft, item, returned, headers));
  };
  const kept = () =>
    till.db.selectFrom('payment_accounts').selectAll().where('removed_at', 'is', null).execute();
  const remove = () =>
    till.db
      .updateTable('payment_accounts')
      .set({ removed_at: new Date(till.clock.now()) })
      .execute();
  const decide = async (decision: 'complete' | 'decline') => {
    await till.gateway.call('/sandbox/pending-sales', {
      method: 'POST',
      body: JSON.stringify({ decision }),
    });
    till.advance(2 * minute);
    await till.settle();
  };

  it('[PACC-15] is not taken for ended while the gateway refuses, and asked for less and less often', async () => {
    await buy();
    await remove();
    refuses = true;
    await till.settle();
    await till.settle();
    expect(asked).toHaveLength(1);
    till.advance(3 * minute);
    await till.settle();
    till.advance(3 * minute);
    await till.settle();
    expect(asked).toHaveLength(2);
    expect(till.reports).toContainEqual({
      event: 'payment-account-not-forgotten',
      detail: 'HTTP 429',
    });
    refuses = false;
    till.advance(hour);
    await till.settle();
    till.advance(24 * hour);
    await till.settle();
    expect(asked).toHaveLength(3);
  });

  it('[PACC-15] given once more as the same one stays, and is not ended', async () => {
    agreement = 'AGREEMENT-1';
    await buy();
    const [first] = await kept();
    till.advance(minute);
    await buy();
    const accounts = await kept();
    expect(accounts.map((each) => each.payment_account_id)).toEqual([first?.payment_account_id]);
    expect(accounts[0]?.created_at).not.toEqual(first?.created_at);
    await till.settle();
    expect(asked).toEqual([]);
  });

  it('[PACC-15] that was removed and given again is not ended', async () => {
    agreement = 'AGREEMENT-1';
    await buy();
    await remove();
    await buy();
    await till.settle();
    expect(asked).toEqual([]);
    expect(await kept()).toHaveLength(1);
    await remove();
    await till.settle();
    expect(new Set(asked)).toEqual(new Set(['AGREEMENT-1']));
  });

  it('[P-45] of a sale that completes days later replaces that of the same payer', async () => {
    await buy('buyer-pending');
    await decide('complete');
    const [first] = await kept();
    await buy('buyer-pending');
    await till.db.deleteFrom('account_sessions').execute();
    await decide('complete');
    const accounts = await kept();
    expect(accounts).toHaveLength(1);
    await till.settle();
    expect(asked).toEqual([first?.agreement_id]);
    const payments = await till.db
      .selectFrom('payments')
      .select(['payer_hash', 'agreement_id'])
      .execute();
    for (const payment of payments)
      expect(payment).toEqual({ payer_hash: null, agreement_id: null });
  });

  it('[P-45] of a sale that is declined later is ended', async () => {
    await buy('buyer-pending-declined');
    const { agreement_id: id } = await till.db
      .selectFrom('payments')
      .select('agreement_id')
      .executeTakeFirstOrThrow();
    await decide('decline');
    await till.settle();
    expect(await kept()).toEqual([]);
    expect(asked).toEqual([id]);
  });

  it('[P-21] of a sale that nobody wants any more is ended', async () => {
    await buy('buyer-pending');
    await till.db.updateTable('orders').set({ state: 'PAYMENT_FAILED' }).execute();
    await decide('complete');
    await till.settle();
    expect(await kept()).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
