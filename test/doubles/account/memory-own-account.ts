import { Effect } from 'effect';
import {
  type AccountAddress,
  addAddress,
  changeAddress,
  removeAddress,
  shippingAddressType,
} from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { AddressNotFound, type CustomerUnreadable } from '#ports/account/account-failures.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';

export interface MemoryOwnAccount extends OwnAccount {
  readonly account: () => Customer;
  readonly holdsCard: (sequence: number) => boolean;
  /** A good Visa card, as a payment that was to keep it leaves it. */
  readonly keepCard: (nameonCard: string) => void;
}

/** One account. What `unreadable` gives is what reading it fails with. */
export const makeMemoryOwnAccount = (
  start: Customer,
  unreadable: () => CustomerUnreadable | undefined = () => undefined,
): MemoryOwnAccount => {
  let account = start;
  let addresses = start.accountAddresses.length;
  let lastCard = Math.max(0, ...start.paymentCards.map(({ sequence }) => sequence));
  const change = (next: (customer: Customer) => Customer) =>
    Effect.sync(() => {
      account = next(account);
      return account;
    });

  return {
    account: () => account,
    holdsCard: (wanted) => account.paymentCards.some(({ sequence }) => sequence === wanted),
    keepCard: (nameonCard) => {
      lastCard += 1;
      const card: SavedCard = {
        id: `card-${lastCard}`,
        sequence: lastCard,
        cardType: 'Visa',
        cardNumberMask: '**** 1111',
        nameonCard,
        expDate: '12/30',
      };
      account = { ...account, paymentCards: [card, ...account.paymentCards] };
    },
    read: Effect.suspend(() => {
      const failure = unreadable();
      return failure === undefined ? Effect.succeed(account) : Effect.fail(failure);
    }),
    saveProfile: (_accountId, profile) =>
      change((customer) => {
        const { email } = customer.accountContacts;
        return { ...customer, accountContacts: { ...profile, email } };
      }),
    savePreferences: (_accountId, communicationPreferences, optInCodes) =>
      change((customer) => ({ ...customer, communicationPreferences, optInCodes })),
    saveAddress: (_accountId, address, { id, primaryAddr }) =>
      Effect.suspend(() => {
        const book = account.accountAddresses;
        const known = book.find((kept) => kept.id === id);
        if (id !== undefined && known === undefined) {
          return Effect.fail(new AddressNotFound({ addressId: id }));
        }
        addresses += 1;
        const saved: AccountAddress = {
          ...address,
          id: id ?? `address-${addresses}`,
          addressType: shippingAddressType,
          primaryAddr,
        };
        const write = known === undefined ? addAddress : changeAddress;
        return change((customer) => ({ ...customer, accountAddresses: write(book, saved) }));
      }),
    removeAddress: (_accountId, id) =>
      change((customer) => ({
        ...customer,
        accountAddresses: removeAddress(customer.accountAddresses, id),
      })),
    removeCard: (_accountId, sequence) =>
      change((customer) => ({
        ...customer,
        paymentCards: customer.paymentCards.filter((card) => card.sequence !== sequence),
      })),
    removePaymentAccount: (_accountId, paymentAccountId) =>
      change(({ paymentAccounts = [], ...customer }) => ({
        ...customer,
        paymentAccounts: paymentAccounts.filter(
          (kept) => kept.paymentAccountId !== paymentAccountId,
        ),
      })),
  };
};
