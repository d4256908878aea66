import {
  deletepaymentaccount,
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
import { removeSavedAccount } from '#server/account/remove-payment-account.ts';
import type { Shopper } from '#server/account/shopper.ts';
import { showCustomer } from '#server/account/show-customer.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import { replyWith } from '#server/api/call/reply-with.ts';
import { savedMixAnswers } from '#server/api/handlers/mix/saved-mix-handlers.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { showHistory } from '#server/order/show/show-history.ts';

export interface AccountParts extends AccountBasis {
  readonly zips: ZipDirectory;
  /** Called when the gateway must delete a card too. */
  readonly cardRemoved?: () => void;
  /** Called when the gateway must end a payer's consent too. */
  readonly paymentAccountRemoved?: () => void;
}

/** Calls about the signed-in shopper's account; a call about another account is refused. */
export const accountAnswers = (parts: AccountParts): readonly AnsweredCall[] => {
  const customerAfter = async (
    shopper: Shopper | undefined,
    asked: string,
    change: (accountId: string, account: AccountRow) => Promise<Refusal | undefined>,
  ) => {
    const account = await requireAccount(parts, shopper, asked);
    if (isRefusal(account)) return account;
    const { account_id: accountId } = account;
    const refusal = await change(accountId, account);
    return refusal ?? replyWith(await showCustomer(parts.db, accountId));
  };
  return [
    answer(getcustomer, async ({ shopper }) => {
      const account = await openAccount(parts, shopper);
      if (isRefusal(account)) return account;
      const refusal = await learnLoyalty(parts, shopper, account);
      return refusal ?? replyWith(await showCustomer(parts.db, account.account_id));
    }),
    answer(updateUser, ({ shopper, body: { accountId: asked, ...person } }) =>
      customerAfter(shopper, asked, (accountId) => changePerson(parts, accountId, person)),
    ),
    answer(updateaccount, ({ shopper, body }) => {
      const { communicationPreferences, optInCodes } = body;
      const wishes = { ...communicationPreferences, optInCodes };
      return customerAfter(shopper, body.accountId, async (accountId) => {
        await changePreferences(parts, accountId, wishes);
        return undefined;
      });
    }),
    answer(createaddress, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, async (accountId) => {
        const written = writtenIn(parts, body);
        return isRefusal(written) ? written : createAddress(parts, accountId, written);
      }),
    ),
    answer(updateaddress, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, async (accountId) => {
        const written = writtenIn(parts, body);
        return isRefusal(written) ? written : updateAddress(parts, accountId, body.id, written);
      }),
    ),
    answer(deleteaddress, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, (accountId) =>
        deleteAddress(parts, accountId, body.id),
      ),
    ),
    answer(removetoken, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, async (_, account) => {
        const refusal = await removeCard(parts, account, body.sequence);
        if (refusal === undefined) parts.cardRemoved?.();
        return refusal;
      }),
    ),
    answer(deletepaymentaccount, ({ shopper, body }) =>
      customerAfter(shopper, body.accountId, async (accountId) => {
        const refusal = await removeSavedAccount(parts, accountId, body.paymentAccountId);
        if (refusal === undefined) parts.paymentAccountRemoved?.();
        return refusal;
      }),
    ),
    answer(orderhistory, async ({ shopper, query, language }) => {
      const account = await requireAccount(parts, shopper, query.accountId);
      if (isRefusal(account)) return account;
      const page = Number(query.page ?? 1);
      return { items: [await showHistory(parts.db, account.account_id, page, language)] };
    }),
    ...savedMixAnswers(parts),
  ];
};

/** The checked address of a call, without the call's other fields. */
const writtenIn = (
  { zips }: AccountParts,
  body: Parameters<typeof checkedAddress>[1] & { readonly primaryAddr: boolean },
) => {
  const { firstName, lastName, address, addressDetails, city, state, zipcode, primaryAddr } = body;
  const written = { firstName, lastName, address, addressDetails, city, state, zipcode };
  const checked = checkedAddress(zips, written);
  return isRefusal(checked) ? checked : { address: checked, primaryAddr };
};
