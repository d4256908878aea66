import type { ProductDetail } from '#domain/catalog/product.ts';
import { FactsSkeleton } from '#ui/components/catalog/product/product-rest.tsx';
import { LatePart, latePart } from '#ui/components/elements/late-part.tsx';

// The server draws these parts with the page, so their sheet stands in it too.
import '#ui/design/carton.module.css';

type Parts = typeof import('#ui/components/catalog/facts/product-parts.tsx');

/** For what is shown in a browser only: gallery and buy box ask for it. */
export const loadParts = () => import('#ui/components/catalog/facts/product-parts.tsx');

/** Loading starts with the page's own code. */
const loading: Promise<Partial<Parts>> = loadParts().catch(() => ({}));
const atHand: Partial<Parts> = import.meta.env.SSR ? await loading : {};

const ProductMore = latePart(loading, atHand, 'ProductMore');

export const Facts = ({ product }: { readonly product: ProductDetail }) => (
  <LatePart fallback={<FactsSkeleton />}>
    <ProductMore product={product} />
  </LatePart>
);
