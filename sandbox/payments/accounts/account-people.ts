import { createHash } from 'node:crypto';
import type { AccountAddress } from '#sandbox/payments/ledger/account-entry.ts';

/** How a sale from somebody's account goes. */
export type AccountStory =
  | 'pays'
  /** The first funding source is declined, the next one pays. */
  | 'declined-once'
  | 'pending-pays'
  | 'pending-declines'
  /** Pays, but the answer takes its time. */
  | 'slow';

/** Somebody with an account at the payer's side. */
export interface AccountPerson {
  readonly name: string;
  readonly about: { readonly en: string; readonly es: string };
  /** 13 characters, the same for ever. */
  readonly payerId: string;
  readonly email: string;
  readonly address: AccountAddress;
  readonly story: AccountStory;
}

const payerIdOf = (name: string): string =>
  createHash('sha256').update(`payer:${name}`).digest('hex').slice(0, 13).toUpperCase();

type Draft = Omit<AccountPerson, 'payerId' | 'address' | 'story'> &
  Partial<Pick<AccountPerson, 'story'>> & { readonly address: Omit<AccountAddress, 'country'> };

const person = ({ address, story = 'pays', ...facts }: Draft): AccountPerson => ({
  ...facts,
  story,
  payerId: payerIdOf(facts.name),
  address: { ...address, country: 'US' },
});

const plano = {
  address1: '5800 Legacy Dr',
  locality: 'Plano',
  administrativeArea: 'TX',
  postalCode: '75024',
};

export const accountPeople: readonly AccountPerson[] = [
  person({
    name: 'buyer-ok',
    about: { en: 'Pays at once.', es: 'Paga al momento.' },
    email: 'buyer-ok@people.example',
    address: { firstName: 'Olive', lastName: 'Kane', ...plano },
  }),
  person({
    name: 'buyer-declined',
    about: {
      en: 'The first funding source is declined. After a new approval the next one pays.',
      es: 'El primer medio de pago se rechaza. Tras aprobar de nuevo, paga el siguiente.',
    },
    email: 'buyer-declined@people.example',
    address: { firstName: 'Dale', lastName: 'Reyes', ...plano },
    story: 'declined-once',
  }),
  person({
    name: 'buyer-pending',
    about: {
      en: 'The payment is pending, and is paid later.',
      es: 'El pago queda pendiente y se completa después.',
    },
    email: 'buyer-pending@people.example',
    address: { firstName: 'Pat', lastName: 'Ng', ...plano },
    story: 'pending-pays',
  }),
  person({
    name: 'buyer-pending-declined',
    about: {
      en: 'The payment is pending, and is declined later.',
      es: 'El pago queda pendiente y se rechaza después.',
    },
    email: 'buyer-pending-declined@people.example',
    address: { firstName: 'Petra', lastName: 'Dunn', ...plano },
    story: 'pending-declines',
  }),
  person({
    name: 'buyer-hi',
    about: { en: 'Lives in Hawaii.', es: 'Vive en Hawái.' },
    email: 'buyer-hi@people.example',
    address: {
      firstName: 'Leilani',
      lastName: 'Kahale',
      address1: '2330 Kalakaua Ave',
      locality: 'Honolulu',
      administrativeArea: 'HI',
      postalCode: '96815',
    },
  }),
  person({
    name: 'buyer-po-box',
    about: { en: 'Has a PO box as address.', es: 'Su dirección es un apartado postal.' },
    email: 'buyer-po-box@people.example',
    address: { firstName: 'Bo', lastName: 'Marsh', ...plano, address1: 'PO Box 4711' },
  }),
  person({
    name: 'buyer-slow',
    about: {
      en: 'Pays, but the answer to the sale takes 5 seconds.',
      es: 'Paga, pero la respuesta a la venta tarda 5 segundos.',
    },
    email: 'buyer-slow@people.example',
    address: { firstName: 'Sloan', lastName: 'Teague', ...plano },
    story: 'slow',
  }),
];

export const accountPerson = (name: string): AccountPerson | undefined =>
  accountPeople.find((each) => each.name === name);
