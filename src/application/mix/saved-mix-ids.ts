import { Effect } from 'effect';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/**
 * The numbers of the saved mixes, so that a new mix gets a higher one (MIX-06). When the
 * list cannot be read, only the mixes of the cart count, so that nobody is kept from buying.
 */
export const savedMixIds = (
  session: SignInSession,
  saved: SavedMixes,
): Effect.Effect<readonly string[]> =>
  Effect.gen(function* () {
    const customer = yield* session.customer;
    if (customer === undefined) return [];
    const mixes = yield* Effect.catch(saved.list(customer.id), () => Effect.succeed([]));
    return mixes.map(({ id }) => id);
  });
