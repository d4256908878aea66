import { observer } from 'mobx-react-lite';
import type { MixLine } from '#domain/cart/lines/cart-line.ts';
import { unitsInMix } from '#domain/mix/contents.ts';
import { bagsIn } from '#domain/mix/mix-bags.ts';
import { bagsShown } from '#ui/components/elements/bags-shown.ts';
import { Carton, Stripe } from '#ui/components/elements/carton.tsx';
import styles from '#ui/design/cart.module.css';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import { useStores } from '#ui/stores/stores.ts';

interface MixLookProps {
  readonly line: MixLine;
}

const useBags = ({ contents }: MixLine) => {
  const { known } = cartGoodsOf(useStores());
  const packSize = unitsInMix(contents);
  const bags = bagsIn(contents, { packSize });
  return { size: packSize, filled: bags.length, bags: bagsShown(bags, [...known.values()]) };
};

/** The box of a line as it was filled. */
export const MixCarton = observer(function MixCarton({ line }: MixLookProps) {
  return <Carton {...useBags(line)} />;
});

export const MixBars = observer(function MixBars({ line }: MixLookProps) {
  return <Stripe {...useBags(line)} className={styles.stripe} />;
});
