/** A person as the identity provider knows them. */
export interface KnownPerson {
  /** The provider's permanent id of the person; accounts are keyed by it. */
  readonly subject: string;
  readonly login: string;
  /** `waiting`: known, but without an account; the person becomes a customer by registering. */
  readonly standing: 'waiting' | 'customer';
  /** Signs in through Google only and has no password. */
  readonly isSocial: boolean;
  /** Number of a member of the rewards programme. */
  readonly loyaltyId?: string;
}

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber?: string;
  readonly password: string;
  readonly language: 'en-us' | 'es';
}

export type Enrolment =
  | { readonly kind: 'waiting'; readonly person: KnownPerson }
  | { readonly kind: 'taken'; readonly isSocial: boolean }
  /** The provider's password rules are stricter than the shop's. */
  | { readonly kind: 'weak' };

/** `asksElsewhere`: the provider asks something first, at this address of its own. */
export type ResetOutcome = 'changed' | 'bad-token' | 'weak' | { readonly asksElsewhere: string };

/**
 * How the server asks the identity provider about persons: the embedded provider or a real one.
 * Every method throws `DirectoryUnreachable` when there is no valid answer.
 */
export interface ShopperDirectory {
  /** Finds a person by e-mail or by the provider's id. */
  find(name: string): Promise<KnownPerson | undefined>;
  /** Adds a person, who cannot sign in until `open` is called. */
  enrol(person: NewPerson): Promise<Enrolment>;
  open(subject: string): Promise<void>;
  /**
   * Requests the mail with a link to a new password; the result does not tell whether one is sent.
   */
  mailRecovery(email: string): Promise<void>;
  /** The token of such a mail is valid once. */
  resetPassword(token: string, newPassword: string): Promise<ResetOutcome>;
  changePassword(
    subject: string,
    passwords: { readonly current: string; readonly next: string },
  ): Promise<'changed' | 'wrong' | 'weak'>;
}

/** The provider gave no valid answer; `why` never contains data of the request. */
export class DirectoryUnreachable extends Error {
  constructor(why: string) {
    super(`the identity organisation: ${why}`);
    this.name = 'DirectoryUnreachable';
  }
}

/** The provider takes no more calls of this kind for a while, whoever they are about. */
export class DirectoryBusy extends DirectoryUnreachable {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('HTTP 429');
    this.name = 'DirectoryBusy';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
