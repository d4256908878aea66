import type { ProductDetail } from '#domain/catalog/product.ts';
import { BoxOffer } from '#ui/components/catalog/facts/box-offer.tsx';
import { ProductFacts } from '#ui/components/catalog/facts/product-facts.tsx';
import { ShareButton } from '#ui/components/catalog/facts/share-button.tsx';
import layout from '#ui/design/layout.module.css';

/** What follows the buy box: the way to a box, the facts, and sharing. */
export const ProductMore = ({ product }: { readonly product: ProductDetail }) => (
  <div className={layout.stack}>
    <BoxOffer product={product} />
    <ProductFacts product={product} />
    <p>
      <ShareButton title={product.title} />
    </p>
  </div>
);
