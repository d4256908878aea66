import type { ProductSummary } from '#domain/catalog/product.ts';
import { useLater } from '#ui/components/elements/later.ts';
import styles from '#ui/design/catalog/product.module.css';

const load = () => import('#ui/components/catalog/product/back-in-stock-form.tsx');

/** Space for the form, so that the layout does not shift when its code is loaded. */
export const BackInStockSlot = ({ product }: { readonly product: ProductSummary }) => {
  const later = useLater(load);
  return (
    <div className={styles.wish}>
      {later === undefined ? null : <later.BackInStockForm product={product} />}
    </div>
  );
};
