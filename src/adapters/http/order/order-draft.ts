import type * as z from 'zod/mini';
import type { wireOrderDraft } from '#adapters/http/wire/order.ts';
import type { OrderDraft } from '#domain/order/order.ts';

/** The same draft with lists the codec may own. */
export const toWireDraft = (draft: OrderDraft): z.output<typeof wireOrderDraft> => ({
  ...draft,
  lines: {
    products: [...draft.lines.products],
    multipack: draft.lines.multipack.map((mix) => ({
      ...mix,
      multipackList: [...mix.multipackList],
    })),
    bundle: draft.lines.bundle.map((bundle) => ({ ...bundle, bundleList: [...bundle.bundleList] })),
  },
});
