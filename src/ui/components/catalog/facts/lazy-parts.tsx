import type { ProductDetail } from '#domain/catalog/product.ts';
import { FactsSkeleton } from '#ui/components/catalog/product/product-rest.tsx';
import { LatePart, latePart } from '#ui/components/elements/late-part.tsx';

// The server draws these parts with the page, so their sheet stands in it too.
import '#ui/design/carton.module.css';

type Parts = typeof import('#ui/components/catalog/facts/product-parts.tsx');

const atHand: Partial<Parts> = {};

/** For what is shown in a browser only: gallery and buy box ask for it. */
export const loadParts = async (): Promise<Parts> => {
  const parts = await import('#ui/components/catalog/facts/product-parts.tsx');
  Object.assign(atHand, parts);
  return parts;
};

const load = (): Promise<Partial<Parts>> => loadParts().catch(() => ({}));
/** On a product's page loading starts with the page's own code; elsewhere that code is there before a press (D-PERF-04). */
if (!import.meta.env.SSR && window.location.pathname.startsWith('/product/')) void load();
if (import.meta.env.SSR) await load();

const ProductMore = latePart(load, atHand, 'ProductMore');

export const Facts = ({ product }: { readonly product: ProductDetail }) => (
  <LatePart fallback={<FactsSkeleton />}>
    <ProductMore product={product} />
  </LatePart>
);
