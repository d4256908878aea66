import { Effect } from 'effect';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/**
 * The numbers of the mixes the shopper keeps, so that a new mix gets one above them (MIX-06). A
 * list that cannot be had keeps nobody from buying: the cart numbers its own mixes then.
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
