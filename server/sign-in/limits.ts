import type { Kysely } from 'kysely';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempts, type TooManyAttempts } from '#server/base/limits/attempt-limits.ts';
import type { Limit } from '#server/data/limits/attempts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

const tenMinutes = 10 * 60_000;
const limit = (bucket: string, most: number): Limit => ({ bucket, most, windowMs: tenMinutes });

/**
 * How often each call may be made in ten minutes, by network address (which an office shares) and
 * by whom it is about: nobody tries a list of addresses, guesses a password or floods a mailbox.
 */
const limits = {
  register: { ofAddress: limit('register-address', 30), ofSubject: limit('register-email', 8) },
  exists: { ofAddress: limit('exists-address', 60), ofSubject: limit('exists-email', 30) },
  rewards: { ofAddress: limit('rewards-address', 30), ofSubject: limit('rewards-email', 10) },
  forgot: { ofAddress: limit('forgot-address', 30), ofSubject: limit('forgot-email', 5) },
  reset: { ofAddress: limit('reset-address', 30), ofSubject: limit('reset-token', 10) },
  change: { ofAddress: limit('change-address', 60), ofSubject: limit('change-account', 10) },
} as const;

const pairsOfAddress = limit('pkce-address', 300);

interface Asked {
  readonly clientAddress: string;
  /** Whom or what it is about; only its fingerprint is kept. */
  readonly subject: string;
  readonly now: number;
}

/** Counts the call for its address and its subject; the refusal beyond names the pause. */
export const countCall = (
  db: Kysely<Tables>,
  call: keyof typeof limits,
  { clientAddress, subject, now }: Asked,
): Promise<TooManyAttempts | undefined> => {
  const { ofAddress, ofSubject } = limits[call];
  const counted = [
    [ofAddress, fingerprint(clientAddress)],
    [ofSubject, fingerprint(subject.toLowerCase())],
  ] as const;
  return requireAttempts(db, counted, now);
};

export const countPair = (
  db: Kysely<Tables>,
  clientAddress: string,
  now: number,
): Promise<TooManyAttempts | undefined> =>
  requireAttempts(db, [[pairsOfAddress, fingerprint(clientAddress)]], now);
