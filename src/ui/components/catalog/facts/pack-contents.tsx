import type { ProductBundle } from '#domain/catalog/product.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/product-page.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** The contents of a variety pack, and the note that they may differ (VPACK-01). */
export const PackContents = ({ bundle }: { readonly bundle: ProductBundle }) => {
  const { say } = useWords();
  return (
    <>
      <ul className={styles.pack}>
        {bundle.products.map(({ productId, quantity, title, imagePath }) => (
          <li key={productId}>
            {imagePath === undefined ? null : (
              <img src={imagePath} width="300" height="400" alt="" loading="lazy" />
            )}
            <span>
              <b>{quantity} ×</b> <Link to={productAddress(productId)}>{title ?? productId}</Link>
            </span>
          </li>
        ))}
      </ul>
      <p className={layout.small}>{say('shop.disclaimer')}</p>
    </>
  );
};
