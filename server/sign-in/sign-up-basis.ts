import type { Kysely } from 'kysely';
import type { Variant } from '#domain/session/variant.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { type RefusalOf, refuse } from '#server/base/refusal/refusal.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import {
  DirectoryBusy,
  DirectoryUnreachable,
  type ShopperDirectory,
} from '#server/parties/directory/shopper-directory.ts';

/** What calls about opening accounts and passwords need. */
export interface SignUpBasis {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly directory: ShopperDirectory;
  /** The site variant of this server. */
  readonly variant: Variant;
  /** Receives failures for the log; never data about the caller. */
  readonly report: (facts: Readonly<Record<string, unknown>>) => void;
}

/** Asks the identity provider; when it does not answer, that is logged and refused. */
export const askDirectory = async <Answer>(
  { directory, report }: Pick<SignUpBasis, 'directory' | 'report'>,
  ask: (directory: ShopperDirectory) => Promise<Answer>,
): Promise<Answer | RefusalOf<'SIGN_IN_UNAVAILABLE'> | RefusalOf<'TOO_MANY_ATTEMPTS'>> => {
  try {
    return await ask(directory);
  } catch (cause) {
    if (!(cause instanceof DirectoryUnreachable)) throw cause;
    report({ event: 'directory-unreachable', detail: cause.message });
    if (cause instanceof DirectoryBusy) {
      const { retryAfterSeconds } = cause;
      return refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds });
    }
    return refuse('SIGN_IN_UNAVAILABLE', { silent: 'directory' });
  }
};
