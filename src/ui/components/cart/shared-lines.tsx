import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OpenedCart } from '#application/cart/extras/open-shared-cart.ts';
import type { SkippedLine } from '#application/cart/goods-of-order.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { foldContents, unitsInMix } from '#domain/mix/contents.ts';
import { timesCents } from '#domain/money/cents.ts';
import { LineTile, MixStripe } from '#ui/components/cart/line-tile.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** The lines of a shared cart, and what of it cannot be had today. */
export const SharedLines = observer(function SharedLines({ lines, skipped }: OpenedCart) {
  const stores = useStores();
  const { say, language } = useWords();
  const goods = cartGoodsOf(stores);
  const where = `${language} ${stores.zip.locationNumber}`;
  useEffect(() => void goods.meet(lines, where), [goods, lines, where]);
  return (
    <>
      {skipped.length === 0 ? null : (
        <div className={classNames(controls.message, controls.messageWarn)} role="status">
          <Icon name="warning" />
          <div>
            <p>{say('shareCart.skipped')}</p>
            <ul>
              {skipped.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
                <li key={place}>
                  <Skipped line={line} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no number of their own yet
          <SharedRow key={place} line={line} />
        ))}
      </ul>
    </>
  );
});

const Skipped = ({ line }: { readonly line: SkippedLine }) => {
  const { say } = useWords();
  const { name, quantity: count, because } = line;
  if (because === 'gone') return say('shareCart.gone', { count });
  if (because === 'unavailable') return say('shareCart.soldOut', { count, name });
  return say('shareCart.box', { count });
};

const SharedRow = observer(function SharedRow({ line }: { readonly line: CartLine }) {
  const goods = cartGoodsOf(useStores());
  const { say, language } = useWords();
  const card = goods.known.get(line.productId);
  const name = goods.nameOf(line);
  const facts =
    line.kind === 'mix'
      ? [
          say('cart.mixBags', { count: unitsInMix(line.contents) }),
          say('cart.mixFlavors', { count: foldContents(line.contents).length }),
        ]
      : [card?.brand, line.size && sizeText(line.size, language)];
  return (
    <li className={styles.line}>
      <LineTile line={line} card={card} />
      <div>
        <h2>
          {line.kind === 'mix' ? name : <Link to={productAddress(line.productId)}>{name}</Link>}
        </h2>
        <p className={classNames(layout.small, layout.muted)}>{facts.filter(Boolean).join(', ')}</p>
        {line.kind === 'mix' ? <MixStripe line={line} /> : null}
        <p className={styles.lineFoot}>
          <span>× {line.quantity}</span>
          {line.unitPrice === undefined ? null : (
            <span className={styles.price}>
              {price(timesCents(line.unitPrice, line.quantity), language)}
            </span>
          )}
        </p>
      </div>
    </li>
  );
});
