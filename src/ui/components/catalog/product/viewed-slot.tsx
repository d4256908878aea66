import type { ProductId } from '#domain/catalog/product-id.ts';
import { useLaterWithCore } from '#ui/components/elements/later.ts';

const load = () => import('#ui/components/catalog/product/viewed-shelf.tsx');

/**
 * The place of recently viewed products: below everything else, so that the layout does not shift.
 */
export const ViewedSlot = ({ atHand }: { readonly atHand?: ProductId }) => {
  const later = useLaterWithCore(load);
  return later === undefined ? null : <later.ViewedShelf {...(atHand && { atHand })} />;
};
