import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  deletepaymentaccount,
  getcustomer,
} from '#adapters/http/wire/calls/account/account-calls.ts';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import type { Customer } from '#domain/account/customer.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { openTill, paths, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('kept PayPal accounts', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  let isDown = false;
  const ended: string[] = [];
  beforeAll(async () => {
    const signIn = providerUnderTest();
    for (const name of ['ada', 'ben']) {
      const email = `${name}@example.com`;
      signIn.people.set(name, { firstName: name, lastName: 'Byron', email });
    }
    till = await openTill(await open(), {
      signIn,
      between: (real) => ({
        ...real,
        forgetAccount: async (agreementId) => {
          if (isDown) return { kind: 'unknown', why: 'down' };
          ended.push(agreementId);
          return real.forgetAccount(agreementId);
        },
      }),
    });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    isDown = false;
    ended.length = 0;
    await till.forget();
  });

  const customerOf = async (name: string): Promise<Customer> => {
    const { body } = await till.shop.ask(getcustomer, { headers: headersOf(name) });
    return body.data[0] as unknown as Customer;
  };
  const accountsOf = async (name: string) => (await customerOf(name)).paymentAccounts ?? [];
  const keep = async (name: string, person = 'buyer-ok') => {
    const headers = headersOf(name);
    const changes = { keepAccount: true };
    const { draft, item, returned } = await payer.approved(person, draftOf(), { changes, headers });
    expect((await payer.submit(draft, item, returned, headers)).status).toBe(200);
  };
  const pay = async (paymentAccountId: string, by?: string) => {
    const draft = draftOf();
    const { quoteId } = await till.quoteFor(draft);
    return till.shop.post(
      paths.submit,
      { quoteId, draft, payment: { paymentAccountId } },
      { 'idempotency-key': randomUUID(), ...(by === undefined ? {} : headersOf(by)) },
    );
  };
  const remove = async (name: string, paymentAccountId: string) =>
    till.shop.ask(deletepaymentaccount, {
      headers: headersOf(name),
      body: { accountId: (await customerOf(name)).id, paymentAccountId },
    });

  it('[PACC-15] are kept with the order, told by a masked e-mail, and pay without the page', async () => {
    await keep('ada');
    const [kept] = await accountsOf('ada');
    expect(kept).toEqual({
      paymentAccountId: expect.any(String),
      label: 'b•••@people.example',
      createdAt: expect.any(String),
    });
    const placed = placedIn(await pay(kept?.paymentAccountId ?? '', 'ada'));
    expect(placed.payment).toBe('PAID');
    const sales = await till.gateway.ledger('sale');
    expect(sales).toHaveLength(2);
    const { body } = await till.lookUp(placed.orderId);
    expect(body.data[0]?.['paidWith']).toEqual({
      method: 'saved-account',
      name: 'b•••@people.example',
    });
  });

  it('are not kept for guests, nor when the sale is declined', async () => {
    const { draft, item, returned } = await payer.approved('buyer-ok', draftOf(), {
      changes: { keepAccount: true },
    });
    await payer.submit(draft, item, returned);
    const headers = headersOf('ada');
    const changes = { keepAccount: true };
    const declined = await payer.approved('buyer-declined', draftOf(), { changes, headers });
    const answer = await payer.submit(declined.draft, declined.item, declined.returned, headers);
    expect(answer.status).toBe(402);
    expect(await accountsOf('ada')).toEqual([]);
  });

  it('of a pending sale are kept once it is paid', async () => {
    await keep('ada', 'buyer-pending');
    expect(await accountsOf('ada')).toEqual([]);
    await till.gateway.call('/sandbox/pending-sales', {
      method: 'POST',
      body: JSON.stringify({ decision: 'complete' }),
    });
    till.advance(120_000);
    await till.settle();
    expect(await accountsOf('ada')).toHaveLength(1);
  });

  it('a declined sale that was pending stays in the list of orders, as its mail says', async () => {
    await keep('ada', 'buyer-pending-declined');
    const history = async () => {
      const query = { accountId: (await customerOf('ada')).id };
      const { body } = await till.shop.ask(orderhistory, { headers: headersOf('ada'), query });
      return body.data[0];
    };
    expect(await history()).toMatchObject({ totalOrder: 1, list: [{ payment: 'PENDING' }] });
    await till.gateway.call('/sandbox/pending-sales', {
      method: 'POST',
      body: JSON.stringify({ decision: 'decline' }),
    });
    till.advance(120_000);
    await till.settle();
    expect(await history()).toMatchObject({ totalOrder: 1, list: [{ payment: 'FAILED' }] });
    expect(await accountsOf('ada')).toEqual([]);
  });

  it('of the same payer replace each other, and the older consent ends', async () => {
    await keep('ada');
    await keep('ada');
    await keep('ada', 'buyer-slow');
    expect(await accountsOf('ada')).toHaveLength(2);
    await till.settle();
    expect(ended).toHaveLength(1);
  });

  it('[PACC-15] [API-063] are removed, also twice, and the gateway ends the consent when it answers', async () => {
    await keep('ada');
    const [kept] = await accountsOf('ada');
    const id = kept?.paymentAccountId ?? '';
    isDown = true;
    expect((await remove('ada', id)).status).toBe(200);
    expect(await accountsOf('ada')).toEqual([]);
    expect((await remove('ada', id)).status).toBe(200);
    await till.settle();
    expect(ended).toEqual([]);
    isDown = false;
    await till.settle();
    await till.settle();
    expect(ended).toHaveLength(1);
    expect((await pay(id, 'ada')).status).toBe(404);
    expect((await remove('ada', id)).status).toBe(200);
  });

  it('whose consent ended at PayPal do not pay, in words of PayPal, and are kept no longer', async () => {
    await keep('ada');
    const [kept] = await accountsOf('ada');
    const { agreement_id: agreementId } = await till.db
      .selectFrom('payment_accounts')
      .select('agreement_id')
      .executeTakeFirstOrThrow();
    await till.core.parts.gateway.forgetAccount(agreementId);
    const answer = await pay(kept?.paymentAccountId ?? '', 'ada');
    expect([answer.status, answer.body.code]).toEqual([402, 'CARD_DECLINED']);
    expect(answer.body.data[0]).toMatchObject({ group: 'payment-account' });
    expect(await accountsOf('ada')).toEqual([]);
  });

  it('of another customer are as unknown as none, to be paid with and to be removed', async () => {
    await keep('ada');
    const [kept] = await accountsOf('ada');
    const id = kept?.paymentAccountId ?? '';
    for (const answer of [await pay(id, 'ben'), await pay(id), await remove('ben', id)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await accountsOf('ada')).toHaveLength(1);
  });
});
