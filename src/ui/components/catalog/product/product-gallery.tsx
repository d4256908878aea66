import { useEffect, useRef, useState } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import type { LateParts, Picture } from '#ui/components/catalog/product/late-parts.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import cards from '#ui/design/catalog/product.module.css';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface ProductGalleryProps {
  readonly product: ProductSummary;
  /** Of what is in the pack; undefined also while it is loading. */
  readonly insidePath: string | undefined;
  /** True when the page opened before it was known: space is reserved. */
  readonly early: boolean;
  readonly later: LateParts | undefined;
}

/** A picture is 3 by 4, as large as its room allows. */
const widthIn = ({ width, height }: DOMRect): number => Math.min(width, (height * 3) / 4);

/**
 * The picture of the pressed card grows into the product's: it starts where the card's was, and only it moves. The page is
 * there before it, as nobody has to wait for a picture of the old one (D-PERF-20).
 */
const useGrowth = () => {
  const picture = useRef<HTMLImageElement>(null);
  const { pressed } = useStores();
  // After the page was scrolled to its beginning.
  useEffect(() => {
    const from = pressed.takePlace();
    const grown = picture.current;
    if (from === undefined || grown === null) return;
    const to = grown.getBoundingClientRect();
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const scale = widthIn(from) / widthIn(to);
    // Written in the frame that shows it: until then others measure the page, which is laid out.
    requestAnimationFrame(() => {
      grown.style.setProperty('--card', `translate(${x}px, ${y}px) scale(${scale})`);
      grown.dataset['grows'] = '';
    });
  }, [pressed]);
  return picture;
};

/** The picture of a product. Other views and the zoom are loaded after the page is shown. */
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
  const picture = useGrowth();
  return (
    <div className={styles.gallery}>
      <div
        id="picture"
        className={classNames(cards.tile, styles.picture)}
        style={tintOf(product)}
        {...(insidePath && { role: 'tabpanel', 'aria-label': shown.alt })}
      >
        <img
          ref={picture}
          src={shown.path}
          width="300"
          height="400"
          alt={shown.alt}
          fetchPriority="high"
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
