import { useEffect, useState } from 'react';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { useStores } from '#ui/stores/stores.ts';

/** The shopper's zip code when the product cannot be shipped there, else undefined. */
export const useRefusedZip = (productId: ProductId): string | undefined => {
  const { core, zip } = useStores();
  const { zipCode } = zip;
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (zipCode === undefined) return undefined;
    let isCurrent = true;
    void core
      .run((useCases) => useCases.shipping.checkZip(productId))
      .then((outcome) => {
        if (isCurrent) setRefused(outcome.ok && !outcome.value?.reaches ? zipCode : undefined);
      });
    return () => {
      isCurrent = false;
    };
  }, [core, zipCode, productId]);
  return refused === zipCode ? refused : undefined;
};
