import { startTransition, useEffect, useState } from 'react';
import type { Loaded } from '#ui/core/loaded.ts';
import { painted } from '#ui/core/pauses.ts';
import type { OpeningProduct, ProductData } from '#ui/routes/catalog/product-loader.ts';

export type ProductLoad = Loaded<ProductData> | OpeningProduct;

interface ProductRest {
  /** Undefined while it is loading. */
  readonly landed: Loaded<ProductData> | undefined;
  readonly retry: () => void;
}

interface Answer {
  readonly to: OpeningProduct;
  /** Undefined while it is loaded again. */
  readonly landed: Loaded<ProductData> | undefined;
}

/** The rest of a product's page, as soon as it is loaded. */
export const useProductLoad = (load: ProductLoad): ProductRest => {
  const opening = load.is === 'opening' ? load : undefined;
  const [answer, setAnswer] = useState<Answer>();
  const landed = answer?.to === opening ? answer?.landed : undefined;
  const waits = opening !== undefined && landed === undefined;
  useEffect(() => {
    if (!waits) return undefined;
    let isCurrent = true;
    void painted()
      .then(() => (isCurrent ? opening.ask() : undefined))
      .then((landed) => {
        // The page is shown already, so input that came meanwhile is handled first.
        if (isCurrent) startTransition(() => setAnswer({ to: opening, landed }));
      });
    return () => {
      isCurrent = false;
    };
  }, [opening, waits]);
  return {
    landed: load.is === 'opening' ? landed : load,
    retry: () => setAnswer(undefined),
  };
};
