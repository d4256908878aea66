import {
  getcustomer,
  removetoken,
  updateaccount,
  updateUser,
} from '#adapters/http/wire/calls/customer/account-calls.ts';
import {
  createaddress,
  deleteaddress,
  updateaddress,
} from '#adapters/http/wire/calls/customer/address-calls.ts';
import { orderhistory } from '#adapters/http/wire/calls/customer/order-history-calls.ts';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import {
  checkedAddress,
  createAddress,
  deleteAddress,
  updateAddress,
} from '#server/account/change-addresses.ts';
import { changePerson, changePreferences } from '#server/account/change-person.ts';
import {
  type AccountBasis,
  learnLoyalty,
  openAccount,
  requireAccount,
} from '#server/account/open-account.ts';
import { removeCard } from '#server/account/remove-card.ts';
import type { Shopper } from '#server/account/shopper.ts';
import { showCustomer } from '#server/account/show-customer.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { mixpackAnswers } from '#server/api/handlers/saved-mix-handlers.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { showHistory } from '#server/order/show/show-history.ts';

export interface AccountParts extends AccountBasis {
  readonly zips: ZipDirectory;
  /** Hears that a card is to be forgotten by the gateway too. */
  readonly cardRemoved?: () => void;
}

/** Calls about the account of whoever is signed in; each is about their own account or refused. */
export const accountAnswers = (parts: AccountParts): readonly AnsweredCall[] => {
  const customerAfter = async (
    shopper: Shopper | undefined,
    asked: string,
    change: (accountId: string, account: AccountRow) => Promise<void>,
  ) => {
    const account = await requireAccount(parts, shopper, asked);
    const { account_id: accountId } = account;
    await change(accountId, account);
    return { items: [await showCustomer(parts.db, accountId)] };
  };
  return [
    answer(getcustomer, async ({ shopper }) => {
      const account = await openAccount(parts, shopper);
      await learnLoyalty(parts, shopper, account);
      const { account_id: accountId } = account;
      return { items: [await showCustomer(parts.db, accountId)] };
    }),
    answer(updateUser, ({ shopper, body: { accountId: asked, ...person } }) =>
      customerAfter(shopper, asked, (accountId) => changePerson(parts, accountId, person)),
    ),
    answer(updateaccount, ({ shopper, body }) => {
      const { communicationPreferences, optInCodes } = body;
      const wishes = { ...communicationPreferences, optInCodes };
      return customerAfter(shopper, body.accountId, (accountId) =>
        changePreferences(parts, accountId, wishes),
      );
    }),
    answer(createaddress, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, (accountId) =>
        createAddress(parts, accountId, writtenIn(parts, body)),
      ),
    ),
    answer(updateaddress, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, (accountId) =>
        updateAddress(parts, accountId, body.id, writtenIn(parts, body)),
      ),
    ),
    answer(deleteaddress, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, (accountId) =>
        deleteAddress(parts, accountId, body.id),
      ),
    ),
    answer(removetoken, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, async (_, account) => {
        await removeCard(parts, account, body.sequence);
        parts.cardRemoved?.();
      }),
    ),
    answer(orderhistory, async ({ shopper, query }) => {
      const { account_id: accountId } = await requireAccount(parts, shopper, query.accountId);
      return { items: [await showHistory(parts.db, accountId, Number(query.page ?? 1))] };
    }),
    ...mixpackAnswers(parts),
  ];
};

/** The address of a call, checked; what else the call carries is no part of it. */
const writtenIn = (
  { zips }: AccountParts,
  body: Parameters<typeof checkedAddress>[1] & { readonly primaryAddr: boolean },
) => {
  const { firstName, lastName, address, addressDetails, city, state, zipcode, primaryAddr } = body;
  const written = { firstName, lastName, address, addressDetails, city, state, zipcode };
  return { address: checkedAddress(zips, written), primaryAddr };
};
