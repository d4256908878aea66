import { Effect } from 'effect';
import * as z from 'zod/mini';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { emptyMixDraft } from '#domain/mix/mix-draft.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { CurrentMix } from '#ports/mix/mix-catalog.ts';

const productId = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(40)),
  z.custom<ProductId>(() => true),
);
const quantity = z.int().check(z.gte(0), z.lte(1000));
const contents = z.array(z.object({ productId, quantity })).check(z.maxLength(200));
const name = z.string().check(z.maxLength(100));

const storedMix = z.object({
  multipackCartItems: z.array(productId).check(z.maxLength(200)),
  name,
  editing: z.exactOptional(z.string()),
  saved: z.exactOptional(
    z.object({
      id: z.pipe(
        z.string(),
        z.custom<MixId>(() => true),
      ),
      name,
      contents,
      nonSku: z.string(),
      version: z.int(),
    }),
  ),
  replaceMixItems: contents,
});

/** The mix in the builder, under `crunchcart:v1:mix`. */
export const makeStoredCurrentMix = (storage: KeyValueStorage): CurrentMix => {
  const slice = makeRecordSlice(storage, 'crunchcart:v1:mix', storedMix);
  return {
    read: Effect.map(slice.read, (stored) => {
      if (stored === undefined) return emptyMixDraft;
      const { multipackCartItems: bags, ...rest } = stored;
      return { bags, ...rest };
    }),
    replace: ({ bags, replaceMixItems, saved, ...rest }) =>
      slice.replace({
        ...rest,
        ...(saved && { saved: { ...saved, contents: [...saved.contents] } }),
        multipackCartItems: [...bags],
        replaceMixItems: [...replaceMixItems],
      }),
  };
};
