import { pairs, table } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import type { AddressBook } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';

/** An account as text for people; empty fields are left out. */
export const accountText = (
  { accountContacts: who, loyaltyId }: Customer,
  { words }: Session,
): string =>
  pairs([
    [words['account.name'], `${who.firstName} ${who.lastName}`],
    [words['account.mail'], who.email],
    ...told(words['account.phoneNumber'], who.phoneNumber),
    ...told(words['account.birth'], who.birthDate),
    ...told(words['account.genderTitle'], who.gender),
    ...told(words['account.loyalty'], loyaltyId),
  ]);

const told = (title: string, value: string | undefined): readonly (readonly [string, string])[] =>
  value === undefined ? [] : [[title, value]];

export const addressesText = (addresses: AddressBook, { words, terminal }: Session): string => {
  if (addresses.length === 0) return words['account.noAddress'];
  const columns = [
    { title: words['account.id'] },
    { title: words['account.name'] },
    { title: words['account.where'] },
    { title: words['account.isDefault'] },
  ];
  const rows = addresses.map((address) => [
    address.id,
    `${address.firstName} ${address.lastName}`,
    [address.address, address.addressDetails, address.city, `${address.state} ${address.zipcode}`]
      .filter((part) => part !== '')
      .join(', '),
    address.primaryAddr ? '*' : '',
  ]);
  return table(columns, rows, terminal);
};

export const cardsText = (cards: readonly SavedCard[], { words, terminal }: Session): string => {
  if (cards.length === 0) return words['account.noCard'];
  const columns = [
    { title: words['account.sequence'], align: 'end' },
    { title: words['account.cardTitle'] },
    { title: words['account.name'] },
    { title: words['account.expires'] },
  ] as const;
  const rows = cards.map((card) => [
    String(card.sequence),
    `${card.cardType} ${card.cardNumberMask}`,
    card.nameonCard,
    card.expDate,
  ]);
  return table(columns, rows, terminal);
};
