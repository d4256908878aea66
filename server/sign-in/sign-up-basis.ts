import type { Kysely } from 'kysely';
import type { Variant } from '#domain/session/variant.ts';
import type { Clock } from '#server/base/host/clock.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import {
  DirectoryUnreachable,
  type ShopperDirectory,
} from '#server/parties/directory/shopper-directory.ts';
import { organisationUnreachable } from '#server/sign-in/refusals.ts';

/** What opening accounts and changing passwords need. */
export interface SignUpBasis {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly directory: ShopperDirectory;
  /** The face of the site this server shows. */
  readonly variant: Variant;
  /** Hears of what goes wrong beside an answer; never of who asked. */
  readonly report: (facts: Readonly<Record<string, unknown>>) => void;
}

/** Asks the organisation; that it does not answer is reported and told in the shop's words. */
export const askDirectory = async <Answer>(
  { directory, report }: Pick<SignUpBasis, 'directory' | 'report'>,
  ask: (directory: ShopperDirectory) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask(directory);
  } catch (cause) {
    if (!(cause instanceof DirectoryUnreachable)) throw cause;
    report({ event: 'directory-unreachable', detail: cause.message });
    throw organisationUnreachable();
  }
};
