import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { CutOff } from '#ui/components/elements/cut-off.tsx';
import { EstimateStore } from '#ui/stores/shipping/estimate-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { deliveryWords } from '#ui/words/delivery-words.ts';
import { useWords } from '#ui/words/words.ts';

export interface ProductDayProps {
  readonly productId: ProductId;
  /** What is said as long as no day is known. */
  readonly usual: string;
}

/** When a product would come to the shopper's zip code. */
export const ProductDay = observer(function ProductDay({ productId, usual }: ProductDayProps) {
  const { core, zip } = useStores();
  const words = useWords();
  const [store] = useState(() => new EstimateStore(core, productId));
  const { zipCode } = zip;
  useEffect(() => {
    if (zipCode !== undefined) void store.ask();
  }, [store, zipCode]);
  const { found } = store;
  if (found === undefined || found.zipCode !== zipCode) return usual;
  const { expected } = found.estimate ?? {};
  if (expected === undefined) return usual;
  const sentence = deliveryWords(expected, words);
  if (typeof expected === 'string') return sentence;
  return (
    <>
      {sentence}. <CutOff expected={expected} onOver={() => void store.ask()} />
    </>
  );
});
