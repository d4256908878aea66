import { observer } from 'mobx-react-lite';
import type { MixLine } from '#domain/cart/lines/cart-line.ts';
import { unitsInMix } from '#domain/mix/contents.ts';
import { bagsIn } from '#domain/mix/mix-bags.ts';
import { bagsShown } from '#ui/components/elements/bags-shown.ts';
import { Carton, Stripe } from '#ui/components/elements/carton.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
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
  const isKnown = bags.some((bag) => known.has(bag));
  const shown = bagsShown(bags, [...known.values()]);
  return { isKnown, look: { size: packSize, filled: bags.length, bags: shown } };
};

/** The box of a line as it was filled; until its bags are known, a box. */
export const MixCarton = observer(function MixCarton({ line }: MixLookProps) {
  const { isKnown, look } = useBags(line);
  return isKnown ? <Carton {...look} /> : <Icon name="box" />;
});

export const MixBars = observer(function MixBars({ line }: MixLookProps) {
  const { isKnown, look } = useBags(line);
  return isKnown ? <Stripe {...look} className={styles.stripe} /> : null;
});
