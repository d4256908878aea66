import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { tenderOfCart } from '#domain/checkout/checkout-tender.ts';
import { timesCents, zeroCents } from '#domain/money/cents.ts';
import { CartTotals } from '#ui/components/cart/cart-totals.tsx';
import { LineTile } from '#ui/components/cart/line-tile.tsx';
import { CheckoutCoupon } from '#ui/components/checkout/checkout-coupon.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { giftText } from '#ui/components/gift/gift-text.ts';
import { TenderRows } from '#ui/components/gift/tender-rows.tsx';
import cartStyles from '#ui/design/cart.module.css';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** What is being bought: folded above the form on phones, beside it on wide screens. */
export const OrderSummary = observer(function OrderSummary() {
  const { cart } = useStores();
  const { say, language } = useWords();
  const { totals } = cart;
  const total = totals.ok ? price(totals.value.totalAmount, language) : '';
  const fold = useRef<HTMLDetailsElement>(null);
  const meet = useMeeting(fold);
  return (
    <aside aria-label={say('checkout.summary')}>
      <details
        ref={fold}
        className={classNames(layout.panel, styles.folded, styles.onlyPhone)}
        onToggle={meet}
      >
        <summary>
          <span className={layout.row}>
            {say('checkout.summaryCount', { count: cart.count })}
            <Icon name="down" />
          </span>
          <span className={cartStyles.price}>{total}</span>
        </summary>
        <SummaryLines />
      </details>
      <div className={classNames(layout.panel, styles.onlyDesktop)}>
        <h2 className={layout.titleMedium}>{say('checkout.summary')}</h2>
        <SummaryLines />
      </div>
    </aside>
  );
});

/** Names and colours of the lines, asked for where they are seen: what the cart knows is not asked again. */
const useMeeting = (fold: RefObject<HTMLDetailsElement | null>): (() => void) => {
  const stores = useStores();
  const { language } = useWords();
  const { lines } = stores.cart;
  const where = `${language} ${stores.zip.locationNumber}`;
  const goods = cartGoodsOf(stores);
  const meet = useCallback(() => {
    const isFolded = fold.current?.open === false && fold.current.offsetParent !== null;
    if (!isFolded) void goods.meet(lines, where);
  }, [fold, goods, lines, where]);
  useEffect(meet, [meet]);
  return meet;
};

const SummaryLines = observer(function SummaryLines() {
  const { cart } = useStores();
  const { checkout: store } = useCheckoutStores();
  const tender = tenderOfCart(cart.cart, store.checkout);
  return (
    <div className={layout.stack}>
      <ul>
        {cart.lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <CheckoutCoupon />
      <CartTotals />
      {tender === undefined ? null : <TenderRows {...tender} />}
    </div>
  );
});

const SummaryLine = observer(function SummaryLine({ line }: { readonly line: CartLine }) {
  const { say, language } = useWords();
  const goods = cartGoodsOf(useStores());
  return (
    <li className={classNames(cartStyles.line, cartStyles.small)}>
      <LineTile line={line} card={goods.known.get(line.productId)} />
      <div>
        <h3>{goods.nameOf(line)}</h3>
        <p className={classNames(layout.small, layout.muted)}>
          {[
            line.size && sizeText(line.size, language),
            line.preOrderText,
            giftText(line, { say, language }),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
        <div className={cartStyles.lineFoot}>
          <span className={layout.small}>{say('checkout.quantity', { count: line.quantity })}</span>
          <span className={cartStyles.price}>
            {price(timesCents(line.unitPrice ?? zeroCents, line.quantity), language)}
          </span>
        </div>
      </div>
    </li>
  );
});
