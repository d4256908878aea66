import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { Address } from '#domain/shipping/address.ts';
import { destinationProblems, tidyAddress } from '#domain/shipping/address-forms.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { AddressBookFull, AddressNotFound } from '#ports/account/account-failures.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export interface AddressEntry {
  /** Absent: a new address. */
  readonly id?: string;
  readonly address: Address;
  readonly primaryAddr: boolean;
}

/** Adds or changes; the default address comes back first. */
export type SaveAddress = (
  entry: AddressEntry,
) => Effect.Effect<Customer, AccountFailure | InputRefused | AddressNotFound | AddressBookFull>;

/** Adds an address, or changes the one with that id, by the rules of the checkout (ACCT-02). */
export const makeSaveAddress = (session: SignInSession, accounts: OwnAccount): SaveAddress =>
  Effect.fn('saveAddress')(function* ({ address, ...standing }) {
    return yield* updateCustomer(
      session,
      Effect.fnUntraced(function* ({ id }) {
        const problems = destinationProblems(address);
        if (hasProblems(problems)) return yield* new InputRefused({ problems });
        return yield* accounts.saveAddress(id, tidyAddress(address), standing);
      }),
    );
  });
