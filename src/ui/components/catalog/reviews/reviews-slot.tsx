import type { ProductId } from '#domain/catalog/product-id.ts';
import { useLater } from '#ui/components/elements/later.ts';

const load = () => import('#ui/components/catalog/reviews/reviews.tsx');

/** The place of what customers say: its code is loaded on a product's page only. */
export const ReviewsSlot = ({ productId }: { readonly productId: ProductId }) => {
  const later = useLater(load);
  return later === undefined ? null : <later.Reviews key={productId} productId={productId} />;
};
