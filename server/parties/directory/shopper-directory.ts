/** Somebody as the identity organisation knows them. */
export interface KnownPerson {
  /** The organisation's own, unchanging id: what accounts are keyed by. */
  readonly subject: string;
  readonly login: string;
  /** `waiting`: known, but without an account; such a person becomes a customer by registering. */
  readonly standing: 'waiting' | 'customer';
  /** Signs in by Google alone and has no password. */
  readonly isSocial: boolean;
  /** Of a member of the rewards programme. */
  readonly loyaltyId?: string;
}

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly language: 'en-us' | 'es';
}

export type Enrolment =
  | { readonly kind: 'waiting'; readonly person: KnownPerson }
  | { readonly kind: 'taken'; readonly isSocial: boolean }
  /** The organisation's own password rules are stricter than the shop's. */
  | { readonly kind: 'weak' };

/**
 * How the shop's server talks to the identity organisation about people: the embedded provider or a
 * real one. Every method throws `DirectoryUnreachable` where there is no answer to be had.
 */
export interface ShopperDirectory {
  /** By e-mail, or by the organisation's id. */
  find(name: string): Promise<KnownPerson | undefined>;
  /** Adds somebody who cannot sign in until `open` is called. */
  enrol(person: NewPerson): Promise<Enrolment>;
  open(subject: string): Promise<void>;
  /** Asks for the mail with a link to a new password; says nothing about whether one is sent. */
  mailRecovery(email: string): Promise<void>;
  /** The token of such a mail is good once. */
  resetPassword(token: string, newPassword: string): Promise<'changed' | 'bad-token' | 'weak'>;
  changePassword(
    subject: string,
    passwords: { readonly current: string; readonly next: string },
  ): Promise<'changed' | 'wrong' | 'weak'>;
}

/** The organisation did not answer, or not as it should; `why` never holds what was asked. */
export class DirectoryUnreachable extends Error {
  constructor(why: string) {
    super(`the identity organisation: ${why}`);
    this.name = 'DirectoryUnreachable';
  }
}
