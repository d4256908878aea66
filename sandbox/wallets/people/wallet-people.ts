import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import type { WalletPersonName } from '#domain/payment/wallet/wallet-person-names.ts';

/** A contact as Apple Pay JS has it (ApplePayPaymentContact). */
export interface WalletContact {
  readonly givenName: string;
  readonly familyName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly addressLines: readonly string[];
  readonly locality: string;
  readonly administrativeArea: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: string;
}

export interface WalletPerson {
  readonly name: WalletPersonName;
  /** What is special about them. */
  readonly about: { readonly en: string; readonly es: string };
  readonly contact: WalletContact;
  readonly cardNumber: string;
  /** They press Pay and then change their mind. */
  readonly cancelsLate: boolean;
}

const numberOf = (alias: string): string => {
  const card = publishedTestCards.find((one) => one.alias === alias);
  if (card === undefined) throw new Error(`There is no test card ${alias}.`);
  return card.number;
};

const living = (
  [givenName, familyName]: readonly [string, string],
  addressLines: readonly string[],
  [locality, administrativeArea, postalCode]: readonly [string, string, string],
  phoneNumber: string,
): WalletContact => ({
  givenName,
  familyName,
  emailAddress: `${givenName.toLowerCase()}.${familyName.toLowerCase()}@example.com`,
  phoneNumber,
  addressLines,
  locality,
  administrativeArea,
  postalCode,
  country: 'United States',
  countryCode: 'US',
});

const person = (
  name: WalletPersonName,
  about: WalletPerson['about'],
  alias: string,
  contact: WalletContact,
): WalletPerson => ({
  name,
  about,
  contact,
  cardNumber: numberOf(alias),
  cancelsLate: name === 'cancels-late',
});

const inPlano: readonly [string, string, string] = ['Plano', 'TX', '75024'];

/** Everybody who can pay with the sandbox's wallet. */
export const walletPeople: readonly WalletPerson[] = [
  person(
    'ca',
    { en: 'California', es: 'California' },
    'visa-ok',
    living(['Carla', 'Reyes'], ['1455 Market St'], ['San Francisco', 'CA', '94103'], '4155550132'),
  ),
  person(
    'ny',
    { en: 'New York', es: 'Nueva York' },
    'mastercard-ok',
    living(
      ['Noah', 'Young'],
      ['350 W 31st St', 'Apt 4B'],
      ['New York', 'NY', '10001'],
      '2125550176',
    ),
  ),
  person(
    'hi',
    { en: 'Hawaii: nothing is shipped there', es: 'Hawái: no se hacen envíos' },
    'amex-ok',
    living(['Hina', 'Kahale'], ['1 Aloha Way'], ['Honolulu', 'HI', '96813'], '8085550121'),
  ),
  person(
    'po-box',
    { en: 'PO box', es: 'Apartado postal' },
    'visa-ok',
    living(['Paul', 'Boxer'], ['PO Box 123'], ['Austin', 'TX', '78701'], '5125550119'),
  ),
  person(
    'long-street',
    { en: 'Long street: 53 characters', es: 'Calle larga: 53 caracteres' },
    'discover-ok',
    living(
      ['Lena', 'Langstrom'],
      ['12345 North Rancho Margarita Boulevard, Building Seven'],
      ['San Diego', 'CA', '92101'],
      '6195550147',
    ),
  ),
  person(
    'lower-case',
    { en: 'State and country in lower case', es: 'Estado y país en minúsculas' },
    'visa-ok-2',
    {
      ...living(['lou', 'lowe'], ['120 Jay St'], ['brooklyn', 'ny', '11201'], '(718) 555-0164'),
      countryCode: 'us',
    },
  ),
  person(
    'declined',
    { en: 'The bank declines the card', es: 'El banco rechaza la tarjeta' },
    'visa-declined',
    living(['Dana', 'Decline'], ['5800 Legacy Dr'], inPlano, '9725550143'),
  ),
  person(
    'cancels-late',
    { en: 'Cancels after pressing Pay', es: 'Cancela después de pulsar Pagar' },
    'visa-ok',
    living(['Callum', 'Late'], ['5800 Legacy Dr'], inPlano, '9725550144'),
  ),
];

export const walletPersonNamed = (name: string): WalletPerson | undefined =>
  walletPeople.find((one) => one.name === name);
