import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { withViewed } from '#domain/catalog/viewed-products.ts';
import type { ViewedProducts } from '#ports/catalog/viewed-products.ts';

/** Remembers that a product's page was looked at. Repeating only moves it to the top (BROWSE-13). */
export const makeNoteViewed = (viewed: ViewedProducts): UseCases['noteViewed'] =>
  Effect.fn('noteViewed')(function* (productId) {
    yield* viewed.replace(withViewed(yield* viewed.ids, productId));
  });
