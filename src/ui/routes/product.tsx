import { useEffect, useId } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { classNames } from '#ui/class-names.ts';
import { ButtonLink, TextLink } from '#ui/components/links.tsx';
import { BuyBox } from '#ui/components/product/buy-box.tsx';
import { Crumbs } from '#ui/components/product/crumbs.tsx';
import { ProductGrid, tintOf } from '#ui/components/product/product-card.tsx';
import { ProductFacts } from '#ui/components/product/product-facts.tsx';
import { ShareButton } from '#ui/components/product/share-button.tsx';
import { ViewedSlot } from '#ui/components/product/viewed-slot.tsx';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/product.module.css';
import { usePageTitle } from '#ui/page-title.ts';
import { LoadFailed } from '#ui/routes/load-failed.tsx';
import type { Loaded } from '#ui/routes/scope.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** How many go-withs the page shows: one row. */
const companions = 4;

export interface ProductData {
  readonly product: ProductDetail;
  readonly recommended: readonly ProductSummary[];
}

const ProductScreen = ({ product, recommended }: ProductData) => {
  const { say, language } = useWords();
  const { core } = useStores();
  const { productId } = product;
  const alongside = useId();
  usePageTitle(product.title);
  useEffect(() => {
    void core.run((useCases) => useCases.noteViewed(productId));
  }, [core, productId]);
  return (
    <>
      <div className={layout.wrap}>
        <Crumbs type={product.type} />
        <div className={styles.page}>
          <div key={productId} className={styles.gallery}>
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
          <div className={layout.stack}>
            <p>
              <TextLink to={`/all-snacks?brand=${encodeURIComponent(product.brandId)}`}>
                {product.brand}
              </TextLink>
            </p>
            <h1>{product.title}</h1>
            <p className={styles.description}>{product.description}</p>
            <BuyBox key={product.productId} product={product} />
            <ProductFacts product={product} />
            <p>
              <ShareButton title={product.title} />
            </p>
          </div>
        </div>
      </div>
      {recommended.length === 0 ? null : (
        <section
          className={classNames(layout.section, layout.sunk, layout.below)}
          aria-labelledby={alongside}
        >
          <div className={classNames(layout.wrap, layout.stack, layout.loose)}>
            <h2 id={alongside}>{say('product.recommended')}</h2>
            <ProductGrid products={recommended.slice(0, companions)} four />
          </div>
        </section>
      )}
      <ViewedSlot atHand={productId} />
    </>
  );
};

/** Plain, because every product page brings it along. */
const NoSuchProduct = () => {
  const { say } = useWords();
  usePageTitle(say('product.notFound'));
  return (
    <div className={layout.wrap}>
      <section className={layout.status}>
        <h1 className={layout.titleLarge}>{say('product.notFound')}</h1>
        <p className={classNames(layout.muted, layout.measure)}>{say('product.notFoundText')}</p>
        <ButtonLink to="/all-snacks">{say('home.allSnacks')}</ButtonLink>
      </section>
    </div>
  );
};

export const ProductRoute = () => {
  const data = useLoaderData() as Loaded<ProductData>;
  switch (data.is) {
    case 'ready':
      return <ProductScreen {...data.value} />;
    case 'missing':
      return <NoSuchProduct />;
    case 'failed':
      return <LoadFailed />;
  }
};
