import { Effect } from 'effect';
import * as z from 'zod/mini';
import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  createmixpack,
  deletemixpack,
  getmixpack,
  getmixpacklist,
  updatemixpack,
  wireMix,
} from '#adapters/http/wire/calls/customer/mixpack-calls.ts';
import { toSavedMix } from '#adapters/http/wire/saved-mix.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mostSavedMixes } from '#domain/mix/saved-mix.ts';
import { MixItemsGone } from '#ports/failures.ts';
import {
  MixChanged,
  MixNameTaken,
  MixNotFound,
  type SavedMixes,
  SavedMixesFull,
} from '#ports/mix/saved-mixes.ts';

/** Far above every number that was ever given; a cart that holds a higher one was made up. */
const highestSent = 1_000_000_000;

/** The multipack calls about boxes of the shopper's own. */
export const makeHttpSavedMixes = (http: ShopHttp): SavedMixes => ({
  list: (accountId) =>
    Effect.map(http.call(getmixpacklist, { query: { accountId } }), (items) =>
      items.map(toSavedMix),
    ),

  read: (mixId) =>
    one(
      http.call(getmixpack, { query: { mixpackId: mixId } }, ({ status }) =>
        unknown(status, mixId),
      ),
    ),

  create: (accountId, { name, contents, nonSku, above = 0 }) => {
    const box = { name, multipackList: listOf(contents), zNonSku: nonSku };
    const body = { accountId, ...box, ...(above <= highestSent && { above }) };
    return one(
      http.call(createmixpack, { body }, (refusal) =>
        refusal.code === 'MIXES_FULL'
          ? new SavedMixesFull({ most: mostSavedMixes })
          : refused(refusal, name),
      ),
    );
  },

  change: ({ id, name, contents, version }) => {
    const box = { mixpackId: id, name, multipackList: listOf(contents) };
    const body = { ...box, ...(version !== undefined && { version }) };
    return one(
      http.call(
        updatemixpack,
        { body },
        (refusal) => unknown(refusal.status, id) ?? changed(refusal) ?? refused(refusal, name),
      ),
    );
  },

  remove: (mixId) => Effect.asVoid(http.call(deletemixpack, { body: { mixpackId: mixId } })),
});

const one = <Failure>(answer: Effect.Effect<readonly z.output<typeof wireMix>[], Failure>) =>
  Effect.map(Effect.flatMap(answer, firstItem('mixpack')), toSavedMix);

const listOf = (contents: readonly MixedProduct[]) => contents.map((item) => ({ ...item }));

const unknown = (status: number, mixId: string): MixNotFound | undefined =>
  status === 404 ? new MixNotFound({ mixId }) : undefined;

const refused = (
  { code, data }: Refusal,
  name: string,
): MixNameTaken | MixItemsGone | undefined => {
  if (code === 'MIX_NAME_TAKEN') return new MixNameTaken({ name });
  return code === 'MIX_ITEMS_GONE' ? new MixItemsGone({ productIds: idsIn(data) }) : undefined;
};

const gone = z.array(z.object({ productId: z.string() }));

const idsIn = (data: Refusal['data']): readonly string[] => {
  const read = z.safeParse(gone, data);
  return read.success ? read.data.map(({ productId }) => productId) : [];
};

const changed = ({ code, data: [current] }: Refusal): MixChanged | undefined => {
  if (code !== 'MIX_CHANGED') return undefined;
  const read = z.safeParse(wireMix, current);
  return read.success ? new MixChanged({ current: toSavedMix(read.data) }) : undefined;
};
