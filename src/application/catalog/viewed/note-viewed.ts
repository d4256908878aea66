import { Effect } from 'effect';
import { withViewed } from '#domain/catalog/device/viewed-products.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ViewedProducts } from '#ports/catalog/viewed-products.ts';

/** Remembers on this device that a product was looked at (BROWSE-13). */
export type NoteViewed = (productId: ProductId) => Effect.Effect<void>;

/** Remembers that a product's page was looked at. Repeating only moves it to the top (BROWSE-13). */
export const makeNoteViewed = (viewed: ViewedProducts): NoteViewed =>
  Effect.fn('noteViewed')(function* (productId) {
    yield* viewed.replace(withViewed(yield* viewed.ids, productId));
  });
