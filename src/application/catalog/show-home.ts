import { Effect } from 'effect';
import { type Home, withinHomeLimits } from '#domain/catalog/home.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ShowHome = () => Effect.Effect<Home, CallFailure>;

/** The home page's parts within their limits (BROWSE-07, BROWSE-10). */
export const makeShowHome = (catalog: Catalog): ShowHome =>
  Effect.fn('showHome')(function* () {
    return withinHomeLimits(yield* catalog.home);
  });
