import { memo, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import { Facts as LateFacts, loadParts } from '#ui/components/catalog/facts/lazy-parts.tsx';
import { BuyBox } from '#ui/components/catalog/product/buy-box.tsx';
import { Crumbs } from '#ui/components/catalog/product/crumbs.tsx';
import { ProductGallery } from '#ui/components/catalog/product/product-gallery.tsx';
import {
  FactsFailureMessage,
  FactsSkeleton,
} from '#ui/components/catalog/product/product-rest.tsx';
import { RecommendedShelf } from '#ui/components/catalog/product/recommended-shelf.tsx';
import { ViewedSlot } from '#ui/components/catalog/product/viewed-slot.tsx';
import { Stars } from '#ui/components/catalog/reviews/stars.tsx';
import { useLater } from '#ui/components/elements/later.ts';
import { ButtonLink, TextLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { StatusPage } from '#ui/components/elements/status-page.tsx';
import { WalletSlot } from '#ui/components/payment/wallet-slot.tsx';
import { firstPaintId } from '#ui/core/first-paint.ts';
import { painted } from '#ui/core/pauses.ts';
import cards from '#ui/design/catalog/product.module.css';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { type ProductLoad, useProductLoad } from '#ui/routes/catalog/use-product-load.ts';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import { useThankYou } from '#ui/routes/screen/thank-you-opening.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface ProductScreenProps {
  readonly product: ProductSummary;
  /** Undefined while it is loading, or when loading failed. */
  readonly detail: ProductDetail | undefined;
  readonly recommended: readonly ProductSummary[] | undefined;
  /** True when the page opened before everything was loaded: space is reserved for the rest. */
  readonly early: boolean;
  /** Present when the rest could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

/** The same until the rest comes, so what was drawn ahead is shown as it is (D-PERF-35). */
const ProductScreen = memo(function ProductScreen({
  product,
  detail,
  recommended,
  early,
  onRetry,
}: ProductScreenProps) {
  const { patientCore } = useStores();
  const openThankYou = useThankYou();
  const later = useLater(loadParts);
  const { productId } = product;
  usePageTitle(product.title);
  useEffect(() => {
    void painted().then(() => patientCore.run((useCases) => useCases.visit.noteViewed(productId)));
  }, [patientCore, productId]);
  return (
    <>
      <div className={layout.wrap}>
        <Crumbs type={product.type} />
        <div className={cards.page}>
          <ProductGallery
            key={productId}
            product={product}
            insidePath={detail?.insidePath}
            early={early}
            later={later}
          />
          <div className={layout.stack}>
            <p>
              <TextLink to={`/all-snacks?brand=${encodeURIComponent(product.brandId)}`}>
                {product.brand}
              </TextLink>
            </p>
            <h1 id={firstPaintId}>{product.title}</h1>
            {product.rating && <Stars rating={product.rating} />}
            <p
              className={classNames(
                styles.description,
                early && styles.descriptionRoom,
                detail === undefined && onRetry === undefined && layout.block,
              )}
            >
              {detail?.description}
            </p>
            <BuyBox
              // All sizes of a product have its title: another size keeps quantity and focus.
              key={product.title}
              product={product}
              detail={detail}
              early={early}
              later={later}
              express={(quantity) =>
                product.kind === 'gift-card' ? null : (
                  <WalletSlot
                    key={productId}
                    goods={{ from: 'product', product, quantity }}
                    onPlaced={openThankYou}
                  />
                )
              }
            />
            <Facts detail={detail} onRetry={onRetry} />
          </div>
        </div>
      </div>
      {onRetry === undefined ? <RecommendedShelf products={recommended} /> : null}
      <ViewedSlot atHand={productId} />
    </>
  );
});

const Facts = ({ detail, onRetry }: Pick<ProductScreenProps, 'detail' | 'onRetry'>) => {
  if (detail !== undefined) return <LateFacts product={detail} />;
  return onRetry === undefined ? <FactsSkeleton /> : <FactsFailureMessage onRetry={onRetry} />;
};

const NoSuchProduct = () => {
  const { say } = useWords();
  return (
    <StatusPage title={say('product.notFound')} text={say('product.notFoundText')}>
      <ButtonLink to="/all-snacks">{say('home.allSnacks')}</ButtonLink>
    </StatusPage>
  );
};

export const ProductPage = ({ load }: { readonly load: ProductLoad }) => {
  const { landed, retry } = useProductLoad(load);
  const early = load.is === 'opening';
  if (landed?.is === 'missing') return <NoSuchProduct />;
  if (landed?.is === 'ready') {
    const { product, recommended } = landed.value;
    return (
      <ProductScreen
        product={product}
        detail={product}
        recommended={recommended}
        early={early}
        onRetry={undefined}
      />
    );
  }
  if (!early) return <LoadFailed />;
  return (
    <ProductScreen
      product={load.known}
      detail={undefined}
      recommended={undefined}
      early
      onRetry={landed && retry}
    />
  );
};

export const ProductRoute = () => <ProductPage load={useLoaderData() as ProductLoad} />;
