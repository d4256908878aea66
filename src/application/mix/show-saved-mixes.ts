import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import { readOffer } from '#application/mix/finished-mix.ts';
import { availablePackCount } from '#domain/cart/lines/count-lines.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { type MixStatus, mixStatus } from '#domain/mix/mix-status.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface ShownMix {
  readonly mix: SavedMix;
  readonly standing: MixStatus;
}

/** The saved mixes with their current status. */
export interface ShownMixes {
  readonly mixes: readonly ShownMix[];
  /** How many of them can be ordered (MIX-09, D-CART-17). */
  readonly packCount: number;
  readonly shelf: readonly ProductSummary[];
  readonly rules: MixRules;
}

export type ShowSavedMixes = () => Effect.Effect<ShownMixes, CallFailure>;

/** The customer's saved mixes, last saved first, and which can be ordered (ROUTE-28). */
export const makeShowSavedMixes = (
  session: SignInSession,
  saved: SavedMixes,
  mixCatalog: MixCatalog,
): ShowSavedMixes =>
  Effect.fn('showSavedMixes')(function* () {
    const { id } = yield* signedIn(session);
    const { kept, offer } = yield* Effect.all(
      { kept: saved.list(id), offer: readOffer(mixCatalog) },
      { concurrency: 'unbounded' },
    );
    const { rules, shelf } = offer;
    const mixes = kept
      .toReversed()
      .map((mix) => ({ mix, standing: mixStatus(mix.contents, shelf, rules) }));
    const gone = new Set<string>(
      mixes.flatMap(({ standing }) => standing.gone.map(({ productId }) => productId)),
    );
    return { mixes, packCount: availablePackCount(kept, gone), shelf, rules };
  });
