import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import type { Customer } from '#domain/account/customer.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { type ApprovedItem, payerOf } from '#test/server/setup/till/payer.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('an approval at PayPal is bound', (open) => {
  let till: Till;
  let payer: ReturnType<typeof payerOf>;
  beforeAll(async () => {
    const signIn = providerUnderTest();
    for (const name of ['ada', 'ben']) {
      const email = `${name}@example.com`;
      signIn.people.set(name, { firstName: name, lastName: 'Byron', email });
    }
    till = await openTill(await open(), { signIn });
    payer = payerOf(till);
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  const codeOf = ({ status, body }: Answer) => [status, body.code];
  const accountsOf = async (name: string) => {
    const { body } = await till.shop.ask(getcustomer, { headers: headersOf(name) });
    return (body.data[0] as unknown as Customer).paymentAccounts ?? [];
  };

  it('[PACC-15] to the customer who asked to keep the account: nobody else gets it', async () => {
    const { draft, item, returned } = await payer.approved('buyer-ok', draftOf(), {
      changes: { keepAccount: true },
      headers: headersOf('ada'),
    });
    placedIn(await payer.submit(draft, item, returned, headersOf('ben')));
    expect([await accountsOf('ada'), await accountsOf('ben')]).toEqual([[], []]);
  });

  it('[ADDR-24] to the payer’s address, where it counts, also at the same price', async () => {
    const draft = draftOf({ shipping: { address: '7 Other St' } });
    const changes = { validateAddress: true };
    const { item, returned } = await payer.approved('buyer-ok', draft, { changes });
    const quote = await till.quoteFor(draft);
    expect(quote.totalAmount).toBe(item.quote.totalAmount);
    const elsewhere = await payer.submit(draft, { ...item, quote }, returned);
    expect(codeOf(elsewhere)).toEqual([400, 'PAYPAL_INVALID_REQUEST']);
    expect(await till.gateway.ledger('sale')).toHaveLength(0);
    const there = { ...draft, shipping: { ...draft.shipping, ...item.shippingAddress } };
    expect(placedIn(await payer.submit(there, item, returned)).payment).toBe('PAID');
  });

  it('to one order: whoever comes back late is told that it was placed', async () => {
    const { draft, item, returned } = await payer.approved();
    const { orderId } = placedIn(await payer.submit(draft, item, returned));
    till.advance(31 * 60_000);
    const late = await payer.order(draft, returned);
    expect(late.body).toMatchObject({ code: 'ALREADY_ORDERED', data: [{ orderId }] });
  });

  it('to one order: one made for an older price is told of the order that was paid', async () => {
    const { draft, item, returned } = await payer.approved();
    const products = [{ productId: 'CHP-0001', quantity: 1, unitPrice: 4.29 }];
    const smaller = draftOf({ tempUserID: draft.tempUserID, products });
    const [other] = (await payer.order(smaller, returned)).body.data as unknown as ApprovedItem[];
    expect(codeOf(await payer.submit(draft, item, returned))).toEqual([
      400,
      'PAYPAL_INVALID_REQUEST',
    ]);
    const { orderId } = placedIn(await payer.submit(smaller, other ?? item, returned));
    const older = await payer.submit(draft, item, returned);
    expect(older.body).toMatchObject({ code: 'ALREADY_ORDERED', data: [{ orderId }] });
    expect(await till.gateway.ledger('sale')).toHaveLength(1);
  });

  it('to something to pay: an order a coupon pays needs none, and says so', async () => {
    const free = await payer.open(draftOf({ couponName: 'FREE' }));
    expect(codeOf(free)).toEqual([400, 'PAYPAL_INVALID_REQUEST']);
    expect(free.body.message).toContain('nothing left to pay');
    expect(free.body.messages?.es).toContain('No queda nada por pagar');
  });
});
