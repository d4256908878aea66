import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  getcustomer,
  removetoken,
  updateaccount,
  updateUser,
} from '#adapters/http/wire/calls/account/account-calls.ts';
import {
  createaddress,
  deleteaddress,
  updateaddress,
} from '#adapters/http/wire/calls/account/address-calls.ts';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import type { Customer } from '#domain/account/customer.ts';
import { headersOf, openAccountShop } from '#test/server/account/signed-in.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { plano } from '#test/server/setup/till/drafts.ts';

const everyCall = [
  getcustomer,
  updateUser,
  updateaccount,
  removetoken,
  createaddress,
  updateaddress,
  deleteaddress,
  orderhistory,
];

describeOnBothDatabases('the calls about an account', (open) => {
  let database: TestDatabase;
  let accounts: Awaited<ReturnType<typeof openAccountShop>>;
  beforeAll(async () => {
    database = await open();
    accounts = await openAccountShop(database);
  });
  afterAll(async () => {
    await accounts.shop.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('accounts').execute();
    accounts.provider.asked.length = 0;
    accounts.provider.down = false;
  });

  const customerIn = ({ status, body }: Answer): Customer => {
    expect([status, body.success, body.data.length]).toEqual([200, true, 1]);
    return z.decode(getcustomer.item, body.data[0] as z.input<typeof getcustomer.item>);
  };
  const customerOf = async (subject: string) =>
    customerIn(await accounts.ask(getcustomer, subject));
  const written = (accountId: string, changes: object = {}) => ({
    accountId,
    addressType: 'SHIPPING_ADDRESS',
    ...plano,
    country: 'US',
    primaryAddr: false,
    ...changes,
  });
  const createIn = async (subject: string, accountId: string, changes: object = {}) =>
    customerIn(await accounts.ask(createaddress, subject, written(accountId, changes)));
  const streets = ({ accountAddresses }: Customer) => accountAddresses.map((a) => a.address);
  const everything = async () => {
    const { rows } = await sql<{ text: string }>`
      select a::text as text from accounts a
      union all select b::text from account_addresses b
      union all select c::text from saved_cards c order by 1
    `.execute(database.db);
    return rows.map(({ text }) => text);
  };

  describe('who may ask', () => {
    it('[STORE-05] [VAR-06] an account learns its rewards number from the first token that opens it', async () => {
      const { provider } = accounts;
      const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
      expect((await customerOf('ada')).loyaltyId).toBeUndefined();
      provider.asked.length = 0;
      expect((await customerOf('ada')).loyaltyId).toBeUndefined();
      expect(provider.asked).toEqual([]);
      provider.people.set('ada', { ...ada, loyaltyId: 'LOY-1', rewards: true });
      expect((await customerOf('ada')).loyaltyId).toBe('LOY-1');
      expect((await customerOf('ada')).loyaltyId).toBe('LOY-1');
      expect(provider.asked).toEqual(['ada']);
      provider.people.set('ada', { ...ada, isSocial: false });
    });

    it('[AUTH-13] [AUTH-21] [SESS-01] a guest, an expired token and a foreign session get 440 everywhere', async () => {
      const { sessionId: _, ...half } = headersOf('ada');
      const bad: Record<string, string>[] = [
        {},
        headersOf(undefined),
        { ...headersOf(undefined), authorization: 'Bearer gone' },
        { ...headersOf(undefined), authorization: 'Basic YTpi' },
        { authorization: 'Bearer token-ada' },
        half,
        { ...headersOf('ada'), encstr: 'forged' },
      ];
      for (const call of everyCall) {
        const { body, query } = exampleOf(call.name);
        for (const headers of bad) {
          const sent = { headers, ...(query && { query }), ...(call.body && { body }) };
          const answer = await accounts.shop.ask(call, sent);
          expect([call.name, answer.status, answer.body.responseCode]).toEqual([
            call.name,
            440,
            440,
          ]);
          expect(answer.body.message).toBe('Your session has timed out. Please login to continue.');
          expect(answer.body.data).toEqual([]);
        }
      }
      expect(await everything()).toEqual([]);
    });

    it('[SESS-07] a provider that is out of reach signs nobody out', async () => {
      await customerOf('ada');
      accounts.provider.down = true;
      const { status, body, headers } = await accounts.ask(getcustomer, 'ada');
      expect([status, body.code]).toEqual([503, 'SIGN_IN_UNAVAILABLE']);
      expect(headers.get('retry-after')).toBe('5');
    });

    it("[AUTH-13] [ACCT-02] [ORDER-05] another shopper's account is refused like one that never was", async () => {
      const { id: mine } = await customerOf('ada');
      const { id: theirs } = await customerOf('ben');
      await createIn('ben', theirs);
      const before = await everything();
      for (const call of everyCall.filter(({ name }) => name !== 'getcustomer')) {
        const { body, query } = exampleOf(call.name);
        const askAs = (accountId: string) =>
          accounts.shop.ask(call, {
            headers: headersOf('ada'),
            query: query === undefined ? {} : { ...query, accountId },
            ...(call.body && { body: { ...(body as object), accountId } }),
          });
        const foreign = await askAs(theirs);
        const unknown = await askAs('nobody');
        expect([call.name, foreign.status]).toEqual([call.name, 404]);
        const { requestId: _, ...told } = foreign.body;
        expect({ ...unknown.body, requestId: undefined }).toEqual({ ...told });
      }
      expect(mine).not.toBe(theirs);
      expect(await everything()).toEqual(before);
    });
  });

  describe('getcustomer', () => {
    it('[AUTH-07] [AUTH-08] [AUTH-09] [API-019] makes one account a person, however many ask at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => accounts.ask(getcustomer, 'ada')),
      );
      const [first, ...rest] = answers.map(customerIn);
      for (const other of rest) expect(other).toEqual(first);
      expect(first).toEqual({
        id: first?.id,
        accountContacts: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
        accountUsers: { social: false },
        accountAddresses: [],
        communicationPreferences: { email: false, sms: false },
        optInCodes: [],
        paymentCards: [],
      });
      expect((await customerOf('ben')).id).not.toBe(first?.id);
    });

    it('[AUTH-07] asks the provider once, and again only when the login changed', async () => {
      const { id } = await customerOf('ada');
      await customerOf('ada');
      expect(accounts.provider.asked).toEqual(['ada']);
      const ada = accounts.provider.people.get('ada');
      accounts.provider.people.set('ada', {
        firstName: 'Other',
        lastName: 'Name',
        email: 'new@example.com',
        login: 'new@example.com',
      });
      const moved = await customerOf('ada');
      expect(moved.id).toBe(id);
      expect(moved.accountContacts).toEqual({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'new@example.com',
      });
      await customerOf('ada');
      expect(accounts.provider.asked).toEqual(['ada', 'ada']);
      if (ada !== undefined) accounts.provider.people.set('ada', ada);
    });

    it('[AUTH-04] [AUTH-08] marks who signs in through Google only', async () => {
      expect((await customerOf('eve')).accountUsers).toEqual({ social: true });
      expect((await customerOf('ben')).accountUsers).toEqual({ social: false });
    });
  });

  describe('the person', () => {
    it('[ACCT-01] [ACCT-08] [API-033] is kept as sent, tidied; what is left out is forgotten', async () => {
      const { id: accountId } = await customerOf('ada');
      const person = {
        firstName: ' Augusta ',
        lastName: 'King',
        phoneNumber: '(972) 555-0143',
        gender: 'female',
        birthDate: '1990-02-28',
      };
      const { accountContacts } = customerIn(
        await accounts.ask(updateUser, 'ada', { accountId, ...person }),
      );
      expect(accountContacts).toEqual({
        firstName: 'Augusta',
        lastName: 'King',
        email: 'ada@example.com',
        phoneNumber: '9725550143',
        gender: 'female',
        birthDate: '1990-02-28',
      });
      const names = { accountId, firstName: 'Augusta', lastName: 'King' };
      expect(customerIn(await accounts.ask(updateUser, 'ada', names)).accountContacts).toEqual({
        firstName: 'Augusta',
        lastName: 'King',
        email: 'ada@example.com',
      });
    });

    it.each([
      ['firstName', ''],
      ['lastName', '<script>alert(1)</script>'],
      ['phoneNumber', '12345'],
      ['gender', 'dragon'],
      ['birthDate', '1990-02-30'],
      ['birthDate', '2999-01-01'],
    ])(
      '[ACCT-01] [ACCT-08] is refused with a bad %s (%s), and nothing changes',
      async (field, value) => {
        const { id: accountId } = await customerOf('ada');
        const before = await everything();
        const sent = { accountId, firstName: 'Ada', lastName: 'Byron', [field]: value };
        const { status, body } = await accounts.ask(updateUser, 'ada', sent);
        expect([status, body.code, body.field]).toEqual([400, 'INPUT_REFUSED', field]);
        expect(await everything()).toEqual(before);
      },
    );

    it('[ACCT-07] [API-071] says how it may be written to, each code once', async () => {
      const { id: accountId } = await customerOf('ada');
      const { communicationPreferences, optInCodes } = customerIn(
        await accounts.ask(updateaccount, 'ada', {
          accountId,
          communicationPreferences: { email: true, sms: false },
          optInCodes: ['SHOP_NEWS', 'SHOP_NEWS', 'REWARDS_NEWS'],
        }),
      );
      expect(communicationPreferences).toEqual({ email: true, sms: false });
      expect(optInCodes).toEqual(['SHOP_NEWS', 'REWARDS_NEWS']);
      expect((await customerOf('ada')).optInCodes).toEqual(optInCodes);
    });
  });

  describe('the address book', () => {
    it('[ACCT-02] [ACCT-03] [ACCT-04] [API-022] [API-072] [API-073] adds, changes, chooses and removes', async () => {
      const { id } = await customerOf('ada');
      await createIn('ada', id, { address: '1 First St' });
      const two = await createIn('ada', id, { address: '2 Second St' });
      expect(streets(two)).toEqual(['1 First St', '2 Second St']);
      expect(two.accountAddresses.map((a) => a.primaryAddr)).toEqual([true, false]);
      const [first, second] = two.accountAddresses;
      const chosen = customerIn(
        await accounts.ask(updateaddress, 'ada', {
          ...written(id, { address: '2 Second Ave', primaryAddr: true }),
          id: second?.id,
        }),
      );
      expect(streets(chosen)).toEqual(['2 Second Ave', '1 First St']);
      expect(chosen.accountAddresses.map((a) => a.primaryAddr)).toEqual([true, false]);
      expect(await customerOf('ada')).toEqual(chosen);
      const remove = { accountId: id, id: second?.id };
      const left = customerIn(await accounts.ask(deleteaddress, 'ada', remove));
      expect(left.accountAddresses).toEqual([{ ...first, primaryAddr: true }]);
      expect(customerIn(await accounts.ask(deleteaddress, 'ada', remove))).toEqual(left);
    });

    it('[ACCT-02] keeps an address once, however often it is sent', async () => {
      const { id } = await customerOf('ada');
      await createIn('ada', id, { address: '1 First St' });
      await createIn('ada', id);
      const twice = await createIn('ada', id, { address: ' 100 Main St ', state: 'tx' });
      expect(streets(twice)).toEqual(['1 First St', '100 Main St']);
      const chosen = await createIn('ada', id, { primaryAddr: true });
      expect(streets(chosen)).toEqual(['100 Main St', '1 First St']);
    });

    it.each([
      ['a P.O. box', { address: 'P.O. Box 12' }, 409, 'address'],
      ['Hawaii', { state: 'HI', zipcode: '96813', city: 'Honolulu' }, 409, 'state'],
      ['a zip of another state', { zipcode: '89501' }, 409, 'zipcode'],
      ['no street', { address: ' ' }, 400, 'address'],
      ['markup in a name', { firstName: '<img src=x onerror=alert(1)>' }, 400, 'firstName'],
      ['another country', { country: 'CA' }, 400, 'country'],
      ['another type', { addressType: 'BILLING_ADDRESS' }, 400, 'addressType'],
    ])('[ACCT-02] [ACCT-05] refuses %s, and nothing changes', async (_, changes, status, field) => {
      const { id } = await customerOf('ada');
      await createIn('ada', id);
      const before = await everything();
      const [{ id: known } = { id: '' }] = (await customerOf('ada')).accountAddresses;
      for (const answer of [
        await accounts.ask(createaddress, 'ada', written(id, changes)),
        await accounts.ask(updateaddress, 'ada', { ...written(id, changes), id: known }),
      ]) {
        expect([answer.status, answer.body.field]).toEqual([status, field]);
      }
      expect(await everything()).toEqual(before);
    });

    it("[ACCT-02] another shopper's address is as unknown as none", async () => {
      const { id: mine } = await customerOf('ada');
      const { id: theirs } = await customerOf('ben');
      const { accountAddresses } = await createIn('ben', theirs);
      const before = await everything();
      for (const id of [accountAddresses[0]?.id, 'nobody']) {
        const changed = await accounts.ask(updateaddress, 'ada', { ...written(mine), id });
        expect([changed.status, changed.body.code]).toEqual([404, 'NOT_FOUND']);
        const sent = { accountId: mine, id };
        const removed = customerIn(await accounts.ask(deleteaddress, 'ada', sent));
        expect(removed.accountAddresses).toEqual([]);
      }
      expect(await everything()).toEqual(before);
    });

    it('[ACCT-04] keeps one default when many changes come at once', async () => {
      const { id } = await customerOf('ada');
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, number) =>
          accounts.ask(
            createaddress,
            'ada',
            written(id, { address: `${number} Elm St`, primaryAddr: true }),
          ),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const { accountAddresses } = await customerOf('ada');
      expect(accountAddresses.map((a) => a.primaryAddr)).toEqual([
        true,
        ...Array.from({ length: 7 }, () => false),
      ]);
    });

    it('[ACCT-02] is full with twenty', async () => {
      const { id } = await customerOf('ada');
      for (let number = 1; number <= 20; number += 1) {
        await createIn('ada', id, { address: `${number} Oak St` });
      }
      const more = await accounts.ask(createaddress, 'ada', written(id));
      expect([more.status, more.body.code]).toEqual([409, 'ADDRESS_BOOK_FULL']);
      expect((await createIn('ada', id, { address: '7 Oak St' })).accountAddresses).toHaveLength(
        20,
      );
    });
  });

  describe('a saved card', () => {
    it('[PAY-22] [API-062] that no card ever was is unknown', async () => {
      const { id: accountId } = await customerOf('ada');
      const { status } = await accounts.ask(removetoken, 'ada', { accountId, sequence: 1 });
      expect(status).toBe(404);
    });
  });

  it('[AUTH-09] [ACCT-02] shows after any changes what the last answer showed', async () => {
    const turn = fc.record({
      kind: fc.constantFrom('create', 'update', 'delete'),
      street: fc.constantFrom('1 A St', '2 B St', '3 C St'),
      place: fc.nat({ max: 4 }),
      primaryAddr: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 5 }), async (turns) => {
        await database.db.deleteFrom('accounts').execute();
        let known = await customerOf('ada');
        for (const { kind, street, place, primaryAddr } of turns) {
          const ids = known.accountAddresses.map(({ id }) => id);
          const id = ids[place % Math.max(1, ids.length)] ?? 'none';
          const sent = written(known.id, { address: street, primaryAddr });
          const answer =
            kind === 'create'
              ? await accounts.ask(createaddress, 'ada', sent)
              : kind === 'update'
                ? await accounts.ask(updateaddress, 'ada', { ...sent, id })
                : await accounts.ask(deleteaddress, 'ada', { accountId: known.id, id });
          if (answer.status === 200) known = customerIn(answer);
          expect(await customerOf('ada')).toEqual(known);
          const primaries = known.accountAddresses.map((a) => a.primaryAddr);
          expect(primaries).toEqual(primaries.map((_, index) => index === 0));
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('the account example', () => {
  it('[API-013] is one of every call', () => {
    for (const { name } of everyCall) expect(exampleOf(name).item).not.toEqual({});
  });
});
