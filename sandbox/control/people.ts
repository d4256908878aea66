/** A shopper for scripts and demonstrations, with what a checkout asks for. */
export interface SandboxPerson {
  readonly name: string;
  /** What is special about them. */
  readonly about: string;
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Guests with valid addresses, known to every sandbox. */
export const sandboxPeople: readonly SandboxPerson[] = [
  {
    name: 'ada',
    about: 'an address that passes every check',
    email: 'ada@example.com',
    phone: '9725550143',
    firstName: 'Ada',
    lastName: 'Byron',
    address: '5800 Legacy Dr',
    city: 'Plano',
    state: 'TX',
    zip: '75024',
  },
  {
    name: 'ben',
    about: 'an address nobody finds: use it as entered',
    email: 'ben@example.com',
    phone: '7755550188',
    firstName: 'Ben',
    lastName: 'Ortiz',
    address: '12 Nomatch Ln',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
  },
  {
    name: 'zoe',
    about: 'lives where nothing is shipped to',
    email: 'zoe@example.com',
    phone: '8085550121',
    firstName: 'Zoe',
    lastName: 'Kahale',
    address: '1 Aloha Way',
    city: 'Honolulu',
    state: 'HI',
    zip: '96813',
  },
];
