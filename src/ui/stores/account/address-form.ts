import type { AccountAddress } from '#domain/account/address-book.ts';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';
import { destinationProblems } from '#domain/shipping/address-forms.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

const addressOf = (kept: AccountAddress): Address => ({
  firstName: kept.firstName,
  lastName: kept.lastName,
  address: kept.address,
  addressDetails: kept.addressDetails,
  city: kept.city,
  state: kept.state,
  zipcode: kept.zipcode,
});

/** A new address of the account, or one to change (ACCT-02). */
export const makeAddressForm = (core: CoreOf<'account'>, kept: AccountAddress | undefined) =>
  new FormStore(core, {
    blank: {
      ...(kept === undefined ? emptyAddress : addressOf(kept)),
      primaryAddr: kept?.primaryAddr ?? false,
    },
    check: destinationProblems,
    send: (useCases, { primaryAddr, ...address }) =>
      useCases.account.saveAddress({ ...(kept && { id: kept.id }), address, primaryAddr }),
  });
