import { Effect } from 'effect';
import { afterAll, beforeAll, expect } from 'vitest';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { openShopOverHttp, type ShopOverHttp } from '#test/composition/shop-over-http.ts';
import { accountDirectoryContract } from '#test/ports/account/account-directory.contract.ts';
import { customerAccountsContract } from '#test/ports/account/customer-accounts.contract.ts';
import { customerOrdersContract } from '#test/ports/order/customer-orders.contract.ts';
import { providerUnderTest } from '#test/server/account/signed-in.ts';
import { fakeDirectory } from '#test/server/setup/directories.ts';

const { runPromise } = Effect;
const signIn = providerUnderTest();
const organisation = fakeDirectory();
let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp({ signIn, directory: organisation });
});
afterAll(() => shop.close());

let people = 0;

/** A visit by a customer the shop has not seen before. */
const newCustomer = () => {
  people += 1;
  const email = `person-${people}@example.com`;
  const subject = `00u-${email}`;
  organisation.put(email);
  signIn.people.set(subject, { firstName: 'Ada', lastName: 'Byron', email, login: email });
  const token = { accessToken: `token-${subject}`, expiresAt: 4e9, scopes: [], claims: {} };
  const values = new Map<StorageKey, string>([['accessToken', JSON.stringify(token)]]);
  // A minute each, because the shop limits how often one address asks.
  shop.till.advance(60_000);
  return { email, ...shop.newVisit(values) };
};

customerAccountsContract('http-customer-accounts', async () => newCustomer());
customerOrdersContract('http-customer-orders', async () => {
  const visit = newCustomer();
  return {
    ...visit,
    wait: () => visit.advance(60_000),
    pay: async (tempUserID, amountCents, alias) => {
      const session = await runPromise(visit.sessions.open({ tempUserID, amountCents }));
      const entry = await runPromise(visit.vault.open(session));
      await runPromise(
        alias === undefined ? visit.vault.typeCode(entry, 'Visa') : visit.vault.use(entry, alias),
      );
      const expiry = alias === undefined ? undefined : { month: '12', year: '2030' };
      const token = await runPromise(entry.tokenize(expiry));
      return { ...token, paymentSessionId: session.paymentSessionId };
    },
  };
});
accountDirectoryContract('http-account-directory', async () => {
  const { email: known, directory } = newCustomer();
  const google = `google-${known}`;
  organisation.put(google, { isSocial: true });
  return {
    directory,
    known,
    google,
    nobody: `nobody-${known}`,
    resetToken: async () => {
      // The mail is asked for beside the answer.
      await expect.poll(() => organisation.asked).toContain(known);
      return `token-${known}`;
    },
  };
});
