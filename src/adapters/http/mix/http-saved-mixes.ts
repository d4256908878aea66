import { Effect } from 'effect';
import * as z from 'zod/mini';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  createmixpack,
  deletemixpack,
  getmixpack,
  getmixpacklist,
  updatemixpack,
} from '#adapters/http/wire/calls/account/saved-mix-calls.ts';
import { toSavedMix, wireMix } from '#adapters/http/wire/saved-mix.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mostSavedMixes } from '#domain/mix/saved-mix.ts';
import {
  MixChanged,
  MixItemsGone,
  MixNameTaken,
  MixNotFound,
  SavedMixesFull,
} from '#ports/mix/mix-failures.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';

/** Far above every number ever given; a higher one in a cart is invented. */
const highestSent = 1_000_000_000;

/** The multipack calls about saved mixes. */
export const makeHttpSavedMixes = (http: ShopHttp): SavedMixes => ({
  list: (accountId) =>
    Effect.map(http.call(getmixpacklist, { query: { accountId } }), (items) =>
      items.map(toSavedMix),
    ),

  read: (mixId) => one(http.call(getmixpack, { query: { mixpackId: mixId } }, unknown(mixId))),

  create: (accountId, { name, contents, nonSku, above = 0 }) => {
    const box = { name, multipackList: listOf(contents), zNonSku: nonSku };
    const body = { accountId, ...box, ...(above <= highestSent && { above }) };
    return one(http.call(createmixpack, { body }, notMade(name)));
  },

  change: ({ id, name, contents, version }) => {
    const box = { mixpackId: id, name, multipackList: listOf(contents) };
    const body = { ...box, ...(version !== undefined && { version }) };
    return one(http.call(updatemixpack, { body }, notChanged(id, name)));
  },

  remove: (mixId) => Effect.asVoid(http.call(deletemixpack, { body: { mixpackId: mixId } })),
});

const one = <Failure>(answer: Effect.Effect<readonly z.output<typeof wireMix>[], Failure>) =>
  Effect.map(Effect.flatMap(answer, firstItem('mixpack')), toSavedMix);

const listOf = (contents: readonly MixedProduct[]) => contents.map((item) => ({ ...item }));

const unknown = (mixId: string): RefusedAs<MixNotFound> => ({
  NOT_FOUND: () => new MixNotFound({ mixId }),
});

const refused = (name: string): RefusedAs<MixNameTaken | MixItemsGone> => ({
  MIX_NAME_TAKEN: () => new MixNameTaken({ name }),
  MIX_ITEMS_GONE: ({ data }) => new MixItemsGone({ productIds: idsIn(data) }),
});

const notMade = (name: string): RefusedAs<MixNameTaken | MixItemsGone | SavedMixesFull> => ({
  ...refused(name),
  MIXES_FULL: () => new SavedMixesFull({ most: mostSavedMixes }),
});

const notChanged = (
  mixId: string,
  name: string,
): RefusedAs<MixNameTaken | MixItemsGone | MixNotFound | MixChanged> => ({
  ...refused(name),
  ...unknown(mixId),
  MIX_CHANGED: ({ data: [current] }) => {
    const read = z.safeParse(wireMix, current);
    return read.success ? new MixChanged({ current: toSavedMix(read.data) }) : undefined;
  },
});

const gone = z.array(z.object({ productId: z.string() }));

const idsIn = (data: Refusal['data']): readonly string[] => {
  const read = z.safeParse(gone, data);
  return read.success ? read.data.map(({ productId }) => productId) : [];
};
