import { useState } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import type { LateParts, Picture } from '#ui/components/catalog/product/late-parts.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import cards from '#ui/design/catalog/product.module.css';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { useWords } from '#ui/words/words.ts';

interface ProductGalleryProps {
  readonly product: ProductSummary;
  /** Of what is in the pack; undefined also while it is loading. */
  readonly insidePath: string | undefined;
  /** True when the page opened before it was known: space is reserved. */
  readonly early: boolean;
  readonly later: LateParts | undefined;
}

/**
 * The target of the view transition from the card's picture. Other views and the zoom are loaded
 * after the page is shown.
 */
export const ProductGallery = ({ product, insidePath, early, later }: ProductGalleryProps) => {
  const { say, language } = useWords();
  const front: Picture = {
    path: product.imagePath,
    alt:
      product.kind === 'snack'
        ? say('product.picture', { size: sizeText(product.size, language), name: product.title })
        : product.title,
  };
  const [shown = front, setShown] = useState<Picture>();
  return (
    <div className={styles.gallery}>
      <div
        id="picture"
        className={classNames(cards.tile, styles.picture)}
        style={tintOf(product)}
        {...(insidePath && { role: 'tabpanel', 'aria-label': shown.alt })}
      >
        <img
          src={shown.path}
          width="300"
          height="400"
          alt={shown.alt}
          fetchPriority="high"
          data-pictured=""
        />
        {later && <later.Zoom product={product} picture={shown} />}
      </div>
      {insidePath || (early && product.kind === 'snack') ? (
        <div className={styles.views}>
          {later && insidePath && (
            <later.PictureViews
              product={product}
              insidePath={insidePath}
              front={front}
              shown={shown}
              onShow={setShown}
            />
          )}
        </div>
      ) : null}
    </div>
  );
};
