import { Effect } from 'effect';
import * as z from 'zod/mini';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ViewedProducts } from '#ports/catalog/viewed-products.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

const storedIds = z.array(z.string());

/** Products looked at, under a key of their own. */
export const makeStoredViewedProducts = (storage: KeyValueStorage): ViewedProducts => {
  const slice = makeRecordSlice(storage, 'crunchcart:v1:recent', storedIds);
  return {
    ids: Effect.map(slice.read, (ids) => (ids ?? []) as readonly string[] as readonly ProductId[]),
    replace: (ids) => slice.replace([...ids]),
  };
};
