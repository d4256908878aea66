import { observer } from 'mobx-react-lite';
import type { CartLine, MixLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useLater } from '#ui/components/elements/later.ts';
import styles from '#ui/design/cart.module.css';

/** The carton and its stripe come after the lines are shown. */
const load = () => import('#ui/components/cart/mix-look.tsx');

interface LineTileProps {
  readonly line: CartLine;
  /** What the shop shows of it today; undefined until it answered. */
  readonly card: ProductSummary | undefined;
}

/** The picture of a line: a pack on its colour, or the box as it was filled. */
export const LineTile = observer(function LineTile({ line, card }: LineTileProps) {
  const imagePath = card?.imagePath ?? line.imagePath;
  if (line.kind === 'mix') return <MixTile line={line} />;
  return (
    <div className={styles.tile} style={card && tintOf(card)}>
      {imagePath === undefined ? (
        <Icon name="box" />
      ) : (
        <img src={imagePath} width="300" height="400" alt="" />
      )}
    </div>
  );
});

const MixTile = ({ line }: { readonly line: MixLine }) => {
  const part = useLater(load);
  return (
    <div className={styles.boxTile}>
      {part === undefined ? <Icon name="box" /> : <part.MixCarton line={line} />}
    </div>
  );
};

/** One bar a bag, in its colour. */
export const MixStripe = ({ line }: { readonly line: MixLine }) => {
  const part = useLater(load);
  return (
    <div className={styles.stripeRoom}>
      {part === undefined ? null : <part.MixBars line={line} />}
    </div>
  );
};
