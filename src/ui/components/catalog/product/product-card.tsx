import { type CSSProperties, type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { FarPart, useFarPlace } from '#ui/components/catalog/product/far-part.tsx';
import { ProductBadges } from '#ui/components/catalog/product/product-badges.tsx';
import { QuickAdd } from '#ui/components/catalog/product/quick-add.tsx';
import { Stars } from '#ui/components/catalog/reviews/stars.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { firstPaintId } from '#ui/core/first-paint.ts';
import styles from '#ui/design/catalog/product.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** The background of a picture, one colour for each theme. */
export const tintOf = ({ tint }: Pick<ProductSummary, 'tint'>): CSSProperties =>
  ({ '--tl': tint.light, '--td': tint.dark }) as CSSProperties;

interface ProductCardProps {
  readonly product: ProductSummary;
  /** True when the page's first paint ends with it: its picture is loaded first. At most one card of a page is. */
  readonly first?: boolean;
  /** True when the page draws it in a frame of its own (D-PERF-07). */
  readonly soon?: boolean;
  /** True when it hears only once somebody is near (D-PERF-24). */
  readonly far?: boolean;
}

/**
 * One product of a list. The heading's link covers the card, the add button lies above it. A page has up to 36, so
 * brand, price and foot have their look by their place in the card, and no classes.
 */
export const ProductCard = memo(function ProductCard({
  product,
  first = false,
  soon = false,
  far = false,
}: ProductCardProps) {
  const { language } = useWords();
  return (
    <li
      className={styles.card}
      data-out={!product.available || undefined}
      id={first ? firstPaintId : undefined}
      data-soon={soon ? '' : undefined}
      data-waits={far ? '' : undefined}
    >
      <ProductBadges product={product} />
      <div className={styles.tile} style={tintOf(product)}>
        <img
          src={product.imagePath}
          width="300"
          height="400"
          alt=""
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </div>
      <p>{product.brand}</p>
      <h3>
        <CardLink product={product} />
      </h3>
      {product.rating && <Stars rating={product.rating} />}
      <div>
        <p>
          {price(product.price, language)}
          <small>{sizeText(product.size, language)}</small>
        </p>
        <QuickStep product={product} />
      </div>
    </li>
  );
});

const once = { once: true };
/** What loses the focus with its page has the browser lay that page out once more (D-PERF-34). */
const takeNoFocus = (event: Event) => event.preventDefault();

const CardLink = ({ product }: Pick<ProductCardProps, 'product'>) => {
  const { pressed } = useStores();
  const handleTouch = ({ button, pointerType, currentTarget }: PointerEvent<HTMLAnchorElement>) => {
    if (pointerType === 'touch') currentTarget.addEventListener('mousedown', takeNoFocus, once);
    if (button === 0) pressed.touch(product);
  };
  const handlePress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // A picture that waits is far to the side (D-PERF-31): none grows from there.
    const picture = currentTarget.closest('li')?.querySelector('img:not([data-shown="below"] *)');
    pressed.keep(product, picture?.getBoundingClientRect());
  };
  return (
    <Link
      atOnce
      to={productAddress(product.productId)}
      onPointerDown={handleTouch}
      onClick={handlePress}
    >
      {product.title}
    </Link>
  );
};

/** One press where nothing is to be chosen; a size is chosen on the page that the card leads to. */
const QuickStep = ({ product }: Pick<ProductCardProps, 'product'>) => {
  const { say } = useWords();
  if (!product.available) return <QuickWish product={product} />;
  if (product.sizeChoice !== 'open') return <QuickAdd product={product} />;
  return <span className={styles.choose}>{say('product.chooseSize')}</span>;
};

/**
 * A product out of stock has a bell instead of the plus; it links to the form on the product's
 * page.
 */
const QuickWish = ({ product }: { readonly product: ProductSummary }) => {
  const { say } = useWords();
  return (
    <Link
      className={classNames(styles.add, styles.out)}
      aria-label={say('product.notify', { name: product.title })}
      to={`${productAddress(product.productId)}#notify`}
    >
      <Icon name="bell" />
    </Link>
  );
};

/** Cards after these are drawn when they come near the screen (product.module.css), and hear then. */
const nearCards = 12;

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  readonly four?: boolean;
  /** True for a list of its own: its cards are drawn one a frame, and hear when somebody is near. */
  readonly long?: boolean;
  /** True where nothing but a heading comes before it. */
  readonly opens?: boolean;
}

/** Every change of the router renders its screen again; unchanged cards are not rendered again. */
export const ProductGrid = memo(function ProductGrid({
  products,
  four = false,
  long = false,
  opens = false,
}: ProductGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const place = useFarPlace(grid);
  const near = long ? nearCards : products.length;
  return (
    <ul
      ref={grid}
      className={classNames(styles.grid, four && styles.four)}
      data-grid={four ? undefined : ''}
    >
      {products.slice(0, near).map((product, index) => (
        <ProductCard
          key={product.productId}
          product={product}
          first={opens && index === 0}
          soon={long && !(opens && index === 0)}
        />
      ))}
      {products.length > near ? (
        <FarPart place={place} around={grid}>
          {products.slice(near).map((product) => (
            <ProductCard key={product.productId} product={product} far />
          ))}
        </FarPart>
      ) : null}
    </ul>
  );
});
