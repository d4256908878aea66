import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { OwnAccount } from '#ports/account/own-account.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { ada } from '#test/fixtures.ts';

const { runPromise } = Effect;
const home = { ...ada, state: 'TX' };

/** What every OwnAccount must do; each call is about a customer nobody saw before. */
export const ownAccountContract = (
  adapter: string,
  open: () => Promise<{ readonly accounts: OwnAccount }>,
): void => {
  describe(`${adapter} keeps the OwnAccount contract:`, () => {
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
