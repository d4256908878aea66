import { Effect } from 'effect';
import * as z from 'zod/mini';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { RecentSearches } from '#ports/search/product-finder.ts';

const storedTexts = z.array(z.string());

/** Searches of this device, under a key of their own. */
export const makeStoredRecentSearches = (storage: KeyValueStorage): RecentSearches => {
  const slice = makeRecordSlice(storage, 'crunchcart:v1:searches', storedTexts);
  return {
    texts: Effect.map(slice.read, (texts) => texts ?? []),
    replace: (texts) => slice.replace([...texts]),
  };
};
