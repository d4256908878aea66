import { useEffect, useRef } from 'react';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { BoxOffer } from '#ui/components/catalog/facts/box-offer.tsx';
import { ProductFacts } from '#ui/components/catalog/facts/product-facts.tsx';
import { ShareButton } from '#ui/components/catalog/facts/share-button.tsx';
import { hearPresses } from '#ui/core/early-presses.ts';
import layout from '#ui/design/layout.module.css';

/** What follows the buy box: the way to a box, the facts, and sharing. */
export const ProductMore = ({ product }: { readonly product: ProductDetail }) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) hearPresses(part.current);
  }, []);
  return (
    <div ref={part} className={layout.stack} data-waits="">
      <BoxOffer product={product} />
      <ProductFacts product={product} />
      <p>
        <ShareButton title={product.title} />
      </p>
    </div>
  );
};
