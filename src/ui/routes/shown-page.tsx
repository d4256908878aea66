import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { productRouteId } from '#ui/routes/catalog/product-loader.ts';
import type { ProductLoad } from '#ui/routes/catalog/use-product-load.ts';
import { useStores } from '#ui/stores/stores.ts';

type Ahead = typeof import('#ui/routes/later-parts.tsx') &
  typeof import('#ui/routes/catalog/product.tsx');

const atHand: Partial<Ahead> = {};

/** From here on the page of a touched card is drawn ahead. */
export const loadProductAhead = async (): Promise<void> => {
  Object.assign(
    atHand,
    await import('#ui/routes/catalog/product.tsx'),
    await import('#ui/routes/later-parts.tsx'),
  );
};

/**
 * The page of the address. Behind it, unseen, that of a card on which a finger rests; pressed, it is shown as it is, and
 * shows what follows until the shopper leaves the pages of products (D-PERF-35).
 */
export const ShownPage = observer(function ShownPage() {
  const { ahead } = useStores().pressed;
  const { ProductAhead, ProductPage } = atHand;
  const load = useRouteLoaderData(productRouteId) as ProductLoad | undefined;
  const [before, setBefore] = useState<ProductSummary>();
  const isPressed = ProductPage && load?.is === 'opening' && load.known === ahead;
  const opened = load === undefined ? undefined : (before ?? (isPressed ? ahead : undefined));
  if (opened !== before) setBefore(opened);
  const drawn = load === undefined ? ahead : opened;
  return (
    <>
      {opened === undefined ? <Outlet /> : null}
      {drawn && ProductAhead && ProductPage ? (
        <ProductAhead
          key={drawn.productId}
          Page={ProductPage}
          known={drawn}
          load={opened && load}
        />
      ) : null}
    </>
  );
});
