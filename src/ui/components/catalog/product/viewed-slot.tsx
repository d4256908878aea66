import type { ProductId } from '#domain/catalog/product-id.ts';
import { useLater } from '#ui/components/elements/later.ts';

const load = () => import('#ui/components/catalog/product/viewed-shelf.tsx');

/** Where the products looked at will stand: below everything else, so nothing moves for them. */
export const ViewedSlot = ({ atHand }: { readonly atHand?: ProductId }) => {
  const later = useLater(load);
  return later === undefined ? null : <later.ViewedShelf {...(atHand && { atHand })} />;
};
