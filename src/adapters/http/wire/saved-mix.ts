import type * as z from 'zod/mini';
import type { wireMix } from '#adapters/http/wire/calls/customer/mixpack-calls.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixId } from '#domain/mix/mix-id.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';

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
