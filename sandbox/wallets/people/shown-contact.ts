import type { WalletContact } from '#sandbox/wallets/people/wallet-people.ts';

/** What a page may ask of a contact (ApplePayContactField). */
export const contactFields = ['email', 'name', 'phone', 'postalAddress', 'phoneticName'] as const;

type ContactField = (typeof contactFields)[number];

/** Before the payment is authorised a page learns city, state, zip code and country only. */
export const redactedContact = (contact: WalletContact, wanted: readonly ContactField[]) => {
  if (!wanted.includes('postalAddress')) return undefined;
  const { locality, administrativeArea, postalCode, country, countryCode } = contact;
  return { locality, administrativeArea, postalCode, country, countryCode };
};

/** After it, all it asked for and nothing else. */
export const authorizedContact = (contact: WalletContact, wanted: readonly ContactField[]) => {
  const { givenName, familyName, emailAddress, phoneNumber, addressLines } = contact;
  if (wanted.length === 0) return undefined;
  return {
    ...(wanted.includes('name') && { givenName, familyName }),
    ...(wanted.includes('email') && { emailAddress }),
    ...(wanted.includes('phone') && { phoneNumber }),
    ...(wanted.includes('postalAddress') && { addressLines, ...redactedContact(contact, wanted) }),
  };
};
