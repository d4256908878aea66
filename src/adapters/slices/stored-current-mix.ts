import { Effect } from 'effect';
import * as z from 'zod/mini';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { emptyMixDraft } from '#domain/mixpack/mix-draft.ts';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import type { CurrentMix } from '#ports/mix-desk.ts';

const productId = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(40)),
  z.custom<ProductId>(() => true),
);
const quantity = z.int().check(z.gte(0), z.lte(1000));

const storedMix = z.object({
  multipackCartItems: z.array(productId).check(z.maxLength(200)),
  name: z.string().check(z.maxLength(100)),
  editing: z.exactOptional(z.string()),
  replaceMixItems: z.array(z.object({ productId, quantity })).check(z.maxLength(200)),
});

/** The box on the table under `crunchcart:v1:mix`. */
export const makeStoredCurrentMix = (storage: KeyValueStorage): CurrentMix => {
  const slice = makeRecordSlice(storage, 'crunchcart:v1:mix', storedMix);
  return {
    read: Effect.map(slice.read, (stored) => {
      if (stored === undefined) return emptyMixDraft;
      const { multipackCartItems: bags, ...rest } = stored;
      return { bags, ...rest };
    }),
    replace: ({ bags, replaceMixItems, ...rest }) =>
      slice.replace({
        ...rest,
        multipackCartItems: [...bags],
        replaceMixItems: [...replaceMixItems],
      }),
  };
};
