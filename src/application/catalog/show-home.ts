import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { withinHomeLimits } from '#domain/catalog/home.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';

/** The home page's parts within their limits (specification point 9). */
export const makeShowHome = (catalog: Catalog): UseCases['showHome'] =>
  Effect.fn('showHome')(function* () {
    return withinHomeLimits(yield* catalog.home);
  });
