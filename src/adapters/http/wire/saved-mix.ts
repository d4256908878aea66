import * as z from 'zod/mini';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';

/** Databases count mixes in 32 bits; the highest number asked for is a billion (`above`). */
const mixpackId = z.string().check(z.regex(/^MYOMP-30-(?:[0-9]{1,9}|1[0-9]{9})$/));
/** Lengths bound the payload only; the rules of names and mixes are the domain's. */
const name = z.string().check(z.maxLength(100));
const multipackList = z
  .array(z.object({ productId: wireProductId, quantity: z.int().check(z.gte(0), z.lte(200)) }))
  .check(z.maxLength(200));
const version = z.int().check(z.gte(1));

/** A saved mix. */
export const wireMix = z.object({
  mixpackId,
  name,
  multipackList,
  zNonSku: z.string().check(z.maxLength(80)),
  version,
});

type WireMix = z.output<typeof wireMix>;

export const mixOnWire = ({ id, name, contents, nonSku, version }: SavedMix): WireMix => ({
  mixpackId: id,
  name,
  multipackList: contents.map(({ productId, quantity }) => ({ productId, quantity })),
  zNonSku: nonSku,
  version,
});

export const toSavedMix = ({ mixpackId, multipackList, zNonSku, ...rest }: WireMix): SavedMix => ({
  ...rest,
  id: mixpackId as MixId,
  contents: multipackList.map((item) => ({ ...item, productId: item.productId as ProductId })),
  nonSku: zNonSku,
});
