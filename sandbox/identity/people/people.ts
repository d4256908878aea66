import type { Factor } from '#sandbox/identity/store/tables.ts';

/** A person a tester can sign in as; the name says the state. */
export interface Person {
  readonly name: string;
  /** What is special about them. */
  readonly state: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: 'en-US' | 'es-US';
  readonly hasPassword: boolean;
  readonly emailVerified: boolean;
  readonly google: boolean;
  readonly locked: boolean;
  readonly factor?: Factor;
  readonly loyaltyId?: string;
  /** Known to the organisation, but without an account yet. */
  readonly staged?: true;
  /** Seconds that tokens and session last. */
  readonly shortSession?: number;
  /** The password is right, and a new one is due. */
  readonly passwordExpired?: true;
  /** A factor has to be set up before the first sign-in. */
  readonly mustEnroll?: true;
  /** Asked before a forgotten password is set anew. */
  readonly question?: { readonly asks: string; readonly answer: string };
}

/** The password of all these persons; valid only in this sandbox. */
export const peoplePassword = 'Sn4cks!Sn4cks';

const usual = {
  locale: 'en-US',
  hasPassword: true,
  emailVerified: true,
  google: false,
  locked: false,
} as const;

export const people: readonly Person[] = [
  {
    ...usual,
    name: 'signed-up',
    state: 'has an account, an address that is confirmed and a password',
    email: 'sara@people.example',
    firstName: 'Sara',
    lastName: 'Singh',
  },
  {
    ...usual,
    name: 'spanish',
    state: 'like signed-up, and reads Spanish',
    email: 'elena@people.example',
    firstName: 'Elena',
    lastName: 'Ortiz',
    locale: 'es-US',
  },
  {
    ...usual,
    name: 'locked',
    state: 'is locked out until unlocked by mail',
    email: 'luke@people.example',
    firstName: 'Luke',
    lastName: 'Lockwood',
    locked: true,
  },
  {
    ...usual,
    name: 'locked-quietly',
    state:
      'is locked out like locked, but the organisation does not tell: it reads as a wrong password',
    email: 'quentin@people.example',
    firstName: 'Quentin',
    lastName: 'Quill',
    locked: true,
  },
  {
    ...usual,
    name: 'google-only',
    state: 'signs in by Google and has no password',
    email: 'gina@people.example',
    firstName: 'Gina',
    lastName: 'Green',
    hasPassword: false,
    google: true,
  },
  {
    ...usual,
    name: 'unverified',
    state: 'never confirmed the e-mail address',
    email: 'uma@people.example',
    firstName: 'Uma',
    lastName: 'Underwood',
    emailVerified: false,
  },
  {
    ...usual,
    name: 'factor-email',
    state: 'must enter a code from the mailbox after the password',
    email: 'fay@people.example',
    firstName: 'Fay',
    lastName: 'Foster',
    factor: 'email',
  },
  {
    ...usual,
    name: 'factor-push',
    state: 'has a phone that says yes after being asked three times',
    email: 'pat@people.example',
    firstName: 'Pat',
    lastName: 'Price',
    factor: 'push',
  },
  {
    ...usual,
    name: 'loyalty',
    state: 'is a member of the rewards programme',
    email: 'lena@people.example',
    firstName: 'Lena',
    lastName: 'Lopez',
    loyaltyId: 'LOY-100200300',
  },
  {
    ...usual,
    name: 'rewards-member',
    state: 'is a member of the rewards programme and has no account yet',
    email: 'rita@people.example',
    firstName: 'Rita',
    lastName: 'Rivera',
    hasPassword: false,
    emailVerified: false,
    loyaltyId: 'LOY-400500600',
    staged: true,
  },
  {
    ...usual,
    name: 'expired-session',
    state: 'has tokens and a session that last 20 seconds',
    email: 'eve@people.example',
    firstName: 'Eve',
    lastName: 'Ellis',
    shortSession: 20,
  },
  {
    ...usual,
    name: 'password-expired',
    state: 'has a password that has expired: a new one has to be chosen at the provider',
    email: 'petra@people.example',
    firstName: 'Petra',
    lastName: 'Page',
    passwordExpired: true,
  },
  {
    ...usual,
    name: 'factor-missing',
    state: 'has to set up codes by e-mail at the provider before the first sign-in',
    email: 'milo@people.example',
    firstName: 'Milo',
    lastName: 'Moss',
    mustEnroll: true,
  },
  {
    ...usual,
    name: 'asks-question',
    state: 'is asked for a favourite snack (pretzel) before a forgotten password is set anew',
    email: 'quinn@people.example',
    firstName: 'Quinn',
    lastName: 'Quay',
    question: { asks: 'What is your favorite snack?', answer: 'pretzel' },
  },
];
