import { observer } from 'mobx-react-lite';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { sizeText } from '#domain/catalog/size-text.ts';
import { tenderOfCart } from '#domain/checkout/checkout-tender.ts';
import { timesCents, zeroCents } from '#domain/money/cents.ts';
import { CartTotals } from '#ui/components/cart/cart-totals.tsx';
import { CheckoutCoupon } from '#ui/components/checkout/checkout-coupon.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { giftText } from '#ui/components/gift/gift-text.ts';
import { TenderRows } from '#ui/components/gift/tender-rows.tsx';
import cartStyles from '#ui/design/cart.module.css';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
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
  return (
    <aside aria-label={say('checkout.summary')}>
      <details className={classNames(layout.panel, styles.folded, styles.onlyPhone)}>
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

const SummaryLine = ({ line }: { readonly line: CartLine }) => {
  const { say, language } = useWords();
  return (
    <li className={classNames(cartStyles.line, cartStyles.small)}>
      <div className={cartStyles.tile}>
        {line.imagePath === undefined ? (
          <Icon name="box" />
        ) : (
          <img src={line.imagePath} width="300" height="400" alt="" />
        )}
      </div>
      <div>
        <h3>{line.title ?? line.productId}</h3>
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
};
