import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { readOffer } from '#application/mix/finished-mix.ts';
import type { UseCases } from '#application/use-cases.ts';
import { availablePackCount } from '#domain/cart/lines/count-lines.ts';
import { mixStanding } from '#domain/mix/mix-standing.ts';
import type { MixDesk } from '#ports/mix/mix-desk.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The boxes of who is signed in, last saved first, and which of them can be ordered (ROUTE-28). */
export const makeShowSavedMixes = (
  session: SignInSession,
  saved: SavedMixes,
  desk: MixDesk,
): UseCases['showSavedMixes'] =>
  Effect.fn('showSavedMixes')(function* () {
    const { id } = yield* signedIn(session);
    const { kept, offer } = yield* Effect.all(
      { kept: saved.list(id), offer: readOffer(desk) },
      { concurrency: 'unbounded' },
    );
    const { rules, shelf } = offer;
    const mixes = kept
      .toReversed()
      .map((mix) => ({ mix, standing: mixStanding(mix.contents, shelf, rules) }));
    const gone = new Set<string>(
      mixes.flatMap(({ standing }) => standing.gone.map(({ productId }) => productId)),
    );
    return { mixes, packCount: availablePackCount(kept, gone), shelf, rules };
  });
