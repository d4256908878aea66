import { startTransition, useEffect, useState } from 'react';
import type { Loaded } from '#ui/core/loaded.ts';
import { painted } from '#ui/core/pauses.ts';
import type { OpeningProduct, ProductData } from '#ui/routes/catalog/product-loader.ts';

export type ProductLoad = Loaded<ProductData> | OpeningProduct;

interface ProductRest {
  /** Undefined while it is on its way. */
  readonly landed: Loaded<ProductData> | undefined;
  readonly retry: () => void;
}

interface Answer {
  readonly to: OpeningProduct;
  /** Undefined when it is asked for once more. */
  readonly landed: Loaded<ProductData> | undefined;
}

/** What a product's page has beyond what its card knew, as soon as it is there. */
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
        // The page stands already: what was pressed meanwhile comes first.
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
