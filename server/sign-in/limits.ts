import type { Kysely } from 'kysely';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempt } from '#server/base/limits/require-attempt.ts';
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

/** Counts the call for its address and its subject; throws the refusal that names the pause. */
export const countCall = async (
  db: Kysely<Tables>,
  call: keyof typeof limits,
  { clientAddress, subject, now }: Asked,
): Promise<void> => {
  const { ofAddress, ofSubject } = limits[call];
  await requireAttempt(db, ofAddress, fingerprint(clientAddress), now);
  await requireAttempt(db, ofSubject, fingerprint(subject.toLowerCase()), now);
};

export const countPair = (db: Kysely<Tables>, clientAddress: string, now: number): Promise<void> =>
  requireAttempt(db, pairsOfAddress, fingerprint(clientAddress), now);
