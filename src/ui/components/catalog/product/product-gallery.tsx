import type { ProductSummary } from '#domain/catalog/product.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import styles from '#ui/design/catalog/product.module.css';
import { useWords } from '#ui/words/words.ts';

/** The target of the view transition from the card's picture. */
export const ProductGallery = ({ product }: { readonly product: ProductSummary }) => {
  const { say, language } = useWords();
  return (
    <div className={styles.gallery}>
      <div className={styles.tile} style={tintOf(product)}>
        <img
          src={product.imagePath}
          width="300"
          height="400"
          alt={
            product.kind === 'snack'
              ? say('product.picture', {
                  size: sizeText(product.size, language),
                  name: product.title,
                })
              : product.title
          }
          fetchPriority="high"
          data-pictured=""
        />
      </div>
    </div>
  );
};
