import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { AccountDirectory } from '#ports/account-directory.ts';
import type { CustomerAccounts } from '#ports/customer-accounts.ts';
import type { CustomerOrders } from '#ports/customer-orders.ts';
import type { OrderDesk, Submission } from '#ports/order-desk.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { ada } from '#test/fixtures.ts';
import { chipsDraft, quoteOf } from '#test/ports/order-desk.contract.ts';

const { runPromise } = Effect;
const home = { ...ada, state: 'TX' };

/** What every CustomerAccounts must do; each call is about a customer nobody saw before. */
export const customerAccountsContract = (
  adapter: string,
  open: () => Promise<{ readonly accounts: CustomerAccounts }>,
): void => {
  describe(`${adapter} keeps the CustomerAccounts contract:`, () => {
    it('[ACCT-01] [ACCT-07] [ACCT-08] profile and preferences are there when read again', async () => {
      const { accounts } = await open();
      const { id, accountContacts } = await runPromise(accounts.read);
      const profile = { firstName: 'Ana', lastName: 'Bell', phoneNumber: '2145550100' };
      const saved = await runPromise(accounts.saveProfile(id, profile));
      expect(saved.accountContacts).toEqual({ ...profile, email: accountContacts.email });
      const wishes = { email: false, sms: true };
      await runPromise(accounts.savePreferences(id, wishes, ['SHOP_NEWS']));
      expect(await runPromise(accounts.read)).toMatchObject({
        id,
        accountContacts: profile,
        communicationPreferences: wishes,
        optInCodes: ['SHOP_NEWS'],
      });
    });

    it('[ACCT-02] [ACCT-03] [ACCT-04] addresses: the first is the default, a new default comes first', async () => {
      const { accounts } = await open();
      const { id } = await runPromise(accounts.read);
      const save = (address: string, primaryAddr: boolean, addressId?: string) =>
        runPromise(
          accounts.saveAddress(
            id,
            { ...home, address },
            { primaryAddr, ...(addressId !== undefined && { id: addressId }) },
          ),
        );
      const [first] = (await save('5800 Legacy Dr', false)).accountAddresses;
      expect(first).toMatchObject({ addressType: 'SHIPPING_ADDRESS', primaryAddr: true });
      const two = await save('1400 Avenue K', true);
      expect(
        two.accountAddresses.map(({ address, primaryAddr }) => [address, primaryAddr]),
      ).toEqual([
        ['1400 Avenue K', true],
        ['5800 Legacy Dr', false],
      ]);
      const changed = await save('5900 Legacy Dr', false, first?.id);
      expect(changed.accountAddresses.map(({ address }) => address)).toEqual([
        '1400 Avenue K',
        '5900 Legacy Dr',
      ]);
      const [gone = { id: '' }] = changed.accountAddresses;
      for (const _ of [1, 2]) await runPromise(accounts.removeAddress(id, gone.id));
      expect((await runPromise(accounts.read)).accountAddresses).toMatchObject([
        { id: first?.id, primaryAddr: true },
      ]);
    });

    it('[ACCT-02] an address that is gone cannot be changed', async () => {
      const { accounts } = await open();
      const { id } = await runPromise(accounts.read);
      const standing = { id: 'address-of-nobody', primaryAddr: false };
      expect(await failureOf(accounts.saveAddress(id, home, standing))).toMatchObject({
        _tag: 'AddressNotFound',
        addressId: 'address-of-nobody',
      });
    });
  });
};

/** A signed-in customer at the till. */
export interface OpenTill {
  readonly accounts: CustomerAccounts;
  readonly orders: CustomerOrders;
  readonly desk: OrderDesk;
  /** Lets a minute pass. */
  wait(): void;
  /** A card for that amount; without an alias, the code of a saved Visa card. */
  pay(
    tempUserID: string,
    amountCents: number,
    alias?: string,
  ): Promise<Pick<Submission, 'paymentToken' | 'paymentSessionId'>>;
}

/** What a customer's orders and cards must do, whatever stands behind the ports. */
export const customerTillContract = (adapter: string, open: () => Promise<OpenTill>): void => {
  const place = async (till: OpenTill, wish: Partial<Submission> = {}) => {
    const draft = chipsDraft();
    const quote = await quoteOf(till.desk, draft);
    const alias = wish.cardSequence === undefined ? 'visa-ok' : undefined;
    const paid = await till.pay(draft.tempUserID, quote.totalAmount, alias);
    const idempotencyKey = crypto.randomUUID();
    const { quoteId } = quote;
    const nameOnCard = 'Ada Lovelace';
    return till.desk.submit({ quoteId, draft, idempotencyKey, nameOnCard, ...paid, ...wish });
  };

  describe(`${adapter} keeps the CustomerOrders contract:`, () => {
    it('[ORDER-05] [API-047] the history has the orders of the account, newest first', async () => {
      const till = await open();
      const { id } = await runPromise(till.accounts.read);
      expect(await runPromise(till.orders.page(id, 1))).toEqual({ list: [], totalOrder: 0 });
      const first = await runPromise(await place(till));
      till.wait();
      const second = await runPromise(await place(till));
      const { list, totalOrder } = await runPromise(till.orders.page(id, 1));
      expect([list.map(({ orderId }) => orderId), totalOrder]).toEqual([
        [second.orderId, first.orderId],
        2,
      ]);
      expect(list[0]).toMatchObject({
        ...second,
        lines: [{ productId: 'CHP-0001', name: expect.any(String), quantity: 2 }],
      });
      expect(Date.parse(list[0]?.placedAt ?? '')).not.toBeNaN();
      expect(await runPromise(till.orders.page(id, 2))).toEqual({ list: [], totalOrder: 2 });
    });
  });

  describe(`${adapter} keeps the contract of saved cards:`, () => {
    const cardsOf = async ({ accounts }: OpenTill) =>
      (await runPromise(accounts.read)).paymentCards;

    it('[PAY-08] are kept when that is asked for, never unasked', async () => {
      const till = await open();
      await runPromise(await place(till));
      expect(await cardsOf(till)).toEqual([]);
      await runPromise(await place(till, { saveNewCard: true }));
      expect(await cardsOf(till)).toMatchObject([
        {
          sequence: 1,
          cardType: 'Visa',
          cardNumberMask: '**** 1111',
          nameonCard: 'Ada Lovelace',
          expDate: '12/30',
        },
      ]);
    });

    it('[PAY-23] pay again, one order a key', async () => {
      const till = await open();
      await runPromise(await place(till, { saveNewCard: true }));
      const submission = await place(till, { cardSequence: 1 });
      const order = await runPromise(submission);
      expect(order.payment).toBe('PAID');
      expect(await runPromise(submission)).toEqual(order);
      expect(await cardsOf(till)).toHaveLength(1);
    });

    it('[PAY-22] [P-37] are removed once and for all; a stranger’s never pays', async () => {
      const till = await open();
      await runPromise(await place(till, { saveNewCard: true }));
      const { id } = await runPromise(till.accounts.read);
      for (const _ of [1, 2]) {
        expect((await runPromise(till.accounts.removeCard(id, 1))).paymentCards).toEqual([]);
      }
      for (const sequence of [1, 2]) {
        const refused = await failureOf(await place(till, { cardSequence: sequence }));
        expect(refused).toMatchObject({ _tag: 'SavedCardGone', sequence });
      }
      expect((await runPromise(till.orders.page(id, 1))).totalOrder).toBe(1);
    });
  });
};

/** Opened by who is signed in with the password `Cr1spy!Corn`. */
export interface OpenDirectory {
  readonly directory: AccountDirectory;
  /** An address with an account, one that signs in by Google, one nobody has. */
  readonly known: string;
  readonly google: string;
  readonly nobody: string;
  /** The token of the newest mail with a reset link. */
  resetToken(): Promise<string>;
}

/** What every AccountDirectory of the snacks site must do. */
export const accountDirectoryContract = (
  adapter: string,
  open: () => Promise<OpenDirectory>,
): void => {
  const registration = (email: string) => ({
    ...{ firstName: 'Nia', lastName: 'Newton', email, phoneNumber: '2145550100' },
    ...{ password: 'Sn4cks!Sn4cks', gender: 'undisclosed', birthDate: '1990-02-01' },
    ...{ termsAccepted: true, optInCodes: ['SHOP_NEWS'], sourceID: 'SNACKS_WEB' },
  });

  describe(`${adapter} keeps the AccountDirectory contract:`, () => {
    it('[PWD-03] knows who signs in by Google alone', async () => {
      const { directory, known, google, nobody } = await open();
      const answers = [];
      for (const email of [known, google, nobody]) {
        answers.push(await runPromise(directory.isSocial(email)));
      }
      expect(answers).toEqual([false, true, false]);
    });

    it('[REG-01] [REG-04] registers an address once', async () => {
      const { directory, known, nobody } = await open();
      await runPromise(directory.register(registration(nobody)));
      for (const email of [nobody, known]) {
        expect(await failureOf(directory.register(registration(email)))).toMatchObject({
          _tag: 'AccountExists',
        });
      }
    });

    it('[PWD-01] a mailed link is good once', async () => {
      const { directory, known, resetToken } = await open();
      await runPromise(directory.mailResetLink(known, 'SNACKS_WEB'));
      const token = await resetToken();
      await runPromise(directory.resetPassword(token, 'N3w!Corn'));
      for (const tried of [token, 'made-up']) {
        expect(await failureOf(directory.resetPassword(tried, 'N3w!Corn'))).toMatchObject({
          _tag: 'ResetLinkRefused',
        });
      }
    });

    it('[PWD-01] has one answer for addresses with and without an account', async () => {
      const { directory, known, nobody } = await open();
      for (const email of [known, nobody]) {
        expect(await runPromise(directory.mailResetLink(email, 'SNACKS_WEB'))).toBeUndefined();
      }
    });

    it('[PWD-04] changes a password for who knows it', async () => {
      const { directory } = await open();
      const wrong = directory.changePassword('Wr0ng!Corn', 'N3w!Corn');
      expect(await failureOf(wrong)).toMatchObject({ _tag: 'CurrentPasswordWrong' });
      await runPromise(directory.changePassword('Cr1spy!Corn', 'N3w!Corn'));
      const again = directory.changePassword('Cr1spy!Corn', 'N3w!Corn');
      expect(await failureOf(again)).toMatchObject({ _tag: 'CurrentPasswordWrong' });
    });
  });
};
