import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { productRouteId } from '#ui/routes/catalog/product-loader.ts';
import type { ProductLoad } from '#ui/routes/catalog/use-product-load.ts';
import type { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';
import { useStores } from '#ui/stores/stores.ts';

/** What draws the page of a touched card, once its code is here. */
let atHand:
  | (typeof import('#ui/routes/later-parts.tsx') & typeof import('#ui/routes/catalog/product.tsx'))
  | undefined;

/** From here on the page of a touched card is drawn ahead. */
export const loadProductAhead = async (pressed: PressedProduct): Promise<void> => {
  const [page, later] = await Promise.all([
    import('#ui/routes/catalog/product.tsx'),
    import('#ui/routes/later-parts.tsx'),
  ]);
  atHand = { ...page, ...later };
  pressed.drawAhead();
};

/**
 * The page of the address. Behind it, unseen, that of a card on which a finger rests; pressed, it is shown as it is, and
 * shows what follows until the shopper leaves the pages of products (D-PERF-35).
 */
export const ShownPage = observer(function ShownPage() {
  const touched = useStores().pressed;
  const { ahead } = touched;
  // Asked only then: that the code came draws nothing of a page that nobody touches.
  const drawsAhead = ahead !== undefined && touched.drawsAhead;
  const load = useRouteLoaderData(productRouteId) as ProductLoad | undefined;
  // Decided with the first page of products and kept: drawn anew, a page would lose what was entered there.
  const [kept, setKept] = useState<ProductSummary | null>();
  const isPressed = load?.is === 'opening' && load.known === ahead;
  const first = drawsAhead && isPressed ? ahead : null;
  const opened = load && (kept === undefined ? first : kept);
  if (opened !== kept) setKept(opened);
  const drawn = opened === undefined ? ahead : opened;
  return (
    <>
      {opened ? null : <Outlet />}
      {drawn && atHand ? (
        <atHand.ProductAhead
          key={drawn.productId}
          Page={atHand.ProductPage}
          known={drawn}
          load={opened ? load : undefined}
        />
      ) : null}
    </>
  );
});
