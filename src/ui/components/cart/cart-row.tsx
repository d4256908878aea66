import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { foldContents, unitsInMix } from '#domain/mix/contents.ts';
import { timesCents } from '#domain/money/cents.ts';
import { LineMessage } from '#ui/components/cart/line-message.tsx';
import { LineTile, MixStripe } from '#ui/components/cart/line-tile.tsx';
import { largestQuantity } from '#ui/components/catalog/product/largest-quantity.ts';
import { Stepper } from '#ui/components/catalog/product/stepper.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { giftText } from '#ui/components/gift/gift-text.ts';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import type { RemovalStore } from '#ui/stores/cart/removal-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface CartRowProps {
  readonly line: CartLine;
  readonly removals: RemovalStore;
  /** It just came in: it is brought into view and says so. */
  readonly isNew: boolean;
  readonly onLeave?: (() => void) | undefined;
}

/** The link of a line's name: to the product's page, or to the mix in the builder. */
const addressOf = (line: CartLine): string => {
  if (giftOf(line) !== undefined) return '/giftcards';
  return line.kind === 'mix'
    ? `/varietypack/customize?edit=${encodeURIComponent(line.id)}`
    : productAddress(line.productId);
};

/** One line: picture, name, quantity and price. At quantity 1 the minus is a bin. */
export const CartRow = observer(function CartRow(props: CartRowProps) {
  const { line, removals, isNew, onLeave } = props;
  const stores = useStores();
  const { cart, review } = stores;
  const { say, language } = useWords();
  const [isBeyond, setBeyond] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const nameLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isNew) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    // The card that was pressed goes when its product is in the cart.
    const at = document.activeElement;
    if (at === document.body || at?.closest('[data-fillers]')) nameLink.current?.focus();
  }, [isNew]);
  const isBack = removals.returned === line.id;
  useEffect(() => {
    if (isBack) nameLink.current?.focus();
  }, [isBack]);
  const goods = cartGoodsOf(stores);
  const card = goods.known.get(line.productId);
  const name = goods.nameOf(line);
  const most = largestQuantity(line);
  return (
    <li ref={row} className={classNames(styles.line, isNew && styles.arrived)}>
      <LineTile line={line} card={card} />
      <div>
        <h3>
          <Link ref={nameLink} to={addressOf(line)} onClick={onLeave}>
            {name}
          </Link>
          {isNew ? (
            <>
              {' '}
              <span className={classNames(controls.badge, controls.badgeOk)}>
                {say('cart.arrived')}
              </span>
            </>
          ) : null}
        </h3>
        <p className={classNames(layout.small, layout.muted)}>
          {line.kind === 'mix' ? (
            <>
              {say('cart.mixBags', { count: unitsInMix(line.contents) })},{' '}
              {say('cart.mixFlavors', { count: foldContents(line.contents).length })}{' '}
              <Link
                className={controls.link}
                to={addressOf(line)}
                aria-label={say('cart.editMixOf', { name })}
                onClick={onLeave}
              >
                {say('cart.editMix')}
              </Link>
            </>
          ) : (
            factsOf([
              card?.brand,
              line.size && sizeText(line.size, language),
              line.preOrderText,
              giftText(line, { say, language }),
            ])
          )}
        </p>
        {line.kind === 'mix' ? <MixStripe line={line} /> : null}
        <LineMessage line={line} most={isBeyond ? most : undefined} />
        <div className={styles.lineFoot}>
          <Stepper
            label={say('product.quantityOf', { name })}
            value={line.quantity}
            least={1}
            most={most}
            binAt={review.isGone(line) ? line.quantity : 1}
            removeLabel={say('cart.removeName', { name })}
            onRemove={() => removals.remove(line.id)}
            onZero={() => removals.ask(line)}
            onBeyond={setBeyond}
            onChange={(quantity) => void cart.setQuantity(line.id, quantity)}
          />
          {line.unitPrice === undefined ? null : (
            <span className={styles.price}>
              {price(timesCents(line.unitPrice, line.quantity), language)}
            </span>
          )}
        </div>
      </div>
    </li>
  );
});

/** "Mazoro, 9 oz. Ships in May": what is short in one sentence, what is long in its own. */
const factsOf = ([brand, size, ...long]: readonly (string | undefined)[]): string =>
  [[brand, size].filter(Boolean).join(', '), ...long].filter(Boolean).join('. ');
