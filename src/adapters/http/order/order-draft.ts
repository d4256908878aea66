import type * as z from 'zod/mini';
import type { wireOrderDraft } from '#adapters/http/wire/order.ts';
import type { OrderDraft } from '#domain/order/order.ts';

/** The same draft with lists the codec may own. */
export const toWireDraft = ({
  giftCards,
  ...withoutRefs
}: OrderDraft): z.output<typeof wireOrderDraft> => ({
  ...withoutRefs,
  ...(giftCards && { giftCards: [...giftCards] }),
  lines: {
    products: [...withoutRefs.lines.products],
    multipack: withoutRefs.lines.multipack.map((mix) => ({
      ...mix,
      multipackList: [...mix.multipackList],
    })),
    bundle: withoutRefs.lines.bundle.map((bundle) => ({
      ...bundle,
      bundleList: [...bundle.bundleList],
    })),
  },
});
