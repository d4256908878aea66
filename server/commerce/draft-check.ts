import type { OrderDraft } from '#domain/order/order.ts';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { addressNotServiceable } from '#server/commerce/refusals.ts';
import { isServed } from '#server/commerce/serviceability.ts';

/** Throws when the draft's contact or addresses break a rule of the shop. */
export const requireDraft = (
  { zips }: { readonly zips: ZipDirectory },
  { shipping }: OrderDraft,
): void => {
  if (!isServed(zips, shipping)) throw addressNotServiceable({ field: 'draft.shipping.zipcode' });
};
