import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReadBuyer } from '#application/account/read-buyer.ts';
import { makeRefreshCustomer } from '#application/account/refresh-customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { memoryShop } from '#test/application/memory-shop.ts';
import { makeMemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import { ada } from '#test/fixtures.ts';
import { sara } from '#test/ui/customers.ts';

const { runPromise } = Effect;
const cardOf = (sequence: number, expDate = '12/99') => ({
  ...{ id: `card-${sequence}`, cardType: 'Visa', cardNumberMask: '**** 1111' },
  ...{ nameonCard: 'Sara Singh', sequence, expDate },
});
const customer: Customer = { ...sara, paymentCards: [cardOf(2, '01/20'), cardOf(1)] };
const given = { contact: {}, address: {} };
const unasked = { given, saveNewCard: false };

/** The account as the shop has it; this device may still know it as it was. */
const visit = async (account?: Customer, known: Customer | undefined = account) => {
  const { session, clock, signInAs } = memoryShop();
  if (known !== undefined) await runPromise(signInAs(known));
  let asked = 0;
  const refresh = makeRefreshCustomer(session, makeMemoryOwnAccount(account ?? sara));
  const refreshCustomer = () => {
    asked += 1;
    return refresh();
  };
  const readBuyer = makeReadBuyer(session, clock, refreshCustomer);
  return { readBuyer, asked: () => asked };
};

describe('readBuyer', () => {
  it('[CHK-08] fills what was not given from the account, as the shop has it now', async () => {
    const moved = { ...customer, accountContacts: { ...sara.accountContacts, firstName: 'Sally' } };
    const { readBuyer } = await visit(moved, customer);
    const address = { address: '1 Elm St', city: 'Reno', state: 'NV', zipcode: '89501' };
    const { delivery } = await runPromise(
      readBuyer({ given: { contact: { phoneNumber: '7' }, address }, saveNewCard: false }),
    );
    expect(delivery).toMatchObject({
      contact: { email: 'sara@people.example', phoneNumber: '7' },
      address: { firstName: 'Sally', ...address },
      missing: [],
    });
  });

  it('[CHK-08] a guest gives everything, and no account is asked for', async () => {
    const { readBuyer, asked } = await visit();
    const contact = { email: 'ada@example.com', phoneNumber: '2145550100' };
    const buyer = await runPromise(
      readBuyer({ given: { contact, address: ada }, saveNewCard: false }),
    );
    expect(buyer).toEqual({ delivery: { contact, address: ada, missing: [] } });
    expect((await runPromise(readBuyer(unasked))).delivery.missing).toHaveLength(8);
    expect(asked()).toBe(0);
  });

  it.each([
    ['a saved address', { given: { ...given, savedAddress: 'default' }, saveNewCard: false }],
    ['a saved card', { ...unasked, savedCard: 'default' as const }],
    ['to keep a card', { given, saveNewCard: true }],
  ])('[AUTH-13] a guest is refused %s', async (_, wish) => {
    const { readBuyer } = await visit();
    expect(await failureOf(readBuyer(wish))).toMatchObject({ _tag: 'NotSignedIn' });
  });

  it('[PAY-23] pays with the card that is named, or the newest that is good', async () => {
    const { readBuyer } = await visit(customer);
    const cardFor = async (savedCard?: number | 'default') =>
      (await runPromise(readBuyer({ ...unasked, savedCard }))).card?.sequence;
    expect(await cardFor('default')).toBe(1);
    expect(await cardFor(2)).toBe(2);
    expect(await cardFor(7)).toBeUndefined();
    expect(await cardFor()).toBeUndefined();
  });

  it('says that the account has no such address', async () => {
    const { readBuyer } = await visit(customer);
    const wish = { given: { ...given, savedAddress: 'A9' }, saveNewCard: false };
    expect(await failureOf(readBuyer(wish))).toMatchObject({
      _tag: 'AddressNotFound',
      addressId: 'A9',
    });
  });
});
